"""How a player comes by abilities: those of his character, or of another that he copies (rulebook 11.15)."""

from bangsim.content.codes import COPIES_CHARACTERS, DRAWS_WHEN_EMPTY, EQUIPPABLE, TRAITS
from bangsim.core.jit import rule_apart
from bangsim.rules.cards import disarm_others, refresh_traits
from bangsim.table.state import Book, State
from bangsim.table.view import bit


@rule_apart
def take_abilities(state: State, book: Book, me: int, character: int) -> None:
    """`me` has the abilities of `character`; a player whose own character copies others keeps that."""
    table = state.table
    row = book.character_traits[character]
    for column in range(EQUIPPABLE):
        state.own_traits[me, column] = row[column]
    for column in range(EQUIPPABLE, TRAITS):
        table.traits[me, column] = row[column]
    table.traits[me, COPIES_CHARACTERS] = book.character_traits[table.character[me], COPIES_CHARACTERS]
    table.ability_worth[me] = book.character_worth[character]
    refresh_traits(state, me)
    if row[DRAWS_WHEN_EMPTY] > 0 and table.hand_n[me] == 0:
        state.due |= bit(me)
    if table.turn_of == me:
        disarm_others(state)
