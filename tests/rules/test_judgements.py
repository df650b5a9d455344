"""What a draw! shows is as likely as the deck says: a million of them, each from a full deck shuffled anew."""

import math
from typing import Any

import numpy as np
import pytest

from bangsim.content.catalogue import CHARACTER_NUMBER, card_index
from bangsim.content.codes import DIAMONDS, DRAWS_FOR_RED, HEARTS, JUDGEMENT_CARDS, SPADES
from bangsim.core.jit import entry
from bangsim.core.rng import first_word
from bangsim.rules.abilities.base import cards_for_red
from bangsim.rules.cards import DECK_STREAM, shuffle_deck
from bangsim.rules.judge import explodes, hearts, turn_cards
from bangsim.sim.kernel import new_states
from tests.properties.position import deck

JUDGEMENTS = 1_000_000
SEED = 7
IS_HEARTS, EXPLODES, IS_RED, HEARTS_OF_TWO = range(4)


@entry
def judge_from_full_decks(states: Any, seed: int, times: int, counts: Any) -> None:
    """Draw! with two cards, of which the first alone counts for three of the counts."""
    state = states[0]
    table = state.table
    for number in range(times):
        for card in range(table.cards):
            state.pile[card] = card
        table.deck_n = table.cards
        state.streams[DECK_STREAM] = first_word(seed, number, DECK_STREAM)
        shuffle_deck(state)
        turn_cards(state, 0)
        first, second = np.int64(table.shelf[0]), np.int64(table.shelf[1])
        counts[IS_HEARTS] += np.int64(hearts(table, 0, first))
        counts[EXPLODES] += np.int64(explodes(table, 0, first))
        counts[HEARTS_OF_TWO] += np.int64(hearts(table, 0, first) or hearts(table, 0, second))
        counts[IS_RED] += np.int64(cards_for_red(state, 0, first) > 0)


@pytest.fixture(scope="module")
def state_of_five(book_of_five: Any) -> Any:
    """A table whose first player turns two cards for a draw!, and may draw more for a red one."""
    states = new_states(book_of_five)
    for who, trait in (("lucky_duke", JUDGEMENT_CARDS), ("black_jack", DRAWS_FOR_RED)):
        states[0]["table"]["traits"][0, trait] = book_of_five[0]["traits"][CHARACTER_NUMBER[who], trait]
    return states


@pytest.fixture(scope="module")
def counts(state_of_five: Any) -> Any:
    counts = np.zeros(4, np.int64)
    judge_from_full_decks(state_of_five, SEED, JUDGEMENTS, counts)
    assert sorted(deck(state_of_five[0])) != [], "the deck was judged from"
    return counts


def share(book: Any, *suits: int) -> float:
    """How much of the deck has one of the suits."""
    found = book["card_index"][: book["cards"]] >> 4
    return float(np.isin(found, suits).mean())


def is_about(count: int, exact: float) -> bool:
    return abs(count / JUDGEMENTS - exact) < 4 * math.sqrt(exact * (1 - exact) / JUDGEMENTS)


def test_a_card_is_hearts_one_time_in_four(counts: Any, book_of_five: Any):
    assert share(book_of_five[0], HEARTS) == 1 / 4
    assert is_about(counts[IS_HEARTS], 1 / 4)


def test_dynamite_explodes_one_time_in_eight(counts: Any, book_of_five: Any):
    cards = book_of_five[0]["card_index"][: book_of_five[0]["cards"]].tolist()
    assert sum(card_index("2S") <= card <= card_index("9S") for card in cards) == len(cards) / 8
    assert SPADES == 0
    assert is_about(counts[EXPLODES], 1 / 8)


def test_a_card_is_red_one_time_in_two(counts: Any, book_of_five: Any):
    assert share(book_of_five[0], HEARTS, DIAMONDS) == 1 / 2
    assert is_about(counts[IS_RED], 1 / 2)


def test_lucky_duke_finds_hearts_more_than_four_times_in_ten(counts: Any):
    exact = 1 - math.comb(60, 2) / math.comb(80, 2)
    assert round(exact, 4) == 0.4399
    assert is_about(counts[HEARTS_OF_TWO], exact)
