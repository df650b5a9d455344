"""What all tables are made with: one table of all configurations, key columns first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import pandas as pd

from bangsim.analysis.stats import quotient, wilson
from bangsim.content.codes import ROLES

if TYPE_CHECKING:
    from bangsim.sim.runner import Results, Run

Columns: TypeAlias = Mapping[str, Any]
"""Columns of one length, by name."""

ROLE_NAMES = np.array(ROLES)


def gathered(results: Results, part: Callable[[Run], Columns]) -> pd.DataFrame:
    """One table of what `part` makes of each configuration, behind the key columns."""
    labels: dict[str, list[object]] = {name: [] for name in results.runs[0].labels}
    columns: dict[str, list[Any]] = {}
    for run in results.runs:
        rows = part(run)
        for name, values in rows.items():
            columns.setdefault(name, []).append(values)
        length = len(next(iter(rows.values())))
        for name, value in run.labels.items():
            labels[name].extend([value] * length)
    return pd.DataFrame({**labels, **{name: np.concatenate(parts) for name, parts in columns.items()}})


def counts(run: Run, of: str, cells: Any) -> list[Any]:
    """Games, wins and games without result of some characters or seats, by role.

    Parameters
    ----------
    run : Run
    of : {"character", "seat"}
    cells : index
        Which cells of the tally.
    """
    return [run.tally[f"{of}_{what}"][cells] for what in ("games", "wins", "no_result")]


def rates(counted: Iterable[Any], level: float) -> dict[str, Any]:
    """The columns of a win rate out of games, wins and games without result; with the losses they add up."""
    games, wins, no_result = counted
    low, high = wilson(wins, games, level)
    return {
        "games": games,
        "wins": wins,
        "win_rate": quotient(wins, games),
        "ci_low": low,
        "ci_high": high,
        "losses": games - wins - no_result,
        "no_result": no_result,
    }


def shares(times: Any, games: Any, level: float, *, count: str, share: str, once: Any = True) -> dict[str, Any]:
    """The columns of how often something happened; `count` and `share` name two of them.

    There is an interval where it happens at most `once` in a game.
    """
    low, high = wilson(times, np.where(once, games, 0), level)
    return {"games": games, count: times, share: quotient(times, games), "ci_low": low, "ci_high": high}


def dealt_roles(run: Run) -> list[int]:
    """The roles that somebody has in the games of a configuration."""
    return [role for role, number in enumerate(run.configuration.roles) if number]


def varied_keys(results: Results) -> list[str]:
    """The key columns, but for the number of players, in which configurations differ."""
    labels = [run.labels for run in results.runs]
    return [name for name in labels[0] if name != "players" and any(one[name] != labels[0][name] for one in labels)]
