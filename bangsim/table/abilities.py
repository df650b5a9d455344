"""When abilities that are a choice may be used, as far as the table and one's own hand decide it."""

import numpy as np

from bangsim.content.codes import (
    ANY_CARD_AS_STORE,
    BANG_CARD,
    BEER_CARD,
    BEER_FOR_OTHERS,
    BLUE,
    BROWN,
    COPIES_CHARACTERS,
    COPIES_PLAYS,
    DRAWS_FOR_LIFE,
    EQUIP,
    EQUIPMENT_SALES,
    EQUIPS_OTHERS,
    GREEN,
    HEALS_FOR_CARDS,
    KINDS,
    LAYS_NOTHING,
    MISSED,
    NO_BANG_IN_TURN,
    NO_EFFECT,
    NUMBERS,
    ORDERS_PLAYS,
    ORDERS_USED,
    PAYS_LIFE_ANYTIME,
    REPEATS_CARDS,
    SALES_USED,
    SELLS_FROM_PLAY,
    SHOOTS_FOR_CARDS,
    SHOOTS_WITH_ALL,
    SHOTS_USED,
    STORES_USED,
    SWAPS_SEATS,
    SWAPS_USED,
    TAKES_TWO_BANGS,
    TRADES_CARDS,
    TRADES_USED,
    TURNS_EFFECTS,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.table.asks import (
    bangs_left,
    beer_allowed,
    can_aim,
    can_equip,
    can_play,
    heal_playable,
    in_reach,
    needs_target,
    takes_a_card,
)
from bangsim.table.state import Table
from bangsim.table.view import effect_of, has_ability, is_alive, is_ghost, kind_of, suit_of

USED_ANYTIME = 1 << (PAYS_LIFE_ANYTIME - NUMBERS) | 1 << (TURNS_EFFECTS - NUMBERS)
"""The abilities, beside that to heal for cards, that are used when a card demands an answer."""
EQUIPMENT_ALONE = 2
"""Who ignores equipment in this way ignores it always, but no green cards (The Fact, rulebook 15.9)."""
MUST_COPY = 2
"""Copies a character whether he wants to or not."""

ENOUGH_PLAYS = 3
"""The cards that have to be played in a turn under Miss Susanna (rulebook 22.8)."""
NEW_LIFE = 2
"""The life points with which a new character begins (New Identity, rulebook 20.3)."""


@rule
def any_card_is_a_store(table: Table, me: int) -> bool:
    """Whether `me` may play any card as a General Store (Uncle Will, rulebook 12.1)."""
    return table.used[STORES_USED] < table.traits[me, ANY_CARD_AS_STORE]


@rule
def can_aim_pair(table: Table, me: int, other: int) -> bool:
    """Whether `me` reaches Steel with two Bang! cards thrown together (rulebook 15.11)."""
    return other != me and is_alive(table, other) and in_reach(table, me, BANG_CARD, other)


@rule
def somebody_takes_pairs(table: Table) -> bool:
    """Whether a living player is shot at with two Bang! cards."""
    for seat in range(table.n):
        if has_ability(table, seat, TAKES_TWO_BANGS) and is_alive(table, seat):
            return True
    return False


@rule
def can_copy_play(table: Table, me: int, kind: int) -> bool:
    """Whether `me` may play a brown card of `kind` and another as two copies of it (Economization, rulebook 15.21)."""
    if not has_ability(table, me, COPIES_PLAYS) or table.kinds[kind].border != BROWN:
        return False
    return kind != BANG_CARD or bangs_left(table, me) > 1


@rule
def may_pair(table: Table, me: int, kind: int) -> bool:
    """Whether there may be ways to play a card of `kind` together with another that it does not cost."""
    return can_copy_play(table, me, kind) or (kind == BANG_CARD and somebody_takes_pairs(table))


@rule
def can_help(table: Table, me: int, kind: int) -> bool:
    """Whether `me` may lay equipment of `kind` before others, or drink a Beer for them (Helping Hand)."""
    if effect_of(table, kind) == EQUIP:
        return has_ability(table, me, EQUIPS_OTHERS) and not has_ability(table, me, LAYS_NOTHING)
    if kind != BEER_CARD or not has_ability(table, me, BEER_FOR_OTHERS):
        return False
    return heal_playable(table, kind) and beer_allowed(table, me, kind)


@rule
def can_help_player(table: Table, me: int, kind: int, other: int) -> bool:
    """Whether `me` may help `other` with a card of `kind`."""
    if other == me or not is_alive(table, other):
        return False
    return kind == BEER_CARD or can_equip(table, other, kind)


@rule
def can_sell(table: Table, me: int, kind: int) -> bool:
    """Whether a card of `kind` is one that `me` may discard for others: blue, for Businessman equipment."""
    row = table.kinds[kind]
    return row.border == BLUE and (row.effect == EQUIP or not has_ability(table, me, SELLS_FROM_PLAY))


@rule
def can_trade(table: Table, me: int) -> bool:
    """Whether `me` may still trade a card this turn (Flint Westwood, rulebook 16.2)."""
    return table.traits[me, TRADES_CARDS] > 0 and table.used[TRADES_USED] == 0


@rule
def can_repeat(table: Table, me: int) -> bool:
    """Whether `me` may repeat the card that he has just played (Lee Van Kliff, rulebook 16.6)."""
    if table.last_card < 0 or not has_ability(table, me, REPEATS_CARDS):
        return False
    return not has_ability(table, me, NO_BANG_IN_TURN)


@rule
def can_heal_for_cards(table: Table, me: int) -> bool:
    """Whether `me` may discard cards to regain a life point (Sid Ketchum, rulebook 6.12)."""
    cost = np.int64(table.traits[me, HEALS_FOR_CARDS])
    hurt = table.hp[me] < table.max_hp[me] and not is_ghost(table, me)
    return cost > 0 and hurt and np.int64(table.hand_n[me]) >= cost


@rule
def can_shoot_for_cards(table: Table, me: int) -> bool:
    """Whether `me` may discard cards for a shot (Doc Holyday, rulebook 11.5)."""
    cost = np.int64(table.traits[me, SHOOTS_FOR_CARDS])
    return cost > 0 and np.int64(table.hand_n[me]) >= cost and table.used[SHOTS_USED] == 0


@rule
def can_draw_for_life(table: Table, me: int) -> bool:
    """Whether `me` may pay a life point for cards, never his last (Chuck Wengam, rulebook 11.4)."""
    return table.traits[me, DRAWS_FOR_LIFE] > 0 and table.hp[me] > 1


@rule
def can_sell_equipment(table: Table, me: int) -> bool:
    """Whether `me` may still discard a blue card for others this turn (José Delgado, rulebook 11.9)."""
    return table.used[SALES_USED] < table.traits[me, EQUIPMENT_SALES]


@rule
def can_copy(table: Table, me: int, other: int) -> bool:
    """Whether `me` may copy the ability of `other`: a living player who does not copy himself (rulebook 11.15)."""
    return other != me and is_alive(table, other) and table.traits[other, COPIES_CHARACTERS] == 0


@rule
def can_turn(table: Table, me: int, by: int) -> bool:
    """Whether `me` may try to turn the effect of a card of `by`, or turn it (Reflection, rulebook 15.19)."""
    if by < 0 or by == me or not has_ability(table, me, TURNS_EFFECTS) or not is_alive(table, by):
        return False
    mine = np.int64(1) << me
    return np.int64(table.turns_tried) & mine == 0 or np.int64(table.turns_ready) & mine != 0


@rule
def can_use_something(table: Table, me: int, by: int) -> bool:
    """Whether `me` may use an ability while a card of `by` demands an answer."""
    if can_heal_for_cards(table, me):
        return True
    if np.int64(table.abilities[me]) & USED_ANYTIME == 0:
        return False
    pays = has_ability(table, me, PAYS_LIFE_ANYTIME) and can_draw_for_life(table, me)
    return pays or can_turn(table, me, by)


@rule
def can_give_life(table: Table, me: int, other: int) -> bool:
    """Whether `me` may give a life point to `other`, who is below his maximum (Blood Brothers, rulebook 21.3)."""
    if other == me or not is_alive(table, other) or is_ghost(table, other):
        return False
    return table.hp[me] > 1 and table.hp[other] < table.max_hp[other]


@rule
def can_ricochet(table: Table, me: int, other: int) -> bool:
    """Whether `me` may shoot at a card in front of `other` (Ricochet, rulebook 21.10)."""
    return other != me and is_alive(table, other) and table.in_play_n[other] > 0


@rule
def can_snipe(table: Table, me: int, other: int) -> bool:
    """Whether `me` reaches `other` with a shot as by a Bang! (Sniper, rulebook 21.12)."""
    return other != me and is_alive(table, other) and in_reach(table, me, BANG_CARD, other)


@rule
def can_swap_seats(table: Table, me: int) -> bool:
    """Whether `me` may still change seats with his right neighbour (Lady Rose of Texas, rulebook 22.7)."""
    return has_ability(table, me, SWAPS_SEATS) and table.used[SWAPS_USED] == 0 and table.n_alive > 2


@rule
def right_neighbour(table: Table, me: int) -> int:
    """The living player on the right of `me`: the one before him clockwise."""
    seat = np.int64(table.before[me])
    while not is_alive(table, seat):
        seat = np.int64(table.before[seat])
    return seat


@rule
def can_order_player(table: Table, me: int, other: int) -> bool:
    """Whether `me` may still order `other` to play a card (Dorothy Rage, rulebook 22.4)."""
    if not has_ability(table, me, ORDERS_PLAYS) or table.used[ORDERS_USED] != 0:
        return False
    return other != me and is_alive(table, other) and table.hand_n[other] > 0 and can_be_ordered(table, other)


@rule_apart
def can_be_ordered(table: Table, other: int) -> bool:
    """Whether there is any kind of card that `other` could be ordered to play."""
    for kind in range(KINDS):
        if can_order(table, other, kind):
            return True
    return False


@rule
def can_order(table: Table, other: int, kind: int) -> bool:
    """Whether `other` could be ordered to play a card of `kind` of his hand; one that costs another cannot be."""
    row = table.kinds[kind]
    if row.cost > 0 or row.effect == NO_EFFECT or row.effect == MISSED:
        return False
    if row.border == GREEN:
        return can_equip(table, other, kind)
    if needs_target(table, kind):
        for aim in range(table.n):
            if can_order_at(table, other, kind, aim):
                return True
        return False
    return can_play(table, other, kind)


@rule
def can_order_at(table: Table, other: int, kind: int, aim: int) -> bool:
    """Whether `other` could be ordered to play a card of `kind` at `aim`."""
    if kind == BANG_CARD:
        return can_aim(table, other, kind, aim) and not has_ability(table, other, SHOOTS_WITH_ALL)
    spent = np.int64(other == aim)
    taken = not takes_a_card(table, kind) or table.hand_n[aim] - spent + table.in_play_n[aim] > 0
    return taken and can_play(table, other, kind) and can_aim(table, other, kind, aim)


@rule
def suit_allowed(table: Table, card: int) -> bool:
    """Whether a card has the suit that the player in turn has named, if he has (Handcuffs, rulebook 20.2)."""
    return table.suit_named < 0 or suit_of(table, card) == table.suit_named


@rule
def playable(table: Table, me: int, card: int) -> bool:
    """Whether `me` may play a card as something else than a Missed!: no Bang! under Showdown (rulebook 22.10)."""
    return kind_of(table, card) != BANG_CARD or not has_ability(table, me, SHOOTS_WITH_ALL)
