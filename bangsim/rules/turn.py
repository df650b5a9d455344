"""A turn from its start to its end (rulebook 3.1 to 3.4)."""

import numpy as np

from bangsim.content.codes import (
    BASIC_CHARACTERS,
    COLLECTS_FROM_RICHER,
    COPIES_CHARACTERS,
    DIAMONDS,
    DRAWS_FOR_RED,
    DRAWS_FROM_DISCARDS,
    DRAWS_FROM_HANDS,
    DRAWS_PER_WOUND,
    DYNAMITE,
    EXTRA_DRAWS,
    GIVES_DRAWN_CARDS,
    HAND_LIMIT,
    JAIL,
    KINDS,
    LOOKS_AT_MORE,
    NO_RESULT,
    NOBODY,
    REFILLS,
    TAKES_FROM_PLAY,
    UNLIMITED,
    USE_VERB,
    USES,
)
from bangsim.content.rules import COPIES_AT_TURN_START, GREEN_OWNERS_TURN, JAIL_SKIPS_TURN, LIMIT_HP, LIMIT_NONE
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.base import draw_for_red, keep_card, look_at_more, put_back
from bangsim.rules.abilities.dodge_city import (
    copies,
    give_away,
    give_card,
)
from bangsim.rules.abilities.powgame import may_refill, refill
from bangsim.rules.abilities.wild_west_show import collect, excess_taker, give_from_hand, hand_over
from bangsim.rules.cards import (
    NO_CARD,
    disarm_others,
    discard_from_hand,
    draw,
    lift_from_discards,
    make_ready,
    put_in_hand,
    steal_from_hand,
    take_from_play,
)
from bangsim.rules.healing import heal
from bangsim.rules.judgements import judge_card_in_play
from bangsim.rules.respond import decline
from bangsim.rules.shots import shot
from bangsim.table.answers import FROM_A_HAND, FROM_DISCARDS, card_of, name_of, take_of, target_of, verb_of
from bangsim.table.asks import MUST_COPY
from bangsim.table.log import (
    ALL,
    CHOOSE_EVENT,
    DISCARD_PILE,
    HAND,
    PHASE_DISCARD,
    PHASE_DRAW,
    PHASE_END,
    PHASE_EVENT,
    PHASE_JUDGEMENTS,
    PHASE_PLAY,
    PHASE_START,
    TURN_EVENT,
    USE_EVENT,
    WHY_CLAUS_THE_SAINT,
    WHY_DISCARD,
    WHY_DOC_HOLYDAY,
    WHY_DRAW,
    WHY_GREYGORY_DECK,
    WHY_JESSE_JONES,
    WHY_KIT_CARLSON,
    WHY_PAT_BRENNAN,
    WHY_PEDRO_RAMIREZ,
    WHY_RESTRICTION,
    WHY_SID_KETCHUM,
    note,
    note_move,
)
from bangsim.table.state import AT_NEXT, GO_THROUGH, PAUSED, State, Table
from bangsim.table.tasks import (
    ABILITY_QUESTION,
    BECOME,
    COPY,
    DISCARD_PHASE,
    DISCARD_QUESTION,
    DRAW_CARDS,
    DRAW_PHASE,
    DRAW_QUESTION,
    DYNAMITE_STEP,
    END_TURN,
    GIVE_QUESTION,
    GO_ON,
    JAIL_STEP,
    KEEP_QUESTION,
    OFFER,
    PLAY,
    PLAY_PHASE,
    RESOLVED,
    TAKE_BASICS,
    push,
)
from bangsim.table.view import (
    bit,
    find_effect,
    hand_card,
    has_ability,
    has_effect,
    is_alive,
    next_alive,
    suit_of,
)

EVERYONE = -1
"""The mask of all seats."""
SOMETHING_ELSE = KINDS
"""What resolves where it is no card."""
PAID_NO_DIAMOND = 64
"""Added to the target of a shot once a card that is no diamond has been paid for it."""


@rule
def enter(state: State, me: int, phase: int) -> None:
    """A phase begins."""
    state.table.phase = phase
    note(state, PHASE_EVENT, me, phase)


@rule
def start_turn(state: State, me: int) -> None:
    """A player-turn begins; a game that lasts too long ends without result (switch max_turns)."""
    table = state.table
    if table.turn >= table.rules.max_turns:
        table.over = NO_RESULT
        return
    table.turn_of = me
    table.bangs_played = 0
    table.plays = 0
    table.jailed = 0
    table.affected = 0
    table.affected_now = 0
    table.last_card = NO_CARD
    for use in range(USES):
        table.used[use] = 0
    note(state, TURN_EVENT, me, np.int64(table.turn))
    table.turn += 1
    if table.fresh_seats != 0:
        make_ready(state, bit(me) if table.rules.green_ready == GREEN_OWNERS_TURN else EVERYONE)
    disarm_others(state)
    enter(state, me, PHASE_START)
    push(state, END_TURN, me)
    push_judgements(state, me)
    if copies(state, me):
        if copies_at_turn_start(table, me):
            push(state, COPY, me)
        push(state, BECOME, me, NOBODY, np.int64(table.character[me]))


@rule
def push_judgements(state: State, me: int) -> None:
    """Dynamite and jail, in the order of the switch dynamite_before_jail; then the rest of the turn."""
    table = state.table
    dynamite, jail = has_effect(table, me, DYNAMITE), has_effect(table, me, JAIL)
    basic = table.traits[me, BASIC_CHARACTERS] > 0
    if not dynamite and not jail and not basic and not copies(state, me):
        go_on(state, me)
        return
    push(state, GO_ON, me)
    if basic:
        push(state, OFFER, me, NOBODY, 0, 0, WHY_GREYGORY_DECK)
    if copies(state, me) and not copies_at_turn_start(table, me):
        push(state, COPY, me)
    if not dynamite and not jail:
        return
    enter(state, me, PHASE_JUDGEMENTS)
    if dynamite and table.rules.dynamite_before_jail == 0:
        push(state, DYNAMITE_STEP, me, NOBODY, dynamites(table, me))
    if jail:
        push(state, JAIL_STEP, me)
    if dynamite and table.rules.dynamite_before_jail != 0:
        push(state, DYNAMITE_STEP, me, NOBODY, dynamites(table, me))


@rule
def copies_at_turn_start(table: Table, me: int) -> bool:
    """Whether `me` chooses whom he copies before the judgements (switch vera_custer_chooses; Copycat always)."""
    return table.rules.vera_custer_chooses == COPIES_AT_TURN_START or table.traits[me, COPIES_CHARACTERS] == MUST_COPY


@rule
def go_on(state: State, me: int) -> None:
    """After the judgements: the draw phase, or the play phase where the draw phase comes last."""
    if state.table.rules.draw_phase_at_end != 0:
        play_phase(state, me)
    else:
        draw_phase(state, me)


@rule
def dynamites(table: Table, me: int) -> int:
    """Dynamites in front of `me`."""
    count = np.int64(0)
    for place in range(table.in_play_n[me]):
        count += np.int64(table.kinds[table.card_kind[table.in_play[me, place]]].effect == DYNAMITE)
    return count


@rule
def dynamite_step(state: State, me: int, n: int) -> None:
    """`me` judges the Dynamites that lay before him when his turn began, one after the other."""
    if is_alive(state.table, me) and n > 0 and find_effect(state.table, me, DYNAMITE) >= 0:
        push(state, DYNAMITE_STEP, me, NOBODY, n - 1)
        judge_card_in_play(state, me, DYNAMITE)


@rule
def jail_step(state: State, me: int) -> None:
    """`me` judges a jail; after hearts the next, if jails stack (switch jails_stack)."""
    if is_alive(state.table, me) and find_effect(state.table, me, JAIL) >= 0:
        judge_card_in_play(state, me, JAIL)


@rule
def draw_phase(state: State, me: int, collected: bool = False) -> None:
    """`me` draws his cards, unless he is in jail (rulebook 3.2), after he has `collected` what others give him."""
    table = state.table
    if not is_alive(table, me):
        return
    at_end = table.rules.draw_phase_at_end != 0
    if table.jailed != 0:
        stay_in_jail(state, me)
        return
    if state.pauses == AT_NEXT:
        state.halt = PAUSED
        push(state, DRAW_PHASE, me)
        return
    if state.pauses == GO_THROUGH:
        state.pauses = AT_NEXT
    if has_ability(table, me, COLLECTS_FROM_RICHER) and not collected:
        state.pauses = GO_THROUGH if state.pauses == AT_NEXT else state.pauses
        push(state, DRAW_PHASE, me, NOBODY, 1)
        collect(state, me)
        return
    enter(state, me, PHASE_DRAW)
    draws = cards_to_draw(table, me)
    chooses = draws > 0 and may_choose_source(table, me)
    if chooses or table.traits[me, LOOKS_AT_MORE] != 0 or has_ability(table, me, GIVES_DRAWN_CARDS):
        if not at_end:
            push(state, PLAY_PHASE, me)
        if chooses:
            push(state, DRAW_QUESTION, me, NOBODY, draws)
        else:
            draw_the_rest(state, me, draws, 0)
        return
    draw_from_deck(state, me, draws, 0)
    if not at_end:
        play_phase(state, me)


@rule
def cards_to_draw(table: Table, me: int) -> int:
    """How many cards `me` draws in his draw phase; Bill Noface one more for each life point he misses."""
    wounds = np.int64(table.max_hp[me]) - np.int64(table.hp[me])
    more = np.int64(table.traits[me, EXTRA_DRAWS]) + wounds * np.int64(table.traits[me, DRAWS_PER_WOUND])
    return max(np.int64(0), np.int64(table.rules.draw_count) + more)


@rule
def stay_in_jail(state: State, me: int) -> None:
    """Jail costs `me` his turn, or all of it but the discard phase (switch jail_skips)."""
    if state.table.rules.jail_skips != JAIL_SKIPS_TURN:
        push(state, DISCARD_PHASE, me)


@rule
def may_choose_source(table: Table, me: int) -> bool:
    """Whether the first card of `me` could come from elsewhere than the draw pile."""
    if has_ability(table, me, DRAWS_FROM_DISCARDS) and table.discard_n > 0:
        return True
    if has_ability(table, me, DRAWS_FROM_HANDS):
        for other in range(table.n):
            if other != me and is_alive(table, other) and table.hand_n[other] > 0:
                return True
    if has_ability(table, me, TAKES_FROM_PLAY):
        for other in range(table.n):
            if table.in_play_n[other] > 0:
                return True
    return False


@rule
def source_chosen(state: State, me: int, draws: int, answer: int) -> None:
    """`me` takes his first card from where he chose (Jesse Jones, Pedro Ramirez; rulebook 6.5, 6.10).

    Pat Brennan may take a card in play in place of all he would draw (rulebook 11.11).
    """
    if verb_of(answer) == USE_VERB:
        note(state, USE_EVENT, me, WHY_PAT_BRENNAN, target_of(answer))
        take_from_play(state, me, target_of(answer), take_of(answer), WHY_PAT_BRENNAN)
        return
    place = name_of(answer)
    if place == FROM_A_HAND:
        note(state, USE_EVENT, me, WHY_JESSE_JONES, target_of(answer))
        steal_from_hand(state, me, target_of(answer), WHY_JESSE_JONES)
    elif place == FROM_DISCARDS:
        note(state, USE_EVENT, me, WHY_PEDRO_RAMIREZ, NOBODY)
        card = lift_from_discards(state)
        put_in_hand(state, me, card)
        note_move(state, card, DISCARD_PILE, NOBODY, HAND, me, WHY_PEDRO_RAMIREZ, ALL)
    else:
        draw(state, me, WHY_DRAW, bit(me))
    push(state, DRAW_CARDS, me, NOBODY, draws - 1, 1, WHY_DRAW)


@rule
def draw_the_rest(state: State, me: int, n: int, before: int) -> None:
    """`me` draws n cards from the draw pile after those he has drawn `before` in this phase."""
    table = state.table
    if n > 0 and has_ability(table, me, GIVES_DRAWN_CARDS):
        look_at_more(state, me, n + np.int64(table.n_alive) - 1, WHY_CLAUS_THE_SAINT)
        keep(state, me, n)
    elif n > 0 and table.traits[me, LOOKS_AT_MORE] != 0:
        look_at_more(state, me, n + np.int64(table.traits[me, LOOKS_AT_MORE]), WHY_KIT_CARLSON)
        keep(state, me, n)
    else:
        draw_from_deck(state, me, n, before)


@rule
def why_looks(table: Table, me: int) -> int:
    """The ability by which `me` looks at the cards he draws."""
    return WHY_CLAUS_THE_SAINT if has_ability(table, me, GIVES_DRAWN_CARDS) else WHY_KIT_CARLSON


@rule
def draw_from_deck(state: State, me: int, n: int, before: int) -> None:
    """`me` draws n cards; the second of the phase is shown by who draws another for a red one (rulebook 6.2)."""
    for i in range(n):
        second = before + i == 1
        shown = second and state.table.traits[me, DRAWS_FOR_RED] != 0
        card = draw(state, me, WHY_DRAW, ALL if shown else bit(me))
        if shown and card >= 0:
            draw_for_red(state, me, card)


@rule
def keep(state: State, me: int, n: int) -> None:
    """`me` keeps n of the cards he looks at; he is asked only if there are more than that."""
    view = state.seat[me]
    if n > 0 and view.shelf_n > n:
        push(state, KEEP_QUESTION, me, NOBODY, n)
        return
    while n > 0 and view.shelf_n > 0:
        keep_card(state, me, np.int64(view.shelf[0]), why_looks(state.table, me))
        n -= 1
    if has_ability(state.table, me, GIVES_DRAWN_CARDS):
        give_away(state, me, next_alive(state.table, me))
    else:
        put_back(state, me, WHY_KIT_CARLSON)


@rule
def kept(state: State, me: int, n: int, answer: int) -> None:
    """`me` has chosen a card to keep."""
    note(state, CHOOSE_EVENT, me, card_of(answer))
    keep_card(state, me, card_of(answer), why_looks(state.table, me))
    keep(state, me, n - 1)


@rule
def given(state: State, me: int, other: int, answer: int) -> None:
    """`me` has chosen what he gives to `other`, and goes on with the next player."""
    note(state, CHOOSE_EVENT, me, card_of(answer))
    if state.seat[me].shelf_n == 0:
        give_from_hand(state, me, other, card_of(answer))
        return
    give_card(state, me, other, card_of(answer))
    give_away(state, me, next_alive(state.table, other))


@rule
def gift(state: State, me: int, other: int) -> None:
    """`me` gives `other` a card of his hand, the only one unasked."""
    table = state.table
    if not is_alive(table, me) or not is_alive(table, other) or table.hand_n[me] == 0:
        return
    if table.hand_n[me] > 1:
        push(state, GIVE_QUESTION, me, other)
    else:
        give_from_hand(state, me, other, hand_card(state.seat[me], 0))


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
def play_phase(state: State, me: int) -> None:
    """`me` is asked what he plays (rulebook 3.3)."""
    table = state.table
    if not is_alive(table, me):
        return
    if table.jailed != 0:
        stay_in_jail(state, me)
        return
    enter(state, me, PHASE_PLAY)
    push(state, PLAY, me)


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
    taker = excess_taker(state.table, me) if why == WHY_DISCARD else np.int64(NOBODY)
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
    table = state.table
    table.resolving = SOMETHING_ELSE
    table.resolving_suit = NOBODY if m & PAID_NO_DIAMOND != 0 else DIAMONDS
    table.card_damage = 1
    table.card_missed = 1
    table.affected = np.int64(table.affected) | np.int64(table.affected_now)
    table.affected_now = 0
    table.turns_tried = 0
    table.turns_ready = 0
    push(state, RESOLVED, me)
    shot(state, m & ~PAID_NO_DIAMOND, me, WHY_DOC_HOLYDAY)


@rule
def end_turn(state: State, me: int) -> None:
    """The turn is over and the next living player has his."""
    enter(state, me, PHASE_END)
    start_turn(state, next_alive(state.table, me))
