"""Where every card is, and how the players are."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from tests.replay.cards import GREEN, NAMESAKES, full_deck, kind_of, suit_of

NOBODY = -1


def abilities_of(character: str) -> list[str]:
    """The abilities a character has, by the names that a log gives them."""
    return [NAMESAKES.get(character, character)]


class Impossible(Exception):
    """A card that is not where it is said to be."""


class Table:
    """Every card and every life point, as the log has told them so far.

    The draw pile is a multiset, for nobody knows its order, with the few cards on top of it that were put back in
    sight of the log, and those that were put under it; the discard pile is a list whose last card is on top.
    `abilities` has the characters whose abilities a player has, `unready` the green kinds in front of him that he
    cannot use yet. `order` has the seats clockwise. `event` and `show` are the scenario cards of the two decks that lie
    over everybody, `suit_named` and `must_play` what they ask of the player in turn. `parked` cards are in a hand, but
    out of reach until an effect is over. `ordered` is who plays a card because another orders it.
    """

    def __init__(self, players: list[dict[str, Any]], copies: dict[str, int], sets: Collection[str]) -> None:
        self.roles: list[str] = [player["role"] for player in players]
        self.characters: list[str] = [player["character"] for player in players]
        self.abilities = [abilities_of(character) for character in self.characters]
        self.hp: list[int] = [player["hp"] for player in players]
        self.max_hp: list[int] = [player["max_hp"] for player in players]
        self.alive = [True for _ in players]
        self.order = [*range(len(players))]
        self.turn_of = NOBODY
        self.event, self.show = "", ""
        self.suit_named, self.must_play = "", ""
        self.ghost, self.first_out = NOBODY, NOBODY
        self.ordered = NOBODY
        self.skips: set[int] = set()
        self.draw_pile = Counter(full_deck(copies, sets))
        self.put_back: list[str] = []
        self.put_under: list[str] = []
        self.discard: list[str] = []
        self.shown: list[str] = []
        self.hands: list[list[str]] = [[] for _ in players]
        self.parked: list[list[str]] = [[] for _ in players]
        self.in_play: list[list[str]] = [[] for _ in players]
        self.unready: list[set[str]] = [set() for _ in players]
        self.cards = self.draw_pile.total()

    # Scenario cards

    def lies(self, scenario: str) -> bool:
        """Whether a scenario card lies over everybody."""
        return scenario in (self.event, self.show)

    def suit(self, card: str) -> str:
        """The suit that a card has where it decides something."""
        if self.lies("blessing"):
            return "hearts"
        return "spades" if self.lies("curse") else suit_of(card)

    def is_red(self, card: str) -> bool:
        """Whether a card is hearts or diamonds where that decides something."""
        return self.suit(card) in ("hearts", "diamonds")

    # Players

    def living(self) -> list[int]:
        """The seats of the living, clockwise."""
        return [seat for seat in self.order if self.alive[seat]]

    def clockwise(self, seat: int) -> Iterator[int]:
        """The other seats clockwise from `seat`, the dead among them."""
        place = self.order.index(seat)
        return iter(self.order[place + 1 :] + self.order[:place])

    def next_living(self, seat: int) -> int:
        """The next living player clockwise."""
        return next((other for other in self.clockwise(seat) if self.alive[other]), seat)

    def right_neighbour(self, seat: int) -> int:
        """The living player before a player, clockwise."""
        return [other for other in self.clockwise(seat) if self.alive[other]][-1]

    def change_seats(self, one: int, other: int) -> None:
        """Two players change seats."""
        first, second = self.order.index(one), self.order.index(other)
        self.order[first], self.order[second] = other, one

    def has(self, seat: int, character: str) -> bool:
        """Whether a player, dead or alive, has the ability of that character; nobody has any under Hangover."""
        return seat != NOBODY and character in self.abilities[seat] and not self.lies("hangover")

    def is_(self, seat: int, character: str) -> bool:
        """Whether a living player has the ability of that character."""
        return self.has(seat, character) and self.alive[seat]

    def has_a_card(self, seat: int) -> bool:
        """Whether a player has a card in hand or in play."""
        return bool(self.hands[seat] or self.in_play[seat])

    def in_front(self, seat: int, kind: str) -> list[str]:
        """The cards of a kind that lie in front of a player."""
        return [card for card in self.in_play[seat] if kind_of(card) == kind]

    def working(self, seat: int) -> list[str]:
        """The kinds in front of a player that have effect: in a turn of Belle Star none, of The Fact green ones."""
        if self.lies("lasso"):
            return []
        turn_of, kinds = self.turn_of, [kind_of(card) for card in self.in_play[seat]]
        if turn_of in (seat, NOBODY):
            return kinds
        if self.is_(turn_of, "belle_star"):
            return []
        return [kind for kind in kinds if kind in GREEN] if self.is_(turn_of, "the_fact") else kinds

    def ready(self, seat: int) -> list[str]:
        """The green kinds in front of a player that he can use now."""
        return [kind for kind in self.working(seat) if kind in GREEN and kind not in self.unready[seat]]

    # Cards

    def move(self, card: str, source: tuple[str, int], target: tuple[str, int]) -> None:
        """Move a card; raises `Impossible` where it is not at its source."""
        self._take(card, *source)
        self._lay(card, *target)

    def _take(self, card: str, zone: str, seat: int) -> None:
        if zone == "deck_top":
            self._draw(card)
        elif zone == "discard":
            if not self.discard or self.discard[-1] != card:
                raise Impossible(f"the top of the discard pile is {self.discard[-1] if self.discard else 'missing'}")
            self.discard.pop()
        else:
            cards = self._cards(zone, seat)
            if card not in cards:
                raise Impossible(f"there lie {', '.join(cards) or 'no cards'}")
            cards.remove(card)
        if (zone, seat, card) == ("hand", self.turn_of, self.must_play):
            self.must_play = ""
        if zone == "in_play":
            self.unready[seat].discard(kind_of(card))

    def _draw(self, card: str) -> None:
        if self.put_back and self.put_back[-1] != card:
            raise Impossible(f"{self.put_back[-1]} was put back on top of the draw pile")
        if not self.draw_pile[card]:
            raise Impossible(f"the {self.draw_pile.total()} cards of the draw pile have no such card")
        if self.put_back:
            self.put_back.pop()
        elif self.draw_pile.total() == len(self.put_under):
            if self.put_under.pop(0) != card:
                raise Impossible("another card was put under the draw pile before it")
        elif self.draw_pile[card] == self.put_under.count(card):
            raise Impossible("it was put under the draw pile")
        self.draw_pile[card] -= 1

    def _lay(self, card: str, zone: str, seat: int) -> None:
        if zone == "deck_top":
            self.draw_pile[card] += 1
            self.put_back.append(card)
        elif zone == "deck_bottom":
            self.draw_pile[card] += 1
            self.put_under.append(card)
        elif zone == "discard":
            self.discard.append(card)
        else:
            self._cards(zone, seat).append(card)
        if zone == "in_play" and kind_of(card) in GREEN:
            self.unready[seat].add(kind_of(card))

    def _cards(self, zone: str, seat: int) -> list[str]:
        if zone == "shown":
            return self.shown
        if zone not in ("hand", "in_play"):
            raise Impossible(f"no zone of these sets is called {zone}")
        if not 0 <= seat < len(self.hands):
            raise Impossible(f"nobody sits at {seat}")
        return self.hands[seat] if zone == "hand" else self.in_play[seat]

    def park(self, seat: int, card: str) -> None:
        """A card of a hand cannot be used until an effect is over."""
        self.hands[seat].remove(card)
        self.parked[seat].append(card)

    def unpark(self, seat: int) -> None:
        """The cards that had to wait can be used."""
        self.hands[seat] += self.parked[seat]
        self.parked[seat].clear()

    def shuffle(self) -> None:
        """The discard pile becomes the draw pile."""
        self.draw_pile = Counter(self.discard)
        self.put_under = []
        self.discard = []

    def can_draw(self) -> bool:
        """Whether there is a card to draw, after a shuffle at need."""
        return bool(self.draw_pile.total() or self.discard)

    def contents(self) -> Counter[str]:
        """All cards of the game wherever they are."""
        places = [self.discard, self.shown, *self.hands, *self.parked, *self.in_play]
        return self.draw_pile + Counter(card for place in places for card in place)
