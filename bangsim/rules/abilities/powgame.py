"""The abilities of the POWGAME characters that are more than a trait (rulebook 15)."""

import numpy as np

from bangsim.content.codes import (
    ESCAPES_BANGS,
    GATLING_CARD,
    ONE_CARD_A_TURN,
    RED_COUNTS_DOUBLE,
    REFILLS,
    STRIKES_BACK,
    TAKES_FROM_DODGERS,
    TAKES_TWO_BANGS,
)
from bangsim.core.jit import rule
from bangsim.rules.cards import draw_cards, steal_from_hand
from bangsim.table.asks import counts_as_bang
from bangsim.table.log import (
    ABILITY_EVENT,
    USE_EVENT,
    WHY_CONFUSION,
    WHY_ESCAPE,
    WHY_PENETRATION,
    WHY_REFLECTION,
    WHY_RESTRICTION,
    WHY_STEEL,
    WHY_THORN,
    note,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import JUDGE, push
from bangsim.table.view import bit, has_ability, is_alive, is_red, suit_for


@rule
def factor_of(table: Table, me: int, card: int) -> int:
    """How often a card that `me` plays from his hand counts: red ones twice for Welfare (rulebook 15.5)."""
    if card < 0 or not has_ability(table, me, RED_COUNTS_DOUBLE):
        return 1
    suit = suit_for(table, me, card)
    return 2 if is_red(suit) else 1


@rule
def escapes(state: State, me: int, by: int, kind: int) -> bool:
    """Whether a Bang! does not hurt `me`: with no card in hand, or one life point (Escape, rulebook 15.29).

    Nor does a lone Gatling hurt Steel where it counts as a Bang! (rulebook 15.11).
    """
    table = state.table
    if not counts_as_bang(table, kind):
        return False
    if kind == GATLING_CARD and has_ability(table, me, TAKES_TWO_BANGS):
        note(state, ABILITY_EVENT, me, WHY_STEEL, by)
        return True
    if not has_ability(table, me, ESCAPES_BANGS):
        return False
    if table.hand_n[me] > 0 and table.hp[me] > 1:
        return False
    note(state, ABILITY_EVENT, me, WHY_ESCAPE, by)
    return True


@rule
def take_from_who_dodged(state: State, me: int, by: int) -> None:
    """`me` has dodged a shot of `by`, who may take a card for it (Confusion, rulebook 15.33)."""
    if by < 0 or by == me or not has_ability(state.table, by, TAKES_FROM_DODGERS):
        return
    if is_alive(state.table, by) and state.table.hand_n[me] > 0:
        note(state, ABILITY_EVENT, by, WHY_CONFUSION, me)
        steal_from_hand(state, by, me, WHY_CONFUSION)


@rule
def passes_penetration(state: State, me: int, by: int) -> bool:
    """Whether another card of somebody has affected `me` in this turn before (Penetration, rulebook 15.26)."""
    table = state.table
    if not has_ability(table, me, ONE_CARD_A_TURN):
        return False
    if np.int64(table.affected) & bit(me) != 0:
        note(state, ABILITY_EVENT, me, WHY_PENETRATION, by)
        return True
    table.affected_now = np.int64(table.affected_now) | bit(me)
    return False


@rule
def turned_back(state: State, me: int, by: int) -> bool:
    """Whether `me`, whose draw! allows it, turns the effect of a card on its player (Reflection, rulebook 15.19)."""
    table = state.table
    if np.int64(table.turns_ready) & bit(me) == 0:
        return False
    note(state, USE_EVENT, me, WHY_REFLECTION, by)
    table.turns_ready = 0
    table.turns_tried = np.int64(table.turns_tried) | bit(me) | bit(by)
    return True


@rule
def try_to_turn(state: State, me: int, by: int) -> None:
    """`me` draws! to see whether he may turn the effect of a card, once for each card."""
    table = state.table
    note(state, USE_EVENT, me, WHY_REFLECTION, by)
    table.turns_tried = np.int64(table.turns_tried) | bit(me)
    push(state, JUDGE, me, by, 0, 0, WHY_REFLECTION)


@rule
def strike_back(state: State, me: int, by: int, n: int, why: int) -> None:
    """Who hurts Thorn by a card draws!, and on black loses as much (rulebook 15.37)."""
    if by < 0 or by == me or why == WHY_THORN or not has_ability(state.table, me, STRIKES_BACK):
        return
    if not is_alive(state.table, by):
        return
    note(state, ABILITY_EVENT, me, WHY_THORN, by)
    push(state, JUDGE, by, me, n, 0, WHY_THORN)


@rule
def refill(state: State, me: int) -> None:
    """Restriction draws up to as many cards as she has life points (rulebook 15.28)."""
    table = state.table
    note(state, USE_EVENT, me, WHY_RESTRICTION, -1)
    draw_cards(state, me, np.int64(table.hp[me]) - np.int64(table.hand_n[me]), WHY_RESTRICTION)


@rule
def may_refill(table: Table, me: int) -> bool:
    """Whether Restriction has fewer cards than life points."""
    return has_ability(table, me, REFILLS) and is_alive(table, me) and table.hand_n[me] < table.hp[me]
