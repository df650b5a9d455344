"""What cards do when they take effect (rulebook 5, 10)."""

import numpy as np

from bangsim.content.codes import (
    ALL_OTHERS,
    ATTACK,
    BANG_CARD,
    BANG_DAMAGE,
    DISCARD,
    DRAW,
    DUEL,
    EVERYBODY,
    HEAL,
    INDIANS,
    MISSED_NEEDED,
    NOBODY,
    ROULETTE,
    STORE,
    TAKE,
    USE_VERB,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.dodge_city import passes_by
from bangsim.rules.abilities.powgame import factor_of, try_to_turn, turned_back
from bangsim.rules.cards import (
    discard_from_hand,
    discard_from_play,
    draw_cards,
    place_in_play,
    random_hand_place,
    steal_from_hand,
    take_from_play,
)
from bangsim.rules.healing import heal_with
from bangsim.rules.life import check_end
from bangsim.rules.phases import begin_effect
from bangsim.rules.respond import DISCARDS, KEEPS, KEEPS_ANYHOW, challenged, decline, open_store
from bangsim.rules.shots import shot
from bangsim.table.abilities import can_turn
from bangsim.table.answers import FROM_HAND, NONE, take_of, verb_of
from bangsim.table.asks import counts_as_bang, has_a_card
from bangsim.table.log import CHOOSE_EVENT, note
from bangsim.table.state import State, Table
from bangsim.table.tasks import (
    ABILITY_QUESTION,
    DRAW_CARDS,
    INDIAN,
    RESOLVED,
    ROULETTE_TURN,
    SHOT,
    TAKE_CARD,
    TAKE_QUESTION,
    push,
)
from bangsim.table.view import EVERYONE, bit, hand_card, is_alive, lies_before, next_alive, suit_for

CHOSEN = 4
"""What tells the card to take from what becomes of it, in one number."""


@rule
def begin(state: State, me: int, card: int, kind: int, factor: int) -> None:
    """A card begins to resolve, and counts `factor` times: what it costs whom it hits, and how it can be dodged."""
    table = state.table
    begin_effect(table, kind, suit_for(table, me, card))
    table.card_factor = factor
    table.card_damage = factor * np.int64(table.kinds[kind].amount)
    if counts_as_bang(table, kind):
        table.card_damage += table.traits[me, BANG_DAMAGE]
        table.card_missed += table.traits[me, MISSED_NEEDED]
    state.suspended |= bit(me)


@rule_apart
def repeat(state: State, me: int, target: int, kind: int, card: int) -> None:
    """A card takes effect once more, with the same target (Economization, Lee Van Kliff; rulebook 15.21, 16.6)."""
    table = state.table
    if not is_alive(table, me) or (target >= 0 and not is_alive(table, target)):
        return
    begin(state, me, card, kind, factor_of(table, me, card))
    take_effect(state, me, kind, target, NONE)


@rule
def resolved(state: State) -> None:
    """A brown card has resolved: who waited for that may draw, and an end that was put off is looked for."""
    state.table.resolving = NOBODY
    state.table.resolving_suit = NOBODY
    state.suspended = 0
    if state.check_due != 0:
        check_end(state)


@rule
def take_effect(state: State, me: int, kind: int, target: int, take: int) -> None:
    """A card takes effect: at once, or, where others must answer, by what is pushed."""
    row = state.table.kinds[kind]
    effect = np.int64(row.effect)
    answered = effect == ATTACK or effect == INDIANS or effect == DUEL or effect == STORE or effect == ROULETTE
    if answered or row.reach == ALL_OTHERS:
        push(state, RESOLVED, me)
        take_effect_on_others(state, me, kind, effect, target)
    elif (effect == TAKE or effect == DISCARD) and not_at_once(state.table, me, target, take):
        push(state, RESOLVED, me)
        becomes = KEEPS if effect == TAKE else DISCARDS
        push(state, TAKE_CARD, me, target, np.int64(state.table.card_factor), becomes + CHOSEN * (take + 1), kind)
    else:
        take_effect_at_once(state, me, kind, effect, target, take)
        resolved(state)


@rule
def not_at_once(table: Table, me: int, target: int, take: int) -> bool:
    """Whether a card of `target` is not just taken: it has not been named, he may turn it back, or two are taken."""
    return take == NONE or table.card_factor > 1 or can_turn(table, target, me)


@rule
def take_effect_on_others(state: State, me: int, kind: int, effect: int, target: int) -> None:
    """What others must answer is pushed."""
    if effect == ATTACK:
        attack(state, me, kind, target)
    elif effect == INDIANS:
        push_others(state, INDIAN, me, kind)
    elif effect == DUEL:
        if not passes_by(state, target, me, True):
            state.suspended = EVERYONE
            challenged(state, target, me, me, kind)
    elif effect == STORE:
        state.suspended = EVERYONE
        open_store(state, me, kind)
    elif effect == ROULETTE:
        push(state, ROULETTE_TURN, next_alive(state.table, me), me, 0, 0, kind)
    else:
        take_of_all_others(state, me, kind, KEEPS if effect == TAKE else DISCARDS)


@rule
def take_effect_at_once(state: State, me: int, kind: int, effect: int, target: int, take: int) -> None:
    """What nobody has to answer is done."""
    if effect == HEAL:
        heal_by_card(state, me, kind, target)
    elif effect == DRAW:
        draw_cards(state, me, np.int64(state.table.card_factor) * np.int64(state.table.kinds[kind].amount), kind)
    elif not passes_by(state, target, me, True):
        becomes = KEEPS if effect == TAKE else DISCARDS
        take_one_of(state, me, target, 1, becomes, kind, take)


@rule
def attack(state: State, me: int, kind: int, target: int) -> None:
    """A shot at one player, or at all others in turn (rulebook 5.1, 5.8); some cards give or take one besides."""
    row = state.table.kinds[kind]
    if kind == BANG_CARD:
        state.table.bangs_played += 1
    factor = np.int64(state.table.card_factor)
    if row.draws > 0:
        push(state, DRAW_CARDS, me, NOBODY, factor * np.int64(row.draws), 0, kind)
    if row.reach == ALL_OTHERS:
        push_others(state, SHOT, me, kind)
        return
    for _ in range(1, row.strikes):
        push(state, SHOT, target, me, 0, 0, kind)
    if row.takes > 0:
        push(state, SHOT, target, me, 0, 0, kind)
        push(state, TAKE_CARD, me, target, factor * np.int64(row.takes), KEEPS, kind)
    else:
        shot(state, target, me, kind)


@rule
def take_of_all_others(state: State, me: int, kind: int, becomes: int) -> None:
    """`me` takes or makes discard a card of every other player, chosen for each (Brawl, rulebook 10.12)."""
    table = state.table
    other = me
    for _ in range(np.int64(table.n) - 1):
        other = np.int64(table.before[other])
        if is_alive(table, other):
            push(state, TAKE_CARD, me, other, np.int64(table.card_factor), becomes, kind)


@rule
def choose_card(state: State, me: int, other: int, n: int, m: int, kind: int) -> None:
    """`me` takes n cards of `other` or makes him discard them; he is asked which, where he has not said it yet.

    In `m` stands what becomes of the cards and, `CHOSEN` times its number plus one, the first if he has said it.
    """
    table = state.table
    becomes, take = m % CHOSEN, m // CHOSEN - 1
    if n <= 0 or not is_alive(table, me) or not is_alive(table, other) or not has_a_card(table, other):
        return
    if becomes != KEEPS_ANYHOW and passes_by(state, other, me, True):
        return
    if becomes != KEEPS_ANYHOW and can_turn(table, other, me):
        push(state, ABILITY_QUESTION, other, me, n, m, kind)
        return
    if take != NONE and is_there(table, other, take):
        take_one_of(state, me, other, n, becomes, kind, take)
        return
    if np.int64(table.hand_n[other] > 0) + np.int64(table.in_play_n[other]) > 1:
        push(state, TAKE_QUESTION, me, other, n, becomes, kind)
        return
    take_one_of(
        state, me, other, n, becomes, kind, FROM_HAND if table.hand_n[other] > 0 else in_play_first(table, other)
    )


@rule
def is_there(table: Table, seat: int, take: int) -> bool:
    """Whether a player has a hand card, or the card in play, that is to be taken."""
    return table.hand_n[seat] > 0 if take == FROM_HAND else lies_before(table, seat, take)


@rule
def effect_answered(state: State, me: int, by: int, n: int, m: int, kind: int, answer: int) -> None:
    """`me` lets a card of `by` take n of his cards, or tries to turn it on him (Reflection, rulebook 15.19)."""
    table = state.table
    if verb_of(answer) != USE_VERB:
        decline(state, me)
        table.turns_tried = np.int64(table.turns_tried) | bit(me)
        table.turns_ready = 0
        choose_card(state, by, me, n, m, kind)
    elif turned_back(state, me, by):
        push(state, TAKE_CARD, me, by, n, DISCARDS if m % CHOSEN == DISCARDS else KEEPS_ANYHOW, kind)
    else:
        push(state, TAKE_CARD, by, me, n, m, kind)
        try_to_turn(state, me, by)


@rule
def in_play_first(table: Table, seat: int) -> int:
    """The first card in front of a player."""
    return np.int64(table.in_play[seat, 0])


@rule
def card_chosen(state: State, me: int, other: int, n: int, becomes: int, kind: int, answer: int) -> None:
    """`me` has chosen which card of `other` it is."""
    take = take_of(answer)
    note(state, CHOOSE_EVENT, me, take if take != FROM_HAND else NOBODY)
    take_one_of(state, me, other, n, becomes, kind, take)


@rule
def take_one_of(state: State, me: int, other: int, n: int, becomes: int, kind: int, take: int) -> None:
    """`me` takes one of n cards of `other`, or makes him discard it."""
    if becomes == DISCARDS:
        make_discard(state, other, take, kind)
    else:
        take_card(state, me, other, take, kind)
    if n > 1:
        push(state, TAKE_CARD, me, other, n - 1, becomes, kind)


@rule
def push_others(state: State, task: int, me: int, kind: int) -> None:
    """Every other living player in turn, clockwise from `me`; the last is pushed first."""
    table = state.table
    other = me
    for _ in range(np.int64(table.n) - 1):
        other = np.int64(table.before[other])
        if is_alive(table, other):
            push(state, task, other, me, 0, 0, kind)


@rule
def heal_by_card(state: State, me: int, kind: int, target: int) -> None:
    """A card heals its player, another, or everybody (rulebook 5.3, 5.4, 10.13)."""
    table = state.table
    if table.kinds[kind].reach != EVERYBODY:
        other = target if target >= 0 else me
        if not passes_by(state, other, me, False):
            heal_with(state, other, me, kind, np.int64(table.card_factor))
        return
    seat = me
    for _ in range(table.n_alive):
        if not passes_by(state, seat, me, False):
            heal_with(state, seat, me, kind, np.int64(table.card_factor))
        seat = next_alive(table, seat)


@rule
def take_card(state: State, me: int, target: int, take: int, kind: int) -> None:
    """`me` takes a card of `target`: a random one from the hand, or a certain one in play (rulebook 5.5)."""
    if take == FROM_HAND:
        steal_from_hand(state, me, target, kind)
    else:
        take_from_play(state, me, target, take, kind)


@rule
def make_discard(state: State, target: int, take: int, kind: int) -> None:
    """`target` loses a card: a random one from the hand, or a certain one in play (rulebook 5.6)."""
    if take == FROM_HAND:
        card = hand_card(state.seat[target], random_hand_place(state, target))
        discard_from_hand(state, target, card, kind)
    else:
        discard_from_play(state, target, place_in_play(state, target, take), kind)
