"""``bangsim bench``: a row for each table."""

import json

import pytest

pytestmark = pytest.mark.usefixtures("standin")


def test_it_has_a_row_for_four_to_seven_players(bangsim):
    ran = bangsim("bench", "--games", "50", "--repeats", "2")
    assert ran.exit_code == 0, ran.output
    rows = [line.split() for line in ran.stdout.splitlines()]
    assert rows[0][:4] == ["players", "games_per_second", "ns_per_game", "ns_per_card_played"]
    assert [row[0] for row in rows[1:]] == ["4", "5", "6", "7"]


def test_one_table_is_one_json_object(bangsim):
    row = json.loads(bangsim("bench", "--games", "50", "--players", "5", "--policy", "novice", "--json").stdout)
    assert {"games_per_second", "ns_per_game", "ns_per_card_played", "ns_per_decision"} < set(row)
    assert {"cards_per_game", "decisions_per_game", "cards_per_turn"} < set(row)
    assert (row["players"], row["policy"], row["sets"]) == (5, "novice", "base")
    assert row["games_per_second"] * row["ns_per_game"] == pytest.approx(1e9)
    assert row["ns_per_card_played"] * row["cards_per_game"] == pytest.approx(row["ns_per_game"])
    assert row["ns_per_decision"] * row["decisions_per_game"] == pytest.approx(row["ns_per_game"])


def test_a_study_is_measured_as_it_is(bangsim):
    lines = bangsim("bench", "who.toml", "--games", "20", "--json").stdout.splitlines()
    assert [json.loads(line)["players"] for line in lines] == [4, 5]


def test_jobs_are_compared_by_the_clock(bangsim):
    *_, last = bangsim("bench", "--games", "200", "--players", "5", "--jobs", "2", "--json").stdout.splitlines()
    told = json.loads(last)
    assert told["jobs"] == 2
    assert told["speed_up"] == pytest.approx(told["games_per_second"] / told["games_per_second_with_1"])
    assert "times as fast" in bangsim("bench", "--games", "200", "--players", "5", "--jobs", "2").stdout


def test_warm_only_compiles(bangsim):
    ran = bangsim("bench", "--warm")
    assert (ran.exit_code, ran.output) == (0, "")


def test_a_table_that_cannot_be(bangsim):
    ran = bangsim("bench", "--players", "12")
    assert (ran.exit_code, ran.stderr) == (
        2,
        "Error: command line: players = 12: should be a whole number from 3 to 9\n",
    )
