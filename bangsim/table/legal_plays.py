"""What may be done in the play phase: the ways to play each card and to use each ability, in a fixed order."""

import numpy as np

from bangsim.content.codes import (
    ATTACK,
    BANG_CARD,
    DRAWS_FOR_EQUIPMENT,
    DRAWS_FOR_LIFE,
    GREEN,
    HEALS_FOR_CARDS,
    NOBODY,
    NUMBERS,
    ORDERS_PLAYS,
    REPEATS_CARDS,
    RICOCHETS,
    SELLS_FROM_PLAY,
    SHOOTS_FOR_CARDS,
    SHOOTS_WITH_ALL,
    SNIPES,
    STORE_CARD,
    SWAPS_SEATS,
    TAKES_TWO_BANGS,
    TRADES_CARDS,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.table.abilities import (
    any_card_is_a_store,
    can_aim_pair,
    can_copy_play,
    can_draw_for_life,
    can_heal_for_cards,
    can_help,
    can_help_player,
    can_order_player,
    can_repeat,
    can_ricochet,
    can_sell,
    can_sell_equipment,
    can_shoot_for_cards,
    can_snipe,
    can_swap_seats,
    can_trade,
    may_pair,
    playable,
    suit_allowed,
)
from bangsim.table.answers import FROM_HAND, NONE, playing, using
from bangsim.table.asks import (
    can_aim,
    can_play,
    can_play_from_hand,
    hand_to_take,
    needs_target,
    played_as,
    shoots_with,
    takes_a_card,
    used_as,
)
from bangsim.table.state import Table, View
from bangsim.table.view import distance, hand_card, has_ability, is_alive, is_ready, kind_of, weapon_range

LATER_USES = (
    1 << (RICOCHETS - NUMBERS) | 1 << (SNIPES - NUMBERS) | 1 << (SWAPS_SEATS - NUMBERS) | 1 << (ORDERS_PLAYS - NUMBERS)
)
"""What scenario cards allow in the play phase."""


@rule
def left(k: int) -> int:
    """Code of a search that still wants the k-th answer to come; answers are not negative."""
    return -1 - k


@rule
def still(found: int) -> int:
    """The k of a search that found nothing yet."""
    return -1 - found


@rule
def ways_to_take(table: Table, me: int, other: int, card: int, spent: int, k: int) -> int:
    """The k-th card of `other` that can be taken: one of his hand, by chance, or one in front of him.

    A green `card` that is used for it, and so discarded, is not there any more.
    """
    if hand_to_take(table, me, other, spent):
        if k == 0:
            return FROM_HAND
        k -= 1
    for place in range(table.in_play_n[other]):
        if np.int64(table.in_play[other, place]) != card:
            if k == 0:
                return np.int64(table.in_play[other, place])
            k -= 1
    return left(k)


@rule
def ways_to_aim(table: Table, me: int, card: int, kind: int, other: int, cost: int, spent: int, k: int) -> int:
    """The k-th way to play a card at `other`; `spent` hand cards go for it."""
    if not takes_a_card(table, kind):
        return playing(card, kind, other, NONE, cost) if k == 0 else left(k - 1)
    take = ways_to_take(table, me, other, card, spent, k)
    return playing(card, kind, other, take, cost) if take >= 0 else take


@rule
def ways_to_use(table: Table, me: int, card: int, kind: int, cost: int, spent: int, k: int) -> int:
    """The k-th way to play a card as a card of `kind`, with a further card that it costs or none."""
    if not needs_target(table, kind):
        return playing(card, kind, NOBODY, NONE, cost) if k == 0 else left(k - 1)
    for other in range(table.n):
        if can_aim(table, me, kind, other):
            found = ways_to_aim(table, me, card, kind, other, cost, spent, k)
            if found >= 0:
                return found
            k = still(found)
    return left(k)


@rule
def ways_to_play(table: Table, view: View, card: int, kind: int, k: int) -> int:
    """The k-th way to play a card of one's hand as a card of `kind`."""
    me = np.int64(view.me)
    if not can_play_from_hand(table, me, kind):
        return ways_to_lay_before_others(table, me, card, kind, k)
    row = table.kinds[kind]
    if row.border == GREEN:
        return playing(card, kind) if k == 0 else left(k - 1)
    if row.cost == 0:
        found = ways_to_use(table, me, card, kind, NONE, 1, k)
        if found < 0:
            found = ways_to_lay_before_others(table, me, card, kind, still(found))
        if found < 0 and np.int64(table.hand_n[me]) > 1 and may_pair(table, me, kind):
            found = ways_to_pair(table, view, card, kind, still(found))
        return found
    for place in range(table.hand_n[me]):
        cost = hand_card(view, place)
        if cost != card:
            found = ways_to_use(table, me, card, kind, cost, 2, k)
            if found >= 0:
                return found
            k = still(found)
    return left(k)


@rule
def ways_to_lay_before_others(table: Table, me: int, card: int, kind: int, k: int) -> int:
    """The k-th way to give another player the use of a card (Helping Hand, rulebook 15.41)."""
    if not can_help(table, me, kind):
        return left(k)
    for other in range(table.n):
        if can_help_player(table, me, kind, other):
            if k == 0:
                return playing(card, kind, other)
            k -= 1
    return left(k)


@rule_apart
def ways_to_pair(table: Table, view: View, card: int, kind: int, k: int) -> int:
    """The k-th way to play a card with another: as two copies (Economization), or two Bang! at Steel."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        other = hand_card(view, place)
        if other == card or not playable(table, me, other):
            continue
        copies = can_copy_play(table, me, kind)
        if copies:
            found = ways_to_use(table, me, card, kind, other, 2, k)
            if found >= 0:
                return found
            k = still(found)
        if kind == BANG_CARD and used_as(table, me, kind_of(table, other), ATTACK) >= 0:
            for target in range(table.n):
                if has_ability(table, target, TAKES_TWO_BANGS) and can_aim_pair(table, me, target):
                    if k == 0:
                        return playing(card, kind, target, NONE, other)
                    k -= 1
    return left(k)


@rule
def ways_to_play_green(table: Table, me: int, place: int, k: int) -> int:
    """The k-th way to use the card at a place in front of oneself, if it is a green one that is ready."""
    card = np.int64(table.in_play[me, place])
    kind = kind_of(table, card)
    if table.kinds[kind].border != GREEN or not is_ready(table, me, place) or not can_play(table, me, kind):
        return left(k)
    if not suit_allowed(table, card):
        return left(k)
    return ways_to_use(table, me, card, kind, NONE, 0, k)


@rule_apart
def ways_in_showdown(table: Table, view: View, card: int, kind: int, k: int) -> int:
    """The k-th way to play a card where all but Bang! cards may be Bang! (Showdown, rulebook 22.10)."""
    if kind == BANG_CARD:
        return left(k)
    found = ways_to_play(table, view, card, kind, k)
    return found if found >= 0 else ways_to_play(table, view, card, np.int64(BANG_CARD), still(found))


@rule
def legal_play(table: Table, view: View, k: int) -> int:
    """The k-th card play or ability of the play phase after the passing that ends it."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        if not suit_allowed(table, card):
            continue
        kind = played_as(table, me, kind_of(table, card))
        if has_ability(table, me, SHOOTS_WITH_ALL):
            found = ways_in_showdown(table, view, card, kind_of(table, card), k)
        else:
            found = ways_to_play(table, view, card, kind, k)
        if found < 0 and kind != STORE_CARD and any_card_is_a_store(table, me) and playable(table, me, card):
            k = still(found)
            found = playing(card, STORE_CARD) if k == 0 else left(k - 1)
        if found >= 0:
            return found
        k = still(found)
    for place in range(table.in_play_n[me]):
        found = ways_to_play_green(table, me, place, k)
        if found >= 0:
            return found
        k = still(found)
    found = legal_ability(table, view, k)
    return found if found >= 0 else legal_healing(table, me, still(found))


@rule_apart
def legal_ability(table: Table, view: View, k: int) -> int:
    """The k-th use of an ability that only the play phase has."""
    me = np.int64(view.me)
    if can_draw_for_life(table, me):
        if k == 0:
            return using(DRAWS_FOR_LIFE)
        k -= 1
    if can_sell_equipment(table, me):
        for place in range(table.hand_n[me]):
            card = hand_card(view, place)
            if can_sell(table, me, kind_of(table, card)):
                if k == 0:
                    return using(DRAWS_FOR_EQUIPMENT, card)
                k -= 1
        if has_ability(table, me, SELLS_FROM_PLAY):
            for place in range(table.in_play_n[me]):
                card = np.int64(table.in_play[me, place])
                if can_sell(table, me, kind_of(table, card)):
                    if k == 0:
                        return using(DRAWS_FOR_EQUIPMENT, card)
                    k -= 1
    if can_shoot_for_cards(table, me):
        for other in range(table.n):
            if other != me and is_alive(table, other) and distance(table, me, other) <= weapon_range(table, me):
                if k == 0:
                    return using(SHOOTS_FOR_CARDS, NONE, other)
                k -= 1
    if can_trade(table, me):
        for place in range(table.hand_n[me]):
            for other in range(table.n):
                if other != me and is_alive(table, other) and table.hand_n[other] > 0:
                    if k == 0:
                        return using(TRADES_CARDS, hand_card(view, place), other)
                    k -= 1
    if can_repeat(table, me):
        for place in range(table.hand_n[me]):
            if kind_of(table, hand_card(view, place)) == BANG_CARD:
                if k == 0:
                    return using(REPEATS_CARDS, hand_card(view, place))
                k -= 1
    if np.int64(table.abilities[me]) & LATER_USES != 0:
        return legal_later_use(table, view, k)
    return left(k)


@rule_apart
def legal_later_use(table: Table, view: View, k: int) -> int:
    """The k-th use of what scenario cards allow in the play phase."""
    me = np.int64(view.me)
    if has_ability(table, me, RICOCHETS):
        found = ways_to_ricochet(table, view, k)
        if found >= 0:
            return found
        k = still(found)
    if has_ability(table, me, SNIPES):
        found = ways_to_snipe(table, view, k)
        if found >= 0:
            return found
        k = still(found)
    if can_swap_seats(table, me):
        if k == 0:
            return using(SWAPS_SEATS)
        k -= 1
    for other in range(table.n):
        if can_order_player(table, me, other):
            if k == 0:
                return using(ORDERS_PLAYS, NONE, other)
            k -= 1
    return left(k)


@rule
def ways_to_ricochet(table: Table, view: View, k: int) -> int:
    """The k-th way to shoot at a card in front of another player."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        if not shoots_with(table, me, kind_of(table, card)):
            continue
        for other in range(table.n):
            if can_ricochet(table, me, other):
                if k < table.in_play_n[other]:
                    return using(RICOCHETS, card, other, np.int64(table.in_play[other, k]))
                k -= np.int64(table.in_play_n[other])
    return left(k)


@rule
def ways_to_snipe(table: Table, view: View, k: int) -> int:
    """The k-th way to discard two Bang! cards for a shot; each pair counts once."""
    me = np.int64(view.me)
    for place in range(table.hand_n[me]):
        if not shoots_with(table, me, kind_of(table, hand_card(view, place))):
            continue
        for second in range(place + 1, table.hand_n[me]):
            if not shoots_with(table, me, kind_of(table, hand_card(view, second))):
                continue
            for other in range(table.n):
                if can_snipe(table, me, other):
                    if k == 0:
                        return using(SNIPES, hand_card(view, place), other, NONE, hand_card(view, second))
                    k -= 1
    return left(k)


@rule
def legal_healing(table: Table, me: int, k: int) -> int:
    """The use of the ability to discard cards for a life point, if it is the k-th."""
    if can_heal_for_cards(table, me):
        return using(HEALS_FOR_CARDS) if k == 0 else left(k - 1)
    return left(k)


@rule_apart
def must_play_now(table: Table, view: View) -> bool:
    """Whether the seat holds the card that it must play, and can play it as what it is (rulebook 21.7)."""
    me, card = np.int64(view.me), np.int64(table.must_play)
    for place in range(table.hand_n[me]):
        if hand_card(view, place) == card and suit_allowed(table, card) and playable(table, me, card):
            return ways_to_play(table, view, card, kind_of(table, card), 0) >= 0
    return False
