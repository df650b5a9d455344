"""Before the first turn: who sits where, with which character, cards and knowledge."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy import stats

from bangsim.content.catalogue import CHARACTERS, KIND_NUMBER, pool
from bangsim.content.codes import DEPUTY, NOBODY, ROLES
from bangsim.content.rules import OFFICIAL_ROLES, SEEDS_ROLES
from tests.properties.playing import Played, dealt, tally
from tests.properties.position import deck, hands, roles

GAMES = 600
UNLIKELY = 1e-4


def deals(games: int = GAMES, **study: Any) -> list[Played]:
    return [dealt({"games": 1, "players": 5} | study, 3, number) for number in range(games)]


def characters(game: Played) -> list[str]:
    table = game.record["table"]
    return [CHARACTERS[number].id for number in table["character"][: table["n"]]]


def even(counts: Counter, kinds: int) -> bool:
    """Whether every kind came up, and none too often to be chance."""
    return len(counts) == kinds and bool(stats.chisquare([*counts.values()]).pvalue > UNLIKELY)


@pytest.mark.parametrize("table", ["official", "seeds"])
@pytest.mark.parametrize("players", range(3, 10))
def test_the_roles_are_those_of_the_table(players: int, table: str):
    mix = {"official": OFFICIAL_ROLES, "seeds": SEEDS_ROLES}[table][players]
    for game in deals(20, players=players, rules={"roles": table}):
        assert [roles(game.record).count(role) for role in ROLES] == [*mix]


def test_the_roles_of_a_study_come_before_the_table():
    assert {tuple(sorted(roles(game.record))) for game in deals(20, roles={5: [1, 0, 3, 1]})} == {
        ("outlaw", "outlaw", "outlaw", "renegade", "sheriff")
    }


def test_the_sheriff_sits_first_and_the_others_anywhere():
    games = deals()
    assert {roles(game.record)[0] for game in games} == {"sheriff"}
    for seat in range(1, 5):
        counts = Counter(roles(game.record)[seat] for game in games)
        seen = [counts[role] for role in ("deputy", "outlaw", "renegade")]
        assert stats.chisquare(seen, [GAMES / 4, GAMES / 2, GAMES / 4]).pvalue > UNLIKELY


def test_every_character_comes_up_as_often():
    for seat in (0, 4):
        assert even(Counter(characters(game)[seat] for game in deals()), len(pool(["base"])))


def test_no_character_is_there_twice():
    assert all(len({*characters(game)}) == 9 for game in deals(50, players=9))


def test_a_character_is_dealt_from_the_pool_of_the_study_alone():
    pool = ["sid_ketchum", "bart_cassidy", "paul_regret", "kit_carlson", "suzy_lafayette"]
    assert {tuple(sorted(characters(game))) for game in deals(20, characters=pool)} == {tuple(sorted(pool))}


def test_whoever_is_pinned_to_a_seat_or_role_sits_there():
    seats = {"sheriff": {"character": "willy_the_kid"}, "2": {"role": "renegade", "character": "jourdonnais"}}
    for game in deals(50, seats=seats):
        assert characters(game)[0] == "willy_the_kid"
        assert (roles(game.record)[2], characters(game)[2]) == ("renegade", "jourdonnais")


def test_a_role_has_its_pinned_character_wherever_it_sits():
    games = deals(50, seats={"renegade": {"character": "el_gringo"}})
    assert {characters(game)[roles(game.record).index("renegade")] for game in games} == {"el_gringo"}
    assert len({characters(game).index("el_gringo") for game in games}) == 4


@pytest.mark.parametrize(("choice", "each"), [(1, 1), (3, 3), ("share", 16 // 5)])
def test_each_player_is_offered_his_choice_of_characters(choice: int | str, each: int):
    study = {"games": 1, "players": 5, "rules": {"character_choice": choice}}
    counts = tally(study, 3, 0, 100)
    assert counts["character_offered"].sum() == 100 * 5 * each
    assert (counts["character_games"].sum(axis=1) <= counts["character_offered"]).all()


@pytest.mark.parametrize("bonus", [0, 1, 3])
def test_everybody_starts_with_his_life_points_and_as_many_cards(bonus: int):
    for game in deals(20, rules={"sheriff_bonus_hp": bonus}):
        hp = [next(who.hp for who in CHARACTERS if who.id == name) for name in characters(game)]
        hp[0] += bonus
        table = game.record["table"]
        assert table["hp"][:5].tolist() == table["max_hp"][:5].tolist() == hp
        assert [len(hand) for hand in hands(game.record)] == hp


def test_every_place_of_the_deck_may_hold_any_card():
    games = deals()
    for place in (0, 40):
        counts = np.bincount([deck(game.record)[place] for game in games], minlength=80)
        assert stats.chisquare(counts).pvalue > UNLIKELY


def test_the_deck_has_the_copies_that_a_study_asks_for():
    (game,) = deals(1, rules={"deck_copies": {"bang": 27, "dynamite": 0, "barrel": 5}})
    cards = [card for hand in hands(game.record) for card in hand] + deck(game.record)
    counts = np.bincount(game.record["table"]["card_kind"][cards], minlength=len(KIND_NUMBER))
    assert [counts[KIND_NUMBER[kind]] for kind in ("bang", "dynamite", "barrel", "missed")] == [27, 0, 5, 12]


def test_the_sheriff_begins_unless_the_rules_let_anybody_begin():
    def first(**rules: str) -> Counter:
        return Counter(int(game.record["stack"][0]["me"]) for game in deals(rules=rules))

    assert first() == {0: GAMES}
    assert even(first(first_player="random"), 5)


@pytest.mark.parametrize("longest", [1, 7, 30])
def test_a_game_that_is_too_long_ends_without_result(longest: int):
    study = {"games": 1, "players": 5, "rules": {"max_turns": longest, "deck_copies": {"bang": 0, "gatling": 0}}}
    counts = tally(study, 3, 0, 50)
    no_result = int(counts["outcomes"][5])
    assert no_result > 0
    assert counts["lengths"][longest] >= no_result
    assert counts["lengths"][longest + 1 :].sum() == 0
    assert counts["seat_no_result"].sum() == 5 * no_result


def known(game: Played) -> list[list[str | None]]:
    """What each player knows of the roles, his own not counted."""
    table, seats = game.record["table"], game.record["seat"]
    deputies = (seats["deputies"][:, None] >> np.arange(len(table["known_role"]))) & 1
    seen = np.where(deputies, DEPUTY, table["known_role"])
    return [
        [None if role == NOBODY else ROLES[role] for role in seats_seen[: table["n"]]]
        for seats_seen in seen[: table["n"]]
    ]


def test_only_the_sheriff_is_known():
    for game in deals(20):
        assert known(game) == [["sheriff", None, None, None, None]] * 5


def test_sheriff_and_deputies_may_know_each_other():
    for game in deals(20, players=7, rules={"deputies_known": True}):
        role = roles(game.record)
        law = ["sheriff", *(name if name == "deputy" else None for name in role[1:])]
        others = ["sheriff", *[None] * 6]
        assert known(game) == [law if name in ("sheriff", "deputy") else others for name in role]


@pytest.mark.parametrize("study", [{"rules": {"open_roles": True}}, {"players": 3}])
def test_all_roles_may_be_open(study: dict[str, Any]):
    for game in deals(20, **study):
        assert known(game) == [roles(game.record)] * len(roles(game.record))


@pytest.mark.parametrize(
    "other",
    [
        {"rules": {"bang_limit": 2, "sheriff_penalty": "none", "dynamite_before_jail": False}},
        {"policies": {"default": "random"}},
        {"policies": {"outlaw": "novice"}},
        {"rules": {"max_turns": 5, "open_roles": True}},
    ],
)
def test_other_rules_and_policies_get_the_same_deal(other: dict[str, Any]):
    for one, two in zip(deals(20), deals(20, **other), strict=True):
        assert roles(one.record) == roles(two.record)
        assert characters(one) == characters(two)
        assert hands(one.record) == hands(two.record)
        assert deck(one.record) == deck(two.record)


def test_other_characters_meet_the_same_roles_and_deck():
    def shuffled(game: Played) -> list[int]:
        return deck(game.record) + [card for hand in hands(game.record) for card in hand][::-1]

    for one, two in zip(deals(20), deals(20, rules={"character_choice": 3, "sheriff_bonus_hp": 3}), strict=True):
        assert roles(one.record) == roles(two.record)
        assert shuffled(one) == shuffled(two)


def test_another_seed_or_number_is_another_deal():
    study = {"games": 1, "players": 5}
    all_decks = {tuple(deck(dealt(study, seed, number).record)) for seed in range(10) for number in range(10)}
    assert len(all_decks) == 100
