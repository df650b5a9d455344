"""The configurations of a study: every combination of the values it lists."""

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bangsim.content.collection import Content
from bangsim.content.configuration import Configuration, Pin
from bangsim.content.rules import preset_rules, role_table
from bangsim.content.schema import Value

Roles = tuple[int, int, int, int]
COPIES = "deck_copies."
NO_EVENTS = "none"
"""Stands for an empty list of scenario cards."""


@dataclass(frozen=True)
class Variant:
    """One configuration and the labels by which results tell it from the others of its study.

    `labels` are the key columns of every table: players, sets, events if the study names some, preset, each switch
    that varies, policy.
    """

    configuration: Configuration
    labels: Mapping[str, Value]


@dataclass(frozen=True, kw_only=True)
class Grid:
    """What a study lists, and what all its configurations share.

    `switches` holds those that the study sets, `copies` the card kinds whose number it sets, each with all values.
    `characters` and `kinds` are those named beside the own ones; without any, all of the sets are meant.
    """

    content: Content

    players: Sequence[int]
    sets: Sequence[tuple[str, ...]]
    events: Sequence[tuple[str, ...]] | None
    events_excluded: tuple[str, ...]
    presets: Sequence[str]
    switches: Mapping[str, Sequence[Value]]
    copies: Mapping[str, Sequence[int]]
    characters: tuple[str, ...]
    kinds: tuple[str, ...]
    roles: Mapping[int, Roles]
    policies: Mapping[str, str]
    seat_policies: tuple[str, ...]
    policy_label: str
    pins: tuple[Pin, ...]

    def lists(self) -> dict[str, Sequence[Value]]:
        """The switches and copies that the study sets, with their values; copies are called ``deck_copies.bang``."""
        return {**self.switches, **{COPIES + kind: values for kind, values in self.copies.items()}}

    def size(self) -> int:
        """The number of configurations."""
        axes = (self.players, self.sets, self._events(), self.presets, *self.lists().values())
        return math.prod(len(values) for values in axes)

    def _events(self) -> Sequence[tuple[str, ...] | None]:
        """The lists of scenario cards; None where those of the sets are meant."""
        return (None,) if self.events is None else self.events

    def variants(self) -> list[Variant]:
        """All configurations, the last key varying fastest."""
        lists = self.lists()
        switches = itertools.product(*lists.values())
        points = itertools.product(self.players, self.sets, self._events(), self.presets, switches)
        return [
            self._variant(players, sets, events, preset, dict(zip(lists, values, strict=True)))
            for players, sets, events, preset, values in points
        ]

    def _pool(self, sets: tuple[str, ...]) -> tuple[str, ...]:
        """The characters that are dealt from, in the order of their numbers; own ones are always among them."""
        own = [one.id for one in self.content.own_characters]
        return self.content.in_order([*self.characters, *own]) if self.characters else self.content.pool(sets)

    def _variant(
        self,
        players: int,
        sets: tuple[str, ...],
        events: tuple[str, ...] | None,
        preset: str,
        own: Mapping[str, Value],
    ) -> Variant:
        rules = preset_rules(preset) | {switch: own[switch] for switch in self.switches}
        configuration = Configuration(
            players=players,
            sets=sets,
            preset=preset,
            rules=rules,
            roles=self.roles.get(players) or role_table(str(rules["roles"]))[players],
            characters=self._pool(sets),
            deck_copies={kind: int(own[COPIES + kind]) for kind in self.copies},
            policies=self.policies,
            seat_policies=self.seat_policies,
            pins=self.pins,
            kinds=self.kinds,
            events=events,
            events_excluded=self.events_excluded,
            content=self.content,
        )
        varied = {key: own[key] for key, values in self.lists().items() if len(values) > 1}
        named = {} if events is None else {"events": "+".join(events) or NO_EVENTS}
        key = {"players": players, "sets": "+".join(sets), **named, "preset": preset, **varied}
        return Variant(configuration, {**key, "policy": self.policy_label})
