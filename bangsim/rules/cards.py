"""How cards move: draw, gain, discard, put in play. Every movement goes through here, and is logged here."""

import numpy as np

from bangsim.content.codes import (
    CARDS,
    DISCARDS_UNDER_DECK,
    DRAWS_WHEN_EMPTY,
    EQUIPPABLE,
    GREEN,
    IGNORES_EQUIPMENT,
    KEEPS_JUDGEMENTS,
    KINDS,
    NO_EQUIPMENT,
    NOBODY,
    TAKES_EXCESS,
    TAKES_JUDGEMENTS,
)
from bangsim.core.jit import lowest_bit, rule, rule_apart
from bangsim.core.rng import below, lower_below, mixed, next_word, upper_below
from bangsim.table.abilities import EQUIPMENT_ALONE
from bangsim.table.log import (
    ALL,
    DECK_BOTTOM,
    DECK_TOP,
    DISCARD_PILE,
    HAND,
    PLAY_ZONE,
    SHOWN,
    SHUFFLE_EVENT,
    WHY_EMPTY,
    WHY_OUT,
    note,
    note_move,
)
from bangsim.table.state import State, Table
from bangsim.table.view import bit, hand_card, has_ability, is_alive, is_ready, kind_of

NO_CARD = -1
ONE = np.int64(1)
MOST = 127
"""The most a trait column holds."""
DEAL_STREAM, DECK_STREAM, PICK_STREAM = range(3)


@rule
def random_below(state: State, stream: int, n: int) -> int:
    """A random number from 0 to n - 1 out of one of the game's streams."""
    state.streams[stream] = next_word(state.streams[stream])
    return below(state.streams[stream], n)


@rule
def shuffle_deck(state: State) -> None:
    """Shuffle the draw pile; a random word serves two cards."""
    word = state.streams[DECK_STREAM]
    for i in range(np.int64(state.table.deck_n) - 1, 0, -2):
        word = next_word(word)
        bits = mixed(word)
        swap_in_pile(state, i, upper_below(bits, i + 1))
        swap_in_pile(state, i - 1, lower_below(bits, i))
    state.streams[DECK_STREAM] = word


@rule
def swap_in_pile(state: State, one: int, other: int) -> None:
    """Two places of the draw pile change their cards."""
    card = state.pile[one]
    state.pile[one] = state.pile[other]
    state.pile[other] = card


@rule_apart
def reshuffle(state: State) -> None:
    """The discard pile becomes the draw pile (rulebook 3.6)."""
    n = np.int64(state.table.discard_n)
    for i in range(n):
        state.pile[i] = state.pile[CARDS - n + i]
    state.table.deck_n = n
    state.table.discard_n = 0
    state.table.discard_top = NO_CARD
    note(state, SHUFFLE_EVENT, n, WHY_EMPTY)
    shuffle_deck(state)


@rule
def take_top(state: State) -> int:
    """Lift the top card off the draw pile; `NO_CARD` where both piles are empty (rulebook 3.6)."""
    if state.table.deck_n == 0:
        if state.table.discard_n == 0:
            return NO_CARD
        reshuffle(state)
    state.table.deck_n -= 1
    return np.int64(state.pile[state.table.deck_n])


@rule
def put_in_hand(state: State, me: int, card: int) -> None:
    """Add a card to a hand."""
    state.seat[me].hand[state.table.hand_n[me]] = card
    state.table.hand_n[me] += 1


@rule_apart
def park(state: State, me: int, card: int) -> None:
    """A card is in the hand of `me` for all to know, but cannot be used before the effect that goes on is over.

    It waits at the end of his record, out of reach of what looks at his hand.
    """
    view = state.seat[me]
    view.parked += 1
    view.hand[CARDS - np.int64(view.parked)] = card
    state.due |= bit(me)
    state.suspended |= bit(me)


@rule
def take_parked(state: State, me: int) -> None:
    """The cards that waited for the end of an effect can be used from now on."""
    view = state.seat[me]
    while view.parked > 0:
        put_in_hand(state, me, np.int64(view.hand[CARDS - np.int64(view.parked)]))
        view.parked -= 1


@rule
def draw(state: State, me: int, why: int, seen_by: int) -> int:
    """`me` draws the top card of the draw pile; gives the card, or `NO_CARD`."""
    card = take_top(state)
    if card >= 0:
        put_in_hand(state, me, card)
        state.tally.drawn[kind_of(state.table, card)] += 1
        note_move(state, card, DECK_TOP, NOBODY, HAND, me, why, seen_by)
    return card


@rule
def draw_cards(state: State, me: int, n: int, why: int) -> None:
    """`me` draws n cards unseen by the others."""
    for _ in range(n):
        draw(state, me, why, bit(me))


@rule
def place_in_hand(state: State, me: int, card: int) -> int:
    """Where a card is in a hand."""
    place = np.int64(0)
    while hand_card(state.seat[me], place) != card:
        place += 1
    return place


@rule
def lift_from_hand(state: State, me: int, place: int) -> int:
    """Take the card at a place out of a hand; who draws when his hand is empty will (game.py sees to it)."""
    n = np.int64(state.table.hand_n[me]) - 1
    hand = state.seat[me].hand
    card = np.int64(hand[place])
    hand[place] = hand[n]
    state.table.hand_n[me] = n
    if n == 0 and state.table.traits[me, DRAWS_WHEN_EMPTY] != 0:
        state.due |= bit(me)
    return card


@rule
def put_on_discards(state: State, card: int) -> None:
    """Lay a card on the discard pile."""
    state.table.discard_n += 1
    state.pile[CARDS - np.int64(state.table.discard_n)] = card
    state.table.discard_top = card


@rule_apart
def put_under_deck(state: State, card: int) -> None:
    """Lay a card under the draw pile."""
    for i in range(state.table.deck_n, 0, -1):
        state.pile[i] = state.pile[i - 1]
    state.pile[0] = card
    state.table.deck_n += 1


@rule
def put_on_deck(state: State, card: int) -> None:
    """Lay a card on top of the draw pile."""
    state.pile[state.table.deck_n] = card
    state.table.deck_n += 1


@rule
def lift_from_discards(state: State) -> int:
    """Take the top card off the discard pile, which must not be empty."""
    card = np.int64(state.table.discard_top)
    state.table.discard_n -= 1
    n = np.int64(state.table.discard_n)
    state.table.discard_top = np.int64(state.pile[CARDS - n]) if n > 0 else NO_CARD
    return card


@rule
def discard_from_hand(state: State, me: int, card: int, why: int) -> None:
    """A card goes from a hand to the discard pile, seen by all; some discard under the deck (rulebook 15.45)."""
    lift_from_hand(state, me, place_in_hand(state, me, card))
    if why >= KINDS and why != WHY_OUT and has_ability(state.table, me, DISCARDS_UNDER_DECK):
        put_under_deck(state, card)
        note_move(state, card, HAND, me, DECK_BOTTOM, NOBODY, why, ALL)
        return
    put_on_discards(state, card)
    note_move(state, card, HAND, me, DISCARD_PILE, NOBODY, why, ALL)


@rule
def random_hand_place(state: State, seat: int) -> int:
    """A place of a hand picked at random; the hand must not be empty."""
    return random_below(state, PICK_STREAM, np.int64(state.table.hand_n[seat]))


@rule
def steal_from_hand(state: State, me: int, other: int, why: int) -> int:
    """`me` takes a random card from the hand of `other`, which must not be empty."""
    card = lift_from_hand(state, other, random_hand_place(state, other))
    put_in_hand(state, me, card)
    note_move(state, card, HAND, other, HAND, me, why, bit(me) | bit(other))
    return card


@rule
def equipment_works(table: Table, seat: int) -> bool:
    """Whether the cards in front of `seat` have effect: not in the turn of who ignores them (rulebook 11.2)."""
    return table.disarming == 0 or seat == table.turn_of


@rule_apart
def refresh_traits(state: State, me: int) -> None:
    """Add up what the cards in front of `me` do (architecture: summed here, read everywhere)."""
    table = state.table
    traits = table.traits
    effects = np.int64(0)
    for column in range(EQUIPPABLE):
        traits[me, column] = state.own_traits[me, column]
    works = equipment_works(table, me)
    if has_ability(table, me, NO_EQUIPMENT):
        table.effects[me] = 0
        return
    if works or table.disarming == EQUIPMENT_ALONE:
        for place in range(table.in_play_n[me]):
            row = table.kinds[kind_of(table, np.int64(table.in_play[me, place]))]
            ready = is_ready(table, me, place) and (works or row.border == GREEN)
            effects |= np.int64(ready) << np.int64(row.effect)
            if works:
                for column in range(EQUIPPABLE):
                    total = np.int64(traits[me, column]) + np.int64(row.traits[column])
                    traits[me, column] = max(-MOST, min(MOST, total))
    table.effects[me] = effects


@rule
def note_collector(table: Table, me: int) -> None:
    """Whether `me` takes cards that others discard or turn, so that it need not be asked of everybody each time."""
    takes = has_ability(table, me, KEEPS_JUDGEMENTS) or has_ability(table, me, TAKES_EXCESS)
    if takes or table.traits[me, TAKES_JUDGEMENTS] > 0:
        table.collectors = np.int64(table.collectors) | bit(me)
    else:
        table.collectors = np.int64(table.collectors) & ~bit(me)


@rule
def put_in_play(state: State, owner: int, card: int) -> None:
    """Lay a card in front of `owner`; a green one is not ready yet."""
    table = state.table
    place = np.int64(table.in_play_n[owner])
    table.in_play[owner, place] = card
    table.in_play_n[owner] += 1
    if table.kinds[kind_of(table, card)].border == GREEN:
        table.fresh[owner] |= ONE << place
        table.fresh_seats |= bit(owner)
    refresh_traits(state, owner)


@rule
def disarm_others(state: State) -> None:
    """Whether the player in turn makes the cards in front of others useless has changed, or may have."""
    table = state.table
    me = np.int64(table.turn_of)
    disarming = np.int64(table.traits[me, IGNORES_EQUIPMENT]) if me >= 0 and is_alive(table, me) else np.int64(0)
    if disarming != 0 or table.disarming != 0:
        table.disarming = disarming
        for seat in range(table.n):
            refresh_traits(state, seat)


@rule
def make_ready(state: State, seats: int) -> None:
    """The green cards in front of some players may be used from now on (switch green_ready)."""
    table = state.table
    due = np.int64(table.fresh_seats) & seats
    table.fresh_seats = np.int64(table.fresh_seats) & ~seats
    while due != 0:
        seat = lowest_bit(due)
        due &= due - 1
        table.fresh[seat] = 0
        refresh_traits(state, seat)


@rule
def place_in_play(state: State, owner: int, card: int) -> int:
    """Where a card lies among those in front of `owner`."""
    place = np.int64(0)
    while np.int64(state.table.in_play[owner, place]) != card:
        place += 1
    return place


@rule
def lift_from_play(state: State, owner: int, place: int) -> int:
    """Take away the card at a place in front of `owner`; the others keep their order."""
    table = state.table
    card = np.int64(table.in_play[owner, place])
    for i in range(place + 1, np.int64(table.in_play_n[owner])):
        table.in_play[owner, i - 1] = table.in_play[owner, i]
    table.in_play_n[owner] -= 1
    fresh = np.int64(table.fresh[owner])
    if fresh != 0:
        below = (ONE << place) - 1
        table.fresh[owner] = (fresh & below) | ((fresh >> 1) & ~below)
    refresh_traits(state, owner)
    return card


@rule
def take_from_play(state: State, me: int, owner: int, card: int, why: int) -> None:
    """`me` takes a card in front of `owner` into his hand."""
    lift_from_play(state, owner, place_in_play(state, owner, card))
    put_in_hand(state, me, card)
    note_move(state, card, PLAY_ZONE, owner, HAND, me, why, ALL)


@rule
def discard_from_play(state: State, owner: int, place: int, why: int) -> None:
    """A card in front of `owner` goes to the discard pile."""
    card = lift_from_play(state, owner, place)
    put_on_discards(state, card)
    note_move(state, card, PLAY_ZONE, owner, DISCARD_PILE, NOBODY, why, ALL)


@rule
def show_top(state: State, why: int) -> int:
    """Turn the top card of the draw pile and lay it beside the others shown; gives the card, or `NO_CARD`."""
    card = take_top(state)
    if card >= 0:
        table = state.table
        table.shelf[table.shelf_n] = card
        table.shelf_n += 1
        note_move(
            state,
            card,
            DECK_TOP,
            NOBODY,
            SHOWN,
            NOBODY,
            why,
            ALL,
        )
    return card


@rule
def lift_from_shelf(state: State, card: int) -> None:
    """Take a card away from those shown; the others keep their order."""
    table = state.table
    place = np.int64(0)
    while np.int64(table.shelf[place]) != card:
        place += 1
    for i in range(place + 1, np.int64(table.shelf_n)):
        table.shelf[i - 1] = table.shelf[i]
    table.shelf_n -= 1


@rule
def lift_from_view(state: State, me: int, card: int) -> None:
    """Take a card away from those `me` looks at; the others keep their order."""
    view = state.seat[me]
    place = np.int64(0)
    while np.int64(view.shelf[place]) != card:
        place += 1
    for i in range(place + 1, np.int64(view.shelf_n)):
        view.shelf[i - 1] = view.shelf[i]
    view.shelf_n -= 1


@rule
def discard_shown(state: State, card: int, why: int) -> None:
    """A card that is shown goes to the discard pile."""
    lift_from_shelf(state, card)
    put_on_discards(state, card)
    note_move(
        state,
        card,
        SHOWN,
        NOBODY,
        DISCARD_PILE,
        NOBODY,
        why,
        ALL,
    )
