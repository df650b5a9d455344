"""One game told by its log: the rows of the kernel turned into the events of the log format (docs/log.md)."""

import itertools
from collections.abc import Iterable, Iterator
from typing import Any

from bangsim.content import catalogue
from bangsim.content.catalogue import EVENTS
from bangsim.content.codes import (
    ALL_OTHERS,
    EVERYBODY,
    KINDS,
    NO_EVENT,
    NOBODY,
    OUTCOMES,
    QUESTIONS,
    RANKS,
    ROLES,
    SUITS,
)
from bangsim.content.codes import LOWEST_RANK as LOWEST
from bangsim.content.configuration import Configuration
from bangsim.game import FAULT, OVER
from bangsim.sim.answers import COLOURS
from bangsim.sim.kernel import deal, make_book, new_states, play
from bangsim.sim.problems import GameFault
from bangsim.sim.scores import scores_of
from bangsim.table import log
from bangsim.table.answers import FROM_HAND

Event = dict[str, Any]


def trace(configuration: Configuration, seed: int, number: int) -> Iterator[Event]:
    """Play one game with the log on and tell its events.

    Parameters
    ----------
    configuration : Configuration
        What is played.
    seed, number : int
        Which game.

    Yields
    ------
    dict
        The events in order, from GAME to END.

    Raises
    ------
    GameFault
        If the engine breaks one of its own rules.
    """
    books = make_book(configuration)
    states = new_states(books)
    states[0]["log_on"] = 1
    deal(states, 0, books, seed, number)
    teller = Teller(configuration, states[0])
    yield teller.game(seed, number)

    def played() -> Iterator[Event]:
        why = -1
        while why != OVER:
            yield from teller.drain()
            why = int(play(states, 0, books, seed, number, 0))
            if why == FAULT:
                raise GameFault(f"game {number} of seed {seed}")
        yield from teller.drain()

    yield from with_prices(played())
    yield teller.end()


def with_prices(events: Iterable[Event]) -> Iterator[Event]:
    """The same events; the use of an ability names the cards that are discarded for it next."""
    held: list[Event] = []
    for event in events:
        if held and is_paid(held[0], event):
            if event["event"] == "MOVE":
                held[0]["cards"].append(event["card"])
            held.append(event)
            continue
        yield from held
        held = [event] if event["event"] == "USE" and not event["cards"] else []
        if not held:
            yield event
    yield from held


def is_paid(use: Event, event: Event) -> bool:
    """Whether an event after the use of an ability is about the cards that are discarded for it."""
    if event["event"] == "MOVE":
        paid = {"why": use["name"], "from": {"zone": "hand", "seat": use["seat"]}}
        return event["to"]["zone"] in ("discard", "deck_bottom") and all(
            event[name] == value for name, value in paid.items()
        )
    choice = event["event"] == "ANSWER" or event.get("asks") == "discard"
    return choice and event["seat"] == use["seat"]


class Teller:
    """Turns the rows of one game's log into events.

    It follows who lives and who sits where, to name the targets of a Gatling, and who was eliminated last, to say what
    a reward is for.
    """

    def __init__(self, configuration: Configuration, state: Any) -> None:
        self.configuration = configuration
        self.content = configuration.content
        self.state = state
        self.alive = list(range(configuration.players))
        self.places = list(range(configuration.players))
        self.fallen = ""

    def card(self, number: int) -> str | None:
        """A card with its index, or None for no card."""
        if number < 0:
            return None
        table = self.state["table"]
        kind = self.content.kinds[table["card_kind"][number]].id
        return f"{kind} {catalogue.index_text(int(table['card_index'][number]))}"

    def reason(self, number: int) -> str:
        """The name of a reason: a card kind or one of `log.REASONS`."""
        return self.content.kinds[number].id if number < KINDS else log.REASONS[number - KINDS]

    def game(self, seed: int, number: int) -> dict[str, Any]:
        """The first event: who sits where, and by which rules."""
        table = self.state["table"]
        players = []
        for seat in range(self.configuration.players):
            role = ROLES[self.state["role"][seat]]
            players.append(
                {
                    "seat": seat,
                    "role": role,
                    "character": self.content.characters[table["character"][seat]].id,
                    "hp": int(table["hp"][seat]),
                    "max_hp": int(table["max_hp"][seat]),
                    "policy": self.configuration.policy_of(seat, role),
                }
            )
        rules = dict(self.configuration.rules) | {"deck_copies": dict(self.configuration.deck_copies)}
        return {
            "event": "GAME",
            "number": number,
            "seed": seed,
            "sets": list(self.configuration.sets),
            "events": None if self.configuration.events is None else list(self.configuration.events),
            "events_excluded": list(self.configuration.events_excluded),
            "rules": rules,
            "players": players,
        }

    def end(self) -> dict[str, Any]:
        """The last event: how the game ended, who won, and what each seat scored."""
        table = self.state["table"]
        outcome = OUTCOMES[table["over"]]
        sides = {"law": ("sheriff", "deputy"), "outlaws": ("outlaw",)}
        if outcome in sides:
            seats = range(self.configuration.players)
            winners = [seat for seat in seats if ROLES[self.state["role"][seat]] in sides[outcome]]
        else:
            winners = [] if table["winner"] == NOBODY else [int(table["winner"])]
        return {
            "event": "END",
            "outcome": outcome,
            "winners": winners,
            "turns": int(table["turn"]),
            "scores": scores_of(self.state),
        }

    def drain(self) -> Iterator[Event]:
        """The events of the rows written so far, which are then wiped."""
        rows = self.state["log"]["rows"][: self.state["log"]["n"]].tolist()
        self.state["log"]["n"] = 0
        for row, following in itertools.zip_longest(rows, rows[1:]):
            name = log.EVENTS[row[0]]
            if name == "CHOOSE" and row[2] == NOBODY:
                # A card of a hand, by chance: the one that moves now.
                row[2] = following[1]
            yield {"event": "ANSWER" if name == "CHOOSE" else name} | getattr(self, "_" + name.lower())(*row[1:])

    def _turn(self, seat: int, turn: int, extra: int, *_: int) -> dict[str, Any]:
        return {"seat": seat, "turn": turn, "extra": bool(extra)}

    def _scenario(self, card: int, following: int, *_: int) -> dict[str, Any]:
        return {"card": EVENTS[card].id, "next": EVENTS[following].id if following > NO_EVENT else None}

    def _return(self, seat: int, why: int, hp: int, *_: int) -> dict[str, Any]:
        self.alive.append(seat)
        return {"seat": seat, "why": self.reason(why), "hp": hp}

    def _role(self, seat: int, role: int, *_: int) -> dict[str, Any]:
        return {"seat": seat, "role": ROLES[role]}

    def _phase(self, seat: int, phase: int, *_: int) -> dict[str, Any]:
        return {"seat": seat, "phase": log.PHASES[phase]}

    def _move(
        self, card: int, zone: int, seat: int, to_zone: int, to_seat: int, why: int, seen_by: int
    ) -> dict[str, Any]:
        seats = range(self.configuration.players)
        return {
            "card": self.card(card),
            "from": {"zone": log.ZONES[zone], "seat": seat},
            "to": {"zone": log.ZONES[to_zone], "seat": to_seat},
            "why": self.reason(why),
            "seen_by": "all" if seen_by == log.ALL else [other for other in seats if seen_by >> other & 1],
        }

    def _shuffle(self, cards: int, why: int, *_: int) -> dict[str, Any]:
        return {"cards": cards, "why": self.reason(why)}

    def _question(self, seat: int, asks: int, of: int, *_: int) -> dict[str, Any]:
        return {"seat": seat, "asks": QUESTIONS[asks], "of": of}

    def _used_as(self, card: int, kind: int) -> str | None:
        own = self.state["table"]["card_kind"][card]
        return None if kind in (own, NOBODY) else self.content.kinds[kind].id

    def _cards(self, number: int) -> list[str | None]:
        return [] if number < 0 else [self.card(number)]

    def _play(self, seat: int, card: int, kind: int, target: int, take: int, cost: int, *_: int) -> dict[str, Any]:
        return {
            "seat": seat,
            "card": self.card(card),
            "as": self._used_as(card, kind),
            "targets": self._targets(seat, kind, target),
            "with": self._cards(cost),
            "take": "hand" if take == FROM_HAND else self.card(take),
        }

    def _targets(self, seat: int, kind: int, target: int) -> list[int]:
        if target >= 0:
            return [target]
        reach, place = self.content.kinds[kind].reach, self.places.index(seat)
        round_the_table = [other for other in self.places[place:] + self.places[:place] if other in self.alive]
        if reach == ALL_OTHERS:
            return round_the_table[1:]
        return round_the_table if reach == EVERYBODY else [seat]

    def _answer(self, seat: int, card: int, kind: int, cost: int, *_: int) -> dict[str, Any]:
        if card < 0:
            return {"seat": seat, "card": None, "as": None, "with": []}
        return {"seat": seat, "card": self.card(card), "as": self._used_as(card, kind), "with": self._cards(cost)}

    def _choose(self, seat: int, card: int, *_: int) -> dict[str, Any]:
        return {"seat": seat, "card": self.card(card), "as": None, "with": []}

    def _use(self, seat: int, name: int, target: int, card: int, what: int, aim: int, *_: int) -> dict[str, Any]:
        cards = self._cards(card) if name in (log.WHY_JOSE_DELGADO, log.WHY_BUSINESSMAN) else []
        if name == log.WHY_LADY_ROSA_OF_TEXAS:
            one, other = self.places.index(seat), self.places.index(target)
            self.places[one], self.places[other] = target, seat
        use = {"seat": seat, "name": self.reason(name), "cards": cards, "target": target}
        return use | self._named(name, what, aim)

    def _named(self, name: int, what: int, aim: int) -> dict[str, Any]:
        """What the use of a scenario card says besides."""
        if name == log.WHY_HANDCUFFS:
            return {"suit": SUITS[what]}
        if name == log.WHY_PEYOTE:
            return {"colour": COLOURS[what]}
        if name == log.WHY_RICOCHET:
            return {"take": self.card(what)}
        if name == log.WHY_DOROTHY_RAGE:
            return {"kind": self.content.kinds[what].id, "aim": aim}
        return {}

    def _judgement(self, seat: int, why: int, card: int, suit: int, rank: int, success: int, *_: int) -> dict[str, Any]:
        return {
            "seat": seat,
            "why": self.reason(why),
            "card": self.card(card),
            "suit": None if card < 0 else SUITS[suit],
            "rank": None if card < 0 else RANKS[rank - LOWEST],
            "success": bool(success),
        }

    def _hit(self, seat: int, amount: int, by: int, why: int, hp: int, *_: int) -> dict[str, Any]:
        return {"seat": seat, "amount": amount, "by": by, "why": self.reason(why), "hp": hp}

    _heal = _hit

    def _ability(
        self, seat: int, name: int, target: int, character: int, hp: int, max_hp: int, *_: int
    ) -> dict[str, Any]:
        taken = {"character": self.content.characters[character].id} if character else {}
        life = {"hp": hp, "max_hp": max_hp} if name == log.WHY_NEW_IDENTITY else {}
        return {"seat": seat, "name": self.reason(name), "target": target} | taken | life

    def _out(self, seat: int, role: int, by: int, why: int, *_: int) -> dict[str, Any]:
        self.alive.remove(seat)
        self.fallen = ROLES[role]
        return {"seat": seat, "role": self.fallen, "by": by, "why": self.reason(why)}

    def _reward(self, seat: int, _: int, cards: int, *__: int) -> dict[str, Any]:
        return {"seat": seat, "why": self.fallen, "cards": cards}

    _penalty = _reward
