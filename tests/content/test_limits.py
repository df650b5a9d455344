"""What goes together on a card or a character; all that is official does."""

from dataclasses import replace
from typing import Any

import pytest

from bangsim.content import codes, limits
from bangsim.content.catalogue import CHARACTERS, EVENTS, KINDS, TRAIT
from bangsim.content.catalogue import kind as kind_called
from bangsim.content.printed import printed_characters, printed_kinds
from bangsim.content.rules import PRESETS, preset_rules
from bangsim.content.schema import CardKind, ScenarioCard
from bangsim.table.legal import OWN_BARRELS
from bangsim.table.state import KIND, TALLY_CHARACTERS


def card(**columns: Any) -> CardKind:
    usual = {"effect": codes.ATTACK, "reach": codes.ANY_OTHER, "border": codes.BROWN}
    return CardKind(**{"id": "own", "name": "Own", "printed": "AS", **usual, **columns})


def misfits(**columns: Any) -> dict[str, str]:
    return dict(limits.card_misfits(card(**columns)))


@pytest.mark.parametrize("preset", PRESETS)
def test_all_that_is_official_goes_together(preset: str):
    assert [*printed_kinds(preset_rules(preset))] != []
    for kind in printed_kinds(preset_rules(preset)):
        assert [*limits.card_misfits(kind)] == [], kind.id
        for column, (low, high) in limits.COLUMNS.items():
            assert low <= getattr(kind, column) <= high, kind.id
    for who in printed_characters(preset_rules(preset)):
        assert [*limits.trait_misfits(who.traits)] == [], who.id
        assert limits.HP[0] <= who.hp <= limits.HP[1]


def test_every_effect_has_a_shape():
    assert sorted(limits.SHAPES) == [*range(1, len(codes.EFFECTS))]


def test_every_bound_is_that_of_a_trait_and_fits_into_the_record():
    assert {*limits.TRAITS} <= {*TRAIT}
    assert {name for pair in limits.TOGETHER for name in pair} <= {*TRAIT}
    for name in TRAIT:
        low, high = limits.trait_bounds(name)
        assert -128 <= low < high <= 127
        assert not TRAIT[name].flag or (low, high) == (0, 1)
    assert {*limits.COLUMNS} <= {*(KIND.names or ())}


def test_the_greatest_numbers_are_those_of_the_engine():
    assert limits.MOST_CHARACTERS == TALLY_CHARACTERS
    assert limits.MOST_BARRELS < OWN_BARRELS


@pytest.mark.parametrize(
    ("columns", "column", "message"),
    [
        (
            {"reach": codes.ONESELF},
            "reach",
            "a card with effect attack reaches in_range, near, any_other or all_others",
        ),
        ({"reach": codes.ANYONE}, "reach", "a card with effect attack reaches"),
        ({"border": codes.BLUE}, "border", "a card with effect attack is brown or green"),
        ({"effect": codes.NO_EFFECT}, "effect", "should be one of attack, missed, indians"),
        ({"saves": 1}, "saves", "says nothing on a card with effect attack; such cards go by border, reach, copies"),
        ({"traits": {"barrels": 1}}, "traits", "says nothing on a card with effect attack"),
        ({"card_class": codes.WEAPON}, "class", "says nothing on a card with effect attack"),
        ({"border": codes.GREEN, "cost": 1}, "cost", "should be 0 on a green card"),
        ({"distance": 3}, "distance", "says nothing with reach any_other"),
        ({"reach": codes.ALL_OTHERS, "strikes": 2}, "strikes", "says nothing with reach all_others"),
        ({"reach": codes.ALL_OTHERS, "takes": 1}, "takes", "says nothing with reach all_others"),
        ({"effect": codes.MISSED}, "reach", "a card with effect missed reaches oneself"),
        (
            {"effect": codes.MISSED, "reach": codes.ONESELF, "cost": 1},
            "cost",
            "says nothing on a card with effect missed",
        ),
        ({"effect": codes.DUEL, "reach": codes.ANYONE}, "reach", "a card with effect duel reaches"),
        ({"effect": codes.HEAL, "reach": codes.ALL_OTHERS}, "reach", "a card with effect heal reaches"),
        ({"effect": codes.HEAL, "saves": 1}, "saves", "a card that saves its owner reaches oneself or anyone"),
        ({"effect": codes.TAKE}, "reach", "a card with effect take reaches in_range, near, anyone or all_others"),
        (
            {"effect": codes.TAKE, "reach": codes.ANYONE, "amount": 2},
            "amount",
            "says nothing on a card with effect take",
        ),
        ({"effect": codes.JAIL, "reach": codes.ONESELF}, "reach", "a card with effect jail reaches any_other"),
        ({"effect": codes.EQUIP, "reach": codes.ONESELF}, "border", "a card with effect equip is blue"),
    ],
)
def test_what_does_not_go_together_is_told(columns: dict[str, Any], column: str, message: str):
    assert misfits(**columns)[column].startswith(message)


@pytest.mark.parametrize(
    ("traits", "key", "message"),
    [
        ({}, "traits", "equipment without traits does nothing; there are: seen_farther, sees_farther"),
        ({"barrels": 0}, "traits", "equipment without traits does nothing"),
        ({"hand_limit": 5}, "traits.hand_limit", "only characters have it; cards in play change: seen_farther"),
        ({"barrels": 10}, "traits.barrels", "should be 0 to 9, not 10"),
        ({"seen_farther": -10}, "traits.seen_farther", "should be -9 to 9, not -10"),
    ],
)
def test_traits_of_equipment(traits: dict[str, int], key: str, message: str):
    found = misfits(effect=codes.EQUIP, reach=codes.ONESELF, border=codes.BLUE, traits=traits)
    assert found[key].startswith(message)


@pytest.mark.parametrize(
    ("traits", "key"),
    [
        ({"draws_for_equipment": 2}, "traits.draws_for_equipment"),
        ({"equipment_sales": 2}, "traits.equipment_sales"),
        ({"sells_from_play": 1}, "traits.sells_from_play"),
        ({"takes_from_play": 2}, "traits.takes_from_play"),
        ({"extra_draws": 10}, "traits.extra_draws"),
    ],
)
def test_traits_of_characters(traits: dict[str, int], key: str):
    assert [column for column, _ in limits.trait_misfits(traits)] == [key]


@pytest.mark.parametrize(("name", "other", "why"), limits.APART)
def test_some_traits_nobody_can_have_both_of(name: str, other: str, why: str):
    assert [*limits.trait_misfits({name: 1, other: 1})] == [(f"traits.{name}", f"does not go with {other}: {why}")]
    assert [*limits.trait_misfits({name: 1, other: 0})] == [*limits.trait_misfits({other: 1})] == []


def test_cards_drawn_besides_may_be_fewer_than_none():
    assert limits.trait_bounds("further_draws") == (-9, 9)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id)
def test_scenario_cards_keep_to_the_bounds(event: ScenarioCard):
    assert [*limits.trait_misfits(event.traits)] == []


@pytest.mark.parametrize("name", limits.KEPT)
def test_kinds_that_rules_speak_of_keep_what_these_count_on(name: str):
    assert name in codes.NAMED_KINDS
    printed = kind_called(name)
    for column in limits.KEPT[name]:
        other = replace(printed, **{column: 1 + getattr(printed, column)})
        assert "rules speak of" in dict(limits.card_misfits(other))[column]
    assert [*limits.card_misfits(printed)] == []


def test_a_bang_is_shot_at_one_player():
    changed = replace(kind_called("bang"), reach=codes.ALL_OTHERS)
    assert [column for column, _ in limits.card_misfits(changed)] == ["reach"]


def test_official_barrels_leave_room():
    assert sum(kind.traits.get("barrels", 0) for kind in KINDS) < limits.MOST_BARRELS
    assert len(KINDS) < codes.KINDS
    assert len(CHARACTERS) < limits.MOST_CHARACTERS
