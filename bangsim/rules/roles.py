"""Who has which role, and who knows it (rulebook 1, 9)."""

import numpy as np

from bangsim.content.codes import DEPUTY, SHERIFF
from bangsim.core.jit import rule
from bangsim.table.log import ROLE_EVENT, note
from bangsim.table.state import State, Table
from bangsim.table.view import bit


@rule
def reveal(state: State, me: int) -> None:
    """Everybody sees the role of `me`."""
    state.table.known_role[me] = state.role[me]


@rule
def all_roles_open(table: Table) -> bool:
    """Whether everybody's role is open (switch open_roles; three players)."""
    return table.rules.open_roles != 0 or table.rules.three_players != 0


@rule
def trade_roles(state: State, one: int, other: int) -> None:
    """Two seats have each other's role."""
    role = np.int64(state.role[one])
    state.role[one] = state.role[other]
    state.role[other] = role
    state.seat[one].role = state.role[one]
    state.seat[other].role = state.role[other]


@rule
def show_deputies(state: State) -> None:
    """The sheriff and his deputies know each other (switch deputies_known)."""
    for me in range(state.table.n):
        state.seat[me].deputies = 0
        if state.role[me] == SHERIFF or state.role[me] == DEPUTY:
            for other in range(state.table.n):
                if state.role[other] == DEPUTY:
                    state.seat[me].deputies |= bit(other)


@rule
def note_role(state: State, me: int) -> None:
    """Log that `me` has another role than before."""
    note(state, ROLE_EVENT, me, np.int64(state.role[me]))
