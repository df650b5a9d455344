"""Policies play a designer's own cards by what their rows say: each that can help is used, none that only harms."""

from typing import Any

import pytest

from bangsim.ai.policies import kind_worth
from bangsim.content import codes, limits
from bangsim.content.catalogue import KINDS, kind
from bangsim.sim.kernel import make_book
from bangsim.sim.study import study_from_dict
from tests.properties.playing import dealt, tally

COPIES = ["2C"] * 12
SCRIPTED = ["novice", "expert"]
SHAPES = [
    pytest.param(effect, reach, border, id=f"{codes.EFFECTS[effect]}-{codes.REACHES[reach]}-{codes.BORDERS[border]}")
    for effect, shape in limits.SHAPES.items()
    for reach in shape.reaches
    for border in shape.borders
]


def own_card(effect: int, reach: int, border: int, **columns: Any) -> dict[str, Any]:
    words = {"effect": codes.EFFECTS[effect], "reach": codes.REACHES[reach], "border": codes.BORDERS[border]}
    near = {"distance": 1} if reach == codes.NEAR else {}
    worn = {"traits": {"seen_farther": 1}} if effect == codes.EQUIP else {}
    return {"id": "own", "copies": COPIES, **words, **near, **worn, **columns}


def used(card: dict[str, Any], policy: str, games: int = 100) -> int:
    """How often an own card is played or answered with."""
    study = {"games": 1, "players": 5, "cards": [card], "policies": {"default": policy}}
    counts = tally(study, 1, 0, games)
    return int(counts["played"][len(KINDS)] + counts["answered"][len(KINDS)])


@pytest.mark.parametrize("policy", SCRIPTED)
@pytest.mark.parametrize(("effect", "reach", "border"), SHAPES)
def test_every_kind_of_own_card_is_used(effect: int, reach: int, border: int, policy: str):
    assert used(own_card(effect, reach, border), policy) > 20


@pytest.mark.parametrize("policy", SCRIPTED)
@pytest.mark.parametrize("trait", limits.EQUIPMENT)
@pytest.mark.parametrize("card_class", codes.CLASSES)
def test_equipment_that_helps_is_worn(trait: str, card_class: str, policy: str):
    card = own_card(codes.EQUIP, codes.ONESELF, codes.BLUE, traits={trait: 1}, **{"class": card_class})
    assert used(card, policy) > 20


@pytest.mark.parametrize("policy", SCRIPTED)
@pytest.mark.parametrize("card_class", codes.CLASSES)
def test_equipment_that_only_harms_is_not_worn(card_class: str, policy: str):
    card = own_card(codes.EQUIP, codes.ONESELF, codes.BLUE, traits={"seen_farther": -1}, **{"class": card_class})
    assert used(card, policy) == 0


def test_what_does_more_is_worth_more():
    def worth(effect: int, reach: int, border: int, **columns: Any) -> int:
        study = study_from_dict({"games": 1, "players": 5, "cards": [own_card(effect, reach, border, **columns)]})
        return kind_worth(study.content.kinds[-1])

    shot = (codes.ATTACK, codes.ANY_OTHER, codes.BROWN)
    assert worth(*shot) == kind_worth(kind("bang"))
    assert worth(*shot, cost=1) < worth(*shot) < worth(*shot, draws=1) == worth(*shot, strikes=2)
    assert worth(*shot) < worth(*shot, amount=2) < worth(*shot, amount=3) <= 100
    draw = (codes.DRAW, codes.ONESELF, codes.BROWN)
    assert worth(*draw) < worth(*draw, amount=2) == kind_worth(kind("stagecoach")) < worth(*draw, amount=5)
    worn = (codes.EQUIP, codes.ONESELF, codes.BLUE)
    assert worth(*worn, traits={"seen_farther": -1}) == 0 < worth(*worn, traits={"bang_limit": 1})
    assert worth(*worn, traits={"barrels": 1}) < worth(*worn, traits={"barrels": 2})


def test_a_card_that_is_what_it_replaces_changes_nothing():
    def book(**study: Any) -> Any:
        (only,) = study_from_dict({"games": 1, "players": 5, "sets": ["base", "dodge_city"]} | study).configurations()
        return make_book(only)

    same = [{"id": one.id} for one in KINDS[:16]]
    assert book(cards=same, characters=[{"id": "el_gringo"}]).tobytes() == book().tobytes()


def test_worths_follow_the_switches_that_change_the_print():
    def worth(**rules: Any) -> int:
        study = study_from_dict({"games": 1, "players": 5, "sets": ["base", "dodge_city"], "rules": rules})
        kinds = make_book(study.configurations()[0])[0]["kinds"]
        return int(kinds["worth"][[one.id for one in KINDS].index("knife")])

    assert worth(knife_strikes=3) > worth()


@pytest.mark.parametrize("number", [1, 9])
def test_a_green_card_that_lies_in_play_is_the_one_that_is_used(number: int):
    """Against Apache Kid too, whom a diamond that lies there does not reach, while another suit is in the hand."""
    hatchet = {"id": "hatchet", "effect": "attack", "reach": "near", "distance": 2, "border": "green"}
    study = {
        "games": 1,
        "players": 5,
        "sets": ["base", "dodge_city"],
        "cards": [hatchet | {"copies": ["7C", "8C", "7D", "8D"]}],
        "rules": {"deck_copies": {"hatchet": 8}},
    }
    game = dealt(study, 1, number, range(5))
    for _ in game.questions():
        answer = game.policy_answer(game.own_policy())
        assert answer in game.legal_answers()
        game.record["answer"] = answer
