"""All content under the names people use: sets, cards, characters, with the numbers the kernel calls them by."""

import difflib
import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType

from bangsim.content.base import BASE
from bangsim.content.codes import EQUIPPABLE, JOKER, LOWEST_RANK, NAMED_EVENTS, NAMED_KINDS, RANKS, SUITS
from bangsim.content.dodge_city import DODGE_CITY
from bangsim.content.fistful_of_cards import FISTFUL_OF_CARDS
from bangsim.content.high_noon import HIGH_NOON
from bangsim.content.powgame import POWGAME
from bangsim.content.schema import CardKind, CardSet, Character, ScenarioCard, Trait
from bangsim.content.the_bullet import THE_BULLET
from bangsim.content.traits import TRAITS
from bangsim.content.wild_west_show import WILD_WEST_SHOW
from bangsim.content.xiamen import XIAMEN

SETS: Mapping[str, CardSet] = MappingProxyType(
    {
        one.id: one
        for one in (BASE, DODGE_CITY, THE_BULLET, HIGH_NOON, FISTFUL_OF_CARDS, WILD_WEST_SHOW, POWGAME, XIAMEN)
    }
)

NOBODY_SPECIAL = Character(id="none", name="nobody special", hp=4, traits={}, sentence="No ability; for rule cases.")

_PRINTED = {kind.id: kind for one in SETS.values() for kind in one.cards}
KINDS: tuple[CardKind, ...] = (
    *(_PRINTED[name] for name in NAMED_KINDS),
    *(kind for name, kind in _PRINTED.items() if name not in NAMED_KINDS),
)
"""Every kind of card; its place is its number in the kernel."""
CHARACTERS: tuple[Character, ...] = (NOBODY_SPECIAL, *(who for one in SETS.values() for who in one.characters))
"""Every character; its place is its number in the kernel."""

NOTHING_ACTIVE = ScenarioCard(id="none", name="no scenario card", sentence="None is active; for rule cases.")

_EVENTS = {card.id: card for one in SETS.values() for card in one.events}
EVENTS: tuple[ScenarioCard, ...] = (
    NOTHING_ACTIVE,
    *(_EVENTS[name] for name in NAMED_EVENTS[1:]),
    *(card for name, card in _EVENTS.items() if name not in NAMED_EVENTS),
)
"""Every scenario card; its place is its number in the kernel."""

KIND_NUMBER: Mapping[str, int] = MappingProxyType({kind.id: number for number, kind in enumerate(KINDS)})
CHARACTER_NUMBER: Mapping[str, int] = MappingProxyType({who.id: number for number, who in enumerate(CHARACTERS)})
EVENT_NUMBER: Mapping[str, int] = MappingProxyType({card.id: number for number, card in enumerate(EVENTS)})
TRAIT: Mapping[str, Trait] = MappingProxyType({trait.name: trait for trait in TRAITS})

JOKERS: Mapping[str, tuple[int, int]] = MappingProxyType({"big_joker": (1, JOKER), "small_joker": (0, JOKER)})


class UnknownName(ValueError):
    """A name that nothing has; the message says what comes near."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        self.near = near(str(name), known)
        hint = f"; did you mean {self.near}?" if self.near else ""
        super().__init__(f"no {what} is called {name!r}{hint}")


def near(name: str, known: Iterable[str]) -> str:
    """The known name that comes nearest to a mistyped one, or an empty string."""
    found = difflib.get_close_matches(plain(name), list(known), n=1, cutoff=0.6)
    return found[0] if found else ""


def plain(name: str) -> str:
    """A name as ids are written: ``"Slab the Killer"`` and ``"slab-the-killer"`` become ``"slab_the_killer"``."""
    without_accents = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[^0-9a-z]+", "_", without_accents.casefold()).strip("_")


def check_traits(owner: CardKind | Character | ScenarioCard) -> None:
    """Raise ``ValueError`` where something has a trait that there is not, or a value that it cannot have."""
    for name, value in owner.traits.items():
        if name not in TRAIT:
            raise UnknownName(f"trait of {owner.id}", name, TRAIT)
        if isinstance(owner, CardKind) and TRAIT[name].code >= EQUIPPABLE:
            raise ValueError(f"{owner.id}: cards in play cannot change {name}")
        if TRAIT[name].flag and value not in (0, 1):
            raise ValueError(f"{owner.id}: {name} is yes or no, 1 or 0, not {value}")


_EVERYTHING: tuple[CardKind | Character, ...] = (*KINDS, *CHARACTERS)
for _one in (*_EVERYTHING, *EVENTS):
    check_traits(_one)
OTHER_NAMES: Mapping[str, str] = MappingProxyType(
    {plain(name): one.id for one in _EVERYTHING for name in one.other_names}
    | {plain(card.name): card.id for card in EVENTS[1:] if plain(card.name) != card.id}
)
"""The names that other editions print, or that differ from the id, as ids are written, with the ids they mean."""


def find(what: str, name: str, known: Collection[str]) -> str:
    """The id that `name` means among `known`.

    Raises
    ------
    UnknownName
        Where nothing is called so.
    """
    for one in (plain(name), OTHER_NAMES.get(plain(name), "")):
        if one in known:
            return one
    raise UnknownName(what, name, [*known, *(other for other, id in OTHER_NAMES.items() if id in known)])


def character(name: str) -> Character:
    """The character called `name`; raises `UnknownName`."""
    return CHARACTERS[CHARACTER_NUMBER[find("character", name, CHARACTER_NUMBER)]]


def kind(name: str) -> CardKind:
    """The kind of card called `name`; raises `UnknownName`."""
    return KINDS[KIND_NUMBER[find("card", name, KIND_NUMBER)]]


def abilities(name: str) -> frozenset[str]:
    """The names of the abilities of the character whose id is `name`, and `name` itself, which may be one."""
    traits = CHARACTERS[CHARACTER_NUMBER[name]].traits if name in CHARACTER_NUMBER else {}
    return frozenset({name, *(ability for trait in traits if (ability := TRAIT[trait].ability))})


def event(name: str) -> ScenarioCard:
    """The scenario card called `name`; raises `UnknownName`."""
    return EVENTS[EVENT_NUMBER[find("scenario card", name, EVENT_NUMBER)]]


def turned_by_stagecoach(name: str) -> bool:
    """Whether the scenario card with an id is one that Stagecoach and Wells Fargo turn."""
    return any(one.by_stagecoach and any(card.id == name for card in one.events) for one in SETS.values())


def sets_of_event(name: str) -> tuple[str, ...]:
    """The sets that the scenario card with an id needs: the one whose deck it goes to, and one beside it if need be."""
    one = next(one for one in SETS.values() if any(card.id == name for card in one.events))
    beside = event(name).beside
    return (one.id, beside) if beside else (one.id,)


def scenario_deck(sets: Collection[str], by_stagecoach: bool) -> tuple[ScenarioCard, ...]:
    """The scenario cards of `sets` that one way of turning them turns, in the order of the sets."""
    together = [one for one in SETS.values() if one.id in sets and one.by_stagecoach == by_stagecoach]
    return tuple(card for one in together for card in one.events if not card.beside or card.beside in sets)


def pool(sets: Collection[str]) -> tuple[str, ...]:
    """The characters of `sets`, in the order of the catalogue."""
    return tuple(who.id for one in SETS.values() if one.id in sets for who in one.characters)


def card_index(text: str) -> int:
    """The number of a printed index such as ``"10D"`` or ``"big_joker"``: suit << 4 | rank."""
    if text in JOKERS:
        suit, rank = JOKERS[text]
        return suit << 4 | rank
    letters = {name[0].upper(): number for number, name in enumerate(SUITS)}
    return letters[text[-1]] << 4 | (RANKS.index(text[:-1]) + LOWEST_RANK)


def index_text(index: int) -> str:
    """How an index is written: ``"10D"``, ``"big_joker"``."""
    suit, rank = index >> 4, index & 15
    if rank == JOKER:
        return next(name for name, value in JOKERS.items() if value == (suit, rank))
    return RANKS[rank - LOWEST_RANK] + SUITS[suit][0].upper()


def printed(sets: Collection[str]) -> dict[str, list[str]]:
    """The printed indexes of every kind in the deck of `sets`, in the order of the catalogue."""
    together = [one for one in SETS.values() if one.id in sets]
    left_out = {name for one in together for name in one.leaves_out}
    indexes: dict[str, list[str]] = {}
    for one in together:
        own = {card.id: card.printed for card in one.cards if not card.beside or card.beside in sets}
        for name, more in (*own.items(), *one.more_copies.items()):
            if name not in left_out:
                indexes.setdefault(name, []).extend(more.split())
    return indexes
