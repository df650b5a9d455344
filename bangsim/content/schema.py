"""What content is made of: cards, characters, traits and rule switches, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bangsim.content import codes


@dataclass(frozen=True, kw_only=True)
class Trait:
    """A column of numbers that characters, equipment, events and house rules share.

    `ability` is the name under which cases and logs speak of it where it is more than a number: the character of the
    base game that first had it.
    """

    code: int
    name: str
    sentence: str
    ability: str | None = None
    optional: bool = False


@dataclass(frozen=True, kw_only=True)
class CardKind:
    """A kind of card as printed: an effect, whom it reaches, how much.

    `printed` lists the indexes of its copies, such as ``"AS 2C 10D"``; `answers` names the questions it can answer
    out of turn; `traits` is what it changes while it lies in front of a player.
    """

    id: str
    name: str
    border: int
    effect: int
    printed: str
    reach: int = codes.ONESELF
    amount: int = 0
    card_class: int = codes.PLAIN
    traits: Mapping[str, int] = field(default_factory=dict)
    sentence: str = ""


@dataclass(frozen=True, kw_only=True)
class Character:
    """A character: life points and the traits that make up the ability."""

    id: str
    name: str
    hp: int
    traits: Mapping[str, int]
    sentence: str
    worth: int = 50
    """By which a player who may choose among characters picks: higher is taken."""


@dataclass(frozen=True, kw_only=True)
class CardSet:
    """A set of cards and characters as it is sold or written down."""

    id: str
    name: str
    cards: tuple[CardKind, ...]
    characters: tuple[Character, ...]
    sentence: str


Value = bool | int | str


@dataclass(frozen=True, kw_only=True)
class Switch:
    """A rule that editions or tables differ about.

    `choices` lists the words it takes; `lowest` and `highest` bound its numbers (None: it takes no number). A switch
    whose default is a boolean takes booleans only.
    """

    id: str
    sentence: str
    source: str
    official: Value
    rulebook_zh: Value | None = None
    community: Value | None = None
    xiamen: Value | None = None
    choices: tuple[str, ...] = ()
    lowest: int | None = None
    highest: int | None = None
