"""The table as a story has left it: who sits there, with how many life points and cards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Seat:
    """A player as the story has left him."""

    name: str
    role: str
    hp: int
    max_hp: int
    hand: int = 0
    in_play: list[str] = field(default_factory=list)


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
