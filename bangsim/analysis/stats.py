"""Intervals and tests for counts of games.

`scipy.stats` takes longer to import than a thousand games take to play, so the few formulas stand here on top of
`scipy.special`; the tests hold them against `scipy.stats`.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.special import ndtr, ndtri, stdtrit

Floats: TypeAlias = NDArray[np.float64]


def quotient(part: ArrayLike, whole: ArrayLike) -> Floats:
    """`part` / `whole`, and NaN where `whole` is 0."""
    divisor = np.asarray(whole, np.float64)
    return np.asarray(part, np.float64) / np.where(divisor == 0, np.nan, divisor)


def wilson(wins: ArrayLike, games: ArrayLike, level: float) -> tuple[Floats, Floats]:
    """The Wilson score interval of a rate.

    Parameters
    ----------
    wins, games : array_like of int
        How often something happened, out of how many times.
    level : float
        The confidence level, such as 0.95.

    Returns
    -------
    low, high : ndarray
        NaN where there are no games.
    """
    z = float(ndtri((1 + level) / 2))
    rate = quotient(wins, games)
    inverse = quotient(1, games)
    centre = rate + z * z * inverse / 2
    half = z * np.sqrt(rate * (1 - rate) * inverse + np.square(z * inverse / 2))
    shrink = 1 + z * z * inverse
    # At 0 and 1 the formula gives the rate itself but for rounding.
    low = np.where(rate == 0, 0.0, (centre - half) / shrink)
    high = np.where(rate == 1, 1.0, (centre + half) / shrink)
    return low, high


def combined(weights: ArrayLike, rates: Floats, lows: Floats, highs: Floats) -> tuple[Floats, Floats, Floats]:
    """A weighted sum of independent rates, with its interval from theirs (Newcombe's square-and-add method).

    Parameters
    ----------
    weights : array_like of float, shape (k,)
        (1, -1) gives the difference of two rates.
    rates, lows, highs : ndarray of float, shape (n, k)
        The rates and the ends of their intervals.

    Returns
    -------
    value, low, high : ndarray, shape (n,)
        NaN where a rate is NaN.
    """
    factors = np.asarray(weights, np.float64)
    below = factors * np.where(factors > 0, rates - lows, highs - rates)
    above = factors * np.where(factors > 0, highs - rates, rates - lows)
    value = rates @ factors
    return value, value - np.sqrt(np.square(below).sum(axis=1)), value + np.sqrt(np.square(above).sum(axis=1))


def mean_interval(
    mean: ArrayLike, standard_deviation: ArrayLike, games: ArrayLike, level: float
) -> tuple[Floats, Floats]:
    """The interval of a mean by Student's distribution; NaN with fewer than two games."""
    centre, number = np.asarray(mean, np.float64), np.asarray(games, np.float64)
    number = np.where(number < 2, np.nan, number)
    half = stdtrit(number - 1, (1 + level) / 2) * np.asarray(standard_deviation, np.float64) / np.sqrt(number)
    return centre - half, centre + half


def normal_half_width(standard_error: Floats, level: float) -> Floats:
    """Half the width of the normal interval around an estimate."""
    return float(ndtri((1 + level) / 2)) * standard_error


def two_sided(z: Floats) -> Floats:
    """The probability that a standard normal number lies farther from 0 than `z`."""
    return np.asarray(2 * ndtr(-np.abs(z)), np.float64)


def equal_rates(wins: ArrayLike, games: ArrayLike) -> Floats:
    """The probability that two independent samples of one rate differ as much as these do, by the normal test.

    Parameters
    ----------
    wins, games : array_like of int, shape (n, 2)
        How often something happened in each sample, out of how many times.

    Returns
    -------
    p_value : ndarray, shape (n,)
        NaN where a sample is empty, or where something happened always or never.
    """
    times, number = np.asarray(wins, np.float64), np.asarray(games, np.float64)
    first, second = quotient(times, number).T
    pooled = quotient(times.sum(axis=1), number.sum(axis=1))
    variance = pooled * (1 - pooled) * quotient(1, number).sum(axis=1)
    return two_sided(quotient(first - second, np.sqrt(variance)))


def false_discovery(p_values: Floats) -> Floats:
    """The q-values of Benjamini and Hochberg; NaN stays NaN and counts as no test."""
    q_values = np.full(p_values.shape, np.nan)
    tested = np.flatnonzero(~np.isnan(p_values))
    falling = tested[np.argsort(-p_values[tested], kind="stable")]
    ranks = np.arange(len(falling), 0, -1)
    q_values[falling] = np.minimum.accumulate(np.minimum(p_values[falling] * len(falling) / ranks, 1))
    return q_values
