"""The draw!: turn cards, let who turns several pick one, and say what follows.

Rulebook 3.5. What a judgement decides stands in rules/judgements.py.
"""

import numpy as np

from bangsim.content.codes import (
    DISCARDS_UNDER_DECK,
    HEARTS,
    JUDGEMENT_CARDS,
    JUDGES_HEARTS,
    KEEPS_JUDGEMENTS,
    NOBODY,
    SPADES,
    TAKES_JUDGEMENTS,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import NO_CARD, discard_shown, lift_from_shelf, park, put_in_hand, put_under_deck, show_top
from bangsim.table.log import (
    ALL,
    DECK_BOTTOM,
    HAND,
    JUDGEMENT_EVENT,
    SHOWN,
    WHY_ENVIRONMENTAL_PROTECTION,
    WHY_JEALOUSY,
    WHY_JOHN_PAIN,
    WHY_JUDGEMENT,
    note,
    note_move,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import JUDGEMENT_QUESTION, push
from bangsim.table.view import ONE_SUIT, has_ability, is_alive, is_red, kind_of, next_alive, rank_of, suit_for


@rule
def turn_cards(state: State, me: int) -> int:
    """Turn the cards of a draw! of `me`; gives their number."""
    state.table.shelf_n = 0
    for _ in range(1 + np.int64(state.table.traits[me, JUDGEMENT_CARDS])):
        show_top(state, WHY_JUDGEMENT)
    return np.int64(state.table.shelf_n)


@rule
def shown_card(table: Table) -> int:
    """The first card turned, or `NO_CARD` where no pile had one."""
    return np.int64(table.shelf[0]) if table.shelf_n > 0 else NO_CARD


@rule
def clear_judgement(state: State, me: int, card: int) -> None:
    """Put away the cards of a draw! of `me`, the one that counts last."""
    for _ in range(np.int64(state.table.shelf_n) - 1):
        other = np.int64(state.table.shelf[0])
        if other == card:
            other = np.int64(state.table.shelf[1])
        put_away(state, me, other)
    if card >= 0:
        put_away(state, me, card)


@rule
def put_away(state: State, me: int, card: int) -> None:
    """A card turned by `me` is discarded, unless somebody takes it (Jealousy, John Pain; rulebook 15.27, 16.5)."""
    taker = judgement_taker(state, me) if state.table.collectors != 0 else np.int64(NOBODY)
    if taker >= 0:
        lift_from_shelf(state, card)
        own = has_ability(state.table, me, KEEPS_JUDGEMENTS)
        if state.table.resolving >= 0 and not own:
            park(state, taker, card)
        else:
            put_in_hand(state, taker, card)
        state.tally.drawn[kind_of(state.table, card)] += 1
        why = WHY_JEALOUSY if own else WHY_JOHN_PAIN
        note_move(state, card, SHOWN, NOBODY, HAND, taker, why, ALL)
    elif has_ability(state.table, me, DISCARDS_UNDER_DECK):
        lift_from_shelf(state, card)
        put_under_deck(state, card)
        note_move(state, card, SHOWN, NOBODY, DECK_BOTTOM, NOBODY, WHY_ENVIRONMENTAL_PROTECTION, ALL)
    else:
        discard_shown(state, card, WHY_JUDGEMENT)


@rule_apart
def judgement_taker(state: State, me: int) -> int:
    """Who takes a card that `me` has turned: himself, else the next player clockwise who takes all; or nobody."""
    table = state.table
    if has_ability(table, me, KEEPS_JUDGEMENTS):
        return me
    seat = me
    for _ in range(table.n_alive):
        if is_alive(table, seat) and takes_judgement(state, seat):
            return seat
        seat = next_alive(table, seat)
    return NOBODY


@rule
def takes_judgement(state: State, seat: int) -> bool:
    """Whether a player takes cards that are turned, as long as he has few (John Pain, rulebook 16.5)."""
    held = np.int64(state.table.hand_n[seat]) + np.int64(state.seat[seat].parked)
    return held < np.int64(state.table.traits[seat, TAKES_JUDGEMENTS])


@rule
def suit_that_counts(table: Table, me: int, card: int) -> int:
    """The suit of a card judged for `me`, or -1 for no card; some have hearts always (Bless, rulebook 15.17)."""
    if card < 0:
        return NOBODY
    if has_ability(table, me, JUDGES_HEARTS) and np.int64(table.abilities[me]) & ONE_SUIT == 0:
        return HEARTS
    return suit_for(table, me, card)


@rule
def rank_that_counts(table: Table, card: int) -> int:
    """The rank of a judged card, or -1 for no card."""
    return rank_of(table, card) if card >= 0 else NOBODY


@rule
def hearts(table: Table, me: int, card: int) -> bool:
    """Whether a card judged for `me` counts as hearts."""
    return suit_that_counts(table, me, card) == HEARTS


@rule
def red(table: Table, me: int, card: int) -> bool:
    """Whether a card judged for `me` counts as hearts or diamonds."""
    return is_red(suit_that_counts(table, me, card))


@rule
def explodes(table: Table, me: int, card: int) -> bool:
    """Whether a card judged for `me` sets Dynamite off (switch dynamite_ranks)."""
    rank = rank_that_counts(table, card)
    low, high = table.rules.dynamite_rank_low, table.rules.dynamite_rank_high
    return suit_that_counts(table, me, card) == SPADES and low <= rank and rank <= high


@rule
def note_judgement(state: State, me: int, why: int, card: int, success: bool) -> None:
    """Log a judgement."""
    suit, rank = suit_that_counts(state.table, me, card), rank_that_counts(state.table, card)
    note(state, JUDGEMENT_EVENT, me, why, card, suit, rank, np.int64(success))


@rule
def ask_which_counts(state: State, me: int, by: int, n: int, m: int, why: int) -> None:
    """`me` turned several cards and picks the one that counts."""
    push(state, JUDGEMENT_QUESTION, me, by, n, m, why)
