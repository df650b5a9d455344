"""docs/adding-content.md is carried out on a copy of the package, un-jitted, since nothing of the copy is compiled."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, Block, blocks, commands

PAGE = ROOT / "docs" / "adding-content.md"
NEW_FILE = re.compile(r"`([\w./]+)`, a new file:\s+^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def edit(folder: Path, block: Block) -> None:
    """Do what a diff says: each hunk finds its context and old lines once, and puts the new ones there."""
    path, _, hunks = block.text.removeprefix("--- ").partition("\n")
    file = folder / path
    for hunk in hunks.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] in " -")
        new = "".join(line[1:] for line in lines if line[0] in " +")
        text = file.read_text("utf-8")
        assert text.count(old) == 1, f"{block}: {path} does not have these lines once:\n{old}"
        file.write_text(text.replace(old, new), "utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "bangsim", folder / "bangsim", ignore=shutil.ignore_patterns("__pycache__"))
    for path, text in NEW_FILE.findall(PAGE.read_text("utf-8")):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    for block in blocks(PAGE, "diff"):
        edit(folder, block)
    return folder


def run(folder: Path, *arguments: str) -> str:
    """What Python prints in the copy."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(folder)}
    ended = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.mark.parametrize("block", blocks(PAGE, "console"), ids=str)
def test_the_commands_of_the_page_do_what_it_says(house, block):
    for command, output in commands(block):
        program, *arguments = command.split()
        assert program == "bangsim"
        cheap = ["--games", "5", "--no-figures"] if arguments[0] == "run" else []
        assert run(house, "-m", "bangsim", *arguments, *cheap).startswith(output)


def test_the_new_rule_and_set_are_compared(house):
    printed = run(house, "-m", "bangsim", "run", "house.toml", "--games", "5", "--no-figures", "--json")
    labels = [one["labels"] for one in json.loads(printed)["manifest"]["configurations"]]
    assert {(one["sets"], one["renegade_bounty"]) for one in labels} == {
        (sets, bounty) for sets in ("base", "base+house") for bounty in (0, 2)
    }


def test_the_hand_limit_is_that_of_the_character_too(house):
    code = """
import bangsim
game = bangsim.Game(players=4, sets=["base", "house"], seats={"sheriff": {"character": "hoarding_hattie"}})
game.record["table"]["hand_n"][0] = 8
game.answer(game.legal[0])
print(game.question.asks, game.question.n)
"""
    assert run(house, "-c", code) == "discard 1\n"
