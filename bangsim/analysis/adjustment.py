"""Win rates of characters when the luck of the roles is taken out.

A renegade wins seldom whoever he is, so a character that was dealt the renegade often looks weak. The formulas and what
they take for granted stand in docs/metrics.md, section "Roles evened out".
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bangsim.analysis.stats import Floats, combined, quotient, wilson
from bangsim.content.codes import DEPUTY, LAW, SHERIFF


def role_rates(tally: Any) -> Floats:
    """How often a player of each role won, whatever his character; NaN for a role that nobody had."""
    return quotient(tally["character_wins"].sum(axis=0), tally["character_games"].sum(axis=0))


def adjusted_rates(games: Any, wins: Any, roles: Sequence[int], level: float) -> tuple[Floats, Floats, Floats]:
    """The mean of each character's win rates by role, weighted with the places that each role has at the table.

    Parameters
    ----------
    games, wins : ndarray of int, shape (characters, roles)
        The games of each character in each role.
    roles : sequence of int
        How many players have each role.
    level : float
        The confidence level.

    Returns
    -------
    rate, low, high : ndarray, shape (characters,)
        NaN where a character never had one of the roles.
    """
    dealt = np.flatnonzero(roles)
    weights = np.array(roles)[dealt] / sum(roles)
    games, wins = games[:, dealt], wins[:, dealt]
    return combined(weights, quotient(wins, games), *wilson(wins, games, level))


def _squares_of_shares(tally: Any) -> Floats:
    """The share of a role's players who win in a game, squared and added up over the games, for each role."""
    players = tally["character_games"].sum(axis=0) / np.maximum(tally["games"], 1)
    # A role wins with all who have it or, as renegades and under Wild West Show, with one of them alone.
    beyond_one = tally["character_wins"].sum(axis=0) - tally["role_wins"]
    all_win = np.where(players > 1, np.nan_to_num(quotient(beyond_one, players - 1)), tally["role_wins"])
    return all_win + np.nan_to_num(quotient(tally["role_wins"] - all_win, np.square(players)))


def expectation(tally: Any, games: Any) -> tuple[Floats, Floats]:
    """The win rate each character would be expected to have if it played like the average one in its roles.

    Parameters
    ----------
    tally : record
        The tally of the configuration.
    games : ndarray of int, shape (characters, roles)
        The games of each character in each role.

    Returns
    -------
    rate, error : ndarray, shape (characters,)
        The rate, and the standard error of a character's difference from it. The error is NaN where no difference
        could show: with too few games, or for a character that was in every game in the same role.
    """
    total = np.maximum(tally["games"], 1)
    rates = np.nan_to_num(role_rates(tally))
    # Players who share an outcome win together, so the mean of the roles varies with the games that were played; the
    # character's own share in it is taken off the variance.
    together = np.diag(_squares_of_shares(tally) / total)
    if rates[SHERIFF] and rates[DEPUTY]:
        together[SHERIFF, DEPUTY] = together[DEPUTY, SHERIFF] = tally["outcomes"][LAW] / total
    covariance = together - np.outer(rates, rates)
    shares = games / total
    variance = games @ (rates * (1 - rates)) - total * np.einsum("ci,ij,cj->c", shares, covariance, shares)
    number = games.sum(axis=1)
    variance = np.where(variance > 1e-9 * number, variance, np.nan)
    return quotient(games @ rates, number), quotient(np.sqrt(variance), number)
