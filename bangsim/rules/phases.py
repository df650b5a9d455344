"""How phases of a turn and effects begin; jail leaves some phases out (rulebook 3)."""

import numpy as np

from bangsim.content.codes import KINDS, NAMES_SUIT
from bangsim.content.rules import JAIL_SKIPS_TURN
from bangsim.core.jit import rule
from bangsim.table.log import PHASE_EVENT, PHASE_PLAY, note
from bangsim.table.state import State, Table
from bangsim.table.tasks import DISCARD_PHASE, PLAY, SUIT_QUESTION, push
from bangsim.table.view import has_ability, is_alive

NO_EXTRA, EXTRA, GRANTED = range(3)
"""Whether a turn is an extra one, or one after which its player has an extra one."""
SOMETHING_ELSE = KINDS
"""What resolves where it is no card."""


@rule
def begin_effect(table: Table, what: int, suit: int) -> None:
    """Something of a suit begins to resolve: it hits for a life point, one Missed! stops it, all may yet answer it."""
    table.resolving = what
    table.resolving_suit = suit
    table.card_factor = 1
    table.card_damage = 1
    table.card_missed = 1
    table.affected = np.int64(table.affected) | np.int64(table.affected_now)
    table.affected_now = 0
    table.turns_tried = 0
    table.turns_ready = 0


@rule
def act(state: State, me: int, target: int, effect: int) -> None:
    """Everybody sees that `me` aims something at `target`."""
    table = state.table
    table.act = effect
    table.act_by = me
    table.act_on = target


@rule
def enter(state: State, me: int, phase: int) -> None:
    """A phase begins."""
    state.table.phase = phase
    note(state, PHASE_EVENT, me, phase)


@rule
def stay_in_jail(state: State, me: int) -> None:
    """Jail costs `me` his turn, or all of it but the discard phase (switch jail_skips)."""
    if state.table.rules.jail_skips != JAIL_SKIPS_TURN:
        push(state, DISCARD_PHASE, me)


@rule
def play_phase(state: State, me: int) -> None:
    """`me` is asked what he plays (rulebook 3.3)."""
    table = state.table
    if not is_alive(table, me):
        return
    if table.jailed != 0:
        stay_in_jail(state, me)
        return
    enter(state, me, PHASE_PLAY)
    push(state, PLAY, me)
    if has_ability(table, me, NAMES_SUIT):
        push(state, SUIT_QUESTION, me)
