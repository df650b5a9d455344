"""What content is made of: cards, characters, traits and rule switches, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bangsim.content import codes


@dataclass(frozen=True, kw_only=True)
class Trait:
    """A column of numbers that characters, equipment, events and house rules share.

    `ability` is the name under which cases and logs speak of it where it is more than a number: the character or
    scenario card that first had it. An `optional` one may be used or left.
    """

    code: int
    name: str
    sentence: str
    ability: str | None = None
    optional: bool = False

    @property
    def flag(self) -> bool:
        """Whether it is yes or no, 1 or 0; else it says how many."""
        return self.code >= codes.NUMBERS


@dataclass(frozen=True, kw_only=True)
class CardKind:
    """A kind of card as printed: an effect, whom it reaches, how much.

    `printed` lists the indexes of its copies, such as ``"AS 2C 10D"``; `traits` is what it changes while it lies in
    front of a player. `amount` is what it does once: life points lost or healed, cards drawn. `distance` is how far
    a card of reach NEAR reaches; `cost` the further hand cards it costs (0 or 1); `draws` the cards its player draws
    from the deck besides, `takes` those he takes from the other party instead; `strikes` how often it attacks;
    `saves` is 1 if it may be used when dying; fewer living players than `min_players` keep it from healing.
    `beside` names a set without which it is not in the deck. `other_names` are those that other editions print.
    """

    id: str
    name: str
    border: int
    effect: int
    printed: str
    reach: int = codes.ONESELF
    amount: int = 1
    card_class: int = codes.PLAIN
    distance: int = 1
    cost: int = 0
    draws: int = 0
    takes: int = 0
    strikes: int = 1
    saves: int = 0
    min_players: int = 0
    traits: Mapping[str, int] = field(default_factory=dict)
    sentence: str = ""
    beside: str = ""
    other_names: tuple[str, ...] = ()


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
    other_names: tuple[str, ...] = ()
    same_as: str = ""
    """The character of another set whose ability it is under another name."""


@dataclass(frozen=True, kw_only=True)
class ScenarioCard:
    """A card of a scenario deck, in force for everybody while it is the active one.

    `traits` are laid over those of every player. A `last` card lies at the bottom of its deck and stays to the end of
    the game; `beside` names a set without which it is not in the deck. `simulated` is false where there is nothing
    that a program could do.
    """

    id: str
    name: str
    sentence: str
    traits: Mapping[str, int] = field(default_factory=dict)
    last: bool = False
    beside: str = ""
    simulated: bool = True


@dataclass(frozen=True, kw_only=True)
class CardSet:
    """A set of cards and characters as it is sold or written down."""

    id: str
    name: str
    cards: tuple[CardKind, ...]
    characters: tuple[Character, ...]
    sentence: str
    events: tuple[ScenarioCard, ...] = ()
    """The cards of its scenario deck."""
    by_stagecoach: bool = False
    """Whether its scenario cards are turned by Stagecoach and Wells Fargo, in a deck of their own."""
    more_copies: Mapping[str, str] = field(default_factory=dict)
    """The indexes of further copies of other sets' kinds."""
    leaves_out: tuple[str, ...] = ()
    """Kinds of other sets that are not in the deck beside this one."""
    notice: str = ""
    """What a reader of results with this set should know."""


Value = bool | int | str


@dataclass(frozen=True, kw_only=True)
class Switch:
    """A rule that editions or tables differ about.

    `choices` lists the words it takes; `lowest` and `highest` bound its numbers (None: it takes no number). A switch
    whose default is a boolean takes booleans only. One that `changes_print` is a matter of what cards and characters
    say (content/printed.py): the kernel never sees it.
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
    changes_print: bool = False
