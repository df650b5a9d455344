"""What may stand together on a card or a character, and how large each number may be: what the rules can carry out.

All official content keeps to it too.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any

from bangsim.content import codes
from bangsim.content.catalogue import KIND_NUMBER, KINDS, TRAIT
from bangsim.content.codes import (
    ALL_OTHERS,
    ANY_OTHER,
    ANYONE,
    BLUE,
    BORDERS,
    BROWN,
    EFFECTS,
    EQUIPPABLE,
    EVERYBODY,
    GREEN,
    IN_RANGE,
    NEAR,
    ONESELF,
    PLAIN,
    REACHES,
    UNLIMITED,
)
from bangsim.content.schema import CardKind

PLAYED = (BROWN, GREEN)


@dataclass(frozen=True)
class Shape:
    """What goes with an effect: borders, reaches, and the columns that are read of a card that has it."""

    borders: tuple[int, ...]
    reaches: tuple[int, ...]
    columns: tuple[str, ...] = ()


SHAPES: Mapping[int, Shape] = MappingProxyType(
    {
        codes.ATTACK: Shape(
            PLAYED, (IN_RANGE, NEAR, ANY_OTHER, ALL_OTHERS), ("amount", "cost", "draws", "takes", "strikes")
        ),
        codes.MISSED: Shape(PLAYED, (ONESELF,), ("draws", "takes")),
        codes.INDIANS: Shape(PLAYED, (ALL_OTHERS,), ("amount", "cost")),
        codes.DUEL: Shape(PLAYED, (IN_RANGE, NEAR, ANY_OTHER), ("amount", "cost")),
        codes.HEAL: Shape(
            PLAYED,
            (ONESELF, IN_RANGE, NEAR, ANY_OTHER, ANYONE, EVERYBODY),
            ("amount", "cost", "saves", "min_players"),
        ),
        codes.DRAW: Shape(PLAYED, (ONESELF,), ("amount", "cost")),
        codes.STORE: Shape(PLAYED, (EVERYBODY,), ("cost",)),
        codes.TAKE: Shape(PLAYED, (IN_RANGE, NEAR, ANYONE, ALL_OTHERS), ("cost",)),
        codes.DISCARD: Shape(PLAYED, (IN_RANGE, NEAR, ANYONE, ALL_OTHERS), ("cost",)),
        codes.EQUIP: Shape((BLUE,), (ONESELF,), ("card_class", "traits")),
        codes.JAIL: Shape((BLUE,), (ANY_OTHER,)),
        codes.DYNAMITE: Shape((BLUE,), (ONESELF,)),
        codes.ROULETTE: Shape(PLAYED, (EVERYBODY,), ("amount", "cost")),
    }
)
"""By effect. Nobody can do anything with a card that has none."""

COLUMNS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "amount": (1, 10),
        "distance": (1, 9),
        "cost": (0, 1),
        "draws": (0, 9),
        "takes": (0, 9),
        "strikes": (1, 10),
        "saves": (0, 1),
        "min_players": (0, codes.SEATS),
    }
)
"""The least and the most of each number of a card."""
HP = (1, 20)
"""The least and the most life points of a character."""
COUNTS = (0, 9)
"""The least and the most of a trait that has no bounds of its own."""
TRAITS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "seen_farther": (-9, 9),
        "sees_farther": (-9, 9),
        "shoots_farther": (-9, UNLIMITED),
        "bang_limit": (-9, UNLIMITED),
        "extra_draws": (-9, 9),
        "further_draws": (-9, 9),
        "draws_per_wound": (0, 3),
        "ignores_diamonds": (0, 2),
        "ignores_equipment": (0, 2),
        "copies_characters": (0, 2),
        "basic_characters": (0, 2),
        "equipment_sales": (0, UNLIMITED),
        "hand_limit": (0, UNLIMITED),
    }
)
"""The bounds of traits that are no mere count; a flag is 0 or 1."""
KEPT: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "bang": ("effect", "border", "cost"),
        "missed": ("effect", "border"),
        "beer": ("effect", "border"),
        "general_store": ("effect", "border"),
        "gatling": ("effect", "border", "reach"),
    }
)
"""What stays of the kinds that rules speak of by name, whatever a study makes of them."""
WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType({"effect": EFFECTS, "border": BORDERS, "reach": REACHES})
TOGETHER = (
    ("draws_for_equipment", "equipment_sales"),
    ("equipment_sales", "draws_for_equipment"),
    ("sells_from_play", "draws_for_equipment"),
    ("pays_life_anytime", "draws_for_life"),
)
"""Traits that do nothing without another."""
APART = (
    ("all_hearts", "all_spades", "a card counts as one suit"),
    ("copies_characters", "basic_characters", "he has the abilities of others in one way"),
)
"""Traits that nobody can have both of, and why."""
MOST_CHARACTERS = 128
"""The most characters: those of all sets and a designer's own."""
MOST_BARRELS = 15
"""The most barrels that all kinds of card together give; the rules count those in play in half a byte."""

EQUIPMENT = tuple(trait.name for trait in TRAIT.values() if trait.code < EQUIPPABLE)
"""The traits that cards in play can change."""

USUAL: Mapping[str, Any] = MappingProxyType({one.name: one.default for one in fields(CardKind) if one.name in COLUMNS})
"""The numbers of a card that says nothing of them."""

Misfit = tuple[str, str]
"""A column, and what is wrong with it beside the others."""


def trait_bounds(name: str) -> tuple[int, int]:
    """The least and the most that a trait may be."""
    return (0, 1) if TRAIT[name].flag else TRAITS.get(name, COUNTS)


def trait_misfits(traits: Mapping[str, int]) -> Iterator[Misfit]:
    """What is wrong with traits: numbers out of bounds, or those that need another."""
    for name, value in traits.items():
        low, high = trait_bounds(name)
        if not low <= value <= high:
            yield f"traits.{name}", f"should be {low} to {high}, not {value}"
    for name, other in TOGETHER:
        if traits.get(name) and not traits.get(other):
            yield f"traits.{name}", f"does nothing without {other}"
    for name, other, why in APART:
        if traits.get(name) and traits.get(other):
            yield f"traits.{name}", f"does not go with {other}: {why}"


def card_misfits(kind: CardKind) -> Iterator[Misfit]:
    """What of a card does not go together."""
    if kind.effect not in SHAPES:
        yield "effect", f"should be one of {listed(EFFECTS, SHAPES)}"
        return
    shape, a_card = SHAPES[kind.effect], f"a card with effect {EFFECTS[kind.effect]}"
    if kind.border not in shape.borders:
        yield "border", f"{a_card} is {listed(BORDERS, shape.borders, 'or')}"
    if kind.reach not in shape.reaches:
        yield "reach", f"{a_card} reaches {listed(REACHES, shape.reaches, 'or')}"
    for column, usual in (*USUAL.items(), ("card_class", PLAIN), ("traits", {})):
        if column not in shape.columns and column != "distance" and getattr(kind, column) != usual:
            yield _key(column), f"says nothing on {a_card}; such cards go by {_columns(shape)}"
    yield from _named_misfits(kind)
    yield from _equipment_misfits(kind)
    yield from _reach_misfits(kind)
    if kind.border == GREEN and kind.cost and "cost" in shape.columns:
        yield "cost", "should be 0 on a green card; only brown ones cost a further card"


def _named_misfits(kind: CardKind) -> Iterator[Misfit]:
    """What a card must not change because rules speak of it by its name."""
    official = KINDS[KIND_NUMBER[kind.id]] if kind.id in KEPT else kind
    for column in KEPT.get(kind.id, ()):
        printed = getattr(official, column)
        if getattr(kind, column) != printed:
            word = WORDS[column][printed] if column in WORDS else printed
            yield column, f"should be {word}, as rules speak of {official.name} by name; give yours another id"


def _equipment_misfits(kind: CardKind) -> Iterator[Misfit]:
    """What is wrong with the traits of equipment."""
    if kind.effect != codes.EQUIP:
        return
    if not any(kind.traits.values()):
        yield "traits", f"equipment without traits does nothing; there are: {', '.join(EQUIPMENT)}"
    for name in kind.traits:
        if name not in EQUIPMENT:
            yield f"traits.{name}", f"only characters have it; cards in play change: {', '.join(EQUIPMENT)}"
    yield from trait_misfits({name: value for name, value in kind.traits.items() if name in EQUIPMENT})


def _reach_misfits(kind: CardKind) -> Iterator[Misfit]:
    """What goes with certain reaches only."""
    reach = REACHES[kind.reach]
    if kind.reach != NEAR and kind.distance != USUAL["distance"]:
        yield "distance", f"says nothing with reach {reach}; only reach near has one"
    if kind.id == "bang" and kind.reach == ALL_OTHERS:
        yield "reach", "should be that of a shot at one player; give yours another id"
    if kind.effect == codes.HEAL and kind.saves and kind.reach not in (ONESELF, ANYONE):
        yield "saves", f"a card that saves its owner reaches oneself or anyone, not {reach}"
    for column in ("strikes", "takes"):
        if kind.effect == codes.ATTACK and kind.reach == ALL_OTHERS and getattr(kind, column) != USUAL[column]:
            yield column, f"says nothing with reach {reach}; only a shot at one player has it"


def listed(names: tuple[str, ...], numbers: Collection[int], last: str = "and") -> str:
    """Some of `names` in words: ``brown or green``."""
    *most, end = [names[number] for number in numbers]
    return f"{', '.join(most)} {last} {end}" if most else end


def _columns(shape: Shape) -> str:
    return ", ".join(["border", "reach", "copies", *map(_key, shape.columns)])


def _key(column: str) -> str:
    """What a study calls a column."""
    return "class" if column == "card_class" else column
