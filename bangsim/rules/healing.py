"""How life points come back (rulebook 3.7, 5.3)."""

import numpy as np

from bangsim.content.codes import BEER_CARD, BEER_HEALS_MORE
from bangsim.core.jit import rule
from bangsim.table.asks import heal_works
from bangsim.table.log import HEAL_EVENT, note
from bangsim.table.state import State
from bangsim.table.view import is_ghost


@rule
def heal(state: State, me: int, n: int, by: int, why: int) -> None:
    """`me` regains up to n life points, never above his maximum."""
    table = state.table
    gained = min(n, np.int64(table.max_hp[me]) - np.int64(table.hp[me]))
    if gained > 0 and not is_ghost(table, me):
        table.hp[me] += gained
        note(state, HEAL_EVENT, me, gained, by, why, np.int64(table.hp[me]))


@rule
def heal_with(state: State, me: int, by: int, kind: int, times: int) -> None:
    """A card of `by` heals `me`, unless too few players live; Tequila Joe's Beer gives more (rulebook 3.9, 11.14)."""
    table = state.table
    if heal_works(table, kind):
        more = np.int64(table.traits[by, BEER_HEALS_MORE]) if kind == BEER_CARD else np.int64(0)
        heal(state, me, times * (np.int64(table.kinds[kind].amount) + more), by, kind)
