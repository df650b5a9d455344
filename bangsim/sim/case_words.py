"""The words of a case file: cards, places to draw from, and how each kind of value is read.

A reader gives the value as the program wants it, or raises ``ValueError`` with what would be right.
"""

import re
from dataclasses import dataclass

from bangsim.content import catalogue
from bangsim.content.codes import GREEN, OUTCOMES, PLAYER_WINS, SEATS, SUITS
from bangsim.sim import answers, values
from bangsim.table.state import COMING

INDEX = re.compile(r"(10|[2-9JQKA])[SHDC]|big_joker|small_joker")
WINNER = re.compile(rf"player [0-{SEATS - 1}]")
PLAYER = re.compile(rf"player ([0-{SEATS - 1}])")
HAND_OF = re.compile(rf"hand ([0-{SEATS - 1}])")
FROM_HAND = "hand"
BARREL = "barrel"
FRESH = "fresh"


@dataclass(frozen=True)
class Card:
    """A card as a case names it: any of its kind, or the one with a certain suit and rank."""

    kind: int
    index: int | None = None

    def __str__(self) -> str:
        """As it is written in a case file."""
        name = catalogue.KINDS[self.kind].id
        return name if self.index is None else f"{name} {catalogue.index_text(self.index)}"


@dataclass(frozen=True)
class Place:
    """Where a card is drawn from: ``deck``, ``discard_pile``, the ``hand`` of a seat; or a colour or suit by name."""

    name: str
    seat: int | None = None

    def __str__(self) -> str:
        """As it is written in a case file."""
        return self.name if self.seat is None else f"{self.name} {self.seat}"


@dataclass(frozen=True)
class Person:
    """The player who is a certain character, or the character."""

    character: str

    def __str__(self) -> str:
        """As it is written in a case file."""
        return self.character


@dataclass(frozen=True)
class Seated:
    """The player at a seat."""

    seat: int

    def __str__(self) -> str:
        """As it is written in a case file."""
        return f"player {self.seat}"


@dataclass(frozen=True)
class InPlay:
    """A card in front of a player; a green one may still be fresh."""

    card: Card
    fresh: bool = False


Choice = Place | Person | Seated | tuple[Card, ...]
"""What may be chosen."""
Taken = Card | str
"""A card in play that is taken, or ``"hand"``."""


def read_card(value: object) -> Card:
    """The card that a text means: ``"bang"`` or ``"bang AS"``."""
    if not isinstance(value, str):
        raise ValueError('should be the name of a card, such as "bang" or "bang AS"')
    name, _, index = value.rpartition(" ")
    if INDEX.fullmatch(index) and name:
        return Card(catalogue.KIND_NUMBER[values.CARD.check(name)], catalogue.card_index(index))
    return Card(catalogue.KIND_NUMBER[values.CARD.check(value)])


def read_cards(value: object) -> tuple[Card, ...]:
    """The cards of a list."""
    if not isinstance(value, list):
        raise ValueError('should be a list of cards, such as ["bang", "beer 6H"]')
    return tuple(read_card(one) for one in value)


def read_cards_in_play(value: object) -> tuple[InPlay, ...]:
    """The cards in front of a player; green ones that are not ready yet are ``"iron_plate fresh"``."""
    if not isinstance(value, list):
        raise ValueError('should be a list of cards, such as ["barrel", "iron_plate fresh"]')
    return tuple(_in_play(one) for one in value)


def _in_play(value: object) -> InPlay:
    name, _, last = value.rpartition(" ") if isinstance(value, str) else ("", "", "")
    if last != FRESH:
        return InPlay(read_card(value))
    card = read_card(name)
    if catalogue.KINDS[card.kind].border != GREEN:
        raise ValueError(f"{name} is never fresh; only green cards are")
    return InPlay(card, fresh=True)


def read_take(value: object) -> Taken | tuple[tuple[int, Taken], ...]:
    """What is stolen or discarded: a card in play, ``"hand"``, or a list of pairs of a seat and one of them."""
    if isinstance(value, list):
        return tuple((seat, _taken(one)) for seat, one in _pairs(value, 'such as [[1, "hand"], [2, "mustang"]]'))
    return _taken(value)


def _taken(value: object) -> Taken:
    return FROM_HAND if value == FROM_HAND else read_card(value)


def read_gifts(value: object) -> tuple[tuple[Card, int], ...]:
    """Who is given what: a list of pairs of a card and a seat."""
    if not isinstance(value, list):
        raise ValueError('should be a list of pairs, such as [["bang", 1], ["beer", 2]]')
    turned = [pair[::-1] if isinstance(pair, list) else pair for pair in value]
    return tuple((read_card(card), seat) for seat, card in _pairs(turned, 'such as [["bang", 1], ["beer", 2]]'))


def _pairs(value: list[object], example: str) -> list[tuple[int, object]]:
    pairs = []
    for pair in value:
        seat, thing = pair if isinstance(pair, list) and len(pair) == 2 else (None, None)
        if not isinstance(seat, int) or not 0 <= seat < SEATS:
            raise ValueError(f"should be pairs with a seat from 0 to {SEATS - 1}, {example}")
        pairs.append((seat, thing))
    return pairs


def read_choice(value: object) -> Choice:
    """A choice: a place to draw from, a colour, a suit, a player, a character, a card, or a list of cards."""
    if isinstance(value, str) and value in (*answers.PLACES[:2], *answers.COLOURS, *SUITS):
        return Place(value)
    if isinstance(value, str) and (hand := HAND_OF.fullmatch(value)):
        return Place(FROM_HAND, int(hand[1]))
    if isinstance(value, str) and (player := PLAYER.fullmatch(value)):
        return Seated(int(player[1]))
    if isinstance(value, str) and catalogue.plain(value) in catalogue.CHARACTER_NUMBER:
        return Person(catalogue.plain(value))
    return read_cards(value) if isinstance(value, list) else (read_card(value),)


def read_winner(value: object) -> str:
    """The outcome of a game."""
    names = [name for number, name in enumerate(OUTCOMES) if number != PLAYER_WINS]
    if value in names or (isinstance(value, str) and WINNER.fullmatch(value)):
        return str(value)
    raise ValueError(f'should be one of {", ".join(names)}, or "player 2" where one player wins')


def read_scores(value: object) -> tuple[int, ...]:
    """What each seat scores; an empty list for a mix of roles that has no score."""
    if isinstance(value, list) and all(type(one) is int for one in value):
        return tuple(value)
    raise ValueError("should be a list of whole numbers, one for each player; [] where their roles have no score")


def read_characters(value: object) -> tuple[str, ...]:
    """The characters that chance deals in the middle of a game, in this order."""
    if not isinstance(value, list) or len(value) > COMING:
        raise ValueError(f"should be a list of {COMING} characters at most")
    return tuple(values.CHARACTER.check(one) for one in value)


def read_flag(value: object) -> bool:
    """True or false."""
    if isinstance(value, bool):
        return value
    raise ValueError("should be true or false")


def read_true(value: object) -> bool:
    """True alone."""
    if value is True:
        return True
    raise ValueError("should be true, or be left out")


def usable() -> list[str]:
    """The names of what can be used: abilities, what scenario cards allow, and the Barrel."""
    return [BARREL, *catalogue.CHARACTER_NUMBER, *(name for name in catalogue.EVENT_NUMBER if name != "none")]
