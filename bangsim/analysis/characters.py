"""Tables of characters: how often each won, and how far that lay in the roles it was dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from bangsim.analysis.adjustment import adjusted_rates, expectation, role_rates
from bangsim.analysis.stats import false_discovery, normal_half_width, two_sided
from bangsim.analysis.tidy import ROLE_NAMES, Columns, counts, dealt_roles, gathered, rates

if TYPE_CHECKING:
    from bangsim.sim.runner import Results, Run


def character_numbers(run: Run) -> list[int]:
    """The characters that could be dealt or were, in the order of their numbers."""
    number = run.configuration.content.character_number
    pool = {number[name] for name in run.configuration.characters}
    return sorted(pool | set(np.flatnonzero(run.tally["character_games"].any(axis=1)).tolist()))


def character_names(run: Run, numbers: list[int]) -> Any:
    """The ids of characters."""
    return np.array([run.configuration.content.characters[number].id for number in numbers])


def characters(results: Results) -> pd.DataFrame:
    """How often each character won, as dealt and with the roles evened out."""

    def part(run: Run) -> Columns:
        numbers = character_numbers(run)
        games, wins, no_result = counts(run, "character", numbers)
        columns = rates((count.sum(axis=1) for count in (games, wins, no_result)), results.level)
        adjusted, adjusted_low, adjusted_high = adjusted_rates(games, wins, run.configuration.roles, results.level)
        expected, error = expectation(run.tally, games)
        difference = columns["win_rate"] - expected
        half = normal_half_width(error, results.level)
        return {
            "character": character_names(run, numbers),
            **columns,
            "adjusted_rate": adjusted,
            "adjusted_low": adjusted_low,
            "adjusted_high": adjusted_high,
            "expected_rate": expected,
            "difference": difference,
            "difference_low": difference - half,
            "difference_high": difference + half,
            "p_value": two_sided(difference / error),
            "offered": run.tally["character_offered"][numbers],
        }

    frame = gathered(results, part)
    frame.insert(list(frame).index("p_value") + 1, "q_value", false_discovery(frame["p_value"].to_numpy()))
    return frame


def characters_by_role(results: Results) -> pd.DataFrame:
    """How often each character won in each role."""

    def part(run: Run) -> Columns:
        numbers, dealt = character_numbers(run), dealt_roles(run)
        counted = counts(run, "character", np.ix_(numbers, dealt))
        columns = rates((count.ravel() for count in counted), results.level)
        expected = np.tile(role_rates(run.tally)[dealt], len(numbers))
        return {
            "character": np.repeat(character_names(run, numbers), len(dealt)),
            "role": np.tile(ROLE_NAMES[dealt], len(numbers)),
            **columns,
            "expected_rate": expected,
            "difference": columns["win_rate"] - expected,
        }

    return gathered(results, part)
