"""How a player comes by abilities: those of his character, or of others that he copies (rulebook 11.15, 16.4)."""

import numpy as np

from bangsim.content.codes import BASIC_CHARACTERS, COPIES_CHARACTERS, DRAWS_WHEN_EMPTY, EQUIPPABLE, NOBODY, NUMBERS
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import (
    MOST,
    PICK_STREAM,
    disarm_others,
    note_collector,
    random_below,
    refresh_traits,
)
from bangsim.table.log import ABILITY_EVENT, WHY_GREYGORY_DECK, note
from bangsim.table.state import Book, State
from bangsim.table.view import bit


@rule_apart
def take_abilities(state: State, book: Book, me: int, character: int) -> None:
    """`me` has the abilities of `character`; a player whose own character copies others keeps that."""
    table = state.table
    row = book.character_traits[character]
    for column in range(EQUIPPABLE):
        state.own_traits[me, column] = row[column]
    for column in range(EQUIPPABLE, NUMBERS):
        table.traits[me, column] = row[column]
    table.abilities[me] = book.character_abilities[character]
    table.ability_worth[me] = book.character_worth[character]
    settle_abilities(state, book, me)


@rule
def settle_abilities(state: State, book: Book, me: int) -> None:
    """What follows when the abilities of `me` have changed; what makes him change them stays."""
    table = state.table
    own = book.character_traits[table.character[me]]
    table.traits[me, COPIES_CHARACTERS] = own[COPIES_CHARACTERS]
    table.traits[me, BASIC_CHARACTERS] = own[BASIC_CHARACTERS]
    refresh_traits(state, me)
    note_collector(table, me)
    if table.traits[me, DRAWS_WHEN_EMPTY] > 0 and table.hand_n[me] == 0:
        state.due |= bit(me)
    if table.turn_of == me:
        disarm_others(state)


@rule_apart
def take_basic_characters(state: State, book: Book, me: int) -> None:
    """Greygory Deck has the abilities of characters of the base game that chance gives him (rulebook 16.4)."""
    table = state.table
    n = np.int64(table.traits[me, BASIC_CHARACTERS])
    take_abilities(state, book, me, np.int64(table.character[me]))
    first, worth = np.int64(-1), np.int64(0)
    for _ in range(n):
        character = coming_character(state, book, first)
        if character < 0:
            break
        first = character
        worth += np.int64(book.character_worth[character])
        add_abilities(state, book, me, character)
        note(state, ABILITY_EVENT, me, WHY_GREYGORY_DECK, NOBODY, character)
    table.ability_worth[me] = worth // max(np.int64(1), n)
    settle_abilities(state, book, me)


@rule
def add_abilities(state: State, book: Book, me: int, character: int) -> None:
    """`me` has the abilities of `character` beside those he has."""
    table = state.table
    row = book.character_traits[character]
    for column in range(EQUIPPABLE):
        total = np.int64(state.own_traits[me, column]) + np.int64(row[column])
        state.own_traits[me, column] = max(-MOST, min(MOST, total))
    for column in range(EQUIPPABLE, NUMBERS):
        total = np.int64(table.traits[me, column]) + np.int64(row[column])
        table.traits[me, column] = max(-MOST, min(MOST, total))
    table.abilities[me] = np.int64(table.abilities[me]) | np.int64(book.character_abilities[character])


@rule
def coming_character(state: State, book: Book, but: int) -> int:
    """A random character of the base game that nobody has and that is not `but`; -1 where there is none."""
    if state.coming_n > 0:
        state.coming_n -= 1
        return np.int64(state.coming[state.coming_n])
    free = np.int64(0)
    for i in range(book.basic_n):
        free += np.int64(is_free(state, np.int64(book.basic[i]), but))
    if free == 0:
        return -1
    k = random_below(state, PICK_STREAM, free)
    for i in range(book.basic_n):
        character = np.int64(book.basic[i])
        if is_free(state, character, but):
            if k == 0:
                return character
            k -= 1
    return -1


@rule
def is_free(state: State, character: int, but: int) -> bool:
    """Whether nobody is `character`, nor is it `but`."""
    if character == but:
        return False
    for seat in range(state.table.n):
        if state.table.character[seat] == character:
            return False
    return True
