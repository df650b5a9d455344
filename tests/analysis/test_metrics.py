"""docs/metrics.md and the tables speak of the same columns."""

import re
from pathlib import Path

import pytest

from bangsim.analysis.frames import frames
from bangsim.analysis.report import REPORTS
from tests.analysis.examples import configuration, made_up_games, results_of, run_of

PAGE = (Path(__file__).parents[2] / "docs" / "metrics.md").read_text("utf-8")
KEYS = ["players", "sets", "preset", "bang_limit", "policy"]


def documented(name: str) -> list[str]:
    """The columns that the section of a table defines, in its order."""
    section = re.split(r"^## ", PAGE.split(f"## {name}.csv:")[1], flags=re.MULTILINE)[0]
    cells = re.findall(r"^\| (`.*?`) \|", section, flags=re.MULTILINE)
    return [column for cell in cells for column in re.findall(r"`(\w+)`", cell)]


@pytest.fixture(scope="module")
def tables():
    table = configuration(5)
    games = made_up_games(table, 20)
    return frames(results_of(*(run_of(table, games, bang_limit=limit) for limit in (1, 2))))


def test_every_table_has_a_section_and_every_section_a_table(tables):
    assert re.findall(r"^## (\w+)\.csv:", PAGE, flags=re.MULTILINE) == list(tables)


def test_every_column_is_defined_in_its_place(tables):
    for name, frame in tables.items():
        assert [*KEYS, *documented(name)] == list(frame)


def test_every_figure_is_described():
    figures = [report.id for report in REPORTS if report.kind == "figure"]
    assert re.findall(r"^- \*\*(\w+)\*\*:", PAGE.split("## The figures")[1], flags=re.MULTILINE) == figures
