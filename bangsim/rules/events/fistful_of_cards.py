"""What the scenario cards of A Fistful of Cards do, where it is more than a trait (rulebook 21)."""

import numpy as np

from bangsim.content.codes import (
    ATTACK,
    BANG_DAMAGE,
    DISCARD,
    EXCHANGES_CARDS,
    HEALS_FOR_DRAWING,
    NOBODY,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import (
    discard_from_hand,
    discard_shown,
    draw_cards,
    lift_from_discards,
    lift_from_shelf,
    put_in_hand,
    show_top,
)
from bangsim.rules.healing import heal
from bangsim.rules.life import come_back, lose
from bangsim.rules.phases import SOMETHING_ELSE, act, begin_effect
from bangsim.rules.shots import face, shot
from bangsim.table.answers import RED, name_of
from bangsim.table.log import (
    ALL,
    DISCARD_PILE,
    HAND,
    SHOWN,
    USE_EVENT,
    WHY_A_FISTFUL_OF_CARDS,
    WHY_ABANDONED_MINE,
    WHY_BLOOD_BROTHERS,
    WHY_DEAD_MAN,
    WHY_HARD_LIQUOR,
    WHY_PEYOTE,
    WHY_RANCH,
    WHY_RICOCHET,
    WHY_RUSSIAN_ROULETTE,
    WHY_SNIPER,
    note,
    note_move,
)
from bangsim.table.state import State
from bangsim.table.tasks import (
    ABILITY_QUESTION,
    COLOUR_QUESTION,
    DRAW_NOW,
    LIFE_GIVEN,
    OFFER,
    PLAY_PHASE,
    RESOLVED,
    REVOLVER,
    SHOT,
    VOLLEY,
    drop,
    push,
)
from bangsim.table.view import EVERYONE, has_ability, is_alive, is_ghost, is_red, kind_of, next_alive, suit_for

ALREADY_BACK = -2
"""The first eliminated, when he has come back once."""
BACK_WITH = 2
"""The life points, and the cards, with which he comes back."""
MOST_SHOTS = 127
"""A task counts no farther."""


@rule_apart
def open_volley(state: State, me: int) -> None:
    """A Fistful of Cards: `me` will be shot at once for each card he holds now (rulebook 21.15)."""
    shots = min(np.int64(state.table.hand_n[me]), MOST_SHOTS)
    if shots > 0 and is_alive(state.table, me):
        begin_effect(state.table, SOMETHING_ELSE, NOBODY)
        push(state, RESOLVED, me)
        push(state, VOLLEY, me, NOBODY, shots)


@rule_apart
def volley(state: State, me: int, n: int) -> None:
    """The next of n shots at `me`, which nobody fires."""
    if n > 0 and is_alive(state.table, me):
        push(state, VOLLEY, me, NOBODY, n - 1)
        shot(state, me, NOBODY, WHY_A_FISTFUL_OF_CARDS)


@rule_apart
def give_life(state: State, me: int, other: int) -> None:
    """Blood Brothers: `me` gives `other` one of his life points (rulebook 21.3)."""
    note(state, USE_EVENT, me, WHY_BLOOD_BROTHERS, other)
    push(state, LIFE_GIVEN, other, me)
    lose(state, me, 1, me, WHY_BLOOD_BROTHERS)


@rule_apart
def return_once(state: State, me: int) -> None:
    """Dead Man: the first eliminated is back for good, with two life points and two cards (rulebook 21.4)."""
    state.table.first_out = ALREADY_BACK
    come_back(state, me, min(BACK_WITH, np.int64(state.table.max_hp[me])), WHY_DEAD_MAN)
    draw_cards(state, me, BACK_WITH, WHY_DEAD_MAN)


# The draw phase


@rule_apart
def draw_by_scenario(state: State, me: int) -> None:
    """A draw phase that is changed: what may come in its place, the drawing, what may follow (rulebook 21.5, 21.9)."""
    table = state.table
    if table.rules.draw_phase_at_end == 0:
        push(state, PLAY_PHASE, me)
    if has_ability(table, me, EXCHANGES_CARDS) and table.rules.ranch_phase == 1:
        push(state, OFFER, me, NOBODY, 0, 0, WHY_RANCH)
    push(state, DRAW_NOW, me)
    if has_ability(table, me, HEALS_FOR_DRAWING) and table.hp[me] < table.max_hp[me] and not is_ghost(table, me):
        push(state, ABILITY_QUESTION, me, NOBODY, 0, 0, WHY_HARD_LIQUOR)


@rule
def heal_for_drawing(state: State, me: int) -> None:
    """Hard Liquor: `me` regains a life point and does not draw, which would be the next task (rulebook 21.5)."""
    note(state, USE_EVENT, me, WHY_HARD_LIQUOR, NOBODY)
    drop(state)
    heal(state, me, 1, me, WHY_HARD_LIQUOR)


@rule_apart
def colour_guessed(state: State, me: int, answer: int) -> None:
    """Peyote: `me` keeps the top card if its colour is the one he named, and guesses again (rulebook 21.8)."""
    table = state.table
    note(state, USE_EVENT, me, WHY_PEYOTE, NOBODY, NOBODY, name_of(answer))
    table.shelf_n = 0
    card = show_top(state, WHY_PEYOTE)
    if card < 0:
        return
    suit = suit_for(table, me, card)
    if is_red(suit) == (name_of(answer) == RED):
        lift_from_shelf(state, card)
        put_in_hand(state, me, card)
        state.tally.drawn[kind_of(table, card)] += 1
        note_move(state, card, SHOWN, NOBODY, HAND, me, WHY_PEYOTE, ALL)
        push(state, COLOUR_QUESTION, me)
    else:
        discard_shown(state, card, WHY_PEYOTE)


@rule_apart
def draw_discard(state: State, me: int) -> int:
    """Abandoned Mine: `me` draws the top card of the discard pile, which is not empty (rulebook 21.1)."""
    card = lift_from_discards(state)
    put_in_hand(state, me, card)
    state.tally.drawn[kind_of(state.table, card)] += 1
    note_move(state, card, DISCARD_PILE, NOBODY, HAND, me, WHY_ABANDONED_MINE, ALL)
    return card


# The play phase


@rule_apart
def ricochet(state: State, me: int, other: int, card: int, aimed: int) -> None:
    """Ricochet: `me` discards a Bang! to shoot at a card in front of `other` (rulebook 21.10)."""
    table = state.table
    note(state, USE_EVENT, me, WHY_RICOCHET, other, card, aimed)
    begin_effect(table, SOMETHING_ELSE, suit_for(table, me, card))
    table.turns_tried = EVERYONE
    table.aimed_card = aimed
    act(state, me, other, DISCARD)
    discard_from_hand(state, me, card, WHY_RICOCHET)
    push(state, RESOLVED, me)
    shot(state, other, me, WHY_RICOCHET)


@rule_apart
def snipe(state: State, me: int, other: int, card: int, second: int) -> None:
    """Sniper: `me` discards two Bang! cards for a shot that needs two Missed! (rulebook 21.12)."""
    table = state.table
    note(state, USE_EVENT, me, WHY_SNIPER, other)
    suit = suit_for(table, me, card)
    begin_effect(table, SOMETHING_ELSE, suit if suit_for(table, me, second) == suit else np.int64(NOBODY))
    table.card_missed = 2
    table.card_damage += table.traits[me, BANG_DAMAGE]
    act(state, me, other, ATTACK)
    discard_from_hand(state, me, card, WHY_SNIPER)
    discard_from_hand(state, me, second, WHY_SNIPER)
    push(state, RESOLVED, me)
    push(state, SHOT, other, me, 0, 0, WHY_SNIPER)


# Russian Roulette


@rule_apart
def load_revolver(state: State, first: int) -> None:
    """Russian Roulette: from `first` on each must throw a Missed!; it costs two life points (rulebook 21.11)."""
    begin_effect(state.table, SOMETHING_ELSE, NOBODY)
    state.table.card_damage = 2
    push(state, RESOLVED, first)
    push(state, REVOLVER, first)


@rule_apart
def revolver(state: State, me: int) -> None:
    """It is for `me` to throw a Missed!, or to draw! for a Barrel; after him for the next."""
    push(state, REVOLVER, next_alive(state.table, me))
    face(state, me, NOBODY, WHY_RUSSIAN_ROULETTE)
