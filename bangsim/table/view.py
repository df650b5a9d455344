"""What can be read off the table and one's own hand: the words that rules and policies share."""

import numpy as np

from bangsim.content.codes import (
    ALL_HEARTS,
    ALL_SPADES,
    DEPUTY,
    DIAMONDS,
    DYNAMITE,
    EQUIP,
    HEARTS,
    JAIL,
    KINDS,
    NO_EFFECT,
    NUMBERS,
    SEEN_FARTHER,
    SEES_FARTHER,
    SHOOTS_FARTHER,
    SPADES,
)
from bangsim.core.jit import rule
from bangsim.table.state import Table, View

EVERYONE = -1
"""The mask of all seats."""
ONE_SUIT = 1 << (ALL_HEARTS - NUMBERS) | 1 << (ALL_SPADES - NUMBERS)
"""The traits by which all cards have one suit."""
GREEN_EFFECTS = ~(1 << EQUIP | 1 << JAIL | 1 << DYNAMITE)
"""The effects that only green cards have while they lie in front of a player."""


@rule
def bit(seat: int) -> int:
    """The mask of one seat."""
    return np.int64(1) << np.int64(seat)


@rule
def kind_of(table: Table, card: int) -> int:
    """The kind of a card."""
    return np.int64(table.card_kind[card])


@rule
def suit_of(table: Table, card: int) -> int:
    """The printed suit of a card."""
    return np.int64(table.card_index[card]) >> 4


@rule
def rank_of(table: Table, card: int) -> int:
    """The printed rank of a card; an ace is 14."""
    return np.int64(table.card_index[card]) & 15


@rule
def effect_of(table: Table, kind: int) -> int:
    """What a kind of card does."""
    return np.int64(table.kinds[kind].effect)


@rule
def effect_behind(table: Table, why: int) -> int:
    """What the card does that is the reason of something, or nothing where the reason is no card."""
    return effect_of(table, why) if why < KINDS else np.int64(NO_EFFECT)


@rule
def hand_card(view: View, place: int) -> int:
    """The card at a place of one's own hand."""
    return np.int64(view.hand[place])


@rule
def is_alive(table: Table, seat: int) -> bool:
    """Whether the player at `seat` lives."""
    return (np.int64(table.alive) >> np.int64(seat)) & 1 != 0


@rule
def is_red(suit: int) -> bool:
    """Whether a suit is hearts or diamonds."""
    return suit == HEARTS or suit == DIAMONDS


@rule
def suit_for(table: Table, me: int, card: int) -> int:
    """The suit that a card has for `me`: the printed one, or that as which all cards count (rulebook 19.1, 19.2)."""
    if np.int64(table.abilities[me]) & ONE_SUIT == 0:
        return suit_of(table, card)
    return np.int64(HEARTS) if has_ability(table, me, ALL_HEARTS) else np.int64(SPADES)


@rule
def is_ghost(table: Table, seat: int) -> bool:
    """Whether `seat` is out of the game and back for this turn only (rulebook 19.5)."""
    return table.ghost == seat


@rule
def next_alive(table: Table, seat: int) -> int:
    """The next living player clockwise; somebody must live."""
    seat = np.int64(table.after[seat])
    while not is_alive(table, seat):
        seat = np.int64(table.after[seat])
    return seat


@rule
def leader(table: Table) -> int:
    """Who turns the scenario cards: the sheriff, of three players the deputy; else the next who lives (18.1)."""
    seat = np.int64(table.sheriff)
    if seat < 0:
        for other in range(table.n):
            if table.known_role[other] == DEPUTY:
                seat = np.int64(other)
    return seat if is_alive(table, seat) else next_alive(table, seat)


@rule
def distance(table: Table, me: int, other: int) -> int:
    """How far `me` sees `other`: seats between the living, horses and abilities; never below 1 (rulebook 4.1)."""
    farther = np.int64(table.traits[other, SEEN_FARTHER]) - np.int64(table.traits[me, SEES_FARTHER])
    return max(np.int64(1), np.int64(table.gap[me, other]) + farther)


@rule
def weapon_range(table: Table, me: int) -> int:
    """The distance up to which `me` can shoot."""
    return np.int64(1) + np.int64(table.traits[me, SHOOTS_FARTHER])


@rule
def has_in_play(table: Table, seat: int, kind: int) -> bool:
    """Whether a card of `kind` lies in front of `seat`."""
    for place in range(table.in_play_n[seat]):
        if kind_of(table, np.int64(table.in_play[seat, place])) == kind:
            return True
    return False


@rule
def lies_before(table: Table, seat: int, card: int) -> bool:
    """Whether a card lies in front of `seat`."""
    for place in range(table.in_play_n[seat]):
        if np.int64(table.in_play[seat, place]) == card:
            return True
    return False


@rule
def find_effect(table: Table, seat: int, effect: int) -> int:
    """The place of the first card in play in front of `seat` that has `effect`, or -1."""
    for place in range(table.in_play_n[seat]):
        if effect_of(table, kind_of(table, np.int64(table.in_play[seat, place]))) == effect:
            return place
    return -1


@rule
def has_effect(table: Table, seat: int, effect: int) -> bool:
    """Whether a card in front of `seat` that works, a green one only when it is ready, has `effect`."""
    return (np.int64(table.effects[seat]) >> effect) & 1 != 0


@rule
def has_ability(table: Table, seat: int, trait: int) -> bool:
    """Whether a player has an ability that is yes or no."""
    return (np.int64(table.abilities[seat]) >> (trait - NUMBERS)) & 1 != 0


@rule
def has_green(table: Table, seat: int) -> bool:
    """Whether a green card that is ready lies in front of `seat`."""
    return np.int64(table.effects[seat]) & GREEN_EFFECTS != 0


@rule
def is_ready(table: Table, seat: int, place: int) -> bool:
    """Whether a green card in front of `seat` may be used (switch green_ready)."""
    return (np.int64(table.fresh[seat]) >> place) & 1 == 0


@rule
def held(table: Table, view: View, kind: int) -> int:
    """How many cards of `kind` the seat holds."""
    count = 0
    for place in range(table.hand_n[view.me]):
        if kind_of(table, hand_card(view, place)) == kind:
            count += 1
    return count
