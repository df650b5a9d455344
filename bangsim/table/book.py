"""The book of a configuration: its content and rules in the form the kernel reads."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bangsim.content import catalogue
from bangsim.content.codes import EQUIPPABLE, NOBODY, NUMBERS, OUTSIDE, ROLES, SEATS
from bangsim.content.configuration import Configuration
from bangsim.content.printed import printed_characters, printed_kinds
from bangsim.content.rules import switch_number
from bangsim.table.state import BOOK, BY_SHERIFF, BY_STAGECOACH, EVENT_ROWS, ROWS, RULES

KIND_COLUMNS = (
    "effect",
    "reach",
    "amount",
    "border",
    "card_class",
    "distance",
    "cost",
    "draws",
    "takes",
    "strikes",
    "saves",
    "min_players",
)
"""What the book takes over from a kind of card as it is."""


def traits_row(traits: Mapping[str, int], width: int = NUMBERS) -> list[int]:
    """A row of the trait columns that hold numbers."""
    row = [0] * width
    for name, value in traits.items():
        if catalogue.TRAIT[name].code < NUMBERS:
            row[catalogue.TRAIT[name].code] = value
    return row


def abilities_word(traits: Mapping[str, int]) -> int:
    """The traits that are yes or no, as the bits of a word."""
    codes = [catalogue.TRAIT[name].code for name, value in traits.items() if value]
    return sum(1 << (code - NUMBERS) for code in codes if code >= NUMBERS)


def _write_rules(rules: Any, configuration: Configuration) -> None:
    for switch in RULES.names or ():
        if switch in configuration.rules:
            rules[switch] = switch_number(switch, configuration.rules[switch])
    low, high = str(configuration.rules["dynamite_ranks"]).split("-")
    ranks = [*catalogue.RANKS]
    rules["dynamite_rank_low"] = ranks.index(low) + catalogue.LOWEST_RANK
    rules["dynamite_rank_high"] = ranks.index(high) + catalogue.LOWEST_RANK
    rules["three_players"] = configuration.roles[0] == 0


def make_book(
    configuration: Configuration,
    policies: Mapping[str, tuple[int, int]],
    weights: Any,
    worths: Sequence[int],
    order: Sequence[int],
) -> Any:
    """The book of a configuration.

    Parameters
    ----------
    configuration : Configuration
        What is to be played.
    policies : mapping
        For each policy name its number and its row of weights.
    weights : ndarray of WEIGHTS, shape (POLICY_ROWS,)
        The weights of all policies.
    worths : sequence of int
        What each kind of card is worth to a hand, at its number.
    order : sequence of int
        The numbers of all kinds in the order in which scripted policies try to play them.

    Returns
    -------
    ndarray of BOOK, shape (1,)
    """
    books = np.zeros(1, BOOK)
    book = books[0]
    _write_rules(book["rules"], configuration)
    content = configuration.content
    for number, kind in enumerate(printed_kinds(configuration.rules, content)):
        row = book["kinds"][number]
        for name in KIND_COLUMNS:
            row[name] = getattr(kind, name)
        row["worth"] = worths[number]
        row["traits"] = traits_row(kind.traits, EQUIPPABLE)
    for place, number in enumerate(order):
        book["kind_in_order"][place] = number
        book["place_in_order"][number] = place
    cards = configuration.deck()
    book["cards"] = len(cards)
    book["card_kind"][: len(cards)] = [kind for kind, _ in cards]
    book["card_index"][: len(cards)] = [index for _, index in cards]
    book["players"] = configuration.players
    book["roles"] = configuration.roles
    book["pool_n"] = len(configuration.characters)
    numbers = [content.character_number[name] for name in configuration.characters]
    book["pool"][: len(numbers)] = numbers
    for number, who in enumerate(printed_characters(configuration.rules, content)):
        book["character_hp"][number] = who.hp
        book["character_worth"][number] = who.worth
        book["traits"][number] = traits_row(who.traits)
        book["abilities"][number] = abilities_word(who.traits)
    for number, event in enumerate(catalogue.EVENTS):
        book["traits"][EVENT_ROWS + number] = traits_row(event.traits)
        book["abilities"][EVENT_ROWS + number] = abilities_word(event.traits)
    for row in range(ROWS):
        book["columns"][row] = sum(1 << int(column) for column in np.flatnonzero(book["traits"][row]))
    for which in (BY_SHERIFF, BY_STAGECOACH):
        _write_deck(book["decks"][which], configuration, which == BY_STAGECOACH)
    basic = [content.character_number[name] for name in catalogue.pool(["base"])]
    book["basic_n"] = len(basic)
    book["basic"][: len(basic)] = basic
    book["weights"] = weights
    _write_seats(book, configuration, policies)
    return books


def _write_deck(deck: Any, configuration: Configuration, by_stagecoach: bool) -> None:
    """One of the two scenario decks."""
    fixed = [catalogue.EVENT_NUMBER[name] for name in configuration.fixed_events(by_stagecoach)]
    deck["fixed_n"] = len(fixed)
    deck["fixed"][: len(fixed)] = fixed
    cards = configuration.scenario_deck(by_stagecoach)
    for card in cards:
        deck["lasts" if card.last else "cards"] |= 1 << catalogue.EVENT_NUMBER[card.id]
    others = [card for card in cards if not card.last]
    mixed = not by_stagecoach and sum(card.last for card in catalogue.scenario_deck(configuration.sets, False)) > 1
    deck["draws"] = min(len(others), int(configuration.rules["mixed_event_decks"])) if mixed else len(others)


def _write_seats(book: Any, configuration: Configuration, policies: Mapping[str, tuple[int, int]]) -> None:
    for role, name in enumerate(ROLES):
        policy = policies.get(configuration.policies.get(name, ""), (OUTSIDE, 0))
        book["role_policy"][role], book["role_weights"][role] = policy
    book["seat_policy"] = NOBODY
    for seat, name in enumerate(configuration.seat_policies):
        book["seat_policy"][seat], book["seat_weights"][seat] = policies[name]
    book["seat_role"] = NOBODY
    book["seat_character"] = NOBODY
    book["role_character"] = NOBODY
    book["pins"] = len(configuration.pins)
    for pin in configuration.pins:
        character = NOBODY if pin.character is None else configuration.content.character_number[pin.character]
        if pin.role is not None:
            book["role_character"][ROLES.index(pin.role)] = character
        elif pin.seat is not None and pin.seat < SEATS:
            book["seat_character"][pin.seat] = character
            if pin.gives_role is not None:
                book["seat_role"][pin.seat] = ROLES.index(pin.gives_role)


def open_book(states: Any, index: int, books: Any) -> None:
    """Put what everybody can read in the book on the table of a state; once for many games."""
    table, book = states[index]["table"], books[0]
    for name in ("rules", "kinds", "place_in_order", "kind_in_order", "card_kind", "card_index", "cards"):
        table[name] = book[name]
    table["n"] = book["players"]
