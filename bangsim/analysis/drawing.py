"""What all figures are drawn with: colours, the language, points of table rows, and what is said of what varies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import pandas as pd

from bangsim.analysis.dots import Mark, Row
from bangsim.analysis.sheet import house_style
from bangsim.analysis.tidy import varied_keys
from bangsim.analysis.words import Words, words_of
from bangsim.content.codes import ROLES

if TYPE_CHECKING:
    from bangsim.sim.runner import Results

Tables: TypeAlias = Mapping[str, pd.DataFrame]
"""All tables of a result, by name."""
Record: TypeAlias = Mapping[Any, Any]
"""A row of a table, by column."""

# Colours of Okabe and Ito, which stay apart in the common kinds of colour blindness.
ROLE_COLOURS = dict(zip(ROLES, ("#e69f00", "#56b4e9", "#d55e00", "#009e73"), strict=True))
SERIES_COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#222222", "#999999")

Drawn = TypeVar("Drawn")


def in_its_language(draw: Callable[[Results, Tables, Words], Drawn]) -> Callable[[Results, Tables], Drawn]:
    """Draw in the style of the house, with the words and fonts of the study's language."""

    @wraps(draw)
    def drawn(results: Results, tables: Tables) -> Drawn:
        words = words_of(results)
        with house_style(words.language):
            return draw(results, tables, words)

    return drawn


def mark_of(record: Record, value: str, colour: str) -> Mark:
    """The point of a value with its interval."""
    return Mark(value=record[value], low=record["ci_low"], high=record["ci_high"], colour=colour)


def with_percent(row: Row, record: Record, words: Words) -> Row:
    """The row with the win rate and its interval in figures."""
    detail = words.percent_range(record["ci_low"], record["ci_high"])
    return replace(row, note=words.percent(record["win_rate"]), detail=detail)


def all_series(results: Results, words: Words) -> list[str]:
    """The values of what is varied, for each configuration; empty words where nothing is."""
    return [words.series(run.labels, varied_keys(results)) for run in results.runs]


def first_of(names: Iterable[str], most: int, words: Words) -> tuple[list[str], str]:
    """The first names, each once, and what to say if there are more."""
    different = list(dict.fromkeys(names))
    note = words.say("first shown", most=most, number=len(different)) if len(different) > most else ""
    return different[:most], note


def for_each(results: Results, words: Words) -> str:
    """What the labels of the rows, or the legend, are values of."""
    keys = " · ".join(words.key(key) for key in varied_keys(results))
    return words.say("by", keys=keys, only=only_table(results, words)) if keys else ""


def only_table(results: Results, words: Words) -> str:
    """The number of players where no panel tells it."""
    players = {run.configuration.players for run in results.runs}
    return words.say("only", players=words.players(players.pop())) if len(players) == 1 else ""
