"""The registry of policies, and what each of them does with a plain choice."""

from collections import Counter
from typing import Any

import pytest
from scipy import stats

from bangsim.ai.policies import BY_NAME, DEFAULT, POLICIES, Policy, kind_worth, play_order, weights_table, worths
from bangsim.content.catalogue import KIND_NUMBER, KINDS
from bangsim.content.codes import HEARTS
from bangsim.sim.answers import unpack
from bangsim.table.state import POLICY_ROWS, WEIGHTS
from tests.properties.playing import Played, dealt
from tests.properties.studies import POLICY_NAMES


def test_each_policy_has_its_row_of_weights():
    assert len(POLICIES) <= POLICY_ROWS
    table = weights_table()
    for row, policy in enumerate(POLICIES):
        assert {name: int(table[row][name]) for name in WEIGHTS.names or ()} == {
            name: policy.weights.get(name, 0) for name in WEIGHTS.names or ()
        }


def test_every_weight_is_explained():
    assert Policy.__doc__ is not None
    assert [name for name in WEIGHTS.names or () if f"`{name}`" not in Policy.__doc__] == []


def test_the_default_is_the_best():
    assert POLICIES[-1] is BY_NAME[DEFAULT]
    assert POLICY_NAMES == ["random", "novice", "expert"]


def test_the_worth_of_a_card_lies_between_nothing_and_a_hundred():
    assert all(0 <= worth <= 100 for worth in worths())
    assert worths() == [kind_worth(kind) for kind in KINDS]


def test_every_kind_has_its_place_in_the_order_of_a_turn():
    assert sorted(play_order()) == [*range(len(KINDS))]
    assert play_order().index(KIND_NUMBER["stagecoach"]) < play_order().index(KIND_NUMBER["bang"])


def first_question(asks: str, study: dict[str, Any], most_games: int = 200) -> Played:
    """A position with a certain question, from games played by chance."""
    for number in range(most_games):
        game = dealt({"games": 1, "players": 5, "policies": {"default": "random"}} | study, 3, number, range(5))
        for _ in game.questions():
            if game.asks == asks:
                return game
            game.record["answer"] = game.policy_answer("random")
    raise AssertionError(f"nobody was asked {asks}")


def test_random_takes_each_legal_answer_as_often():
    game = first_question("play", {})
    legal = game.legal_answers()
    counts = Counter(game.policy_answer("random") for _ in range(500 * len(legal)))
    assert {*counts} == {*legal}
    assert stats.chisquare([*counts.values()]).pvalue > 1e-4


@pytest.mark.parametrize("policy", POLICY_NAMES[1:])
def test_lucky_duke_picks_hearts_where_he_turns_them_up(policy: str):
    seats = {str(seat): {"character": "lucky_duke"} for seat in (1,)}
    study = {"seats": seats, "rules": {"deck_copies": {"jail": 30}}}
    game = first_question("judgement", study)
    table = game.record["table"]
    shown = table["shelf"][: table["shelf_n"]].tolist()
    suits = [int(table["card_index"][card]) >> 4 for card in shown]
    chosen = unpack(game.policy_answer(policy), table).card
    assert chosen in shown
    assert (HEARTS in suits) == (suits[shown.index(chosen)] == HEARTS)


@pytest.mark.parametrize("policy", POLICY_NAMES[1:])
def test_a_policy_that_thinks_uses_no_chance(policy: str):
    game = first_question("play", {})
    before = int(game.record["seat"]["word"][game.asked])
    assert len({game.policy_answer(policy) for _ in range(20)}) == 1
    assert game.record["seat"]["word"][game.asked] == before
