"""Dorothy Rage: a player orders another to play a card, and says all that goes with it (rulebook 22.4)."""

import numpy as np

from bangsim.content.codes import GREEN, NOBODY
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import NO_CARD
from bangsim.rules.play import play_card
from bangsim.table.answers import FROM_HAND, NONE, name_of, take_of, target_of
from bangsim.table.asks import needs_target, takes_a_card
from bangsim.table.log import ABILITY_EVENT, USE_EVENT, WHY_DOROTHY_RAGE, note
from bangsim.table.state import State
from bangsim.table.tasks import AIM_QUESTION, push
from bangsim.table.view import hand_card, kind_of


@rule_apart
def order_named(state: State, me: int, other: int, answer: int) -> None:
    """`me` has named the kind of card that `other` must play; he also says at whom."""
    kind = name_of(answer)
    laid_down = state.table.kinds[kind].border == GREEN
    if needs_target(state.table, kind) and not laid_down:
        push(state, AIM_QUESTION, me, other, kind, NOBODY)
    else:
        obey(state, me, other, kind, NOBODY, NONE)


@rule_apart
def order_aimed(state: State, me: int, other: int, kind: int, aim: int, answer: int) -> None:
    """`me` has said at whom `other` must play, or which card is to be taken there."""
    table = state.table
    if aim >= 0:
        obey(state, me, other, kind, aim, take_of(answer))
        return
    aim = target_of(answer)
    if not takes_a_card(table, kind):
        obey(state, me, other, kind, aim, NONE)
        return
    in_hand = np.int64(table.hand_n[aim]) - np.int64(aim == other) > 0
    if np.int64(in_hand) + np.int64(table.in_play_n[aim]) > 1:
        push(state, AIM_QUESTION, me, other, kind, aim)
    else:
        obey(state, me, other, kind, aim, FROM_HAND if in_hand else np.int64(table.in_play[aim, 0]))


@rule
def held_by(state: State, seat: int, kind: int) -> int:
    """The first card of a kind in the hand of a player, or none."""
    for place in range(state.table.hand_n[seat]):
        card = hand_card(state.seat[seat], place)
        if kind_of(state.table, card) == kind:
            return card
    return np.int64(NO_CARD)


@rule_apart
def obey(state: State, me: int, other: int, kind: int, aim: int, take: int) -> None:
    """`other` plays the card as he was ordered, or shows that he has none; what `me` may do goes on as before."""
    table = state.table
    note(state, USE_EVENT, me, WHY_DOROTHY_RAGE, other, NONE, kind, aim)
    card = held_by(state, other, kind)
    if card < 0:
        note(state, ABILITY_EVENT, other, WHY_DOROTHY_RAGE, me)
        return
    bangs, plays, last = np.int64(table.bangs_played), np.int64(table.plays), np.int64(table.last_card)
    last_kind, last_target = np.int64(table.last_kind), np.int64(table.last_target)
    play_card(state, other, card, kind, aim, take, NONE)
    table.bangs_played = bangs
    table.plays = plays
    table.last_card = last
    table.last_kind = last_kind
    table.last_target = last_target
    table.act_by = me
