"""The draw!: turn cards, let who turns several pick one, and say what follows.

Rulebook 3.5. What a judgement decides stands in rules/respond.py.
"""

import numpy as np

from bangsim.content.codes import HEARTS, JUDGEMENT_CARDS, NOBODY, SPADES
from bangsim.core.jit import rule
from bangsim.rules.cards import NO_CARD, discard_shown, show_top
from bangsim.table.log import JUDGEMENT_EVENT, WHY_JUDGEMENT, note
from bangsim.table.state import State, Table
from bangsim.table.tasks import JUDGEMENT_QUESTION, push
from bangsim.table.view import rank_of, suit_of


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
def clear_judgement(state: State, card: int) -> None:
    """Discard the cards of a draw!, the one that counts last."""
    for _ in range(np.int64(state.table.shelf_n) - 1):
        other = np.int64(state.table.shelf[0])
        if other == card:
            other = np.int64(state.table.shelf[1])
        discard_shown(state, other, WHY_JUDGEMENT)
    if card >= 0:
        discard_shown(state, card, WHY_JUDGEMENT)


@rule
def suit_that_counts(table: Table, card: int) -> int:
    """The suit of a judged card, or -1 for no card."""
    return suit_of(table, card) if card >= 0 else NOBODY


@rule
def rank_that_counts(table: Table, card: int) -> int:
    """The rank of a judged card, or -1 for no card."""
    return rank_of(table, card) if card >= 0 else NOBODY


@rule
def hearts(table: Table, card: int) -> bool:
    """Whether a judged card counts as hearts."""
    return suit_that_counts(table, card) == HEARTS


@rule
def explodes(table: Table, card: int) -> bool:
    """Whether a judged card sets Dynamite off (switch dynamite_ranks)."""
    rank = rank_that_counts(table, card)
    low, high = table.rules.dynamite_rank_low, table.rules.dynamite_rank_high
    return suit_that_counts(table, card) == SPADES and low <= rank and rank <= high


@rule
def note_judgement(state: State, me: int, why: int, card: int, success: bool) -> None:
    """Log a judgement."""
    suit, rank = suit_that_counts(state.table, card), rank_that_counts(state.table, card)
    note(state, JUDGEMENT_EVENT, me, why, card, suit, rank, np.int64(success))


@rule
def ask_which_counts(state: State, me: int, by: int, n: int, m: int, why: int) -> None:
    """`me` turned several cards and picks the one that counts."""
    push(state, JUDGEMENT_QUESTION, me, by, n, m, why)
