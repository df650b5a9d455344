"""One configuration: everything that decides how a batch of games is played, resolved and in plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bangsim.content.catalogue import event, scenario_deck, turned_by_stagecoach
from bangsim.content.collection import OFFICIAL, Content
from bangsim.content.schema import ScenarioCard, Value


@dataclass(frozen=True, kw_only=True)
class Pin:
    """A character given to a seat or role, or a role given to a seat, instead of what chance deals.

    Exactly one of `seat` and `role` says who is meant: with `seat`, `gives_role` may name the role sitting there.
    """

    seat: int | None = None
    role: str | None = None
    gives_role: str | None = None
    character: str | None = None


@dataclass(frozen=True, kw_only=True)
class Configuration:
    """What the games of one batch have in common.

    `roles` counts sheriffs, deputies, outlaws and renegades. `rules` holds every switch. `characters` is the pool in
    the order of their numbers. `deck_copies` maps a card kind to its number of copies where it is not the printed one;
    `kinds`, where given, are the only ones in the deck. `events`, unless None, are the scenario cards in their order,
    in place of the decks of the sets, of which `events_excluded` are left out. `content` tells what the names mean.
    `policies` gives a policy for each role; `seat_policies`, where given, one for each seat clockwise from the first,
    and then counts alone.
    """

    players: int
    sets: tuple[str, ...]
    preset: str
    rules: Mapping[str, Value]
    roles: tuple[int, int, int, int]
    characters: tuple[str, ...]
    deck_copies: Mapping[str, int] = field(default_factory=dict)
    policies: Mapping[str, str] = field(default_factory=dict)
    seat_policies: tuple[str, ...] = ()
    pins: tuple[Pin, ...] = ()
    kinds: tuple[str, ...] = ()
    events: tuple[str, ...] | None = None
    events_excluded: tuple[str, ...] = ()
    content: Content = OFFICIAL

    def deck(self) -> list[tuple[int, int]]:
        """The cards as pairs (kind number, index)."""
        return self.content.deck(self.sets, self.deck_copies, self.kinds)

    def scenario_deck(self, by_stagecoach: bool) -> tuple[ScenarioCard, ...]:
        """The scenario cards of the sets, but those left out, that one way of turning them turns by chance."""
        deck = scenario_deck(self.sets, by_stagecoach) if self.events is None else ()
        return tuple(card for card in deck if card.id not in self.events_excluded)

    def fixed_events(self, by_stagecoach: bool) -> tuple[str, ...]:
        """Those of the scenario cards given in order that one way of turning them turns."""
        return tuple(name for name in self.events or () if turned_by_stagecoach(name) == by_stagecoach)

    def scenario_cards(self) -> tuple[ScenarioCard, ...]:
        """All scenario cards that may be turned, however that is done."""
        decks = (self.scenario_deck(by_stagecoach) for by_stagecoach in (False, True))
        return tuple(map(event, self.events or ())) + tuple(card for deck in decks for card in deck)

    def policy_of(self, seat: int, role: str) -> str:
        """The policy that plays `role` at `seat`."""
        return self.seat_policies[seat] if self.seat_policies else self.policies[role]
