"""docs/adding-content.md is carried out on a copy of the package, un-jitted, since nothing of the copy is compiled."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bangsim.sim.problems import StudyError
from bangsim.sim.study import study_from_dict
from tests.docs.pages import ROOT, Block, blocks, commands

PAGE = ROOT / "docs" / "adding-content.md"
NEW_FILE = re.compile(r"`([\w./]+)`, a new file:\s+^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)

GREEN_CARD = """
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace

for policy in ("random", "novice", "expert"):
    study = {"games": 1, "players": 5, "sets": ["base", "house"], "policies": {"default": policy}}
    study["rules"] = {"deck_copies": {"tomahawk": 30}}
    events = [*trace(study_from_dict(study).configurations()[0], 1, 0)]
    plays = [event for event in events if event["event"] == "PLAY" and event["card"].startswith("tomahawk")]
    laid_down = [event for event in plays if event["targets"] == [event["seat"]]]
    hits = [event for event in events if event["event"] == "HIT" and event["why"] == "tomahawk"]
    print(policy, bool(laid_down), len(plays) > len(laid_down), bool(hits))
"""
"""A game of each policy with many Tomahawks: whether they are laid down, used later, and hit."""


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


def test_a_study_with_what_cannot_be_gets_the_messages_shown(house):
    (shown,) = blocks(PAGE, "text")
    with pytest.raises(StudyError) as told:
        study_from_dict(tomllib.loads((house / "wrong.toml").read_text("utf-8")), "wrong.toml")
    assert shown.text.splitlines() == [f"Error: {line}" for line in str(told.value).splitlines()]


def test_a_study_file_needs_no_edit_of_the_program():
    page = PAGE.read_text("utf-8")
    section = page[page.index("\n## In a study file") : page.index("\n## As part of the program")]
    assert "```diff" not in section
    assert {path for path, _ in NEW_FILE.findall(section)} == {"our_table.toml", "wrong.toml"}


def test_a_new_green_card_is_a_row_and_a_case():
    page = PAGE.read_text("utf-8")
    section = page[page.index("\n## 1. ") : page.index("\n## 2. ")]
    touched = {path for path, _ in NEW_FILE.findall(section)} | {*re.findall(r"^--- (\S+)", section, re.MULTILINE)}
    assert touched == {
        "bangsim/content/house.py",
        "bangsim/content/catalogue.py",
        "tests/cases/house/tomahawk.toml",
    }


def test_a_new_scenario_card_is_a_row_and_a_case():
    page = PAGE.read_text("utf-8")
    section = page[page.index("\n## 4. ") : page.index("\n## 5. ")]
    touched = {path for path, _ in NEW_FILE.findall(section)} | {*re.findall(r"^--- (\S+)", section, re.MULTILINE)}
    assert touched == {"bangsim/content/house.py", "tests/cases/house/dust_storm.toml"}


def test_the_new_scenario_card_is_compared_with_none(house):
    (house / "dust.toml").write_text('games = 5\nplayers = 5\nevents = [[], ["dust_storm"]]\n')
    printed = run(house, "-m", "bangsim", "run", "dust.toml", "--no-figures", "--json")
    manifest = json.loads(printed)["manifest"]
    assert [one["labels"]["events"] for one in manifest["configurations"]] == ["none", "dust_storm"]
    assert [one["games_played"] for one in manifest["configurations"]] == [5, 5]


def test_every_policy_plays_the_new_green_card(house):
    assert run(house, "-c", GREEN_CARD).splitlines() == [
        "random True True True",
        "novice True True True",
        "expert True True True",
    ]


def test_the_sections_that_it_names_are_the_next_free_ones():
    sections = set(re.findall(r"^#+ (\d+(?:\.\d+)?)", (ROOT / "docs" / "rulebook.md").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"rulebook (\d+\.\d+)", PAGE.read_text("utf-8")))
    assert named == {"23.1", "23.4", "23.5", "8.45"}
    assert not {"23", *named} & sections
    assert {"22", "8.44"} <= sections


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
