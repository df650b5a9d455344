"""The entries: the few functions that Python calls. They take an array of states and an index.

Passing a single record would cost ten times as much as playing a step; so would a new compiled entry for each use.
"""

from typing import Any

import numpy as np

from bangsim.ai.policies import play_order, policy_numbers, weights_table, worths
from bangsim.content.codes import (
    DEPUTY,
    LAW,
    NO_RESULT,
    NOBODY,
    OUTLAW,
    OUTLAWS,
    PLAYER_WINS,
    RENEGADE,
    RENEGADE_WINS,
    ROLES,
    SHERIFF,
)
from bangsim.content.configuration import Configuration
from bangsim.content.printed import printed_kinds
from bangsim.content.scoring import MOST_DEPUTIES
from bangsim.core.jit import as_records, entry, lowest_bit, rule
from bangsim.game import FAULT, advance, ask
from bangsim.rules.arrange import arrange_position
from bangsim.rules.setup import setup
from bangsim.table import book as book_module
from bangsim.table.book import open_book
from bangsim.table.legal import legal_answer as legal_answer_rule
from bangsim.table.state import LENGTHS, STATE, State


def make_book(configuration: Configuration) -> Any:
    """The book of a configuration, with the policies' weights; ndarray of BOOK, shape (1,)."""
    kinds = printed_kinds(configuration.rules, configuration.content)
    policies = policy_numbers(), weights_table(), worths(kinds), play_order(kinds)
    return as_records(book_module.make_book(configuration, *policies))


def new_states(books: Any, n: int = 1) -> Any:
    """States with a book open on their tables; ndarray of STATE, shape (n,)."""
    states = as_records(np.zeros(n, STATE))
    for index in range(n):
        open_book(states, index, books)
    return states


@rule
def wins(state: State, seat: int) -> bool:
    """Whether the player at `seat` has won."""
    over, role = np.int64(state.table.over), np.int64(state.role[seat])
    if over == LAW:
        return role == SHERIFF or role == DEPUTY
    if over == OUTLAWS:
        return role == OUTLAW
    return (over == RENEGADE_WINS or over == PLAYER_WINS) and state.table.winner == seat


@rule
def renegade_duelled(state: State) -> bool:
    """Whether the law won by the fall of a renegade who was alone with the sheriff (rulebook 17.2)."""
    return state.table.over == LAW and state.last_role_out == RENEGADE and state.table.n_alive == 1


@rule
def count_game(state: State) -> None:
    """Add a finished game to the tally."""
    table, tally = state.table, state.tally
    tally.games += 1
    tally.outcomes[table.over] += 1
    duelled = np.int64(renegade_duelled(state))
    killed = min(np.int64(state.deputies_killed), MOST_DEPUTIES)
    tally.endings[table.over, duelled, killed] += 1
    won = np.int64(0)
    no_result = np.int64(table.over == NO_RESULT)
    for seat in range(table.n):
        role, character = state.role[seat], state.seen.dealt[seat]
        win = np.int64(wins(state, seat))
        won |= win << role
        tally.character_games[character, role] += 1
        tally.character_endings[character, role, table.over, duelled, killed] += 1
        tally.character_wins[character, role] += win
        tally.seat_games[seat, role] += 1
        tally.seat_wins[seat, role] += win
        tally.character_no_result[character, role] += no_result
        tally.seat_no_result[seat, role] += no_result
    for role in range(len(ROLES)):
        if table.role_count[role] > 0:
            tally.role_games[role] += 1
            tally.role_wins[role] += (won >> role) & 1
    count_scenarios(state, won)
    turns = np.int64(table.turn)
    tally.lengths[min(turns, LENGTHS - 1)] += 1
    tally.turns += turns
    tally.turns_squared += turns * turns


@rule
def count_scenarios(state: State, won: int) -> None:
    """Add to the tally which scenario cards were active in a finished game, and which roles have won."""
    tally = state.tally
    events = np.int64(state.seen.events)
    while events != 0:
        event = lowest_bit(events)
        events &= events - 1
        tally.event_games[event] += 1
        tally.event_no_result[event] += np.int64(state.table.over == NO_RESULT)
        for role in range(len(ROLES)):
            tally.event_role_wins[event, role] += (won >> role) & 1


@entry
def play(states: Any, index: int, books: Any, seed: int, first: int, games: int) -> int:
    """Play whole games, or go on with the one on the table.

    One entry for both: each further one that holds the whole kernel would be compiled, cached and loaded again.

    Parameters
    ----------
    states : ndarray of STATE
    index : int
        Which of the states.
    books : ndarray of BOOK, shape (1,)
    seed, first, games : int
        Games `first` to `first` + `games` - 1 of `seed` are played and added to the tally. With 0 games the position
        on the table is played on.

    Returns
    -------
    int
        For games: -1, or the number of the first game whose record broke an invariant. For a position: why it
        stopped (game.OVER, OUTSIDE_QUESTION, LOG_FULL, AT_DRAW_PHASE, FAULT).
    """
    state, book = states[index], books[0]
    if games == 0:
        return advance(state, book)
    for number in range(first, first + games):
        setup(state, book, seed, number)
        if advance(state, book) == FAULT:
            return number
        count_game(state)
    return NOBODY


@entry
def deal(states: Any, index: int, books: Any, seed: int, number: int) -> None:
    """Deal a game: everything before its first task."""
    setup(states[index], books[0], seed, number)


@entry
def legal_answer(states: Any, index: int, k: int) -> int:
    """The k-th legal answer of the question on top of the stack, or -1 - n where it has only n."""
    state = states[index]
    task = state.stack[state.depth - 1]
    return legal_answer_rule(task, state.table, state.seat[task.me], k)


@entry
def policy_answer(states: Any, index: int, books: Any, policy: int, row: int) -> int:
    """What a policy would answer to the question on top of the stack."""
    state = states[index]
    me = state.stack[state.depth - 1].me
    state.policy[me] = policy
    state.weights[me] = row
    return ask(state, books[0], me)


@entry
def arrange(states: Any, index: int, books: Any, seat: int, phase: int) -> None:
    """Make a position written by hand complete: work out what is cached, and push the phase of a seat's turn."""
    arrange_position(states[index], books[0], seat, phase)


def play_games(states: Any, index: int, books: Any, seed: int, first: int, games: int) -> int:
    """Play at least one game into the tally of ``states[index]``; see `play`."""
    return int(play(states, index, books, seed, first, games)) if games > 0 else NOBODY
