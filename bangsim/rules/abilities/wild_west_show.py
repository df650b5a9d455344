"""The abilities of the Wild West Show characters that are more than a trait (rulebook 16)."""

import numpy as np

from bangsim.content.codes import COLLECTS_FROM_RICHER, NOBODY, TAKES_EXCESS, TRADES_CARDS, TRADES_USED
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import lift_from_hand, place_in_hand, put_in_hand, steal_from_hand
from bangsim.table.log import (
    ABILITY_EVENT,
    ALL,
    HAND,
    USE_EVENT,
    WHY_FLINT_WESTWOOD,
    WHY_GARY_LOOTER,
    WHY_YOUL_GRINNER,
    note,
    note_move,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import GIFT, push
from bangsim.table.view import bit, has_ability, is_alive, next_alive


@rule_apart
def trade_cards(state: State, me: int, other: int, card: int) -> None:
    """Flint Westwood gives a card and takes others of what was there before, once a turn (rulebook 16.2)."""
    table = state.table
    table.used[TRADES_USED] += 1
    note(state, USE_EVENT, me, WHY_FLINT_WESTWOOD, other, card)
    lift_from_hand(state, me, place_in_hand(state, me, card))
    for _ in range(min(np.int64(table.traits[me, TRADES_CARDS]), np.int64(table.hand_n[other]))):
        steal_from_hand(state, me, other, WHY_FLINT_WESTWOOD)
    put_in_hand(state, other, card)
    note_move(state, card, HAND, me, HAND, other, WHY_FLINT_WESTWOOD, bit(me) | bit(other))


@rule
def excess_taker(table: Table, me: int) -> int:
    """Who takes the cards that `me` discards in his discard phase (Gary Looter, rulebook 16.3), or nobody."""
    seat = me
    for _ in range(np.int64(table.n_alive) - 1):
        seat = next_alive(table, seat)
        if has_ability(table, seat, TAKES_EXCESS):
            return seat
    return NOBODY


@rule
def hand_over(state: State, me: int, taker: int, card: int) -> None:
    """A card that `me` would discard goes to who takes it."""
    note(state, ABILITY_EVENT, taker, WHY_GARY_LOOTER, me)
    lift_from_hand(state, me, place_in_hand(state, me, card))
    put_in_hand(state, taker, card)
    note_move(state, card, HAND, me, HAND, taker, WHY_GARY_LOOTER, ALL)


@rule_apart
def collect(state: State, me: int) -> None:
    """Before Youl Grinner draws, each player with more cards than he has gives him one (rulebook 16.8)."""
    table = state.table
    if not has_ability(table, me, COLLECTS_FROM_RICHER):
        return
    other = me
    for _ in range(np.int64(table.n) - 1):
        other = np.int64(table.before[other])
        if is_alive(table, other) and table.hand_n[other] > table.hand_n[me]:
            push(state, GIFT, other, me)


@rule
def give_from_hand(state: State, me: int, other: int, card: int) -> None:
    """`me` gives a card of his hand to `other`."""
    note(state, ABILITY_EVENT, other, WHY_YOUL_GRINNER, me)
    lift_from_hand(state, me, place_in_hand(state, me, card))
    put_in_hand(state, other, card)
    note_move(state, card, HAND, me, HAND, other, WHY_YOUL_GRINNER, bit(me) | bit(other))
