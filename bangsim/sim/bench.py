"""How fast the engine plays: processor time of one thread, by game, card and decision."""

import statistics
import time
from dataclasses import dataclass
from typing import Any

from bangsim.content.codes import RANDOM
from bangsim.content.configuration import Configuration
from bangsim.sim.grid import Variant
from bangsim.sim.kernel import arrange, make_book, new_states, play_games, policy_answer
from bangsim.sim.runner import run_study
from bangsim.sim.stepping import Game
from bangsim.sim.study import Study
from bangsim.table.log import PHASES

NANOSECONDS = 1e9


@dataclass(frozen=True, kw_only=True)
class Speed:
    """The speed of one configuration.

    Cards are those played or used in a player's own turn, answers not counted; a turn is that of one player.
    """

    players: int
    sets: str
    policy: str
    games: int
    games_per_second: float
    ns_per_game: float
    ns_per_card_played: float
    ns_per_decision: float
    cards_per_game: float
    decisions_per_game: float
    cards_per_turn: float


def compile_everything() -> None:
    """Compile every entry of the kernel, also those that only stepping, traces and cases use."""
    game = Game()
    play_games(game.copy().states, 0, game.books, 1, 0, 1)
    _ = game.legal
    policy_answer(game.copy().states, 0, game.books, RANDOM, 0)
    arrange(game.copy().states, 0, game.books, 0, PHASES.index("play"))


def measure(variant: Variant, seed: int, games: int, repeats: int) -> Speed:
    """Play the same games several times and take the median of the times."""
    rounds = [_timed(variant.configuration, seed, games) for _ in range(repeats)]
    seconds, tally = statistics.median(seconds for seconds, _ in rounds), rounds[0][1]
    cards, decisions, turns = int(tally["played"].sum()), int(tally["questions"]), int(tally["turns"])
    nanoseconds = seconds * NANOSECONDS
    labels = variant.labels
    return Speed(
        players=variant.configuration.players,
        sets=str(labels["sets"]),
        policy=str(labels["policy"]),
        games=games,
        games_per_second=games / seconds,
        ns_per_game=nanoseconds / games,
        ns_per_card_played=nanoseconds / cards,
        ns_per_decision=nanoseconds / decisions,
        cards_per_game=cards / games,
        decisions_per_game=decisions / games,
        cards_per_turn=cards / turns,
    )


def _timed(configuration: Configuration, seed: int, games: int) -> tuple[float, Any]:
    """Seconds of this thread for so many games, and their tally."""
    books = make_book(configuration)
    states = new_states(books)
    begin = time.thread_time()
    play_games(states, 0, books, seed, 0, games)
    return time.thread_time() - begin, states[0]["tally"]


def wall_games_per_second(study: Study, jobs: int) -> float:
    """Games by the clock on the wall, with so many threads."""
    results = run_study(study, jobs)
    return results.games_played / results.wall_seconds
