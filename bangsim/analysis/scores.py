"""Tables of scores: what roles and characters score on the mean, game by game and over a tournament.

All players of a role score the same in a game, and how it ended decides what: who won, whether the renegade duelled,
how many deputies the sheriff killed. So games are counted by these *endings*, and points are put to them here.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from bangsim.analysis.characters import character_names, character_numbers
from bangsim.analysis.stats import Floats, mean_interval, normal_half_width, quotient
from bangsim.analysis.tidy import ROLE_NAMES, Columns, dealt_roles, gathered
from bangsim.content.codes import LAW, NO_RESULT, OUTCOMES, OUTLAWS, RENEGADE_WINS, ROLES
from bangsim.content.scoring import MOST_DEPUTIES, SCORINGS, Mix, points

if TYPE_CHECKING:
    from bangsim.sim.runner import Results, Run

ENDINGS = (len(OUTCOMES), 2, MOST_DEPUTIES + 1)
"""Outcomes, whether the renegade duelled, and the deputies that the sheriff killed: the axes of a count of endings."""


def points_of_endings(roles: Mix) -> Floats:
    """What each role scores for each ending.

    Returns
    -------
    ndarray, shape (roles, endings)
        NaN for a role mix that has no score; 0 for endings that do not occur.
    """
    table = np.full((*ENDINGS, len(ROLES)), 0.0 if roles in SCORINGS else np.nan)
    if roles in SCORINGS:
        for outcome, duelled, killed in product((LAW, OUTLAWS, RENEGADE_WINS, NO_RESULT), *map(range, ENDINGS[1:])):
            table[outcome, duelled, killed] = points(roles, outcome, bool(duelled), killed)
    return table.reshape(-1, len(ROLES)).T


def score_statistics(counts: Any, scored: Floats) -> tuple[Any, Floats, Floats]:
    """How many games there are, and mean and standard deviation of what was scored in them.

    Parameters
    ----------
    counts : ndarray of int, shape (..., endings)
        Games by their ending.
    scored : ndarray of float, shape (..., endings)
        The points for each ending.

    Returns
    -------
    games, mean, standard_deviation : ndarray, shape (...)
        The mean is NaN without games, the deviation with fewer than two.
    """
    games = counts.sum(axis=-1)
    mean = quotient((counts * scored).sum(axis=-1), games)
    squares = (counts * np.square(scored - mean[..., np.newaxis])).sum(axis=-1)
    return games, mean, np.sqrt(quotient(squares, games - 1))


def scores(results: Results) -> pd.DataFrame:
    """What a player of each role scores in a game."""

    def part(run: Run) -> Columns:
        dealt = dealt_roles(run)
        return {
            "role": ROLE_NAMES[dealt],
            **_columns(*_role_statistics(run), results.level),
            "players_with_role": np.array(run.configuration.roles)[dealt],
        }

    return gathered(results, part)


def scores_by_character(results: Results) -> pd.DataFrame:
    """What each character scores in each role."""

    def part(run: Run) -> Columns:
        numbers, dealt = character_numbers(run), dealt_roles(run)
        games, mean, deviation = (values.ravel() for values in _character_statistics(run))
        _, expected, _ = _role_statistics(run)
        return {
            "character": np.repeat(character_names(run, numbers), len(dealt)),
            "role": np.tile(ROLE_NAMES[dealt], len(numbers)),
            **_columns(games, mean, deviation, results.level),
            "expected_score": np.tile(expected, len(numbers)),
            "difference": mean - np.tile(expected, len(numbers)),
        }

    return gathered(results, part)


def tournament(results: Results) -> pd.DataFrame:
    """What each character scores a game in a tournament in which its player gets every place at the table in turn."""

    def part(run: Run) -> Columns:
        numbers, dealt = character_numbers(run), dealt_roles(run)
        roles = np.array(run.configuration.roles)[dealt]
        places = roles / roles.sum()
        games, means, deviations = _character_statistics(run)
        mean = means @ places
        half = normal_half_width(np.sqrt(quotient(np.square(deviations), games) @ np.square(places)), results.level)
        # What all players of a game score together is a whole number, mostly 0, and stays one.
        together = roles @ points_of_endings(run.configuration.roles)[dealt]
        endings = run.tally["endings"].ravel()
        expected = np.full(len(numbers), quotient((endings * together).sum(), endings.sum() * roles.sum()))
        return {
            "character": character_names(run, numbers),
            "games": games.sum(axis=1),
            "score_mean": mean,
            "ci_low": mean - half,
            "ci_high": mean + half,
            "standard_deviation": np.sqrt(np.square(deviations) @ places),
            "expected_score": expected,
            "difference": mean - expected,
        }

    return gathered(results, part)


def _columns(games: Any, mean: Floats, deviation: Floats, level: float) -> dict[str, Any]:
    low, high = mean_interval(mean, deviation, games, level)
    return {"games": games, "score_mean": mean, "ci_low": low, "ci_high": high, "standard_deviation": deviation}


def _role_statistics(run: Run) -> tuple[Any, Floats, Floats]:
    """Games, mean and deviation for each role that is dealt."""
    scored = points_of_endings(run.configuration.roles)[dealt_roles(run)]
    return score_statistics(np.broadcast_to(run.tally["endings"].ravel(), scored.shape), scored)


def _character_statistics(run: Run) -> tuple[Any, Floats, Floats]:
    """Games, mean and deviation for each character in each role that is dealt."""
    dealt = dealt_roles(run)
    counts = run.tally["character_endings"][np.ix_(character_numbers(run), dealt)]
    return score_statistics(counts.reshape(*counts.shape[:2], -1), points_of_endings(run.configuration.roles)[dealt])
