"""Games played through the kernel's entries, one question after the other.

The log is on, so that a turn without end is seen and does not hang the tests: the kernel halts whenever it is full.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bangsim.ai.policies import BY_NAME, POLICIES
from bangsim.content.codes import OUTSIDE, QUESTIONS, ROLES
from bangsim.content.configuration import Configuration
from bangsim.game import FAULT, LOG_FULL, OUTSIDE_QUESTION
from bangsim.sim.kernel import deal, legal_answer, make_book, new_states, play, play_games, policy_answer
from bangsim.table.tasks import FIRST_QUESTION
from tests.properties.studies import configuration_of

NO_SUCH = 1 << 30
"""A place that no list of legal answers reaches."""
ENDLESS = 200_000
"""Rows of the log that only a turn without end writes."""


@dataclass(frozen=True)
class Played:
    """A game, at a question to one of the seats that are answered from outside or at its end."""

    configuration: Configuration
    states: Any
    books: Any

    @property
    def record(self) -> Any:
        """The whole position."""
        return self.states[0]

    @property
    def asked(self) -> int:
        """The seat that the question is put to."""
        return int(self.record["stack"][self.record["depth"] - 1]["me"])

    @property
    def asks(self) -> str:
        """What the question is: one of `codes.QUESTIONS`."""
        return QUESTIONS[self.record["stack"][self.record["depth"] - 1]["kind"] - FIRST_QUESTION]

    def copy(self) -> "Played":
        """The same position, to be spoilt."""
        return Played(self.configuration, self.states.copy(), self.books)

    def legal_answers(self) -> list[int]:
        """All legal answers of the question."""
        n = -1 - int(legal_answer(self.states, 0, NO_SUCH))
        return [int(legal_answer(self.states, 0, k)) for k in range(n)]

    def policy_answer(self, policy: str) -> int:
        """What a policy answers; what it remembers is kept, and the seat stays answered from outside."""
        seat, weights = self.asked, int(self.record["weights"][self.asked])
        answer = int(policy_answer(self.states, 0, self.books, BY_NAME[policy].code, row_of(policy)))
        self.record["policy"][seat], self.record["weights"][seat] = OUTSIDE, weights
        return answer

    def own_policy(self) -> str:
        """The policy that the study gives to the seat asked."""
        return self.configuration.policy_of(self.asked, ROLES[self.record["role"][self.asked]])

    def go_on(self) -> bool:
        """Play on to the next question or the end; gives whether there is a question."""
        why, turn, rows = LOG_FULL, -1, 0
        while why == LOG_FULL:
            self.record["log"]["n"] = 0
            why = int(play(self.states, 0, self.books, 0, 0, 0))
            rows = int(self.record["log"]["n"]) + (rows if self.record["table"]["turn"] == turn else 0)
            turn = int(self.record["table"]["turn"])
            assert rows < ENDLESS, "a turn goes on for ever"
        assert why != FAULT, "the engine broke an invariant"
        return why == OUTSIDE_QUESTION

    def questions(self) -> Iterator[None]:
        """Stop at every question; whoever iterates writes the answer into the record."""
        while self.go_on():
            yield
            assert self.record["answer"] >= 0, "the question was not answered"


def row_of(policy: str) -> int:
    """The row of weights of a policy."""
    return POLICIES.index(BY_NAME[policy])


def dealt(study: dict[str, Any], seed: int, number: int, outside: Iterable[int] = ()) -> Played:
    """A game that has been dealt and waits for its first task."""
    configuration = configuration_of(study)
    books = make_book(configuration)
    states = new_states(books)
    states[0]["log_on"] = 1
    deal(states, 0, books, seed, number)
    for seat in outside:
        states[0]["policy"][seat] = OUTSIDE
    return Played(configuration, states, books)


def played(study: dict[str, Any], seed: int, number: int) -> Played:
    """A game that its policies have played to the end."""
    game = dealt(study, seed, number)
    assert not game.go_on()
    return game


def tally(study: dict[str, Any], seed: int, first: int, games: int) -> Any:
    """The counts of so many games."""
    books = make_book(configuration_of(study))
    states = new_states(books)
    assert play_games(states, 0, books, seed, first, games) < 0, "the engine broke an invariant"
    return states[0]["tally"]
