"""The play phase: a card is played and takes effect (rulebook 5)."""

import numpy as np

from bangsim.content.codes import (
    ALL_OTHERS,
    ATTACK,
    BANG_CARD,
    BEER_CARD,
    BROWN,
    DISCARD,
    DRAW,
    DUEL,
    EQUIP,
    EVERYBODY,
    HEAL,
    INDIANS,
    JAIL,
    NO_RESULT,
    NOBODY,
    PASS_VERB,
    PLAY_VERB,
    STORE,
    TAKE,
    WEAPON,
)
from bangsim.core.jit import rule
from bangsim.rules.abilities.base import heal_for_cards
from bangsim.rules.cards import (
    discard_from_hand,
    discard_from_play,
    draw_cards,
    lift_from_hand,
    lift_from_play,
    place_in_hand,
    place_in_play,
    put_in_hand,
    put_in_play,
    random_hand_place,
    steal_from_hand,
)
from bangsim.rules.life import check_end, drink, heal
from bangsim.rules.respond import challenged, open_store, shot
from bangsim.rules.turn import discard_phase
from bangsim.table.answers import FROM_HAND, card_of, name_of, take_of, target_of, verb_of
from bangsim.table.asks import class_in_play
from bangsim.table.log import (
    ALL,
    HAND,
    PLAY_EVENT,
    PLAY_ZONE,
    WHY_REPLACED,
    note,
    note_move,
)
from bangsim.table.state import State
from bangsim.table.tasks import INDIAN, PLAY, RESOLVED, SHOT, push
from bangsim.table.view import bit, hand_card, is_alive, kind_of, next_alive

MOST_PLAYS = 1000
"""A turn with more plays is given up like a game with too many turns: with next to no cards in the piles a card that
draws can draw itself for ever."""
EVERYONE = -1
"""The mask of all seats: nobody draws for an empty hand while a duel or a General Store lasts."""


@rule
def play(state: State, me: int, answer: int) -> None:
    """`me` plays a card, uses an ability or ends his play phase."""
    verb = verb_of(answer)
    if verb == PASS_VERB:
        discard_phase(state, me)
    elif verb == PLAY_VERB:
        push(state, PLAY, me)
        play_card(state, me, card_of(answer), name_of(answer), target_of(answer), take_of(answer))
    else:
        push(state, PLAY, me)
        heal_for_cards(state, me)


@rule
def play_card(state: State, me: int, card: int, kind: int, target: int, take: int) -> None:
    """`me` plays a card as a card of `kind`."""
    table = state.table
    state.tally.played[kind_of(table, card)] += 1
    table.plays += 1
    if table.plays > MOST_PLAYS:
        table.over = NO_RESULT
        return
    note(state, PLAY_EVENT, me, card, kind, target, take)
    if target >= 0 and target != me:
        act(state, me, target, np.int64(table.kinds[kind].effect))
    if table.kinds[kind].border == BROWN:
        table.resolving = kind
        state.suspended |= bit(me)
        discard_from_hand(state, me, card, kind_of(table, card))
        take_effect(state, me, kind, target, take)
    else:
        lay_down(state, me, card, kind, target)


@rule
def act(state: State, me: int, target: int, effect: int) -> None:
    """Everybody sees that `me` aims something at `target`."""
    table = state.table
    table.act = effect
    table.act_by = me
    table.act_on = target
    if table.harm[me, target] < 100:
        table.harm[me, target] += 1


@rule
def resolved(state: State) -> None:
    """A brown card has resolved: who waited for that may draw, and an end that was put off is looked for."""
    state.table.resolving = NOBODY
    state.suspended = 0
    if state.check_due != 0:
        check_end(state)


@rule
def take_effect(state: State, me: int, kind: int, target: int, take: int) -> None:
    """A brown card takes effect: at once, or, where others must answer, by what is pushed."""
    effect = np.int64(state.table.kinds[kind].effect)
    if effect == ATTACK or effect == INDIANS or effect == DUEL or effect == STORE:
        push(state, RESOLVED, me)
        take_effect_on_others(state, me, kind, effect, target)
    else:
        take_effect_at_once(state, me, kind, effect, target, take)
        resolved(state)


@rule
def take_effect_on_others(state: State, me: int, kind: int, effect: int, target: int) -> None:
    """What others must answer is pushed."""
    if effect == ATTACK:
        attack(state, me, kind, target)
    elif effect == INDIANS:
        push_others(state, INDIAN, me, kind)
    elif effect == DUEL:
        state.suspended = EVERYONE
        challenged(state, target, me, me, kind)
    else:
        state.suspended = EVERYONE
        open_store(state, me, kind)


@rule
def take_effect_at_once(state: State, me: int, kind: int, effect: int, target: int, take: int) -> None:
    """What nobody has to answer is done."""
    if effect == HEAL:
        heal_by_card(state, me, kind)
    elif effect == DRAW:
        draw_cards(state, me, np.int64(state.table.kinds[kind].amount), kind)
    elif effect == TAKE:
        take_card(state, me, target, take, kind)
    elif effect == DISCARD:
        make_discard(state, target, take, kind)


@rule
def attack(state: State, me: int, kind: int, target: int) -> None:
    """A shot at one player, or at all others in turn (rulebook 5.1, 5.8)."""
    if kind == BANG_CARD:
        state.table.bangs_played += 1
    if state.table.kinds[kind].reach == ALL_OTHERS:
        push_others(state, SHOT, me, kind)
    else:
        shot(state, target, me, kind)


@rule
def push_others(state: State, task: int, me: int, kind: int) -> None:
    """Every other living player in turn, clockwise from `me`; the last is pushed first."""
    table = state.table
    other = me
    for _ in range(np.int64(table.n) - 1):
        other = other - 1 if other > 0 else np.int64(table.n) - 1
        if is_alive(table, other):
            push(state, task, other, me, 0, 0, kind)


@rule
def heal_by_card(state: State, me: int, kind: int) -> None:
    """A card heals its player, or everybody (rulebook 5.3, 5.4)."""
    if kind == BEER_CARD:
        drink(state, me)
        return
    row = state.table.kinds[kind]
    if row.reach != EVERYBODY:
        heal(state, me, np.int64(row.amount), me, kind)
        return
    seat = me
    for _ in range(state.table.n_alive):
        heal(state, seat, np.int64(row.amount), me, kind)
        seat = next_alive(state.table, seat)


@rule
def take_card(state: State, me: int, target: int, take: int, kind: int) -> None:
    """`me` takes a card of `target`: a random one from the hand, or a certain one in play (rulebook 5.5)."""
    if take == FROM_HAND:
        steal_from_hand(state, me, target, kind)
    else:
        card = lift_from_play(state, target, place_in_play(state, target, take))
        put_in_hand(state, me, card)
        note_move(state, card, PLAY_ZONE, target, HAND, me, kind, ALL)


@rule
def make_discard(state: State, target: int, take: int, kind: int) -> None:
    """`target` loses a card: a random one from the hand, or a certain one in play (rulebook 5.6)."""
    if take == FROM_HAND:
        card = hand_card(state.seat[target], random_hand_place(state, target))
        discard_from_hand(state, target, card, kind)
    else:
        discard_from_play(state, target, place_in_play(state, target, take), kind)


@rule
def lay_down(state: State, me: int, card: int, kind: int, target: int) -> None:
    """A blue card goes in front of its player, or of another (rulebook 5.2)."""
    table = state.table
    owner = target if table.kinds[kind].effect == JAIL else me
    lift_from_hand(state, me, place_in_hand(state, me, card))
    if table.kinds[kind].effect == EQUIP and table.kinds[kind].card_class == WEAPON:
        old = class_in_play(table, me, WEAPON)
        if old >= 0:
            discard_from_play(state, me, old, WHY_REPLACED)
    put_in_play(state, owner, card)
    note_move(state, card, HAND, me, PLAY_ZONE, owner, kind, ALL)
