"""The discard phase, and cards that are discarded as a price (rulebook 3.4)."""

import numpy as np

from bangsim.content.codes import DIAMONDS, HAND_LIMIT, KINDS, NOBODY, REFILLS, UNLIMITED, USE_VERB
from bangsim.content.rules import LIMIT_HP, LIMIT_NONE
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.powgame import may_refill, refill
from bangsim.rules.abilities.wild_west_show import excess_taker, hand_over
from bangsim.rules.cards import discard_from_hand
from bangsim.rules.healing import heal
from bangsim.rules.phases import (
    begin_effect,
    enter,
)
from bangsim.rules.respond import decline
from bangsim.rules.shots import shot
from bangsim.table.answers import card_of, verb_of
from bangsim.table.log import (
    CHOOSE_EVENT,
    PHASE_DISCARD,
    USE_EVENT,
    WHY_DISCARD,
    WHY_DOC_HOLYDAY,
    WHY_GREYGORY_DECK,
    WHY_RESTRICTION,
    WHY_SID_KETCHUM,
    note,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import ABILITY_QUESTION, DISCARD_QUESTION, DRAW_PHASE, OFFER, RESOLVED, TAKE_BASICS, push
from bangsim.table.view import hand_card, has_ability, is_alive, suit_of

SOMETHING_ELSE = KINDS
"""What resolves where it is no card."""
PAID_NO_DIAMOND = 64
"""Added to the target of a shot once a card that is no diamond has been paid for it."""


@rule
def offer(state: State, me: int, why: int) -> None:
    """`me` is asked whether he uses an ability that is not part of a play."""
    table = state.table
    changes = why == WHY_GREYGORY_DECK and is_alive(table, me) and table.jailed == 0
    if changes or (why == WHY_RESTRICTION and may_refill(table, me)):
        push(state, ABILITY_QUESTION, me, NOBODY, 0, 0, why)


@rule
def offer_answered(state: State, me: int, why: int, answer: int) -> None:
    """`me` uses the ability, or does not."""
    if verb_of(answer) != USE_VERB:
        decline(state, me)
    elif why == WHY_RESTRICTION:
        refill(state, me)
    else:
        note(state, USE_EVENT, me, WHY_GREYGORY_DECK, NOBODY)
        push(state, TAKE_BASICS, me)


@rule
def hand_limit(table: Table, me: int) -> int:
    """How many cards `me` may keep at the end of his turn, or -1 for any number (switch hand_limit)."""
    limit = np.int64(table.rules.hand_limit)
    own = np.int64(table.traits[me, HAND_LIMIT])
    if own > 0 and limit != LIMIT_NONE:
        return own if own < UNLIMITED else np.int64(-1)
    if limit == LIMIT_HP:
        return np.int64(table.hp[me])
    return -1 if limit == LIMIT_NONE else limit


@rule
def discard_phase(state: State, me: int) -> None:
    """`me` discards what is above his hand limit (rulebook 3.4)."""
    table = state.table
    if not is_alive(table, me):
        return
    enter(state, me, PHASE_DISCARD)
    if table.rules.draw_phase_at_end != 0 and table.jailed == 0:
        push(state, DRAW_PHASE, me)
    if has_ability(table, me, REFILLS):
        push(state, OFFER, me, NOBODY, 0, 0, WHY_RESTRICTION)
    limit = hand_limit(table, me)
    excess = np.int64(table.hand_n[me]) - limit
    if limit >= 0 and excess > 0:
        must_discard(state, me, excess, 0, WHY_DISCARD)


@rule
def must_discard(state: State, me: int, n: int, m: int, why: int) -> None:
    """`me` discards n cards of his choice, the only card of a hand unasked, and has what he paid for."""
    if n > 0 and state.table.hand_n[me] > 1:
        push(state, DISCARD_QUESTION, me, NOBODY, n, m, why)
        return
    if n > 0 and state.table.hand_n[me] == 1:
        m |= suit_paid(state, hand_card(state.seat[me], 0))
        let_go(state, me, hand_card(state.seat[me], 0), why)
    if why == WHY_SID_KETCHUM:
        heal(state, me, 1, me, WHY_SID_KETCHUM)
    elif why == WHY_DOC_HOLYDAY:
        shoot_after_discards(state, me, m)


@rule
def discarded(state: State, me: int, n: int, m: int, why: int, answer: int) -> None:
    """`me` has chosen a card to discard, and is asked on until n have gone."""
    note(state, CHOOSE_EVENT, me, card_of(answer))
    m |= suit_paid(state, card_of(answer))
    let_go(state, me, card_of(answer), why)
    must_discard(state, me, n - 1, m, why)


@rule
def let_go(state: State, me: int, card: int, why: int) -> None:
    """`me` discards a card of his choice; what he has in excess another may take."""
    may_be_taken = why == WHY_DISCARD and state.table.collectors != 0
    taker = excess_taker(state.table, me) if may_be_taken else np.int64(NOBODY)
    if taker >= 0:
        hand_over(state, me, taker, card)
    else:
        discard_from_hand(state, me, card, why)


@rule
def suit_paid(state: State, card: int) -> int:
    """What is remembered of a card paid for a shot: whether it is no diamond."""
    return PAID_NO_DIAMOND if suit_of(state.table, card) != DIAMONDS else 0


@rule_apart
def shoot_after_discards(state: State, me: int, m: int) -> None:
    """The shot that Doc Holyday has paid for; two diamonds do not reach Apache Kid (rulebook 11.1, 11.5)."""
    suit = np.int64(NOBODY) if m & PAID_NO_DIAMOND != 0 else np.int64(DIAMONDS)
    begin_effect(state.table, SOMETHING_ELSE, suit)
    push(state, RESOLVED, me)
    shot(state, m & ~PAID_NO_DIAMOND, me, WHY_DOC_HOLYDAY)
