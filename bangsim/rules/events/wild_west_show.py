"""What the scenario cards of Wild West Show do, where it is more than a trait (rulebook 22)."""

import numpy as np

from bangsim.content.codes import BANG_CARD, BROWN, MISSED, NEW_GOALS, NOBODY, SEATS, SWAPS_USED
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import DEAL_STREAM, draw_cards, random_below
from bangsim.rules.life import come_back, discard_hand, lose, refresh_gaps
from bangsim.rules.roles import all_roles_open, note_role, reveal, show_deputies, trade_roles
from bangsim.table.abilities import ENOUGH_PLAYS, right_neighbour
from bangsim.table.log import (
    USE_EVENT,
    WHY_BONE_ORCHARD,
    WHY_DARLING_VALENTINE,
    WHY_LADY_ROSA_OF_TEXAS,
    WHY_MISS_SUSANNA,
    note,
)
from bangsim.table.state import State, Table
from bangsim.table.view import bit, effect_of, hand_card, is_alive, kind_of


@rule_apart
def change_hand(state: State, me: int) -> None:
    """Darling Valentine: `me` discards his hand and draws as many cards (rulebook 22.3)."""
    n = np.int64(state.table.hand_n[me])
    discard_hand(state, me, WHY_DARLING_VALENTINE)
    draw_cards(state, me, n, WHY_DARLING_VALENTINE)


@rule
def pay_for_idling(state: State, me: int) -> None:
    """Miss Susanna: `me` has played too few cards in his turn (rulebook 22.8)."""
    if is_alive(state.table, me) and state.table.plays < ENOUGH_PLAYS:
        lose(state, me, 1, NOBODY, WHY_MISS_SUSANNA)


@rule_apart
def swap_seats(state: State, me: int) -> None:
    """Lady Rose of Texas: `me` and the neighbour on his right change seats; that one loses a turn (rulebook 22.7)."""
    table = state.table
    other = right_neighbour(table, me)
    table.used[SWAPS_USED] = 1
    note(state, USE_EVENT, me, WHY_LADY_ROSA_OF_TEXAS, other)
    before, after = np.int64(table.before[other]), np.int64(table.after[me])
    if table.after[other] == me:
        link(table, other, after)
        link(table, before, me)
        link(table, me, other)
    else:
        next_one, last_one = np.int64(table.after[other]), np.int64(table.before[me])
        link(table, before, me)
        link(table, me, next_one)
        link(table, last_one, other)
        link(table, other, after)
    table.skips = np.int64(table.skips) | bit(other)
    refresh_gaps(table)


@rule
def link(table: Table, one: int, other: int) -> None:
    """`other` sits next to `one`, clockwise."""
    table.after[one] = other
    table.before[other] = one


# Roles


@rule_apart
def rise(state: State, me: int) -> None:
    """Bone Orchard: `me` is back for good with a life point and a role of the eliminated (rulebook 22.2)."""
    table = state.table
    dead = np.int64(0)
    for seat in range(table.n):
        dead += np.int64(not is_alive(table, seat))
    k = random_below(state, DEAL_STREAM, dead)
    alike = True
    for seat in range(table.n):
        if not is_alive(table, seat):
            alike = alike and state.role[seat] == state.role[me]
    for seat in range(table.n):
        if not is_alive(table, seat):
            if k == 0:
                differs = state.role[seat] != state.role[me]
                trade_roles(state, me, np.int64(seat))
                if differs:
                    note_role(state, np.int64(seat))
            k -= 1
    note_role(state, me)
    if not alike:
        hide_the_dead(state)
    if table.rules.deputies_known != 0:
        show_deputies(state)
    come_back(state, me, 1, WHY_BONE_ORCHARD)
    table.act = NEW_GOALS
    table.act_on = me


@rule
def hide_the_dead(state: State) -> None:
    """Nobody knows any more which of the eliminated has which role, unless all roles are open."""
    table = state.table
    if all_roles_open(table):
        for seat in range(table.n):
            reveal(state, seat)
        return
    for seat in range(table.n):
        role = np.int64(table.known_role[seat])
        if not is_alive(table, seat) and role >= 0:
            table.known_role[seat] = NOBODY
            table.role_left[role] += 1


@rule_apart
def deal_roles_anew(state: State) -> None:
    """Helena Zontero: the living but the sheriff shuffle their roles and deal them again (rulebook 22.6)."""
    table = state.table
    dealt = np.int64(0)
    for seat in range(table.n):
        if takes_part(state, seat):
            dealt += 1
            k = random_below(state, DEAL_STREAM, dealt)
            for other in range(seat + 1):
                if takes_part(state, other):
                    if k == 0 and other != seat:
                        trade_roles(state, np.int64(seat), np.int64(other))
                    k -= 1
    for seat in range(table.n):
        if takes_part(state, seat):
            table.known_role[seat] = NOBODY
            if all_roles_open(table):
                reveal(state, seat)
            note_role(state, np.int64(seat))
    if table.rules.deputies_known != 0:
        show_deputies(state)
    table.act = NEW_GOALS
    table.act_on = SEATS


@rule
def takes_part(state: State, seat: int) -> bool:
    """Whether a player lives and is not the sheriff."""
    return is_alive(state.table, seat) and seat != state.table.sheriff


@rule_apart
def open_hands(state: State, me: int) -> None:
    """Sacagaway: `me` sees how many Missed! and Bang! the others hold (rulebook 22.9)."""
    table = state.table
    for seat in range(table.n):
        if seat == me or not is_alive(table, seat):
            continue
        missed, bangs = np.int64(0), np.int64(0)
        for place in range(table.hand_n[seat]):
            kind = kind_of(table, hand_card(state.seat[seat], place))
            missed += np.int64(effect_of(table, kind) == MISSED and table.kinds[kind].border == BROWN)
            bangs += np.int64(kind == BANG_CARD)
        table.open_missed[seat] = missed
        table.open_bangs[seat] = bangs
