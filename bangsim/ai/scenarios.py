"""What a scripted policy answers and plays because of a scenario card, or of a character with such a trait."""

import numpy as np

from bangsim.ai.worth import FRIENDLY, keep_worth, usable, worst_card
from bangsim.content.codes import (
    ATTACK,
    BANG_CARD,
    BEER_CARD,
    CHANGES_CHARACTER,
    DEPUTY,
    DRAW,
    EQUIP,
    EXCHANGES_CARDS,
    GIVES_LIFE,
    GREEN,
    HEAL,
    HEALS_FOR_DRAWING,
    MUST_PLAY_THREE,
    NOBODY,
    ORDERS_PLAYS,
    ORDERS_USED,
    OUTLAW,
    RICOCHETS,
    SNIPES,
    STORE,
    SUITS,
    SWAPS_SEATS,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.table.abilities import (
    ENOUGH_PLAYS,
    NEW_LIFE,
    can_give_life,
    can_order,
    can_order_at,
    can_order_player,
    can_ricochet,
    can_snipe,
    can_swap_seats,
    right_neighbour,
    suit_allowed,
)
from bangsim.table.answers import (
    BLACK,
    NONE,
    PASS,
    RED,
    choosing_kind,
    choosing_player,
    choosing_suit,
    discarding,
    playing,
    using,
)
from bangsim.table.asks import can_play_from_hand, heal_works, needs_target, shoots_with
from bangsim.table.legal import legal_aim, legal_order
from bangsim.table.legal_plays import must_play_now, ways_to_play
from bangsim.table.log import WHY_BLOOD_BROTHERS, WHY_HARD_LIQUOR, WHY_NEW_IDENTITY
from bangsim.table.state import Table, Task, View, Weights
from bangsim.table.tasks import BLUE_QUESTION, COLOUR_QUESTION, ORDER_QUESTION, SUIT_QUESTION
from bangsim.table.view import hand_card, has_ability, held, is_ready, is_red, kind_of, suit_for, suit_of

EXCHANGED = 42
"""A card worth less is exchanged for one from the deck."""
STRUCK = 40
"""A card in play worth more is worth a Bang! that would not be played otherwise."""
SPARED = 3
"""The life points from which on one is given to a friend who has few."""
FEW = 2
"""A hand of no more cards is small; a friend with fewer life points is in need."""
MANY = 999
GOES_ROUND = 300
"""From this turn on nobody is passed over any more: of three players two could pass over the third for ever."""
WIDTH = 15
"""The bits that the worth of all cards of a suit takes."""


@rule_apart
def answer_to_scenario(task: Task, table: Table, view: View, weights: Weights) -> int:
    """The answer to a question that only scenario cards ask."""
    kind, me = np.int64(task.kind), np.int64(view.me)
    if kind == COLOUR_QUESTION:
        return choosing_suit(likelier_colour(table, view))
    if kind == SUIT_QUESTION:
        return choosing_suit(best_suit(table, view, weights))
    if kind == BLUE_QUESTION:
        return discarding(worst_blue(table, me))
    if kind == ORDER_QUESTION:
        return choosing_kind(kind_to_order(table, view, np.int64(task.by)))
    return aim_of_order(table, view, np.int64(task.by), np.int64(task.n), np.int64(task.m))


@rule_apart
def answer_to_scenario_offer(task: Task, table: Table, view: View, weights: Weights) -> int:
    """Whether to use what a scenario card offers beside the plays of a turn."""
    me, why = np.int64(view.me), np.int64(task.why)
    if why == WHY_HARD_LIQUOR:
        few = table.hp[me] == 1 and table.hand_n[me] > FEW and held(table, view, BEER_CARD) == 0
        return using(HEALS_FOR_DRAWING) if few else PASS
    if why == WHY_NEW_IDENTITY:
        better = table.hp[me] == NEW_LIFE and task.m > table.ability_worth[me]
        return using(CHANGES_CHARACTER) if table.hp[me] < NEW_LIFE or better else PASS
    if why == WHY_BLOOD_BROTHERS:
        other = friend_in_need(table, view)
        return using(GIVES_LIFE, NONE, other) if other >= 0 else PASS
    worth = keep_worth(table, view, weights, hand_card(view, worst_card(table, view, weights)))
    return using(EXCHANGES_CARDS) if worth < EXCHANGED else PASS


@rule_apart
def card_to_exchange(table: Table, view: View, weights: Weights) -> int:
    """The worst card of the hand, if one from the deck is likely to be better; else stop."""
    card = hand_card(view, worst_card(table, view, weights))
    return discarding(card) if keep_worth(table, view, weights, card) < EXCHANGED else PASS


@rule
def friend_in_need(table: Table, view: View) -> int:
    """A sure friend with few life points, for who can spare one; nobody where there is none."""
    me = np.int64(view.me)
    if table.hp[me] < SPARED or (view.role != DEPUTY and view.role != OUTLAW):
        return NOBODY
    for other in range(table.n):
        if view.enmity[other] <= FRIENDLY and table.hp[other] < FEW and can_give_life(table, me, np.int64(other)):
            return other
    return NOBODY


@rule
def likelier_colour(table: Table, view: View) -> int:
    """The colour of which fewer cards are in this hand and in front of everybody."""
    me, red = np.int64(view.me), np.int64(0)
    for place in range(table.hand_n[me]):
        red += colour_count(table, me, hand_card(view, place))
    for seat in range(table.n):
        for place in range(table.in_play_n[seat]):
            red += colour_count(table, me, np.int64(table.in_play[seat, place]))
    return RED if red <= 0 else BLACK


@rule
def colour_count(table: Table, me: int, card: int) -> int:
    """1 for a red card, -1 for a black one."""
    suit = suit_for(table, me, card)
    return 1 if is_red(suit) else -1


@rule
def best_suit(table: Table, view: View, weights: Weights) -> int:
    """The suit of which this seat can play most that is worth anything to it now."""
    me, totals = np.int64(view.me), np.int64(0)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        if worth_naming(table, me, kind_of(table, card)):
            totals += max(np.int64(0), keep_worth(table, view, weights, card)) << (WIDTH * suit_of(table, card))
    for place in range(table.in_play_n[me]):
        card = np.int64(table.in_play[me, place])
        row = table.kinds[kind_of(table, card)]
        if row.border == GREEN and is_ready(table, me, place):
            totals += np.int64(row.worth) << (WIDTH * suit_of(table, card))
    best = np.int64(0)
    for suit in range(1, len(SUITS)):
        if total_of(totals, np.int64(suit)) > total_of(totals, best):
            best = np.int64(suit)
    return best


@rule
def total_of(totals: int, suit: int) -> int:
    """The total of one suit, where those of all stand in one number."""
    return (totals >> (WIDTH * suit)) & ((1 << WIDTH) - 1)


@rule
def worth_naming(table: Table, me: int, kind: int) -> bool:
    """Whether `me` can play a card of `kind`, and not in vain: a card that heals only when he is hurt."""
    row = table.kinds[kind]
    in_vain = row.effect == HEAL and (table.hp[me] >= table.max_hp[me] or not heal_works(table, kind))
    return can_play_from_hand(table, me, kind) and not in_vain


@rule
def worst_blue(table: Table, me: int) -> int:
    """The blue card in front of `me` that he misses least; Jail and Dynamite he does not miss at all."""
    best, least = np.int64(NONE), np.int64(MANY)
    for place in range(table.in_play_n[me]):
        card = np.int64(table.in_play[me, place])
        row = table.kinds[kind_of(table, card)]
        worth = np.int64(row.worth) if row.effect == EQUIP else np.int64(-1)
        if row.border != GREEN and worth < least:
            best, least = card, worth
    return best


# Dorothy Rage


@rule
def best_aim(table: Table, view: View, other: int) -> int:
    """The enemy at whom `other` would best shoot; nobody where he reaches none."""
    best, most = np.int64(NOBODY), np.int64(0)
    for aim in range(table.n):
        if aim != other and view.enmity[aim] > most and can_order_at(table, other, BANG_CARD, np.int64(aim)):
            best, most = np.int64(aim), np.int64(view.enmity[aim])
    return best


@rule
def kind_to_order(table: Table, view: View, other: int) -> int:
    """A Bang! at an enemy, else a Beer that does nothing, else the first that can be ordered."""
    wanted = BANG_CARD if best_aim(table, view, other) >= 0 else BEER_CARD
    k = np.int64(0)
    answer = legal_order(table, other, k)
    while answer >= 0:
        if answer == choosing_kind(wanted):
            return wanted
        k += 1
        answer = legal_order(table, other, k)
    first = np.int64(0)
    while not can_order(table, other, first) or legal_order(table, other, 0) != choosing_kind(first):
        first += 1
    return first


@rule
def aim_of_order(table: Table, view: View, other: int, kind: int, aim: int) -> int:
    """At whom `other` must play: the worst enemy that he reaches, or whom he must."""
    best = best_aim(table, view, other) if kind == BANG_CARD and aim < 0 else np.int64(NOBODY)
    return choosing_player(best) if best >= 0 else legal_aim(table, other, kind, aim, 0)


@rule
def whom_to_order(table: Table, view: View) -> int:
    """The enemy with most cards who could be made to shoot another, or to waste a Beer."""
    best, most = np.int64(NOBODY), np.int64(0)
    for other in range(table.n):
        if view.enmity[other] > 0 and can_order_player(table, np.int64(view.me), np.int64(other)):
            full = table.hp[other] == table.max_hp[other] and can_order(table, np.int64(other), BEER_CARD)
            if table.hand_n[other] > most and (full or best_aim(table, view, np.int64(other)) >= 0):
                best, most = np.int64(other), np.int64(table.hand_n[other])
    return best


# The play phase


@rule_apart
def scenario_play(table: Table, view: View) -> int:
    """What to do by a scenario card when no card is worth playing any more, or passing."""
    me = np.int64(view.me)
    if can_swap_seats(table, me) and view.enmity[right_neighbour(table, me)] > 0 and table.turn < GOES_ROUND:
        return using(SWAPS_SEATS)
    if has_ability(table, me, ORDERS_PLAYS) and table.used[ORDERS_USED] == 0:
        other = whom_to_order(table, view)
        if other >= 0:
            return using(ORDERS_PLAYS, NONE, other)
    spare = table.hand_n[me] > table.hp[me]
    if has_ability(table, me, SNIPES):
        answer = best_snipe(table, view, spare)
        if answer != PASS:
            return answer
    if has_ability(table, me, RICOCHETS) and (spare or usable(table, view, ATTACK) > 1):
        return best_ricochet(table, view)
    return PASS


@rule
def best_snipe(table: Table, view: View, spare: bool) -> int:
    """Two Bang! cards at the weakest enemy within range, if they are to spare or it is his last life point."""
    me = np.int64(view.me)
    first, second = np.int64(NONE), np.int64(NONE)
    for place in range(table.hand_n[me]):
        if shoots_with(table, me, kind_of(table, hand_card(view, place))):
            second = first
            first = hand_card(view, place)
    if second == NONE:
        return PASS
    best, least = np.int64(NOBODY), np.int64(MANY)
    for other in range(table.n):
        wanted = view.enmity[other] > 0 and table.hp[other] < least and (spare or table.hp[other] == 1)
        if wanted and can_snipe(table, me, np.int64(other)):
            best, least = np.int64(other), np.int64(table.hp[other])
    return using(SNIPES, first, best, NONE, second) if best >= 0 else PASS


@rule
def best_ricochet(table: Table, view: View) -> int:
    """A Bang! at the best card in front of an enemy, if it is good."""
    me = np.int64(view.me)
    bang = np.int64(NONE)
    for place in range(table.hand_n[me]):
        if shoots_with(table, me, kind_of(table, hand_card(view, place))):
            bang = hand_card(view, place)
    best, owner, most = np.int64(NONE), np.int64(NOBODY), np.int64(STRUCK)
    for other in range(table.n):
        if view.enmity[other] > 0 and can_ricochet(table, me, np.int64(other)):
            for place in range(table.in_play_n[other]):
                card = np.int64(table.in_play[other, place])
                row = table.kinds[kind_of(table, card)]
                if (row.effect == EQUIP or row.border == GREEN) and row.worth > most:
                    best, owner, most = card, np.int64(other), np.int64(row.worth)
    return using(RICOCHETS, bang, owner, best) if best >= 0 and bang >= 0 else PASS


@rule_apart
def play_rather_than_pass(table: Table, view: View) -> int:
    """The card that must be played, or one that costs less than playing too few; else pass."""
    me = np.int64(view.me)
    if table.must_play >= 0 and must_play_now(table, view):
        card = np.int64(table.must_play)
        return ways_to_play(table, view, card, kind_of(table, card), 0)
    needed = ENOUGH_PLAYS - np.int64(table.plays)
    if not has_ability(table, me, MUST_PLAY_THREE) or needed <= 0:
        return PASS
    count, first = np.int64(0), np.int64(NONE)
    for place in range(table.hand_n[me]):
        card = hand_card(view, place)
        if harmless(table, me, kind_of(table, card)) and suit_allowed(table, card):
            count += 1
            first = card
    return playing(first, kind_of(table, first)) if first >= 0 and count >= needed else PASS


@rule
def harmless(table: Table, me: int, kind: int) -> bool:
    """Whether a card of `kind` can be played to no one's harm, if only to have played it."""
    row = table.kinds[kind]
    if row.cost > 0 or not can_play_from_hand(table, me, kind):
        return False
    quiet = row.effect == EQUIP or row.effect == HEAL or row.effect == DRAW or row.effect == STORE
    return row.border == GREEN or (quiet and not needs_target(table, kind))
