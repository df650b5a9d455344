"""The runner: the same counts whatever the threads, and what was finished is kept."""

import threading

import numpy as np
import pytest

from bangsim.sim.problems import GameFault
from bangsim.sim.runner import CHUNK, _Work, add_tallies, chunk_size, chunks, estimated_seconds, run_study
from bangsim.sim.study import study_from_dict
from bangsim.table.state import TALLY
from tests.sim.standin import played_by_rote


def study(games=1000, **keys):
    return study_from_dict({"games": games, "players": [4, 5]} | keys)


def counts(results):
    return [run.tally.tobytes() for run in results.runs]


def test_a_tally_is_nothing_but_whole_numbers_of_64_bits():
    leaves = [TALLY[name].base for name in TALLY.names or ()]
    assert set(leaves) == {np.dtype(np.int64)}
    assert TALLY.itemsize == 8 * sum(int(np.prod(TALLY[name].shape, dtype=int)) for name in TALLY.names or ())


def test_tallies_add_in_every_field():
    total, part = np.zeros(1, TALLY), np.zeros(1, TALLY)
    total.view(np.int64)[:] = np.arange(len(total.view(np.int64)))
    part.view(np.int64)[:] = 1
    add_tallies(total, part)
    add_tallies(total, part)
    assert (total.view(np.int64) == np.arange(len(total.view(np.int64))) + 2).all()
    assert total["games"] == 2


def test_chunks_make_up_all_games():
    assert list(chunks(10, 4)) == [(0, 4), (4, 4), (8, 2)]
    assert list(chunks(8, 4)) == [(0, 4), (4, 4)]


def test_chunks_are_made_as_they_are_needed():
    endless = chunks(10**15, 1)
    assert [next(endless) for _ in range(2)] == [(0, 1), (1, 1)]
    work = _Work(study(10**12), study().variants(), played_by_rote, 1)
    assert [work._next_chunk() for _ in range(3)] == [((0, 1), 0), ((0, 1), 1), ((1, 1), 0)]


def test_a_short_run_is_cut_into_chunks_for_every_thread():
    assert chunk_size(10**7, 2) == CHUNK
    assert 10_000 / chunk_size(10_000, 2) >= 32
    assert chunk_size(1, 2) >= 1


def test_the_counts_do_not_depend_on_threads_or_chunks():
    once = counts(run_study(study(), 1, play=played_by_rote, chunk=1000))
    for jobs, chunk in [(1, 1), (2, 7), (3, 100), (8, 999), (2, 5000)]:
        assert counts(run_study(study(), jobs, play=played_by_rote, chunk=chunk)) == once


def test_each_configuration_gets_its_own_counts():
    results = run_study(study(), 2, play=played_by_rote)
    assert [run.labels["players"] for run in results.runs] == [4, 5]
    assert [int(run.tally["games"]) for run in results.runs] == [1000, 1000]
    assert results.runs[0].tally["turns"] != results.runs[1].tally["turns"]
    assert [run.games_played for run in results.runs] == [1000, 1000]
    assert results.runs[0].no_result == results.runs[0].tally["lengths"][49] > 0
    assert not results.interrupted
    assert results.wall_seconds > 0 <= results.cpu_seconds


def test_another_seed_is_another_run():
    assert counts(run_study(study(seed=1), play=played_by_rote)) != counts(
        run_study(study(seed=2), play=played_by_rote)
    )


def test_progress_ends_with_all_games():
    seen = []
    run_study(study(), 2, lambda done, games: seen.append((done, games)), play=played_by_rote)
    assert seen[-1] == (2000, 2000)
    assert seen == sorted(seen)


def test_an_interruption_keeps_the_chunks_that_were_finished():
    begun = threading.Semaphore(0)

    def slowly(*arguments):
        begun.release()
        threading.Event().wait(0.02)
        return played_by_rote(*arguments)

    def interrupted_after_ten_chunks(done, games):
        if done >= 100:
            raise KeyboardInterrupt

    results = run_study(study(), 2, interrupted_after_ten_chunks, play=slowly, chunk=10)
    assert results.interrupted
    played = [run.games_played for run in results.runs]
    assert 100 <= sum(played) < 2000
    assert played == [int(run.tally["games"]) for run in results.runs]
    assert abs(played[0] - played[1]) <= 20, "both configurations can be compared"
    assert [run.games_asked for run in results.runs] == [1000, 1000]
    for run, number in zip(results.runs, played, strict=True):
        alone = run_study(study(number, players=run.configuration.players), 1, play=played_by_rote)
        assert alone.runs[0].tally.tobytes() == run.tally.tobytes(), "the first games, without a gap"


def test_an_interruption_after_the_last_game_is_none():
    def interrupted_at_the_end(done, games):
        if done == games:
            raise KeyboardInterrupt

    assert not run_study(study(), 2, interrupted_at_the_end, play=played_by_rote).interrupted


def test_a_fault_is_told_with_seed_and_game():
    def faulty(states, index, books, seed, first, games):
        if first <= 437 < first + games and books[0]["players"] == 5:
            return 437
        return played_by_rote(states, index, books, seed, first, games)

    with pytest.raises(GameFault, match=r"game 437 of seed 9 .*players = 5"):
        run_study(study(seed=9), 2, play=faulty, chunk=10)


def test_an_error_in_one_thread_stops_the_others():
    played = []

    def failing(states, index, books, seed, first, games):
        played.append(first)
        raise MemoryError

    with pytest.raises(MemoryError):
        run_study(study(100_000), 2, play=failing, chunk=1)
    assert len(played) <= 2


def test_the_estimate_grows_with_the_games():
    few = estimated_seconds(study(1000), 1, play=played_by_rote)
    many = estimated_seconds(study(1_000_000), 1, play=played_by_rote)
    assert 100 * few < many < 10_000 * few


def test_the_kernel_plays_the_same_games_on_any_number_of_threads():
    one = study(300, seed=5)
    once = run_study(one, 1, chunk=300)
    assert counts(run_study(one, 2, chunk=64)) == counts(once)
    for run in once.runs:
        assert run.tally["games"] == run.tally["outcomes"].sum() == run.tally["lengths"].sum() == 300
        assert run.tally["seat_games"].sum() == 300 * run.configuration.players
