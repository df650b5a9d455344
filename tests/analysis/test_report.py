"""The result folder: complete, readable again, and the same for the same results."""

import pandas as pd
import pytest

from bangsim.analysis.frames import frames
from bangsim.analysis.report import REPORTS, write_results
from tests.analysis.examples import configuration, made_up_games, results_of, run_of, run_with_events


def write(results, place, **options):
    write_results(results, frames(results), place, **options)


def results(number=40, **study):
    runs = []
    for players in (4, 5):
        table = configuration(players)
        games = made_up_games(table, number)
        runs += [run_of(table, games, sets=sets) for sets in ("base", "base+dodge_city")]
    return results_of(*runs, **study)


def with_scenarios():
    """Results with a deck by chance, and those of a study that names scenario cards."""
    deck = configuration(5, sets=("base", "high_noon"))
    yield results_of(run_of(deck, made_up_games(deck, 40)))
    named = [configuration(5, events=events) for events in ((), ("thirst",))]
    yield results_of(*(run_with_events(of, made_up_games(of, 40)) for of in named))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("results")
    write(results(), place)
    return place


def test_every_report_has_its_file(folder, tmp_path_factory):
    expected = {"index.md"}
    for report in REPORTS:
        kinds = ("csv",) if report.kind == "table" else ("png", "svg")
        expected |= {f"{report.id}.{kind}" for kind in kinds}
    written = {file.name for file in folder.iterdir()}
    assert written == {name for name in expected if not name.startswith("events")}
    for of in with_scenarios():
        place = tmp_path_factory.mktemp("scenarios")
        write(of, place)
        written |= {file.name for file in place.iterdir()}
    assert written == expected


def test_reports_of_a_kind_have_different_names_and_all_have_a_sentence():
    assert len({(report.kind, report.id) for report in REPORTS}) == len(REPORTS)
    assert all(report.title and report.sentence.endswith(".") for report in REPORTS)


def test_a_table_reads_back_as_it_was(folder):
    for name, frame in frames(results()).items():
        pd.testing.assert_frame_equal(pd.read_csv(folder / f"{name}.csv"), frame, check_dtype=False, rtol=1e-5)


def test_the_same_results_give_the_same_files(folder, tmp_path):
    write(results(), tmp_path)
    for file in folder.iterdir():
        assert (tmp_path / file.name).read_bytes() == file.read_bytes(), file.name


def test_figures_can_be_left_out(tmp_path):
    write(results(), tmp_path, figures=False)
    assert {file.suffix for file in tmp_path.iterdir()} == {".csv", ".md"}
    assert "![" not in (tmp_path / "index.md").read_text("utf-8")


def test_what_does_not_apply_is_not_written(tmp_path):
    table = configuration(5)
    write(results_of(run_of(table, made_up_games(table, 20))), tmp_path)
    assert not list(tmp_path.glob("comparisons.*"))
    assert "omparison" not in (tmp_path / "index.md").read_text("utf-8")


def test_the_page_says_what_was_played_and_shows_every_figure(folder):
    page = (folder / "index.md").read_text("utf-8")
    assert page.startswith("# Who wins?\n")
    assert "40 games a configuration; preset official; policy expert; seed 1" in page
    assert "| players | sets | games | law | outlaws | renegade | without result | turns (median) |" in page
    assert page.count("\n| 4 |") == page.count("\n| 5 |") == 2
    for file in folder.glob("*.png"):
        assert f"]({file.name})" in page
    for file in folder.glob("*.csv"):
        assert f"[{file.name}]({file.name})" in page


def test_a_bar_in_a_value_does_not_break_the_table_of_the_page(tmp_path):
    table = configuration(5)
    games = made_up_games(table, 5)
    write(results_of(*(run_of(table, games, preset=name) for name in ("a|b", "c"))), tmp_path, figures=False)
    assert "| 5 | a\\|b | 5 |" in (tmp_path / "index.md").read_text("utf-8")


def test_an_outcome_that_cannot_be_has_a_dash(tmp_path):
    runs = [run_of(configuration(players), made_up_games(configuration(players), 20)) for players in (3, 5)]
    write(results_of(*runs), tmp_path, figures=False)
    page = (tmp_path / "index.md").read_text("utf-8")
    assert "| 3 | 20 | \N{EN DASH} | \N{EN DASH} | \N{EN DASH} | 100.0 % | 0 |" in page


def test_games_that_one_player_won_alone_are_told(tmp_path):
    table = configuration(5, events=("wild_west_show",))
    games = made_up_games(table, 40, chances=(0.2, 0.2, 0.1, 0.1, 0.4))
    write(results_of(run_with_events(table, games)), tmp_path, figures=False)
    page = (tmp_path / "index.md").read_text("utf-8")
    alone = sum(game.outcome == "player" for game in games)
    assert f"One player won alone, whatever the roles, in {alone} games; they have no points." in page
    assert "| players | games | law | outlaws | renegade | player | without result | turns (median) |" in page
    assert "scenario cards Wild West Show" in page


def test_what_a_reader_should_know_about_the_study_is_told(tmp_path):
    write(results_of(run_of(configuration(9), made_up_games(configuration(9), 20))), tmp_path, figures=False)
    assert "Note: the official rules have no roles for 9 players" in (tmp_path / "index.md").read_text("utf-8")


def test_an_interrupted_run_says_so(tmp_path):
    write(results(number=0, interrupted=True), tmp_path)
    page = (tmp_path / "index.md").read_text("utf-8")
    assert "The run was interrupted: 1,000 games a configuration were asked for." in page
    assert "| 4 | base | 0 | \N{EN DASH} |" in page
