"""Content of a designer that hypothesis makes up: any that a study file can bring."""

from typing import Any

from hypothesis import strategies as st
from pydantic import BaseModel

from bangsim.content import catalogue, limits
from bangsim.content.codes import (
    ALL_OTHERS,
    ANYONE,
    ATTACK,
    BORDERS,
    BROWN,
    CLASSES,
    EFFECTS,
    NAMED_KINDS,
    NEAR,
    ONESELF,
    REACHES,
)
from bangsim.sim.own import INDEXES, CardPart, CharacterPart

TRAITS = tuple(name for name in catalogue.TRAIT if name != "basic_characters")
"""All but the one that gives the abilities of characters by chance, whom `position.check` does not follow."""
COMMON = 4
"""What numbers mostly are; larger ones come too, but seldom."""


def number(low: int, high: int) -> st.SearchStrategy[int]:
    """A number within bounds, mostly a small one."""
    small = st.integers(max(low, -COMMON), min(high, COMMON))
    return st.one_of(small, small, small, st.integers(low, high))


def replacements() -> st.SearchStrategy[dict[str, Any]]:
    """An official kind whose numbers are changed."""
    numbers = {name: number(*bounds) for name, bounds in limits.COLUMNS.items()}
    reach = st.sampled_from(REACHES)
    ids = st.sampled_from([kind.id for kind in catalogue.KINDS]) | st.sampled_from(NAMED_KINDS)
    changed = st.fixed_dictionaries({"id": ids}, optional={**numbers, "reach": reach})
    return changed.filter(lambda card: right(CardPart, card))


@st.composite
def cards(draw: st.DrawFn, id: str) -> dict[str, Any]:
    """A kind of card whose columns go together."""
    effect = draw(st.sampled_from([*limits.SHAPES]))
    shape = limits.SHAPES[effect]
    reach, border = draw(st.sampled_from(shape.reaches)), draw(st.sampled_from(shape.borders))
    card: dict[str, Any] = {"id": id, "effect": EFFECTS[effect], "reach": REACHES[reach], "border": BORDERS[border]}
    card["copies"] = draw(st.lists(st.sampled_from(INDEXES), min_size=1, max_size=6))
    if reach == NEAR:
        card["distance"] = draw(number(*limits.COLUMNS["distance"]))
    for column in shape.columns:
        useless = (
            (column == "cost" and border != BROWN)
            or (column == "saves" and reach not in (ONESELF, ANYONE))
            or (column in ("strikes", "takes") and effect == ATTACK and reach == ALL_OTHERS)
        )
        if column in limits.COLUMNS and not useless and draw(st.booleans()):
            card[column] = draw(number(*limits.COLUMNS[column]))
    if "traits" in shape.columns:
        card["class"] = draw(st.sampled_from(CLASSES))
        card["traits"] = draw(traits(limits.EQUIPMENT).filter(lambda one: any(one.values())))
        if "barrels" in card["traits"]:
            card["traits"]["barrels"] = 1
    return card


def traits(names: tuple[str, ...] = TRAITS) -> st.SearchStrategy[dict[str, int]]:
    """Some traits within their bounds."""
    some = st.lists(st.sampled_from(names), min_size=1, max_size=4, unique=True)
    return some.flatmap(
        lambda chosen: st.fixed_dictionaries({name: number(*limits.trait_bounds(name)) for name in chosen})
    )


def characters(id: str) -> st.SearchStrategy[dict[str, Any]]:
    """A character of some traits and some abilities."""
    ability = st.sampled_from([who.id for who in catalogue.CHARACTERS if {*who.traits} <= {*TRAITS}])
    whole = st.fixed_dictionaries(
        {"id": st.just(id), "hp": number(*limits.HP)},
        optional={
            "traits": traits(),
            "abilities": st.lists(ability, min_size=1, max_size=3, unique=True),
            "based_on": ability,
        },
    )
    return whole.filter(lambda who: right(CharacterPart, who))


def right(part: type[BaseModel], own: dict[str, Any]) -> bool:
    """Whether what is said goes together."""
    try:
        part.model_validate(own)
    except ValueError:
        return False
    return True


def distinct(own: tuple[dict[str, Any], ...]) -> bool:
    """Whether every id is there once."""
    return len({one["id"] for one in own}) == len(own)


def with_own(study: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    """A study with some cards and characters of its own."""
    own = st.fixed_dictionaries(
        {
            "cards": st.tuples(*(cards(f"card_{i}") | replacements() for i in range(4))).filter(distinct),
            "characters": st.tuples(*(characters(f"who_{i}") for i in range(4))),
        }
    )
    return own.map(lambda more: study | {key: list(value) for key, value in more.items()})
