"""The discard phase, and cards that are discarded as a price (rulebook 3.4)."""

import numpy as np

from bangsim.content.codes import (
    BASIC_CHARACTERS,
    DIAMONDS,
    DISCARD_VERB,
    DRAWS_DISCARDS,
    HAND_LIMIT,
    NOBODY,
    REFILLS,
    UNLIMITED,
    USE_VERB,
)
from bangsim.content.rules import LIMIT_HP, LIMIT_NONE
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.powgame import may_refill, refill
from bangsim.rules.abilities.wild_west_show import excess_taker, hand_over
from bangsim.rules.cards import discard_from_hand, draw_cards, lift_from_hand, place_in_hand, put_on_deck
from bangsim.rules.events.fistful_of_cards import give_life, heal_for_drawing
from bangsim.rules.healing import heal
from bangsim.rules.phases import SOMETHING_ELSE, begin_effect, enter
from bangsim.rules.respond import decline
from bangsim.table.abilities import can_give_life
from bangsim.table.answers import card_of, target_of, verb_of
from bangsim.table.log import (
    CHOOSE_EVENT,
    DECK_TOP,
    HAND,
    PHASE_DISCARD,
    USE_EVENT,
    WHY_BLOOD_BROTHERS,
    WHY_DISCARD,
    WHY_DOC_HOLYDAY,
    WHY_GREYGORY_DECK,
    WHY_HARD_LIQUOR,
    WHY_NEW_IDENTITY,
    WHY_RANCH,
    WHY_RESTRICTION,
    WHY_SID_KETCHUM,
    note,
    note_move,
)
from bangsim.table.state import State, Table
from bangsim.table.tasks import (
    ABILITY_QUESTION,
    DISCARD_QUESTION,
    DRAW_PHASE,
    IDENTITY,
    OFFER,
    RESOLVED,
    SHOT,
    TAKE_BASICS,
    push,
)
from bangsim.table.view import bit, hand_card, has_ability, is_alive, is_ghost, suit_for

PAID_NO_DIAMOND = 64
"""Added to the target of a shot once a card that is no diamond has been paid for it."""


@rule
def offer(state: State, me: int, why: int) -> None:
    """`me` is asked whether he uses an ability that is not part of a play."""
    table = state.table
    if may_be_offered(table, me, why):
        push(state, ABILITY_QUESTION, me, NOBODY, 0, 0, why)


@rule
def may_be_offered(table: Table, me: int, why: int) -> bool:
    """Whether `me` can use an ability now that is not part of a play."""
    if not is_alive(table, me):
        return False
    if why == WHY_GREYGORY_DECK:
        return table.jailed == 0 and table.traits[me, BASIC_CHARACTERS] > 0
    if why == WHY_RESTRICTION:
        return may_refill(table, me)
    if why == WHY_RANCH:
        return table.hand_n[me] > 0
    for other in range(table.n):
        if can_give_life(table, me, other):
            return True
    return False


@rule
def offer_answered(state: State, me: int, n: int, why: int, answer: int) -> None:
    """`me` uses the ability, or does not."""
    if verb_of(answer) != USE_VERB:
        decline(state, me)
    elif why == WHY_RESTRICTION:
        refill(state, me)
    elif why == WHY_HARD_LIQUOR:
        heal_for_drawing(state, me)
    elif why == WHY_BLOOD_BROTHERS:
        give_life(state, me, target_of(answer))
    elif why == WHY_NEW_IDENTITY:
        note(state, USE_EVENT, me, WHY_NEW_IDENTITY, NOBODY)
        push(state, IDENTITY, me, NOBODY, 1, n)
    elif why == WHY_RANCH:
        note(state, USE_EVENT, me, WHY_RANCH, NOBODY)
        push(state, DISCARD_QUESTION, me, NOBODY, 0, 0, WHY_RANCH)
    else:
        note(state, USE_EVENT, me, WHY_GREYGORY_DECK, NOBODY)
        push(state, TAKE_BASICS, me)


@rule
def hand_limit(table: Table, me: int) -> int:
    """How many cards `me` may keep at the end of his turn, or -1 for any number (switch hand_limit).

    A ghost keeps nothing, but leaves all when his turn ends (rulebook 19.5).
    """
    if is_ghost(table, me):
        return np.int64(-1)
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
        m |= suit_paid(state, me, hand_card(state.seat[me], 0))
        let_go(state, me, hand_card(state.seat[me], 0), why)
    if why == WHY_SID_KETCHUM:
        heal(state, me, 1, me, WHY_SID_KETCHUM)
    elif why == WHY_DOC_HOLYDAY:
        shoot_after_discards(state, me, m)


@rule
def discarded(state: State, me: int, n: int, m: int, why: int, answer: int) -> None:
    """`me` has chosen a card to discard, and is asked on until n have gone."""
    if why == WHY_RANCH:
        exchange(state, me, n, answer)
        return
    note(state, CHOOSE_EVENT, me, card_of(answer))
    m |= suit_paid(state, me, card_of(answer))
    let_go(state, me, card_of(answer), why)
    must_discard(state, me, n - 1, m, why)


@rule_apart
def exchange(state: State, me: int, n: int, answer: int) -> None:
    """Ranch: `me` discards a card after n others, or stops and draws as many as he has discarded (rulebook 21.9)."""
    if verb_of(answer) == DISCARD_VERB:
        note(state, CHOOSE_EVENT, me, card_of(answer))
        discard_from_hand(state, me, card_of(answer), WHY_RANCH)
        n += 1
        if state.table.hand_n[me] > 0:
            push(state, DISCARD_QUESTION, me, NOBODY, n, 0, WHY_RANCH)
            return
    else:
        decline(state, me)
    draw_cards(state, me, n, WHY_RANCH)


@rule
def let_go(state: State, me: int, card: int, why: int) -> None:
    """`me` discards a card of his choice; what he has in excess may go onto the deck, or to another (21.1, 16.3)."""
    if why == WHY_DISCARD and has_ability(state.table, me, DRAWS_DISCARDS):
        lift_from_hand(state, me, place_in_hand(state, me, card))
        put_on_deck(state, card)
        note_move(state, card, HAND, me, DECK_TOP, NOBODY, why, bit(me))
        return
    may_be_taken = why == WHY_DISCARD and state.table.collectors != 0
    taker = excess_taker(state.table, me) if may_be_taken else np.int64(NOBODY)
    if taker >= 0:
        hand_over(state, me, taker, card)
    else:
        discard_from_hand(state, me, card, why)


@rule
def suit_paid(state: State, me: int, card: int) -> int:
    """What is remembered of a card paid for a shot: whether it is no diamond."""
    return PAID_NO_DIAMOND if suit_for(state.table, me, card) != DIAMONDS else 0


@rule_apart
def shoot_after_discards(state: State, me: int, m: int) -> None:
    """The shot that Doc Holyday has paid for; two diamonds do not reach Apache Kid (rulebook 11.1, 11.5)."""
    suit = np.int64(NOBODY) if m & PAID_NO_DIAMOND != 0 else np.int64(DIAMONDS)
    begin_effect(state.table, SOMETHING_ELSE, suit)
    push(state, RESOLVED, me)
    push(state, SHOT, m & ~PAID_NO_DIAMOND, me, 0, 0, WHY_DOC_HOLYDAY)
