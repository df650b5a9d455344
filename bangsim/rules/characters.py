"""How a player comes by abilities: of scenario cards, his character, others that he copies (rulebook 11.15, 16.4)."""

import numpy as np

from bangsim.content.codes import (
    BASIC_CHARACTERS,
    COPIES_CHARACTERS,
    DRAWS_WHEN_EMPTY,
    EQUIPPABLE,
    HANGOVER,
    NO_EQUIPMENT,
    NOBODY,
    NUMBERS,
    SHERIFF,
)
from bangsim.core.jit import lowest_bit, rule, rule_apart
from bangsim.rules.cards import (
    MOST,
    PICK_STREAM,
    disarm_others,
    note_collector,
    random_below,
    refresh_traits,
)
from bangsim.table.abilities import NEW_LIFE
from bangsim.table.log import ABILITY_EVENT, WHY_GREYGORY_DECK, WHY_NEW_IDENTITY, note
from bangsim.table.state import EVENT_ROWS, LENT, Book, State
from bangsim.table.tasks import ABILITY_QUESTION, push
from bangsim.table.view import bit, is_alive

ONLY_NO_EQUIPMENT = 1 << (NO_EQUIPMENT - NUMBERS)
"""The trait under which the cards in front of a player count for nothing."""


@rule_apart
def refresh_abilities(state: State, book: Book, me: int) -> None:
    """Work out what `me` can do: of scenario cards, of his own character or of others that he copies or draws.

    All of it lies over one another here: numbers add up, and what two sources allow or forbid is allowed or forbidden
    once. Where a scenario card and a character contradict each other, the rule that looks both up puts the card first
    (rulebook 18.7).
    """
    table = state.table
    have_no_numbers(state, me)
    if table.event != HANGOVER:
        have_own_numbers(state, book, me)
    add_numbers(state, book, me, EVENT_ROWS + np.int64(table.event))
    add_numbers(state, book, me, EVENT_ROWS + np.int64(table.show))
    table.abilities[me] = flags_of(state, book, me)
    refresh_traits(state, me)
    note_collector(table, me)
    if table.traits[me, DRAWS_WHEN_EMPTY] > 0 and table.hand_n[me] == 0:
        state.due |= bit(me)
    if table.turn_of == me:
        disarm_others(state)


@rule_apart
def refresh_flags(state: State, book: Book, me: int) -> None:
    """Work out the yes/no traits of `me`, where nothing else can have changed."""
    table = state.table
    before = np.int64(table.abilities[me])
    table.abilities[me] = flags_of(state, book, me)
    changed = before ^ np.int64(table.abilities[me])
    if changed & ONLY_NO_EQUIPMENT != 0:
        refresh_traits(state, me)
    if changed != 0:
        note_collector(table, me)


@rule
def lay_over_everybody(state: State, book: Book, over: int, event: int) -> None:
    """Everybody has what the scenario card `event` lays over him, and what `over` did no more."""
    numbers = np.int64(book.columns[EVENT_ROWS + over]) | np.int64(book.columns[EVENT_ROWS + event])
    flags = np.int64(book.abilities[EVENT_ROWS + over]) | np.int64(book.abilities[EVENT_ROWS + event])
    if numbers != 0 or over == HANGOVER or event == HANGOVER:
        for seat in range(state.table.n):
            refresh_abilities(state, book, seat)
    elif flags != 0:
        for seat in range(state.table.n):
            refresh_flags(state, book, seat)


@rule
def draws_characters(state: State, book: Book, me: int) -> bool:
    """Whether `me` is one who draws characters; what he borrows lies beside, not instead of, what he is."""
    return book.traits[state.table.character[me], BASIC_CHARACTERS] > 0


@rule
def whose_abilities(state: State, book: Book, me: int) -> int:
    """The character whose abilities `me` has: his own, or the one that he copies."""
    first = np.int64(state.lent[me, 0])
    return first if first >= 0 and not draws_characters(state, book, me) else np.int64(state.table.character[me])


@rule
def flags_of(state: State, book: Book, me: int) -> int:
    """The yes/no traits of `me`, from everywhere he has them."""
    table = state.table
    flags = np.int64(book.abilities[EVENT_ROWS + np.int64(table.event)])
    flags |= np.int64(book.abilities[EVENT_ROWS + np.int64(table.show)])
    if table.event != HANGOVER:
        flags |= np.int64(book.abilities[whose_abilities(state, book, me)])
        if draws_characters(state, book, me):
            for i in range(LENT):
                if state.lent[me, i] >= 0:
                    flags |= np.int64(book.abilities[state.lent[me, i]])
    return flags


@rule
def have_own_numbers(state: State, book: Book, me: int) -> None:
    """`me` has the numbers of his character, of the one that he copies, or of those that he has drawn.

    A player whose own character copies others, or draws others, keeps that whatever he has of them.
    """
    table = state.table
    own, who = np.int64(table.character[me]), whose_abilities(state, book, me)
    add_numbers(state, book, me, who)
    table.ability_worth[me] = book.character_worth[who]
    if draws_characters(state, book, me):
        worth, n = np.int64(0), np.int64(0)
        for i in range(LENT):
            if state.lent[me, i] >= 0:
                add_numbers(state, book, me, np.int64(state.lent[me, i]))
                worth += np.int64(book.character_worth[state.lent[me, i]])
                n += 1
        if n > 0:
            table.ability_worth[me] = worth // n
    table.traits[me, COPIES_CHARACTERS] = book.traits[own, COPIES_CHARACTERS]
    table.traits[me, BASIC_CHARACTERS] = book.traits[own, BASIC_CHARACTERS]


@rule
def have_no_numbers(state: State, me: int) -> None:
    """`me` has no traits that are numbers."""
    for column in range(EQUIPPABLE):
        state.own_traits[me, column] = 0
    for column in range(NUMBERS):
        state.table.traits[me, column] = 0


@rule
def add_numbers(state: State, book: Book, me: int, row: int) -> None:
    """`me` has the numbers of a row of the book beside those he has."""
    table = state.table
    columns = np.int64(book.columns[row])
    while columns != 0:
        column = lowest_bit(columns)
        columns &= columns - 1
        more = np.int64(book.traits[row, column])
        if column < EQUIPPABLE:
            state.own_traits[me, column] = max(-MOST, min(MOST, np.int64(state.own_traits[me, column]) + more))
        else:
            table.traits[me, column] = max(-MOST, min(MOST, np.int64(table.traits[me, column]) + more))


@rule
def give_back(state: State, me: int) -> None:
    """`me` has no abilities of others any more."""
    for i in range(LENT):
        state.lent[me, i] = NOBODY


@rule_apart
def take_abilities(state: State, book: Book, me: int, character: int) -> None:
    """`me` has the abilities of `character`, his own or another's, until he takes others."""
    give_back(state, me)
    if character != state.table.character[me]:
        state.lent[me, 0] = character
    refresh_abilities(state, book, me)


@rule
def take_or_keep(state: State, book: Book, me: int, character: int) -> None:
    """`me` has the abilities of `character` from now on; who draws characters keeps those that he has drawn."""
    own = np.int64(state.table.character[me])
    if character != own or book.traits[own, BASIC_CHARACTERS] == 0:
        take_abilities(state, book, me, character)


@rule_apart
def take_basic_characters(state: State, book: Book, me: int) -> None:
    """Greygory Deck has the abilities of characters of the base game that chance gives him (rulebook 16.4)."""
    give_back(state, me)
    first = np.int64(NOBODY)
    for i in range(min(LENT, np.int64(state.table.traits[me, BASIC_CHARACTERS]))):
        character = coming_character(state, book, first, False)
        if character < 0:
            break
        first = character
        state.lent[me, i] = character
        note(state, ABILITY_EVENT, me, WHY_GREYGORY_DECK, NOBODY, character)
    refresh_abilities(state, book, me)


@rule
def become(state: State, book: Book, me: int, character: int) -> None:
    """A player becomes a character: his abilities, and his life points, of which the sheriff has more."""
    table = state.table
    table.character[me] = character
    table.max_hp[me] = book.character_hp[character]
    if state.role[me] == SHERIFF:
        table.max_hp[me] += table.rules.sheriff_bonus_hp
    take_abilities(state, book, me, character)


@rule_apart
def show_identity(state: State, book: Book, me: int) -> None:
    """`me` is shown a character that nobody has, and may become him (New Identity, rulebook 20.3)."""
    character = coming_character(state, book, NOBODY, True)
    if character >= 0 and is_alive(state.table, me):
        worth = np.int64(book.character_worth[character])
        push(state, ABILITY_QUESTION, me, NOBODY, character, worth, WHY_NEW_IDENTITY)


@rule_apart
def take_identity(state: State, book: Book, me: int, character: int) -> None:
    """`me` becomes the character that he was shown, with two life points (New Identity, rulebook 20.3)."""
    table = state.table
    become(state, book, me, character)
    table.hp[me] = min(NEW_LIFE, np.int64(table.max_hp[me]))
    hp, max_hp = np.int64(table.hp[me]), np.int64(table.max_hp[me])
    note(state, ABILITY_EVENT, me, WHY_NEW_IDENTITY, NOBODY, character, hp, max_hp)
    if table.traits[me, BASIC_CHARACTERS] > 0:
        take_basic_characters(state, book, me)


@rule_apart
def coming_character(state: State, book: Book, but: int, of_pool: bool) -> int:
    """A random character, of the study's pool or of the base game, that nobody has and that is not `but`, or -1."""
    if state.coming_n > 0:
        state.coming_n -= 1
        return np.int64(state.coming[state.coming_n])
    n = np.int64(book.pool_n) if of_pool else np.int64(book.basic_n)
    free = np.int64(0)
    for i in range(n):
        free += np.int64(is_free(state, np.int64(book.pool[i] if of_pool else book.basic[i]), but))
    if free == 0:
        return NOBODY
    k = random_below(state, PICK_STREAM, free)
    for i in range(n):
        character = np.int64(book.pool[i] if of_pool else book.basic[i])
        if is_free(state, character, but):
            if k == 0:
                return character
            k -= 1
    return NOBODY


@rule
def is_free(state: State, character: int, but: int) -> bool:
    """Whether nobody is `character`, nor is it `but`."""
    if character == but:
        return False
    for seat in range(state.table.n):
        if state.table.character[seat] == character:
            return False
    return True
