"""The command as a real process: how fast it answers, and how it ends when it is stopped."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

BANGSIM = [sys.executable, "-m", "bangsim"]
ROOT = Path(__file__).parents[2]
ENOUGH_GAMES = 10**9


@pytest.fixture(autouse=True)
def importable(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def run(*arguments, **options):
    return subprocess.run([*BANGSIM, *arguments], capture_output=True, text=True, check=False, **options)


def seconds(*arguments):
    begin = time.perf_counter()
    assert run(*arguments).returncode == 0
    return time.perf_counter() - begin


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["run", "--help"], ["--version"]])
def test_help_comes_at_once(arguments):
    assert min(seconds(*arguments) for _ in range(3)) < 0.5


def test_importing_bangsim_waits_for_nothing():
    heavy = "{'numba', 'numpy', 'pandas', 'pydantic', 'matplotlib', 'scipy'}"
    code = f"import sys, bangsim, bangsim.cli; print(sorted({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_reader_who_has_seen_enough_is_no_error():
    command = f"set -o pipefail; {sys.executable} -m bangsim list cards --json | head -1"
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "[\n", "")


def test_a_bad_study_is_no_traceback():
    Path("bad.toml").write_text("games = 0\nplayers = 5\n")
    ended = run("run", "bad.toml")
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith("Error: bad.toml: games = 0: should be a whole number")
    assert len(ended.stderr.splitlines()) == 1


class Watched:
    """A command whose stderr is a terminal that can be read."""

    def __init__(self, *arguments, **environment):
        self.screen, stderr = pty.openpty()
        self.process = subprocess.Popen(
            [*BANGSIM, *arguments], stdout=subprocess.PIPE, stderr=stderr, env=os.environ | environment
        )
        os.close(stderr)
        self.seen = ""

    def wait_for(self, text):
        while text not in self.seen:
            self.seen += os.read(self.screen, 10_000).decode()

    def end(self):
        stdout, _ = self.process.communicate(timeout=120)
        os.close(self.screen)
        return self.process.returncode, stdout.decode()


def test_red_errors_turn_plain_without_colour():
    for environment, red in (({}, True), ({"NO_COLOR": "1"}, False)):
        watched = Watched("run", "nowhere.toml", **environment)
        watched.wait_for("\n")
        assert watched.end()[0] == 2
        assert ("\x1b[31m" in watched.seen) is red


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_run_saves_what_was_finished(sent):
    watched = Watched("run", "who.toml", "--games", str(ENOUGH_GAMES), "--no-figures", "--out", "here")
    watched.wait_for(" a second, ")
    watched.process.send_signal(sent)
    code, stdout = watched.end()
    assert code == 130
    assert "The results are in here" in stdout
    told = json.loads(Path("here/manifest.json").read_text())
    assert told["interrupted"] is True
    assert 0 < told["games_played"] < told["games_asked"] == 2 * ENOUGH_GAMES
    assert all(one["games_played"] for one in told["configurations"])


def test_a_killed_run_leaves_nothing_behind():
    watched = Watched("run", "who.toml", "--games", str(ENOUGH_GAMES), "--out", "here")
    watched.wait_for(" a second, ")
    before = sorted(Path().iterdir())
    watched.process.kill()
    assert watched.end()[0] == -signal.SIGKILL
    assert sorted(Path().iterdir()) == before == [Path("who.toml")]


def test_the_same_study_gives_the_same_tables_on_any_number_of_threads():
    for jobs in ("1", "2"):
        ended = run("run", "who.toml", "--games", "500", "--jobs", jobs, "--no-figures", "--out", jobs)
        assert ended.returncode == 0, ended.stderr
    tables = sorted(file.name for file in Path("1").glob("*.csv"))
    assert tables
    for name in tables:
        assert (Path("1") / name).read_bytes() == (Path("2") / name).read_bytes()
