"""What a varied rule, preset, set or policy changes: differences of win rates between configurations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from bangsim.analysis.events import EVENTS_KEY
from bangsim.analysis.games import roles
from bangsim.analysis.stats import combined, equal_rates, false_discovery, wilson
from bangsim.analysis.tidy import varied_keys
from bangsim.content.schema import Value
from bangsim.sim.grid import NO_EVENTS

if TYPE_CHECKING:
    from bangsim.sim.runner import Results

COUNTS = ["games", "wins", "win_rate", "no_result"]


def comparisons(results: Results) -> pd.DataFrame:
    """The win rate of each role against the first value of what is varied, everything else being the same.

    Returns
    -------
    DataFrame
        Without columns where a study varies nothing but the number of players.
    """
    frame, keys = roles(results), list(results.runs[0].labels)
    tables = []
    for varied in varied_keys(results):
        first = frame[varied].iloc[0]
        table = _against(frame, keys, varied, first, results.level)
        table.insert(len(keys), "varied", varied)
        table.insert(len(keys) + 1, "baseline", first)
        tables.append(table)
    return pd.concat(tables, ignore_index=True) if tables else pd.DataFrame()


def events_shift(results: Results) -> pd.DataFrame:
    """The win rate of each role with scenario cards against that without any, everything else being the same.

    Returns
    -------
    DataFrame
        Without columns where a study does not vary the scenario cards or has no configuration without them.
    """
    keys = list(results.runs[0].labels)
    without = [run.labels.get(EVENTS_KEY) == NO_EVENTS for run in results.runs]
    if EVENTS_KEY not in varied_keys(results) or not any(without):
        return pd.DataFrame()
    table = _against(roles(results), keys, EVENTS_KEY, NO_EVENTS, results.level)
    table["p_value"] = equal_rates(table[["wins", "baseline_wins"]], table[["games", "baseline_games"]])
    table["q_value"] = false_discovery(table["p_value"].to_numpy())
    return table


def _against(frame: pd.DataFrame, keys: list[str], varied: str, value: Value, level: float) -> pd.DataFrame:
    """The rows of other values of a varied key, each against that of one value which agrees in all other keys."""
    same = [*(name for name in keys if name != varied), "role"]
    held_against = frame[varied] == value
    baseline = frame.loc[held_against, [*same, *COUNTS]].rename(columns={name: f"baseline_{name}" for name in COUNTS})
    table: pd.DataFrame = frame.loc[~held_against, [*keys, "role", *COUNTS]].merge(baseline, on=same)
    rates = table[["win_rate", "baseline_win_rate"]].to_numpy()
    lows, highs = wilson(table[["wins", "baseline_wins"]], table[["games", "baseline_games"]], level)
    table["difference"], table["ci_low"], table["ci_high"] = combined(np.array([1, -1]), rates, lows, highs)
    return table
