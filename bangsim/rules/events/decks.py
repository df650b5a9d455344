"""The scenario decks: which card comes next, when it is turned, and what it lays over everybody (rulebook 18, 22.1)."""

import numpy as np

from bangsim.content.codes import AMBUSH, NEW_GOALS, NO_EVENT, NOBODY, WILD_WEST_SHOW
from bangsim.core.jit import lowest_bit, rule, rule_apart
from bangsim.rules.cards import DEAL_STREAM, random_below
from bangsim.rules.characters import lay_over_everybody
from bangsim.rules.events.moments import when_turned
from bangsim.rules.life import refresh_gaps
from bangsim.table.log import SCENARIO_EVENT, note
from bangsim.table.state import BY_SHERIFF, BY_STAGECOACH, Book, State
from bangsim.table.tasks import SHOW, push
from bangsim.table.view import bit, leader

FIXED_ROUND = 2
"""The sheriff's turn in which the second card of a deck in fixed order is turned; the first is active before."""


@rule
def prepare_scenarios(state: State, book: Book) -> None:
    """Shuffle the scenario decks, if the game has any; what lies on top of the sheriff's is open."""
    table = state.table
    table.scenarios = 0
    table.next_event = NO_EVENT
    state.next_show = NO_EVENT
    state.events_turned = 0
    state.shows_turned = 0
    state.events_left = 0
    state.seen.events = 0
    for which in range(2):
        deck = book.decks[which]
        state.events_left = np.int64(state.events_left) | np.int64(deck.cards) | np.int64(deck.lasts)
        if deck.fixed_n > 0 or np.int64(deck.cards) | np.int64(deck.lasts) != 0:
            table.scenarios = 1
    if table.scenarios != 0:
        table.next_event = take_next(state, book, BY_SHERIFF)
        state.next_show = take_next(state, book, BY_STAGECOACH)


@rule_apart
def take_next(state: State, book: Book, which: int) -> int:
    """The next card of a scenario deck, or none."""
    turned = np.int64(state.events_turned) if which == BY_SHERIFF else np.int64(state.shows_turned)
    if which == BY_SHERIFF:
        state.events_turned += 1
    else:
        state.shows_turned += 1
    deck = book.decks[which]
    if deck.fixed_n > 0:
        return np.int64(deck.fixed[turned]) if turned < deck.fixed_n else NO_EVENT
    left = np.int64(state.events_left) & np.int64(deck.cards)
    if left == 0 or turned >= deck.draws:
        left = np.int64(state.events_left) & np.int64(deck.lasts)
        state.events_left = np.int64(state.events_left) & ~(np.int64(deck.cards) | np.int64(deck.lasts))
    if left == 0:
        return NO_EVENT
    event = random_of(state, left)
    state.events_left = np.int64(state.events_left) & ~bit(event)
    return event


@rule
def random_of(state: State, mask: int) -> int:
    """The number of one of the bits of a mask, by chance; none must be negative."""
    n, rest = np.int64(0), mask
    while rest != 0:
        rest &= rest - 1
        n += 1
    for _ in range(random_below(state, DEAL_STREAM, n)):
        mask &= mask - 1
    return lowest_bit(mask)


@rule_apart
def turn_scenario(state: State, book: Book, me: int) -> None:
    """At the start of a turn of `me` the next scenario card becomes active, if it is time (rulebook 18.1, 18.6)."""
    table = state.table
    first_turn, fixed = table.turn == 1, book.decks[BY_SHERIFF].fixed_n > 0
    if first_turn and book.decks[BY_STAGECOACH].fixed_n > 0:
        push(state, SHOW, me)
    due = first_turn and fixed
    if me == leader(table) and table.extra == 0:
        table.rounds = min(np.int64(table.rounds) + 1, 1000)
        due |= table.rounds >= (FIXED_ROUND if fixed else np.int64(table.rules.first_event_round))
    if due and table.next_event != NO_EVENT:
        over = np.int64(table.event)
        table.event = table.next_event
        if over == AMBUSH or table.event == AMBUSH:
            refresh_gaps(table)
        table.next_event = take_next(state, book, BY_SHERIFF)
        note(state, SCENARIO_EVENT, np.int64(table.event), np.int64(table.next_event))
        become_active(state, book, me, over, np.int64(table.event))


@rule_apart
def turn_show(state: State, book: Book, me: int) -> None:
    """The next card of the deck of Wild West Show becomes active (rulebook 22.1); what comes after it nobody sees."""
    table = state.table
    if state.next_show == NO_EVENT:
        return
    over = np.int64(table.show)
    table.show = state.next_show
    state.next_show = take_next(state, book, BY_STAGECOACH)
    note(state, SCENARIO_EVENT, np.int64(table.show), NOBODY)
    become_active(state, book, me, over, np.int64(table.show))


@rule
def become_active(state: State, book: Book, me: int, over: int, event: int) -> None:
    """A scenario card is laid over everybody in place of `over`, and acts, if it is one that acts at once."""
    table = state.table
    state.seen.events = np.int64(state.seen.events) | bit(event)
    lay_over_everybody(state, book, over, event)
    if event == WILD_WEST_SHOW:
        table.act = NEW_GOALS
        table.act_on = NOBODY
    when_turned(state, me, event)
