"""The figures of scenario cards: what each shifts, and how often the roles won in the games in which it was active."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, isnan
from typing import TYPE_CHECKING

import pandas as pd

from bangsim.analysis.dots import Mark, Panel, Row, dot_figure
from bangsim.analysis.drawing import (
    ROLE_COLOURS,
    SERIES_COLOURS,
    Record,
    Tables,
    first_of,
    for_each,
    in_its_language,
    only_table,
)
from bangsim.analysis.events import EVENTS_KEY
from bangsim.analysis.sheet import Text
from bangsim.analysis.tidy import varied_keys
from bangsim.analysis.words import Words, points, points_tick
from bangsim.content.codes import ROLES

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from bangsim.sim.runner import Results

MOST_CARDS = 48
MANY = 0.01
"""A figure says where so large a share of the games has no result."""
SELDOM = 0.01
"""Cards active in a smaller share of the games are left to the table: their intervals are as wide as the figure."""


@in_its_language
def events_shift_figure(results: Results, tables: Tables, words: Words) -> Figure | None:
    """What scenario cards change in the win rate of each role against games without them, in percentage points."""
    if "events_shift" not in tables:
        return None
    others = [key for key in varied_keys(results) if key != EVENTS_KEY]
    rows = _Rows(
        name=lambda record: words.value(EVENTS_KEY, record[EVENTS_KEY]), ends=("ci_low", "ci_high"), level=results.level
    )
    panels, legend, notes = rows.panels(tables["events_shift"], others, words)
    intervals = (*_tested(results, "Newcombe", words), words.say("twins"))
    text = Text(
        title=results.study.heading,
        subtitle=words.say("events_shift", only=only_table(results, words)),
        caption=words.sentences(_without_result(results, words), *intervals, words.origin(results), *notes),
        legend=legend,
    )
    return dot_figure(text, panels, points_tick, from_zero=True)


@in_its_language
def events_figure(results: Results, tables: Tables, words: Words) -> Figure | None:
    """How much oftener each role won where each scenario card was active than where its like were."""
    if "events" not in tables:
        return None
    frame = tables["events"]
    often = frame["games"] >= SELDOM * frame["all_games"]
    shown = frame[often & frame["difference"].notna()]
    if shown.empty:
        return None
    rows = _Rows(
        name=lambda record: words.event(record["event"]),
        ends=("difference_low", "difference_high"),
        level=results.level,
    )
    panels, legend, notes = rows.panels(shown, varied_keys(results), words)
    left_out = words.say("cards left out", rate=f"{100 * SELDOM:g}") if len(shown) < len(frame) else ""
    intervals = _tested(results, "Wilson", words)
    text = Text(
        title=results.study.heading,
        subtitle=words.say("events", by=for_each(results, words) or only_table(results, words)),
        caption=words.sentences(words.say("its like"), *intervals, words.origin(results), left_out, *notes),
        legend=legend,
    )
    return dot_figure(text, panels, points_tick, from_zero=True)


def _without_result(results: Results, words: Words) -> str:
    """Under which cards many games have no result, which takes wins from all roles alike."""
    counts: dict[str, list[int]] = {}
    for run in results.runs:
        count = counts.setdefault(str(run.labels[EVENTS_KEY]), [0, 0])
        count[0] += run.no_result
        count[1] += int(run.tally["games"])
    said = [
        words.say("no results of", setting=words.value(EVENTS_KEY, cards), share=words.percent(no_result / games))
        for cards, (no_result, games) in counts.items()
        if no_result > MANY * games
    ]
    return words.say("no results", shares=words.say("comma").join(said)) if said else ""


def _tested(results: Results, method: str, words: Words) -> tuple[str, str]:
    """What filled points and intervals say."""
    return words.say("filled", rate=f"{100 - 100 * results.level:g}"), words.intervals(results, method)


@dataclass(frozen=True, kw_only=True)
class _Rows:
    """Panels for the roles, in each a row for each scenario card, the greatest `difference` on top.

    `name` is the label of a card, `ends` the columns of its interval; `level` decides which points are filled.
    """

    name: Callable[[Record], str]
    ends: tuple[str, str]
    level: float

    def panels(
        self, frame: pd.DataFrame, keys: Sequence[str], words: Words
    ) -> tuple[list[Panel], list[tuple[str, str]], tuple[str, str]]:
        """The panels, the legend, and what to say where not all is shown.

        Numbers of players and values of `keys` have a colour each; where there is but one, it is that of the role.
        """
        several_tables = frame["players"].nunique() > 1

        def series(record: Record) -> str:
            parts = (words.players(record["players"]) if several_tables else "", words.series(record, keys))
            return " · ".join(part for part in parts if part)

        entries = [(record, self.name(record), series(record)) for record in frame.to_dict("records")]
        names, names_note = first_of((name for _, _, name in entries), len(SERIES_COLOURS), words)
        cards, cards_note = first_of((card for _, card, _ in entries), MOST_CARDS, words)
        colours = dict(zip(names, SERIES_COLOURS, strict=False)) if len(names) > 1 else {}
        rows: dict[str, dict[str, list[Mark]]] = {role: {} for role in ROLES}
        for record, card, name in entries:
            if card in cards and name in names:
                colour = colours.get(name, ROLE_COLOURS[record["role"]])
                rows[record["role"]].setdefault(card, []).append(self._mark(record, colour))
        panels = [
            Panel(title=words.role_title(role), rows=self._greatest_first(of_role, words, written=not colours))
            for role, of_role in rows.items()
            if of_role
        ]
        return panels, [(colour, name) for name, colour in colours.items()], (names_note, cards_note)

    def _mark(self, record: Record, colour: str) -> Mark:
        low, high = (record[end] for end in self.ends)
        filled = record["q_value"] < 1 - self.level
        return Mark(value=record["difference"], low=low, high=high, colour=colour, filled=filled)

    def _greatest_first(self, cards: Mapping[str, Sequence[Mark]], words: Words, *, written: bool) -> list[Row]:
        """The rows of a panel in order; where a row has one point, it may be `written` out too."""

        def first_value(marks: Sequence[Mark]) -> float:
            return -inf if isnan(marks[0].value) else marks[0].value

        rows = []
        for card, marks in sorted(cards.items(), key=lambda item: first_value(item[1]), reverse=True):
            row = Row(label=card, marks=marks)
            if written:
                (mark,) = marks
                row = replace(row, note=points(mark.value), detail=words.points_range(mark.low, mark.high))
            rows.append(row)
        return rows
