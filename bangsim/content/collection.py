"""The content of a study: the official one, and what its designer has made up, at the kernel's numbers."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

from bangsim.content import catalogue
from bangsim.content.catalogue import TRAIT, card_index
from bangsim.content.codes import BROWN, CARDS, NO_EFFECT
from bangsim.content.schema import CardKind, Character

TRAIT_WORTH: Mapping[str, int] = MappingProxyType(
    {
        "missed_needed": 15,
        "judgement_cards": 5,
        "extra_draws": 20,
        "further_draws": 20,
        "draws_when_hurt": 15,
        "steals_when_hurt": 15,
        "draws_out_of_turn": 20,
        "draws_per_wound": 15,
        "bang_damage": 20,
        "bang_limit": 3,
        "heals_for_cards": 5,
        "draws_for_life": 5,
        "shoots_for_cards": 5,
        "equipment_sales": 3,
        "draws_for_equipment": 2,
        "hand_limit": 1,
        "heals_at_deaths": 4,
        "draws_at_deaths": 4,
        "takes_judgements": 4,
        "trades_cards": 5,
        "starts_with": 0,
        "no_missed": -10,
        "all_hearts": 15,
        "all_spades": -10,
        "no_beer": -10,
        "no_bang_in_turn": -20,
        "bleeds": -40,
        "names_suit": -20,
        "changes_character": 5,
        "draws_discards": 5,
        "gives_life": 0,
        "no_equipment": -10,
        "must_play_second": -5,
        "guesses_colours": -15,
        "ricochets": 5,
        "lays_nothing": -10,
        "shot_at_start": -40,
        "changes_hand": -5,
        "must_play_three": -20,
        "shoots_with_all": 5,
    }
)
"""What one of a trait adds to the worth of a character of a study; for traits that do not stand here it is `USUAL`."""
USUAL = 10
COUNTED = 4
"""More than so many of a trait add nothing more."""
PLAIN_WORTH = 40
"""The worth of a character with four life points and no ability."""
PLAIN_HP = 4
LIFE_WORTH = 10
"""What a life point adds."""

Row = TypeVar("Row", CardKind, Character)
Rows: TypeAlias = Mapping[str, Row]
"""Official rows by their ids."""


@dataclass(frozen=True, kw_only=True)
class OwnCard:
    """A kind of card that a study brings: what differs from the official one it is based on, if any."""

    id: str
    based_on: str = ""
    columns: Mapping[str, Any] = field(default_factory=dict)

    def row(self, official: Rows[CardKind]) -> CardKind:
        """The card as it is beside these official cards."""
        blank = CardKind(id=self.id, name=self.id, border=BROWN, effect=NO_EFFECT, printed="")
        base = official[self.based_on] if self.based_on else blank
        return replace(base, **{"id": self.id, "beside": "", "other_names": (), **self.columns})


@dataclass(frozen=True, kw_only=True)
class OwnCharacter:
    """A character that a study brings: what differs from the official one he is based on, if any.

    He has the traits of that one and of all whose `abilities` he has, added up, but for those that `traits` states.
    """

    id: str
    based_on: str = ""
    abilities: tuple[str, ...] = ()
    traits: Mapping[str, int] = field(default_factory=dict)
    columns: Mapping[str, Any] = field(default_factory=dict)

    def row(self, official: Rows[Character]) -> Character:
        """The character as he is beside these official characters."""
        blank = Character(id=self.id, name=self.id, hp=PLAIN_HP, traits={}, sentence="")
        base = official[self.based_on] if self.based_on else blank
        rows = [base, *(official[name] for name in self.abilities)]
        traits = {**_added(one.traits for one in rows), **self.traits}
        who = replace(base, id=self.id, traits=traits, other_names=(), same_as="")
        who = replace(who, **{name: value for name, value in self.columns.items() if name != "worth"})
        start = base.worth - estimated_worth(base) if self.based_on else 0
        estimate = max(0, min(100, start + estimated_worth(who)))
        return replace(who, worth=self.columns.get("worth", estimate))


def _added(rows: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """The sum of some rows of traits; of those that are yes or no, whether any has it."""
    total: dict[str, int] = {}
    for traits in rows:
        for name, value in traits.items():
            total[name] = max(total.get(name, 0), value) if TRAIT[name].flag else total.get(name, 0) + value
    return total


def estimated_worth(who: Character) -> int:
    """By which a player who may choose among characters picks, out of life points and traits."""
    traits = sum(
        TRAIT_WORTH.get(name, USUAL) * max(-COUNTED, min(COUNTED, value)) for name, value in who.traits.items()
    )
    return PLAIN_WORTH + LIFE_WORTH * (who.hp - PLAIN_HP) + traits


@dataclass(frozen=True)
class Content:
    """All cards and characters that games of a study may have, each at its number.

    An own one with the id of an official one stands in its place; the others come after all official ones.
    """

    own_cards: tuple[OwnCard, ...] = ()
    own_characters: tuple[OwnCharacter, ...] = ()

    def __hash__(self) -> int:
        """By the ids, since rows are no keys."""
        return hash((*(own.id for own in self.own_cards), *(own.id for own in self.own_characters)))

    @cached_property
    def kinds(self) -> tuple[CardKind, ...]:
        """Every kind of card as printed."""
        return with_own(catalogue.KINDS, self.own_cards)

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        """Every character as printed."""
        return with_own(catalogue.CHARACTERS, self.own_characters)

    @cached_property
    def kind_number(self) -> Mapping[str, int]:
        """The number of each kind."""
        return {kind.id: number for number, kind in enumerate(self.kinds)}

    @cached_property
    def character_number(self) -> Mapping[str, int]:
        """The number of each character."""
        return {who.id: number for number, who in enumerate(self.characters)}

    def kind(self, id: str) -> CardKind:
        """The kind of card with an id."""
        return self.kinds[self.kind_number[id]]

    def character(self, id: str) -> Character:
        """The character with an id."""
        return self.characters[self.character_number[id]]

    @cached_property
    def own_names(self) -> Mapping[tuple[str, str], str]:
        """What own content is called, by what it is (``card``, ``character``) and its id."""
        cards = {("card", own.id): self.kind(own.id).name for own in self.own_cards}
        return cards | {("character", own.id): self.character(own.id).name for own in self.own_characters}

    def in_order(self, characters: Collection[str]) -> tuple[str, ...]:
        """Characters by their numbers, each once."""
        return tuple(sorted(set(characters), key=self.character_number.__getitem__))

    def pool(self, sets: Collection[str]) -> tuple[str, ...]:
        """The characters of some sets and all own ones, in the order of their numbers."""
        return self.in_order([*catalogue.pool(sets), *(own.id for own in self.own_characters)])

    def printed(self, sets: Collection[str]) -> dict[str, list[str]]:
        """The printed indexes of every kind in the deck of `sets`; own kinds are always in it."""
        indexes = catalogue.printed(sets)
        for own in self.own_cards:
            if own.id not in indexes or "printed" in own.columns:
                indexes[own.id] = self.kind(own.id).printed.split()
        return indexes

    def deck(
        self, sets: Collection[str], copies: Mapping[str, int], kinds: Collection[str] = ()
    ) -> list[tuple[int, int]]:
        """The cards of a deck as pairs (kind number, index), those of a kind side by side.

        Parameters
        ----------
        sets : collection of str
            The ids of the sets shuffled together.
        copies : mapping
            A number of copies in place of the printed one; copies beyond the printed repeat their indexes in order. A
            kind that the sets do not have is put in with the indexes of its own set.
        kinds : collection of str
            The kinds that are in the deck beside the own ones, in place of all that the sets have.

        Raises
        ------
        ValueError
            If the deck has no card or more than the engine holds.
        """
        indexes = self.printed(sets)
        named = [*kinds, *copies]
        indexes |= {name: self.kind(name).printed.split() for name in named if name not in indexes}
        if kinds:
            wanted = {*named, *(own.id for own in self.own_cards)}
            indexes = {name: own for name, own in indexes.items() if name in wanted}
        cards = []
        for name, own in indexes.items():
            number = copies.get(name, len(own))
            cards += [(self.kind_number[name], card_index(own[i % len(own)])) for i in range(number)]
        if not 1 <= len(cards) <= CARDS:
            raise ValueError(f"the deck would have {len(cards)} cards; it may have 1 to {CARDS}")
        return cards


def with_own(official: Sequence[Row], own: Iterable[Any]) -> tuple[Row, ...]:
    """Official rows, in which own ones take the places of their namesakes and otherwise come last."""
    by_id = {row.id: row for row in official}
    rows = dict(by_id)
    rows.update((one.id, one.row(by_id)) for one in own)
    return tuple(rows.values())


OFFICIAL = Content()
"""What studies without content of their own have."""
