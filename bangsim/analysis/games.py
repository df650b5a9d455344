"""Tables of games: how they ended, who won from where, how long they took, who fell, which cards were used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from bangsim.analysis.events import scenario_cards
from bangsim.analysis.stats import mean_interval, quotient
from bangsim.analysis.tidy import ROLE_NAMES, Columns, counts, dealt_roles, gathered, rates, shares
from bangsim.content.catalogue import EVENTS
from bangsim.content.codes import (
    LAW,
    NO_RESULT,
    OUTCOMES,
    OUTLAWS,
    PLAYER_WINS,
    RENEGADE_WINS,
    ROLES,
    SEATS,
    WILD_WEST_SHOW,
)

if TYPE_CHECKING:
    from bangsim.sim.runner import Results, Run

KILLERS = np.array([*ROLES, "nobody"])
WON_ALONE = EVENTS[WILD_WEST_SHOW].id
"""The scenario card under which one player wins alone whatever the roles."""
PERCENTILES = {"turns_p5": 5, "turns_p25": 25, "turns_median": 50, "turns_p75": 75, "turns_p95": 95}


def outcomes(results: Results) -> pd.DataFrame:
    """How the games ended."""

    def part(run: Run) -> Columns:
        ended = run.tally["outcomes"]
        usual = {LAW, OUTLAWS, RENEGADE_WINS} if run.configuration.roles[0] else {PLAYER_WINS}
        if WON_ALONE in scenario_cards(run.configuration):
            usual |= {PLAYER_WINS}
        shown = [one for one in range(len(OUTCOMES)) if one in usual | {NO_RESULT} or ended[one]]
        games = np.full(len(shown), run.tally["games"])
        return {
            "outcome": np.array(OUTCOMES)[shown],
            **shares(ended[shown], games, results.level, count="ended", share="share"),
        }

    return gathered(results, part)


def roles(results: Results) -> pd.DataFrame:
    """How often each role won."""

    def part(run: Run) -> Columns:
        dealt = dealt_roles(run)
        games, wins = run.tally["role_games"][dealt], run.tally["role_wins"][dealt]
        no_result = np.full(len(dealt), run.tally["outcomes"][NO_RESULT])
        return {
            "role": ROLE_NAMES[dealt],
            **rates((games, wins, no_result), results.level),
            "players_with_role": np.array(run.configuration.roles)[dealt],
        }

    return gathered(results, part)


def seats(results: Results) -> pd.DataFrame:
    """How often each seat won, clockwise from the sheriff."""

    def part(run: Run) -> Columns:
        players = run.configuration.players
        of_all_roles = (count.sum(axis=1) for count in counts(run, "seat", np.s_[:players]))
        return {"seat": np.arange(players), **rates(of_all_roles, results.level)}

    return gathered(results, part)


def seats_by_role(results: Results) -> pd.DataFrame:
    """How often each seat won in each role it had."""

    def part(run: Run) -> Columns:
        seat, role = np.nonzero(run.tally["seat_games"])
        counted = counts(run, "seat", (seat, role))
        return {"seat": seat, "role": ROLE_NAMES[role], **rates(counted, results.level)}

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
            **{name: _percentile(run.tally["lengths"], percent) for name, percent in PERCENTILES.items()},
            "turns_a_player": mean / run.configuration.players,
        }
        return {name: np.array([value]) for name, value in row.items()}

    return gathered(results, part)


def _standard_deviation(total: int, squares: int, games: int) -> float:
    """The deviation of a sample from exact sums, in whole numbers so that nothing is lost by subtraction."""
    if games < 2:
        return float("nan")
    return float(((games * squares - total * total) / (games * (games - 1))) ** 0.5)


def _percentile(lengths: Any, percent: int) -> float:
    """The smallest length that at least so many percent of the games did not exceed, in whole numbers."""
    games = int(lengths.sum())
    return float(np.searchsorted(100 * np.cumsum(lengths), percent * games)) if games else float("nan")


def length_distribution(results: Results) -> pd.DataFrame:
    """How many games took how many turns."""

    def part(run: Run) -> Columns:
        turns = np.flatnonzero(run.tally["lengths"])
        ended, games = run.tally["lengths"][turns], np.full(len(turns), run.tally["games"])
        return {
            "turns": turns,
            "games": games,
            "ended": ended,
            "share": quotient(ended, games),
            "share_up_to": quotient(np.cumsum(ended), games),
        }

    return gathered(results, part)


def _kinds(run: Run) -> Any:
    """The ids of all kinds of card by their numbers."""
    return np.array([kind.id for kind in run.configuration.content.kinds])


def eliminations(results: Results) -> pd.DataFrame:
    """Who fell first, second and so on, by whom and by what."""

    def part(run: Run) -> Columns:
        kinds = _kinds(run)
        order, victim, killer, cause = np.nonzero(run.tally["eliminations"])
        times = run.tally["eliminations"][order, victim, killer, cause]
        games = np.full(len(times), run.tally["games"])
        # The last cell takes all further ones, of which a game may have several.
        once = order < SEATS - 1
        return {
            "order": order + 1,
            "victim": ROLE_NAMES[victim],
            "killer": KILLERS[killer],
            "cause": np.append(kinds, "other")[np.minimum(cause, len(kinds))],
            **shares(times, games, results.level, count="eliminations", share="per_game", once=once),
        }

    return gathered(results, part)


def cards(results: Results) -> pd.DataFrame:
    """How often each kind of card was drawn, played and used as an answer."""

    def part(run: Run) -> Columns:
        kinds = _kinds(run)
        copies = np.bincount([kind for kind, _ in run.configuration.deck()], minlength=len(kinds))
        shown = np.flatnonzero(copies)
        games = np.full(len(shown), run.tally["games"])
        moves = {name: run.tally[name][shown] for name in ("drawn", "played", "answered")}
        return {
            "card": kinds[shown],
            "copies": copies[shown],
            "games": games,
            **moves,
            **{f"{name}_per_game": quotient(times, games) for name, times in moves.items()},
        }

    return gathered(results, part)
