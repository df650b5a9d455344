"""When a scripted policy uses the abilities of its play phase: after its cards, where it gains by it."""

import numpy as np

from bangsim.ai.scenarios import scenario_play
from bangsim.ai.worth import keep_worth, worst_card, worst_card_but
from bangsim.content.codes import (
    DRAWS_FOR_EQUIPMENT,
    DRAWS_FOR_LIFE,
    NOBODY,
    SHOOTS_FOR_CARDS,
    STORE_CARD,
    TRADES_CARDS,
)
from bangsim.core.jit import lowest_bit, rule, rule_apart
from bangsim.table.abilities import (
    any_card_is_a_store,
    can_draw_for_life,
    can_sell,
    can_sell_equipment,
    can_shoot_for_cards,
    can_trade,
    playable,
    suit_allowed,
)
from bangsim.table.answers import NONE, PASS, playing, using
from bangsim.table.legal_plays import LATER_USES
from bangsim.table.state import Table, View, Weights
from bangsim.table.view import distance, hand_card, kind_of, weapon_range

CHEAP = 45
"""A card worth less is given for a shot."""
SOLD = 60
"""Equipment worth less to the hand is given for two cards."""
SPARE_LIFE = 3
"""The life points from which on one is given for cards."""
FEW_CARDS = 2
"""The hand up to which a life point is given for cards."""
WASTE = 10
"""A card worth less is played as a General Store."""


@rule
def best_ability(table: Table, view: View, weights: Weights) -> int:
    """The first ability worth using, or passing."""
    me = np.int64(view.me)
    sells, stores = can_sell_equipment(table, me), any_card_is_a_store(table, me)
    others = table.traits[me, DRAWS_FOR_LIFE] + table.traits[me, SHOOTS_FOR_CARDS] + table.traits[me, TRADES_CARDS]
    if np.int64(table.abilities[me]) & LATER_USES != 0:
        answer = scenario_play(table, view)
        if answer != PASS:
            return answer
    if not sells and not stores and others == 0:
        return PASS
    return ability_worth_using(table, view, weights, sells, stores)


@rule_apart
def ability_worth_using(table: Table, view: View, weights: Weights, sells: bool, stores: bool) -> int:
    """The first of the seat's abilities that is worth using, or passing."""
    me = np.int64(view.me)
    if table.deck_n + table.discard_n > 0:
        if sells:
            card = equipment_to_sell(table, view, weights)
            if card != NONE:
                return using(DRAWS_FOR_EQUIPMENT, card)
        if can_draw_for_life(table, me) and table.hp[me] >= SPARE_LIFE and table.hand_n[me] <= FEW_CARDS:
            return using(DRAWS_FOR_LIFE)
        if stores and table.hand_n[me] > 0:
            card = hand_card(view, worst_card(table, view, weights))
            if (
                keep_worth(table, view, weights, card) < WASTE
                and suit_allowed(table, card)
                and playable(table, me, card)
            ):
                return playing(card, STORE_CARD)
    if can_trade(table, me) and table.hand_n[me] > 0:
        target = richest_enemy(table, view)
        if target != NOBODY:
            return using(TRADES_CARDS, hand_card(view, worst_card(table, view, weights)), target)
    if can_shoot_for_cards(table, me) and cheap_enough(table, view, weights):
        target = best_to_shoot(table, view)
        if target != NOBODY:
            return using(SHOOTS_FOR_CARDS, NONE, target)
    return PASS


@rule
def equipment_to_sell(table: Table, view: View, weights: Weights) -> int:
    """The blue card of the hand that is worth least, if it is worth less than the cards for it."""
    best, least = np.int64(NONE), np.int64(SOLD)
    for place in range(table.hand_n[view.me]):
        card = hand_card(view, place)
        if can_sell(table, np.int64(view.me), kind_of(table, card)):
            worth = keep_worth(table, view, weights, card)
            if worth < least:
                best, least = card, worth
    return best


@rule
def richest_enemy(table: Table, view: View) -> int:
    """The enemy with most cards in hand, two at least; nobody where there is none."""
    best, most = np.int64(NOBODY), np.int64(1)
    foes = np.int64(view.foes) & np.int64(table.alive)
    while foes != 0:
        other = lowest_bit(foes)
        foes &= foes - 1
        if table.hand_n[other] > most:
            best, most = other, np.int64(table.hand_n[other])
    return best


@rule
def cheap_enough(table: Table, view: View, weights: Weights) -> bool:
    """Whether a shot costs little: cards above the life points would be discarded anyway, or two are worth little."""
    me = np.int64(view.me)
    if table.hand_n[me] >= table.hp[me] + table.traits[me, SHOOTS_FOR_CARDS]:
        return True
    first = hand_card(view, worst_card(table, view, weights))
    place = worst_card_but(table, view, weights, first)
    return place >= 0 and keep_worth(table, view, weights, hand_card(view, place)) < CHEAP


@rule
def best_to_shoot(table: Table, view: View) -> int:
    """The worst enemy within range, the weaker first; nobody where there is none."""
    me = np.int64(view.me)
    best, most = np.int64(NOBODY), np.int64(0)
    foes = np.int64(view.foes) & np.int64(table.alive)
    while foes != 0:
        other = lowest_bit(foes)
        foes &= foes - 1
        value = 1000 + 16 * np.int64(view.enmity[other]) - 4 * np.int64(table.hp[other])
        if distance(table, me, other) <= weapon_range(table, me) and value > most:
            best, most = other, value
    return best
