"""docs/metrics.md and the tables speak of the same columns."""

import re
from pathlib import Path

import pytest

from bangsim.analysis.frames import frames
from bangsim.analysis.report import REPORTS
from tests.analysis.examples import configuration, made_up_games, results_of, run_with_events

PAGE = (Path(__file__).parents[2] / "docs" / "metrics.md").read_text("utf-8")
KEYS = ["players", "sets", "preset", "events", "policy"]


def documented(name: str) -> list[str]:
    """The columns that the section of a table defines, in its order."""
    section = re.split(r"^## ", PAGE.split(f"## {name}.csv:")[1], flags=re.MULTILINE)[0]
    cells = re.findall(r"^\| (`.*?`) \|", section, flags=re.MULTILINE)
    return [column for cell in cells for column in re.findall(r"`(\w+)`", cell)]


@pytest.fixture(scope="module")
def tables():
    without, with_cards = configuration(5, events=()), configuration(5, events=("thirst", "curse"))
    return frames(results_of(*(run_with_events(of, made_up_games(of, 20)) for of in (without, with_cards))))


def test_every_table_has_a_section_and_every_section_a_table(tables):
    assert re.findall(r"^## (\w+)\.csv:", PAGE, flags=re.MULTILINE) == list(tables)


def test_every_column_is_defined_in_its_place(tables):
    for name, frame in tables.items():
        assert [*KEYS, *documented(name)] == list(frame)


def test_every_figure_is_described():
    figures = [report.id for report in REPORTS if report.kind == "figure"]
    assert re.findall(r"^- \*\*(\w+)\*\*:", PAGE.split("## The figures")[1], flags=re.MULTILINE) == figures
