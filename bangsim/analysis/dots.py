"""Panels of labelled rows with points and intervals: the one form of picture that all win rates are shown in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isnan, nan
from typing import TYPE_CHECKING

import numpy as np

from bangsim.analysis.sheet import CAPTION_SIZE, GREY, LABEL_SIZE, Room, Text, new_sheet, text_width
from bangsim.analysis.stats import Floats

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH = 2.3
ROW_HEIGHT, SERIES_STEP = 0.21, 0.095
PAD, GAP = 0.12, 0.09
POINT_AREA = 22
LINE = "#9a9a9a"


@dataclass(frozen=True, kw_only=True)
class Mark:
    """A point with its interval, part of which may be thick; hollow where it proves nothing.

    `reference` is what the value is held against, shown by a tick; NaN is nothing.
    """

    value: float
    low: float
    high: float
    colour: str
    filled: bool = True
    thick: tuple[float, float] | None = None
    reference: float = nan


@dataclass(frozen=True, kw_only=True)
class Row:
    """A line of a panel: its label, its points, and what is written at its end; without points it is a heading.

    `note` is the value in figures, `detail` what is added to it in small ones.
    """

    label: str
    marks: Sequence[Mark] = ()
    note: str = ""
    detail: str = ""

    @property
    def height(self) -> float:
        """How much of the panel's height it takes."""
        return ROW_HEIGHT + SERIES_STEP * max(0, len(self.marks) - 1)


@dataclass(frozen=True, kw_only=True)
class Panel:
    """One of the small pictures of a figure."""

    rows: Sequence[Row]
    title: str = ""


def dot_figure(text: Text, panels: Sequence[Panel], tick: Callable[[float], str], *, from_zero: bool) -> Figure:
    """A figure of panels that share the horizontal axis.

    Parameters
    ----------
    text : Text
        What is written around the panels.
    panels : sequence of Panel
    tick : callable
        How a value of the axis is written.
    from_zero : bool
        Whether the axis has to show 0, by a line.
    """
    rows = [row for panel in panels for row in panel.rows]
    notes_end = PAD + max(text_width(row.note) for row in rows)
    details_end = notes_end + max(GAP + text_width(row.detail, CAPTION_SIZE) if row.detail else 0.0 for row in rows)
    rooms = [_room(panel, details_end) for panel in panels]
    figure, axes = new_sheet(text, rooms)
    limits = _limits(panels, from_zero=from_zero)
    for ax, panel in zip(axes, panels, strict=True):
        if from_zero:
            ax.axvline(0, color=LINE, linewidth=0.9, zorder=1)
        _draw(ax, panel, notes_end, details_end)
        _scale(ax, limits, tick)
    return figure


def _room(panel: Panel, right: float) -> Room:
    labels = max(text_width(row.label, LABEL_SIZE, "normal" if row.marks else "bold") for row in panel.rows)
    height = sum(row.height for row in panel.rows)
    return Room(width=WIDTH, height=height, left=labels + PAD, right=right, titled=bool(panel.title))


def _limits(panels: Sequence[Panel], *, from_zero: bool) -> tuple[float, float]:
    """The ends of the axis: all intervals and references lie between them."""
    marks = [mark for panel in panels for row in panel.rows for mark in row.marks]
    shown = [end for mark in marks for end in (mark.low, mark.high, mark.reference)]
    ends = np.array([end for end in shown if not isnan(end)] or [0.0, 1.0])
    low, high = float(ends.min()), float(ends.max())
    if from_zero:
        low, high = min(low, 0.0), max(high, 0.0)
    margin = 0.04 * (high - low or 1.0)
    return (low if low == 0 else low - margin), high + margin


def _draw(ax: Axes, panel: Panel, notes_end: float, details_end: float) -> None:
    ends = np.cumsum([row.height for row in panel.rows])
    centres = ends - [row.height / 2 for row in panel.rows]
    _draw_marks(ax, panel, centres)
    ax.set_title(panel.title)
    ax.set_ylim(ends[-1], 0)
    ax.set_yticks(centres, [row.label for row in panel.rows], parse_math=False)
    for label, row in zip(ax.get_yticklabels(), panel.rows, strict=True):
        label.set_fontweight("normal" if row.marks else "bold")
    for row, centre in zip(panel.rows, centres.tolist(), strict=True):
        _write_at_end(ax, row.note, centre, notes_end, LABEL_SIZE)
        _write_at_end(ax, row.detail, centre, details_end, CAPTION_SIZE)


def _write_at_end(ax: Axes, words: str, height: float, inches: float, size: float) -> None:
    """Write words that end so many inches right of the plot."""
    ax.annotate(
        words,
        (1, height),
        xycoords=ax.get_yaxis_transform(),
        xytext=(72 * inches, 0),
        textcoords="offset points",
        ha="right",
        va="center_baseline",
        size=size,
        color=GREY,
    )


def _draw_marks(ax: Axes, panel: Panel, centres: Floats) -> None:
    """The points and intervals; those of a row stand one below the other around its centre."""
    places = [
        (mark, centre + (number - (len(row.marks) - 1) / 2) * SERIES_STEP)
        for row, centre in zip(panel.rows, centres.tolist(), strict=True)
        for number, mark in enumerate(row.marks)
    ]
    heights = np.array([height for _, height in places])
    colours = [mark.colour for mark, _ in places]
    ax.hlines(heights, [mark.low for mark, _ in places], [mark.high for mark, _ in places], colors=colours, zorder=2)
    lower, upper = heights - SERIES_STEP / 2, heights + SERIES_STEP / 2
    ax.vlines([mark.reference for mark, _ in places], lower, upper, colors=LINE, linewidth=1.6, zorder=1)
    for mark, height in places:
        if mark.thick:
            ax.hlines(height, *mark.thick, colors=mark.colour, linewidth=4, zorder=2)
    ax.scatter(
        [mark.value for mark, _ in places],
        heights,
        s=POINT_AREA,
        c=[mark.colour if mark.filled else "white" for mark, _ in places],
        edgecolors=colours,
        linewidths=1.2,
        zorder=3,
        clip_on=False,  # a point at the end of the axis is shown whole
    )


def _scale(ax: Axes, limits: tuple[float, float], tick: Callable[[float], str]) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    ax.set_xlim(*limits)
    ax.xaxis.set_major_locator(MaxNLocator(nbins=5, steps=[1, 2, 5, 10]))
    ax.xaxis.set_major_formatter(FuncFormatter(lambda value, _: tick(value)))
