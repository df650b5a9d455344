"""The formulas against those of scipy.stats, and against published examples."""

import numpy as np
import pytest
from scipy import stats as reference

from bangsim.analysis.stats import (
    combined,
    equal_rates,
    false_discovery,
    mean_interval,
    normal_half_width,
    quotient,
    two_sided,
    wilson,
)


@pytest.mark.parametrize("level", [0.8, 0.95, 0.999])
@pytest.mark.parametrize(("wins", "games"), [(0, 1), (1, 1), (0, 40), (7, 40), (40, 40), (123_456, 1_000_000)])
def test_the_wilson_interval_is_that_of_scipy(wins, games, level):
    expected = reference.binomtest(wins, games).proportion_ci(level, method="wilson")
    assert wilson(wins, games, level) == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_no_games_give_neither_a_rate_nor_an_interval():
    assert np.isnan(quotient([0, 0], 0)).all()
    assert np.isnan(wilson([0], [0], 0.95)).all()


def test_the_interval_of_a_difference_is_that_of_newcombe():
    # R. G. Newcombe, Statistics in Medicine 17 (1998) 873, table II, method 10, example (a)
    low, high = wilson([[56, 48]], [[70, 80]], 0.95)
    difference = combined([1, -1], quotient([[56, 48]], [[70, 80]]), low, high)
    assert np.concatenate(difference) == pytest.approx([0.2, 0.0524, 0.3339], abs=5e-5)


def test_a_sum_of_one_rate_keeps_its_interval():
    low, high = wilson([[3]], [[10]], 0.95)
    value = combined([1], quotient([[3]], [[10]]), low, high)
    assert np.concatenate(value) == pytest.approx([0.3, low[0, 0], high[0, 0]])


def test_the_interval_of_a_mean_is_that_of_student():
    lengths = np.random.default_rng(1).gamma(5, 6, 12)
    expected = reference.ttest_1samp(lengths, 0).confidence_interval(0.9)
    found = mean_interval(lengths.mean(), lengths.std(ddof=1), 12, 0.9)
    assert found == pytest.approx((expected.low, expected.high))


def test_one_game_gives_a_mean_no_interval():
    assert np.isnan(mean_interval(30, float("nan"), 1, 0.95)).all()


def test_a_normal_interval_and_its_test_agree():
    z = np.array([-1.0, 0.5, 2.5])
    assert two_sided(z) == pytest.approx(2 * reference.norm.sf(abs(z)))
    half = normal_half_width(np.array([1.0]), 0.95)
    assert two_sided(half) == pytest.approx(0.05)


def test_two_samples_of_one_rate_are_tested_as_in_scipy():
    wins, games = np.array([[30, 45], [7, 7], [400, 330]]), np.array([[100, 120], [20, 30], [1000, 1000]])
    expected = [
        reference.chi2_contingency([of, number - of], correction=False).pvalue
        for of, number in zip(wins, games, strict=True)
    ]
    assert equal_rates(wins, games) == pytest.approx(expected)


def test_without_games_or_where_all_are_alike_two_samples_are_not_tested():
    assert np.isnan(equal_rates([[0, 5], [0, 0], [10, 20]], [[0, 10], [10, 20], [10, 20]])).all()


def test_false_discoveries_are_controlled_as_in_scipy():
    p_values = np.random.default_rng(2).uniform(size=50) ** 2
    assert false_discovery(p_values) == pytest.approx(reference.false_discovery_control(p_values))


def test_what_was_not_tested_does_not_count_as_a_test():
    q_values = false_discovery(np.array([0.01, np.nan, 0.04]))
    assert q_values == pytest.approx([0.02, np.nan, 0.04], nan_ok=True)


def test_no_tests_at_all_are_no_trouble():
    assert false_discovery(np.array([])).size == 0
