"""The draw phase, and what some do in its place (rulebook 3.2)."""

import numpy as np

from bangsim.content.codes import (
    COLLECTS_FROM_RICHER,
    DRAWS_DISCARDS,
    DRAWS_FOR_RED,
    DRAWS_FROM_DISCARDS,
    DRAWS_FROM_HANDS,
    DRAWS_PER_WOUND,
    EXCHANGES_CARDS,
    EXTRA_DRAWS,
    FURTHER_DRAWS,
    GIVES_DRAWN_CARDS,
    GUESSES_COLOURS,
    HEALS_FOR_DRAWING,
    LOOKS_AT_MORE,
    MUST_PLAY_SECOND,
    NOBODY,
    NUMBERS,
    TAKES_FROM_PLAY,
    USE_VERB,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.abilities.base import cards_for_red, keep_card, look_at_more, put_back
from bangsim.rules.abilities.dodge_city import give_away, give_card
from bangsim.rules.abilities.wild_west_show import collect, give_from_hand
from bangsim.rules.cards import draw, draw_cards, lift_from_discards, put_in_hand, steal_from_hand, take_from_play
from bangsim.rules.events.fistful_of_cards import draw_by_scenario, draw_discard
from bangsim.rules.phases import enter, play_phase, stay_in_jail
from bangsim.table.answers import FROM_A_HAND, FROM_DISCARDS, card_of, name_of, take_of, target_of, verb_of
from bangsim.table.log import (
    ALL,
    CHOOSE_EVENT,
    DISCARD_PILE,
    HAND,
    PHASE_DRAW,
    USE_EVENT,
    WHY_BLACK_JACK,
    WHY_CLAUS_THE_SAINT,
    WHY_DRAW,
    WHY_JESSE_JONES,
    WHY_KIT_CARLSON,
    WHY_PAT_BRENNAN,
    WHY_PEDRO_RAMIREZ,
    note,
    note_move,
)
from bangsim.table.state import AT_NEXT, GO_THROUGH, PAUSED, State, Table
from bangsim.table.tasks import (
    COLOUR_QUESTION,
    DRAW_CARDS,
    DRAW_PHASE,
    DRAW_QUESTION,
    GIVE_QUESTION,
    KEEP_QUESTION,
    PLAY_PHASE,
    push,
)
from bangsim.table.view import bit, hand_card, has_ability, is_alive, is_ghost, next_alive

DRAWS_OTHERWISE = (
    1 << (HEALS_FOR_DRAWING - NUMBERS)
    | 1 << (GUESSES_COLOURS - NUMBERS)
    | 1 << (DRAWS_DISCARDS - NUMBERS)
    | 1 << (MUST_PLAY_SECOND - NUMBERS)
    | 1 << (EXCHANGES_CARDS - NUMBERS)
)
"""The traits that change the draw phase."""
AT_END = 100
"""Cards drawn before, where a card more is drawn at the end of a phase whatever came first."""


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
    if np.int64(table.abilities[me]) & DRAWS_OTHERWISE != 0:
        draw_by_scenario(state, me)
        return
    draws = cards_to_draw(table, me)
    chooses = draws > 0 and may_choose_source(table, me)
    if chooses or table.traits[me, LOOKS_AT_MORE] != 0 or has_ability(table, me, GIVES_DRAWN_CARDS):
        if not at_end:
            push(state, PLAY_PHASE, me)
        choose_or_draw(state, me, draws, chooses)
        return
    draw_from_deck(state, me, draws, 0)
    if not at_end:
        play_phase(state, me)


@rule
def choose_or_draw(state: State, me: int, draws: int, chooses: bool) -> None:
    """`me` is asked where his first card comes from, if he has a choice, or draws."""
    if chooses:
        push(state, DRAW_QUESTION, me, NOBODY, draws)
    else:
        draw_the_rest(state, me, draws, 0)


@rule_apart
def draw_now(state: State, me: int) -> None:
    """The drawing of a draw phase that a scenario card changes (rulebook 21.1, 21.7, 21.8)."""
    table = state.table
    if has_ability(table, me, GUESSES_COLOURS):
        push(state, COLOUR_QUESTION, me)
    else:
        draws = cards_to_draw(table, me)
        choose_or_draw(state, me, draws, draws > 0 and may_choose_source(table, me))


@rule
def cards_to_draw(table: Table, me: int) -> int:
    """How many cards `me` draws in his draw phase; Bill Noface one more for each life point he misses.

    A ghost draws one more than usual, unless he has a number of his own (rulebook 11.3, 19.5).
    """
    each = np.int64(table.traits[me, DRAWS_PER_WOUND])
    more = np.int64(table.traits[me, EXTRA_DRAWS])
    if is_ghost(table, me) and each == 0 and more == 0:
        more += 1
    more += np.int64(table.traits[me, FURTHER_DRAWS]) + each * (np.int64(table.max_hp[me]) - np.int64(table.hp[me]))
    return max(np.int64(0), np.int64(table.rules.draw_count) + more)


@rule
def may_choose_source(table: Table, me: int) -> bool:
    """Whether the first card of `me` could come from elsewhere than the pile that all draw from."""
    from_discards = has_ability(table, me, DRAWS_FROM_DISCARDS) and not has_ability(table, me, DRAWS_DISCARDS)
    if from_discards and table.discard_n > 0:
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
        if state.table.traits[me, FURTHER_DRAWS] > 0:
            push(state, DRAW_CARDS, me, NOBODY, np.int64(state.table.traits[me, FURTHER_DRAWS]), 0, WHY_DRAW)
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
        push(state, DRAW_CARDS, me, NOBODY, draws, 0, WHY_DRAW)
        return
    push(state, DRAW_CARDS, me, NOBODY, draws - 1, 1, WHY_DRAW)


@rule
def draw_the_rest(state: State, me: int, n: int, before: int) -> None:
    """`me` draws n cards from the draw pile after those he has drawn `before` in this phase."""
    table = state.table
    if n > 0 and has_ability(table, me, GIVES_DRAWN_CARDS) and before < AT_END:
        further = max(np.int64(0), np.int64(table.traits[me, FURTHER_DRAWS]))
        n -= further
        if further > 0:
            push(state, DRAW_CARDS, me, NOBODY, further, AT_END, WHY_DRAW)
        look_at_more(state, me, n + np.int64(table.n_alive) - 1, WHY_CLAUS_THE_SAINT)
        keep(state, me, n)
    elif n > 0 and table.traits[me, LOOKS_AT_MORE] != 0:
        more = np.int64(table.traits[me, LOOKS_AT_MORE]) - np.int64(table.traits[me, FURTHER_DRAWS])
        look_at_more(state, me, n + max(np.int64(0), more), WHY_KIT_CARLSON)
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
    if np.int64(state.table.abilities[me]) & DRAWS_OTHERWISE != 0:
        draw_under_scenario(state, me, n, before)
        return
    for i in range(n):
        second = before + i == 1
        shown = second and state.table.traits[me, DRAWS_FOR_RED] != 0
        card = draw(state, me, WHY_DRAW, ALL if shown else bit(me))
        if shown and card >= 0:
            draw_cards(state, me, cards_for_red(state, me, card), WHY_BLACK_JACK)


@rule_apart
def draw_under_scenario(state: State, me: int, n: int, before: int) -> None:
    """`me` draws n cards, of the discard pile first or with the second card open (rulebook 21.1, 21.7)."""
    table = state.table
    while n > 0:
        for_red = before == 1 and table.traits[me, DRAWS_FOR_RED] != 0
        must_play = before == 1 and has_ability(table, me, MUST_PLAY_SECOND)
        card = draw_in_phase(state, me, WHY_DRAW, ALL if for_red or must_play else bit(me))
        if must_play:
            table.must_play = card
        if for_red and card >= 0:
            for _ in range(cards_for_red(state, me, card)):
                draw_in_phase(state, me, WHY_BLACK_JACK, bit(me))
        before += 1
        n -= 1


@rule_apart
def draw_in_phase(state: State, me: int, why: int, seen_by: int) -> int:
    """`me` draws a card of the pile that draw phases draw from; gives the card, or `NO_CARD`."""
    if has_ability(state.table, me, DRAWS_DISCARDS) and state.table.discard_n > 0:
        return draw_discard(state, me)
    return draw(state, me, why, seen_by)


@rule
def keep(state: State, me: int, n: int) -> None:
    """`me` keeps n of the cards he looks at; he is asked only if there are more than that."""
    view = state.seat[me]
    if n > 0 and view.shelf_n > n:
        push(state, KEEP_QUESTION, me, NOBODY, n)
        return
    while n > 0 and view.shelf_n > 0:
        keep_one(state, me, n, np.int64(view.shelf[0]))
        n -= 1
    if has_ability(state.table, me, GIVES_DRAWN_CARDS):
        give_away(state, me, next_alive(state.table, me))
    else:
        put_back(state, me, WHY_KIT_CARLSON)


@rule
def kept(state: State, me: int, n: int, answer: int) -> None:
    """`me` has chosen a card to keep."""
    note(state, CHOOSE_EVENT, me, card_of(answer))
    keep_one(state, me, n, card_of(answer))
    keep(state, me, n - 1)


@rule
def keep_one(state: State, me: int, n: int, card: int) -> None:
    """`me` keeps a card, after which n - 1 are to be kept; his second one he may have to play (rulebook 21.7)."""
    if has_ability(state.table, me, MUST_PLAY_SECOND) and n == cards_to_draw(state.table, me) - 1:
        state.table.must_play = card
        keep_card(state, me, card, why_looks(state.table, me), ALL)
    else:
        keep_card(state, me, card, why_looks(state.table, me), bit(me))


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
