"""Studies: what is asked of the simulator, read from TOML or a plain dict and checked as a whole."""

import tomllib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, create_model, model_validator

from bangsim.content.codes import ROLES
from bangsim.content.collection import Content
from bangsim.content.configuration import Configuration, Pin
from bangsim.content.names import ENGLISH
from bangsim.content.schema import Value
from bangsim.content.switches import SWITCHES
from bangsim.sim import fit, messages, own, study_words, values
from bangsim.sim.grid import Grid, Roles, Variant
from bangsim.sim.problems import ABSENT, Problem, StudyError

MOST_GAMES = 10**12
MOST_CONFIGURATIONS = 10_000

DEFAULT_STUDY: Mapping[str, Any] = MappingProxyType({"title": "The official rules", "games": 1, "players": 5})
"""A table of five under the official rules, for where no study is named."""


class _Part(BaseModel):
    """A table of a study: an unknown key is an error, and nothing changes after it was read."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class RulesPart(_Part):
    """``[rules]``: a preset, and what differs from it. Every switch is a key too; a list makes a grid."""

    preset: Annotated[tuple[str, ...], values.OneOrMany(values.PRESET)] = Field(
        ("official",), description="The rules of an edition, which set every switch."
    )
    deck_copies: dict[Annotated[str, values.CARD], Annotated[tuple[int, ...], values.OneOrMany(values.COPIES)]] = Field(
        {}, description="Card kinds with the number of copies in the deck, in place of the printed number."
    )

    def switches(self) -> dict[str, tuple[Value, ...]]:
        """The switches that the study sets, each with all its values."""
        chosen = {switch.id: getattr(self, switch.id) for switch in SWITCHES}
        return {name: listed for name, listed in chosen.items() if listed is not None}


if TYPE_CHECKING:
    Rules = RulesPart
else:
    Rules = create_model(
        "Rules",
        __base__=RulesPart,
        __doc__=RulesPart.__doc__,
        **{
            switch.id: (
                Annotated[tuple | None, values.OneOrMany(values.SwitchValue(switch))],
                Field(None, description=switch.sentence),
            )
            for switch in SWITCHES
        },
    )


class Policies(_Part):
    """``[policies]``: who plays, by role, or seat by seat clockwise from the sheriff."""

    default: Annotated[str, values.POLICY] = Field("expert", description="Plays every role that is not named here.")
    sheriff: Annotated[str | None, values.POLICY] = None
    deputy: Annotated[str | None, values.POLICY] = None
    outlaw: Annotated[str | None, values.POLICY] = None
    renegade: Annotated[str | None, values.POLICY] = None
    seats: Annotated[
        tuple[str, ...] | None, values.ListOf(values.POLICY, '["expert", "novice", ...]', repeats=True)
    ] = Field(None, description="One policy a seat, clockwise from the sheriff; then no role is named here.")

    def by_role(self) -> dict[str, str]:
        """The policy of each role."""
        return {role: getattr(self, role) or self.default for role in ROLES}

    def label(self) -> str:
        """All policies in one cell: ``expert``, ``expert outlaw=novice``, or one a seat: ``expert/novice/...``."""
        if self.seats:
            return "/".join(self.seats)
        others = [f"{role}={name}" for role, name in self.by_role().items() if name != self.default]
        return " ".join([self.default, *others])

    @model_validator(mode="after")
    def _either_seats_or_roles(self) -> Self:
        roles = [role for role in ROLES if getattr(self, role)]
        if self.seats and roles:
            message = f"names every seat already; leave out {', '.join(roles)}"
            raise messages.carrier([Problem("seats", list(self.seats), message)])
        return self


class SeatPart(_Part):
    """``[seats]``: the role or character that somebody has in every game."""

    role: Annotated[str | None, values.ROLE] = Field(None, description="For a seat number: the role that sits there.")
    character: Annotated[str | None, values.CHARACTER] = Field(None, description="The character played there.")


class Study(_Part):
    """A question put to the simulator: games, and the rules, tables and players to compare.

    Made by `load_study` or `study_from_dict`. What a study lists makes a grid of configurations.
    """

    title: Annotated[str, values.Text()] = Field("", description="The question in words.")
    games: Annotated[int, values.Whole(1, MOST_GAMES)] = Field(
        description="How many games to play for each configuration, such as 100_000."
    )
    players: Annotated[tuple[int, ...], values.OneOrMany(values.PLAYERS)] = Field(
        description="How many players sit at the table, such as 5 or [4, 5, 6, 7]; a list makes a grid."
    )
    seed: Annotated[int, values.Whole(0, 2**63 - 1)] = Field(
        1, description="The same study and seed give the same games."
    )
    sets: Annotated[tuple[tuple[str, ...], ...], values.SET_LISTS] = Field(
        (("base",),), description="The sets shuffled together; a list of lists makes a grid."
    )
    events: Annotated[tuple[tuple[str, ...], ...] | None, values.EVENT_LISTS] = Field(
        None,
        description="The scenario cards in their order, in place of the decks of the sets; [] is none at all. "
        "A list of lists makes a grid.",
    )
    events_excluded: Annotated[tuple[str, ...] | None, values.ListOf(values.EVENT, '["ghost_town"]')] = Field(
        None, description="Scenario cards taken out of the decks of the sets."
    )
    characters: Annotated[tuple[str | own.CharacterPart, ...], own.CHARACTERS] = Field(
        (own.ALL,), description='The characters dealt from; "all" are those of the sets. A table is an own character.'
    )
    cards: Annotated[tuple[str | own.CardPart, ...] | None, own.CARDS] = Field(
        None, description='The kinds of card in the deck; "all" are those of the sets. A table is an own kind.'
    )
    level: Annotated[float, values.Share()] = Field(0.95, description="The confidence of all intervals.")
    lang: Annotated[str, values.LANGUAGE] = Field(ENGLISH, description="The language of figures, report and labels.")
    rules: Rules = Field(default_factory=Rules, description="A preset of rules and what differs from it.")
    roles: dict[Annotated[int, values.PlayersKey()], Annotated[Roles, values.Mix()]] = Field(
        {}, description="Role mixes by number of players: sheriff, deputies, outlaws, renegades."
    )
    policies: Policies = Field(default_factory=Policies, description="Who plays.")
    seats: dict[Annotated[str, values.SeatKey()], SeatPart] = Field(
        {},
        description="By role or seat number (0 is the sheriff's, then clockwise): who always sits there.",
    )

    @cached_property
    def content(self) -> Content:
        """All cards and characters there are, own ones among them."""
        return own.content_of(self.cards or (), self.characters)

    @property
    def heading(self) -> str:
        """The title, or what is played where there is none."""
        return self.title or study_words.heading(self.lang, self.players)

    def size(self) -> int:
        """The number of configurations."""
        return self._grid.size()

    def variants(self) -> list[Variant]:
        """Every configuration with its labels."""
        return self._grid.variants()

    def configurations(self) -> list[Configuration]:
        """Every combination of the values listed."""
        return [variant.configuration for variant in self.variants()]

    def resolved(self) -> dict[str, Any]:
        """The study as plain data, with every key that has a value."""
        return self.model_dump(mode="json", exclude_none=True)

    def notices(self) -> list[str]:
        """What a reader of the results should know about how the study was read."""
        named = dict.fromkeys(one for sets in self.sets for one in sets)
        found = [notice for one in named if (notice := study_words.notice_of_set(self.lang, one))]
        configurations = self.configurations()
        turned = dict.fromkeys(card.id for c in configurations for card in c.scenario_cards() if not card.simulated)
        found += [study_words.notice_of_event(self.lang, id) for id in turned]
        official = any(c.players == 9 and c.rules["roles"] == "official" for c in configurations)
        if official and 9 not in self.roles:
            found.append(study_words.notice_of_nine_players(self.lang))
        idle = sorted(self.roles.keys() - {c.players for c in configurations})
        if idle:
            found.append(study_words.notice_of_idle_roles(self.lang, ", ".join(map(str, idle))))
        return found

    @cached_property
    def _grid(self) -> Grid:
        return Grid(
            content=self.content,
            players=self.players,
            sets=self.sets,
            events=self.events,
            events_excluded=self.events_excluded or (),
            presets=self.rules.preset,
            switches=self.rules.switches(),
            copies=self.rules.deck_copies,
            characters=own.wanted(self.characters),
            kinds=own.wanted(self.cards or ()),
            roles=self.roles,
            policies=self.policies.by_role(),
            seat_policies=self.policies.seats or (),
            policy_label=self.policies.label(),
            pins=tuple(_pin(key, part) for key, part in self.seats.items()),
        )

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self._grid.size() > MOST_CONFIGURATIONS:
            message = (
                f"the lists make {self._grid.size():_} configurations; at most {MOST_CONFIGURATIONS:_} are possible"
            )
            raise messages.carrier([Problem("", ABSENT, message, frozenset(type(self).model_fields))])
        if unfit := [*own.problems(self.content)]:
            raise messages.carrier(unfit)
        found = [*_seat_problems(self.seats), *fit.mix_problems(self.roles)]
        found += fit.event_problems(self.events, self.events_excluded or (), self.sets)
        for configuration in self.configurations():
            if not fit.mix_problem(configuration.players, configuration.roles):
                found += fit.problems(configuration)
        if found:
            raise messages.carrier(found)
        return self


def _seat_problems(seats: Mapping[str, SeatPart]) -> list[Problem]:
    """Entries of ``[seats]`` that say too little or the same thing twice."""
    found = []
    for key, part in seats.items():
        value = part.model_dump(exclude_none=True)
        needs = frozenset({"seats"})
        if key in ROLES and part.character is None:
            found.append(Problem(f"seats.{key}", value, 'should give a character, {character = "..."}', needs))
        elif key in ROLES and part.role is not None:
            found.append(Problem(f"seats.{key}", value, "should give a character only; the key is the role", needs))
        elif part.role is None and part.character is None:
            found.append(Problem(f"seats.{key}", value, "should give a role, a character or both", needs))
    return found


def _pin(key: str, part: SeatPart) -> Pin:
    if key in ROLES:
        return Pin(role=key, character=part.character)
    return Pin(seat=int(key), gives_role=part.role, character=part.character)


def study_from_dict(data: Mapping[Any, Any], source: str = "study") -> Study:
    """A study from plain data, as a TOML file would hold it.

    Parameters
    ----------
    data : mapping
        The keys of a study file.
    source : str
        What messages call it.

    Raises
    ------
    StudyError
        With everything that is wrong.
    """
    plain = _with_text_keys(data)
    names = own.own_ids(plain)
    try:
        return Study.model_validate(plain, context=names)
    except ValidationError as error:
        problems = messages.problems_of(error, Study, plain)
    # What is right by itself is looked at once more, for whether it fits together; own content is part of everything.
    wrong = {problem.key.split(".")[0] for problem in problems}
    if any(key in wrong and names[key] for key in names):
        raise StudyError(source, problems)
    try:
        Study.model_validate({"games": 1, "players": 5} | messages.without(plain, problems), context=names)
    except ValidationError as error:
        known = {str(problem) for problem in problems}
        for problem in messages.problems_of(error, Study, plain):
            if str(problem) not in known and not problem.needs & wrong:
                problems.append(problem)
    raise StudyError(source, problems)


def _with_text_keys(data: Any) -> Any:
    """Plain data whose keys are all text, as in TOML: a dict may have ``{5: [1, 1, 2, 1]}``."""
    if isinstance(data, Mapping):
        return {str(key): _with_text_keys(value) for key, value in data.items()}
    return data


def read_toml(path: str | Path, what: str) -> dict[str, Any]:
    """The data of a TOML file, not yet checked.

    Parameters
    ----------
    path : str or Path
        The file.
    what : str
        What it should be: ``study file``.

    Raises
    ------
    StudyError
        Where the file cannot be read.
    """
    try:
        return tomllib.loads(Path(path).read_text("utf-8-sig"))
    except FileNotFoundError:
        message = "there is no such file"
    except IsADirectoryError:
        message = f"is a folder; should be a {what}"
    except tomllib.TOMLDecodeError as error:
        message = f"is no valid TOML: {error}"
    except UnicodeDecodeError:
        message = f"is no text in UTF-8; should be a {what} in TOML"
    except OSError as error:
        message = f"cannot be read: {error.strerror}"
    raise StudyError(str(path), [Problem("", ABSENT, message)])


def read_study(path: str | Path) -> dict[str, Any]:
    """What a study file holds, not yet checked; its name stands in for a title. Raises `StudyError`."""
    return {"title": Path(path).stem} | read_toml(path, "study file")


def load_study(path: str | Path) -> Study:
    """The study in a TOML file.

    Raises
    ------
    StudyError
        Where the file cannot be read, or with everything that is wrong in it.
    """
    return study_from_dict(read_study(path), str(path))
