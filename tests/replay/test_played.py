"""Games that the engine has played under each scenario card, and with whole decks, are in order for the replayer."""

import json
from typing import Any

import pytest

from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace
from tests.replay.cards import SCENARIO_CARDS
from tests.replay.replayer import LogError, replay

SETS = ["base", "dodge_city", "the_bullet", "powgame", "wild_west_show", "high_noon", "fistful_of_cards"]
PLAYED = [(3, "random", "official"), (5, "expert", "community"), (7, "novice", "xiamen"), (6, "random", "rulebook_zh")]


def events(number: int, players: int, policy: str, preset: str, **more: Any) -> list[dict[str, Any]]:
    """The log of a game."""
    rules = {"preset": preset, "max_turns": 300} | more.pop("rules", {})
    study = {"games": 1, "players": players, "sets": SETS, "rules": rules, "policies": {"default": policy}} | more
    return list(trace(study_from_dict(study).configurations()[0], 1, number))


def check(log: list[dict[str, Any]]) -> None:
    """Replay a log and compare how the game ended."""
    final = replay(map(json.dumps, log))
    assert (final.outcome, list(final.winners)) == (log[-1]["outcome"], log[-1]["winners"])


@pytest.mark.parametrize("card", sorted(SCENARIO_CARDS))
def test_games_under_a_scenario_card_replay(card: str):
    for number, table in enumerate(PLAYED):
        log = events(number, *table, events=[[card]])
        assert any(line["event"] == "SCENARIO" and line["card"] == card for line in log)
        check(log)


@pytest.mark.parametrize(
    "rules",
    [
        {"first_event_round": 1, "mixed_event_decks": 4},
        {"event_start_effects": "after_judgements", "win_check": "after_effect"},
        {"ranch_phase": 2, "draw_phase_at_end": True},
        {"scenario_deaths_credited": True, "open_roles": True, "first_player": "random"},
    ],
)
def test_games_with_whole_decks_replay(rules: dict[str, Any]):
    for number in range(3):
        for table in PLAYED:
            check(events(number, *table, rules=rules))


def with_lines(told: str) -> list[dict[str, Any]]:
    """The log of the first game that has five such lines."""
    cards = [["bone_orchard", "ambush", "curse", "thirst"]]
    logs = (events(number, 5, "random", "official", events=cards) for number in range(50))
    return next(log for log in logs if [line["event"] for line in log].count(told) > 4)


@pytest.mark.parametrize("told", ["RETURN", "ROLE"])
def test_a_log_without_a_line_about_the_bone_orchard_is_refused(told: str):
    log = with_lines(told)
    for place in [place for place, line in enumerate(log) if line["event"] == told][:8]:
        with pytest.raises(LogError):
            replay(map(json.dumps, log[:place] + log[place + 1 :]))


def test_a_log_without_a_card_turned_is_refused():
    log = events(1, 5, "expert", "official")
    places = [place for place, line in enumerate(log) if line["event"] == "SCENARIO"]
    assert places
    for place in places:
        with pytest.raises(LogError):
            replay(map(json.dumps, log[:place] + log[place + 1 :]))
