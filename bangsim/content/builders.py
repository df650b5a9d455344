"""Short ways to write rows of content: kinds of card by their border, and characters."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from bangsim.content.codes import BLUE, BROWN, EQUIP, GREEN, ONESELF, PLAIN, WEAPON
from bangsim.content.schema import CardKind, Character, ScenarioCard


def kind(
    border: int, id: str, name: str, effect: int, reach: int, printed: str, sentence: str, **columns: Any
) -> CardKind:
    """A kind of card; `columns` are the fields of `CardKind` that are not as usual."""
    return CardKind(
        border=border, id=id, name=name, effect=effect, reach=reach, printed=printed, sentence=sentence, **columns
    )


brown = partial(kind, BROWN)
"""A card that takes effect when it is played and is then discarded."""
blue = partial(kind, BLUE)
"""A card that lies in front of a player."""
green = partial(kind, GREEN)
"""A card that is laid down first, and takes effect when it is discarded later."""


def equipment(
    id: str,
    name: str,
    traits: Mapping[str, int],
    printed: str,
    sentence: str,
    card_class: int = PLAIN,
    **columns: Any,
) -> CardKind:
    """A card that changes the traits of its owner."""
    return blue(id, name, EQUIP, ONESELF, printed, sentence, traits=traits, card_class=card_class, **columns)


def weapon(id: str, name: str, reaches: int, printed: str, bang_limit: int = 0) -> CardKind:
    """A weapon that reaches players up to a distance; without one a player reaches distance 1."""
    traits = {"shoots_farther": reaches - 1} | ({"bang_limit": bang_limit} if bang_limit else {})
    sentence = f"Weapon: reaches distance {reaches}" + (", any number of Bang! a turn." if bang_limit else ".")
    return equipment(id, name, traits, printed, sentence, WEAPON)


def character(
    id: str,
    name: str,
    hp: int,
    sentence: str,
    worth: int = 50,
    other_names: tuple[str, ...] = (),
    **traits: int,
) -> Character:
    """A character, with his traits by name."""
    return Character(id=id, name=name, hp=hp, traits=traits, sentence=sentence, worth=worth, other_names=other_names)


def namesake(id: str, name: str, other: Character, hp: int | None = None) -> Character:
    """A character that has the ability of another one."""
    sentence = f"As {other.name}: {other.sentence[0].lower()}{other.sentence[1:]}"
    return replace(
        other, id=id, name=name, hp=hp or other.hp, sentence=sentence, other_names=(), same_as=other.same_as or other.id
    )


def scenario(id: str, name: str, sentence: str, last: bool = False, beside: str = "", **traits: int) -> ScenarioCard:
    """A scenario card, with the traits that it lays over everybody."""
    return ScenarioCard(id=id, name=name, sentence=sentence, last=last, beside=beside, traits=traits)
