"""``bangsim trace``: games told in sentences or as JSON lines."""

import json
from pathlib import Path

import numpy as np
import pytest

from bangsim.content.codes import OUTCOMES
from bangsim.game import FAULT
from bangsim.sim.kernel import make_book, new_states, play_games
from bangsim.sim.study import load_study


def events_of(ran):
    assert ran.exit_code == 0, ran.output
    return [json.loads(line) for line in ran.stdout.splitlines()]


def test_a_game_is_told_in_sentences(bangsim):
    ran = bangsim("trace", "--players", "5", "--game", "7")
    assert ran.exit_code == 0, ran.output
    assert ran.stdout.startswith("Game 7 of seed 1: 5 players")
    assert ran.stderr == ""
    assert len(bangsim("trace", "--game", "7", "--every-line").stdout) > len(ran.stdout)


def test_a_game_is_written_as_json_lines(bangsim):
    events = events_of(bangsim("trace", "--game", "7", "--seed", "3", "--format", "jsonl"))
    assert (events[0]["event"], events[-1]["event"]) == ("GAME", "END")
    assert (events[0]["number"], events[0]["seed"], len(events[0]["players"])) == (7, 3, 5)


def test_several_games_are_told_one_after_the_other(bangsim):
    events = events_of(bangsim("trace", "--games", "2:5", "--format", "jsonl"))
    assert [event["number"] for event in events if event["event"] == "GAME"] == [2, 3, 4]
    alone = events_of(bangsim("trace", "--game", "4", "--format", "jsonl"))
    assert events[-len(alone) :] == alone


def test_the_first_configuration_of_a_study_is_told(bangsim):
    ran = bangsim("trace", "who.toml", "--format", "jsonl")
    assert ran.stderr == (
        "the study has 2 configurations; this is the first: "
        "players = 4, sets = base, preset = official, policy = expert\n"
    )
    assert len(json.loads(ran.stdout.splitlines()[0])["players"]) == 4
    other = bangsim("trace", "who.toml", "--players", "5", "--policy", "novice", "--format", "jsonl")
    assert other.stderr == ""
    assert {one["policy"] for one in json.loads(other.stdout.splitlines()[0])["players"]} == {"novice"}


@pytest.mark.parametrize("number", [0, 11])
def test_it_is_the_game_that_a_run_counts(bangsim, number):
    Path("one.toml").write_text("games = 1\nplayers = 6\nseed = 8\n[rules]\nbang_limit = 2\n")
    *_, end = events_of(bangsim("trace", "one.toml", "--game", number, "--format", "jsonl"))
    books = make_book(load_study("one.toml").configurations()[0])
    states = new_states(books)
    assert play_games(states, 0, books, 8, number, 1) == -1
    assert OUTCOMES[int(np.argmax(states[0]["tally"]["outcomes"]))] == end["outcome"]
    assert states[0]["tally"]["turns"] == end["turns"]


@pytest.mark.parametrize("games", ["3", "5:2", "2:2", "a:b", ":", "-1:3"])
def test_a_range_of_games_that_is_none(bangsim, games):
    ran = bangsim("trace", "--games", games)
    assert ran.exit_code == 2
    assert "such as 10:20" in ran.stderr or "10:20 are the games 10 to 19" in ran.stderr


def test_a_game_in_which_the_engine_breaks_a_rule(bangsim, monkeypatch):
    monkeypatch.setattr("bangsim.sim.trace.play", lambda *arguments: FAULT)
    ran = bangsim("trace", "--game", "7")
    assert ran.exit_code == 1
    assert ran.stderr.startswith("Error: game 7 of seed 1 broke a rule of the engine; this is an error in bangsim")


def test_a_table_that_cannot_be(bangsim):
    ran = bangsim("trace", "--players", "2")
    assert (ran.exit_code, ran.stderr) == (
        2,
        "Error: command line: players = 2: should be a whole number from 3 to 9\n",
    )
