"""The switchboard of scenario cards: what acts when one is turned, and when a turn begins and ends.

Whatever else they do is a trait that lies over everybody, which the rules look up where it counts.
"""

import numpy as np

from bangsim.content.codes import (
    ANOTHER_TURN,
    BLEEDS,
    BONE_ORCHARD,
    CHANGES_CHARACTER,
    CHANGES_HAND,
    DEAD_MAN,
    GHOST_TOWN,
    GIVES_LIFE,
    GOLD_RUSH,
    HELENA_ZONTERO,
    MUST_PLAY_THREE,
    NOBODY,
    NUMBERS,
    RUSSIAN_ROULETTE,
    SHOT_AT_START,
    THE_DALTONS,
    THE_DOCTOR,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.events.fistful_of_cards import load_revolver, open_volley, return_once
from bangsim.rules.events.high_noon import bleed, haunt, heal_the_weakest
from bangsim.rules.events.wild_west_show import change_hand, pay_for_idling, rise
from bangsim.rules.judgements import judge
from bangsim.rules.phases import NO_EXTRA
from bangsim.table.log import WHY_BLOOD_BROTHERS, WHY_HELENA_ZONTERO, WHY_VENDETTA
from bangsim.table.state import State, Table
from bangsim.table.tasks import DALTON, GHOST_LEAVES, IDENTITY, JUDGE, NEXT_TURN, OFFER, push
from bangsim.table.view import bit, has_ability, is_alive, is_ghost, leader, next_alive

AT_START = (
    1 << (BLEEDS - NUMBERS)
    | 1 << (SHOT_AT_START - NUMBERS)
    | 1 << (CHANGES_HAND - NUMBERS)
    | 1 << (GIVES_LIFE - NUMBERS)
    | 1 << (CHANGES_CHARACTER - NUMBERS)
)
"""The traits that act at the start of their owner's turn."""
AT_END = 1 << (ANOTHER_TURN - NUMBERS) | 1 << (MUST_PLAY_THREE - NUMBERS)
"""The traits that act at its end."""


@rule_apart
def when_turned(state: State, me: int, event: int) -> None:
    """What a scenario card does when it is turned in a turn of `me` (rulebook 18.3)."""
    first = leader(state.table)
    if event == THE_DALTONS:
        push(state, DALTON, first, NOBODY, np.int64(state.table.n_alive))
    elif event == THE_DOCTOR:
        heal_the_weakest(state)
    elif event == RUSSIAN_ROULETTE:
        load_revolver(state, first)
    elif event == HELENA_ZONTERO:
        judge(state, me, NOBODY, 0, 0, WHY_HELENA_ZONTERO)


@rule
def acts_at_start(table: Table, me: int) -> bool:
    """Whether something acts at the start of a turn of `me`."""
    return np.int64(table.abilities[me]) & AT_START != 0


@rule_apart
def at_turn_start(state: State, me: int) -> None:
    """What scenario cards do at the start of a turn of `me` (rulebook 18.2); the last pushed comes first."""
    table = state.table
    if not is_alive(table, me):
        return
    if has_ability(table, me, CHANGES_CHARACTER):
        push(state, IDENTITY, me)
    if has_ability(table, me, GIVES_LIFE):
        push(state, OFFER, me, NOBODY, 0, 0, WHY_BLOOD_BROTHERS)
    if has_ability(table, me, CHANGES_HAND):
        change_hand(state, me)
    if has_ability(table, me, SHOT_AT_START):
        open_volley(state, me)
    if has_ability(table, me, BLEEDS):
        bleed(state, me)


@rule
def may_return(table: Table, seat: int) -> bool:
    """Whether the eliminated `seat` comes back at his turn."""
    if table.show == BONE_ORCHARD or table.event == GHOST_TOWN:
        return True
    return table.event == DEAD_MAN and table.first_out == seat


@rule_apart
def return_to_game(state: State, me: int) -> None:
    """The eliminated `me` comes back at his turn, for good where a card says so (rulebook 19.5, 21.4, 22.2)."""
    if state.table.show == BONE_ORCHARD:
        rise(state, me)
    elif state.table.event == GHOST_TOWN:
        haunt(state, me)
    else:
        return_once(state, me)


@rule_apart
def next_turn_of(table: Table, me: int) -> int:
    """Who has the next turn: skipped players lose theirs, and the eliminated may come back (rulebook 18.8)."""
    seat = me
    for _ in range(2 * np.int64(table.n)):
        seat = np.int64(table.before[seat]) if table.event == GOLD_RUSH else np.int64(table.after[seat])
        if is_alive(table, seat):
            if np.int64(table.skips) & bit(seat) == 0:
                return seat
            table.skips = np.int64(table.skips) & ~bit(seat)
        elif may_return(table, seat):
            return seat
    return next_alive(table, me)


@rule_apart
def at_turn_end(state: State, me: int) -> int:
    """Who has the next turn, or -1 where scenario cards do something at the end of this one before (rulebook 18.8)."""
    table = state.table
    if not is_ghost(table, me) and np.int64(table.abilities[me]) & AT_END == 0:
        return next_turn_of(table, me)
    push(state, NEXT_TURN, me)
    if is_ghost(table, me):
        push(state, GHOST_LEAVES, me)
    if is_alive(table, me) and table.jailed == 0:
        if has_ability(table, me, ANOTHER_TURN) and table.extra == NO_EXTRA:
            push(state, JUDGE, me, NOBODY, 0, 0, WHY_VENDETTA)
        if has_ability(table, me, MUST_PLAY_THREE):
            pay_for_idling(state, me)
    return np.int64(NOBODY)
