"""The cards are those that are printed: how many of each, with which suits and ranks."""

from collections import Counter
from itertools import groupby

import pytest

from bangsim.content.catalogue import KINDS, SETS, card_index, index_text, kind, printed
from bangsim.content.codes import (
    BANG_CARD,
    BEER_CARD,
    BLUE,
    BROWN,
    GREEN,
    JOKER,
    MISSED_CARD,
    NAMED_KINDS,
    STORE_CARD,
)
from bangsim.content.codes import KINDS as MOST_KINDS
from bangsim.content.collection import OFFICIAL

BASE = {
    "bang": 25,
    "missed": 12,
    "beer": 6,
    "cat_balou": 4,
    "panic": 4,
    "duel": 3,
    "jail": 3,
    "schofield": 3,
    "barrel": 2,
    "general_store": 2,
    "indians": 2,
    "mustang": 2,
    "stagecoach": 2,
    "volcanic": 2,
    "dynamite": 1,
    "gatling": 1,
    "remington": 1,
    "rev_carabine": 1,
    "saloon": 1,
    "scope": 1,
    "wells_fargo": 1,
    "winchester": 1,
}
DODGE_CITY = {
    "bang": "8S 5C 6C KC",
    "missed": "8D",
    "beer": "6H 6S",
    "panic": "JH",
    "cat_balou": "8C",
    "general_store": "AS",
    "indians": "5D",
    "barrel": "AC",
    "mustang": "5H",
    "remington": "6D",
    "rev_carabine": "5S",
    "dynamite": "10C",
    "punch": "10S",
    "dodge": "7D KH",
    "springfield": "KS",
    "rag_time": "9H",
    "brawl": "JS",
    "tequila": "9C",
    "whisky": "QH",
    "hideout": "KD",
    "binocular": "10D",
    "bible": "10H",
    "iron_plate": "AD QS",
    "sombrero": "7C",
    "ten_gallon_hat": "JD",
    "canteen": "7H",
    "can_can": "JC",
    "conestoga": "9D",
    "knife": "8H",
    "derringer": "7S",
    "pepperbox": "AH",
    "buffalo_rifle": "QC",
    "howitzer": "9S",
    "pony_express": "QD",
}
BORDERS = {
    ("base",): {BROWN: 63, BLUE: 17},
    ("dodge_city",): {BROWN: 19, BLUE: 7, GREEN: 14},
    ("base", "xiamen"): {BROWN: 65, BLUE: 17},
    ("base", "dodge_city", "xiamen"): {BROWN: 84, BLUE: 25, GREEN: 14},
}
TWO, FIVE, EIGHT = 2, 5, 8


def faces(*sets: str) -> Counter[tuple[int, int]]:
    """How often each suit and rank is in the deck."""
    return Counter((index >> 4, index & 15) for _, index in OFFICIAL.deck(sets, {}))


def copies(*sets: str) -> dict[str, int]:
    """How many cards of each kind are in the deck."""
    return dict(Counter(KINDS[number].id for number, _ in OFFICIAL.deck(sets, {})))


def test_the_kinds_that_rules_speak_of_have_the_first_numbers():
    assert [one.id for one in KINDS[: len(NAMED_KINDS)]] == [*NAMED_KINDS]
    named = [KINDS[number].id for number in (BANG_CARD, MISSED_CARD, BEER_CARD, STORE_CARD)]
    assert named == ["bang", "missed", "beer", "general_store"]
    assert len({one.id for one in KINDS}) == len(KINDS) <= MOST_KINDS


def test_the_base_deck_has_eighty_cards():
    assert copies("base") == BASE
    assert sum(BASE.values()) == 80


def test_each_suit_and_rank_is_once_in_the_base_deck_and_those_from_the_eight_on_twice():
    assert faces("base") == {(suit, rank): 1 + (rank >= EIGHT) for suit in range(4) for rank in range(TWO, JOKER)}


def test_dodge_city_has_forty_cards():
    assert {name: " ".join(indexes) for name, indexes in printed(["dodge_city"]).items()} == DODGE_CITY
    assert len(OFFICIAL.deck(["dodge_city"], {})) == 40


def test_each_rank_from_the_five_on_is_once_in_dodge_city_in_each_suit():
    assert faces("dodge_city") == {(suit, rank): 1 for suit in range(4) for rank in range(FIVE, JOKER)}


@pytest.mark.parametrize("sets", BORDERS, ids="+".join)
def test_the_borders(sets):
    assert Counter(KINDS[number].border for number, _ in OFFICIAL.deck(sets, {})) == BORDERS[sets]


def test_more_copies_stand_beside_the_first():
    assert printed(["base", "dodge_city"])["beer"] == ["6H", "7H", "8H", "9H", "10H", "JH", "6H", "6S"]
    numbers = [number for number, _ in OFFICIAL.deck(["base", "dodge_city"], {})]
    assert len(numbers) == 120
    assert len([*groupby(numbers)]) == len({*numbers})


class TestTheXiamenEdition:
    def test_the_first_box_gets_the_roulettes_only(self):
        assert copies("base", "xiamen") == BASE | {"roulette": 2}

    def test_beside_dodge_city_it_has_four_cards_and_leaves_the_hideout_out(self):
        first = copies("base", "dodge_city")
        first.pop("hideout")
        assert copies("base", "dodge_city", "xiamen") == first | {"roulette": 2, "silver": 1, "gold": 1}
        assert len(OFFICIAL.deck(["base", "dodge_city", "xiamen"], {})) == 123

    def test_its_cards_are_the_jokers(self):
        found = printed(["base", "dodge_city", "xiamen"])
        assert found["roulette"] == ["big_joker", "small_joker"]
        assert (found["silver"], found["gold"]) == (["small_joker"], ["big_joker"])
        assert [index_text(card_index(name)) for name in found["roulette"]] == found["roulette"]


def test_the_order_in_which_sets_are_named_does_not_matter():
    assert OFFICIAL.deck(["xiamen", "dodge_city", "base"], {}) == OFFICIAL.deck(["base", "dodge_city", "xiamen"], {})


class TestCopiesOfAStudy:
    def test_they_count_all_sets_together(self):
        cards = OFFICIAL.deck(["base", "dodge_city"], {"beer": 9})
        indexes = [index_text(index) for number, index in cards if number == BEER_CARD]
        assert indexes == ["6H", "7H", "8H", "9H", "10H", "JH", "6H", "6S", "6H"]

    def test_a_kind_that_no_set_brings_is_put_in(self):
        assert len(OFFICIAL.deck(["base"], {"whisky": 2})) == 82
        assert len(OFFICIAL.deck(["base", "dodge_city", "xiamen"], {"hideout": 1})) == 124

    def test_none_of_a_kind_that_no_set_brings_changes_nothing(self):
        assert OFFICIAL.deck(["base"], {"whisky": 0}) == OFFICIAL.deck(["base"], {})


def test_green_cards_are_those_of_dodge_city():
    green = {one.id for one in KINDS if one.border == GREEN}
    assert green == {*DODGE_CITY} - {one.id for one in KINDS if one.border != GREEN}
    assert len(green) == 13


@pytest.mark.parametrize("name", ["springfield", "rag_time", "brawl", "tequila", "whisky"])
def test_these_cost_another_card(name):
    assert kind(name).cost == 1
    assert [one.id for one in KINDS if one.cost] == ["springfield", "rag_time", "brawl", "tequila", "whisky"]


def test_sets_name_only_what_there_is():
    for one in SETS.values():
        assert one.sentence.endswith(".")
        assert {*one.more_copies, *one.leaves_out} <= {other.id for other in KINDS}
        assert {card.beside for card in one.cards} <= {"", *SETS}
        assert not {*one.more_copies} & {card.id for card in one.cards}
