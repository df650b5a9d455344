"""Every position of every game is sound: cards, life points, caches, the stack, the end."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bangsim.content.catalogue import SETS
from tests.properties.playing import dealt, played
from tests.properties.position import check, check_end, check_question
from tests.properties.studies import NUMBERS, SEEDS, examples, studies

TOGETHER: list[list[str]] = [
    ["base"],
    ["base", "dodge_city"],
    ["base", "dodge_city", "the_bullet"],
    ["base", "wild_west_show"],
    ["base", "powgame"],
    ["base", "xiamen"],
    ["base", "high_noon", "the_bullet"],
    ["base", "fistful_of_cards"],
    ["base", "high_noon", "fistful_of_cards", "wild_west_show"],
    ["dodge_city"],
    [*SETS],
    [],
]
"""Sets that are looked at apart; none stands for any of them."""
with_some_sets = pytest.mark.parametrize("sets", TOGETHER, ids=lambda sets: "+".join(sets) or "any")


@with_some_sets
@settings(max_examples=examples(20))
@given(st.data(), SEEDS, NUMBERS, st.integers(0, 2**9 - 1))
def test_every_question_is_put_in_a_sound_position(
    sets: list[str], data: st.DataObject, seed: int, number: int, mask: int
):
    study = data.draw(studies(*sets))
    outside = [seat for seat in range(study["players"]) if mask >> seat & 1]
    chance = random.Random(number)
    game = dealt(study, seed, number, outside)
    check(game.record, game.books)
    for _ in game.questions():
        check(game.record, game.books)
        check_question(game.record)
        assert game.asked in outside
        legal = game.legal_answers()
        assert legal
        assert len(set(legal)) == len(legal), "an answer is offered twice"
        game.record["answer"] = chance.choice(legal)
    check(game.record, game.books)
    check_end(game.record)


@with_some_sets
@settings(max_examples=examples(20))
@given(st.data(), SEEDS, NUMBERS)
def test_every_game_ends_with_one_outcome_in_a_sound_position(
    sets: list[str], data: st.DataObject, seed: int, number: int
):
    study = data.draw(studies(*sets))
    for game in range(number, number + 10):
        ended = played(study, seed, game)
        check(ended.record, ended.books)
        check_end(ended.record)
