"""A position that was written down and not played: rule cases begin with one."""

from bangsim.content.codes import BASIC_CHARACTERS, NOBODY, ROLES, UNDECIDED
from bangsim.core.jit import rule_apart
from bangsim.rules.cards import disarm_others
from bangsim.rules.characters import give_back, refresh_abilities, take_basic_characters
from bangsim.rules.life import refresh_gaps
from bangsim.rules.turn import push_judgements, start_with_scenarios
from bangsim.table.log import PHASE_DISCARD, PHASE_DRAW, PHASE_PLAY, PHASE_START
from bangsim.table.state import Book, State
from bangsim.table.tasks import DISCARD_PHASE, DRAW_PHASE, END_TURN, PLAY, push
from bangsim.table.view import is_alive


@rule_apart
def arrange_position(state: State, book: Book, seat: int, phase: int) -> None:
    """Work out what a position caches, and push what is left of the turn of `seat` from a phase on."""
    table = state.table
    state.depth = 0
    state.answer = NOBODY
    table.over = UNDECIDED
    table.resolving = NOBODY
    table.resolving_suit = NOBODY
    for role in range(len(ROLES)):
        table.role_count[role] = 0
        table.role_left[role] = 0
        state.living[role] = 0
    for other in range(table.n):
        table.role_count[state.role[other]] += 1
        if is_alive(table, other):
            table.role_left[state.role[other]] += 1
            state.living[state.role[other]] += 1
        give_back(state, other)
        refresh_abilities(state, book, other)
    for other in range(table.n):
        if table.traits[other, BASIC_CHARACTERS] > 0:
            take_basic_characters(state, book, other)
    disarm_others(state)
    refresh_gaps(table)
    push(state, END_TURN, seat)
    table.phase = phase
    if phase == PHASE_DISCARD:
        push(state, DISCARD_PHASE, seat)
    elif phase == PHASE_PLAY:
        push(state, PLAY, seat)
    elif phase == PHASE_DRAW:
        push(state, DRAW_PHASE, seat)
    elif phase != PHASE_START or not start_with_scenarios(state, seat):
        push_judgements(state, seat)
