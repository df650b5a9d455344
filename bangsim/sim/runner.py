"""Plays a study: chunks of games on threads, counts that add up.

Every chunk is a range of game numbers of one configuration. A game depends on the seed and its number alone, and a
tally is a row of whole numbers, so results do not depend on how many threads play which chunk when.
"""

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from bangsim.content.codes import NO_RESULT
from bangsim.content.configuration import Configuration
from bangsim.content.schema import Value
from bangsim.sim.grid import Variant
from bangsim.sim.kernel import make_book, new_states, play_games
from bangsim.sim.problems import GameFault
from bangsim.sim.study import DEFAULT_STUDY, Study, study_from_dict
from bangsim.table.state import TALLY

CHUNK = 8192
"""The most games played between two looks at whether to go on: a fifth of a second or so."""
SHARE = 16
"""A short run is cut into at least so many chunks a thread, so that all threads end together."""
SMALLEST_CHUNK = 256
PATIENCE = 0.1
"""Seconds between two reports of progress."""

SAMPLED_CONFIGURATIONS, SAMPLED_GAMES = 8, 200
"""What is played to tell how long a study will take."""

Play = Callable[[Any, int, Any, int, int, int], int]
Progress = Callable[[int, int], None]


@dataclass(frozen=True, kw_only=True)
class Run:
    """One configuration that was played, and what was counted.

    Attributes
    ----------
    configuration : Configuration
    labels : mapping
        The key columns: players, sets, events if the study names some, preset, each switch that varies, policy.
    tally : numpy.void of TALLY
        The counts, of all games played.
    games_asked, games_played : int
        Fewer were played than asked for only where the run was interrupted.
    cpu_seconds : float
        Time of the threads that played.
    """

    configuration: Configuration
    labels: Mapping[str, Value]
    tally: Any
    games_asked: int
    games_played: int
    cpu_seconds: float

    @property
    def no_result(self) -> int:
        """Games that passed the greatest number of turns."""
        return int(self.tally["outcomes"][NO_RESULT])


@dataclass(frozen=True, kw_only=True)
class Results:
    """A study that was played, one entry for each configuration in the order of the study."""

    study: Study
    runs: Sequence[Run]
    jobs: int
    wall_seconds: float
    interrupted: bool

    @property
    def level(self) -> float:
        """The confidence of the intervals."""
        return self.study.level

    @property
    def games_asked(self) -> int:
        """Games of all configurations."""
        return sum(run.games_asked for run in self.runs)

    @property
    def games_played(self) -> int:
        """Those that were played."""
        return sum(run.games_played for run in self.runs)

    @property
    def cpu_seconds(self) -> float:
        """Time of all threads."""
        return sum(run.cpu_seconds for run in self.runs)


def default_jobs() -> int:
    """As many threads as this process may use processors."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def warm_up(play: Play = play_games) -> None:
    """Compile the kernel, or load what was compiled before, by playing one game."""
    books = make_book(study_from_dict(DEFAULT_STUDY).configurations()[0])
    play(new_states(books), 0, books, 1, 0, 1)


def estimated_seconds(study: Study, jobs: int | None = None, *, play: Play = play_games) -> float:
    """How long a study will take, by what the first games of some of its configurations take."""
    warm_up(play)
    variants = study.variants()
    some = variants[:: -(-len(variants) // SAMPLED_CONFIGURATIONS)]
    begin = time.thread_time()
    for variant in some:
        books = make_book(variant.configuration)
        play(new_states(books), 0, books, study.seed, 0, SAMPLED_GAMES)
    seconds_a_game = (time.thread_time() - begin) / (len(some) * SAMPLED_GAMES)
    return seconds_a_game * study.games * len(variants) / (jobs or default_jobs())


def add_tallies(total: np.ndarray, part: np.ndarray) -> None:
    """Add the tallies `part` to `total`, arrays of TALLY of one shape; every field is made of int64."""
    total.view(np.int64)[...] += part.view(np.int64)


def chunk_size(games: int, jobs: int) -> int:
    """How many games to play at a time."""
    return min(CHUNK, max(SMALLEST_CHUNK, games // (jobs * SHARE)))


def chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    """The ranges that make up `games`, as (first, how many)."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


class _Work:
    """What the threads share: the chunks still to be played, and the counts."""

    def __init__(self, study: Study, variants: Sequence[Variant], play: Play, size: int) -> None:
        self.study, self.variants, self.play = study, variants, play
        self.books = [make_book(variant.configuration) for variant in variants]
        self.tallies = np.zeros((len(variants), 1), TALLY)
        self.played = [0] * len(variants)
        self.cpu_seconds = [0.0] * len(variants)
        self.stop = threading.Event()
        self._lock = threading.Lock()
        # The first chunk of every configuration, then the second: what an interrupted run has played can be compared.
        self._chunks = ((games, number) for games in chunks(study.games, size) for number in range(len(variants)))

    def _next_chunk(self) -> tuple[tuple[int, int], int] | None:
        with self._lock:
            return None if self.stop.is_set() else next(self._chunks, None)

    def play_chunks(self) -> None:
        """Play until no chunk is left or `stop` is set; what a thread does."""
        try:
            while chunk := self._next_chunk():
                self._play_chunk(*chunk)
        except BaseException:
            self.stop.set()
            raise

    def _play_chunk(self, games: tuple[int, int], number: int) -> None:
        first, count = games
        books = self.books[number]
        states = new_states(books)
        begin = time.thread_time()
        failed = self.play(states, 0, books, self.study.seed, first, count)
        seconds = time.thread_time() - begin
        if failed >= 0:
            table = ", ".join(f"{key} = {value}" for key, value in self.variants[number].labels.items())
            raise GameFault(f"game {failed} of seed {self.study.seed} with {table}")
        with self._lock:
            add_tallies(self.tallies[number], states["tally"].copy())
            self.played[number] += count
            self.cpu_seconds[number] += seconds


def run_study(
    study: Study,
    jobs: int | None = None,
    progress: Progress | None = None,
    *,
    play: Play = play_games,
    chunk: int | None = None,
) -> Results:
    """Play all games of a study.

    Parameters
    ----------
    study : Study
    jobs : int, optional
        Threads; as many as there are processors if left out.
    progress : callable, optional
        Called now and then with the games played so far and the games there are.
    play : callable
        The entry of the kernel that plays a range of games.
    chunk : int, optional
        Games played at a time.

    Returns
    -------
    Results
        After an interruption (Ctrl-C) the counts of all chunks that were finished, and `interrupted` is true.

    Raises
    ------
    GameFault
        Where the engine broke one of its own rules.
    """
    jobs = jobs or default_jobs()
    variants = study.variants()
    work = _Work(study, variants, play, chunk or chunk_size(study.games * len(variants), jobs))
    begin = time.perf_counter()
    interrupted = _play_on_threads(work, jobs, progress or (lambda done, games: None))
    runs = [
        Run(
            configuration=variant.configuration,
            labels=variant.labels,
            tally=work.tallies[number, 0],
            games_asked=study.games,
            games_played=work.played[number],
            cpu_seconds=work.cpu_seconds[number],
        )
        for number, variant in enumerate(variants)
    ]
    seconds = time.perf_counter() - begin
    return Results(study=study, runs=runs, jobs=jobs, wall_seconds=seconds, interrupted=interrupted)


def _play_on_threads(work: _Work, jobs: int, progress: Progress) -> bool:
    """Let `jobs` threads play, and give whether they were interrupted.

    This thread only looks on, so that an interruption, which Python raises here, cannot tear a count in two.
    """
    games = work.study.games * len(work.variants)
    stopped = False
    with ThreadPoolExecutor(jobs, "games") as pool:
        try:
            waiting = threads = {pool.submit(work.play_chunks) for _ in range(jobs)}
            while waiting:
                try:
                    waiting = wait(threads, PATIENCE).not_done
                    progress(sum(work.played), games)
                except KeyboardInterrupt:
                    stopped = True
                    work.stop.set()
        finally:
            work.stop.set()
    for thread in threads:
        thread.result()
    return stopped and sum(work.played) < games
