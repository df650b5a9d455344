"""What the scenario cards of High Noon do, where it is more than a trait (rulebook 19)."""

import numpy as np

from bangsim.content.codes import BLUE, NOBODY
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import discard_from_play, place_in_play
from bangsim.rules.healing import heal
from bangsim.rules.life import bury, check_end, come_back, leave, lose
from bangsim.table.answers import card_of, name_of
from bangsim.table.log import (
    CHOOSE_EVENT,
    OUT_EVENT,
    USE_EVENT,
    WHY_GHOST_TOWN,
    WHY_HANDCUFFS,
    WHY_HIGH_NOON,
    WHY_THE_DALTONS,
    WHY_THE_DOCTOR,
    note,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import BLUE_QUESTION, DALTON, push
from bangsim.table.view import is_alive, is_ghost, kind_of, next_alive

MANY = 999


@rule
def bleed(state: State, me: int) -> None:
    """High Noon: `me` loses a life point at the start of his turn (rulebook 19.13)."""
    lose(state, me, 1, NOBODY, WHY_HIGH_NOON)


@rule_apart
def heal_the_weakest(state: State) -> None:
    """The Doctor: whoever has the fewest life points regains one (rulebook 19.4)."""
    table = state.table
    least = np.int64(MANY)
    for seat in range(table.n):
        if is_alive(table, seat) and not is_ghost(table, seat):
            least = min(least, np.int64(table.hp[seat]))
    for seat in range(table.n):
        if is_alive(table, seat) and table.hp[seat] == least:
            heal(state, seat, 1, NOBODY, WHY_THE_DOCTOR)


@rule_apart
def discard_blue(state: State, me: int, n: int) -> None:
    """The Daltons: `me` discards a blue card in front of him, then n - 1 after him, clockwise (rulebook 19.3)."""
    table = state.table
    if n > 1:
        push(state, DALTON, next_alive(table, me), NOBODY, n - 1)
    blue, place = np.int64(0), np.int64(0)
    for i in range(table.in_play_n[me]):
        if is_blue(table, np.int64(table.in_play[me, i])):
            blue += 1
            place = np.int64(i)
    if blue == 1:
        discard_from_play(state, me, place, WHY_THE_DALTONS)
    elif blue > 1:
        push(state, BLUE_QUESTION, me)


@rule
def is_blue(table: Table, card: int) -> bool:
    """Whether a card is blue."""
    return table.kinds[kind_of(table, card)].border == BLUE


@rule
def blue_chosen(state: State, me: int, answer: int) -> None:
    """`me` has chosen which blue card he discards."""
    card = card_of(answer)
    note(state, CHOOSE_EVENT, me, card)
    discard_from_play(state, me, place_in_play(state, me, card), WHY_THE_DALTONS)


@rule
def suit_chosen(state: State, me: int, answer: int) -> None:
    """Handcuffs: `me` has named the suit of the cards he will play in this turn (rulebook 20.2)."""
    state.table.suit_named = name_of(answer)
    note(state, USE_EVENT, me, WHY_HANDCUFFS, NOBODY, NOBODY, name_of(answer))


@rule_apart
def haunt(state: State, me: int) -> None:
    """Ghost Town: the eliminated `me` is back for this turn (rulebook 19.5)."""
    state.table.ghost = me
    come_back(state, me, 0, WHY_GHOST_TOWN)


@rule_apart
def leave_again(state: State, me: int) -> None:
    """Ghost Town: the ghost leaves at the end of his turn, his cards discarded; nobody is rewarded for it."""
    state.table.ghost = NOBODY
    leave(state, me)
    note(state, OUT_EVENT, me, np.int64(state.role[me]), NOBODY, WHY_GHOST_TOWN)
    bury(state, me)
    check_end(state)
