from collections.abc import Iterator
from typing import Any

import pytest

from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace, with_prices

SETS = ["base", "dodge_city", "the_bullet", "xiamen"]
GAMES = 60
HAND = {"zone": "hand", "seat": 0}
DISCARD = {"zone": "discard", "seat": -1}


@pytest.fixture(scope="module")
def games() -> list[list[dict[str, Any]]]:
    """Games of six who play at random, so that everything happens."""
    study = {"games": 1, "players": 6, "sets": SETS, "policies": {"default": "random"}}
    configuration = study_from_dict(study).configurations()[0]
    return [list(trace(configuration, seed=1, number=number)) for number in range(GAMES)]


def found(games: list[list[dict[str, Any]]], event: str, **fields: Any) -> Iterator[tuple[dict[str, Any], list]]:
    """Every event with these fields, and the events after it."""
    for events in games:
        for place, one in enumerate(events):
            if one["event"] == event and all(one.get(name) == value for name, value in fields.items()):
                yield one, events[place + 1 :]


def moves(events, why):
    """The cards that move for a reason before anything else is played or used."""
    cards = []
    for one in events:
        if one["event"] in ("PLAY", "USE", "TURN"):
            break
        if one["event"] == "MOVE" and one["why"] == why and one["to"]["zone"] == "discard":
            cards.append(one["card"])
    return cards


def test_a_card_that_costs_another_names_it(games):
    for kind in ("springfield", "rag_time", "brawl", "tequila", "whisky"):
        paid = [(one, after) for one, after in found(games, "PLAY", **{"as": None}) if one["card"].split()[0] == kind]
        assert paid
        for one, after in paid:
            assert [one["card"], *one["with"]] == [line["card"] for line in after[:2]]
            assert after[1]["why"] == "cost"


def test_other_cards_cost_nothing(games):
    costly = ("springfield", "rag_time", "brawl", "tequila", "whisky")
    plain = [one for one, _ in found(games, "PLAY") if (one["as"] or one["card"].split()[0]) not in costly]
    assert not any(one["with"] for one in plain)
    assert not any(one["with"] for one, _ in found(games, "ANSWER"))


def test_an_answer_that_costs_a_card_names_it():
    study = {"games": 1, "players": 5, "sets": SETS, "policies": {"default": "random"}}
    study["rules"] = {"whisky_saves": True, "deck_copies": {"whisky": 20}}
    configuration = study_from_dict(study).configurations()[0]
    games = [list(trace(configuration, seed=1, number=number)) for number in range(20)]
    paid = [(one, after) for one, after in found(games, "ANSWER") if one["with"]]
    assert paid
    for one, after in paid:
        assert [one["card"], *one["with"]] == [line["card"] for line in after[:2]]


def test_an_ability_that_costs_cards_names_them(games):
    for name, number in (("doc_holyday", 2), ("sid_ketchum", 2), ("jose_delgado", 1)):
        used = list(found(games, "USE", name=name))
        assert used
        for one, after in used:
            assert len(one["cards"]) == number
            assert one["cards"] == moves(after, name)


def test_a_green_card_is_laid_in_front_of_its_player_and_then_used_on_others(games):
    told = [(one, after[0]) for one, after in found(games, "PLAY", **{"as": None}) if one["card"] == "howitzer 9S"]
    laid = [one for one, move in told if move["to"]["zone"] == "in_play"]
    used = [one for one, move in told if move["from"]["zone"] == "in_play"]
    assert laid
    assert used
    assert all(one["targets"] == [one["seat"]] for one in laid)
    assert all(one["targets"] and one["seat"] not in one["targets"] for one in used)


def test_whom_a_card_is_aimed_at(games):
    def targets(kind):
        return [(one["seat"], one["targets"]) for one, _ in found(games, "PLAY") if one["card"].split()[0] == kind]

    assert all(seat not in aimed and aimed for seat, aimed in targets("brawl"))
    assert all(seat in aimed and len(aimed) > 1 for seat, aimed in targets("roulette"))
    assert all(len(aimed) == 1 for _, aimed in targets("tequila"))


def test_what_is_taken_is_named_where_it_is_a_random_card_too(games):
    asked = [(after[0], after[1]) for _, after in found(games, "QUESTION", asks="take")]
    assert {move["from"]["zone"] for _, move in asked} == {"hand", "in_play"}
    assert all(answer["card"] == move["card"] for answer, move in asked)


def test_a_reward_and_a_penalty_say_for_whose_elimination(games):
    assert {one["why"] for one, _ in found(games, "REWARD")} == {"outlaw"}
    assert {one["why"] for one, _ in found(games, "PENALTY")} == {"deputy"}


def test_vera_custer_uses_her_ability_or_declines(games):
    answers = [after[0] for _, after in found(games, "QUESTION", asks="copy")]
    assert {one["event"] for one in answers} == {"USE", "ANSWER"}
    assert all(one["card"] is None for one in answers if one["event"] == "ANSWER")


def discard(card, why="doc_holyday"):
    return {"event": "MOVE", "card": card, "from": HAND, "to": DISCARD, "why": why, "seen_by": "all"}


def test_the_price_is_read_off_the_moves_that_follow():
    use = {"event": "USE", "seat": 0, "name": "doc_holyday", "cards": [], "target": 1}
    question = {"event": "QUESTION", "seat": 0, "asks": "discard", "of": -1}
    answer = {"event": "ANSWER", "seat": 0, "card": "stagecoach 9S", "as": None, "with": []}
    hit = {"event": "HIT", "seat": 1}
    events = [use, question, answer, discard("stagecoach 9S"), discard("stagecoach 9S"), hit, discard("bang 2C")]
    told = list(with_prices(dict(event) for event in events))
    assert told[0]["cards"] == ["stagecoach 9S", "stagecoach 9S"]
    assert told[1:] == events[1:]


def test_what_others_pay_is_no_price():
    use = {"event": "USE", "seat": 0, "name": "chuck_wengam", "cards": [], "target": -1}
    assert list(with_prices([dict(use), discard("bang 2C")])) == [use, discard("bang 2C")]
