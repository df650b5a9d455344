"""What cards and characters say under given rules: the rows as printed, with the switches that change the print."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from bangsim.content.catalogue import CHARACTERS, KINDS
from bangsim.content.codes import ANY_OTHER, ANYONE, UNLIMITED
from bangsim.content.collection import OFFICIAL, Content, with_own
from bangsim.content.schema import CardKind, Character, Value

Change = Callable[[Any], dict[str, int]]
"""From the value of a switch to the columns that it sets."""


def _fewest_players(number: int) -> dict[str, int]:
    return {"min_players": number}


def _saves(dying: bool) -> dict[str, int]:
    return {"saves": int(dying)}


def _on_self(allowed: bool) -> dict[str, int]:
    return {"reach": ANYONE if allowed else ANY_OTHER}


def _brings_from(place: str) -> dict[str, int]:
    """The card that comes with it is drawn from the deck, or taken from the other party."""
    return {"draws": 1, "takes": 0} if place == "deck" else {"draws": 0, "takes": 1}


def _strikes(number: int) -> dict[str, int]:
    return {"strikes": number}


def _keeps(limit: int | str) -> dict[str, int]:
    return {"hand_limit": _number(limit)}


def _sells(times: int | str) -> dict[str, int]:
    return {"equipment_sales": _number(times)}


def _draws(cards: int) -> dict[str, int]:
    return {"extra_draws": cards - 2}


def _number(limit: int | str) -> int:
    return UNLIMITED if isinstance(limit, str) else limit


ON_CARDS: Mapping[str, tuple[str, Change]] = MappingProxyType(
    {
        "beer_min_players": ("beer", _fewest_players),
        "whisky_saves": ("whisky", _saves),
        "canteen_saves": ("canteen", _saves),
        "tequila_on_self": ("tequila", _on_self),
        "tequila_min_players": ("tequila", _fewest_players),
        "dodge_draws_from": ("dodge", _brings_from),
        "bible_draws_from": ("bible", _brings_from),
        "derringer_takes": ("derringer", _brings_from),
        "knife_strikes": ("knife", _strikes),
    }
)
"""For each switch whose card it changes, and how."""
ON_CHARACTERS: Mapping[str, tuple[str, Change]] = MappingProxyType(
    {
        "sean_mallory_hand_limit": ("sean_mallory", _keeps),
        "jose_delgado_uses": ("jose_delgado", _sells),
        "pixie_pete_draws": ("pixie_pete", _draws),
    }
)
"""For each switch whose traits it changes, and how."""


def printed_kinds(rules: Mapping[str, Value], content: Content = OFFICIAL) -> tuple[CardKind, ...]:
    """Every kind of card as it is under `rules`, at its number; what a study says of its own goes before the rules."""
    columns = _changes(ON_CARDS, rules)
    return with_own([replace(kind, **columns[kind.id]) for kind in KINDS], content.own_cards)


def printed_characters(rules: Mapping[str, Value], content: Content = OFFICIAL) -> tuple[Character, ...]:
    """Every character as he is under `rules`, at his number; what a study says of its own goes before the rules."""
    traits = _changes(ON_CHARACTERS, rules)
    official = [replace(who, traits={**who.traits, **traits[who.id]}) for who in CHARACTERS]
    return with_own(official, content.own_characters)


def _changes(switches: Mapping[str, tuple[str, Change]], rules: Mapping[str, Value]) -> Mapping[str, dict[str, Any]]:
    """What the switches change, by the id of what is changed."""
    changed: Mapping[str, dict[str, Any]] = defaultdict(dict)
    for switch, (name, change) in switches.items():
        changed[name].update(change(rules[switch]))
    return changed
