"""The abilities of the base set that are more than a number in a trait column (rulebook 6)."""

import numpy as np

from bangsim.content.codes import (
    DRAWS_DISCARDS,
    DRAWS_FOR_RED,
    DRAWS_WHEN_EMPTY,
    DRAWS_WHEN_HURT,
    HEALS_FOR_CARDS,
    NOBODY,
    SHELF,
    STEALS_WHEN_HURT,
    TAKES_FROM_THE_DEAD,
)
from bangsim.core.jit import rule, rule_apart
from bangsim.rules.cards import (
    draw_cards,
    lift_from_discards,
    lift_from_hand,
    lift_from_play,
    lift_from_view,
    put_in_hand,
    put_on_deck,
    put_on_discards,
    steal_from_hand,
    take_top,
)
from bangsim.table.log import (
    ABILITY_EVENT,
    ALL,
    DECK_TOP,
    DISCARD_PILE,
    HAND,
    PLAY_ZONE,
    SHOWN,
    USE_EVENT,
    WHY_BART_CASSIDY,
    WHY_BLACK_JACK,
    WHY_EL_GRINGO,
    WHY_SID_KETCHUM,
    WHY_SUZY_LAFAYETTE,
    WHY_VULTURE_SAM,
    note,
    note_move,
)
from bangsim.table.state import State
from bangsim.table.tasks import DISCARD_QUESTION, DRAW_CARDS, STEAL_CARDS, push
from bangsim.table.view import bit, has_ability, is_alive, is_red, next_alive, suit_for


@rule
def draw_after_loss(state: State, me: int, n: int) -> None:
    """Bart Cassidy draws a card for every life point lost, if he lives (rulebook 6.1)."""
    each = np.int64(state.table.traits[me, DRAWS_WHEN_HURT])
    if each > 0:
        note(state, ABILITY_EVENT, me, WHY_BART_CASSIDY, NOBODY)
        push(state, DRAW_CARDS, me, NOBODY, n * each, 0, WHY_BART_CASSIDY)


@rule
def steal_after_loss(state: State, me: int, by: int, n: int) -> None:
    """El Gringo takes a card of who hurt him for every life point lost (rulebook 6.4)."""
    each = np.int64(state.table.traits[me, STEALS_WHEN_HURT])
    if each > 0 and by >= 0 and by != me and state.table.hand_n[by] > 0:
        note(state, ABILITY_EVENT, me, WHY_EL_GRINGO, by)
        push(state, STEAL_CARDS, me, by, n * each)


@rule
def steal_cards(state: State, me: int, by: int, n: int) -> None:
    """`me` takes one card of `by` after the other, as long as there is one; whose hand empties may draw between."""
    if n > 0 and is_alive(state.table, by) and state.table.hand_n[by] > 0:
        steal_from_hand(state, me, by, WHY_EL_GRINGO)
        push(state, STEAL_CARDS, me, by, n - 1)


@rule
def refill_empty_hand(state: State, me: int) -> None:
    """Suzy Lafayette draws as soon as her hand is empty (rulebook 6.14)."""
    if is_alive(state.table, me) and state.table.hand_n[me] == 0:
        note(state, ABILITY_EVENT, me, WHY_SUZY_LAFAYETTE, NOBODY)
        draw_cards(state, me, np.int64(state.table.traits[me, DRAWS_WHEN_EMPTY]), WHY_SUZY_LAFAYETTE)


@rule
def next_heir(state: State, after: int) -> int:
    """The next living player clockwise who takes the cards of the dead, or nobody."""
    seat = after
    for _ in range(state.table.n_alive):
        seat = next_alive(state.table, seat)
        if has_ability(state.table, seat, TAKES_FROM_THE_DEAD):
            return seat
    return NOBODY


@rule_apart
def take_from_the_dead(state: State, me: int) -> bool:
    """Vulture Sam takes the cards of the eliminated `me`; several heirs take them in turn (rulebook 6.15)."""
    table = state.table
    heir = next_heir(state, me)
    if heir < 0:
        return False
    note(state, ABILITY_EVENT, heir, WHY_VULTURE_SAM, me)
    while table.hand_n[me] > 0:
        card = lift_from_hand(state, me, np.int64(table.hand_n[me]) - 1)
        put_in_hand(state, heir, card)
        note_move(state, card, HAND, me, HAND, heir, WHY_VULTURE_SAM, bit(me) | bit(heir))
        heir = next_heir(state, heir)
    while table.in_play_n[me] > 0:
        card = lift_from_play(state, me, 0)
        put_in_hand(state, heir, card)
        note_move(state, card, PLAY_ZONE, me, HAND, heir, WHY_VULTURE_SAM, ALL)
        heir = next_heir(state, heir)
    return True


@rule
def heal_for_cards(state: State, me: int) -> None:
    """Sid Ketchum discards two cards, one after the other, and then regains a life point (rulebook 6.12)."""
    note(state, USE_EVENT, me, WHY_SID_KETCHUM, NOBODY)
    push(state, DISCARD_QUESTION, me, NOBODY, np.int64(state.table.traits[me, HEALS_FOR_CARDS]), 0, WHY_SID_KETCHUM)


@rule
def cards_for_red(state: State, me: int, card: int) -> int:
    """How many cards more Black Jack draws for his second card: it must be red (rulebook 6.2)."""
    suit = suit_for(state.table, me, card)
    if not is_red(suit):
        return 0
    note(state, ABILITY_EVENT, me, WHY_BLACK_JACK, NOBODY)
    return np.int64(state.table.traits[me, DRAWS_FOR_RED])


@rule_apart
def look_at_more(state: State, me: int, n: int, why: int) -> None:
    """`me` looks at n cards of the draw pile, of which he will keep some (Kit Carlson, Claus; rulebook 6.7, 12.3)."""
    view = state.seat[me]
    view.shelf_n = 0
    for _ in range(min(n, SHELF)):
        open_one = has_ability(state.table, me, DRAWS_DISCARDS) and state.table.discard_n > 0
        card = lift_from_discards(state) if open_one else take_top(state)
        if card >= 0:
            view.shelf[view.shelf_n] = card
            view.shelf_n += 1
            zone = DISCARD_PILE if open_one else DECK_TOP
            note_move(state, card, zone, NOBODY, SHOWN, me, why, ALL if open_one else bit(me))


@rule
def keep_card(state: State, me: int, card: int, why: int, seen_by: int) -> None:
    """`me` keeps one of the cards he looks at."""
    lift_from_view(state, me, card)
    put_in_hand(state, me, card)
    state.tally.drawn[state.table.card_kind[card]] += 1
    note_move(state, card, SHOWN, me, HAND, me, why, seen_by)


@rule_apart
def put_back(state: State, me: int, why: int) -> None:
    """The cards not kept go back in the order they had on the pile that the player draws from."""
    view = state.seat[me]
    open_pile = has_ability(state.table, me, DRAWS_DISCARDS)
    while view.shelf_n > 0:
        view.shelf_n -= 1
        card = np.int64(view.shelf[view.shelf_n])
        if open_pile:
            put_on_discards(state, card)
            note_move(state, card, SHOWN, me, DISCARD_PILE, NOBODY, why, ALL)
        else:
            put_on_deck(state, card)
            note_move(state, card, SHOWN, me, DECK_TOP, NOBODY, why, bit(me))
