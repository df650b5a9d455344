"""What the rules allow, as far as the table and one's own hand decide it: `distance` to `can_play`.

These predicates stand below both rules and policies, so that neither has to import the other, and so that nothing
hidden can decide whether a move is legal.
"""

import numpy as np

from bangsim.content.codes import (
    ANY_OTHER,
    ANYONE,
    ATTACK,
    BANG_CARD,
    BANG_LIMIT,
    BARRELS,
    BEER_CARD,
    DISCARD,
    DYNAMITE,
    EQUIP,
    HEALS_FOR_CARDS,
    HORSE,
    IN_PLAY,
    IN_RANGE,
    JAIL,
    MISSED,
    MISSED_CARD,
    NEAR,
    NO_EFFECT,
    SWAPS_BANG_AND_MISSED,
    TAKE,
)
from bangsim.content.rules import HEAL_REFUSED, SAME_CLASS
from bangsim.core.jit import rule
from bangsim.table.state import Table, View
from bangsim.table.view import distance, effect_of, find_effect, has_in_play, is_alive, kind_of, weapon_range

ANY_DISTANCE = 1000


@rule
def bangs_left(table: Table, me: int) -> int:
    """How many Bang! cards `me` may still play this turn (rulebook 5.1)."""
    limit = np.int64(table.rules.bang_limit) + np.int64(table.traits[me, BANG_LIMIT])
    return limit - np.int64(table.bangs_played)


@rule
def beer_works(table: Table) -> bool:
    """Whether enough players live for a Beer to heal (rulebook 5.3)."""
    return np.int64(table.n_alive) >= np.int64(table.rules.beer_min_players)


@rule
def beer_playable(table: Table) -> bool:
    """Whether a Beer may be played at all, be it in vain (switch blocked_heal)."""
    return beer_works(table) or table.rules.blocked_heal != HEAL_REFUSED


@rule
def used_as(table: Table, me: int, kind: int, effect: int) -> int:
    """The kind as which `me` can use a card of `kind` where `effect` is asked for (Bang!: ATTACK), or -1."""
    if effect == MISSED:
        if effect_of(table, kind) == MISSED:
            return kind
        if kind == BANG_CARD and table.traits[me, SWAPS_BANG_AND_MISSED] != 0:
            return MISSED_CARD
    elif effect == ATTACK:
        if kind == BANG_CARD:
            return kind
        if kind == MISSED_CARD and table.traits[me, SWAPS_BANG_AND_MISSED] != 0:
            return BANG_CARD
    return np.int64(-1)


@rule
def played_as(table: Table, me: int, kind: int) -> int:
    """The kind as which `me` plays a card of `kind` in his own turn; a Missed! has no such use but as a Bang!."""
    if kind == MISSED_CARD and table.traits[me, SWAPS_BANG_AND_MISSED] != 0:
        return BANG_CARD
    return kind


@rule
def room_in_play(table: Table, seat: int) -> bool:
    """Whether another card fits in front of `seat`."""
    return np.int64(table.in_play_n[seat]) < IN_PLAY


@rule
def can_equip(table: Table, me: int, kind: int) -> bool:
    """Whether `me` may put equipment in front of himself (rulebook 5.2, switch equipment_limit)."""
    if has_in_play(table, me, kind) or not room_in_play(table, me):
        return False
    if table.kinds[kind].card_class == HORSE and table.rules.equipment_limit == SAME_CLASS:
        return class_in_play(table, me, HORSE) < 0
    return True


@rule
def class_in_play(table: Table, seat: int, card_class: int) -> int:
    """The place of the first card of a class in front of `seat`, or -1."""
    for place in range(table.in_play_n[seat]):
        if table.kinds[kind_of(table, np.int64(table.in_play[seat, place]))].card_class == card_class:
            return place
    return -1


@rule
def can_hold_dynamite(table: Table, seat: int) -> bool:
    """Whether a Dynamite may come to lie in front of `seat`."""
    free = table.rules.dynamites_stack != 0 or find_effect(table, seat, DYNAMITE) < 0
    return free and room_in_play(table, seat)


@rule
def can_jail(table: Table, me: int, other: int) -> bool:
    """Whether `me` may put `other` in jail (rulebook 5.12)."""
    if other == me or not is_alive(table, other) or not room_in_play(table, other):
        return False
    if other == table.sheriff and table.rules.sheriff_jailable == 0:
        return False
    return table.rules.jails_stack != 0 or find_effect(table, other, JAIL) < 0


@rule
def can_play(table: Table, me: int, kind: int) -> bool:
    """Whether `me` may play a card of `kind` now, as far as no target decides it."""
    effect = effect_of(table, kind)
    if effect == NO_EFFECT or effect == MISSED:
        return False
    if kind == BANG_CARD:
        return bangs_left(table, me) > 0
    if kind == BEER_CARD:
        return beer_playable(table)
    if effect == EQUIP:
        return can_equip(table, me, kind)
    if effect == DYNAMITE:
        return can_hold_dynamite(table, me)
    return True


@rule
def needs_target(table: Table, kind: int) -> bool:
    """Whether a card of `kind` is aimed at one player."""
    reach = np.int64(table.kinds[kind].reach)
    return reach == IN_RANGE or reach == NEAR or reach == ANY_OTHER or reach == ANYONE


@rule
def takes_a_card(table: Table, kind: int) -> bool:
    """Whether a card of `kind` takes or discards a card of its target."""
    effect = effect_of(table, kind)
    return effect == TAKE or effect == DISCARD


@rule
def reach_of(table: Table, me: int, kind: int) -> int:
    """The distance up to which a card of `kind` played by `me` reaches (rulebook 4)."""
    reach = np.int64(table.kinds[kind].reach)
    if reach == IN_RANGE:
        return weapon_range(table, me)
    if reach == NEAR:
        return np.int64(table.kinds[kind].amount)
    return ANY_DISTANCE


@rule
def in_reach(table: Table, me: int, kind: int, other: int) -> bool:
    """Whether a card of `kind` played by `me` reaches `other` (rulebook 4)."""
    return distance(table, me, other) <= reach_of(table, me, kind)


@rule
def can_aim(table: Table, me: int, kind: int, other: int) -> bool:
    """Whether `me` may aim a card of `kind` at `other`; whether there is a card to take is asked apart."""
    if not is_alive(table, other):
        return False
    effect = effect_of(table, kind)
    if effect == JAIL:
        return can_jail(table, me, other)
    if other == me:
        return takes_a_card(table, kind)
    return in_reach(table, me, kind, other)


@rule
def hand_to_take(table: Table, me: int, other: int) -> bool:
    """Whether `other` has a hand card for `me` to take; the card just played does not count."""
    return np.int64(table.hand_n[other]) > (1 if other == me else 0)


@rule
def can_heal_for_cards(table: Table, me: int) -> bool:
    """Whether `me` may discard cards to regain a life point (Sid Ketchum, rulebook 6.12)."""
    cost = np.int64(table.traits[me, HEALS_FOR_CARDS])
    return cost > 0 and np.int64(table.hand_n[me]) >= cost and table.hp[me] < table.max_hp[me]


@rule
def holds_use(table: Table, view: View, effect: int) -> bool:
    """Whether the seat holds a card that it can use where `effect` is asked for."""
    for place in range(table.hand_n[view.me]):
        if used_as(table, np.int64(view.me), kind_of(table, np.int64(view.hand[place])), effect) >= 0:
            return True
    return False


@rule
def holds_beer(table: Table, view: View) -> bool:
    """Whether the seat holds a Beer that it may play at a lethal hit."""
    if not beer_playable(table):
        return False
    for place in range(table.hand_n[view.me]):
        if kind_of(table, np.int64(view.hand[place])) == BEER_CARD:
            return True
    return False


@rule
def barrels_in_play(table: Table, me: int) -> int:
    """Barrels in front of `me`, each good for one draw! against a shot."""
    count = np.int64(0)
    for place in range(table.in_play_n[me]):
        count += np.int64(table.kinds[kind_of(table, np.int64(table.in_play[me, place]))].traits[BARRELS])
    return count
