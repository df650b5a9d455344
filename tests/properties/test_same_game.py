"""A game is decided by study, seed and number: not by the log, threads, chunks, stepping or what was played before."""

import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from bangsim.content.codes import OUTCOMES
from bangsim.content.scoring import points
from bangsim.sim.kernel import deal, make_book, new_states, play, play_games
from bangsim.sim.runner import run_study
from bangsim.sim.stepping import Game
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace
from bangsim.table.state import TALLY
from tests.properties.playing import dealt, played, tally
from tests.properties.position import contents, fingerprint
from tests.properties.studies import NUMBERS, SEEDS, configuration_of, examples, studies

COUNTED_WHILE_PLAYING = ("eliminations", "drawn", "played", "answered", "questions")


@settings(max_examples=examples(60))
@given(studies(), SEEDS, NUMBERS)
def test_the_log_changes_nothing(study: dict, seed: int, number: int):
    logged = played(study, seed, number)
    books = make_book(configuration_of(study))
    states = new_states(books)
    play_games(states, 0, books, seed, number, 1)
    assert fingerprint(states[0]) == fingerprint(logged.record)
    for name in COUNTED_WHILE_PLAYING:
        assert (states[0]["tally"][name] == logged.record["tally"][name]).all()


@settings(max_examples=examples(25))
@given(studies(), SEEDS, NUMBERS)
def test_a_trace_ends_as_the_game_that_is_counted(study: dict, seed: int, number: int):
    played(study, seed, number)
    *_, end = trace(configuration_of(study), seed, number)
    counted = tally(study, seed, number, 1)
    assert counted["outcomes"].tolist() == [int(name == end["outcome"]) for name in OUTCOMES]
    assert counted["turns"] == end["turns"]
    assert bool(end["winners"]) == bool(counted["role_wins"].any())
    (ending,) = np.argwhere(counted["endings"])
    mix = configuration_of(study).roles
    scored = points(mix, *ending.tolist())
    of_roles = [] if scored is None else np.repeat(scored, mix).tolist()
    assert sorted(end["scores"]) == sorted(of_roles)


@settings(max_examples=examples(40))
@given(studies(), SEEDS, NUMBERS)
def test_what_was_played_before_in_the_same_state_changes_nothing(study: dict, seed: int, number: int):
    alone = [played(study, seed, number + i) for i in range(4)]
    books = make_book(configuration_of(study))
    states = new_states(books)
    for i in (3, 0, 2, 1):
        assert play_games(states, 0, books, seed, number + i, 1) < 0
        assert fingerprint(states[0]) == fingerprint(alone[i].record)
    assert states[0]["tally"].tobytes() == tally(study, seed, number, 4).tobytes()


@settings(max_examples=examples(20))
@given(studies(), SEEDS, st.integers(1, 4), st.integers(1, 50))
def test_threads_and_chunks_change_nothing(study: dict, seed: int, jobs: int, chunk: int):
    games = 40
    for number in range(games):
        played(study, seed, number)
    once = tally(study, seed, 0, games)
    results = run_study(study_from_dict(study | {"games": games, "seed": seed}), jobs, chunk=chunk)
    assert results.runs[0].tally.tobytes() == once.tobytes()


@settings(max_examples=examples(40))
@given(studies(), SEEDS, NUMBERS, st.integers(1, 2**9 - 1))
def test_a_game_stepped_with_the_answers_of_its_policies_is_the_same(study: dict, seed: int, number: int, mask: int):
    game = dealt(study, seed, number, [seat for seat in range(study["players"]) if mask >> seat & 1])
    for _ in game.questions():
        game.record["answer"] = game.policy_answer(game.own_policy())
    assert fingerprint(game.record) == fingerprint(played(study, seed, number).record)
    assert game.record["tally"]["questions"] == tally(study, seed, number, 1)["questions"]


@settings(max_examples=examples(20))
@given(studies(), SEEDS, NUMBERS, st.integers(1, 30))
def test_a_copy_goes_on_as_its_original_would(study: dict, seed: int, number: int, steps: int):
    chance = random.Random(number)
    game = Game(configuration_of(study), seed=seed, number=number)
    for _ in range(steps):
        if not game.over:
            game.answer(chance.choice(game.legal))
    copy, before = game.copy(), contents(game.record)
    first = played_at_random(copy, random.Random(seed))
    assert contents(game.record) == before, "the copy's game went on in the original"
    assert played_at_random(game, random.Random(seed)) == first


def played_at_random(game: Game, chance: random.Random) -> object:
    """How a game ends whose answers are chosen by chance; at most so many that a slow game is told apart as well."""
    for _ in range(300):
        if not game.over:
            game.answer(chance.choice(game.legal))
    return fingerprint(game.record)


@settings(max_examples=examples(20))
@given(studies(), SEEDS, NUMBERS)
def test_several_states_of_one_array_do_not_disturb_each_other(study: dict, seed: int, number: int):
    alone = [played(study, seed, number + i) for i in range(3)]
    books = make_book(configuration_of(study))
    states = new_states(books, 3)
    for i in range(3):
        deal(states, i, books, seed, number + i)
    for i in (1, 2, 0):
        play(states, i, books, 0, 0, 0)
    for i in range(3):
        assert fingerprint(states[i]) == fingerprint(alone[i].record)


@settings(max_examples=examples(20))
@given(studies(), SEEDS, NUMBERS)
def test_the_counts_of_games_add_up(study: dict, seed: int, number: int):
    games, players = 6, study["players"]
    for i in range(games):
        played(study, seed, number + i)
    counts = tally(study, seed, number, games)
    parts = np.zeros(1, TALLY)
    for i in range(games):
        parts.view(np.int64)[:] += np.atleast_1d(tally(study, seed, number + i, 1)).view(np.int64)
    assert parts.tobytes() == counts.tobytes()
    assert counts["games"] == counts["outcomes"].sum() == counts["lengths"].sum() == games
    assert counts["outcomes"][OUTCOMES.index("none")] == 0
    assert (counts["endings"].sum(axis=(1, 2)) == counts["outcomes"]).all()
    assert (counts["character_endings"].sum(axis=(2, 3, 4)) == counts["character_games"]).all()
    assert counts["seat_games"].sum() == counts["character_games"].sum() == games * players
    assert counts["seat_wins"].sum() == counts["character_wins"].sum()
    assert counts["seat_no_result"].sum() == players * counts["outcomes"][OUTCOMES.index("no_result")]
    if not configuration_of(study).scenario_cards():
        assert counts["eliminations"].sum() <= games * players
    assert (counts["role_wins"] <= counts["role_games"]).all()
