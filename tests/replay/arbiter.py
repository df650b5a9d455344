"""What every part of the replayer does: take the next event and hold it against the table."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from tests.replay.cards import BASIC, CHARACTER_HP
from tests.replay.reader import Event, Reader
from tests.replay.rulebook import Rulebook
from tests.replay.table import NOBODY, Impossible, Table, abilities_of

DECK = ("deck_top", NOBODY)
BOTTOM = ("deck_bottom", NOBODY)
DISCARD = ("discard", NOBODY)
SHOWN = ("shown", NOBODY)
EVERYBODY = "all"
SID = "sid_ketchum"
SHOW_TIME = "show_time"
ENVIRONMENTAL = "environmental_protection"
GREYGORY = "greygory_deck"
NEW_IDENTITY = "new_identity"
NEW_LIFE = 2
DOROTHY = "dorothy_rage"
SUZY = "suzy_lafayette"
MOLLY = "molly_stark"


def hand(seat: int) -> tuple[str, int]:
    """The hand of a player as a place."""
    return "hand", seat


def in_play(seat: int) -> tuple[str, int]:
    """The cards in front of a player as a place."""
    return "in_play", seat


class Finished(Exception):
    """The game is over: what was still to happen does not happen any more."""


class GivenUp(Exception):
    """The game is given up without result."""


class Arbiter:
    """The table, the rules and the log, with the acts that all parts of the game are made of."""

    def __init__(self, reader: Reader, table: Table, rules: Rulebook) -> None:
        self.reader = reader
        self.table = table
        self.rules = rules
        self.questions: list[tuple[list[str], int, set[int]]] = []
        self.waiting: set[int] = set()
        self.owed: set[int] = set()
        self.draws_characters: dict[int, int] = {}
        self.changes, self.shows_hand = NOBODY, NOBODY
        self.in_effect = False
        self.molly_waits: set[int] = set()
        self.molly_may_wait: set[int] = set()
        self.molly_draws: Counter[int] = Counter()

    # Reading

    def fail(self, event: Event, why: str) -> NoReturn:
        """Reject the event taken last."""
        self.reader.fail(json.dumps(event), why)

    def next(self) -> Event:
        """The next event, left in place."""
        return self.reader.peek()

    def reaction(self) -> Event:
        """The next event where somebody is asked, once what can be used at any time has been, as the log says."""
        while (event := self.next())["event"] == "USE" and event.get("name") in (SID, SHOW_TIME):
            if self.questions and event["seat"] != self.questions[-1][1]:
                break
            if event["name"] == SID:
                self._trade_cards_for_life()
            else:
                self._trade_life_for_cards()
        return event

    def comes(self, kind: str, **fields: Any) -> bool:
        """Whether the next event is of that kind and has these values."""
        event = self.next()
        return event["event"] == kind and all(event.get(name) == value for name, value in fields.items())

    def take(self, kind: str, **fields: Any) -> Event:
        """Take the next event, which must be of that kind and have these values."""
        self.hear_remarks()
        event = self.reader.take()
        if event["event"] != kind:
            self.fail(event, " ".join([kind, *(f"{name}={value}" for name, value in fields.items()), "was due"]))
        for name, value in fields.items():
            if event.get(name) != value:
                self.fail(event, f"{name} is {event.get(name)}, by the rules {value}")
        return event

    def hear_remarks(self) -> list[Event]:
        """Check the questions and the notes on abilities that come next."""
        remarks = self.reader.remarks()
        for remark in remarks:
            self._hear(remark)
        return remarks

    def hear_notes(self) -> None:
        """Check the notes on abilities that come next, up to the first question."""
        while (note := self.reader.note()) is not None:
            self._hear(note)

    def _hear(self, remark: Event) -> None:
        if not 0 <= remark["seat"] < len(self.table.alive):
            self.fail(remark, f"nobody sits at {remark['seat']}")
        if remark["event"] == "ABILITY":
            self._hear_of_ability(remark)
        else:
            self._hear_question(remark)

    def _hear_of_ability(self, remark: Event) -> None:
        seat, name = remark["seat"], remark["name"]
        if name == GREYGORY and self.table.characters[seat] == GREYGORY:
            self._learn(seat, remark)
        elif name == NEW_IDENTITY:
            self._become(seat, remark)
        elif name == DOROTHY:
            if seat != self.shows_hand:
                self.fail(remark, "he has nothing to show")
            self.shows_hand = NOBODY
        elif not self.table.has(seat, name) and not (name == "apache_kid" and self.table.has(seat, "diamond")):
            self.fail(remark, f"seat {seat} is {', '.join(self.table.abilities[seat])}")

    def _learn(self, seat: int, remark: Event) -> None:
        """Greygory Deck has drawn a character of the base game, two in all; what he had before is gone."""
        character = remark["character"]
        if character not in BASIC or character in [*self.table.characters, *self.table.abilities[seat][1:]]:
            self.fail(remark, f"{character} was not there to be drawn")
        if seat not in self.draws_characters:
            self.fail(remark, "he draws no characters now")
        self.draws_characters[seat] -= 1
        if not self.draws_characters[seat]:
            del self.draws_characters[seat]
        self.table.abilities[seat].append(character)

    def _become(self, seat: int, remark: Event) -> None:
        """A player becomes a character that nobody has, with two life points; the sheriff's maximum is higher."""
        character, table = remark["character"], self.table
        if seat != self.changes:
            self.fail(remark, "he does not become anybody else now")
        if character not in CHARACTER_HP or character in table.characters:
            self.fail(remark, f"{character} was not there to be shown")
        bonus = self.rules.rules["sheriff_bonus_hp"] if table.roles[seat] == "sheriff" else 0
        max_hp = CHARACTER_HP[character] + bonus
        if (remark["hp"], remark["max_hp"]) != (min(NEW_LIFE, max_hp), max_hp):
            self.fail(remark, f"he has {NEW_LIFE} life points of {max_hp}")
        table.characters[seat], table.abilities[seat] = character, abilities_of(character)
        table.hp[seat], table.max_hp[seat] = remark["hp"], max_hp
        self.changes = NOBODY
        self.draws_characters.pop(seat, None)
        if character == GREYGORY:
            self.draws_characters[seat] = 2

    def _hear_question(self, remark: Event) -> None:
        if not self.table.alive[remark["seat"]]:
            self.fail(remark, "the dead are not asked")
        asks, seat, causes = self.questions[-1] if self.questions else (["nothing"], NOBODY, set())
        if remark["asks"] not in asks or remark["seat"] != seat:
            self.fail(remark, f"now {' or '.join(asks)} may be asked, of seat {seat}")
        if remark.get("of", NOBODY) not in causes:
            self.fail(remark, f"the cause of the question is {sorted(causes)}")

    @contextmanager
    def asking(self, asks: str, seat: int, *of: int) -> Iterator[None]:
        """While the log may put that question, or those, caused by one of the seats `of` (none: by himself)."""
        self.questions.append((asks.split(), seat, set(of) or {seat, NOBODY}))
        try:
            yield
        finally:
            self.questions.pop()

    def choice(self, seat: int) -> Event:
        """The answer that tells what a player chose, or an empty event: not every choice is told."""
        event = self.reaction()
        if event["event"] == "ANSWER" and event["seat"] == seat:
            return self.take("ANSWER")
        return {"event": ""}

    # Moving cards

    def moves(self, source: tuple[str, int], why: str, target: tuple[str, int] | None = None) -> bool:
        """Whether the next card to move, after a shuffle at need, moves between those places for that reason."""
        event = self.reader.peek(beyond="SHUFFLE")
        if event["event"] != "MOVE" or event["why"] != why:
            return False
        places = [("from", source)] if target is None else [("from", source), ("to", target)]
        return all((event[name]["zone"], self._seat(event[name], place)) == place for name, place in places)

    def move(
        self, source: tuple[str, int], target: tuple[str, int], why: str | Iterable[str], seen: str | set[int]
    ) -> str:
        """Take a MOVE between two places and make it; the card that moved."""
        reasons = {why} if isinstance(why, str) else set(why)
        due = f"MOVE {' '.join(map(str, source))} -> {' '.join(map(str, target))} ({' or '.join(sorted(reasons))})"
        if self.next()["event"] != "MOVE":
            self.reader.refuse_next(f"{due} was due")
        event = self.take("MOVE")
        for name, place in (("from", source), ("to", target)):
            if (event[name]["zone"], self._seat(event[name], place)) != place:
                self.fail(event, f"{due} was due")
        if event["why"] not in reasons:
            self.fail(event, f"the reason is {event['why']}, by the rules {sorted(reasons)}")
        told = event["seen_by"] if event["seen_by"] == EVERYBODY else set(event["seen_by"])
        if told != seen:
            self.fail(event, f"seen by {event['seen_by']}, by the rules {seen if seen == EVERYBODY else sorted(seen)}")
        try:
            self.table.move(event["card"], source, target)
        except Impossible as error:
            self.fail(event, f"{event['card']} is not there: {error}")
        self._count(event)
        return str(event["card"])

    @staticmethod
    def _seat(told: dict[str, Any], place: tuple[str, int]) -> int:
        """The seat of a place; piles and shown cards are nobody's, whoever they are shown to."""
        return NOBODY if place[1] == NOBODY else told.get("seat", NOBODY)

    def _count(self, event: Event) -> None:
        if self.table.contents().total() != self.table.cards:
            self.fail(event, f"the game has {self.table.cards} cards")

    def turn_up(self, target: tuple[str, int], why: str | Iterable[str], seen: str | set[int]) -> str | None:
        """Take the move of the top card of the draw pile, after a shuffle at need; None where no card is left."""
        if not self.table.can_draw():
            return None
        if not self.table.draw_pile.total():
            self.take("SHUFFLE", cards=len(self.table.discard))
            self.table.shuffle()
        return self.move(DECK, target, why, seen)

    def draw(self, seat: int, number: int, why: str | Iterable[str]) -> int:
        """A player draws from the deck into his hand; how many cards there were."""
        return sum(self.turn_up(hand(seat), why, {seat}) is not None for _ in range(number))

    def discard(self, seat: int, why: str, onto: tuple[str, int] | None = None) -> str:
        """A player gives up a card of his hand of his choice, which goes where he discards, or face down `onto`."""
        with self.asking("discard", seat):
            chosen = self.choice(seat)
            seen: str | set[int] = EVERYBODY if onto is None else {seat}
            card = self.move(hand(seat), onto or self.pile_of(seat), why, seen)
        self.check_choice(chosen, card)
        return card

    def pile_of(self, seat: int) -> tuple[str, int]:
        """Where the cards go that a player discards: under the deck for Environmental Protection."""
        return BOTTOM if self.table.is_(seat, ENVIRONMENTAL) else DISCARD

    def check_choice(self, chosen: Event, card: str) -> None:
        """The card that moved is the one that the answer named."""
        if chosen.get("card") not in (None, card):
            self.fail(chosen, f"the card that moved is {card}")

    # Life, as far as it concerns everybody

    def heal(self, seat: int, amount: int, by: int, why: str) -> None:
        """A player regains life points as far as he lacks them; no HEAL is told where he lacks none, nor of ghosts."""
        table = self.table
        regained = min(amount, table.max_hp[seat] - table.hp[seat])
        if regained > 0 and seat != table.ghost:
            table.hp[seat] += regained
            self.take("HEAL", seat=seat, amount=regained, by=by, why=why, hp=table.hp[seat])

    def _trade_cards_for_life(self) -> None:
        """Sid Ketchum, at any time when he is asked: two cards of his hand for a life point."""
        asked = {remark["seat"] for remark in self.hear_remarks()}
        event = self.take("USE")
        seat = event["seat"]
        if not self.table.is_(seat, SID):
            self.fail(event, "he has no such ability")
        if seat not in asked:
            self.fail(event, "he was not asked")
        if self.table.hp[seat] == self.table.max_hp[seat] or seat == self.table.ghost:
            self.fail(event, "he lacks no life point")
        if len(self.table.hands[seat]) < 2:
            self.fail(event, "he has less than two cards in hand")
        for _ in range(2):
            self.discard(seat, SID)
        self.heal(seat, 1, seat, SID)
        self.settle()

    def _trade_life_for_cards(self) -> None:
        """Show Time, when he is asked something while cards are played: a life point, not his last, for two cards."""
        asks = {(remark["seat"], remark["asks"]) for remark in self.hear_remarks() if remark["event"] == "QUESTION"}
        event = self.take("USE")
        seat, table = event["seat"], self.table
        if not table.is_(seat, SHOW_TIME):
            self.fail(event, "he has no such ability")
        if not asks.intersection((seat, asked) for asked in ("play", "attack", "indians", "duel", "roulette")):
            self.fail(event, "he was not asked")
        if table.hp[seat] < 2:
            self.fail(event, "the last life point is not for sale")
        table.hp[seat] -= 1
        self.take("HIT", seat=seat, amount=1, by=seat, why=SHOW_TIME, hp=table.hp[seat])
        self.draw(seat, 2, SHOW_TIME)

    # Those who draw by themselves

    @contextmanager
    def hands_wait(self, *seats: int) -> Iterator[None]:
        """While something lasts in which Suzy Lafayette does not draw: her own brown card, a duel, a store."""
        before = self.waiting
        self.waiting = before | set(seats)
        try:
            yield
        finally:
            self.waiting = before

    def molly_stark_waits(self, seat: int, *, several: bool) -> None:
        """She must wait while a shot needs several Missed! more, and may go on waiting till the card has resolved."""
        if several:
            self.molly_waits.add(seat)
        elif seat in self.molly_waits:
            self.molly_waits.discard(seat)
            self.molly_may_wait.add(seat)

    def uses_from_hand(self, seat: int) -> None:
        """A player has used a card of his hand, for which Molly Stark draws if it is not her turn."""
        if self.table.is_(seat, MOLLY) and self.table.turn_of != seat:
            self.molly_draws[seat] += 1

    def settle(self, *, insist: bool = True) -> None:
        """Who draws by himself does so, or may do so, unless something makes him wait: Molly Stark, Suzy Lafayette."""
        while any(self._molly_draws(seat) or self._suzy_draws(seat) for seat in self.table.living()):
            pass
        if not insist:
            return
        for seat in self.table.living():
            self._insist_on_molly(seat)
            self._insist_on_suzy(seat)

    def _molly_draws(self, seat: int) -> bool:
        due = self.molly_draws[seat]
        if not due or seat in self.waiting | self.molly_waits or not self.moves(DECK, MOLLY, hand(seat)):
            return False
        self.draw(seat, due, MOLLY)
        del self.molly_draws[seat]
        return True

    def _insist_on_molly(self, seat: int) -> None:
        if self.molly_draws[seat] and not self.table.can_draw():
            del self.molly_draws[seat]
        if self.molly_draws[seat] and seat not in self.waiting | self.molly_waits | self.molly_may_wait:
            self.reader.refuse_next(f"seat {seat} draws first for the cards used out of turn")

    def _suzy_draws(self, seat: int) -> bool:
        if not self.table.is_(seat, SUZY) or self.table.hands[seat]:
            return False
        if seat in self.waiting or not self.table.can_draw() or not self.moves(DECK, SUZY, hand(seat)):
            return False
        self.draw(seat, 1, SUZY)
        return True

    def _insist_on_suzy(self, seat: int) -> None:
        if not self.table.is_(seat, SUZY) or self.table.hands[seat]:
            self.owed.discard(seat)
        elif not self.table.can_draw():
            self.owed.add(seat)
        elif seat not in self.waiting | self.owed:
            self.reader.refuse_next(f"seat {seat} has an empty hand and draws first")
