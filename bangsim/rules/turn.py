"""A turn from its start to its end (rulebook 3.1 to 3.4)."""

import numpy as np

from bangsim.content.codes import BASIC_CHARACTERS, COPIES_CHARACTERS, DYNAMITE, JAIL, NO_EVENT, NO_RESULT, NOBODY, USES
from bangsim.content.rules import COPIES_AT_TURN_START, EFFECTS_AFTER_JUDGEMENTS, GREEN_OWNERS_TURN
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.dodge_city import copies
from bangsim.rules.cards import NO_CARD, disarm_others, make_ready
from bangsim.rules.draw import draw_phase
from bangsim.rules.events.moments import AT_END, acts_at_start, at_turn_end, next_turn_of
from bangsim.rules.judgements import judge_card_in_play
from bangsim.rules.phases import EXTRA, GRANTED, NO_EXTRA, enter, play_phase
from bangsim.table.abilities import MUST_COPY
from bangsim.table.log import PHASE_END, PHASE_JUDGEMENTS, PHASE_START, TURN_EVENT, WHY_GREYGORY_DECK, note
from bangsim.table.state import State, Table
from bangsim.table.tasks import (
    BECOME,
    COME_BACK,
    COPY,
    DYNAMITE_STEP,
    END_TURN,
    GO_ON,
    JAIL_STEP,
    JUDGEMENTS,
    OFFER,
    SCENARIO,
    START_EFFECTS,
    TURN,
    push,
)
from bangsim.table.view import EVERYONE, bit, find_effect, has_effect, is_alive, leader, next_alive


@rule
def start_turn(state: State, me: int, extra: int) -> None:
    """A player-turn begins; a game that lasts too long ends without result (switch max_turns)."""
    table = state.table
    if table.turn >= table.rules.max_turns:
        table.over = NO_RESULT
        return
    table.turn_of = me
    table.extra = extra
    table.bangs_played = 0
    table.plays = 0
    table.jailed = 0
    table.affected = 0
    table.affected_now = 0
    table.last_card = NO_CARD
    table.must_play = NO_CARD
    table.suit_named = NOBODY
    for use in range(USES):
        table.used[use] = 0
    note(state, TURN_EVENT, me, np.int64(table.turn), extra)
    table.turn += 1
    if table.fresh_seats != 0:
        make_ready(state, bit(me) if table.rules.green_ready == GREEN_OWNERS_TURN else EVERYONE)
    disarm_others(state)
    enter(state, me, PHASE_START)
    push(state, END_TURN, me)
    if (table.scenarios != 0 or acts_at_start(table, me)) and start_with_scenarios(state, me):
        return
    begin_judgements(state, me)


@rule_apart
def start_with_scenarios(state: State, me: int) -> bool:
    """A turn begins where scenario cards may be turned, act, or bring its player back (rulebook 18).

    Gives whether they do, and the rest of the turn has been pushed.
    """
    table = state.table
    turns = table.scenarios != 0 and (table.turn == 1 or (table.extra == NO_EXTRA and me == leader(table)))
    borrowed, alive = state.lent[me, 0] >= 0, is_alive(table, me)
    if not turns and alive and not borrowed and not acts_at_start(table, me):
        count_turn(state)
        return False
    push(state, JUDGEMENTS, me)
    if table.rules.event_start_effects != EFFECTS_AFTER_JUDGEMENTS:
        push(state, START_EFFECTS, me)
    if not alive:
        push(state, COME_BACK, me)
    if turns:
        push(state, SCENARIO, me)
    if borrowed:
        push(state, BECOME, me, NOBODY, np.int64(table.character[me]))
    return True


@rule
def count_turn(state: State) -> None:
    """Count a turn for the scenario cards that are active in it."""
    table = state.table
    state.tally.event_turns[table.event] += 1
    if table.show != NO_EVENT:
        state.tally.event_turns[table.show] += 1


@rule_apart
def begin_under_scenarios(state: State, me: int) -> None:
    """The judgements of a turn, after what scenario cards have done at its start."""
    count_turn(state)
    begin_judgements(state, me)


@rule
def begin_judgements(state: State, me: int) -> None:
    """The judgements of `me`, before which he may have to choose whose ability he has."""
    push_judgements(state, me)
    if copies(state, me):
        if copies_at_turn_start(state.table, me):
            push(state, COPY, me)
        push(state, BECOME, me, NOBODY, np.int64(state.table.character[me]))


@rule
def push_judgements(state: State, me: int) -> None:
    """Dynamite and jail, in the order of the switch dynamite_before_jail; then the rest of the turn."""
    table = state.table
    dynamite, jail = has_effect(table, me, DYNAMITE), has_effect(table, me, JAIL)
    basic = table.traits[me, BASIC_CHARACTERS] > 0
    late = acts_at_start(table, me) and table.rules.event_start_effects == EFFECTS_AFTER_JUDGEMENTS
    if not dynamite and not jail and not basic and not copies(state, me) and not late:
        go_on(state, me)
        return
    push(state, GO_ON, me)
    if basic:
        push(state, OFFER, me, NOBODY, 0, 0, WHY_GREYGORY_DECK)
    if copies(state, me) and not copies_at_turn_start(table, me):
        push(state, COPY, me)
    if late:
        push(state, START_EFFECTS, me)
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
def end_turn(state: State, me: int) -> None:
    """The turn is over and the next living player has his, unless scenario cards say otherwise."""
    table = state.table
    enter(state, me, PHASE_END)
    if table.scenarios != 0 or table.skips != 0 or np.int64(table.abilities[me]) & AT_END != 0:
        after = at_turn_end(state, me)
    else:
        after = next_alive(table, me)
    if after >= 0:
        start_turn(state, after, NO_EXTRA)


@rule_apart
def next_turn(state: State, me: int) -> None:
    """Another turn of `me`, if he has been granted one, or that of who comes next."""
    table = state.table
    if table.extra == GRANTED and is_alive(table, me):
        push(state, TURN, me, NOBODY, EXTRA)
    else:
        push(state, TURN, next_turn_of(table, me))
