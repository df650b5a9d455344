"""What a game that was played has brought each seat, worked out anew from its log."""

from collections import Counter
from typing import Any

import pytest

import bangsim
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace
from tests.test_rulebook import rows, section

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
POINTS = {(int(row[0]), row[1]): dict(zip(ROLES, row[2:], strict=True)) for row in rows(section("17.1"))}
KILLED = {int(row[0]): {"sheriff": int(row[1]), "outlaw": int(row[2])} for row in rows(section("17.3"))}

# Shot at by chance, the sheriff shoots his deputies and meets the renegade at the end.
BY_CHANCE = {"default": "random", "sheriff": "novice"}
STUDIES: dict[str, dict[str, Any]] = {
    "four": {"players": 4},
    "five": {"players": 5, "policies": BY_CHANCE},
    "six": {"players": 6, "policies": BY_CHANCE},
    "seven": {"players": 7, "policies": BY_CHANCE},
    "eight": {"players": 8, "policies": BY_CHANCE, "roles": {8: [1, 2, 4, 1]}},
    "nine": {"players": 9, "policies": BY_CHANCE},
    "few turns": {"players": 5, "rules": {"max_turns": 25}},
}
GAMES = 150


def logs(study: dict[str, Any], games: int = GAMES) -> list[list[dict[str, Any]]]:
    (configuration,) = study_from_dict({"games": 1, **study}).configurations()
    return [[*trace(configuration, 3, number)] for number in range(games)]


def ending(log: list[dict[str, Any]]) -> tuple[str, int]:
    """How a game ended, in the words of the rulebook, and how many deputies the sheriff has eliminated."""
    roles = [player["role"] for player in log[0]["players"]]
    out = [event for event in log if event["event"] == "OUT"]
    outcome = log[-1]["outcome"]
    if outcome == "law" and "deputy" in roles and out[-1]["role"] == "renegade" and len(out) == len(roles) - 1:
        outcome = "law, renegade duelled"
    return outcome, sum(event["role"] == "deputy" and event["by"] == roles.index("sheriff") for event in out)


def expected(log: list[dict[str, Any]]) -> list[int]:
    outcome, killed = ending(log)
    roles = [player["role"] for player in log[0]["players"]]
    if outcome == "no_result":
        return [0] * len(roles)
    points, more = POINTS[len(roles), outcome], KILLED.get(len(roles), {})
    return [int(points[role]) + killed * more.get(role, 0) for role in roles]


@pytest.mark.parametrize("name", STUDIES)
def test_each_seat_scores_what_the_rulebook_says(name: str):
    for log in logs(STUDIES[name]):
        assert log[-1]["scores"] == expected(log)


def test_every_way_to_score_is_met():
    endings: Counter[tuple[int, str, int]] = Counter()
    for study in STUDIES.values():
        endings.update((study["players"], *ending(log)) for log in logs(study))
    met = {(players, outcome) for players, outcome, _ in endings}
    assert {*POINTS} - met == set()
    assert (5, "no_result") in met
    assert {players for players, _, killed in endings if killed} == {*KILLED}


@pytest.mark.parametrize("study", [{"players": 3}, {"players": 8}, {"players": 5, "roles": {5: [1, 0, 3, 1]}}])
def test_a_mix_without_points_scores_nothing_at_all(study: dict[str, Any]):
    assert all(log[-1]["scores"] == [] for log in logs(study, 5))


def test_a_game_played_step_by_step_tells_its_scores_at_its_end():
    game = bangsim.Game(players=5, seed=3, number=7, outside=[])
    (configuration,) = study_from_dict({"games": 1, "players": 5}).configurations()
    *_, end = trace(configuration, 3, 7)
    assert game.over
    assert game.scores == end["scores"] != []
    assert bangsim.Game(players=5, seed=3).scores is None
    assert bangsim.Game(players=3, seed=3, outside=[]).scores == []
