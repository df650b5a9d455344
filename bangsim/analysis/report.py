"""What a result folder shows: the tables as CSV files, the figures, and a page that puts them together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bangsim.analysis.frames import TABLES
from bangsim.analysis.plots import FIGURES, Tables
from bangsim.analysis.registry import Report
from bangsim.analysis.sheet import picture
from bangsim.analysis.tidy import varied_keys
from bangsim.analysis.words import key_words, origin, percent, turns, value_words
from bangsim.content.codes import OUTCOMES

if TYPE_CHECKING:
    from bangsim.sim.runner import Results

REPORTS = (*TABLES, *FIGURES)
"""Every table and figure."""

INDEX = "index.md"
LIMITS = """\
- The players are programs. Two rules played by the same program can be compared; how often a role wins among people is
  another matter, above all where talk, bluff and grudges count.
- A character or card is worth what the policy makes of it: one that it handles clumsily looks weak.
- The intervals are about chance alone: they say what more games of the same kind would show, not whether the policy
  plays as people would.
- The configurations of a study are dealt the same cards as far as their rules allow. The tables are sums, in which no
  single game is matched with its twin, so the intervals of differences are wider than they would have to be.
- A game without result stays among the games and is won by nobody.
"""


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
    for name, table in tables.items():
        # Six digits are more than any count of games bears out, and the same on every machine.
        table.to_csv(folder / f"{name}.csv", index=False, float_format="%.6g", lineterminator="\n", encoding="utf-8")
    drawn = _draw(results, tables, folder) if figures else []
    (folder / INDEX).write_text(index_page(results, tables, drawn), "utf-8", newline="\n")


def index_page(results: Results, tables: Tables, figures: Sequence[Report]) -> str:
    """The page of a result folder, in Markdown."""
    heading, rows = _who_wins(results, tables)
    lines = [f"# {' '.join(results.study.heading.split())}", "", origin(results), ""]
    for notice in results.study.notices():
        lines += [f"Note: {notice}.", ""]
    if results.interrupted:
        asked = f"{results.study.games:,} games a configuration were asked for"
        lines += [f"The run was interrupted: {asked}. What was finished is counted in full.", ""]
    lines += ["## Who wins", "", _line(heading), _line("---:" for _ in heading), *map(_line, rows), ""]
    for figure in figures:
        lines += [f"## {figure.title}", "", figure.sentence, "", f"![{figure.title}]({figure.id}.png)", ""]
    lines += ["## Tables", "", "docs/metrics.md of bangsim defines every column.", ""]
    lines += [f"- [{table.id}.csv]({table.id}.csv): {table.sentence}" for table in TABLES if table.id in tables]
    return "\n".join([*lines, "", "## What these numbers cannot say", "", LIMITS])


def _who_wins(results: Results, tables: Tables) -> tuple[list[str], list[list[str]]]:
    """For each configuration how its games ended and how long they took: heading and rows."""
    keys = ["players", *varied_keys(results)]
    ends = tables["outcomes"].groupby(list(results.runs[0].labels), sort=False)
    sides = [name for name in OUTCOMES if name != "no_result" and name in set(tables["outcomes"]["outcome"])]
    rows = []
    for run, (_, end), median in zip(results.runs, ends, tables["length"]["turns_median"], strict=True):
        shares = dict(zip(end["outcome"], end["share"], strict=True))
        labels = [value_words(run.labels[key]) for key in keys]
        rates = [percent(shares.get(side, float("nan"))) for side in sides]
        rows.append([*labels, f"{run.tally['games']:,}", *rates, f"{run.no_result:,}", turns(median)])
    return [*map(key_words, keys), "games", *sides, "without result", "turns (median)"], rows


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
