"""Games are what they were. Where a change is meant to change them, scripts/renew_golden writes the files anew.

Then `bangsim.RULES_VERSION` goes up as well, if results have been published since it last did.
"""

import csv

import pytest

from tests.golden.golden import COUNTS, FOLDER, SEED, TABLES, TRANSCRIPTS, Transcript, counts, transcript
from tests.properties.playing import played
from tests.properties.position import fingerprint


def test_the_games_of_every_table_are_what_they_were():
    now = {row["table"]: row for row in csv.DictReader(counts().splitlines())}
    before = {row["table"]: row for row in csv.DictReader(COUNTS.read_text("utf-8").splitlines())}
    assert {*before} == {*TABLES}
    changed = [name for name in TABLES if now[name] != before[name]]
    assert changed == [], "if that is meant, run scripts/renew_golden"


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_whole_game_is_told_as_it_was(name: str):
    now = transcript(name).splitlines()
    before = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert now == before, "if that is meant, run scripts/renew_golden"


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_game_told_step_by_step_is_the_one_that_is_counted(name: str):
    keys, number = TRANSCRIPTS[name]
    told = Transcript({"games": 1} | keys, number)
    assert any(line.startswith("The game ends") for line in [*told.lines()][-2:])
    assert fingerprint(told.game.record) == fingerprint(played({"games": 1} | keys, SEED, number).record)
