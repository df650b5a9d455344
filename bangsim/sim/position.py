"""From a case to a position: the record of a game as if it had been played up to there."""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from bangsim.content import catalogue
from bangsim.content.codes import CARDS, NOBODY, OUTSIDE, ROLES, SHERIFF
from bangsim.content.configuration import Configuration
from bangsim.sim.case_model import Case
from bangsim.sim.case_words import Card
from bangsim.sim.kernel import make_book, new_states
from bangsim.sim.problems import Problem, StudyError

SHUFFLE_SEED = 1
"""The rest of every case's deck is shuffled with it."""
STREAMS = (1, 2, 3)
REST = "rest"
LATE = 100
"""A turn of the sheriff from which on scenario cards are turned, whatever switch says when they begin."""


def configuration_of(case: Case) -> Configuration:
    """What would have to be played for the position of a case to come up; every seat is answered from outside."""
    roles = [player.role for player in case.players]
    sheriffs, deputies, outlaws, renegades = (roles.count(role) for role in ROLES)
    return Configuration(
        players=len(case.players),
        sets=case.rules.sets,
        preset=case.rules.preset[0],
        rules=case.rules.every_switch(),
        roles=(sheriffs, deputies, outlaws, renegades),
        characters=catalogue.pool(case.rules.sets),
        deck_copies={kind: copies[0] for kind, copies in case.rules.deck_copies.items()},
    )


def wanted_cards(case: Case) -> Iterator[tuple[str, Card]]:
    """Every card that a case places, with the key it stands under, in the order of the file."""
    for seat, player in enumerate(case.players):
        yield from ((f"players.{seat}.hand", card) for card in player.hand)
        yield from ((f"players.{seat}.in_play", laid.card) for laid in player.in_play)
    yield from (("deck.top", card) for card in case.deck.top)
    yield from (("deck.discard", card) for card in case.deck.discard)


def pick(wanted: Sequence[Card], pool: Iterable[int], deck: Any) -> list[int | None]:
    """For each card wanted the number of one out of `pool`: certain cards first, then the lowest suit and rank.

    `deck` is a record that tells kind and index of each card: a book or a table.
    """
    kinds, indexes = deck["card_kind"].tolist(), deck["card_index"].tolist()
    left = sorted(pool, key=lambda number: (indexes[number], number))
    found: list[int | None] = [None] * len(wanted)
    for place in sorted(range(len(wanted)), key=lambda place: wanted[place].index is None):
        card = wanted[place]
        for number in left:
            if kinds[number] == card.kind and card.index in (None, indexes[number]):
                found[place] = number
                left.remove(number)
                break
    return found


def place_cards(case: Case, book: Any) -> dict[str, list[int]]:
    """The cards that a case places, by the key they stand under, and those left over under ``rest``, shuffled.

    Raises
    ------
    StudyError
        Where the deck has fewer cards than are placed.
    """
    wanted = list(wanted_cards(case))
    found = pick([card for _, card in wanted], range(book["cards"]), book)
    missing = [
        Problem(key, str(card), "the deck has no such card, or all of them are placed already")
        for (key, card), number in zip(wanted, found, strict=True)
        if number is None
    ]
    if missing:
        raise StudyError(case.title, missing)
    placed: dict[str, list[int]] = {REST: [number for number in range(book["cards"]) if number not in found]}
    random.Random(SHUFFLE_SEED).shuffle(placed[REST])
    for (key, _), number in zip(wanted, found, strict=True):
        placed.setdefault(key, []).append(cast(int, number))
    return placed


def lay_out(case: Case) -> tuple[Any, Any]:
    """The position of a case, before its phase begins.

    Returns
    -------
    states : ndarray of STATE, shape (1,)
    books : ndarray of BOOK, shape (1,)

    Raises
    ------
    StudyError
        Where the deck has fewer cards than the case places.
    """
    books = make_book(configuration_of(case))
    states = new_states(books)
    state, placed = states[0], place_cards(case, books[0])
    state["streams"] = STREAMS
    state["last_role_out"] = NOBODY
    _set_table(state["table"], case)
    for seat in range(len(case.players)):
        _seat_player(state, case, seat, placed)
    coming = [catalogue.CHARACTER_NUMBER[name] for name in reversed(case.deck.characters)]
    state["coming_n"] = len(coming)
    state["coming"][: len(coming)] = coming
    if catalogue.turned_by_stagecoach(case.turn.next_event):
        state["next_show"] = catalogue.EVENT_NUMBER[case.turn.next_event]
    _stack_piles(state, placed[REST] + placed.get("deck.top", [])[::-1], placed.get("deck.discard", []))
    return states, books


def _set_table(table: Any, case: Case) -> None:
    alive = [player.alive for player in case.players]
    table["n_alive"] = sum(alive)
    table["alive"] = sum(1 << seat for seat, lives in enumerate(alive) if lives)
    roles = [player.role for player in case.players]
    table["sheriff"] = roles.index("sheriff") if "sheriff" in roles else NOBODY
    table["turn_of"] = case.turn.player
    table["bangs_played"] = case.turn.bangs_played
    table["winner"] = NOBODY
    seats = len(case.players)
    table["after"][:seats] = [(seat + 1) % seats for seat in range(seats)]
    table["before"][:seats] = [(seat - 1) % seats for seat in range(seats)]
    table["ghost"] = table["first_out"] = table["suit_named"] = table["must_play"] = NOBODY
    _set_scenarios(table, case)
    table["resolving"] = table["resolving_suit"] = table["last_card"] = NOBODY
    table["card_factor"] = table["card_damage"] = table["card_missed"] = 1


def _set_scenarios(table: Any, case: Case) -> None:
    """The scenario cards that are active, and that the next turn of the sheriff turns whichever round it is."""
    named = {case.turn.event, case.turn.next_event, case.turn.wws_event}
    table["scenarios"] = named != {catalogue.NOTHING_ACTIVE.id} or any(
        catalogue.SETS[name].events for name in case.rules.sets
    )
    table["event"] = catalogue.EVENT_NUMBER[case.turn.active(by_stagecoach=False)]
    table["show"] = catalogue.EVENT_NUMBER[case.turn.active(by_stagecoach=True)]
    table["rounds"] = LATE
    if not catalogue.turned_by_stagecoach(case.turn.next_event):
        table["next_event"] = catalogue.EVENT_NUMBER[case.turn.next_event]


def _seat_player(state: Any, case: Case, seat: int, placed: dict[str, list[int]]) -> None:
    table, view, player = state["table"], state["seat"][seat], case.players[seat]
    role, character = ROLES.index(player.role), catalogue.CHARACTER_NUMBER[player.character]
    state["role"][seat] = view["role"] = role
    state["policy"][seat] = OUTSIDE
    view["me"] = seat
    view["word"] = seat + 1
    all_shown = table["rules"]["open_roles"] or table["rules"]["three_players"]
    table["known_role"][seat] = role if role == SHERIFF or not player.alive or all_shown else NOBODY
    table["character"][seat] = character
    table["max_hp"][seat] = case.max_hp(seat)
    table["hp"][seat] = (player.hp or case.max_hp(seat)) if player.alive else 0
    hand, in_play = placed.get(f"players.{seat}.hand", []), placed.get(f"players.{seat}.in_play", [])
    table["hand_n"][seat], table["in_play_n"][seat] = len(hand), len(in_play)
    view["hand"][: len(hand)] = hand
    table["in_play"][seat][: len(in_play)] = in_play
    table["fresh"][seat] = sum(1 << place for place, laid in enumerate(player.in_play) if laid.fresh)
    table["fresh_seats"] |= int(table["fresh"][seat] != 0) << seat


def _stack_piles(state: Any, deck: list[int], discards: list[int]) -> None:
    """The deck's top is its last card, at the front of the pile; the discards' top is their first, at its back."""
    table = state["table"]
    table["deck_n"], table["discard_n"] = len(deck), len(discards)
    table["discard_top"] = discards[-1] if discards else NOBODY
    state["pile"][: len(deck)] = deck
    state["pile"][CARDS - len(discards) :] = discards[::-1]
