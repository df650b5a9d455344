"""An independent witness: plays a game again from its log alone and checks every act against the rules.

It imports nothing of bangsim, knows the printed cards from its own list and the rules from the rulebook. The log is
read like a text with a grammar: a function for each thing that can happen takes exactly the events by which the rules
tell it, in their order, and the first event that does not fit is reported with its line.

A thing that needs no line of its own may be left out: questions, notes on abilities, the choice of a card that moves in
the next line, the phases without events. Where the rules leave an order open, every order is accepted.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.replay.answers import Answers
from tests.replay.arbiter import Arbiter, Finished, GivenUp, hand
from tests.replay.cards import CHARACTER_HP, FIRST_HAND, SETS
from tests.replay.decks import decks_of
from tests.replay.effects import Effects
from tests.replay.life import Life
from tests.replay.reader import EndOfLog, Event, LogError, Reader
from tests.replay.rulebook import Rulebook
from tests.replay.scenarios import Scenarios
from tests.replay.table import Table
from tests.replay.turns import Turns

__all__ = ["FinalTable", "LogError", "replay"]

ROLES = frozenset({"sheriff", "deputy", "outlaw", "renegade"})


@dataclass(frozen=True)
class FinalTable:
    """How the table lay after the last line of a log.

    Hands and the draw pile are sorted; cards in play lie as they came; the last card of the discard pile is on top.
    `outcome` is ``"none"`` where the log breaks off before the end of the game.
    """

    hands: tuple[tuple[str, ...], ...]
    in_play: tuple[tuple[str, ...], ...]
    hp: tuple[int, ...]
    alive: tuple[bool, ...]
    draw_pile: tuple[str, ...]
    discard: tuple[str, ...]
    outcome: str
    winners: tuple[int, ...]
    turns: int


def replay(lines: Iterable[str], *, whole: bool = True) -> FinalTable:
    """Play a game again from its log.

    Parameters
    ----------
    lines : iterable of str
        The events, a JSON object a line.
    whole : bool
        Whether the log must reach the end of the game; otherwise it may break off anywhere.

    Raises
    ------
    LogError
        At the first line that cannot be, or is against the rules.
    """
    reader = Reader(lines)
    replayed = _Replay(reader, _opening(reader))
    try:
        replayed.play()
    except EndOfLog:
        if whole:
            raise LogError(reader.line, "the last line", "the log breaks off before the end of the game") from None
    except KeyError as error:
        raise LogError(reader.line, "this line or the next one", f"the field {error} is missing") from None
    return replayed.final_table()


def _opening(reader: Reader) -> Event:
    """The line that says what is played, checked."""
    event = reader.take()
    if event["event"] != "GAME":
        reader.fail(event["event"], "a log begins with GAME")
    if not SETS.issuperset(event["sets"]):
        reader.fail(f"sets {event['sets']}", f"this replayer knows {', '.join(sorted(SETS))}")
    roles = [player["role"] for player in event["players"]]
    if not ROLES.issuperset(roles) or roles.count("sheriff") > 1:
        reader.fail(f"roles {roles}", "there is at most one sheriff, and no role beyond the four")
    for seat, player in enumerate(event["players"]):
        bonus = event["rules"]["sheriff_bonus_hp"] if player["role"] == "sheriff" else 0
        hp = CHARACTER_HP[player["character"]] + bonus
        if (player["seat"], player["hp"], player["max_hp"]) != (seat, hp, hp):
            reader.fail(str(player), f"seat {seat} begins with {hp} life points")
    return event


class _Replay:
    """One game from its first line to its last."""

    def __init__(self, reader: Reader, game: Event) -> None:
        self.rules = game["rules"]
        self.table = Table(game["players"], self.rules.get("deck_copies") or {}, game["sets"])
        self.arbiter = Arbiter(reader, self.table, Rulebook(self.rules, self.table))
        self.life = Life(self.arbiter)
        answers = Answers(self.arbiter, self.life)
        self.scenarios = Scenarios(self.arbiter, self.life, answers, decks_of(game))
        effects = Effects(self.arbiter, self.life, answers, self.scenarios)
        self.turns = Turns(self.arbiter, self.life, effects, self.scenarios)
        self.turn = 0
        self.outcome, self.winners = "none", list[int]()

    def play(self) -> None:
        """Deal, turns, end."""
        outcome, winners = "no_result", list[int]()
        try:
            self._deal()
            self._take_turns()
        except GivenUp:
            pass
        except Finished:
            outcome, winners = self.arbiter.rules.winner(self.life.hunted_by) or ("none", [])
        end = self.arbiter.take("END", outcome=outcome, turns=self.turn)
        if sorted(end["winners"]) != winners:
            self.arbiter.fail(end, f"the winners are {winners}")
        self.outcome, self.winners = outcome, winners
        if self.arbiter.next()["event"]:
            self.arbiter.reader.refuse_next("the game is over")

    def _deal(self) -> None:
        """Everybody is dealt as many cards as he has life points, one by one or all at once."""
        dealt = [FIRST_HAND.get(who, hp) for who, hp in zip(self.table.characters, self.table.hp, strict=True)]
        missing = dict(enumerate(dealt))
        self.arbiter.draws_characters = {
            seat: 2 for seat, who in enumerate(self.table.characters) if who == "greygory_deck"
        }
        while missing:
            told = self.arbiter.next().get("to", {}).get("seat")
            seat = told if told in missing else next(iter(missing))
            if self.arbiter.turn_up(hand(seat), "deal", {seat}) is None:
                return
            missing[seat] -= 1
            missing = {seat: cards for seat, cards in missing.items() if cards}

    def _take_turns(self) -> None:
        """Turns until the game is over or given up: clockwise, unless scenario cards say otherwise."""
        seat, extra = self._first_seat(), False
        while self.turn < self.rules["max_turns"]:
            self.turn += 1
            extra = self.turns.turn(seat, self.turn - 1, extra=extra)
            if not extra:
                seat = self.scenarios.next_player(seat)

    def _first_seat(self) -> int:
        roles = self.table.roles
        if self.rules["first_player"] == "random":
            return int(self.arbiter.next().get("seat", 0))
        return roles.index("sheriff" if "sheriff" in roles else "deputy")

    def final_table(self) -> FinalTable:
        """How the table lies now."""
        table = self.table
        return FinalTable(
            hands=tuple(tuple(sorted(cards)) for cards in table.hands),
            in_play=tuple(map(tuple, table.in_play)),
            hp=tuple(table.hp),
            alive=tuple(table.alive),
            draw_pile=tuple(sorted(table.draw_pile.elements())),
            discard=tuple(table.discard),
            outcome=self.outcome,
            winners=tuple(self.winners),
            turns=self.turn,
        )
