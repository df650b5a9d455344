"""The play phase: a card is played and takes effect (rulebook 5, 10)."""

import numpy as np

from bangsim.content.codes import (
    ATTACK,
    BANG_CARD,
    BLUE,
    BROWN,
    DRAWS_FOR_EQUIPMENT,
    DRAWS_FOR_LIFE,
    EQUIP,
    EXCHANGES_CARDS,
    GREEN,
    NO_RESULT,
    NOBODY,
    ORDERS_PLAYS,
    ORDERS_USED,
    PASS_VERB,
    PLAY_VERB,
    REPEATS_CARDS,
    RICOCHETS,
    SHOOTS_FOR_CARDS,
    SHOTS_USED,
    SNIPES,
    STAGECOACH_CARD,
    STORE_CARD,
    STORES_USED,
    SWAPS_SEATS,
    TAKES_TWO_BANGS,
    TRADES_CARDS,
    WEAPON,
    WELLS_FARGO_CARD,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.base import heal_for_cards
from bangsim.rules.abilities.dodge_city import sell_equipment
from bangsim.rules.abilities.powgame import factor_of
from bangsim.rules.abilities.wild_west_show import trade_cards
from bangsim.rules.cards import (
    NO_CARD,
    discard_from_hand,
    discard_from_play,
    lift_from_hand,
    place_in_hand,
    place_in_play,
    put_in_play,
)
from bangsim.rules.discard import discard_phase, must_discard
from bangsim.rules.effects import begin, take_effect
from bangsim.rules.events.fistful_of_cards import ricochet, snipe
from bangsim.rules.events.wild_west_show import swap_seats
from bangsim.rules.hooks import card_laid_down
from bangsim.rules.phases import act
from bangsim.rules.respond import draw_for_life
from bangsim.table.answers import NONE, card_of, cost_of, name_of, take_of, target_of, verb_of
from bangsim.table.asks import class_in_play
from bangsim.table.log import (
    ALL,
    HAND,
    PLAY_EVENT,
    PLAY_ZONE,
    USE_EVENT,
    WHY_COST,
    WHY_DOC_HOLYDAY,
    WHY_ECONOMIZATION,
    WHY_LEE_VAN_KLIFF,
    WHY_RANCH,
    WHY_REPLACED,
    note,
    note_move,
)
from bangsim.table.state import State
from bangsim.table.tasks import DISCARD_PHASE, OFFER, ORDER_QUESTION, PLAY, REPEAT, SHOW, push
from bangsim.table.view import has_ability, has_in_play, kind_of

AFTER_PLAY = 2
"""The value of the switch ranch_phase by which cards are exchanged after the play phase."""
MOST_PLAYS = 1000
"""A turn with more plays is given up like a game with too many turns: with next to no cards in the piles a card that
draws can draw itself for ever."""


@rule
def play(state: State, me: int, answer: int) -> None:
    """`me` plays a card, uses an ability or ends his play phase."""
    verb = verb_of(answer)
    if verb == PASS_VERB:
        if has_ability(state.table, me, EXCHANGES_CARDS) and state.table.rules.ranch_phase == AFTER_PLAY:
            push(state, DISCARD_PHASE, me)
            push(state, OFFER, me, NOBODY, 0, 0, WHY_RANCH)
        else:
            discard_phase(state, me)
    elif verb == PLAY_VERB:
        push(state, PLAY, me)
        play_card(state, me, card_of(answer), name_of(answer), target_of(answer), take_of(answer), cost_of(answer))
    else:
        push(state, PLAY, me)
        use_ability(state, me, answer)


@rule
def play_card(state: State, me: int, card: int, kind: int, target: int, take: int, cost: int) -> None:
    """`me` plays a card as a card of `kind`, or uses a green one that lies in front of him."""
    table = state.table
    table.plays += 1
    if table.plays > MOST_PLAYS:
        table.over = NO_RESULT
        return
    state.tally.played[kind_of(table, card)] += 1
    if card == table.must_play:
        table.must_play = NO_CARD
    border = np.int64(table.kinds[kind].border)
    if border == BLUE or (border == GREEN and not has_in_play(table, me, kind)):
        lay_down(state, me, card, kind, target)
        return
    note(state, PLAY_EVENT, me, card, kind, target, take, cost)
    if target >= 0 and target != me:
        act(state, me, target, np.int64(table.kinds[kind].effect))
    begin(state, me, card, kind, factor_of(table, me, card) if border == BROWN else np.int64(1))
    if border == BROWN:
        discard_from_hand(state, me, card, kind_of(table, card))
        if cost >= 0:
            pay(state, me, card, kind, target, cost)
        if kind == STORE_CARD:
            table.used[STORES_USED] += np.int64(kind_of(table, card) != STORE_CARD)
        if table.scenarios != 0 and (kind == STAGECOACH_CARD or kind == WELLS_FARGO_CARD):
            push(state, SHOW, np.int64(table.turn_of))
        table.last_card = card
        table.last_kind = kind
        table.last_target = target
    else:
        discard_from_play(state, me, place_in_play(state, me, card), kind)
    take_effect(state, me, kind, target, take)


@rule_apart
def pay(state: State, me: int, card: int, kind: int, target: int, cost: int) -> None:
    """`me` discards a further card: as a price, as the second Bang! against Steel, or for a second copy."""
    table = state.table
    pair = table.kinds[kind].cost == 0
    discard_from_hand(state, me, cost, kind if pair else WHY_COST)
    if pair and not (kind == BANG_CARD and has_ability(table, target, TAKES_TWO_BANGS)):
        push(state, REPEAT, me, target, kind, card, WHY_ECONOMIZATION)


@rule
def lay_down(state: State, me: int, card: int, kind: int, target: int) -> None:
    """A blue or green card goes in front of its player, or of another (rulebook 5.2, 10.5)."""
    table = state.table
    owner = target if target >= 0 else me
    note(state, PLAY_EVENT, me, card, kind, owner, NONE, NONE)
    if owner != me:
        act(state, me, owner, np.int64(table.kinds[kind].effect))
    lift_from_hand(state, me, place_in_hand(state, me, card))
    if table.kinds[kind].effect == EQUIP and table.kinds[kind].card_class == WEAPON:
        old = class_in_play(table, owner, WEAPON)
        if old >= 0:
            discard_from_play(state, owner, old, WHY_REPLACED)
    put_in_play(state, owner, card)
    note_move(state, card, HAND, me, PLAY_ZONE, owner, kind, ALL)
    card_laid_down(state, me, owner, card)


@rule_apart
def use_ability(state: State, me: int, answer: int) -> None:
    """`me` uses an ability of his play phase."""
    name = name_of(answer)
    if name == DRAWS_FOR_LIFE:
        draw_for_life(state, me)
    elif name == DRAWS_FOR_EQUIPMENT:
        sell_equipment(state, me, card_of(answer))
    elif name == SHOOTS_FOR_CARDS:
        shoot_for_cards(state, me, target_of(answer))
    elif name == TRADES_CARDS:
        trade_cards(state, me, target_of(answer), card_of(answer))
    elif name == REPEATS_CARDS:
        repeat_for_bang(state, me, card_of(answer))
    elif name == RICOCHETS:
        ricochet(state, me, target_of(answer), card_of(answer), take_of(answer))
    elif name == SNIPES:
        snipe(state, me, target_of(answer), card_of(answer), cost_of(answer))
    elif name == SWAPS_SEATS:
        swap_seats(state, me)
    elif name == ORDERS_PLAYS:
        state.table.used[ORDERS_USED] = 1
        push(state, ORDER_QUESTION, me, target_of(answer))
    else:
        heal_for_cards(state, me)


@rule
def repeat_for_bang(state: State, me: int, bang: int) -> None:
    """Lee Van Kliff discards a Bang! and his last card takes effect again (rulebook 16.6)."""
    table = state.table
    note(state, USE_EVENT, me, WHY_LEE_VAN_KLIFF, NOBODY, bang)
    discard_from_hand(state, me, bang, WHY_LEE_VAN_KLIFF)
    card = np.int64(table.last_card)
    table.last_card = NO_CARD
    table.plays += 1
    push(state, REPEAT, me, np.int64(table.last_target), np.int64(table.last_kind), card, WHY_LEE_VAN_KLIFF)


@rule
def shoot_for_cards(state: State, me: int, target: int) -> None:
    """Doc Holyday discards cards for a shot, once a turn; it is no Bang! (rulebook 11.5)."""
    table = state.table
    table.used[SHOTS_USED] += 1
    note(state, USE_EVENT, me, WHY_DOC_HOLYDAY, target)
    act(state, me, target, ATTACK)
    must_discard(state, me, np.int64(table.traits[me, SHOOTS_FOR_CARDS]), target, WHY_DOC_HOLYDAY)
