"""Tables of games: how they ended, who won from where, how long they took, who fell, which cards were used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from bangsim.analysis.stats import mean_interval, quotient, wilson
from bangsim.analysis.tidy import Columns, dealt_roles, gathered, rates
from bangsim.content import catalogue
from bangsim.content.codes import LAW, NO_RESULT, OUTCOMES, OUTLAWS, PLAYER_WINS, RENEGADE_WINS, ROLES

if TYPE_CHECKING:
    from bangsim.sim.runner import Results, Run

NAMES = np.array(ROLES)
QUANTILES = {"turns_p5": 0.05, "turns_p25": 0.25, "turns_median": 0.5, "turns_p75": 0.75, "turns_p95": 0.95}


def outcomes(results: Results) -> pd.DataFrame:
    """How the games ended."""

    def part(run: Run) -> Columns:
        counts = run.tally["outcomes"]
        usual = (LAW, OUTLAWS, RENEGADE_WINS) if run.configuration.roles[0] else (PLAYER_WINS,)
        shown = [one for one in range(len(OUTCOMES)) if one in (*usual, NO_RESULT) or counts[one]]
        games = np.full(len(shown), run.tally["games"])
        low, high = wilson(counts[shown], games, results.level)
        return {
            "outcome": np.array(OUTCOMES)[shown],
            "games": games,
            "ended": counts[shown],
            "share": quotient(counts[shown], games),
            "ci_low": low,
            "ci_high": high,
        }

    return gathered(results, part)


def roles(results: Results) -> pd.DataFrame:
    """How often each role won."""

    def part(run: Run) -> Columns:
        dealt = dealt_roles(run)
        games, wins = run.tally["role_games"][dealt], run.tally["role_wins"][dealt]
        no_result = np.full(len(dealt), run.tally["outcomes"][NO_RESULT])
        return {
            "role": NAMES[dealt],
            **rates(wins, games, results.level),
            "losses": games - wins - no_result,
            "no_result": no_result,
            "players_with_role": np.array(run.configuration.roles)[dealt],
        }

    return gathered(results, part)


def seats(results: Results) -> pd.DataFrame:
    """How often each seat won, clockwise from the sheriff."""

    def part(run: Run) -> Columns:
        players = run.configuration.players
        games = run.tally["seat_games"][:players].sum(axis=1)
        wins = run.tally["seat_wins"][:players].sum(axis=1)
        no_result = np.full(players, run.tally["outcomes"][NO_RESULT])
        return {
            "seat": np.arange(players),
            **rates(wins, games, results.level),
            "losses": games - wins - no_result,
            "no_result": no_result,
        }

    return gathered(results, part)


def seats_by_role(results: Results) -> pd.DataFrame:
    """How often each seat won in each role it had."""

    def part(run: Run) -> Columns:
        seat, role = np.nonzero(run.tally["seat_games"])
        wins, games = run.tally["seat_wins"][seat, role], run.tally["seat_games"][seat, role]
        return {"seat": seat, "role": NAMES[role], **rates(wins, games, results.level)}

    return gathered(results, part)


def length(results: Results) -> pd.DataFrame:
    """How long the games took, in turns of single players."""

    def part(run: Run) -> Columns:
        games = int(run.tally["games"])
        mean = float(quotient(run.tally["turns"], games))
        deviation = _standard_deviation(int(run.tally["turns"]), int(run.tally["turns_squared"]), games)
        low, high = mean_interval(mean, deviation, games, results.level)
        row = {
            "games": games,
            "turns_mean": mean,
            "ci_low": low,
            "ci_high": high,
            "standard_deviation": deviation,
            **{name: _quantile(run.tally["lengths"], share) for name, share in QUANTILES.items()},
            "turns_a_player": mean / run.configuration.players,
        }
        return {name: np.array([value]) for name, value in row.items()}

    return gathered(results, part)


def _standard_deviation(total: int, squares: int, games: int) -> float:
    """The deviation of a sample from exact sums, in whole numbers so that nothing is lost by subtraction."""
    if games < 2:
        return float("nan")
    return float(((games * squares - total * total) / (games * (games - 1))) ** 0.5)


def _quantile(counts: Any, share: float) -> float:
    """The smallest length that at least a share of the games did not exceed."""
    if not counts.sum():
        return float("nan")
    return float(np.searchsorted(np.cumsum(counts), share * counts.sum()))


def length_distribution(results: Results) -> pd.DataFrame:
    """How many games took how many turns."""

    def part(run: Run) -> Columns:
        counts = run.tally["lengths"]
        turns = np.flatnonzero(counts)
        games = np.full(len(turns), run.tally["games"])
        return {
            "turns": turns,
            "games": games,
            "ended": counts[turns],
            "share": quotient(counts[turns], games),
            "share_up_to": quotient(np.cumsum(counts[turns]), games),
        }

    return gathered(results, part)


def eliminations(results: Results) -> pd.DataFrame:
    """Who was eliminated as the how-manieth, by whom and by what."""
    killers = np.array([*ROLES, "nobody"])
    causes = np.array([*(kind.id for kind in catalogue.KINDS), "other"])

    def part(run: Run) -> Columns:
        counts = run.tally["eliminations"]
        order, role, killer, cause = np.nonzero(counts)
        times = counts[order, role, killer, cause]
        games = np.full(len(times), run.tally["games"])
        low, high = wilson(times, games, results.level)
        named = np.where(cause < len(catalogue.KINDS), cause, len(catalogue.KINDS))
        return {
            "order": order + 1,
            "role": NAMES[role],
            "by": killers[killer],
            "cause": causes[named],
            "games": games,
            "eliminations": times,
            "per_game": quotient(times, games),
            "ci_low": low,
            "ci_high": high,
        }

    return gathered(results, part)


def cards(results: Results) -> pd.DataFrame:
    """How often each kind of card was drawn, played and used as an answer."""

    def part(run: Run) -> Columns:
        deck = catalogue.deck(run.configuration.sets, run.configuration.deck_copies)
        copies = np.bincount([kind for kind, _ in deck], minlength=len(catalogue.KINDS))
        counts = {name: run.tally[name][: len(copies)] for name in ("drawn", "played", "answered")}
        shown = np.flatnonzero(sum(counts.values(), copies))
        games = np.full(len(shown), run.tally["games"])
        return {
            "card": np.array([kind.id for kind in catalogue.KINDS])[shown],
            "copies": copies[shown],
            "games": games,
            **{name: count[shown] for name, count in counts.items()},
            **{f"{name}_per_game": quotient(count[shown], games) for name, count in counts.items()},
        }

    return gathered(results, part)
