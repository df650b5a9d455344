"""Tables of scores: what roles and characters score on the mean, game by game and over a tournament.

All players of a role score the same in a game, and how it ended decides what: who won, whether the renegade duelled,
how many deputies the sheriff killed. So games are counted by these *endings*, and points are put to them here. A game
that one player has won alone has no points, whatever the roles; means are those of the other games.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from bangsim.analysis.characters import character_names, character_numbers
from bangsim.analysis.stats import Floats, mean_interval, normal_half_width, quotient
from bangsim.analysis.tidy import ROLE_NAMES, Columns, dealt_roles, gathered
from bangsim.content.codes import LAW, NO_RESULT, OUTCOMES, OUTLAWS, PLAYER_WINS, RENEGADE_WINS, ROLES
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
        NaN for a role mix or an outcome that has no score; 0 for what a role that nobody has would score.
    """
    table = np.full((*ENDINGS, len(ROLES)), np.nan)
    if roles in SCORINGS:
        for outcome, duelled, killed in product((LAW, OUTLAWS, RENEGADE_WINS, NO_RESULT), *map(range, ENDINGS[1:])):
            table[outcome, duelled, killed] = points(roles, outcome, bool(duelled), killed)
    return table.reshape(-1, len(ROLES)).T


@dataclass(frozen=True, kw_only=True)
class Scored:
    """What was scored in games: arrays of one shape, `mean` NaN without scored games, `deviation` with fewer than two.

    `games` are all there are, `scored` those of them that have a score.
    """

    games: Any
    scored: Any
    mean: Floats
    deviation: Floats

    def columns(self, level: float) -> dict[str, Any]:
        """The columns that all tables of scores begin with."""
        low, high = mean_interval(self.mean, self.deviation, self.scored, level)
        columns = {"games": self.games, "scored": self.scored, "score_mean": self.mean}
        columns |= {"ci_low": low, "ci_high": high, "standard_deviation": self.deviation}
        return {name: values.ravel() for name, values in columns.items()}


def score_statistics(counts: Any, values: Floats) -> Scored:
    """How many games there are, and mean and standard deviation of what was scored in them.

    Parameters
    ----------
    counts : ndarray of int, shape (..., endings)
        Games by their ending.
    values : ndarray of float, shape (..., endings)
        The points for each ending, NaN for one that has none.
    """
    counted = np.where(np.isnan(values), 0, counts)
    values = np.nan_to_num(values)
    scored = counted.sum(axis=-1)
    mean = quotient((counted * values).sum(axis=-1), scored)
    squares = (counted * np.square(values - mean[..., np.newaxis])).sum(axis=-1)
    deviation = np.sqrt(quotient(squares, np.where(scored < 2, 0, scored - 1)))
    return Scored(games=counts.sum(axis=-1), scored=scored, mean=mean, deviation=deviation)


def won_alone(results: Results) -> int:
    """The games that one player won alone at a table where sides win else; they have no score."""
    return sum(int(run.tally["outcomes"][PLAYER_WINS]) for run in results.runs if run.configuration.roles[0])


def scores(results: Results) -> pd.DataFrame:
    """What a player of each role scores in a game."""

    def part(run: Run) -> Columns:
        dealt = dealt_roles(run)
        return {
            "role": ROLE_NAMES[dealt],
            **_role_statistics(run).columns(results.level),
            "players_with_role": np.array(run.configuration.roles)[dealt],
        }

    return gathered(results, part)


def scores_by_character(results: Results) -> pd.DataFrame:
    """What each character scores in each role."""

    def part(run: Run) -> Columns:
        numbers, dealt = character_numbers(run), dealt_roles(run)
        columns = _character_statistics(run).columns(results.level)
        expected = np.tile(_role_statistics(run).mean, len(numbers))
        return {
            "character": np.repeat(character_names(run, numbers), len(dealt)),
            "role": np.tile(ROLE_NAMES[dealt], len(numbers)),
            **columns,
            "expected_score": expected,
            "difference": columns["score_mean"] - expected,
        }

    return gathered(results, part)


def tournament(results: Results) -> pd.DataFrame:
    """What each character scores a game in a tournament in which its player gets every place at the table in turn."""

    def part(run: Run) -> Columns:
        numbers, dealt = character_numbers(run), dealt_roles(run)
        roles = np.array(run.configuration.roles)[dealt]
        places = roles / roles.sum()
        of = _character_statistics(run)
        mean = of.mean @ places
        errors = quotient(np.square(of.deviation), of.scored)
        half = normal_half_width(np.sqrt(errors @ np.square(places)), results.level)
        expected = np.full(len(numbers), _score_of_everybody(run))
        return {
            "character": character_names(run, numbers),
            "games": of.games.sum(axis=1),
            "scored": of.scored.sum(axis=1),
            "score_mean": mean,
            "ci_low": mean - half,
            "ci_high": mean + half,
            "standard_deviation": np.sqrt(np.square(of.deviation) @ places),
            "expected_score": expected,
            "difference": mean - expected,
        }

    return gathered(results, part)


def _score_of_everybody(run: Run) -> float:
    """The mean score of all players in all games that have one."""
    roles = np.array(run.configuration.roles)
    # What all players of a game score together is a whole number, mostly 0, and stays one.
    together = score_statistics(run.tally["endings"].ravel(), roles @ points_of_endings(run.configuration.roles))
    return float(together.mean / roles.sum())


def _role_statistics(run: Run) -> Scored:
    """What was scored by each role that is dealt."""
    values = points_of_endings(run.configuration.roles)[dealt_roles(run)]
    return score_statistics(np.broadcast_to(run.tally["endings"].ravel(), values.shape), values)


def _character_statistics(run: Run) -> Scored:
    """What was scored by each character in each role that is dealt."""
    dealt = dealt_roles(run)
    counts = run.tally["character_endings"][np.ix_(character_numbers(run), dealt)]
    return score_statistics(counts.reshape(*counts.shape[:2], -1), points_of_endings(run.configuration.roles)[dealt])
