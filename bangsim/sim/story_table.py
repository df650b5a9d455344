"""The table as a story has left it: who sits there, with how many life points and cards, and which cards move."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bangsim.content.codes import NOBODY

Place = tuple[str, int]

EVERYTHING = ("out", "penalty", "vulture_sam")
"""Reasons for which the hand of a player and his cards in play go together."""


class Way(NamedTuple):
    """How cards move: indentation, reason, from, to, and the one player who sees it, if it is one."""

    depth: int
    why: str
    source: Place
    target: Place
    seen_by: int


class Moves:
    """Cards on the move, until it is known which others move the same way."""

    def __init__(self) -> None:
        self._cards: dict[Way, list[str]] = {}

    def add(self, event: Mapping[str, Any], depth: int) -> None:
        """One more card moves."""
        why, source, target, seen = (event[name] for name in ("why", "from", "to", "seen_by"))
        way = Way(
            depth,
            why,
            ("hand" if why in EVERYTHING else source["zone"], source.get("seat", NOBODY)),
            (target["zone"], target.get("seat", NOBODY)),
            seen[0] if isinstance(seen, list) and len(seen) == 1 else NOBODY,
        )
        self._cards.setdefault(way, []).append(event["card"])

    def take(self) -> list[tuple[Way, list[str]]]:
        """The cards by the way they move; none is left."""
        cards, self._cards = self._cards, {}
        return [*cards.items()]


@dataclass
class Seat:
    """A player as the story has left him."""

    name: str
    role: str
    hp: int
    max_hp: int
    hand: int = 0
    in_play: list[str] = field(default_factory=list)
    out: bool = False


class Table:
    """The players by their seats, and who of them may turn the effect of a card on its player (Reflection)."""

    def __init__(self) -> None:
        self._seats: list[Seat] = []
        self._may_turn: set[int] = set()

    def __getitem__(self, seat: int) -> Seat:
        """The player on a seat."""
        return self._seats[seat]

    def __iter__(self) -> Iterator[Seat]:
        """All players, from seat 0 on."""
        return iter(self._seats)

    def sit_down(self, seat: Seat) -> None:
        """One more player comes to the table."""
        self._seats.append(seat)

    def move(self, card: str, source: Mapping[str, Any], target: Mapping[str, Any]) -> None:
        """Remember how many cards a player has in hand, and which in play."""
        self._count(card, source, -1)
        self._count(card, target, 1)

    def _count(self, card: str, place: Mapping[str, Any], change: int) -> None:
        if place["zone"] == "hand":
            self._seats[place["seat"]].hand += change
        elif place["zone"] == "in_play" and change > 0:
            self._seats[place["seat"]].in_play.append(card)
        elif place["zone"] == "in_play":
            self._seats[place["seat"]].in_play.remove(card)

    def judged(self, why: str, seat: int, success: bool) -> None:
        """Remember a draw! that allows a player to turn an effect."""
        if why == "reflection" and success:
            self._may_turn.add(seat)

    def turns(self, seat: int) -> bool:
        """Whether a player who uses Reflection turns an effect; else he draws! for it."""
        may_turn = seat in self._may_turn
        self.next_card()
        return may_turn

    def next_card(self) -> None:
        """What was allowed for the card before is so no more."""
        self._may_turn.clear()
