"""Before the first turn: roles and characters are dealt, hands are drawn (rulebook 1)."""

import numpy as np

from bangsim.content.codes import (
    BASIC_CHARACTERS,
    NO_EVENT,
    NOBODY,
    OUTSIDE,
    RANDOM,
    ROLES,
    SHERIFF,
    STARTS_WITH,
    UNDECIDED,
)
from bangsim.content.rules import CHOICE_SHARE, FIRST_RANDOM
from bangsim.core.jit import rule, rule_apart
from bangsim.core.rng import Word, first_word
from bangsim.rules.cards import (
    DEAL_STREAM,
    NO_CARD,
    PICK_STREAM,
    draw_cards,
    random_below,
    shuffle_deck,
    swap_in_pile,
)
from bangsim.rules.characters import become, take_basic_characters
from bangsim.rules.events.decks import prepare_scenarios
from bangsim.rules.life import refresh_gaps
from bangsim.rules.phases import begin_effect
from bangsim.rules.roles import all_roles_open, reveal, show_deputies, trade_roles
from bangsim.table.log import PHASE_START, WHY_DEAL
from bangsim.table.state import NO_HALT, Book, State
from bangsim.table.tasks import TURN, push
from bangsim.table.view import bit

STREAMS = 3


@rule_apart
def setup(state: State, book: Book, seed: int, game: int) -> None:
    """Deal game number `game` of `seed` and push its first turn."""
    clear(state, seed, game)
    deal_roles(state, book)
    deal_characters(state, book)
    seat_policies(state, book)
    state.table.deck_n = state.table.cards
    for card in range(state.table.cards):
        state.pile[card] = card
    shuffle_deck(state)
    for seat in range(state.table.n):
        own = np.int64(state.table.traits[seat, STARTS_WITH])
        draw_cards(state, seat, own if own > 0 else np.int64(state.table.hp[seat]), WHY_DEAL)
    first = np.int64(0)
    if state.table.rules.first_player == FIRST_RANDOM:
        first = random_below(state, DEAL_STREAM, np.int64(state.table.n))
    prepare_scenarios(state, book)
    push(state, TURN, first)


@rule
def clear(state: State, seed: int, game: int) -> None:
    """Put the table in order for a new game."""
    table = state.table
    for stream in range(STREAMS):
        state.streams[stream] = first_word(seed, game, stream)
    n = np.int64(table.n)
    table.n_alive = n
    table.alive = (1 << n) - 1
    table.deck_n = 0
    table.discard_n = 0
    table.discard_top = NO_CARD
    table.shelf_n = 0
    table.turn_of = NOBODY
    table.turn = 0
    table.phase = PHASE_START
    table.bangs_played = 0
    table.plays = 0
    begin_effect(table, NOBODY, NOBODY)
    table.affected = 0
    table.disarming = 0
    table.collectors = 0
    table.fresh_seats = 0
    table.last_card = NO_CARD
    table.must_play = NO_CARD
    table.suit_named = NOBODY
    table.extra = 0
    table.ghost = NOBODY
    table.first_out = NOBODY
    table.skips = 0
    table.rounds = 0
    table.jailed = 0
    table.over = UNDECIDED
    table.winner = NOBODY
    table.act = 0
    state.depth = 0
    state.due = 0
    state.coming_n = 0
    state.suspended = 0
    state.check_due = 0
    state.halt = NO_HALT
    state.deaths = 0
    state.deputies_killed = 0
    state.last_role_out = NOBODY
    state.answer = NOBODY
    for seat in range(n):
        table.after[seat] = seat + 1 if seat + 1 < n else 0
        table.before[seat] = seat - 1 if seat > 0 else n - 1
        clear_seat(state, seat, first_word(seed, game, STREAMS + seat))
    table.event = NO_EVENT
    table.show = NO_EVENT
    refresh_gaps(table)


@rule
def clear_seat(state: State, seat: int, word: Word) -> None:
    """Put a seat in order for a new game."""
    table, view = state.table, state.seat[seat]
    view.word = word
    view.me = seat
    view.shelf_n = 0
    view.parked = 0
    view.weighed = 0
    view.foes = 0
    view.deputies = 0
    view.refused_turn = NOBODY
    table.hand_n[seat] = 0
    table.in_play_n[seat] = 0
    table.fresh[seat] = 0
    state.owed[seat] = 0
    table.known_role[seat] = NOBODY
    for other in range(table.n):
        view.lean[other] = 0
        view.enmity[other] = 0


@rule
def deal_roles(state: State, book: Book) -> None:
    """The sheriff sits at seat 0 (with three players the deputy), the other roles by chance, pinned ones in place."""
    table = state.table
    seat = np.int64(0)
    for role in range(len(ROLES)):
        table.role_count[role] = book.roles[role]
        table.role_left[role] = book.roles[role]
        state.living[role] = book.roles[role]
        for _ in range(book.roles[role]):
            state.role[seat] = role
            seat += 1
    n = np.int64(table.n)
    for i in range(n - 1, 1, -1):
        trade_roles(state, i, 1 + random_below(state, DEAL_STREAM, i))
    for seat in range(1, n):
        pinned = np.int64(book.seat_role[seat])
        if pinned >= 0 and state.role[seat] != pinned:
            trade_roles(state, seat, unpinned_seat_with(state, book, pinned))
    table.sheriff = 0 if state.role[0] == SHERIFF else NOBODY
    for seat in range(n):
        state.seat[seat].role = state.role[seat]
        if state.role[seat] == SHERIFF or all_roles_open(table):
            reveal(state, seat)
    if table.rules.deputies_known != 0:
        show_deputies(state)


@rule
def unpinned_seat_with(state: State, book: Book, role: int) -> int:
    """The last seat that has `role` and no pinned one of its own."""
    found = NOBODY
    for seat in range(1, state.table.n):
        if state.role[seat] == role and book.seat_role[seat] != role:
            found = seat
    return found


@rule
def deal_characters(state: State, book: Book) -> None:
    """Each player gets his pinned character, or one or more of the pool, of which he keeps one."""
    n = lay_out_pool(state, book)
    choices = np.int64(state.table.rules.character_choice)
    if choices == CHOICE_SHARE:
        choices = np.int64(book.pool_n) // np.int64(state.table.n)
    for seat in range(state.table.n):
        pinned = pinned_character(state, book, seat)
        if pinned >= 0:
            become(state, book, seat, pinned)
            continue
        offered = min(choices, n)
        for i in range(offered):
            swap_in_pile(state, n - 1 - i, random_below(state, DEAL_STREAM, n - i))
            state.tally.character_offered[state.pile[n - 1 - i]] += 1
        become(state, book, seat, best_of(state, book, seat, n - offered, n))
        n -= offered
    give_life(state)
    for seat in range(state.table.n):
        if state.table.traits[seat, BASIC_CHARACTERS] > 0:
            take_basic_characters(state, book, seat)


@rule
def lay_out_pool(state: State, book: Book) -> int:
    """Lay the pool without pinned characters where the draw pile will be; gives its size."""
    n = np.int64(0)
    for i in range(book.pool_n):
        character = np.int64(book.pool[i])
        if book.pins == 0 or not is_pinned(state, book, character):
            state.pile[n] = character
            n += 1
    return n


@rule
def is_pinned(state: State, book: Book, character: int) -> bool:
    """Whether a character is pinned to a seat."""
    for seat in range(state.table.n):
        if pinned_character(state, book, seat) == character:
            return True
    return False


@rule
def pinned_character(state: State, book: Book, seat: int) -> int:
    """The character pinned to a seat or to the role that sits there (its first seat), or nobody."""
    if book.pins == 0:
        return NOBODY
    if book.seat_character[seat] >= 0:
        return np.int64(book.seat_character[seat])
    role = np.int64(state.role[seat])
    for before in range(seat):
        if state.role[before] == role:
            return NOBODY
    return np.int64(book.role_character[role])


@rule
def best_of(state: State, book: Book, seat: int, first: int, end: int) -> int:
    """The character kept out of those offered: the one worth most, or any for a policy that plays at random."""
    role_policy = np.int64(book.role_policy[state.role[seat]])
    policy = np.int64(book.seat_policy[seat]) if book.seat_policy[seat] >= 0 else role_policy
    if end - first > 1 and (policy == RANDOM or policy == OUTSIDE):
        return np.int64(state.pile[first + random_below(state, PICK_STREAM, end - first)])
    best = np.int64(state.pile[first])
    for i in range(first + 1, end):
        character = np.int64(state.pile[i])
        if book.character_worth[character] > book.character_worth[best]:
            best = character
    return best


@rule
def give_life(state: State) -> None:
    """Each player starts with the life points of his character, the sheriff with more (switch sheriff_bonus_hp)."""
    table = state.table
    for seat in range(table.n):
        table.hp[seat] = table.max_hp[seat]
        state.seen.dealt[seat] = table.character[seat]


@rule
def seat_policies(state: State, book: Book) -> None:
    """Each seat gets its policy: the seat's own, or that of its role; those that infer roles watch public acts."""
    state.observers = 0
    for seat in range(state.table.n):
        if book.seat_policy[seat] >= 0:
            state.policy[seat] = book.seat_policy[seat]
            state.weights[seat] = book.seat_weights[seat]
        else:
            state.policy[seat] = book.role_policy[state.role[seat]]
            state.weights[seat] = book.role_weights[state.role[seat]]
        if state.policy[seat] > RANDOM and book.weights[state.weights[seat]].infers_roles != 0:
            state.observers |= bit(seat)
