"""The kinds of task that wait on the stack, and how a task is pushed.

A task is a call with arguments: `me` does or suffers it, `by` caused it, `n` and `m` count, `why` is the card kind or
the reason. Kinds from `FIRST_QUESTION` on are questions put to `me`.
"""

from bangsim.content.codes import (
    ASK_ABILITY,
    ASK_AIM,
    ASK_ATTACK,
    ASK_BLUE,
    ASK_COLOUR,
    ASK_COPY,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_DUEL,
    ASK_DYING,
    ASK_GIVE,
    ASK_INDIANS,
    ASK_JUDGE,
    ASK_JUDGEMENT,
    ASK_KEEP,
    ASK_ORDER,
    ASK_PLAY,
    ASK_ROULETTE,
    ASK_STORE,
    ASK_SUIT,
    ASK_TAKE,
    NOBODY,
)
from bangsim.core.jit import rule
from bangsim.table.state import DEPTH, STACK_FULL, State

TURN, DYNAMITE_STEP, JAIL_STEP, DRAW_PHASE, PLAY_PHASE, DISCARD_PHASE, END_TURN, GO_ON = range(8)
SHOT, DEFEND, INDIAN, CHALLENGED, RESOLVED, DRAW_CARDS, STEAL_CARDS, DYING = range(8, 16)
ROULETTE_TURN, TAKE_CARD, BECOME, COPY, JUDGE, OFFER, REPEAT, GIFT, TAKE_BASICS = range(16, 25)
SCENARIO, START_EFFECTS, JUDGEMENTS, COME_BACK, NEXT_TURN, GHOST_LEAVES, SHOW = range(25, 32)
VOLLEY, DALTON, REVOLVER, IDENTITY, DRAW_NOW, ROLES_DEALT, LIFE_GIVEN = range(32, 39)

FIRST_QUESTION = 40
PLAY = FIRST_QUESTION + ASK_PLAY
ATTACKED = FIRST_QUESTION + ASK_ATTACK
INDIANS_QUESTION = FIRST_QUESTION + ASK_INDIANS
DUEL_QUESTION = FIRST_QUESTION + ASK_DUEL
DYING_QUESTION = FIRST_QUESTION + ASK_DYING
DRAW_QUESTION = FIRST_QUESTION + ASK_DRAW
KEEP_QUESTION = FIRST_QUESTION + ASK_KEEP
STORE_QUESTION = FIRST_QUESTION + ASK_STORE
JUDGEMENT_QUESTION = FIRST_QUESTION + ASK_JUDGEMENT
DISCARD_QUESTION = FIRST_QUESTION + ASK_DISCARD
ROULETTE_QUESTION = FIRST_QUESTION + ASK_ROULETTE
TAKE_QUESTION = FIRST_QUESTION + ASK_TAKE
GIVE_QUESTION = FIRST_QUESTION + ASK_GIVE
COPY_QUESTION = FIRST_QUESTION + ASK_COPY
ABILITY_QUESTION = FIRST_QUESTION + ASK_ABILITY
JUDGE_QUESTION = FIRST_QUESTION + ASK_JUDGE
COLOUR_QUESTION = FIRST_QUESTION + ASK_COLOUR
SUIT_QUESTION = FIRST_QUESTION + ASK_SUIT
BLUE_QUESTION = FIRST_QUESTION + ASK_BLUE
ORDER_QUESTION = FIRST_QUESTION + ASK_ORDER
AIM_QUESTION = FIRST_QUESTION + ASK_AIM


@rule
def push(state: State, kind: int, me: int, by: int = NOBODY, n: int = 0, m: int = 0, why: int = 0) -> None:
    """Put a task on the stack; the last one pushed is done first."""
    if state.depth >= DEPTH:
        state.halt = STACK_FULL
        return
    task = state.stack[state.depth]
    task.kind = kind
    task.me = me
    task.by = by
    task.n = n
    task.m = m
    task.why = why
    state.depth += 1


@rule
def drop(state: State) -> None:
    """Take the task on top off the stack: what it was to do will not be done."""
    state.depth -= 1
