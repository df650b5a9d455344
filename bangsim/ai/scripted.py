"""The scripted policies: sensible answers to every question, out of the weights of a row.

They see their question, the table and their own seat. Every answer they can give is a legal one; where several are
possible each gets a score, and the best is given. Whole numbers only, so that games are the same on every machine.
"""

import numpy as np

from bangsim.ai.worth import keep_worth, usable, worst_card
from bangsim.content.codes import (
    ATTACK,
    BARRELS,
    BEER_CARD,
    DRAWS_FROM_DISCARDS,
    DRAWS_FROM_HANDS,
    DYNAMITE,
    HEALS_FOR_CARDS,
    HEARTS,
    MISSED,
    SPADES,
)
from bangsim.core.jit import rule
from bangsim.table.answers import (
    BARREL_CARD,
    FROM_A_HAND,
    FROM_DECK,
    FROM_DISCARDS,
    PASS,
    answering,
    choosing,
    choosing_place,
    discarding,
    using,
)
from bangsim.table.asks import beer_works, can_heal_for_cards, used_as
from bangsim.table.legal import OWN_BARRELS
from bangsim.table.state import Table, Task, View, Weights
from bangsim.table.tasks import (
    ATTACKED,
    DISCARD_QUESTION,
    DRAW_QUESTION,
    DUEL_QUESTION,
    DYING_QUESTION,
    INDIANS_QUESTION,
    JUDGEMENT_QUESTION,
    KEEP_QUESTION,
)
from bangsim.table.view import effect_of, hand_card, held, is_alive, kind_of, rank_of, suit_of

MANY = 999


@rule
def answer_by_script(task: Task, table: Table, view: View, weights: Weights) -> int:
    """The answer of a scripted policy to any question but what to play, which is `play.best_play`."""
    kind = np.int64(task.kind)
    if kind == ATTACKED:
        return defence(task, table, view, weights)
    if kind == INDIANS_QUESTION:
        return cheapest_use(table, view, ATTACK)
    if kind == DUEL_QUESTION:
        return duel_answer(task, table, view)
    if kind == DYING_QUESTION:
        return rescue(table, view)
    if kind == DRAW_QUESTION:
        return source(table, view)
    if kind == DISCARD_QUESTION:
        return discarding(hand_card(view, worst_card(table, view, weights)))
    if kind == JUDGEMENT_QUESTION:
        return luckiest(task, table)
    if kind == KEEP_QUESTION:
        return choosing(best_of_looked_at(table, view, weights))
    return choosing(best_of_shelf(table, view, weights))


@rule
def cheapest_use(table: Table, view: View, effect: int) -> int:
    """Answer with the card one misses least among those usable where `effect` is asked for; pass where none is."""
    best, least = np.int64(PASS), np.int64(MANY)
    for place in range(table.hand_n[view.me]):
        card = hand_card(view, place)
        kind = kind_of(table, card)
        used = used_as(table, np.int64(view.me), kind, effect)
        if used >= 0:
            cost = np.int64(table.kinds[kind].worth) + (0 if kind == used else 5)
            if cost < least:
                best, least = answering(card, used), cost
    return best


@rule
def defence(task: Task, table: Table, view: View, weights: Weights) -> int:
    """Barrels cost nothing and come first; then Missed!, if there are enough of them."""
    barrels = np.int64(task.m)
    if barrels % OWN_BARRELS > 0:
        return using(BARREL_CARD)
    if barrels >= OWN_BARRELS:
        return using(BARRELS)
    if weights.counts_answers != 0 and task.n > 1 and usable(table, view, MISSED) < task.n:
        return PASS
    return cheapest_use(table, view, MISSED)


@rule
def duel_answer(task: Task, table: Table, view: View) -> int:
    """Discard a Bang!, but let a friend win who cannot be hurt for the price of one's life."""
    if view.enmity[task.by] <= -50 and table.hp[view.me] > 1:
        return PASS
    return cheapest_use(table, view, ATTACK)


@rule
def rescue(table: Table, view: View) -> int:
    """Beer, then cards for life, if they are enough to live; else keep them for the killer to see."""
    me = np.int64(view.me)
    needed = 1 - np.int64(table.hp[me])
    beers = held(table, view, BEER_CARD) if beer_works(table) else np.int64(0)
    healing = beers * np.int64(table.kinds[BEER_CARD].amount)
    cost = np.int64(table.traits[me, HEALS_FOR_CARDS])
    if cost > 0:
        healing += (np.int64(table.hand_n[me]) - beers) // cost
    if healing < needed:
        return PASS
    if beers > 0:
        for place in range(table.hand_n[me]):
            card = hand_card(view, place)
            if kind_of(table, card) == BEER_CARD:
                return answering(card, BEER_CARD)
    return using(HEALS_FOR_CARDS) if can_heal_for_cards(table, me) else PASS


@rule
def source(table: Table, view: View) -> int:
    """Draw from the hand of the worst enemy, from the discard pile if its top is good, else from the deck."""
    me = np.int64(view.me)
    if table.traits[me, DRAWS_FROM_DISCARDS] != 0 and table.discard_n > 0:
        kind = kind_of(table, np.int64(table.discard_top))
        if table.kinds[kind].worth >= 45:
            return choosing_place(FROM_DISCARDS)
    if table.traits[me, DRAWS_FROM_HANDS] != 0:
        best, most = np.int64(-1), np.int64(0)
        for other in range(table.n):
            if other != me and is_alive(table, other) and table.hand_n[other] > 0 and view.enmity[other] > most:
                best, most = np.int64(other), np.int64(view.enmity[other])
        if best >= 0:
            return choosing_place(FROM_A_HAND, best)
    return choosing_place(FROM_DECK)


@rule
def luckiest(task: Task, table: Table) -> int:
    """Of the cards turned pick one that helps: hearts, or none that sets Dynamite off."""
    for place in range(table.shelf_n):
        card = np.int64(table.shelf[place])
        if effect_of(table, np.int64(task.why)) == DYNAMITE:
            rank = rank_of(table, card)
            low, high = table.rules.dynamite_rank_low, table.rules.dynamite_rank_high
            if suit_of(table, card) != SPADES or rank < low or rank > high:
                return choosing(card)
        elif suit_of(table, card) == HEARTS:
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
