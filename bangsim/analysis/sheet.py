"""The sheet that a figure is drawn on: title, legend, panels and caption, placed by their measured sizes.

Lengths are in inches. Matplotlib is imported when the first figure is drawn, since most uses of the tables draw none.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from bangsim.analysis.fonts import families
from bangsim.content.names import ENGLISH

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HOUSE_STYLE = Path(__file__).with_name("house.mplstyle")
GREY = "#5f5f5f"
MARGIN = 0.3
NARROWEST = 6.4
TITLE_SIZE, SUBTITLE_SIZE, LABEL_SIZE, CAPTION_SIZE = 13, 9, 8.5, 7.5
PANEL_TITLE, NO_TITLE, TICKS = 0.32, 0.08, 0.3
SPACING = 1.35
LEGEND_GAP = 0.36
GUTTER = 0.2
ASPECT = 1.4
OPENING, CLOSING, CHINESE_LETTERS = "（“", "，。、；：！？）”", "\u3400-\u9fff"
UNBROKEN = re.compile(rf" ?[{OPENING}]*(?:[{CHINESE_LETTERS}]|[^ {CHINESE_LETTERS}{OPENING}{CLOSING}]+)?[{CLOSING}]*")
"""What stays on one line: a word, or a Chinese character, with the punctuation around it."""
WIDEST = 10.5
"""Panels side by side take no more, so that a page that shows the sheet whole need not make its letters small."""


@dataclass(frozen=True, kw_only=True)
class Text:
    """What is written around the panels of a sheet; the legend is a colour and a word for each series."""

    title: str
    subtitle: str
    caption: str
    legend: Sequence[tuple[str, str]] = ()


@dataclass(frozen=True, kw_only=True)
class Room:
    """What a panel needs: the size of its plot, and the place for what is written left, right and on top of it."""

    width: float
    height: float
    left: float
    right: float
    titled: bool

    @property
    def top(self) -> float:
        """The place for the title."""
        return PANEL_TITLE if self.titled else NO_TITLE

    @property
    def whole_height(self) -> float:
        """The height with title and axis."""
        return self.top + self.height + TICKS


@dataclass
class _Lines:
    """Text broken into lines that fit a width."""

    text: str
    size: float
    width: float
    weight: str = "normal"
    lines: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.lines = []
        for piece in filter(None, UNBROKEN.findall(" ".join(self.text.split()))):
            longer = self.lines[-1] + piece if self.lines else piece
            if self.lines and text_width(longer, self.size, self.weight) <= self.width:
                self.lines[-1] = longer
            else:
                self.lines.append(piece.lstrip())

    @property
    def height(self) -> float:
        return len(self.lines) * self.size / 72 * SPACING


@contextmanager
def house_style(language: str = ENGLISH) -> Iterator[None]:
    """Draw and save in the style of the house, with fonts for a language; also a decorator.

    Raises
    ------
    NoFont
        Where no installed font has the characters of the language.
    """
    import matplotlib

    with matplotlib.rc_context(matplotlib.rc_params_from_file(HOUSE_STYLE)):
        matplotlib.rcParams["font.family"] = families(language)
        yield


def text_width(text: str, size: float = LABEL_SIZE, weight: str = "normal") -> float:
    """How wide a text is in the fonts of the style it is drawn in."""
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import text_to_path

    font = FontProperties(size=size, weight=weight)
    return text_to_path.get_text_width_height_descent(text, font, ismath=False)[0] / 72


def new_sheet(text: Text, rooms: Sequence[Room]) -> tuple[Figure, list[Axes]]:
    """A figure with its texts and an empty panel for each room, as many side by side as look well."""
    from matplotlib.figure import Figure

    left, right = max(room.left for room in rooms), max(room.right for room in rooms)
    cell = left + max(room.width for room in rooms) + right
    columns = _columns(len(rooms), cell, max(room.whole_height for room in rooms))
    words = max((text_width(word) + LEGEND_GAP for _, word in text.legend), default=0.0)
    inner = max(columns * (cell + GUTTER) - GUTTER, words, NARROWEST - 2 * MARGIN)
    step = (inner + GUTTER) / columns
    title = _Lines(text.title, TITLE_SIZE, inner, "bold")
    subtitle = _Lines(text.subtitle, SUBTITLE_SIZE, inner)
    caption = _Lines(text.caption, CAPTION_SIZE, inner)
    legend = _legend_places(text.legend, inner)
    legend_height = (legend[-1][1] + 0.24 if legend else 0.0) + 0.06
    rows = [rooms[first : first + columns] for first in range(0, len(rooms), columns)]
    row_heights = [max(room.whole_height for room in row) for row in rows]
    top = MARGIN + title.height + subtitle.height + legend_height
    width, height = inner + 2 * MARGIN, top + sum(row_heights) + 0.1 + caption.height + 0.2
    figure = Figure(figsize=(width, height))
    _write(figure, title, MARGIN)
    _write(figure, subtitle, MARGIN + title.height)
    _draw_legend(figure, text.legend, legend, MARGIN + title.height + subtitle.height + 0.06)
    _write(figure, caption, height - caption.height - 0.2)
    axes = []
    for row, row_height in zip(rows, row_heights, strict=True):
        for column, room in enumerate(row):
            across, down = MARGIN + column * step + left, top + room.top + room.height
            plot = step - GUTTER - left - right
            axes.append(figure.add_axes((across / width, 1 - down / height, plot / width, room.height / height)))
        top += row_height
    return figure, axes


def _columns(number: int, width: float, height: float) -> int:
    """How many panels side by side make a sheet of a pleasant shape, with few places left empty."""
    most = int((WIDEST + GUTTER) / (width + GUTTER))

    def strangeness(columns: int) -> float:
        rows = -(-number // columns)
        shape = columns * width / (rows * height)
        return max(shape / ASPECT, ASPECT / shape) * (rows * columns / number) ** 2

    return min(range(1, min(number, max(most, 1)) + 1), key=strangeness)


def _write(figure: Figure, block: _Lines, top: float) -> None:
    width, height = figure.get_size_inches()
    colour = "#222222" if block.weight == "bold" else GREY
    for number, line in enumerate(block.lines):
        y = 1 - (top + number * block.size / 72 * SPACING) / height
        figure.text(
            MARGIN / width, y, line, size=block.size, weight=block.weight, color=colour, va="top", parse_math=False
        )


def _legend_places(legend: Sequence[tuple[str, str]], width: float) -> list[tuple[float, float]]:
    """Where the entries of a legend stand, right and down of its corner."""
    places, x, y = [], 0.0, 0.0
    for _, word in legend:
        needed = text_width(word) + LEGEND_GAP
        if x and x + needed > width:
            x, y = 0.0, y + 0.2
        places.append((x, y))
        x += needed
    return places


def _draw_legend(
    figure: Figure, legend: Sequence[tuple[str, str]], places: Sequence[tuple[float, float]], top: float
) -> None:
    from matplotlib.lines import Line2D

    width, height = figure.get_size_inches()
    for (colour, word), (x, y) in zip(legend, places, strict=True):
        across, down = (MARGIN + x) / width, 1 - (top + y + 0.08) / height
        figure.add_artist(Line2D([across + 0.05 / width], [down], marker="o", color=colour, linestyle="none"))
        figure.text(across + 0.15 / width, down, word, size=LABEL_SIZE, va="center", parse_math=False)


@house_style()
def picture(figure: Figure, kind: str) -> bytes:
    """The figure as a file: ``"png"`` or ``"svg"``, without date or maker so that equal figures are equal files."""
    metadata = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}[kind]
    file = io.BytesIO()
    figure.savefig(file, format=kind, metadata=metadata)
    return file.getvalue()
