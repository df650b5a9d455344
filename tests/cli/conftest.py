"""Commands run in an empty folder, with a stand-in for the kernel unless a test wants the real one."""

import functools
from pathlib import Path

import pytest
from click.testing import CliRunner

from bangsim.cli import main
from bangsim.sim import bench, runner
from tests.sim.standin import played_by_rote

STUDY = """
title = "Who wins?"
games = 100
players = [4, 5]
"""


@pytest.fixture(autouse=True)
def empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "BANGSIM_RUN_GAMES"):
        monkeypatch.delenv(name, raising=False)
    Path("who.toml").write_text(STUDY)
    return tmp_path


@pytest.fixture
def standin(monkeypatch):
    for name in ("run_study", "estimated_seconds"):
        monkeypatch.setattr(runner, name, functools.partial(getattr(runner, name), play=played_by_rote))
    monkeypatch.setattr(runner, "warm_up", lambda *play: None)
    monkeypatch.setattr(bench, "play_games", played_by_rote)
    monkeypatch.setattr(bench, "run_study", runner.run_study)


@pytest.fixture
def bangsim():
    def run(*arguments):
        return CliRunner().invoke(main, list(map(str, arguments)))

    return run
