"""An answer is one number that packs verb, card, what it is used as, target and taken card.

Layout, from the lowest bit: verb 4, card + 1 (9), name + 1 (7), target + 1 (4), take + 1 (9), cost + 1 (9). `name` is
the card kind that a card is used as, the ability that is used, or the place that is chosen; `take` is a card in play,
or `FROM_HAND`; `cost` is the further card that a card costs.
"""

import numpy as np

from bangsim.content.codes import (
    ANSWER_VERB,
    CHOOSE_VERB,
    DISCARD_VERB,
    NOBODY,
    PLAY_VERB,
    TRAITS,
    USE_VERB,
)
from bangsim.core.jit import rule

PASS = 0
NONE = -1
FROM_HAND = 300
"""Taken at random from a hand; above every card's number."""
BARREL_CARD = TRAITS
"""The name of using a card in play that judges against shots; abilities are named by their trait."""
FROM_DECK, FROM_DISCARDS, FROM_A_HAND = range(3)
RED, BLACK = range(2)


@rule
def pack(
    verb: int, card: int = NONE, name: int = NONE, target: int = NOBODY, take: int = NONE, cost: int = NONE
) -> int:
    """The number of an answer."""
    return (
        np.int64(verb)
        | (np.int64(card) + 1) << 4
        | (np.int64(name) + 1) << 13
        | (np.int64(target) + 1) << 20
        | (np.int64(take) + 1) << 24
        | (np.int64(cost) + 1) << 33
    )


@rule
def verb_of(answer: int) -> int:
    """The verb of an answer."""
    return answer & 15


@rule
def card_of(answer: int) -> int:
    """The card of an answer, or -1."""
    return ((answer >> 4) & 511) - 1


@rule
def name_of(answer: int) -> int:
    """The kind, ability or place that an answer names, or -1."""
    return ((answer >> 13) & 127) - 1


@rule
def target_of(answer: int) -> int:
    """The seat that an answer aims at, or -1."""
    return ((answer >> 20) & 15) - 1


@rule
def take_of(answer: int) -> int:
    """The card in play that is taken, `FROM_HAND`, or -1."""
    return ((answer >> 24) & 511) - 1


@rule
def cost_of(answer: int) -> int:
    """The further card that is paid, or -1."""
    return ((answer >> 33) & 511) - 1


@rule
def playing(card: int, kind: int, target: int = NOBODY, take: int = NONE, cost: int = NONE) -> int:
    """Play a card as a card of `kind`."""
    return pack(PLAY_VERB, card, kind, target, take, cost)


@rule
def answering(card: int, kind: int, cost: int = NONE) -> int:
    """Answer with a card used as a card of `kind`."""
    return pack(ANSWER_VERB, card, kind, NOBODY, NONE, cost)


@rule
def using(name: int, card: int = NONE, target: int = NOBODY, take: int = NONE, cost: int = NONE) -> int:
    """Use an ability, or a Barrel; with cards of one's own, at somebody, for a card of his."""
    return pack(USE_VERB, card, name, target, take, cost)


@rule
def choosing(card: int) -> int:
    """Choose a card among those shown."""
    return pack(CHOOSE_VERB, card)


@rule
def choosing_place(place: int, seat: int = NOBODY) -> int:
    """Choose where a card is drawn from."""
    return pack(CHOOSE_VERB, NONE, place, seat)


@rule
def choosing_suit(suit: int) -> int:
    """Name a suit, or one of the two colours."""
    return pack(CHOOSE_VERB, NONE, suit)


@rule
def choosing_kind(kind: int) -> int:
    """Name a kind of card."""
    return pack(CHOOSE_VERB, NONE, kind)


@rule
def choosing_player(seat: int) -> int:
    """Choose a player."""
    return pack(CHOOSE_VERB, NONE, NONE, seat)


@rule
def choosing_to_take(take: int) -> int:
    """Choose which card of a player to take: one in play, or one from his hand."""
    return pack(CHOOSE_VERB, NONE, NONE, NOBODY, take)


@rule
def discarding(card: int) -> int:
    """Discard a card."""
    return pack(DISCARD_VERB, card)
