"""What a seat makes of public acts: how each other player leans, and how much it wants to harm him.

`lean` is evidence from acts: above zero for those who act like outlaws, below for those who act like the law. `enmity`
turns it into an aim, for the seat's own role and the state of the game: above zero it wants to harm, below to spare.
Both stand in the seat's record and are written here alone, when game.py says that something public has happened.
"""

import numpy as np

from bangsim.content.codes import (
    ATTACK,
    DEPUTY,
    DUEL,
    HEAL,
    NOBODY,
    OUTLAW,
    PLAY_VERB,
    RENEGADE,
    SEATS,
    SHERIFF,
    WILD_WEST_SHOW,
)
from bangsim.core.jit import lowest_bit, rule
from bangsim.table.answers import name_of, verb_of
from bangsim.table.state import Table, View, Weights
from bangsim.table.view import bit

SURE = 40
"""The lean of a player whose role is certain."""
SEEN = 3
"""From here on a lean counts as evidence of a side."""
FOE = 100
FRIEND = -100


@rule
def notice(table: Table, view: View, weights: Weights) -> None:
    """Learn from the act on the table: who harms the sheriff leans to the outlaws, who harms them to the law."""
    by, on = np.int64(table.act_by), np.int64(table.act_on)
    if table.act == HEAL:
        change = -side_of(table, view, weights, on)
    elif on == table.sheriff:
        shoots = table.act == ATTACK or table.act == DUEL
        change = np.int64(weights.attack_lean) if shoots else np.int64(weights.rob_lean)
    else:
        change = side_of(table, view, weights, on)
    lean = max(-SURE, min(SURE, np.int64(view.lean[by]) + change))
    if lean != view.lean[by]:
        view.lean[by] = lean
        view.stale |= bit(by)


@rule
def rethink(table: Table, view: View) -> None:
    """Roles or aims have changed: weigh everybody anew; what a player with a new role did before says nothing."""
    view.weighed = 0
    for other in range(table.n):
        if table.act_on == other or table.act_on == SEATS:
            view.lean[other] = 0


@rule
def side_of(table: Table, view: View, weights: Weights, on: int) -> int:
    """What harm done to `on` says of who does it; help says the contrary."""
    if on == table.sheriff:
        return np.int64(weights.rob_lean)
    side = lean_of(table, view, on)
    return np.int64(weights.side_lean) * (np.int64(side <= -SEEN) - np.int64(side >= SEEN))


@rule
def forget_refused(table: Table, view: View) -> None:
    """Before a play: kinds refused in this turn are tried again only after cards were gained or somebody died."""
    same_turn = view.refused_turn == table.turn and view.refused_alive == table.n_alive
    if not same_turn or table.hand_n[view.me] > view.refused_hand:
        view.refused = 0
        view.refused_turn = table.turn
        view.refused_alive = table.n_alive


@rule
def remember_refused(table: Table, view: View, answer: int) -> None:
    """After a play: every kind that comes before it in the order of a turn was refused."""
    if verb_of(answer) == PLAY_VERB:
        view.refused |= (np.int64(1) << np.int64(table.place_in_order[name_of(answer)])) - 1
        view.refused_hand = table.hand_n[view.me] - 1


@rule
def role_seen(table: Table, view: View, other: int) -> int:
    """The role of `other` as far as this seat knows it for certain, or nobody's."""
    if other == view.me:
        return np.int64(view.role)
    if table.known_role[other] >= 0:
        return np.int64(table.known_role[other])
    return np.int64(DEPUTY if np.int64(view.deputies) & bit(other) != 0 else NOBODY)


@rule
def lean_of(table: Table, view: View, other: int) -> int:
    """How `other` leans, to the end where his role is certain."""
    role = role_seen(table, view, other)
    if role == SHERIFF or role == DEPUTY:
        return -SURE
    if role == OUTLAW:
        return SURE
    return np.int64(view.lean[other])


@rule
def weigh_others(table: Table, view: View, weights: Weights) -> None:
    """Work out anew how much this seat wants to harm those it has learnt about; all, when somebody has died.

    A renegade weighs everybody in each of his turns, for the sheriff's life points count with him; so does everybody
    who wants to be the last in play.
    """
    restless = view.role == RENEGADE or table.show == WILD_WEST_SHOW
    if view.weighed != table.n_alive or (restless and view.refused_turn != table.turn):
        view.weighed = table.n_alive
        view.stale = table.alive
    stale = np.int64(view.stale) & np.int64(table.alive) & ~bit(view.me)
    view.stale = 0
    while stale != 0:
        other = lowest_bit(stale)
        stale &= stale - 1
        enmity = max(FRIEND, min(FOE, enmity_of(table, view, weights, other)))
        view.enmity[other] = enmity
        view.foes = (np.int64(view.foes) & ~bit(other)) | np.int64(enmity > 0) << other


@rule
def enmity_of(table: Table, view: View, weights: Weights, other: int) -> int:
    """How much this seat wants to harm `other`."""
    if table.show == WILD_WEST_SHOW:
        return FOE // 2 - 8 * np.int64(table.hp[other])
    if table.rules.three_players != 0:
        return enmity_of_hunter(table, view, other)
    role = np.int64(view.role)
    if role == OUTLAW:
        return enmity_of_outlaw(table, view, weights, other)
    if role == RENEGADE:
        return enmity_of_renegade(table, view, weights, other)
    return enmity_of_law(table, view, weights, other)


@rule
def enmity_of_hunter(table: Table, view: View, other: int) -> int:
    """Three players: everybody hunts one, and is hunted by the other; killing either brings the win nearer."""
    hunter, hunted = np.int64(view.role), np.int64(table.known_role[other])
    target = RENEGADE if hunter == DEPUTY else OUTLAW if hunter == RENEGADE else DEPUTY
    return FOE if hunted == target else 20


@rule
def enmity_of_law(table: Table, view: View, weights: Weights, other: int) -> int:
    """The sheriff and his deputies: all who are not sure to be of the law, the more they act like outlaws."""
    seen = role_seen(table, view, other)
    if seen == SHERIFF or seen == DEPUTY:
        return FRIEND
    deputies = np.int64(table.role_left[DEPUTY]) - (1 if view.role == DEPUTY else 0)
    if seen == OUTLAW:
        return FOE
    if seen == RENEGADE or (deputies == 0 and weights.infers_roles != 0):
        return FOE // 2 + np.int64(weights.orders_foes) * np.int64(view.lean[other])
    return np.int64(weights.unknown) + np.int64(weights.lean_counts) * np.int64(view.lean[other])


@rule
def enmity_of_outlaw(table: Table, view: View, weights: Weights, other: int) -> int:
    """An outlaw: the sheriff first, then who protects him; fellow outlaws are spared as far as he knows them."""
    if other == table.sheriff:
        return FOE
    seen = role_seen(table, view, other)
    if seen == OUTLAW:
        return FRIEND
    if seen == DEPUTY:
        return FOE // 2
    if weights.infers_roles == 0:
        return np.int64(weights.unknown)
    lean = np.int64(view.lean[other])
    if table.role_left[OUTLAW] == 1 or seen == RENEGADE:
        return 20 - lean
    fellows, strangers = np.int64(table.role_left[OUTLAW]) - 1, np.int64(table.n_alive) - 2
    stranger = 5 if 3 * fellows <= strangers else -5
    return stranger - np.int64(weights.lean_counts) * lean


@rule
def enmity_of_renegade(table: Table, view: View, weights: Weights, other: int) -> int:
    """A renegade: outlaws while there are any, then deputies, the sheriff last of all; the weaker side is spared."""
    last_two = table.n_alive == 2
    if other == table.sheriff:
        return FOE if last_two else FRIEND
    if last_two or (table.role_left[OUTLAW] == 0 and weights.infers_roles != 0):
        return FOE
    if weights.infers_roles == 0:
        return np.int64(weights.unknown)
    lean = lean_of(table, view, other)
    balance = np.int64(table.role_left[OUTLAW]) - 1 - np.int64(table.role_left[DEPUTY])
    if table.hp[table.sheriff] <= 2:
        balance = max(balance, np.int64(1))
    if lean >= SEEN:
        return 20 + np.int64(weights.lean_counts) * lean + np.int64(weights.balances) * min(balance, np.int64(0))
    if lean <= -SEEN:
        return -10 - np.int64(weights.balances) * balance
    return 5 if balance >= 0 else -5
