"""Characters compared with the roles evened out: worked examples, and many studies in which nobody is special."""

import numpy as np
import pytest

from bangsim.analysis.adjustment import adjusted_rates, expectation, role_rates
from bangsim.content.codes import LAW, OUTLAWS, PLAYER_WINS, RENEGADE_WINS, ROLES
from bangsim.table.state import TALLY

WINNERS = {LAW: (0, 1), OUTLAWS: (2,), RENEGADE_WINS: (3,)}
ROLE_NUMBERS = tuple(range(len(ROLES)))


def tally_of_equals(roles, characters, games, chance, pinned=False, alone=0.0):
    """Games in which chance alone decides; `pinned` makes character 0 the sheriff of each.

    `alone` is the share of games that one player wins for himself, whatever his role.
    """
    tally = np.zeros(1, TALLY)[0]
    seats = np.repeat(np.arange(4), roles)
    dealt = chance.permuted(np.tile(np.arange(characters), (games, 1)), axis=1)[:, : len(seats)]
    if pinned:
        others = chance.permuted(np.tile(np.arange(1, characters), (games, 1)), axis=1)
        dealt = np.hstack([np.zeros((games, 1), int), others])[:, : len(seats)]
    ends = [LAW, OUTLAWS, RENEGADE_WINS, PLAYER_WINS]
    outcome = chance.choice(ends, games, p=[*((1 - alone) * np.array([0.45, 0.4, 0.15])), alone])
    won = np.array([[role in WINNERS.get(one, ROLE_NUMBERS) for role in seats] for one in outcome])
    renegades = np.flatnonzero(seats == 3)
    if len(renegades) > 1:  # only one of them can be the last
        won[:, renegades] &= chance.integers(len(renegades), size=(games, 1)) == np.arange(len(renegades))
    last = chance.integers(len(seats), size=(games, 1)) == np.arange(len(seats))
    won = np.where((outcome == PLAYER_WINS)[:, None], last, won)
    tally["games"] = games
    tally["outcomes"] = np.bincount(outcome, minlength=6)
    for role in np.flatnonzero(roles):
        tally["role_games"][role] = games
        tally["role_wins"][role] = won[:, seats == role].any(axis=1).sum()
    np.add.at(tally["character_games"], (dealt, seats[None, :]), 1)
    np.add.at(tally["character_wins"], (dealt, seats[None, :]), won)
    return tally


def test_the_adjusted_rate_weighs_the_roles_by_their_places_at_the_table():
    games = np.array([[10, 0, 20, 40]])
    wins = np.array([[5, 0, 5, 4]])
    rate, low, high = adjusted_rates(games, wins, (1, 0, 2, 1), 0.95)
    assert rate == pytest.approx([(0.5 + 2 * 0.25 + 0.1) / 4])
    assert low < rate < high


def test_without_games_in_one_of_the_roles_there_is_no_adjusted_rate():
    rate, _, _ = adjusted_rates(np.array([[10, 0, 0, 40]]), np.array([[5, 0, 0, 4]]), (1, 0, 2, 1), 0.95)
    assert np.isnan(rate).all()


def test_the_expected_rate_is_what_the_roles_dealt_would_win():
    tally = tally_of_equals((1, 1, 2, 1), 8, 500, np.random.default_rng(1))
    games = tally["character_games"][:8]
    rate, _ = expectation(tally, games)
    assert rate == pytest.approx((games * role_rates(tally)).sum(axis=1) / games.sum(axis=1))


@pytest.mark.parametrize("alone", [0.0, 0.8])
@pytest.mark.parametrize(("roles", "characters"), [((1, 0, 2, 1), 16), ((1, 1, 2, 1), 6), ((1, 2, 3, 2), 10)])
def test_characters_that_differ_by_chance_alone_differ_as_much_as_the_error_says(roles, characters, alone):
    chance = np.random.default_rng(3)
    scores = []
    for _ in range(300):
        tally = tally_of_equals(roles, characters, 200, chance, alone=alone)
        games, wins = tally["character_games"][:characters], tally["character_wins"][:characters]
        expected, error = expectation(tally, games)
        scores.append((wins.sum(axis=1) / games.sum(axis=1) - expected) / error)
    assert np.std(scores) == pytest.approx(1, abs=0.04)


def test_a_character_that_always_is_the_sheriff_cannot_differ_from_the_sheriffs():
    tally = tally_of_equals((1, 1, 2, 1), 6, 200, np.random.default_rng(4), pinned=True)
    rate, error = expectation(tally, tally["character_games"][:6])
    assert rate[0] == pytest.approx(tally["role_wins"][ROLES.index("sheriff")] / 200)
    assert np.isnan(error[0])
    assert (error[1:] > 0).all()


def test_without_games_nothing_is_expected():
    rate, error = expectation(np.zeros(1, TALLY)[0], np.zeros((3, 4), int))
    assert np.isnan(rate).all()
    assert np.isnan(error).all()
