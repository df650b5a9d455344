"""The rows of ``list`` and ``describe`` in Chinese."""

from collections.abc import Mapping, Sequence
from typing import Any

from bangsim.cli.phrases import FOOTNOTE, LABELS, MARK, WHAT
from bangsim.cli.registries import OWN
from bangsim.content import names
from bangsim.content.chinese.rows import Word
from bangsim.content.chinese.rules import SOURCES
from bangsim.content.names import CHINESE
from bangsim.content.rules import BY_ID

Row = Mapping[str, Any]

OWN_SET = "自创"
KINDS = {"table": "表", "figure": "图"}
NAMED_BY_ID = {
    "set": "set",
    "deck": "set",
    "border": "border",
    "effect": "effect",
    "reach": "reach",
    "same_as": "character",
}
"""The columns that hold an id, and what has it."""
FEW_VALUES = {"0 or 1": "0或1", "a number": "一个数"}
"""The values of traits."""


def in_chinese(what: str, row: Row) -> dict[str, Any]:
    """A row with its Chinese name, the printed English one as ``english``, and whether the name is our translation.

    Ids stay as they are. What has no Chinese name keeps the one it has.
    """
    english = {"english": row["name"]} if "name" in row else {}
    word = _word(what, row)
    rest = {key: value for key, value in row.items() if key not in ("id", "name")}
    if word is None:
        return {"id": row["id"], "name": row.get("name", row["id"]), **english, **rest}
    told = {"id": row["id"], "name": word.name, **english, "own_translation": word.ours, **rest}
    told["sentence"] = word.sentence or row["sentence"]
    if "other_names" in row:
        told["other_names"] = [*word.others, *row["other_names"]]
    return told


def _word(what: str, row: Row) -> Word | None:
    if what == "report":
        from bangsim.analysis.words_chinese import REPORTS

        return REPORTS.get(f"{row['kind']} {row['id']}")
    # What a study brings has one name in all languages.
    return None if row.get("set") == OWN else names.word(CHINESE, what, row["id"])


def name_with_mark(row: Row) -> str:
    """The Chinese name; a translation of our own carries the mark that the footnote explains."""
    return f"{row['name']}{MARK if row.get('own_translation') else ''}"


def columns_in_chinese(columns: Sequence[str]) -> list[str]:
    """The columns of a list, with both names."""
    rest = [column for column in columns if column not in ("id", "name")]
    return ["id", "name", *(["english"] if "name" in columns else []), *rest]


def label(key: str) -> str:
    """What a column is called."""
    return LABELS.get(key, key)


def what_in_chinese(what: str) -> str:
    """What a kind of thing is called."""
    return WHAT.get(what, what)


def cell_in_chinese(what: str, row: Row, key: str) -> Any:
    """A value of a row as it is printed."""
    value = row[key]
    if key == "name":
        return name_with_mark(row)
    if key == "set" and value == OWN:
        return OWN_SET
    if key in NAMED_BY_ID:
        return names.name(CHINESE, NAMED_BY_ID[key], value)
    if key == "kind":
        return KINDS[value]
    if key == "source":
        return "；".join(map(_source, value.split("; ")))
    if key == "values":
        return FEW_VALUES.get(value) or _switch_values(row["id"])
    return value


def _source(source: str) -> str:
    """A source, with the number of the question where it is one of questions and answers."""
    work, _, question = source.partition(" Q")
    return SOURCES.get(work, work) + (f" Q{question}" if question else "")


def _switch_values(id: str) -> str:
    """All that a switch takes, as `bangsim.sim.values.SwitchValue` says it in English."""
    switch = BY_ID[id]
    if isinstance(switch.official, bool):
        return "true或false"
    words = [f'"{word}"' for word in switch.choices]
    if switch.lowest is not None:
        words.append(f"{switch.lowest}至{switch.highest}的整数")
    return "或".join(words) or '从小到大的两个点数，如"2-9"或"10-A"'


def footnote(rows: Sequence[Row]) -> str:
    """What explains the mark; nothing where none is there."""
    return FOOTNOTE if any(row.get("own_translation") for row in rows) else ""
