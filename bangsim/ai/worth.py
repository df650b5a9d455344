"""What a card is worth to the hand that holds it, beyond what its kind is worth to anybody."""

import numpy as np

from bangsim.content.codes import (
    BANG_CARD,
    BANG_LIMIT,
    BARRELS,
    BEER_CARD,
    DRAWS_WHEN_EMPTY,
    DYNAMITE,
    EQUIP,
    GREEN,
    JAIL,
    MISSED,
    RED_COUNTS_DOUBLE,
    RUSSIAN_ROULETTE,
    SEEN_FARTHER,
    SEES_FARTHER,
    SHOOTOUT,
    SHOOTS_FARTHER,
    SHOT_AT_START,
    WEAPON,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.table.answers import FROM_HAND, NONE
from bangsim.table.asks import can_equip, class_in_play, green_answer, hand_to_take, heal_works, used_as
from bangsim.table.state import Table, View, Weights
from bangsim.table.view import effect_of, hand_card, has_ability, has_effect, held, is_red, kind_of, suit_for

FRIENDLY = -50
"""Up to this enmity a player is a friend, who is helped at the cost of a card."""
USELESS = 4
FORESEEN = 15
"""What a card that a scenario card will ask for is worth more."""


@rule
def keep_worth(table: Table, view: View, weights: Weights, card: int) -> int:
    """What holding a card is worth to this seat now, on the scale of the kinds' worth (0 to 100)."""
    me = np.int64(view.me)
    kind = kind_of(table, card)
    row = table.kinds[kind]
    worth = np.int64(row.worth)
    if row.effect == EQUIP:
        if not can_equip(table, me, kind):
            return USELESS
        if row.card_class == WEAPON and not better_weapon(table, view, kind):
            return USELESS
    elif row.border == GREEN:
        return USELESS if not can_equip(table, me, kind) else worth
    elif kind == BEER_CARD and weights.keeps_beer != 0:
        if not heal_works(table, kind):
            return USELESS
        if table.hp[me] <= 2:
            worth += 30
    if table.scenarios != 0 and is_foreseen(table, me):
        worth += scenario_worth(table, me, kind)
    return worth


@rule
def is_foreseen(table: Table, me: int) -> bool:
    """Whether a scenario card makes some cards worth more."""
    coming = np.int64(table.next_event)
    return coming == RUSSIAN_ROULETTE or coming == SHOOTOUT or has_ability(table, me, SHOT_AT_START)


@rule_apart
def scenario_worth(table: Table, me: int, kind: int) -> int:
    """What the scenario cards that are active and to come add to the worth of a card."""
    if effect_of(table, kind) == MISSED:
        shot_at = has_ability(table, me, SHOT_AT_START) or table.next_event == RUSSIAN_ROULETTE
        return np.int64(FORESEEN) if shot_at else np.int64(0)
    if kind == BANG_CARD and table.next_event == SHOOTOUT:
        return np.int64(FORESEEN)
    return np.int64(0)


@rule
def weapon_value(table: Table, view: View, kind: int) -> int:
    """What a weapon is good for: its range, and any number of Bang! for who holds several and has a limit."""
    row = table.kinds[kind]
    value = 10 * np.int64(row.traits[SHOOTS_FARTHER])
    value += 10 * (np.int64(row.traits[SEEN_FARTHER]) + np.int64(row.traits[SEES_FARTHER]))
    value += 15 * np.int64(row.traits[BARRELS])
    if row.traits[BANG_LIMIT] > 0:
        value += 25 if held(table, view, BANG_CARD) >= 2 else 5
    return value


@rule
def better_weapon(table: Table, view: View, kind: int) -> bool:
    """Whether a weapon is better than the one in play; a strict order, so that two never replace each other."""
    place = class_in_play(table, np.int64(view.me), WEAPON)
    if place < 0:
        return weapon_value(table, view, kind) > 0
    current = kind_of(table, np.int64(table.in_play[view.me, place]))
    return weapon_value(table, view, kind) > weapon_value(table, view, current)


@rule
def worst_card(table: Table, view: View, weights: Weights) -> int:
    """The place of the card of this hand that is worth least; a second card of a kind is worth less."""
    return worst_card_but(table, view, weights, NONE)


@rule
def worst_card_but(table: Table, view: View, weights: Weights, other: int) -> int:
    """The place of the card of this hand that is worth least, one left aside; -1 where there is no other."""
    best, least = np.int64(-1), np.int64(999)
    seen = np.int64(0)
    for place in range(table.hand_n[view.me]):
        card = hand_card(view, place)
        if card == other:
            continue
        worth = keep_worth(table, view, weights, card)
        kind = kind_of(table, card)
        if (seen >> kind) & 1 != 0:
            worth -= 10
        seen |= np.int64(1) << kind
        if worth < least:
            best, least = np.int64(place), worth
    return best


@rule
def usable(table: Table, view: View, effect: int) -> int:
    """How many cards can be used where `effect` is asked for, green ones in front of the seat included."""
    count = np.int64(0)
    if effect == MISSED and has_effect(table, np.int64(view.me), MISSED):
        for place in range(table.in_play_n[view.me]):
            count += np.int64(green_answer(table, np.int64(view.me), place, MISSED))
    for place in range(table.hand_n[view.me]):
        if used_as(table, np.int64(view.me), kind_of(table, hand_card(view, place)), effect) >= 0:
            count += 1
            if effect == MISSED and has_ability(table, np.int64(view.me), RED_COUNTS_DOUBLE):
                suit = suit_for(table, np.int64(view.me), hand_card(view, place))
                count += np.int64(is_red(suit))
    return count


@rule
def best_to_take(table: Table, me: int, other: int, spent: int) -> int:
    """The card in play worth most, where one is worth more than a hand card; else a hand card; `NONE` if neither."""
    draws_again = table.hand_n[other] == 1 and table.traits[other, DRAWS_WHEN_EMPTY] != 0
    best = FROM_HAND if hand_to_take(table, me, other, spent) and not draws_again else NONE
    most = np.int64(40) if best != NONE else np.int64(0)
    for place in range(table.in_play_n[other]):
        card = np.int64(table.in_play[other, place])
        row = table.kinds[kind_of(table, card)]
        harmless = row.effect != JAIL and row.effect != DYNAMITE
        worth = np.int64(row.worth) if harmless else np.int64(-1)
        if worth > most:
            best, most = card, worth
    return best
