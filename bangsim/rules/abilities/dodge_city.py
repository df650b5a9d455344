"""The abilities of Dodge City and The Bullet that are more than a number in a trait column (rulebook 11, 12)."""

import numpy as np

from bangsim.content.codes import (
    COPIES_CHARACTERS,
    DIAMONDS,
    DISCARDS_SAME_NAME,
    DRAWS_AT_DEATHS,
    DRAWS_FOR_EQUIPMENT,
    DRAWS_OUT_OF_TURN,
    HEALS_AT_DEATHS,
    IGNORES_DIAMONDS,
    NOBODY,
    SALES_USED,
    SELLS_FROM_PLAY,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.powgame import passes_penetration
from bangsim.rules.cards import (
    discard_from_hand,
    discard_from_play,
    draw_cards,
    lift_from_view,
    place_in_play,
    put_in_hand,
)
from bangsim.rules.healing import heal
from bangsim.table.abilities import MUST_COPY, can_copy
from bangsim.table.log import (
    ABILITY_EVENT,
    ANSWER_EVENT,
    HAND,
    SHOWN,
    USE_EVENT,
    WHY_APACHE_KID,
    WHY_BUSINESSMAN,
    WHY_CLAUS_THE_SAINT,
    WHY_GREG_DIGGER,
    WHY_HERB_HUNTER,
    WHY_JOHNNY_KISCH,
    WHY_JOSE_DELGADO,
    WHY_MOLLY_STARK,
    WHY_VERA_CUSTER,
    note,
    note_move,
)
from bangsim.table.state import State
from bangsim.table.tasks import BECOME, COPY_QUESTION, GIVE_QUESTION, push
from bangsim.table.view import bit, has_ability, is_alive, kind_of, lies_before, next_alive

ONLY_HARM = 2
"""Ignores the diamonds of others only where they would harm."""


@rule
def passes_by(state: State, me: int, by: int, harms: bool) -> bool:
    """Whether the card of `by` that is resolving has no effect on `me` (Apache Kid, rulebook 11.1)."""
    if by == me or by < 0:
        return False
    return ignores(state, me, by, np.int64(state.table.resolving_suit), harms) or passes_penetration(state, me, by)


@rule
def ignores(state: State, me: int, by: int, suit: int, harms: bool) -> bool:
    """Whether a card of that suit that `by` plays has no effect on `me`."""
    ignoring = np.int64(state.table.traits[me, IGNORES_DIAMONDS])
    if ignoring == 0 or by == me or by < 0 or suit != DIAMONDS:
        return False
    if ignoring == ONLY_HARM and not harms:
        return False
    note(state, ABILITY_EVENT, me, WHY_APACHE_KID, by)
    return True


@rule
def owe_for_card(state: State, me: int) -> None:
    """Molly Stark has used a hand card out of her turn and will draw for it (rulebook 11.10)."""
    each = np.int64(state.table.traits[me, DRAWS_OUT_OF_TURN])
    if each > 0 and state.table.turn_of != me:
        state.owed[me] += each
        state.due |= bit(me)


@rule
def wait_for_end(state: State, me: int) -> None:
    """Against a shot that needs several Missed! Molly Stark draws only when all is over."""
    if state.table.traits[me, DRAWS_OUT_OF_TURN] > 0:
        state.suspended |= bit(me)


@rule
def draw_what_is_owed(state: State, me: int) -> None:
    """`me` draws for the cards used out of turn."""
    n = np.int64(state.owed[me])
    state.owed[me] = 0
    if n > 0 and is_alive(state.table, me):
        note(state, ABILITY_EVENT, me, WHY_MOLLY_STARK, NOBODY)
        draw_cards(state, me, n, WHY_MOLLY_STARK)


@rule
def draw_at_death(state: State, me: int, dead: int) -> None:
    """Herb Hunter draws when another player is eliminated (rulebook 11.8)."""
    n = np.int64(state.table.traits[me, DRAWS_AT_DEATHS])
    if n > 0:
        note(state, ABILITY_EVENT, me, WHY_HERB_HUNTER, dead)
        draw_cards(state, me, n, WHY_HERB_HUNTER)


@rule
def heal_at_death(state: State, me: int) -> None:
    """Greg Digger regains life points when another player is eliminated (rulebook 11.7)."""
    heal(state, me, np.int64(state.table.traits[me, HEALS_AT_DEATHS]), me, WHY_GREG_DIGGER)


@rule_apart
def discard_same_name(state: State, me: int, owner: int, card: int) -> None:
    """Johnny Kisch puts a card in play: all others of its name are discarded (rulebook 12.2)."""
    table = state.table
    if not has_ability(table, me, DISCARDS_SAME_NAME):
        return
    kind = kind_of(table, card)
    noted = False
    for seat in range(table.n):
        for place in range(np.int64(table.in_play_n[seat]) - 1, -1, -1):
            other = np.int64(table.in_play[seat, place])
            if other != card and kind_of(table, other) == kind:
                if not noted:
                    note(state, ABILITY_EVENT, me, WHY_JOHNNY_KISCH, NOBODY)
                    noted = True
                discard_from_play(state, seat, place, WHY_JOHNNY_KISCH)


@rule
def sell_equipment(state: State, me: int, card: int) -> None:
    """`me` discards a blue card and draws (José Delgado, Businessman; rulebook 11.9, 15.39)."""
    table = state.table
    why = WHY_BUSINESSMAN if has_ability(table, me, SELLS_FROM_PLAY) else WHY_JOSE_DELGADO
    table.used[SALES_USED] += 1
    note(state, USE_EVENT, me, why, NOBODY, card)
    if lies_before(table, me, card):
        discard_from_play(state, me, place_in_play(state, me, card), why)
    else:
        discard_from_hand(state, me, card, why)
    draw_cards(state, me, np.int64(table.traits[me, DRAWS_FOR_EQUIPMENT]), why)


@rule_apart
def give_away(state: State, me: int, other: int) -> None:
    """Claus gives each other player one of the cards he looks at, from `other` on clockwise (rulebook 12.3)."""
    view = state.seat[me]
    while other != me and view.shelf_n > 0:
        if view.shelf_n > 1:
            push(state, GIVE_QUESTION, me, other)
            return
        give_card(state, me, other, np.int64(view.shelf[0]))
        other = next_alive(state.table, other)


@rule
def give_card(state: State, me: int, other: int, card: int) -> None:
    """`me` gives one of the cards he looks at to `other`."""
    lift_from_view(state, me, card)
    put_in_hand(state, other, card)
    state.tally.drawn[kind_of(state.table, card)] += 1
    note_move(state, card, SHOWN, me, HAND, other, WHY_CLAUS_THE_SAINT, bit(me) | bit(other))


@rule_apart
def copy(state: State, me: int) -> None:
    """Vera Custer may choose whose ability she has until her next turn (rulebook 11.15)."""
    table = state.table
    if not is_alive(table, me) or table.jailed != 0 or not copies(state, me):
        return
    choices, last = np.int64(0), np.int64(NOBODY)
    for other in range(table.n):
        if can_copy(table, me, other):
            choices += 1
            last = np.int64(other)
    may_decline = table.traits[me, COPIES_CHARACTERS] != MUST_COPY
    if choices > 1 or (choices == 1 and may_decline):
        push(state, COPY_QUESTION, me)
    elif choices == 1:
        copied(state, me, last)


@rule
def copied(state: State, me: int, other: int) -> None:
    """`me` takes the ability of `other`, or of nobody."""
    if other < 0:
        note(state, ANSWER_EVENT, me, NOBODY, NOBODY)
        return
    note(state, USE_EVENT, me, WHY_VERA_CUSTER, other)
    push(state, BECOME, me, NOBODY, np.int64(state.table.character[other]))


@rule
def copies(state: State, me: int) -> bool:
    """Whether `me` copies abilities."""
    return state.table.traits[me, COPIES_CHARACTERS] != 0
