"""The games that are kept as text, and how their files are written; see scripts/renew_golden."""

import csv
import hashlib
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bangsim.content.codes import OUTCOMES, OUTSIDE
from bangsim.game import LOG_FULL
from bangsim.sim.answers import Answer, unpack
from bangsim.sim.kernel import deal, play
from bangsim.sim.stepping import Game
from bangsim.sim.story import Story
from bangsim.sim.trace import Teller
from tests.properties.playing import Played, played, tally
from tests.properties.position import fingerprint
from tests.properties.studies import configuration_of

FOLDER = Path(__file__).parent
COUNTS = FOLDER / "games.csv"

MIXED = {"default": "expert", "outlaw": "novice", "deputy": "random"}
TABLES: dict[str, dict[str, Any]] = {
    "three experts": {"players": 3},
    "four experts": {"players": 4},
    "five experts": {"players": 5},
    "six experts": {"players": 6},
    "seven experts": {"players": 7},
    "eight experts": {"players": 8},
    "nine experts": {"players": 9},
    "five novices": {"players": 5, "policies": {"default": "novice"}},
    "five at random": {"players": 5, "policies": {"default": "random"}},
    "six of all kinds": {"players": 6, "policies": MIXED},
    "rulebook_zh": {"players": 5, "rules": {"preset": "rulebook_zh"}},
    "community": {"players": 7, "rules": {"preset": "community"}},
    "xiamen": {"players": 6, "rules": {"preset": "xiamen"}},
    "draw phase at the end": {"players": 5, "rules": {"draw_phase_at_end": True, "hand_limit": "none"}},
    "open roles": {"players": 5, "rules": {"open_roles": True}},
    "wild deck": {
        "players": 5,
        "rules": {"deck_copies": {"dynamite": 5, "jail": 8, "gatling": 6, "general_store": 8, "indians": 6}},
    },
}
SEED, GAMES, LOOKED_AT = 1, 1000, 20

TRANSCRIPTS: dict[str, tuple[dict[str, Any], int]] = {
    "three_players": ({"players": 3, "policies": {"default": "random"}}, 22),
    "four_players": ({"players": 4}, 11),
    "five_players_community": ({"players": 5, "policies": MIXED, "rules": {"preset": "community"}}, 52),
}
"""Tables and the number of the game that is told."""


def counts() -> str:
    """A line for each table: how its games ended, and a word that stands for every card of some of them."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    sums = ("turns", "questions", "drawn", "played", "answered")
    table.writerow(["table", *OUTCOMES[1:], *sums, "word"])
    for name, keys in TABLES.items():
        study = {"games": GAMES} | keys
        counted = tally(study, SEED, 0, GAMES)
        looked_at = [fingerprint(played(study, SEED, number).record) for number in range(LOOKED_AT)]
        word = hashlib.sha256(repr(looked_at).encode()).hexdigest()[:12]
        table.writerow([name, *counted["outcomes"][1:].tolist(), *(int(counted[one].sum()) for one in sums), word])
    return text.getvalue()


def transcript(name: str) -> str:
    """A game as it is told, and at each question what the seat sees and what it answers."""
    keys, number = TRANSCRIPTS[name]
    return "".join(line + "\n" for line in Transcript({"games": 1} | keys, number).lines())


class Transcript:
    """A game in which every question is put from outside and answered by the policy of its seat."""

    def __init__(self, study: dict[str, Any], number: int) -> None:
        configuration = configuration_of(study)
        self.number = number
        self.game = Game(configuration, seed=SEED, number=number)
        self.played = Played(configuration, self.game.states, self.game.books)
        self.teller = Teller(configuration, self.game.record)
        self.story = Story()

    def lines(self) -> Iterator[str]:
        """The text, from the deal to the end."""
        self.game.record["log_on"] = 1
        deal(self.game.states, 0, self.game.books, SEED, self.number)
        self.game.record["policy"] = OUTSIDE
        yield from self.story.tell(self.teller.game(SEED, self.number))
        while not self.game.over:
            yield from self.told()
            if play(self.game.states, 0, self.game.books, 0, 0, 0) != LOG_FULL and not self.game.over:
                yield from self.told()
                yield from self.asked()
        yield from self.told()
        yield from self.story.tell(self.teller.end())

    def told(self) -> Iterator[str]:
        """What has happened since the last question."""
        for event in self.teller.drain():
            yield from self.story.tell(event)
        yield from self.story.rest()

    def asked(self) -> Iterator[str]:
        """What the seat asked sees, how many answers are legal, and which one is given."""
        question = self.game.question
        assert question is not None
        by = "" if question.of < 0 else f" by {question.of}"
        yield f"    ? {question.asks} {question.seat}{by}"
        yield from (f"    | {line}" for line in view_lines(self.game.view(question.seat)))
        legal = self.played.legal_answers()
        answer = self.played.policy_answer(self.played.own_policy())
        self.game.record["answer"] = answer
        chosen = worded(self.game, unpack(answer, self.game.record["table"]))
        yield f"    ! {legal.index(answer) + 1} of {len(legal)}: {chosen}"


def view_lines(view: dict[str, Any]) -> Iterator[str]:
    """A view in a few lines."""
    cards = {name: ", ".join(view[name]) for name in ("hand", "looked_at", "shown") if view[name]}
    yield "; ".join([view["role"], *(f"{name.replace('_', ' ')}: {listed}" for name, listed in cards.items())])
    discards = f"{view['discards']}, {view['discard_top']}"
    yield f"turn {view['turn']}, seat {view['turn_of']}; deck {view['deck']}; discards {discards}"
    yield "; ".join(player_seen(player) for player in view["players"] if player["alive"])


def player_seen(player: dict[str, Any]) -> str:
    """A player as a view shows him."""
    what = [f"{player['hp']}/{player['max_hp']}", f"hand {player['hand']}", *player["in_play"]]
    return f"{player['seat']} {player['character']}, {player['role'] or 'hidden'}, " + ", ".join(what)


def worded(game: Game, answer: Answer) -> str:
    """An answer in a few words."""
    take = game.card(answer.take) if isinstance(answer.take, int) else answer.take
    parts = {
        "": answer.name,
        " ": None if answer.card is None else game.card(answer.card),
        "as ": answer.as_kind,
        "at ": answer.target,
        "take ": take,
    }
    return " ".join(
        [answer.verb, *(f"{key.strip()} {part}".strip() for key, part in parts.items() if part is not None)]
    )


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file with what should be in it."""
    yield COUNTS, counts()
    for name in TRANSCRIPTS:
        yield FOLDER / f"{name}.txt", transcript(name)


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, "utf-8")
