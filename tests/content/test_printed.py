"""Switches that change what is printed: which columns they set, and that the others stay."""

from dataclasses import fields

import pytest

from bangsim.content.catalogue import CHARACTERS, KINDS
from bangsim.content.codes import ANY_OTHER, ANYONE, UNLIMITED
from bangsim.content.printed import ON_CARDS, ON_CHARACTERS, printed_characters, printed_kinds
from bangsim.content.rules import PRESETS, preset_rules
from bangsim.content.schema import Value
from bangsim.content.switches import SWITCHES

FROM_DECK, FROM_OTHER = {"draws": 1, "takes": 0}, {"draws": 0, "takes": 1}


def changed_kinds(rules: dict[str, Value]) -> dict[str, dict[str, object]]:
    """The columns in which kinds differ from the catalogue."""
    found = {}
    for before, after in zip(KINDS, printed_kinds(rules), strict=True):
        columns = {one.name: getattr(after, one.name) for one in fields(after)}
        differing = {name: value for name, value in columns.items() if value != getattr(before, name)}
        if differing:
            found[after.id] = differing
    return found


def changed_characters(rules: dict[str, Value]) -> dict[str, dict[str, int]]:
    """The traits of the characters that differ from the catalogue."""
    pairs = zip(CHARACTERS, printed_characters(rules), strict=True)
    return {after.id: dict(after.traits) for before, after in pairs if after != before}


def official(**rules: Value) -> dict[str, Value]:
    return preset_rules("official") | rules


def test_each_switch_that_changes_the_print_is_looked_up_once():
    assert {*ON_CARDS} & {*ON_CHARACTERS} == set()
    assert {*ON_CARDS} | {*ON_CHARACTERS} == {switch.id for switch in SWITCHES if switch.changes_print}


@pytest.mark.parametrize("preset", ["official", "rulebook_zh"])
def test_the_catalogue_is_what_the_official_rules_print(preset):
    assert printed_kinds(preset_rules(preset)) == KINDS
    assert printed_characters(preset_rules(preset)) == CHARACTERS


COMMUNITY = {
    "whisky": {"saves": 1},
    "canteen": {"saves": 1},
    "tequila": {"reach": ANY_OTHER, "min_players": 3},
    "dodge": FROM_OTHER,
    "bible": FROM_OTHER,
    "derringer": FROM_OTHER,
}


def test_the_other_presets():
    assert changed_kinds(preset_rules("community")) == COMMUNITY
    assert changed_kinds(preset_rules("xiamen")) == COMMUNITY | {"knife": {"strikes": 2}}
    assert all(not changed_characters(preset_rules(preset)) for preset in PRESETS)


@pytest.mark.parametrize(
    ("switch", "value", "changed"),
    [
        ("beer_min_players", 2, {"beer": {"min_players": 2}}),
        ("whisky_saves", True, {"whisky": {"saves": 1}}),
        ("canteen_saves", True, {"canteen": {"saves": 1}}),
        ("tequila_on_self", False, {"tequila": {"reach": ANY_OTHER}}),
        ("tequila_min_players", 4, {"tequila": {"min_players": 4}}),
        ("dodge_draws_from", "attacker", {"dodge": FROM_OTHER}),
        ("bible_draws_from", "attacker", {"bible": FROM_OTHER}),
        ("derringer_takes", "target_first", {"derringer": FROM_OTHER}),
        ("knife_strikes", 3, {"knife": {"strikes": 3}}),
    ],
)
def test_a_switch_changes_its_card_and_nothing_else(switch, value, changed):
    assert changed_kinds(official(**{switch: value})) == changed
    assert not changed_characters(official(**{switch: value}))


@pytest.mark.parametrize(
    ("switch", "value", "changed"),
    [
        ("sean_mallory_hand_limit", "none", {"sean_mallory": {"hand_limit": UNLIMITED}}),
        ("sean_mallory_hand_limit", 7, {"sean_mallory": {"hand_limit": 7}}),
        (
            "jose_delgado_uses",
            "none",
            {"jose_delgado": {"draws_for_equipment": 2, "equipment_sales": UNLIMITED}},
        ),
        ("jose_delgado_uses", 1, {"jose_delgado": {"draws_for_equipment": 2, "equipment_sales": 1}}),
        ("pixie_pete_draws", 4, {"pixie_pete": {"extra_draws": 2}}),
    ],
)
def test_a_switch_changes_its_character_and_nothing_else(switch, value, changed):
    assert changed_characters(official(**{switch: value})) == changed
    assert not changed_kinds(official(**{switch: value}))


def test_two_switches_of_one_card_go_together():
    rules = official(tequila_on_self=False, tequila_min_players=5)
    assert changed_kinds(rules) == {"tequila": {"reach": ANY_OTHER, "min_players": 5}}
    assert next(kind for kind in printed_kinds(official()) if kind.id == "tequila").reach == ANYONE
