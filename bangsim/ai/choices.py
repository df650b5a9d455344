"""What a scripted policy chooses among things shown or offered: cards, players, abilities."""

import numpy as np

from bangsim.ai.worth import (
    FRIENDLY,
    best_to_take,
    keep_worth,
)
from bangsim.content.codes import (
    BASIC_CHARACTERS,
    DYNAMITE,
    HEARTS,
    JUDGES_FROM_HAND,
    REFILLS,
    SPADES,
    TURNS_EFFECTS,
)
from bangsim.core.jit import rule
from bangsim.table.abilities import can_copy
from bangsim.table.answers import FROM_HAND, NONE, PASS, choosing, using
from bangsim.table.log import WHY_GREYGORY_DECK, WHY_REFLECTION, WHY_RESTRICTION, WHY_STORM, WHY_TEREN_KILL, WHY_THORN
from bangsim.table.state import Table, Task, View, Weights
from bangsim.table.view import effect_behind, hand_card, is_red, kind_of, rank_of, suit_for

MANY = 999
AVERAGE = 50
"""What the abilities of a character are worth on average."""
DEAR = 70
"""A card worth as much is not given for a draw!."""


@rule
def answer_to_offer(task: Task, table: Table, view: View) -> int:
    """Refill the hand; change abilities that are worth little; turn on no friend what would take a card."""
    if task.why == WHY_RESTRICTION:
        return using(REFILLS)
    if task.why == WHY_GREYGORY_DECK:
        return using(BASIC_CHARACTERS) if table.ability_worth[view.me] < AVERAGE else PASS
    return using(TURNS_EFFECTS) if view.enmity[task.by] > FRIENDLY else PASS


@rule
def judging_card(task: Task, table: Table, view: View) -> int:
    """The cheapest card of the hand that makes a draw! succeed, unless all that do are worth more than a draw!."""
    best, least = np.int64(PASS), np.int64(DEAR)
    for place in range(table.hand_n[view.me]):
        card = hand_card(view, place)
        worth = np.int64(table.kinds[kind_of(table, card)].worth)
        if worth < least and helps(task, table, card):
            best, least = using(JUDGES_FROM_HAND, card), worth
    return best


@rule
def helps(task: Task, table: Table, card: int) -> bool:
    """Whether a card makes a draw! succeed for who draws."""
    suit, why = suit_for(table, np.int64(task.me), card), np.int64(task.why)
    if effect_behind(table, why) == DYNAMITE:
        rank = rank_of(table, card)
        return suit != SPADES or rank < table.rules.dynamite_rank_low or rank > table.rules.dynamite_rank_high
    if why == WHY_TEREN_KILL:
        return suit != SPADES
    red = is_red(suit)
    return red if why == WHY_STORM or why == WHY_THORN or why == WHY_REFLECTION else suit == HEARTS


@rule
def card_to_take(table: Table, me: int, other: int) -> int:
    """The best card of `other` to take; any, where none is good."""
    take = best_to_take(table, me, other, 0)
    if take != NONE:
        return take
    return FROM_HAND if table.hand_n[other] > 0 else np.int64(table.in_play[other, 0])


@rule
def gift(table: Table, view: View, other: int) -> int:
    """Of the cards looked at the one worth least to anybody, for a friend the one worth most."""
    sign = 1 if view.enmity[other] < 0 else -1
    best, most = np.int64(view.shelf[0]), np.int64(-MANY)
    for place in range(view.shelf_n):
        card = np.int64(view.shelf[place])
        worth = sign * np.int64(table.kinds[kind_of(table, card)].worth)
        if worth > most:
            best, most = card, worth
    return best


@rule
def best_to_copy(table: Table, view: View) -> int:
    """The living player whose ability is worth most."""
    best, most = np.int64(-1), np.int64(-MANY)
    for other in range(table.n):
        if can_copy(table, np.int64(view.me), other) and table.ability_worth[other] > most:
            best, most = np.int64(other), np.int64(table.ability_worth[other])
    return best


@rule
def luckiest(task: Task, table: Table) -> int:
    """Of the cards turned pick one that helps."""
    for place in range(table.shelf_n):
        card = np.int64(table.shelf[place])
        if helps(task, table, card):
            return choosing(card)
    return choosing(np.int64(table.shelf[0]))


@rule
def best_of_shelf(table: Table, view: View, weights: Weights) -> int:
    """The card of the General Store that is worth most to this hand."""
    best, most = np.int64(table.shelf[0]), np.int64(-MANY)
    for place in range(table.shelf_n):
        worth = keep_worth(table, view, weights, np.int64(table.shelf[place]))
        if worth > most:
            best, most = np.int64(table.shelf[place]), worth
    return best


@rule
def best_of_looked_at(table: Table, view: View, weights: Weights) -> int:
    """The card looked at that is worth most to this hand."""
    best, most = np.int64(view.shelf[0]), np.int64(-MANY)
    for place in range(view.shelf_n):
        worth = keep_worth(table, view, weights, np.int64(view.shelf[place]))
        if worth > most:
            best, most = np.int64(view.shelf[place]), worth
    return best
