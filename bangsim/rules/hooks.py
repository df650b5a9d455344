"""The switchboard: for each moment of the game, who reacts, in order.

A reaction pushes tasks or moves cards; it never asks and goes on. Reactions read trait columns, so a character, a card
in play or an event can have each of them.
"""

from bangsim.core.jit import rule
from bangsim.rules.abilities.base import (
    draw_after_loss,
    refill_empty_hand,
    steal_after_loss,
    take_from_the_dead,
)
from bangsim.table.state import State


@rule
def after_loss(state: State, me: int, by: int, n: int, why: int) -> None:
    """`me` lost n life points to `by` and lives."""
    draw_after_loss(state, me, n)
    steal_after_loss(state, me, by, n)


@rule
def heirs_take(state: State, me: int) -> bool:
    """`me` is out; whether somebody takes his cards."""
    return take_from_the_dead(state, me)


@rule
def hand_is_empty(state: State, me: int) -> None:
    """The hand of `me` ran empty and nothing keeps him waiting."""
    refill_empty_hand(state, me)
