"""The kinds of value that keys of a study take: each with its check, its message and its JSON Schema.

A check raises ``ValueError`` with what would be right; the study gathers the messages of all keys.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema

from bangsim.content import catalogue
from bangsim.content.codes import CARDS, RANKS, ROLES, SEATS
from bangsim.content.names import LANGUAGES
from bangsim.content.rules import PRESETS
from bangsim.content.schema import Switch, Value
from bangsim.sim.problems import written

FEWEST_PLAYERS = 3
LISTED = 12
"""Up to so many names a message lists all of them."""
OWN_ID = "^[a-z][a-z0-9_]*$"
"""What the ids of a designer's own content look like."""


class Checked:
    """A kind of value, for use in ``Annotated``."""

    def check(self, value: object) -> Any:
        """The value as the program wants it; raises ``ValueError``."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """Its JSON Schema."""
        raise NotImplementedError

    def core_schema(self) -> CoreSchema:
        """How pydantic validates it."""
        return core_schema.no_info_plain_validator_function(self.check)

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Called by pydantic for the annotation of a field."""
        return self.core_schema()

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """Called by pydantic for the JSON Schema of a field."""
        return self.schema()


@dataclass(frozen=True)
class Whole(Checked):
    """A whole number within bounds; a boolean is none."""

    lowest: int
    highest: int

    def __str__(self) -> str:
        """In words."""
        return f"a whole number from {self.lowest:_} to {self.highest:_}"

    def check(self, value: object) -> int:
        """The number itself."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.lowest <= value <= self.highest:
            raise ValueError(f"should be {self}")
        return value

    def schema(self) -> dict[str, Any]:
        """An integer with its bounds."""
        return {"type": "integer", "minimum": self.lowest, "maximum": self.highest}


@dataclass(frozen=True)
class Share(Checked):
    """A number between 0 and 1, neither included."""

    def check(self, value: object) -> float:
        """The number as a float."""
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value < 1:
            raise ValueError("should be a number between 0 and 1, such as 0.95")
        return float(value)

    def schema(self) -> dict[str, Any]:
        """A number with its bounds."""
        return {"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1}


@dataclass(frozen=True)
class Text(Checked):
    """Any text."""

    def check(self, value: object) -> str:
        """The text itself."""
        if not isinstance(value, str):
            raise ValueError('should be text in quotes, such as "Is a stronger sheriff fairer?"')
        return value

    def schema(self) -> dict[str, Any]:
        """A string."""
        return {"type": "string"}


@dataclass(frozen=True)
class Named(Checked):
    """A name out of those that `known` gives, in any case.

    `own` is the key of a study under which a designer's own ones stand, whose ids the context of a validation holds.
    A message lists all names where they are `listed` at most.
    """

    what: str
    known: Callable[[], Collection[str]]
    own: str = ""
    listed: int = LISTED

    def __str__(self) -> str:
        """In words, with the names where they are few."""
        names = list(self.known())
        return f"a {self.what}" + (f": {', '.join(names)}" if len(names) <= self.listed else "")

    def check(self, value: object, own: Collection[str] = ()) -> str:
        """The name as ids are written."""
        if not isinstance(value, str):
            raise ValueError(f"should be the name of {self}")
        names = list(dict.fromkeys([*self.known(), *own]))
        try:
            return catalogue.find(self.what, value, names)
        except catalogue.UnknownName as unknown:
            known = f" (there are: {', '.join(names)})" if len(names) <= self.listed else ""
            raise ValueError(f"{unknown}{known}") from None

    def schema(self) -> dict[str, Any]:
        """The names, for editors to offer; own ones may come to them."""
        names = {"enum": list(self.known())}
        return {"anyOf": [names, {"type": "string", "pattern": OWN_ID}]} if self.own else names

    def core_schema(self) -> CoreSchema:
        """How pydantic validates it: own names are found in the context."""

        def check(value: object, info: core_schema.ValidationInfo) -> str:
            context: Mapping[str, Collection[str]] = info.context or {}
            return self.check(value, context.get(self.own, ()))

        return core_schema.with_info_plain_validator_function(check)


@dataclass(frozen=True)
class SwitchValue(Checked):
    """A value of one rule switch."""

    switch: Switch

    def __str__(self) -> str:
        """All that the switch takes, in words."""
        if isinstance(self.switch.official, bool):
            return "true or false"
        if self._is_range:
            return 'two ranks from the lower to the higher, such as "2-9" or "10-A"'
        words = [f'"{word}"' for word in self.switch.choices]
        return " or ".join([*words, str(self._numbers)] if self._numbers else words)

    @property
    def _numbers(self) -> Whole | None:
        if self.switch.lowest is None or self.switch.highest is None:
            return None
        return Whole(self.switch.lowest, self.switch.highest)

    @property
    def _is_range(self) -> bool:
        return not self.switch.choices and self._numbers is None

    def check(self, value: object) -> Value:
        """The value itself, words as they are written in lists."""
        if isinstance(self.switch.official, bool):
            if not isinstance(value, bool):
                raise ValueError(f"should be {self}")
            return value
        if self._is_range:
            return self._check_range(value)
        if isinstance(value, str):
            return self._check_word(value)
        try:
            return self._numbers.check(value) if self._numbers else self._check_word(value)
        except ValueError:
            raise ValueError(f"should be {self}") from None

    def _check_word(self, value: object) -> str:
        word = catalogue.plain(value) if isinstance(value, str) else ""
        if word in self.switch.choices:
            return word
        near = catalogue.near(word, self.switch.choices) if word else ""
        raise ValueError(f"should be {self}" + (f'; did you mean "{near}"?' if near else ""))

    def _check_range(self, value: object) -> str:
        ranks = [rank for rank in RANKS if rank != "joker"]
        ends = str(value).replace(" ", "").upper().split("-")
        places = [ranks.index(end) for end in ends if end in ranks]
        if isinstance(value, str) and len(ends) == len(places) == 2 and places == sorted(places):
            return "-".join(ends)
        raise ValueError(f"should be {self}; the ranks are {' '.join(ranks)}")

    def schema(self) -> dict[str, Any]:
        """Everything the switch takes."""
        if isinstance(self.switch.official, bool):
            return {"type": "boolean"}
        if self._is_range:
            return {"type": "string", "pattern": "^[0-9JQKA]+-[0-9JQKA]+$"}
        words = {"enum": list(self.switch.choices)}
        if self._numbers is None:
            return words
        return {"anyOf": [words, self._numbers.schema()]} if self.switch.choices else self._numbers.schema()


@dataclass(frozen=True)
class OneOrMany(Checked):
    """A value, or a list of values that makes a grid; always kept as a tuple."""

    item: Checked

    def schema(self) -> dict[str, Any]:
        """The value, or a list of such."""
        item = self.item.schema()
        return {"anyOf": [item, {"type": "array", "items": item, "minItems": 1, "uniqueItems": True}]}

    def core_schema(self) -> CoreSchema:
        """How pydantic validates it."""
        return each(self.item, lambda value: value if isinstance(value, (list, tuple)) else (value,))


@dataclass(frozen=True)
class ListOf(Checked):
    """A list of values, kept as a tuple; `example` shows one."""

    item: Checked
    example: str
    repeats: bool = False
    empty: bool = False

    def _listed(self, value: object) -> list[object] | tuple[object, ...]:
        if not isinstance(value, (list, tuple)):
            raise ValueError(f"should be a list such as {self.example}")
        return value

    def schema(self) -> dict[str, Any]:
        """An array."""
        fewest = int(not self.empty)
        return {"type": "array", "items": self.item.schema(), "minItems": fewest, "uniqueItems": not self.repeats}

    def core_schema(self) -> CoreSchema:
        """How pydantic validates it."""
        return each(self.item, self._listed, self.repeats, self.empty)


@dataclass(frozen=True)
class Lists(Checked):
    """A list of names that belong together, or a list of such lists that makes a grid; kept as a tuple of tuples."""

    what: str
    one: ListOf

    def _listed(self, value: object) -> list[object]:
        if not isinstance(value, (list, tuple)):
            raise ValueError(f"should be a list of {self.what} such as {self.one.example}, or a list of such lists")
        return [value] if not value or any(isinstance(one, str) for one in value) else list(value)

    def schema(self) -> dict[str, Any]:
        """An array of names, or of arrays of names."""
        one = self.one.schema()
        return {"anyOf": [one, {"type": "array", "items": one, "minItems": 1, "uniqueItems": True}]}

    def core_schema(self) -> CoreSchema:
        """How pydantic validates it."""
        return each(self.one, self._listed)


@dataclass(frozen=True)
class PlayersKey(Checked):
    """A number of players as a key, which TOML gives as text."""

    def check(self, value: object) -> int:
        """The number."""
        text = str(value)
        return PLAYERS.check(int(text) if text.isdecimal() and text.isascii() else text)

    def schema(self) -> dict[str, Any]:
        """Digits."""
        return {"type": "string", "pattern": f"^[{PLAYERS.lowest}-{PLAYERS.highest}]$"}


@dataclass(frozen=True)
class Mix(Checked):
    """How many of each role; whether it fits its number of players is looked at later."""

    def check(self, value: object) -> tuple[int, ...]:
        """The four numbers."""
        message = "should be four whole numbers: sheriff, deputies, outlaws, renegades, such as [1, 1, 2, 1]"
        if not isinstance(value, (list, tuple)) or len(value) != len(ROLES):
            raise ValueError(message)
        try:
            return tuple(Whole(0, SEATS).check(count) for count in value)
        except ValueError:
            raise ValueError(message) from None

    def schema(self) -> dict[str, Any]:
        """An array of four integers."""
        count = Whole(0, SEATS).schema()
        return {"type": "array", "items": count, "minItems": len(ROLES), "maxItems": len(ROLES)}


@dataclass(frozen=True)
class SeatKey(Checked):
    """Who is meant under ``[seats]``: a role, or a seat number as text."""

    def check(self, value: object) -> str:
        """The id of the role, or the digits."""
        text = catalogue.plain(str(value))
        if text in ROLES or (text.isdecimal() and text.isascii() and int(text) < SEATS):
            return text
        near = catalogue.near(text, ROLES)
        hint = f"; did you mean {near}?" if near else ""
        raise ValueError(f"should be a role ({', '.join(ROLES)}) or a seat from 0 to {SEATS - 1}{hint}")

    def schema(self) -> dict[str, Any]:
        """A role or a digit."""
        return {"type": "string", "pattern": f"^({'|'.join(ROLES)}|[0-{SEATS - 1}])$"}


Listed: TypeAlias = Callable[[object], list[object] | tuple[object, ...]]
"""Makes a list of what a key holds; raises ``ValueError``."""


def each(item: Checked, listed: Listed, repeats: bool = False, empty: bool = False) -> CoreSchema:
    """The schema of a list that is checked value by value, so that all the wrong ones are told."""
    return each_of(item.core_schema(), listed, repeats, empty)


def each_of(item: CoreSchema, listed: Listed, repeats: bool = False, empty: bool = False) -> CoreSchema:
    """The same for values that a schema of pydantic checks."""

    def not_empty(value: object) -> tuple[object, ...]:
        values = tuple(listed(value))
        if not values and not empty:
            raise ValueError("should hold at least one value")
        return values

    def distinct(values: tuple[Any, ...]) -> tuple[Any, ...]:
        for place, value in enumerate(values):
            if value in values[:place] and not repeats:
                raise ValueError(f"holds {written(value)} twice")
        return values

    items = core_schema.tuple_variable_schema(item)
    return core_schema.no_info_after_validator_function(
        distinct, core_schema.no_info_before_validator_function(not_empty, items)
    )


def policy_names() -> tuple[str, ...]:
    """The policies that a study may name."""
    from bangsim.ai.policies import BY_NAME  # brings Numba, which a look at a study need not wait for

    return tuple(BY_NAME)


POLICY = Named("policy", policy_names)
PRESET = Named("preset", lambda: PRESETS)
SET = Named("set", lambda: catalogue.SETS)
CARD = Named("card", lambda: catalogue.KIND_NUMBER, own="cards")
CHARACTER = Named("character", lambda: catalogue.pool(tuple(catalogue.SETS)), own="characters")
ROLE = Named("role", lambda: ROLES)
LANGUAGE = Named("language", lambda: LANGUAGES)
PLAYERS = Whole(FEWEST_PLAYERS, SEATS)
COPIES = Whole(0, CARDS)
EVENT = Named("scenario card", lambda: [card.id for one in catalogue.SETS.values() for card in one.events])
SET_LISTS = Lists("sets", ListOf(SET, '["base"]'))
EVENT_LISTS = Lists("scenario cards", ListOf(EVENT, '["thirst", "high_noon"]', repeats=True, empty=True))
