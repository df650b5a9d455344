"""A game played step by step from Python: its question, what the seat sees, the legal answers."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bangsim.content.catalogue import EVENTS, index_text
from bangsim.content.codes import NOBODY, OUTCOMES, OUTSIDE, QUESTIONS, ROLES, SACAGAWAY
from bangsim.content.collection import OFFICIAL
from bangsim.content.configuration import Configuration
from bangsim.game import AT_DRAW_PHASE, FAULT, LOG_FULL, OUTSIDE_QUESTION
from bangsim.sim.answers import Answer, unpack
from bangsim.sim.kernel import arrange, deal, legal_answer, make_book, new_states, play
from bangsim.sim.problems import GameFault
from bangsim.sim.scores import scores_of
from bangsim.sim.study import Study, study_from_dict
from bangsim.table.log import PHASES
from bangsim.table.state import AT_NEXT
from bangsim.table.tasks import FIRST_QUESTION


@dataclass(frozen=True)
class Question:
    """What a seat is asked: one of `codes.QUESTIONS`, caused by seat `of` (-1: nobody), `n` times where it counts."""

    seat: int
    asks: str
    of: int
    n: int


class Game:
    """A game that stops at each question to a seat that is answered from outside.

    Parameters
    ----------
    study : Study, Configuration or mapping
        What is played; of a study with several configurations the first. ``Game(players=5)`` works too.
    seed, number : int
        Which game: the same that `bangsim run` and `bangsim trace` play under these numbers.
    outside : iterable of int or None
        The seats that are answered from outside; None is all of them. The policies of the study play the others.
    **keys
        Keys of a study, in place of `study`.

    Examples
    --------
    >>> game = Game(players=4, seed=7)
    >>> game.question.asks
    'play'
    >>> game.answer(game.legal[0])
    """

    def __init__(
        self,
        study: Study | Configuration | Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        number: int = 0,
        outside: Iterable[int] | None = None,
        **keys: Any,
    ) -> None:
        configuration, study_seed = _configuration_of(study, keys)
        self.configuration: Configuration | None = configuration
        self.content = configuration.content
        self.books = make_book(configuration)
        self.states = new_states(self.books)
        seed = study_seed if seed is None else seed
        self._name = f"game {number} of seed {seed}"
        deal(self.states, 0, self.books, seed, number)
        for seat in range(configuration.players) if outside is None else outside:
            self.record["policy"][seat] = OUTSIDE
        self._go_on()

    @classmethod
    def at(cls, states: Any, books: Any, *, seat: int, phase: str) -> "Game":
        """A game that begins in a given position, in a phase of the turn of `seat`; it pauses at draw phases.

        Parameters
        ----------
        states : ndarray of STATE, shape (1,)
        books : ndarray of BOOK, shape (1,)
        seat : int
        phase : str
            One of ``start``, ``judgements``, ``draw``, ``play``, ``discard``.
        """
        game = cls.__new__(cls)
        game.configuration = None
        game.content = OFFICIAL
        game._name = "the game from this position"
        game.books, game.states = books, states
        game.record["pauses"] = AT_NEXT
        arrange(states, 0, books, seat, PHASES.index(phase))
        game._go_on()
        return game

    def _go_on(self) -> None:
        why = int(play(self.states, 0, self.books, 0, 0, 0))
        while why == LOG_FULL:
            self.record["log"]["n"] = 0
            why = int(play(self.states, 0, self.books, 0, 0, 0))
        if why == FAULT:
            raise GameFault(self._name)
        self.paused = why == AT_DRAW_PHASE
        self._asked = why == OUTSIDE_QUESTION

    def resume(self) -> None:
        """Go on from a pause at the start of a draw phase."""
        self._go_on()

    @property
    def record(self) -> Any:
        """The whole position, a record of STATE; for tests and tools, not for players."""
        return self.states[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record["table"]["over"])

    @property
    def outcome(self) -> str:
        """How the game ended: one of `codes.OUTCOMES`, ``none`` while it lasts."""
        return OUTCOMES[self.record["table"]["over"]]

    @property
    def scores(self) -> list[int] | None:
        """What each seat scored: empty for a role mix that has no score, None while the game lasts."""
        return scores_of(self.record)

    @property
    def question(self) -> Question | None:
        """What is asked, or None where nothing is."""
        if not self._asked:
            return None
        task = self.record["stack"][self.record["depth"] - 1]
        asks = QUESTIONS[task["kind"] - FIRST_QUESTION]
        return Question(seat=int(task["me"]), asks=asks, of=int(task["by"]), n=int(task["n"]))

    @property
    def _legal_numbers(self) -> list[int]:
        if not self._asked:
            return []
        found: list[int] = []
        while (number := int(legal_answer(self.states, 0, len(found)))) >= 0:
            found.append(number)
        return found

    @property
    def legal(self) -> list[Answer]:
        """The legal answers of the question, none where nothing is asked; passing first, where it is possible."""
        return [self._unpack(number) for number in self._legal_numbers]

    def _unpack(self, number: int) -> Answer:
        question = self.question
        return unpack(number, self.record["table"], self.content, question.asks if question else "")

    def answer(self, answer: Answer) -> None:
        """Answer the question and play on to the next.

        Raises
        ------
        ValueError
            If nothing is asked, or the answer is not legal; the position is unchanged.
        """
        for number in self._legal_numbers:
            if self._unpack(number) == answer:
                self.record["answer"] = number
                self._go_on()
                return
        if not self._asked:
            raise ValueError("nothing is asked")
        legal = ", ".join(str(one) for one in self.legal)
        raise ValueError(f"{answer} is not a legal answer; legal are: {legal}")

    def copy(self) -> "Game":
        """A game in the same position that goes its own way."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.states = self.states.copy()
        return other

    def card(self, number: int) -> str:
        """A card as it is written: ``"bang QS"``."""
        table = self.record["table"]
        kind = self.content.kinds[table["card_kind"][number]].id
        return f"{kind} {index_text(int(table['card_index'][number]))}"

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees: the table, its own hand and role; of the others only what is open."""
        table, own = self.record["table"], self.record["seat"][seat]
        return {
            "seat": seat,
            "role": ROLES[own["role"]],
            "hand": self._hand(seat),
            "looked_at": [self.card(int(card)) for card in own["shelf"][: own["shelf_n"]]],
            "shown": [self.card(int(card)) for card in table["shelf"][: table["shelf_n"]]],
            "turn_of": int(table["turn_of"]),
            "turn": int(table["turn"]),
            "events": [EVENTS[table[slot]].id for slot in ("event", "show") if table[slot]],
            "next_event": EVENTS[table["next_event"]].id if table["next_event"] else None,
            "deck": int(table["deck_n"]),
            "discards": int(table["discard_n"]),
            "discard_top": None if table["discard_n"] == 0 else self.card(int(table["discard_top"])),
            "players": [self._seen_of(other) for other in range(int(table["n"]))],
        }

    def _hand(self, seat: int) -> list[str]:
        hand = self.record["seat"][seat]["hand"][: self.record["table"]["hand_n"][seat]]
        return [self.card(int(card)) for card in hand]

    def _seen_of(self, seat: int) -> dict[str, Any]:
        table = self.record["table"]
        role = int(table["known_role"][seat])
        return {
            "seat": seat,
            "character": self.content.characters[table["character"][seat]].id,
            "role": None if role == NOBODY else ROLES[role],
            "alive": bool(table["alive"] >> seat & 1),
            "hp": int(table["hp"][seat]),
            "max_hp": int(table["max_hp"][seat]),
            "hand": int(table["hand_n"][seat]),
            "open_hand": self._hand(seat) if table["show"] == SACAGAWAY else None,
            "in_play": [self.card(int(card)) for card in table["in_play"][seat][: table["in_play_n"][seat]]],
        }


def _configuration_of(
    study: Study | Configuration | Mapping[str, Any] | None, keys: Mapping[str, Any]
) -> tuple[Configuration, int]:
    """The configuration that is meant and the seed that goes with it."""
    if isinstance(study, Configuration):
        return study, 1
    if not isinstance(study, Study):
        study = study_from_dict({"games": 1, "players": 5} | dict(study or {}) | dict(keys))
    return study.configurations()[0], study.seed
