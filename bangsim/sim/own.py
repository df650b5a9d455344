"""A designer's own cards and characters: how a study writes them down, and what is wrong with some."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Generic, Self, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, model_validator
from pydantic_core import CoreSchema, core_schema

from bangsim.content import catalogue, limits
from bangsim.content.codes import BORDERS, CLASSES, EFFECTS, KINDS, RANKS, REACHES, ROLES, SUITS
from bangsim.content.collection import Content, OwnCard, OwnCharacter
from bangsim.sim import messages, values
from bangsim.sim.problems import ABSENT, Problem

ALL = "all"
RESERVED = frozenset({ALL, "none", "hand", "other", *ROLES})
LONGEST_NAME = 40
"""Ids that studies, cases, logs or tables use for something else."""
WORDS: Mapping[str, tuple[str, ...]] = {"effect": EFFECTS, "reach": REACHES, "border": BORDERS, "class": CLASSES}
"""Columns of a card that are words in a study and numbers in its row."""
FIELDS = {"class": "card_class", "copies": "printed", "text": "sentence"}
"""Keys that are called otherwise in the row."""
TRAIT = values.Named("trait", lambda: catalogue.TRAIT, listed=len(catalogue.TRAIT))
ANYBODY = values.Named("character", lambda: catalogue.CHARACTER_NUMBER)
ANY_CARD = values.Named("card", lambda: catalogue.KIND_NUMBER)
INDEXES = (*(rank + suit[0].upper() for suit in SUITS for rank in RANKS[:-1]), *catalogue.JOKERS)
"""The indexes that a card may have."""
NUMBER = values.Whole(-(10**6), 10**6)
Traits: TypeAlias = dict[Annotated[str, TRAIT], Annotated[int, NUMBER]]


@dataclass(frozen=True)
class Word(values.Checked):
    """One of a few words, which become numbers elsewhere."""

    words: tuple[str, ...]

    def check(self, value: object) -> str:
        """The word as lists have it."""
        word = catalogue.plain(value) if isinstance(value, str) else ""
        if word in self.words:
            return word
        near = catalogue.near(word, self.words) if word else ""
        hint = f"; did you mean {near}?" if near else ""
        raise ValueError(f"should be one of {', '.join(self.words)}{hint}")

    def schema(self) -> dict[str, Any]:
        """The words."""
        return {"enum": list(self.words)}


@dataclass(frozen=True)
class OwnId(values.Checked):
    """The id of a designer's own card or character, written as he likes."""

    def check(self, value: object) -> str:
        """The id as ids are written."""
        if not isinstance(value, str) or not catalogue.plain(value)[:1].isalpha():
            raise ValueError('should be a name that begins with a letter, such as "long_tom"')
        if len(value) > LONGEST_NAME:
            raise ValueError(f"has {len(value)} letters; figures have room for {LONGEST_NAME}")
        return catalogue.plain(value)

    def schema(self) -> dict[str, Any]:
        """A string."""
        return {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}


@dataclass(frozen=True)
class OwnName(values.Checked):
    """The name of a designer's own card or character, in any script."""

    def check(self, value: object) -> str:
        """The name itself."""
        if not isinstance(value, str) or not value.strip():
            raise ValueError('should be text in quotes, such as "Long Tom"')
        if len(value) > LONGEST_NAME:
            raise ValueError(f"has {len(value)} letters; figures have room for {LONGEST_NAME}")
        return value

    def schema(self) -> dict[str, Any]:
        """A string."""
        return {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}


@dataclass(frozen=True)
class Index(values.Checked):
    """Suit and rank of a copy of a card."""

    def check(self, value: object) -> str:
        """The index as it is printed."""
        text = value.strip() if isinstance(value, str) else ""
        for index in (text.upper(), catalogue.plain(text)):
            if index in INDEXES:
                return index
        raise ValueError('should be rank and suit, such as "10D" or "AS", or "big_joker" or "small_joker"')

    def schema(self) -> dict[str, Any]:
        """The indexes."""
        return {"enum": list(INDEXES)}


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    def given(self) -> dict[str, Any]:
        """What the study says, by its keys."""
        return self.model_dump(exclude_none=True, by_alias=True)


class CharacterPart(_Part):
    """``[[characters]]``: an own character, made of trait columns and of abilities of official ones."""

    id: Annotated[str, OwnId()] = Field(description="What the study and its results call him.")
    name: Annotated[str | None, OwnName()] = Field(None, description="What stories call him.")
    based_on: Annotated[str | None, ANYBODY] = Field(
        None, description="The official character from whom he has all that is not said here."
    )
    hp: Annotated[int | None, values.Whole(*limits.HP)] = Field(None, description="His life points.")
    abilities: Annotated[tuple[str, ...] | None, values.ListOf(ANYBODY, '["bart_cassidy", "paul_regret"]')] = Field(
        None, description="Characters whose abilities he has."
    )
    traits: Traits | None = Field(None, description="Trait columns, in place of what he would have of each.")
    worth: Annotated[int | None, values.Whole(0, 100)] = Field(
        None, description="By which a player picks who may choose; worked out from the rest if left out."
    )
    text: Annotated[str | None, values.Text()] = Field(None, description="A sentence on him.")

    @property
    def base(self) -> str:
        """The official character he is based on, an empty text for none."""
        return self.based_on or (self.id if self.id in catalogue.CHARACTER_NUMBER else "")

    def own(self) -> OwnCharacter:
        """The character."""
        columns = {FIELDS.get(key, key): value for key, value in self.given().items() if key in ("hp", "worth", "text")}
        return OwnCharacter(
            id=self.id,
            based_on=self.base,
            abilities=self.abilities or (),
            traits=self.traits or {},
            columns={"name": _name(self), "sentence": self._in_words(), **columns},
        )

    def _in_words(self) -> str:
        abilities = [catalogue.character(name).name for name in self.abilities or ()]
        return _sentence(
            self.base and catalogue.character(self.base).name,
            [*(f"the ability of {name}" for name in abilities), *_settings(self, "hp" if self.base else "")],
        )

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self.hp is None and not self.base:
            raise messages.carrier(
                [Problem("hp", ABSENT, "is missing; a character has life points, or is based_on one")]
            )
        official = {who.id: who for who in catalogue.CHARACTERS}
        misfits = limits.trait_misfits(self.own().row(official).traits)
        _raise(self, misfits)
        return self


class CardPart(_Part):
    """``[[cards]]``: an own kind of card, made of an effect, whom it reaches, how much, its border and its cost."""

    id: Annotated[str, OwnId()] = Field(description="What the study and its results call it.")
    name: Annotated[str | None, OwnName()] = Field(None, description="What stories call it.")
    based_on: Annotated[str | None, ANY_CARD] = Field(
        None, description="The official card from which it has all that is not said here."
    )
    effect: Annotated[str | None, Word(EFFECTS[1:])] = Field(None, description="What it does.")
    reach: Annotated[str | None, Word(REACHES)] = Field(None, description="Whom it reaches.")
    distance: Annotated[int | None, values.Whole(*limits.COLUMNS["distance"])] = Field(
        None, description="How far it reaches, with reach near."
    )
    amount: Annotated[int | None, values.Whole(*limits.COLUMNS["amount"])] = Field(
        None, description="Life points lost or healed, or cards drawn."
    )
    border: Annotated[str | None, Word(BORDERS)] = Field(
        None, description="brown (played once), blue (stays) or green (laid down first)."
    )
    card_class: Annotated[str | None, Word(CLASSES)] = Field(
        None, alias="class", description="Of equipment: a player has one weapon, and one horse under some rules."
    )
    cost: Annotated[int | None, values.Whole(*limits.COLUMNS["cost"])] = Field(
        None, description="Further hand cards that a brown card costs."
    )
    draws: Annotated[int | None, values.Whole(*limits.COLUMNS["draws"])] = Field(
        None, description="Cards that its player draws besides."
    )
    takes: Annotated[int | None, values.Whole(*limits.COLUMNS["takes"])] = Field(
        None, description="Cards that its player takes of the other party besides."
    )
    strikes: Annotated[int | None, values.Whole(*limits.COLUMNS["strikes"])] = Field(
        None, description="How often it attacks."
    )
    saves: Annotated[int | None, values.Whole(*limits.COLUMNS["saves"])] = Field(
        None, description="1: it may be used at a lethal hit."
    )
    min_players: Annotated[int | None, values.Whole(*limits.COLUMNS["min_players"])] = Field(
        None, description="Fewer living players than these keep it from healing."
    )
    traits: Traits | None = Field(None, description="Of equipment: what it changes while it lies in front of a player.")
    copies: Annotated[tuple[str, ...] | None, values.ListOf(Index(), '["AS", "10D"]', repeats=True)] = Field(
        None, description="Rank and suit of each card in the deck."
    )
    text: Annotated[str | None, values.Text()] = Field(None, description="A sentence on it.")

    @property
    def base(self) -> str:
        """The official card it is based on, an empty text for none."""
        return self.based_on or (self.id if self.id in catalogue.KIND_NUMBER else "")

    def own(self) -> OwnCard:
        """The card."""
        columns = {
            FIELDS.get(key, key): WORDS[key].index(value) if key in WORDS else value
            for key, value in self.given().items()
            if key not in ("id", "based_on")
        }
        if self.copies:
            columns["printed"] = " ".join(self.copies)
        return OwnCard(
            id=self.id,
            based_on=self.base,
            columns={"name": _name(self), "sentence": self._in_words(), **columns},
        )

    def _in_words(self) -> str:
        columns = [key for key in self.given() if key not in ("id", "name", "based_on", "traits", "copies", "text")]
        return _sentence(self.base and catalogue.kind(self.base).name, _settings(self, *columns))

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        found = []
        for key, message in () if self.base else NEEDED.items():
            if self.given().get(key) is None:
                found.append(Problem(key, ABSENT, f"is missing; {message}"))
        if self.reach == "near" and self.distance is None and not self.base:
            found.append(Problem("distance", ABSENT, "is missing; reach near goes up to a distance"))
        if found:
            raise messages.carrier(found)
        official = {kind.id: kind for kind in catalogue.KINDS}
        _raise(self, limits.card_misfits(self.own().row(official)))
        return self


NEEDED = {
    "effect": f"it is one of {limits.listed(EFFECTS, limits.SHAPES, 'or')}",
    "reach": f"it is one of {', '.join(REACHES)}",
    "border": f"it is one of {', '.join(BORDERS)}",
    "copies": 'rank and suit of each card in the deck, such as ["AS", "10D"]',
}
"""What a card has to say that is not based on another."""


def _name(part: CharacterPart | CardPart) -> str:
    """What is printed on it: the name, that of the official one in whose place it stands, or else the id in words."""
    names = {kind.id: kind.name for kind in catalogue.KINDS} | {who.id: who.name for who in catalogue.CHARACTERS}
    return part.name or names.get(part.id) or part.id.replace("_", " ").title()


def _settings(part: CharacterPart | CardPart, *keys: str) -> list[str]:
    """What is said of some keys, and of traits."""
    said = {key: value for key, value in part.given().items() if key in keys} | (part.traits or {})
    return [f"{key} {value}" for key, value in said.items()]


def _sentence(base: str, parts: list[str]) -> str:
    """A sentence for content without a text: ``As El Gringo, with hp 2.``."""
    *most, last = parts or [""]
    said = f"with {', '.join(most)} and {last}" if most else f"with {last}" if last else ""
    text = ", ".join(filter(None, (base and f"as {base}", said))) or "no ability"
    return f"{text[0].upper()}{text[1:]}."


def _raise(part: CharacterPart | CardPart, misfits: Iterable[limits.Misfit]) -> None:
    """Tell what does not go together, with the values as they are written; nothing is raised where all does."""
    given = part.given()
    found = []
    for key, message in misfits:
        table, _, name = key.partition(".")
        value = (part.traits or {}).get(name) if name else given.get(table)
        if value is None and part.base and table != "traits":
            message += f"; it comes from {part.base}"
        found.append(Problem(key, ABSENT if value is None else value, message))
    if found:
        raise messages.carrier(found)


PartType = TypeVar("PartType", CharacterPart, CardPart)


@dataclass(frozen=True)
class Listed(values.Checked, Generic[PartType]):
    """A list of names and of tables, each of which is something of one's own."""

    name: values.Named
    part: type[PartType]
    example: str

    def _listed(self, value: object) -> list[object] | tuple[object, ...]:
        if not isinstance(value, (list, tuple)):
            raise ValueError(f"should be a list such as {self.example}, or tables under [[{self.name.own}]]")
        return value

    def _together(self, found: tuple[Any, ...]) -> tuple[Any, ...]:
        names = names_of(found)
        if ALL in names and len(names) > 1:
            raise ValueError('"all" stands alone; leave out the other names, or "all"')
        if twice := [name for name in names if names.count(name) > 1]:
            raise ValueError(f'holds "{twice[0]}" twice')
        return found

    def schema(self) -> dict[str, Any]:
        """An array of names and tables."""
        name = {"anyOf": [{"const": ALL}, self.name.schema()]}
        return {"type": "array", "items": {"anyOf": [name, self.part.model_json_schema()]}, "minItems": 1}

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Called by pydantic for the annotation of a field."""
        choices = {
            "[name]": self.name.core_schema(),
            "[table]": handler.generate_schema(self.part),
        }
        either = core_schema.tagged_union_schema(
            choices, lambda value: "[table]" if isinstance(value, (Mapping, BaseModel)) else "[name]"
        )
        items = values.each_of(either, self._listed, repeats=True)
        return core_schema.no_info_after_validator_function(self._together, items)


def _or_all(name: values.Named) -> values.Named:
    return values.Named(name.what, lambda: (ALL, *name.known()), own=name.own)


CHARACTERS = Listed(_or_all(values.CHARACTER), CharacterPart, '["all"] or ["bart_cassidy", "willy_the_kid", ...]')
CARDS = Listed(_or_all(values.CARD), CardPart, '["all"] or ["bang", "missed", ...]')


def names_of(listed: Iterable[object]) -> tuple[str, ...]:
    """The names in a list of names and tables."""
    return tuple(one for one in listed if isinstance(one, str))


def wanted(listed: Iterable[object]) -> tuple[str, ...]:
    """The ids that such a list says are to be used besides the own ones; none where it is all there are."""
    names = names_of(listed)
    return () if ALL in names else names


def own_ids(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """The ids of own content in the data of a study, be it right or wrong: names that are known in it."""
    ids: dict[str, list[str]] = {}
    for key in ("cards", "characters"):
        tables = data[key] if isinstance(data.get(key), (list, tuple)) else ()
        written = [one.get("id") for one in tables if isinstance(one, Mapping)]
        ids[key] = [catalogue.plain(id) for id in written if isinstance(id, str)]
    return ids


def content_of(cards: Iterable[object], characters: Iterable[object]) -> Content:
    """The content of a study with these lists."""
    return Content(
        tuple(one.own() for one in cards if isinstance(one, CardPart)),
        tuple(one.own() for one in characters if isinstance(one, CharacterPart)),
    )


def problems(content: Content) -> Iterator[Problem]:
    """What is wrong with own content as a whole."""
    cards, characters = [own.id for own in content.own_cards], [own.id for own in content.own_characters]
    kinds, people = catalogue.KIND_NUMBER.keys(), catalogue.CHARACTER_NUMBER.keys()
    yield from _naming_problems("cards", cards, (people | characters) - kinds)
    yield from _naming_problems("characters", characters, kinds - people)
    if len(content.kinds) > KINDS:
        most = KINDS - len(catalogue.KINDS)
        yield Problem("cards", ABSENT, f"are {len(cards)} new ones; there may be {most} beside the official ones")
    if len(content.characters) > limits.MOST_CHARACTERS:
        most = limits.MOST_CHARACTERS - len(catalogue.CHARACTERS)
        yield Problem(
            "characters", ABSENT, f"are {len(characters)} new ones; there may be {most} beside the official ones"
        )
    barrels = sum(kind.traits.get("barrels", 0) for kind in content.kinds)
    if barrels > limits.MOST_BARRELS:
        message = f"give {barrels} barrels with the official ones; all kinds together may give {limits.MOST_BARRELS}"
        yield Problem("cards", ABSENT, message)


def _naming_problems(key: str, ids: list[str], taken: Collection[str]) -> Iterator[Problem]:
    """Ids that mean something else already."""
    if not ids:
        return
    from bangsim.table.log import REASONS  # brings Numba, which studies without own content need not wait for

    for id in dict.fromkeys(ids):
        if ids.count(id) > 1:
            yield Problem(f"{key}.{id}", ABSENT, f"stands there {ids.count(id)} times; an id means one thing")
        elif id in taken:
            what = "a character" if key == "cards" else "a card"
            yield Problem(f"{key}.{id}.id", id, f"is the id of {what}; choose another")
        elif id in RESERVED or (key == "cards" and id in REASONS):
            yield Problem(f"{key}.{id}.id", id, "means something else in studies or logs; choose another")
        elif id in catalogue.EVENT_NUMBER:
            yield Problem(f"{key}.{id}.id", id, "is the id of a scenario card; choose another")
