"""Points, and the tables of scores against hand-made games scored one by one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import mean, stdev

import numpy as np
import pytest

from bangsim.analysis.scores import (
    ENDINGS,
    points_of_endings,
    score_statistics,
    scores,
    scores_by_character,
    tournament,
)
from bangsim.content import catalogue
from bangsim.content.codes import LAW, NO_RESULT, OUTLAWS, RENEGADE_WINS, ROLES
from bangsim.content.scoring import MOST_DEPUTIES, SCORINGS, points
from bangsim.table.state import TALLY_CHARACTERS
from tests.analysis.examples import configuration, results_of, run_of

FIVE = (1, 1, 2, 1)
SIDES = (LAW, OUTLAWS, RENEGADE_WINS)


@dataclass(frozen=True)
class ScoredGame:
    """How a game ended, and who played which role."""

    outcome: int
    duelled: bool
    killed: int
    roles: Sequence[str]
    characters: Sequence[str]

    def score(self, role: str) -> int:
        sheriff, deputy, outlaw, renegade = (self.roles.count(one) for one in ROLES)
        scored = points((sheriff, deputy, outlaw, renegade), self.outcome, self.duelled, self.killed)
        assert scored is not None
        return scored[ROLES.index(role)]


def scored_games(table, number, seed=1):
    chance = np.random.default_rng(seed)
    mix = [role for role, count in zip(ROLES, table.roles, strict=True) for _ in range(count)]
    return [
        ScoredGame(
            outcome=int(chance.choice([*SIDES, NO_RESULT], p=(0.4, 0.4, 0.15, 0.05))),
            duelled=bool(chance.integers(2)),
            killed=int(chance.integers(table.roles[1] + 1)),
            roles=[mix[0], *chance.permutation(mix[1:]).tolist()],
            characters=chance.choice(table.characters, table.players, replace=False).tolist(),
        )
        for _ in range(number)
    ]


def scored_run(table, games, **varied):
    """A run that counted only what scores are made of."""
    endings = np.zeros(ENDINGS, np.int64)
    character_endings = np.zeros((TALLY_CHARACTERS, len(ROLES), *ENDINGS), np.int64)
    for game in games:
        ending = game.outcome, int(game.duelled), game.killed
        endings[ending] += 1
        for role, character in zip(game.roles, game.characters, strict=True):
            character_endings[(catalogue.CHARACTER_NUMBER[character], ROLES.index(role), *ending)] += 1
    tally = {
        "endings": endings,
        "character_endings": character_endings,
        "character_games": character_endings.sum(axis=(2, 3, 4)),
    }
    return replace(run_of(table, [], **varied), tally=tally)


TABLE = configuration(5)
GAMES = scored_games(TABLE, 400)
RUN = scored_run(TABLE, GAMES)
RESULTS = results_of(RUN)


@pytest.mark.parametrize("mix", SCORINGS, ids=str)
@pytest.mark.parametrize("outcome", [*SIDES, NO_RESULT])
def test_what_one_scores_the_others_lose_but_for_seven_players(mix, outcome):
    left = -20 if mix == (1, 2, 3, 1) and outcome == RENEGADE_WINS else 0
    for duelled in (False, True):
        for killed in range(mix[1] + 1):
            scored = points(mix, outcome, duelled, killed)
            assert scored is not None
            assert np.dot(mix, scored) == left


@pytest.mark.parametrize(
    ("mix", "outcome", "duelled", "killed", "expected"),
    [
        ((1, 0, 2, 1), LAW, True, 0, (30, 0, -15, 0)),
        (FIVE, LAW, False, 0, (30, 20, -25, 0)),
        (FIVE, LAW, True, 0, (30, 15, -25, 5)),
        (FIVE, OUTLAWS, True, 1, (-70, -10, 45, -10)),
        ((1, 2, 3, 1), RENEGADE_WINS, False, 2, (-195, -5, 35, 80)),
        ((1, 3, 4, 1), LAW, False, 3, (-480, 40, 90, 0)),
        (FIVE, NO_RESULT, False, 1, (0, 0, 0, 0)),
    ],
)
def test_points(mix, outcome, duelled, killed, expected):
    assert points(mix, outcome, duelled, killed) == expected


@pytest.mark.parametrize("mix", [(0, 1, 1, 1), (1, 1, 2, 2), (1, 2, 3, 2), (1, 1, 1, 2)])
def test_a_mix_without_a_score_has_none_for_any_game(mix):
    assert points(mix, LAW, False, 0) is points(mix, NO_RESULT, False, 0) is None
    assert np.isnan(points_of_endings(mix)).all()


def test_no_mix_has_more_deputies_than_are_counted():
    assert max(mix[1] for mix in SCORINGS) == MOST_DEPUTIES


def test_a_score_that_never_varies_has_no_spread():
    of = score_statistics(np.array([[0, 7], [0, 1], [0, 0]]), np.array([5.0, -35.0]))
    assert of.games.tolist() == of.scored.tolist() == [7, 1, 0]
    assert of.mean.tolist()[:2] == [-35, -35]
    assert of.deviation[0] == 0
    assert np.isnan([of.mean[2], *of.deviation[1:]]).all()


def test_games_without_a_score_are_counted_and_left_out_of_the_mean():
    of = score_statistics(np.array([[2, 3, 2], [0, 3, 0]]), np.array([5.0, np.nan, -35.0]))
    assert of.games.tolist() == [7, 3]
    assert of.scored.tolist() == [4, 0]
    assert of.mean[0] == pytest.approx(-15)
    assert of.deviation[0] == pytest.approx(stdev([5, 5, -35, -35]))
    assert np.isnan([of.mean[1], of.deviation[1]]).all()


def test_a_role_scores_as_its_games_do():
    frame = scores(RESULTS)
    assert list(frame["role"]) == list(ROLES)
    assert list(frame["players_with_role"]) == list(FIVE)
    for row in frame.to_dict("records"):
        scored = [game.score(row["role"]) for game in GAMES]
        assert row["games"] == len(scored)
        assert row["score_mean"] == pytest.approx(mean(scored))
        assert row["standard_deviation"] == pytest.approx(stdev(scored))
        assert row["ci_high"] - row["score_mean"] == pytest.approx(1.966 * stdev(scored) / 20, rel=1e-3)
        assert row["ci_high"] - row["score_mean"] == pytest.approx(row["score_mean"] - row["ci_low"])


def test_a_character_scores_in_each_role_as_its_games_do():
    scored: dict[tuple[str, str], list[int]] = {}
    for game in GAMES:
        for character, role in zip(game.characters, game.roles, strict=True):
            scored.setdefault((character, role), []).append(game.score(role))
    frame = scores_by_character(RESULTS)
    assert len(frame) == len(scored) == 16 * 4
    of_role = scores(RESULTS).set_index("role")["score_mean"]
    for row in frame.to_dict("records"):
        own = scored[row["character"], row["role"]]
        assert row["games"] == len(own)
        assert row["score_mean"] == pytest.approx(mean(own))
        assert row["standard_deviation"] == pytest.approx(stdev(own))
        assert row["expected_score"] == pytest.approx(of_role[row["role"]])
        assert row["difference"] == pytest.approx(row["score_mean"] - row["expected_score"])


def test_in_a_tournament_every_place_comes_in_turn():
    by_role = scores_by_character(RESULTS)
    for row in tournament(RESULTS).to_dict("records"):
        own = by_role[by_role["character"] == row["character"]].set_index("role")
        turns = own.loc[["sheriff", "deputy", "outlaw", "outlaw", "renegade"]]
        assert row["score_mean"] == pytest.approx(turns["score_mean"].mean())
        assert row["games"] == own["games"].sum()
        errors = own["standard_deviation"] / own["games"] ** 0.5 * own.index.map({"outlaw": 0.4}).fillna(0.2)
        assert row["ci_high"] - row["score_mean"] == pytest.approx(1.95996 * (errors**2).sum() ** 0.5, rel=1e-4)
        assert row["standard_deviation"] == pytest.approx((turns["standard_deviation"] ** 2).mean() ** 0.5)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_whoever_gets_every_place_scores_nothing_unless_seven_play(players):
    table = configuration(players)
    games = scored_games(table, 200)
    frame = tournament(results_of(scored_run(table, games)))
    renegades = sum(game.outcome == RENEGADE_WINS for game in games)
    left = -20 / 7 * renegades / 200 if players == 7 else 0
    assert frame["expected_score"].tolist() == pytest.approx([left] * 16, abs=1e-12)
    assert np.allclose(frame["difference"], frame["score_mean"] - left, equal_nan=True)


def test_a_character_that_never_had_a_role_has_no_score_in_a_tournament():
    frame = tournament(results_of(scored_run(TABLE, GAMES[:2])))
    assert frame["score_mean"].isna().all()
    assert frame["games"].sum() == 10


@pytest.mark.parametrize("function", [scores, scores_by_character, tournament])
def test_a_mix_that_has_no_score_counts_its_games_and_shows_nothing(function):
    roles = (1, 1, 1, 2)
    table = configuration(5, roles=roles)
    frame = function(results_of(RUN, scored_run(table, scored_games(TABLE, 9), sets="own")))
    without = frame[frame["sets"] == "own"]
    assert without["games"].sum() > 0
    assert without.filter(regex="score_|_score|ci_|deviation|difference").isna().to_numpy().all()
    assert frame[frame["sets"] == "base"]["score_mean"].notna().all()


@pytest.mark.parametrize("function", [scores, scores_by_character, tournament])
def test_without_games_there_are_no_scores(function):
    frame = function(results_of(scored_run(TABLE, [])))
    assert frame["games"].sum() == 0
    assert frame.filter(regex="score_|ci_|deviation|difference").isna().to_numpy().all()
