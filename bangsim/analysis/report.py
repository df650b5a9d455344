"""What a result folder shows: the tables as CSV files, the figures, and a page that puts them together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bangsim.analysis.drawing import Tables
from bangsim.analysis.figures import FIGURES
from bangsim.analysis.frames import TABLES
from bangsim.analysis.labels import column_labels, with_labels
from bangsim.analysis.registry import Report
from bangsim.analysis.scores import won_alone
from bangsim.analysis.sheet import picture
from bangsim.analysis.tidy import varied_keys
from bangsim.analysis.words import Words, turns, words_of
from bangsim.content.codes import OUTCOMES

if TYPE_CHECKING:
    from bangsim.sim.runner import Results

REPORTS = (*TABLES, *FIGURES)
"""Every table and figure."""

INDEX = "index.md"


def write_results(results: Results, tables: Tables, folder: Path, *, figures: bool = True) -> None:
    """Write the tables, the figures and the page into a folder that is there.

    Parameters
    ----------
    results : Results
    tables : mapping
        All tables of the results, by name.
    folder : Path
    figures : bool
        Whether to draw the figures, each as PNG and SVG.
    """
    words = words_of(results)
    for name, table in tables.items():
        # Six digits are more than any count of games bears out, and the same on every machine.
        with_labels(table, words).to_csv(
            folder / f"{name}.csv", index=False, float_format="%.6g", lineterminator="\n", encoding="utf-8"
        )
    drawn = _draw(results, tables, folder) if figures else []
    (folder / INDEX).write_text(index_page(results, tables, drawn), "utf-8", newline="\n")


def index_page(results: Results, tables: Tables, figures: Sequence[Report]) -> str:
    """The page of a result folder, in Markdown and in the language of the study."""
    words = words_of(results)
    heading, rows = _who_wins(results, tables, words)
    lines = [f"# {' '.join(results.study.heading.split())}", "", words.origin(results), ""]
    for notice in results.study.notices():
        lines += [words.say("note", notice=notice), ""]
    if results.interrupted:
        asked = words.say("games each", number=f"{results.study.games:,}")
        lines += [words.say("interrupted", games=asked), ""]
    if alone := won_alone(results):
        lines += [words.say("won alone", number=f"{alone:,}"), ""]
    lines += [f"## {words.say('who wins')}", "", *_table(heading, rows), ""]
    for figure in figures:
        title, sentence = words.report_title(figure), words.report_sentence(figure)
        lines += [f"## {title}", "", sentence, "", f"![{title}]({figure.id}.png)", ""]
    lines += [f"## {words.say('tables')}", "", words.say("columns defined"), ""]
    for table in TABLES:
        if table.id in tables:
            file = f"[{table.id}.csv]({table.id}.csv)"
            lines.append("- " + words.say("table", file=file, sentence=words.report_sentence(table)))
    lines += _columns(tables, words)
    return "\n".join([*lines, "", f"## {words.say('limits heading')}", "", words.say("limits")])


def _columns(tables: Tables, words: Words) -> list[str]:
    """What the columns of the tables are called, where that is something else than their ids."""
    labels = column_labels(tables, words)
    if not labels:
        return []
    heading = [words.say("column"), words.say("meaning")]
    return [
        "",
        f"## {words.say('columns')}",
        "",
        *_table(heading, [[f"`{id}`", label] for id, label in labels.items()]),
    ]


def _who_wins(results: Results, tables: Tables, words: Words) -> tuple[list[str], list[list[str]]]:
    """For each configuration how its games ended and how long they took: heading and rows."""
    keys = ["players", *varied_keys(results)]
    ends = tables["outcomes"].groupby(list(results.runs[0].labels), sort=False)
    sides = [name for name in OUTCOMES if name != "no_result" and name in set(tables["outcomes"]["outcome"])]
    rows = []
    for run, (_, end), median in zip(results.runs, ends, tables["length"]["turns_median"], strict=True):
        shares = dict(zip(end["outcome"], end["share"], strict=True))
        labels = [words.value(key, run.labels[key]) for key in keys]
        rates = [words.percent(shares.get(side, float("nan"))) for side in sides]
        rows.append([*labels, f"{run.tally['games']:,}", *rates, f"{run.no_result:,}", turns(median)])
    more = [
        words.say("games column"),
        *map(words.outcome, sides),
        words.say("without result"),
        words.say("turns column"),
    ]
    return [*map(words.key, keys), *more], rows


def _table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    right = ["---:" if len(heading) > 2 else "---"] * len(heading)
    return [_line(heading), _line(right), *map(_line, rows)]


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _draw(results: Results, tables: Tables, folder: Path) -> list[Report]:
    """Draw every figure that has something to show."""
    drawn = []
    for report in FIGURES:
        figure = report.function(results, tables)
        if figure is not None:
            drawn.append(report)
            for kind in ("png", "svg"):
                (folder / f"{report.id}.{kind}").write_bytes(picture(figure, kind))
    return drawn
