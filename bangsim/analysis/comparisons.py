"""What a varied rule, preset, set or policy changes: differences of win rates between configurations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from bangsim.analysis.games import roles
from bangsim.analysis.stats import combined, wilson
from bangsim.analysis.tidy import varied_keys

if TYPE_CHECKING:
    from bangsim.sim.runner import Results

COUNTS = ["games", "wins", "win_rate"]


def comparisons(results: Results) -> pd.DataFrame:
    """The win rate of each role against the first value of what is varied, everything else being the same.

    Returns
    -------
    DataFrame
        Without columns where a study varies nothing but the number of players.
    """
    frame, keys = roles(results), list(results.runs[0].labels)
    tables = [_against_first(frame, keys, name, results.level) for name in varied_keys(results)]
    return pd.concat(tables, ignore_index=True) if tables else pd.DataFrame()


def _against_first(frame: pd.DataFrame, keys: list[str], varied: str, level: float) -> pd.DataFrame:
    first = frame[varied].iloc[0]
    same = [*(name for name in keys if name != varied), "role"]
    is_first = frame[varied] == first
    baseline = frame.loc[is_first, [*same, *COUNTS]].rename(columns={name: f"baseline_{name}" for name in COUNTS})
    table: pd.DataFrame = frame.loc[~is_first, [*keys, "role", *COUNTS]].merge(baseline, on=same)
    table.insert(len(keys), "varied", varied)
    table.insert(len(keys) + 1, "baseline", first)
    rates = table[["win_rate", "baseline_win_rate"]].to_numpy()
    lows, highs = wilson(table[["wins", "baseline_wins"]], table[["games", "baseline_games"]], level)
    table["difference"], table["ci_low"], table["ci_high"] = combined(np.array([1, -1]), rates, lows, highs)
    return table
