"""The switchboard: for each moment of the game, who reacts, in order.

A reaction pushes tasks or moves cards; it never asks and goes on. Reactions read trait columns, so a character or a
scenario card can have each of them.
"""

from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.base import (
    draw_after_loss,
    refill_empty_hand,
    steal_after_loss,
    take_from_the_dead,
)
from bangsim.rules.abilities.dodge_city import discard_same_name, draw_at_death, draw_what_is_owed, heal_at_death
from bangsim.rules.abilities.powgame import strike_back
from bangsim.rules.cards import take_parked
from bangsim.table.state import State
from bangsim.table.view import next_alive


@rule
def after_loss(state: State, me: int, by: int, n: int, why: int) -> None:
    """`me` lost n life points to `by` and lives."""
    draw_after_loss(state, me, n)
    steal_after_loss(state, me, by, n)
    strike_back(state, me, by, n, why)


@rule
def heirs_take(state: State, me: int) -> bool:
    """`me` is out; whether somebody takes his cards."""
    return take_from_the_dead(state, me)


@rule
def after_death(state: State, dead: int) -> None:
    """The others react to an elimination, clockwise from the dead."""
    seat = dead
    for _ in range(state.table.n_alive):
        seat = next_alive(state.table, seat)
        heal_at_death(state, seat)
        draw_at_death(state, seat, dead)


@rule_apart
def catch_up(state: State, me: int) -> None:
    """`me` has cards that waited, or used some out of turn, or ran out of them; nothing keeps him waiting any more."""
    take_parked(state, me)
    draw_what_is_owed(state, me)
    refill_empty_hand(state, me)


@rule
def card_laid_down(state: State, me: int, owner: int, card: int) -> None:
    """`me` has put a card in play in front of `owner`."""
    discard_same_name(state, me, owner, card)
