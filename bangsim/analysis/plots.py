"""The figures: how often roles and characters win, what a rule or set changes, what roles score, how long games are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import isnan
from typing import TYPE_CHECKING

import pandas as pd

from bangsim.analysis.dots import Mark, Panel, Row, dot_figure
from bangsim.analysis.drawing import (
    ROLE_COLOURS,
    SERIES_COLOURS,
    Record,
    Tables,
    all_series,
    first_of,
    for_each,
    in_its_language,
    mark_of,
    only_table,
    with_percent,
)
from bangsim.analysis.events import EVENTS_KEY
from bangsim.analysis.scores import won_alone
from bangsim.analysis.sheet import Text
from bangsim.analysis.tidy import varied_keys
from bangsim.analysis.words import Words, points, points_tick, score, score_tick, turns
from bangsim.content.codes import ROLES
from bangsim.content.scoring import SCORINGS

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from bangsim.sim.runner import Results

MOST_ROWS = 24


@in_its_language
def roles_figure(results: Results, tables: Tables, words: Words) -> Figure:
    """How often each role won, by number of players and by what the study varies."""
    keys = varied_keys(results)

    def row(record: Record) -> Row:
        mark = mark_of(record, "win_rate", ROLE_COLOURS[record["role"]])
        return with_percent(Row(label=words.series(record, keys), marks=[mark]), record, words)

    panels, note = _role_panels(tables["roles"], row, words)
    text = Text(
        title=results.study.heading,
        subtitle=words.say("roles", by=for_each(results, words)),
        caption=words.sentences(words.intervals(results, "Wilson"), words.origin(results), note),
    )
    return dot_figure(text, panels, words.percent_tick, from_zero=True)


@in_its_language
def roles_by_set_figure(results: Results, tables: Tables, words: Words) -> Figure | None:
    """How often each role won with each list of sets, by number of players and by what else the study varies."""
    keys = varied_keys(results)
    if "sets" not in keys:
        return None
    others = [key for key in keys if key != "sets"]
    headed = bool(others) and len(results.study.players) > 1
    names, names_note = first_of(
        (words.series(run.labels, ["sets"]) for run in results.runs), len(SERIES_COLOURS), words
    )
    colours = dict(zip(names, SERIES_COLOURS, strict=False))
    most = MOST_ROWS // (len(results.study.players) + headed)
    settings, settings_note = first_of((words.series(run.labels, others) for run in results.runs), most, words)

    rows: dict[str, dict[str, dict[str, list[Mark]]]] = {role: {} for role in ROLES}
    for record in tables["roles"].to_dict("records"):
        setting, name = words.series(record, others), words.series(record, ["sets"])
        if setting in settings and name in colours:
            tables_of_setting = rows[record["role"]].setdefault(setting, {})
            marks = tables_of_setting.setdefault(words.players(record["players"]), [])
            marks.append(mark_of(record, "win_rate", colours[name]))

    def lines(of_role: Mapping[str, Mapping[str, Sequence[Mark]]]) -> Iterator[Row]:
        for setting, tables_of_setting in of_role.items():
            if headed:
                yield Row(label=setting)
            for players, marks in tables_of_setting.items():
                yield Row(label=players if headed or not setting else setting, marks=marks)

    intervals = (words.intervals(results, "Wilson"), words.say("narrow intervals"))
    text = Text(
        title=results.study.heading,
        subtitle=words.say("roles", by=for_each(results, words)),
        caption=words.sentences(*intervals, words.origin(results), names_note, settings_note),
        legend=[(colour, name) for name, colour in colours.items()],
    )
    panels = [Panel(title=words.role_title(role), rows=[*lines(of_role)]) for role, of_role in rows.items() if of_role]
    return dot_figure(text, panels, words.percent_tick, from_zero=True)


@in_its_language
def comparisons_figure(results: Results, tables: Tables, words: Words) -> Figure | None:
    """What a varied rule, preset or set changes in the win rate of each role, in percentage points."""
    keys = varied_keys(results)
    # Scenario cards against none have a figure of their own.
    shown = [key for key in keys if key != EVENTS_KEY or "events_shift" not in tables]
    if not shown:
        return None
    frame = tables["comparisons"]
    frame = frame[frame["varied"].isin(shown)]

    def compared(record: Record) -> str:
        setting = words.setting(record, [record["varied"]])
        others = words.setting(record, [key for key in keys if key != record["varied"]])
        return words.say("setting with others", setting=setting, others=others) if others else setting

    def row(record: Record) -> Row:
        label = compared(record) if len(keys) > 1 else words.series(record, keys)
        mark = mark_of(record, "difference", ROLE_COLOURS[record["role"]])
        detail = words.points_range(record["ci_low"], record["ci_high"])
        return Row(label=label, marks=[mark], note=points(record["difference"]), detail=detail)

    panels, note = _role_panels(frame, row, words)
    values = {compared(record) for record in frame.to_dict("records")}
    said = {
        "first": words.say("or").join(words.setting(results.runs[0].labels, [key]) for key in shown),
        "only": only_table(results, words),
    }
    one = len(values) == 1
    text = Text(
        title=results.study.heading,
        subtitle=words.say("comparisons of one", value=values.pop(), **said)
        if one
        else words.say("comparisons", **said),
        caption=words.sentences(words.intervals(results, "Newcombe"), words.origin(results), note),
    )
    return dot_figure(text, panels, points_tick, from_zero=True)


@in_its_language
def characters_figure(results: Results, tables: Tables, words: Words) -> Figure:
    """How often each character won, the best on top, by number of players and by what the study varies."""
    keys = varied_keys(results)
    names, note = first_of(all_series(results, words), len(SERIES_COLOURS), words)
    colours = dict(zip(names, SERIES_COLOURS, strict=False))
    panels = []
    for players, table in tables["characters"].groupby("players", sort=False):
        rows: dict[str, list[Record]] = {}
        for record in table.to_dict("records"):
            if words.series(record, keys) in colours:
                rows.setdefault(record["character"], []).append(record)
        best_first = sorted(rows.values(), key=_of_first_value, reverse=True)
        lines = [_character_row(records, keys, colours, results.level, words) for records in best_first]
        panels.append(Panel(title=words.players(players), rows=lines))
    explained = words.say("characters explained", rate=f"{100 - 100 * results.level:g}")
    text = Text(
        title=results.study.heading,
        subtitle=words.say("characters", by=for_each(results, words)),
        caption=words.sentences(explained, words.intervals(results, "Wilson"), words.origin(results), note),
        legend=[(colour, name) for name, colour in colours.items() if name],
    )
    return dot_figure(text, panels, words.percent_tick, from_zero=False)


@in_its_language
def scores_figure(results: Results, tables: Tables, words: Words) -> Figure | None:
    """What each role scores on the mean, by number of players and by what the study varies."""
    keys = varied_keys(results)
    frame = tables["scores"]
    # Games without a mean are those of a role mix that has no score, or were all won by one player alone.
    shown = frame[frame["score_mean"].notna() | (frame["games"] == 0)]
    if shown.empty:
        return None

    def row(record: Record) -> Row:
        mark = mark_of(record, "score_mean", ROLE_COLOURS[record["role"]])
        detail = words.score_range(record["ci_low"], record["ci_high"])
        return Row(label=words.series(record, keys), marks=[mark], note=score(record["score_mean"]), detail=detail)

    panels, note = _role_panels(shown, row, words)
    mixes = any(run.configuration.roles not in SCORINGS for run in results.runs)
    left_out = (words.say("mixes left out") if mixes else "", words.say("alone left out") if won_alone(results) else "")
    text = Text(
        title=results.study.heading,
        subtitle=words.say("scores", by=for_each(results, words)),
        caption=words.sentences(words.intervals(results, "Student"), words.origin(results), *left_out, note),
    )
    return dot_figure(text, panels, score_tick, from_zero=True)


@in_its_language
def length_figure(results: Results, tables: Tables, words: Words) -> Figure:
    """How many turns the games took, by number of players and by what the study varies."""
    keys = varied_keys(results)
    names, note = first_of(all_series(results, words), MOST_ROWS, words)
    rows: list[Row] = []
    for record in tables["length"].to_dict("records"):
        table, series = words.players(record["players"]), words.series(record, keys)
        if series and Row(label=table) not in rows:
            rows.append(Row(label=table))
        if series in names:
            rows.append(Row(label=series or table, marks=[_length_mark(record)], note=turns(record["turns_median"])))
    text = Text(
        title=results.study.heading,
        subtitle=words.say("length", by=for_each(results, words)),
        caption=words.sentences(words.say("length explained"), words.origin(results), note),
    )
    return dot_figure(text, [Panel(rows=rows)], "{:g}".format, from_zero=True)


def _length_mark(record: Record) -> Mark:
    return Mark(
        value=record["turns_median"],
        low=record["turns_p5"],
        high=record["turns_p95"],
        thick=(record["turns_p25"], record["turns_p75"]),
        colour=SERIES_COLOURS[0],
        filled=False,
    )


def _role_panels(frame: pd.DataFrame, row: Callable[[Record], Row], words: Words) -> tuple[list[Panel], str]:
    """A panel for each number of players, or for each role where a single table is played by several rules.

    Where all rows have the same label it is left to the rest of the figure, and the roles are the labels.
    """
    records = sorted(frame.to_dict("records"), key=lambda record: ROLES.index(record["role"]))
    labels, note = first_of([row(record).label for record in records], MOST_ROWS, words)
    by_role = len(labels) > 1 and frame["players"].nunique() == 1
    panels: dict[str, list[Row]] = {} if by_role else {words.players(number): [] for number in frame["players"]}
    for record in records:
        line, role = row(record), words.role_title(record["role"])
        if line.label not in labels:
            continue
        rows = panels.setdefault(role if by_role else words.players(record["players"]), [])
        if len(labels) == 1:
            line = replace(line, label=role)
        elif not by_role and Row(label=role) not in rows:
            rows.append(Row(label=role))
        rows.append(line)
    return [Panel(title=title, rows=rows) for title, rows in panels.items()], note


def _character_row(
    records: Sequence[Record], keys: Sequence[str], colours: Mapping[str, str], level: float, words: Words
) -> Row:
    """A character with a point for each value of what is varied; a single one is written out too."""
    marks = [
        replace(
            mark_of(record, "win_rate", colours[words.series(record, keys)]),
            filled=record["q_value"] < 1 - level,
            reference=record["expected_rate"],
        )
        for record in records
    ]
    row = Row(label=words.character(records[0]["character"]), marks=marks)
    return with_percent(row, records[0], words) if len(colours) == 1 else row


def _of_first_value(records: Sequence[Record]) -> float:
    """What characters are sorted by: the win rate with the first value of what is varied; without games last."""
    rate = float(records[0]["win_rate"])
    return -1.0 if isnan(rate) else rate
