"""The names that tables get beside their ids where a study is in Chinese.

Columns keep their ids in every language, so that a program reads all tables alike; a column of ids is followed by one
with the names, called like it and ``_name``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from bangsim.analysis.words_chinese import OTHERS
from bangsim.content.names import CHINESE

if TYPE_CHECKING:
    import pandas as pd

    from bangsim.analysis.words import Words

SUFFIX = "_name"


def with_labels(table: pd.DataFrame, words: Words) -> pd.DataFrame:
    """A table with the names beside the ids; the table itself in English, where ids are names."""
    if words.language != CHINESE:
        return table
    readings = _readings(words)
    labelled = table.copy()
    for column, reading in readings.items():
        if column in table:
            labelled.insert(list(labelled).index(column) + 1, column + SUFFIX, table[column].map(reading))
    return labelled


def _readings(words: Words) -> Mapping[str, Callable[[str], str]]:
    """For each column of ids how one is read; key columns are not among them."""

    def role(id: str) -> str:
        return OTHERS.get(id) or words.role(id)

    def card(id: str) -> str:
        return OTHERS.get(id) or words.card(id)

    return {
        "outcome": words.outcome,
        "role": role,
        "character": words.character,
        "card": card,
        "event": words.event,
        "victim": role,
        "killer": role,
        "cause": card,
        "varied": words.key,
    }


def column_labels(tables: Mapping[str, pd.DataFrame], words: Words) -> dict[str, str]:
    """What the columns of some tables are called, by their ids; nothing in English."""
    if words.language != CHINESE:
        return {}
    columns = dict.fromkeys(column for table in tables.values() for column in table)
    return {str(column): words.column(str(column)) for column in columns}
