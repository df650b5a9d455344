"""What a result folder shows: the tables as CSV files, the figures, and a page that puts them together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bangsim.analysis.frames import TABLES, frames
from bangsim.analysis.games import length, outcomes
from bangsim.analysis.plots import FIGURES
from bangsim.analysis.registry import Report
from bangsim.analysis.sheet import picture
from bangsim.analysis.stats import quotient
from bangsim.analysis.tidy import varied_keys
from bangsim.analysis.words import key_words, origin, percent, study_title, turns, value_words
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
- A game without result counts as not won by anybody.
"""


def write_results(results: Results, folder: Path, figures: bool = True) -> None:
    """Write the tables, the figures and the page into a folder that is there.

    Parameters
    ----------
    results : Results
    folder : Path
    figures : bool
        Whether to draw the figures, each as PNG and SVG.
    """
    tables = frames(results)
    for name, frame in tables.items():
        # Six digits are more than any count of games bears out, and the same on every machine.
        frame.to_csv(folder / f"{name}.csv", index=False, float_format="%.6g", lineterminator="\n", encoding="utf-8")
    drawn = _draw(results, folder) if figures else []
    written = [table for table in TABLES if table.id in tables]
    (folder / INDEX).write_text(index_page(results, written, drawn), "utf-8", newline="\n")


def index_page(results: Results, tables: Sequence[Report], figures: Sequence[Report]) -> str:
    """The page of a result folder, in Markdown."""
    heading, rows = _who_wins(results)
    lines = [f"# {' '.join(study_title(results).split())}", "", origin(results), ""]
    if results.interrupted:
        asked = f"{results.study.games:,} games a configuration were asked for"
        lines += [f"The run was interrupted: {asked}. What was finished is counted in full.", ""]
    lines += ["## Who wins", "", _line(heading), _line("---:" for _ in heading), *map(_line, rows), ""]
    for figure in figures:
        lines += [f"## {figure.title}", "", figure.sentence, "", f"![{figure.title}]({figure.id}.png)", ""]
    lines += ["## Tables", "", "docs/metrics.md of bangsim defines every column.", ""]
    lines += [f"- [{table.id}.csv]({table.id}.csv): {table.sentence}" for table in tables]
    return "\n".join([*lines, "", "## What these numbers cannot say", "", LIMITS])


def _who_wins(results: Results) -> tuple[list[str], list[list[str]]]:
    """For each configuration how its games ended and how long they took: heading and rows."""
    keys = ["players", *varied_keys(results)]
    present = set(outcomes(results)["outcome"])
    shown = [number for number, name in enumerate(OUTCOMES) if name in present]
    rows = []
    for run, median in zip(results.runs, length(results)["turns_median"], strict=True):
        shares = quotient(run.tally["outcomes"][shown], run.tally["games"])
        labels = [value_words(run.labels[key]) for key in keys]
        rows.append([*labels, f"{run.tally['games']:,}", *map(percent, shares), turns(median)])
    ends = [OUTCOMES[number] for number in shown]
    return [*map(key_words, keys), "games", *map(key_words, ends), "turns (median)"], rows


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _draw(results: Results, folder: Path) -> list[Report]:
    """Draw every figure that has something to show."""
    drawn = []
    for report in FIGURES:
        figure = report.function(results)
        if figure is not None:
            drawn.append(report)
            for kind in ("png", "svg"):
                (folder / f"{report.id}.{kind}").write_bytes(picture(figure, kind))
    return drawn
