"""How players answer what a card asks of them: Indians!, duels, Roulette, General Store, a lethal hit (rulebook 5)."""

import numpy as np

from bangsim.content.codes import (
    ANSWER_VERB,
    ATTACK,
    DRAWS_FOR_LIFE,
    GREEN,
    HEALS_FOR_CARDS,
    MISSED,
    NOBODY,
    PAYS_LIFE_ANYTIME,
    SHELF,
    USE_VERB,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.base import heal_for_cards
from bangsim.rules.abilities.dodge_city import ignores, owe_for_card, passes_by
from bangsim.rules.abilities.powgame import factor_of, try_to_turn, turned_back
from bangsim.rules.cards import (
    discard_from_hand,
    discard_from_play,
    discard_shown,
    draw_cards,
    lift_from_shelf,
    place_in_play,
    put_in_hand,
    show_top,
)
from bangsim.rules.healing import heal_with
from bangsim.rules.judge import shown_card
from bangsim.rules.life import damage, give_up, lose
from bangsim.table.abilities import can_use_something
from bangsim.table.answers import card_of, cost_of, name_of, verb_of
from bangsim.table.asks import holds_use
from bangsim.table.log import (
    ALL,
    ANSWER_EVENT,
    CHOOSE_EVENT,
    HAND,
    SHOWN,
    USE_EVENT,
    WHY_CHUCK_WENGAM,
    WHY_COST,
    WHY_SHOW_TIME,
    note,
    note_move,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import (
    CHALLENGED,
    DUEL_QUESTION,
    DYING,
    INDIAN,
    INDIANS_QUESTION,
    ROULETTE_QUESTION,
    ROULETTE_TURN,
    STORE_QUESTION,
    TAKE_CARD,
    drop,
    push,
)
from bangsim.table.view import has_ability, is_alive, kind_of, next_alive, suit_for

KEEPS, DISCARDS, KEEPS_ANYHOW = range(3)
"""What becomes of a card that is taken from another player; the last whatever the suit of the card that resolves."""


@rule
def spend(state: State, me: int, by: int, answer: int) -> None:
    """`me` answers a card of `by` with one of his own, which is discarded; what else a Missed! brings comes with it.

    A Bang! that is thrown shoots at nobody, and brings nothing.
    """
    table = state.table
    card, used, cost = card_of(answer), name_of(answer), cost_of(answer)
    kind = kind_of(table, card)
    state.tally.answered[kind] += 1
    note(state, ANSWER_EVENT, me, card, used, cost)
    row = table.kinds[used]
    times = np.int64(1)
    if row.border == GREEN:
        discard_from_play(state, me, place_in_play(state, me, card), kind)
    else:
        times = missed_worth(table, me, answer)
        discard_from_hand(state, me, card, kind)
        owe_for_card(state, me)
    if cost >= 0:
        discard_from_hand(state, me, cost, WHY_COST)
        owe_for_card(state, me)
    if row.effect != MISSED:
        return
    if row.draws > 0:
        draw_cards(state, me, times * np.int64(row.draws), used)
    if row.takes > 0 and by >= 0 and by != me and not ignores(state, by, me, suit_for(table, me, card), True):
        push(state, TAKE_CARD, me, by, times * np.int64(row.takes), KEEPS_ANYHOW, used)


@rule
def missed_worth(table: Table, me: int, answer: int) -> int:
    """How many cards an answer from the hand counts for: a red one of Welfare two, a pair of Economization two."""
    if table.kinds[name_of(answer)].border == GREEN:
        return 1
    pair = cost_of(answer) >= 0 and table.kinds[name_of(answer)].cost == 0
    return factor_of(table, me, card_of(answer)) * (2 if pair else 1)


@rule_apart
def draw_for_life(state: State, me: int) -> None:
    """`me` pays a life point, never his last, for cards (Chuck Wengam, Show Time; rulebook 11.4, 15.20)."""
    why = WHY_SHOW_TIME if has_ability(state.table, me, PAYS_LIFE_ANYTIME) else WHY_CHUCK_WENGAM
    note(state, USE_EVENT, me, why, NOBODY)
    lose(state, me, 1, me, why)
    draw_cards(state, me, np.int64(state.table.traits[me, DRAWS_FOR_LIFE]), why)


@rule_apart
def use_instead(state: State, me: int, by: int, name: int) -> bool:
    """`me` uses an ability before he answers; whether he turns the effect on `by` with it."""
    if name == HEALS_FOR_CARDS:
        heal_for_cards(state, me)
    elif name == DRAWS_FOR_LIFE:
        draw_for_life(state, me)
    elif turned_back(state, me, by):
        return True
    else:
        try_to_turn(state, me, by)
    return False


@rule
def decline(state: State, me: int) -> None:
    """`me` answers nothing."""
    note(state, ANSWER_EVENT, me, NOBODY, NOBODY)


# Indians! and duels


@rule
def indian(state: State, me: int, by: int, kind: int) -> None:
    """`me` discards a Bang! or loses a life point (rulebook 5.9)."""
    if not is_alive(state.table, me) or passes_by(state, me, by, True):
        return
    if holds_use(state.table, state.seat[me], ATTACK) or can_use_something(state.table, me, by):
        push(state, INDIANS_QUESTION, me, by, 0, 0, kind)
    else:
        lose(state, me, damage(state.table), by, kind)


@rule
def answer_indians(state: State, me: int, by: int, kind: int, answer: int) -> None:
    """`me` answers Indians!."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        spend(state, me, by, answer)
    elif verb == USE_VERB:
        push(state, INDIAN, me, by, 0, 0, kind)
        if use_instead(state, me, by, name_of(answer)):
            drop(state)
            push(state, INDIAN, by, me, 0, 0, kind)
    else:
        decline(state, me)
        lose(state, me, damage(state.table), by, kind)


@rule
def challenged(state: State, me: int, other: int, challenger: int, kind: int) -> None:
    """It is for `me` to discard a Bang! in a duel with `other` (rulebook 5.7)."""
    table = state.table
    if not is_alive(table, me):
        return
    by = other if other == challenger else np.int64(NOBODY)
    if holds_use(table, state.seat[me], ATTACK) or can_use_something(table, me, by):
        push(state, DUEL_QUESTION, me, other, challenger, 0, kind)
    else:
        lose_duel(state, me, other, challenger, kind)


@rule
def lose_duel(state: State, me: int, other: int, challenger: int, kind: int) -> None:
    """The loser is hit by the challenger, who is hit by himself if he loses (rulebook 5.7)."""
    lose(state, me, damage(state.table), me if me == challenger else other, kind)


@rule
def answer_duel(state: State, me: int, other: int, challenger: int, kind: int, answer: int) -> None:
    """`me` answers in a duel with `other`."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        spend(state, me, other, answer)
        push(state, CHALLENGED, other, me, challenger, 0, kind)
    elif verb == USE_VERB:
        push(state, CHALLENGED, me, other, challenger, 0, kind)
        if use_instead(state, me, other, name_of(answer)):
            drop(state)
            push(state, CHALLENGED, other, me, me, 0, kind)
    else:
        decline(state, me)
        lose_duel(state, me, other, challenger, kind)


# Roulette


@rule
def roulette_turn(state: State, me: int, by: int, kind: int) -> None:
    """It is for `me` to throw a Missed! or lose what the Roulette of `by` costs (rulebook 13.3)."""
    if passes_by(state, me, by, True):
        push(state, ROULETTE_TURN, next_alive(state.table, me), by, 0, 0, kind)
    elif holds_use(state.table, state.seat[me], MISSED) or can_use_something(state.table, me, NOBODY):
        push(state, ROULETTE_QUESTION, me, by, 0, 0, kind)
    else:
        lose(state, me, damage(state.table), by, kind)


@rule
def answer_roulette(state: State, me: int, by: int, kind: int, answer: int) -> None:
    """`me` throws a Missed! and the next player is in danger, or he loses."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        push(state, ROULETTE_TURN, next_alive(state.table, me), by, 0, 0, kind)
        spend(state, me, by, answer)
    elif verb == USE_VERB:
        push(state, ROULETTE_TURN, me, by, 0, 0, kind)
        use_instead(state, me, by, name_of(answer))
    else:
        decline(state, me)
        lose(state, me, damage(state.table), by, kind)


# General Store


@rule_apart
def open_store(state: State, me: int, kind: int) -> None:
    """A card for each living player is laid out; from `me` on each picks one (rulebook 5.10)."""
    picks = np.int64(state.table.n_alive) + np.int64(state.table.card_factor) - 1
    state.table.shelf_n = 0
    for _ in range(min(picks, SHELF)):
        show_top(state, kind)
    pick(state, me, me, picks, kind)


@rule
def pick(state: State, me: int, by: int, n: int, kind: int) -> None:
    """`me` picks from the store of `by`, and n - 1 after him; the last card needs no question."""
    table = state.table
    while n > 0 and table.shelf_n > 0 and passes_by(state, me, by, False):
        me = next_alive(table, me)
        n -= 1
    if n > 0 and table.shelf_n > 1:
        push(state, STORE_QUESTION, me, by, n, 0, kind)
        return
    if n > 0 and table.shelf_n == 1:
        take_from_store(state, me, shown_card(table), kind)
    while table.shelf_n > 0:
        discard_shown(state, shown_card(table), kind)


@rule
def take_from_store(state: State, me: int, card: int, kind: int) -> None:
    """`me` gets a card from the store."""
    lift_from_shelf(state, card)
    put_in_hand(state, me, card)
    state.tally.drawn[kind_of(state.table, card)] += 1
    note_move(state, card, SHOWN, NOBODY, HAND, me, kind, ALL)


@rule_apart
def picked(state: State, me: int, by: int, n: int, kind: int, answer: int) -> None:
    """`me` has chosen a card of the store, and the choice goes on clockwise."""
    note(state, CHOOSE_EVENT, me, card_of(answer))
    take_from_store(state, me, card_of(answer), kind)
    again = me == by and n > state.table.n_alive
    pick(state, me if again else next_alive(state.table, me), by, n - 1, kind)


# Dying


@rule_apart
def answer_dying(state: State, me: int, by: int, n: int, why: int, answer: int) -> None:
    """A dying player drinks a Beer, discards cards for life, or gives up (rulebook 3.8)."""
    verb = verb_of(answer)
    if verb == ANSWER_VERB:
        push(state, DYING, me, by, n, 0, why)
        spend(state, me, NOBODY, answer)
        heal_with(state, me, me, name_of(answer), missed_worth(state.table, me, answer))
    elif verb == USE_VERB:
        push(state, DYING, me, by, n, 0, why)
        heal_for_cards(state, me)
    else:
        decline(state, me)
        give_up(state, me, by, why)
