"""What holds for every command: help, version, exit codes, progress, colours."""

import importlib
import io
import json
import threading

import pytest

from bangsim import RULES_VERSION, __version__
from bangsim.cli import console, main
from bangsim.cli.console import GamesProgress, StatusLine, duration, patiently
from bangsim.sim.problems import GameFault

COMMANDS = ["bench", "check", "completion", "describe", "list", "run", "schema", "trace"]


class Terminal(io.StringIO):
    def isatty(self):
        return True


def a_terminal(monkeypatch):
    """Put a terminal in place of stderr; no fixture, since pytest puts its own there between fixtures and test."""
    stderr = Terminal()
    monkeypatch.setattr("sys.stderr", stderr)
    return stderr


def test_every_command_has_help(bangsim):
    assert sorted(main.commands) == COMMANDS
    for command in COMMANDS:
        for option in ("-h", "--help"):
            ran = bangsim(command, option)
            assert ran.exit_code == 0
            assert ran.stdout.startswith(f"Usage: main {command}")


def test_the_version_names_the_rules_version(bangsim):
    assert bangsim("--version").stdout == f"bangsim {__version__} (rules version {RULES_VERSION})\n"


def test_an_unknown_command_is_wrong_usage(bangsim):
    assert bangsim("runn").exit_code == 2


def test_ctrl_c_ends_with_130(bangsim, monkeypatch):
    def interrupted(*arguments, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr("bangsim.cli.listing.print_table", interrupted)
    ran = bangsim("list")
    assert (ran.exit_code, ran.stderr) == (130, "stopped\n")


def test_an_error_of_the_engine_ends_with_1(bangsim, monkeypatch, standin):
    def faulty(*arguments, **options):
        raise GameFault("game 123 of seed 7")

    # Imported now, it does not take the faulty one for its own, which would outlast this test.
    importlib.import_module("bangsim.analysis.outcome")
    monkeypatch.setattr("bangsim.sim.runner.run_study", faulty)
    ran = bangsim("run", "who.toml")
    assert ran.exit_code == 1
    assert "game 123 of seed 7 broke a rule of the engine" in ran.stderr
    assert "Traceback" not in ran.output


def test_durations_are_easy_to_read():
    assert [duration(seconds) for seconds in (0.42, 9.96, 42, 185, 7800)] == [
        "0.4 s",
        "10.0 s",
        "42 s",
        "3:05 min",
        "2:10 h",
    ]


def test_progress_tells_rate_and_time_left_on_a_terminal(monkeypatch):
    terminal = a_terminal(monkeypatch)
    progress = GamesProgress()
    progress(0, 4000)
    assert terminal.getvalue() == ""
    progress(1000, 4000)
    assert "\r1,000 of 4,000 games, " in terminal.getvalue()
    assert " a second, " in terminal.getvalue()
    assert terminal.getvalue().endswith(" left")
    progress.clear()
    assert terminal.getvalue().endswith(" \r")


def test_progress_is_silent_where_stderr_is_no_terminal(monkeypatch):
    stderr = io.StringIO()
    monkeypatch.setattr("sys.stderr", stderr)
    GamesProgress()(1000, 4000)
    assert stderr.getvalue() == ""


def test_progress_is_silent_when_asked_to(monkeypatch):
    terminal = a_terminal(monkeypatch)
    GamesProgress(quiet=True)(1000, 4000)
    assert terminal.getvalue() == ""


def test_a_shorter_status_leaves_nothing_of_a_longer_one(monkeypatch):
    terminal = a_terminal(monkeypatch)
    line = StatusLine()
    line.show("long text")
    line.show("short")
    assert terminal.getvalue() == "\rlong text\rshort    "


def test_compiling_is_told_when_it_takes_long(monkeypatch):
    terminal = a_terminal(monkeypatch)
    monkeypatch.setattr(console, "NOTICEABLE", 0.0)
    monkeypatch.setattr(console, "TICK", 0.01)
    compiled = threading.Event()
    monkeypatch.setattr(terminal, "flush", lambda: compiled.set())
    assert patiently(lambda: compiled.wait(5)) is True
    assert "\rcompiling the rules, once ... 0 s" in terminal.getvalue()


def test_waiting_hands_on_what_went_wrong():
    def fails():
        raise ValueError("no compiler")

    with pytest.raises(ValueError, match="no compiler"):
        patiently(fails)


class TestCheck:
    @pytest.fixture
    def cases(self, monkeypatch):
        from bangsim.sim import cases

        def check_paths(paths):
            for path in paths:
                yield cases.CaseResult(
                    path,
                    f"About {path.stem}",
                    path.stem == "good",
                    "" if path.stem == "good" else "hp of player 1: 2, should be 3",
                    path.stem == "broken",
                )

        monkeypatch.setattr(cases, "check_paths", check_paths)

    @pytest.mark.usefixtures("cases")
    def test_each_case_has_its_line(self, bangsim):
        ran = bangsim("check", "good.toml", "bad.toml")
        assert ran.exit_code == 1
        assert ran.stdout.splitlines() == [
            "ok     good.toml: About good",
            "FAILED bad.toml: About bad: hp of player 1: 2, should be 3",
        ]
        assert ran.stderr == "1 passed, 1 failed\n"

    @pytest.mark.usefixtures("cases")
    def test_good_cases_end_well(self, bangsim):
        assert bangsim("check", "good.toml").exit_code == 0

    @pytest.mark.usefixtures("cases")
    def test_a_file_without_a_case_is_wrong_usage(self, bangsim):
        assert bangsim("check", "good.toml", "broken.toml").exit_code == 2
        assert bangsim("check", "bad.toml", "broken.toml").exit_code == 1

    @pytest.mark.usefixtures("cases")
    def test_json_is_one_line_a_case(self, bangsim):
        lines = bangsim("check", "good.toml", "bad.toml", "--json").stdout.splitlines()
        assert [json.loads(line)["passed"] for line in lines] == [True, False]

    def test_a_missing_file_is_wrong_usage(self, bangsim):
        ran = bangsim("check", "nowhere.toml")
        assert ran.exit_code == 2
        assert "nowhere.toml: there is no such file or folder" in ran.stderr

    def test_a_folder_without_cases_is_wrong_usage(self, bangsim, tmp_path):
        (tmp_path / "empty").mkdir()
        ran = bangsim("check", "empty")
        assert ran.exit_code == 2
        assert "there is no case file there" in ran.stderr
