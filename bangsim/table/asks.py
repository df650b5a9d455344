"""What the rules allow, as far as the table and one's own hand decide it: `distance` to `can_play`.

These predicates stand below both rules and policies, so that neither has to import the other, and so that nothing
hidden can decide whether a move is legal.
"""

import numpy as np

from bangsim.content.codes import (
    ANY_CARD_AS_MISSED,
    ANY_OTHER,
    ANYONE,
    ATTACK,
    BANG_CARD,
    BANG_LIMIT,
    BARRELS,
    BEER_CARD,
    BROWN,
    DISCARD,
    DYNAMITE,
    EQUIP,
    GATLING_CARD,
    GREEN,
    HEAL,
    HORSE,
    IN_PLAY,
    IN_RANGE,
    JAIL,
    KINDS,
    LAYS_NOTHING,
    MISSED,
    MISSED_CARD,
    NEAR,
    NO_BANG_IN_TURN,
    NO_BEER,
    NO_EFFECT,
    NO_MISSED,
    NUMBERS,
    SHOOTS_WITH_ALL,
    SWAPS_BANG_AND_MISSED,
    TAKE,
    TAKES_TWO_BANGS,
)
from bangsim.content.rules import HEAL_REFUSED, SAME_CLASS
from bangsim.core.jit import rule, rule_apart
from bangsim.table.log import WHY_A_FISTFUL_OF_CARDS, WHY_SNIPER
from bangsim.table.state import Table, View
from bangsim.table.view import (
    distance,
    effect_of,
    find_effect,
    has_ability,
    has_effect,
    has_green,
    has_in_play,
    is_alive,
    is_ready,
    kind_of,
    weapon_range,
)

ANY_DISTANCE = 1000
OTHER_BANGS = 1 << (NO_BANG_IN_TURN - NUMBERS) | 1 << (SHOOTS_WITH_ALL - NUMBERS)
"""The traits that say otherwise which cards are used as a Bang!."""
BANG_AS_MISSED = 1 << (SWAPS_BANG_AND_MISSED - NUMBERS) | 1 << (SHOOTS_WITH_ALL - NUMBERS)
"""The traits that let a Bang! be used as a Missed!."""


@rule
def bangs_left(table: Table, me: int) -> int:
    """How many Bang! cards `me` may still play this turn (rulebook 5.1, 19.10)."""
    if has_ability(table, me, NO_BANG_IN_TURN):
        return np.int64(0)
    limit = np.int64(table.rules.bang_limit) + np.int64(table.traits[me, BANG_LIMIT])
    return limit - np.int64(table.bangs_played)


@rule
def heal_works(table: Table, kind: int) -> bool:
    """Whether enough players live for a card of `kind` to heal (rulebook 3.9)."""
    return np.int64(table.n_alive) >= np.int64(table.kinds[kind].min_players)


@rule
def heal_playable(table: Table, kind: int) -> bool:
    """Whether a card that heals may be played at all, be it in vain (switch blocked_heal)."""
    return heal_works(table, kind) or table.rules.blocked_heal != HEAL_REFUSED


@rule
def beer_allowed(table: Table, me: int, kind: int) -> bool:
    """Whether `me` may play a card of `kind`, if it is a Beer (The Reverend, rulebook 19.9)."""
    return kind != BEER_CARD or not has_ability(table, me, NO_BEER)


@rule
def counts_as_bang(table: Table, kind: int) -> bool:
    """Whether a shot is a Bang! for the abilities that speak of Bang! (switch gatling_counts_as_bang)."""
    if kind >= KINDS:
        return kind == WHY_SNIPER or kind == WHY_A_FISTFUL_OF_CARDS
    return kind == BANG_CARD or (kind == GATLING_CARD and table.rules.gatling_counts_as_bang != 0)


@rule_apart
def bang_under_scenario(table: Table, me: int, kind: int) -> int:
    """`BANG_CARD` where `me` may use a card of `kind` as such under The Sermon or Showdown, or -1."""
    if has_ability(table, me, NO_BANG_IN_TURN) and table.turn_of == me:
        return np.int64(-1)
    if has_ability(table, me, SHOOTS_WITH_ALL):
        return np.int64(-1 if kind == BANG_CARD else BANG_CARD)
    return np.int64(BANG_CARD if shoots_with(table, me, kind) else -1)


@rule
def shoots_with(table: Table, me: int, kind: int) -> bool:
    """Whether a card of `kind` is a Bang! for `me` where such cards are discarded for a shot."""
    return kind == BANG_CARD or (kind == MISSED_CARD and has_ability(table, me, SWAPS_BANG_AND_MISSED))


@rule
def used_as(table: Table, me: int, kind: int, effect: int) -> int:
    """The kind as which `me` can use a hand card of `kind` where `effect` is asked for (Bang!: ATTACK), or -1."""
    if effect == MISSED:
        if effect_of(table, kind) == MISSED and table.kinds[kind].border == BROWN:
            refused = kind == MISSED_CARD and has_ability(table, me, NO_MISSED)
            return np.int64(-1) if refused else kind
        swaps = kind == BANG_CARD and np.int64(table.abilities[me]) & BANG_AS_MISSED != 0
        if swaps or has_ability(table, me, ANY_CARD_AS_MISSED):
            return MISSED_CARD
    elif effect == ATTACK:
        if np.int64(table.abilities[me]) & OTHER_BANGS != 0:
            return bang_under_scenario(table, me, kind)
        if kind == BANG_CARD:
            return kind
        if kind == MISSED_CARD and has_ability(table, me, SWAPS_BANG_AND_MISSED):
            return BANG_CARD
    return np.int64(-1)


@rule
def played_as(table: Table, me: int, kind: int) -> int:
    """The kind as which `me` plays a card of `kind` in his own turn; a Missed! has no such use but as a Bang!."""
    if kind == MISSED_CARD and has_ability(table, me, SWAPS_BANG_AND_MISSED):
        return BANG_CARD
    return kind


@rule
def room_in_play(table: Table, seat: int) -> bool:
    """Whether another card fits in front of `seat`."""
    return np.int64(table.in_play_n[seat]) < IN_PLAY


@rule
def can_equip(table: Table, me: int, kind: int) -> bool:
    """Whether `me` may put equipment in front of himself (rulebook 5.2, switch equipment_limit)."""
    if has_in_play(table, me, kind) or not room_in_play(table, me) or has_ability(table, me, LAYS_NOTHING):
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
    if has_ability(table, me, LAYS_NOTHING):
        return False
    if other == table.sheriff and table.rules.sheriff_jailable == 0:
        return False
    return table.rules.jails_stack != 0 or find_effect(table, other, JAIL) < 0


@rule
def ready_in_play(table: Table, me: int, kind: int) -> bool:
    """Whether a green card of `kind` in front of `me` may be used."""
    for place in range(table.in_play_n[me]):
        if kind_of(table, np.int64(table.in_play[me, place])) == kind and is_ready(table, me, place):
            return True
    return False


@rule
def can_play(table: Table, me: int, kind: int) -> bool:
    """Whether `me` may play a card of `kind` now, as far as no target decides it; a green one from in front of him."""
    effect = effect_of(table, kind)
    if effect == NO_EFFECT or effect == MISSED:
        return False
    if table.kinds[kind].border == GREEN and not (has_green(table, me) and ready_in_play(table, me, kind)):
        return False
    if kind == BANG_CARD:
        return bangs_left(table, me) > 0
    if effect == HEAL:
        return heal_playable(table, kind) and beer_allowed(table, me, kind)
    if effect == EQUIP:
        return can_equip(table, me, kind)
    if effect == DYNAMITE:
        return can_hold_dynamite(table, me) and not has_ability(table, me, LAYS_NOTHING)
    return True


@rule
def can_play_from_hand(table: Table, me: int, kind: int) -> bool:
    """Whether `me` may play a hand card of `kind` now, as far as no target decides it; a green one is laid down."""
    row = table.kinds[kind]
    if row.border == GREEN:
        return can_equip(table, me, kind)
    return np.int64(table.hand_n[me]) > np.int64(row.cost) and can_play(table, me, kind)


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
        return np.int64(table.kinds[kind].distance)
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
        return takes_a_card(table, kind) or table.kinds[kind].reach == ANYONE
    if kind == BANG_CARD and has_ability(table, other, TAKES_TWO_BANGS):
        return False
    return in_reach(table, me, kind, other)


@rule
def hand_to_take(table: Table, me: int, other: int, spent: int) -> bool:
    """Whether `other` has a hand card for `me` to take; of his own, those spent for it do not count."""
    return np.int64(table.hand_n[other]) > (spent if other == me else 0)


@rule
def has_a_card(table: Table, seat: int) -> bool:
    """Whether a player has a card, in hand or in play."""
    return table.hand_n[seat] + table.in_play_n[seat] > 0


@rule
def holds_use(table: Table, view: View, effect: int) -> bool:
    """Whether the seat has a card that it can use where `effect` is asked for."""
    if effect == MISSED and has_effect(table, np.int64(view.me), MISSED):
        return True
    for place in range(table.hand_n[view.me]):
        if used_as(table, np.int64(view.me), kind_of(table, np.int64(view.hand[place])), effect) >= 0:
            return True
    return False


@rule
def saves(table: Table, me: int, kind: int) -> bool:
    """Whether a card of `kind` may be used at a lethal hit; if it costs another, there must be one."""
    row = table.kinds[kind]
    if row.saves == 0 or not beer_allowed(table, me, kind):
        return False
    return np.int64(table.hand_n[me]) > np.int64(row.cost) and heal_playable(table, kind)


@rule
def green_answer(table: Table, me: int, place: int, effect: int) -> bool:
    """Whether the card at a place in front of `me` is a green one that can be used where `effect` is asked for."""
    row = table.kinds[kind_of(table, np.int64(table.in_play[me, place]))]
    return row.effect == effect and row.border == GREEN and is_ready(table, me, place)


@rule
def green_rescue(table: Table, me: int, place: int) -> bool:
    """Whether the card at a place in front of `me` is a green one that may be used at a lethal hit."""
    row = table.kinds[kind_of(table, np.int64(table.in_play[me, place]))]
    return row.saves != 0 and green_answer(table, me, place, HEAL)


@rule
def holds_rescue(table: Table, view: View) -> bool:
    """Whether the seat has a card that it may use at a lethal hit."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        kind = kind_of(table, np.int64(view.hand[place]))
        if table.kinds[kind].border == BROWN and saves(table, me, kind):
            return True
    if has_effect(table, me, HEAL):
        for place in range(table.in_play_n[me]):
            if green_rescue(table, me, place):
                return True
    return False


@rule
def barrels_in_play(table: Table, me: int) -> int:
    """Barrels in front of `me` that work, each good for one draw! against a shot."""
    count = np.int64(0)
    if not has_effect(table, me, EQUIP):
        return count
    for place in range(table.in_play_n[me]):
        count += np.int64(table.kinds[kind_of(table, np.int64(table.in_play[me, place]))].traits[BARRELS])
    return count
