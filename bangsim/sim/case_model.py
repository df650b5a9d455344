"""What a case file says: a position, the decisions of the players, and what must be true afterwards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, ValidationError, model_validator

from bangsim.content import catalogue
from bangsim.content.codes import CARDS, IN_PLAY, SEATS
from bangsim.content.rules import preset_rules
from bangsim.content.schema import Value
from bangsim.sim import messages, study, values
from bangsim.sim.case_words import (
    Card,
    Choice,
    InPlay,
    Place,
    Taken,
    read_card,
    read_cards,
    read_cards_in_play,
    read_characters,
    read_choice,
    read_flag,
    read_gifts,
    read_scores,
    read_take,
    read_true,
    read_winner,
    usable,
)
from bangsim.sim.problems import ABSENT, Problem, StudyError

MOST_HP = 100
FEWEST = 2
PHASES = ("start", "judgements", "draw", "play", "discard")


Cards = Annotated[tuple[Card, ...], PlainValidator(read_cards)]
OneCard = Annotated[Card | None, PlainValidator(read_card)]
Flag = Annotated[bool, PlainValidator(read_flag)]
SEAT = values.Whole(0, SEATS - 1)
HP = values.Whole(1, MOST_HP)
SCENARIO = values.Named("scenario card", lambda: catalogue.EVENT_NUMBER)


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Rules(study.Rules):
    """``[rules]``: a preset, the sets, and any switch."""

    sets: Annotated[tuple[str, ...], values.ListOf(values.SET, '["base"]')] = ("base",)

    @model_validator(mode="after")
    def _no_grid(self) -> Self:
        listed = {"preset": self.preset, **self.switches()} | {
            f"deck_copies.{k}": v for k, v in self.deck_copies.items()
        }
        grids = [
            Problem(name, list(some), "should be one value in a case") for name, some in listed.items() if some[1:]
        ]
        if grids:
            raise messages.carrier(grids)
        return self

    def every_switch(self) -> dict[str, Value]:
        """Every switch with its value."""
        return preset_rules(self.preset[0]) | {name: value[0] for name, value in self.switches().items()}


class Player(_Part):
    """``[[players]]``: who sits there and what lies before him."""

    role: Annotated[str, values.ROLE] = Field(description="The role of the player.")
    character: Annotated[str, values.Named("character", lambda: catalogue.CHARACTER_NUMBER)] = "none"
    hp: Annotated[int | None, HP] = None
    max_hp: Annotated[int | None, HP] = None
    alive: Flag = True
    hand: Cards = ()
    in_play: Annotated[tuple[InPlay, ...], PlainValidator(read_cards_in_play)] = ()


class Deck(_Part):
    """``[deck]``: what is known of the piles."""

    top: Cards = ()
    discard: Cards = ()
    characters: Annotated[tuple[str, ...], PlainValidator(read_characters)] = ()


class Turn(_Part):
    """``[turn]``: whose turn it is and how far it has come."""

    player: Annotated[int, SEAT] = 0
    phase: Annotated[str, values.Named("phase", lambda: PHASES)] = "play"
    event: Annotated[str, SCENARIO] = "none"
    next_event: Annotated[str, SCENARIO] = "none"
    wws_event: Annotated[str, SCENARIO] = "none"
    bangs_played: Annotated[int, values.Whole(0, CARDS)] = 0

    def active(self, by_stagecoach: bool) -> str:
        """The active card of one of the two decks; one that Stagecoach turns may stand under `event` as well."""
        if catalogue.turned_by_stagecoach(self.event):
            return self.event if by_stagecoach else catalogue.NOTHING_ACTIVE.id
        return self.wws_event if by_stagecoach else self.event


VERBS: Mapping[str, tuple[str, ...]] = {
    "play": ("target", "as", "with", "take"),
    "answer": ("as", "with", "take"),
    "use": ("cards", "target", "take"),
    "choose": ("give",),
    "discard": (),
    "pass": (),
    "end": (),
}


class Decision(_Part):
    """``[[decisions]]``: one thing that a player does, by one verb."""

    player: Annotated[int, SEAT] = Field(description="The seat that decides.")
    play: OneCard = None
    answer: OneCard = None
    use: Annotated[str | None, values.Named("thing to use", usable)] = None
    choose: Annotated[Choice | None, PlainValidator(read_choice)] = None
    give: Annotated[tuple[tuple[Card, int], ...], PlainValidator(read_gifts)] = ()
    discard: Cards = ()
    passes: Annotated[bool, PlainValidator(read_true)] = Field(False, alias="pass")
    end: Annotated[bool, PlainValidator(read_true)] = False
    target: Annotated[int | None, SEAT] = None
    used_as: OneCard = Field(None, alias="as")
    costs: Cards = Field((), alias="with")
    cards: Cards = ()
    take: Annotated[Taken | tuple[tuple[int, Taken], ...] | None, PlainValidator(read_take)] = None

    @model_validator(mode="before")
    @classmethod
    def _one_verb(cls, data: object) -> object:
        if not isinstance(data, dict):
            return data
        verbs = [verb for verb in VERBS if verb in data]
        if len(verbs) != 1:
            raise ValueError(f"should have one verb: {', '.join(VERBS)}")
        others = {key for keys in VERBS.values() for key in keys} - set(VERBS[verbs[0]])
        if misplaced := others & data.keys():
            raise ValueError(f"{verbs[0]} goes without {', '.join(sorted(misplaced))}")
        return data

    @property
    def verb(self) -> str:
        """The word that says what kind of decision it is."""
        if self.passes:
            return "pass"
        return next(verb for verb in VERBS if verb in self.model_fields_set)

    def __str__(self) -> str:
        """As a person would tell it: ``play bang target 1``."""
        told = {
            "play": self.play,
            "answer": self.answer,
            "use": self.use,
            "choose": self.choose,
            "discard": self.discard,
        }
        words = [self.verb, *([_told(told[self.verb])] if self.verb in told else [])]
        further = {
            "as": self.used_as,
            "target": self.target,
            "take": self.take,
            "with": self.costs,
            "cards": self.cards,
        }
        words += [f"{key} {_told(value)}" for key, value in further.items() if value not in (None, ())]
        return " ".join(words)


class Seen(_Part):
    """``[[expect.players]]``: what must be true of a player."""

    hp: Annotated[int | None, values.Whole(0, MOST_HP)] = None
    hand: Annotated[tuple[Card, ...] | None, PlainValidator(read_cards)] = None
    hand_count: Annotated[int | None, values.Whole(0, CARDS)] = None
    in_play: Annotated[tuple[Card, ...] | None, PlainValidator(read_cards)] = None
    alive: Annotated[bool | None, PlainValidator(read_flag)] = None
    role: Annotated[str | None, values.ROLE] = None


class Expect(_Part):
    """``[expect]``: what must be true; only what is written is compared."""

    winner: Annotated[str | None, PlainValidator(read_winner)] = None
    scores: Annotated[tuple[int, ...] | None, PlainValidator(read_scores)] = None
    discard_top: OneCard = None
    deck_next: OneCard = None
    deck_bottom: OneCard = None
    turn_of: Annotated[int | None, SEAT] = None
    illegal: Flag = False


@dataclass(frozen=True, kw_only=True)
class Case:
    """A rule situation: everything that a case file says."""

    title: str
    source: str
    rules: Rules
    players: tuple[Player, ...]
    deck: Deck
    turn: Turn
    decisions: tuple[Decision, ...]
    expect: Expect
    seen: tuple[Seen, ...]

    def max_hp(self, seat: int) -> int:
        """The most life points a player can have."""
        player = self.players[seat]
        bonus = int(self.rules.every_switch()["sheriff_bonus_hp"]) if player.role == "sheriff" else 0
        return player.max_hp or catalogue.character(player.character).hp + bonus


def _told(value: object) -> str:
    return ", ".join(str(one) for one in value) if isinstance(value, tuple) else str(value)


PartType = TypeVar("PartType", bound=BaseModel)
TABLES = ("rules", "deck", "turn", "expect")
LISTS = ("players", "decisions")
TEXTS = ("title", "source")


class _Reader:
    """Reads the parts of a case one by one, so that all that is wrong is told at once and with its place."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.problems: list[Problem] = []

    def part(self, key: str, model: type[PartType], data: object) -> PartType:
        """A part read by its model; one that is wrong is noted and its place left to an empty one."""
        try:
            return model.model_validate(data)
        except ValidationError as error:
            for problem in messages.problems_of(error, model):
                self.problems.append(replace(problem, key=".".join(filter(None, (key, problem.key)))))
            return model.model_construct()

    def parts(self, key: str, model: type[PartType], data: object) -> tuple[PartType, ...]:
        """The parts of a list of tables."""
        if not isinstance(data, list):
            self.problems.append(Problem(key, data, f"should be a list of tables, each under [[{key}]]"))
            return ()
        return tuple(self.part(f"{key}.{number}", model, one) for number, one in enumerate(data))

    def case(self) -> Case:
        """The whole case."""
        known = [*TEXTS, *TABLES, *LISTS]
        for key in self.data.keys() - set(known):
            near = catalogue.near(key, known)
            hint = f"did you mean {near}?" if near else f"there are: {', '.join(known)}"
            self.problems.append(Problem(key, self.data[key], f"there is no such key; {hint}"))
        expect = self.data.get("expect", {})
        seen = expect.get("players", []) if isinstance(expect, dict) else []
        if isinstance(expect, dict):
            expect = {key: value for key, value in expect.items() if key != "players"}
        return Case(
            title=self._text("title"),
            source=self._text("source"),
            rules=self.part("rules", Rules, self.data.get("rules", {})),
            players=self.parts("players", Player, self.data.get("players", [])),
            deck=self.part("deck", Deck, self.data.get("deck", {})),
            turn=self.part("turn", Turn, self.data.get("turn", {})),
            decisions=self.parts("decisions", Decision, self.data.get("decisions", [])),
            expect=self.part("expect", Expect, expect),
            seen=self.parts("expect.players", Seen, seen),
        )

    def _text(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str):
            message = (
                "should be a text; it names the case" if key == "title" else "should be a text; it says where from"
            )
            self.problems.append(Problem(key, self.data.get(key, ABSENT), message))
        return str(value)


def _misfits(case: Case) -> Iterator[Problem]:
    """What is wrong with a case although each of its keys is right by itself."""
    n = len(case.players)
    roles = sorted(player.role for player in case.players)
    if not FEWEST <= n <= SEATS:
        yield Problem("players", ABSENT, f"are {n}; should be {FEWEST} to {SEATS}")
    elif roles.count("sheriff") != 1 and roles != ["deputy", "outlaw", "renegade"]:
        yield Problem("players", ABSENT, "should have one sheriff, or be a deputy, an outlaw and a renegade")
    if len(case.seen) not in (0, n):
        yield Problem("expect.players", ABSENT, f"are {len(case.seen)}; should be {n}, or left out")
    if case.expect.scores and len(case.expect.scores) != n:
        yield Problem("expect.scores", list(case.expect.scores), f"are {len(case.expect.scores)}; should be {n}, or []")
    if case.expect.illegal and not case.decisions:
        yield Problem("expect.illegal", True, "needs a decision that is refused")
    for key, seat in _seats(case):
        if seat is not None and seat >= n:
            yield Problem(key, seat, f"there is no such seat; seats are 0 to {n - 1}")
    if case.turn.player < n and not case.players[case.turn.player].alive:
        yield Problem("turn.player", case.turn.player, "is eliminated; should be a living player")
    yield from _scenario_misfits(case.turn)
    for seat, player in enumerate(case.players):
        if player.hp is not None and player.hp > case.max_hp(seat):
            yield Problem(f"players.{seat}.hp", player.hp, f"should be at most {case.max_hp(seat)}, or max_hp be given")
        if len(player.in_play) > IN_PLAY:
            yield Problem(
                f"players.{seat}.in_play", ABSENT, f"are {len(player.in_play)} cards; should be {IN_PLAY} at most"
            )
        if not player.alive and (player.hand or player.in_play):
            yield Problem(f"players.{seat}.alive", False, "goes with no card in hand or in play")
    for seat, seen in enumerate(case.seen):
        if seen.hand is not None and seen.hand_count is not None:
            yield Problem(f"expect.players.{seat}.hand_count", seen.hand_count, "goes without hand")


def _scenario_misfits(turn: Turn) -> Iterator[Problem]:
    """Scenario cards of one deck under both keys, or under the key of the other."""
    if catalogue.turned_by_stagecoach(turn.event) and turn.wws_event != catalogue.NOTHING_ACTIVE.id:
        yield Problem("turn.event", turn.event, "is of the deck that Stagecoach turns, as wws_event is; one is active")
    if turn.wws_event != catalogue.NOTHING_ACTIVE.id and not catalogue.turned_by_stagecoach(turn.wws_event):
        yield Problem("turn.wws_event", turn.wws_event, "is of the deck that the sheriff turns; should be event")


def _seats(case: Case) -> Iterator[tuple[str, int | None]]:
    """Every seat that a case names."""
    yield "turn.player", case.turn.player
    yield "expect.turn_of", case.expect.turn_of
    for number, decision in enumerate(case.decisions):
        yield f"decisions.{number}.player", decision.player
        yield f"decisions.{number}.target", decision.target
        if isinstance(decision.choose, Place):
            yield f"decisions.{number}.choose", decision.choose.seat


def case_from_dict(data: Mapping[str, Any], source: str = "case") -> Case:
    """A case from plain data, as a TOML file would hold it.

    Raises
    ------
    StudyError
        With everything that is wrong.
    """
    reader = _Reader(data)
    case = reader.case()
    problems = reader.problems or list(_misfits(case))
    if problems:
        raise StudyError(source, problems)
    return case


def load_case(path: Path) -> Case:
    """The case in a TOML file; raises `StudyError`."""
    return case_from_dict(study.read_toml(path, "case file"), str(path))
