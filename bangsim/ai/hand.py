"""Which cards of a hand a scripted policy thinks of playing, and which one it takes for a kind."""

import numpy as np

from bangsim.content.codes import (
    ATTACK,
    BANG_CARD,
    DIAMONDS,
    GREEN,
    MISSED_CARD,
    SHOOTS_WITH_ALL,
    SWAPS_BANG_AND_MISSED,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.table.abilities import (
    suit_allowed,
)
from bangsim.table.answers import NONE
from bangsim.table.asks import (
    bangs_left,
    played_as,
    used_as,
)
from bangsim.table.state import Table, View
from bangsim.table.view import (
    hand_card,
    has_ability,
    has_green,
    has_in_play,
    is_ready,
    kind_of,
    suit_for,
)

ONE = np.int64(1)
SHOT_AWAY = 64
"""A card worth less is played as a Bang! where any may be."""


@rule
def kinds_to_try(table: Table, view: View) -> int:
    """The kinds that the hand could be played as, as a mask of their places in the order of a turn."""
    me = np.int64(view.me)
    if table.suit_named >= 0 or has_ability(table, me, SHOOTS_WITH_ALL):
        return kinds_under_scenario(table, view) & ~view.refused
    kinds = np.int64(0)
    for place in range(table.hand_n[me]):
        kinds |= ONE << np.int64(table.place_in_order[kind_of(table, hand_card(view, place))])
    if has_green(table, me):
        for place in range(table.in_play_n[me]):
            kind = kind_of(table, np.int64(table.in_play[me, place]))
            if table.kinds[kind].border == GREEN and is_ready(table, me, place):
                kinds |= ONE << np.int64(table.place_in_order[kind])
    missed = ONE << np.int64(table.place_in_order[MISSED_CARD])
    bang = ONE << np.int64(table.place_in_order[BANG_CARD])
    if kinds & missed != 0:
        kinds &= ~missed
        if has_ability(table, me, SWAPS_BANG_AND_MISSED):
            kinds |= bang
    if bangs_left(table, me) <= 0:
        kinds &= ~bang
    return kinds & ~view.refused


@rule_apart
def kinds_under_scenario(table: Table, view: View) -> int:
    """The kinds that the hand could be played as where a suit is named, or any card may be a Bang!."""
    me = np.int64(view.me)
    kinds = np.int64(0)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        kind = played_as(table, me, kind_of(table, card))
        if suit_allowed(table, card) and not (table.kinds[kind].border == GREEN and has_in_play(table, me, kind)):
            kinds |= ONE << np.int64(table.place_in_order[kind])
    for place in range(table.in_play_n[me]):
        card = np.int64(table.in_play[me, place])
        ready = table.kinds[kind_of(table, card)].border == GREEN and is_ready(table, me, place)
        if ready and has_green(table, me) and suit_allowed(table, card):
            kinds |= ONE << np.int64(table.place_in_order[kind_of(table, card)])
    bang = ONE << np.int64(table.place_in_order[BANG_CARD])
    if has_ability(table, me, SHOOTS_WITH_ALL):
        kinds &= ~bang
        if card_to_shoot(table, view) >= 0:
            kinds |= bang
    return kinds & ~bang if bangs_left(table, me) <= 0 else kinds


@rule_apart
def card_to_shoot(table: Table, view: View) -> int:
    """The card worth least that may be played as a Bang!, where all but Bang! cards may; none if all are dear."""
    best, least = np.int64(NONE), np.int64(SHOT_AWAY)
    for place in range(table.hand_n[view.me]):
        card = hand_card(view, place)
        kind = kind_of(table, card)
        if kind != BANG_CARD and suit_allowed(table, card) and table.kinds[kind].worth < least:
            best, least = card, np.int64(table.kinds[kind].worth)
    return best


@rule
def card_to_play(table: Table, view: View, kind: int) -> int:
    """The card that is played as `kind`: a green one in play, one of that kind in the hand, else one used as such."""
    me = np.int64(view.me)
    if table.kinds[kind].border == GREEN and has_in_play(table, me, kind):
        return in_play_of(table, me, kind)
    if kind == BANG_CARD and has_ability(table, me, SHOOTS_WITH_ALL):
        return card_to_shoot(table, view)
    if table.suit_named >= 0:
        return card_of_suit(table, view, kind)
    for place in range(table.hand_n[me]):
        if kind_of(table, hand_card(view, place)) == kind:
            return hand_card(view, place)
    for place in range(table.hand_n[me]):
        if played_as(table, me, kind_of(table, hand_card(view, place))) == kind:
            return hand_card(view, place)
    return np.int64(NONE)


@rule_apart
def card_of_suit(table: Table, view: View, kind: int) -> int:
    """A card of the hand that is played as `kind` and has the suit named; none where there is none."""
    for place in range(table.hand_n[view.me]):
        card = hand_card(view, place)
        if played_as(table, np.int64(view.me), kind_of(table, card)) == kind and suit_allowed(table, card):
            return card
    return np.int64(NONE)


@rule
def in_play_of(table: Table, me: int, kind: int) -> int:
    """The card of `kind` in front of `me`, which must be there."""
    place = np.int64(0)
    while kind_of(table, np.int64(table.in_play[me, place])) != kind:
        place += 1
    return np.int64(table.in_play[me, place])


@rule_apart
def no_diamond(table: Table, view: View, kind: int) -> int:
    """A card of the hand that is played as `kind` and is no diamond; none where all are, or where that is rare.

    Nor is there one where a green card lies in front of the seat, for then that one would be used.
    """
    me = np.int64(view.me)
    green = table.kinds[kind].border == GREEN and has_in_play(table, me, kind)
    if green or has_ability(table, me, SHOOTS_WITH_ALL):
        return np.int64(NONE)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        right_kind = played_as(table, me, kind_of(table, card)) == kind and suit_allowed(table, card)
        if right_kind and suit_for(table, me, card) != DIAMONDS:
            return card
    return np.int64(NONE)


@rule_apart
def second_bang(table: Table, view: View, card: int) -> int:
    """Another card of the hand that can be used as a Bang!."""
    for place in range(table.hand_n[view.me]):
        other = hand_card(view, place)
        if other != card and used_as(table, np.int64(view.me), kind_of(table, other), ATTACK) >= 0:
            return other
    return np.int64(NONE)
