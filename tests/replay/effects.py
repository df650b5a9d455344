"""What the cards do that a player plays in his turn, and the abilities that he uses then."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.replay.answers import Answers
from tests.replay.arbiter import DISCARD, EVERYBODY, SHOWN, Arbiter, hand, in_play
from tests.replay.cards import BLUE, GREEN, WEAPON_REACH, kind_of, suit_of
from tests.replay.life import Life
from tests.replay.reader import Event
from tests.replay.rulebook import MAKING_DISCARD, MOST_PLAYS, SHOTS, TAKING, Used

DRAWS = {"stagecoach": 2, "wells_fargo": 3, "pony_express": 3}
ABILITIES = ("chuck_wengam", "doc_holyday", "jose_delgado")
"""What is used in one's play phase; Sid Ketchum's ability is used at other times too."""


class Played(NamedTuple):
    """A card as it takes effect: who plays it, as what, its suit, and what the log says of it."""

    seat: int
    kind: str
    suit: str
    event: Event


class Effects:
    """The cards of the player in turn."""

    def __init__(self, arbiter: Arbiter, life: Life) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules
        self.life = life
        self.answers = Answers(arbiter, life)
        self.used = Used()
        self._effects: dict[str, Callable[[Played], None]] = {
            **dict.fromkeys(SHOTS, self._shoot),
            **dict.fromkeys(("gatling", "howitzer"), self._shoot_all),
            **dict.fromkeys(DRAWS, self._draw),
            **dict.fromkeys(("beer", "whisky", "canteen", "tequila"), self._drink),
            **dict.fromkeys(TAKING | MAKING_DISCARD, self._take),
            "brawl": self._brawl,
            "duel": self._duel,
            "general_store": self._general_store,
            "indians": self._indians,
            "roulette": self._roulette,
            "saloon": self._saloon,
        }

    def begin_turn(self) -> None:
        """Nothing has been played yet."""
        self.used = Used()

    def acts(self) -> bool:
        """Whether the next event is a card played or an ability of the play phase."""
        event = self.arbiter.reaction()
        return event["event"] == "PLAY" or (event["event"] == "USE" and event.get("name") in ABILITIES)

    def act(self, seat: int) -> None:
        """The player in turn plays a card or uses an ability."""
        if self.arbiter.comes("PLAY"):
            self._play(seat)
        else:
            self._use(seat)
        self.arbiter.molly_may_wait.clear()
        self.life.look_for_the_end()
        self.arbiter.settle()

    def _play(self, seat: int) -> None:
        event = self.arbiter.take("PLAY", seat=seat)
        self.used.plays += 1
        if self.used.plays > MOST_PLAYS:
            self.arbiter.fail(event, f"a turn of more than {MOST_PLAYS} plays is given up")
        objection = self.rules.objection(seat, event, self.used)
        if objection:
            self.arbiter.fail(event, objection)
        kind = event.get("as") or kind_of(event["card"])
        lies_there = self.rules.lies_in_front(seat, kind)
        if kind in BLUE or (kind in GREEN and not lies_there):
            self._place(seat, kind, event)
        else:
            with self.arbiter.hands_wait(seat):
                self._pay(seat, kind, event, in_play(seat) if lies_there else hand(seat))
                self._effects[kind](Played(seat, kind, suit_of(event["card"]), event))

    def _pay(self, seat: int, kind: str, event: Event, source: tuple[str, int]) -> None:
        """The card that takes effect is discarded, and what it costs."""
        reasons = (kind, kind_of(event["card"]))
        self.arbiter.check_choice(event, self.arbiter.move(source, DISCARD, reasons, EVERYBODY))
        for card in event.get("with") or []:
            self.arbiter.check_choice({"card": card}, self.arbiter.move(hand(seat), DISCARD, "cost", EVERYBODY))
        self.used.bangs += kind == "bang"
        self.used.stores += kind == "general_store" != kind_of(event["card"])

    def _place(self, seat: int, kind: str, event: Event) -> None:
        """A card is put in front of a player; a weapon takes the place of the one there."""
        arbiter, table = self.arbiter, self.table
        target = event["targets"][0] if event.get("targets") else seat
        old = [card for card in table.in_play[seat] if kind in WEAPON_REACH and kind_of(card) in WEAPON_REACH]
        first = bool(old) and arbiter.moves(in_play(seat), "replaced")
        if first:
            arbiter.check_choice({"card": old[0]}, arbiter.move(in_play(seat), DISCARD, "replaced", EVERYBODY))
        arbiter.check_choice(event, arbiter.move(hand(seat), in_play(target), kind, EVERYBODY))
        if old and not first:
            arbiter.check_choice({"card": old[0]}, arbiter.move(in_play(seat), DISCARD, "replaced", EVERYBODY))
        if table.is_(seat, "johnny_kisch"):
            self._discard_others_of(kind, target)

    def _discard_others_of(self, kind: str, placed: int) -> None:
        """Johnny Kisch has put a card in play: all others of its name that are in play are discarded."""
        arbiter, table = self.arbiter, self.table
        number = {seat: len(table.in_front(seat, kind)) - (seat == placed) for seat in table.living()}
        for _ in range(sum(number.values())):
            left = [seat for seat, cards in number.items() if cards]
            seat = next((seat for seat in left if arbiter.moves(in_play(seat), "johnny_kisch")), left[0])
            card = arbiter.move(in_play(seat), DISCARD, "johnny_kisch", EVERYBODY)
            if kind_of(card) != kind:
                arbiter.fail({"card": card}, f"a {kind} was put in play")
            number[seat] -= 1

    # Harm

    def _others(self, card: Played) -> Iterator[int]:
        """The other players clockwise, those who still live when it comes to them and whom the card concerns."""
        return (
            other for other in self.table.clockwise(card.seat) if self.table.alive[other] and self._hits(card, other)
        )

    def _hits(self, card: Played, other: int) -> bool:
        return not self.rules.passes_by(other, card.seat, card.suit)

    def _shoot(self, card: Played) -> None:
        """A shot at one player, with what a Derringer brings and as often as a Knife strikes."""
        target = card.event["targets"][0]
        if card.kind == "derringer" and self.rules.rules["derringer_takes"] != "deck" and self._hits(card, target):
            self.answers.take_a_card(card.seat, target, card.kind)
        for _ in range(self.rules.rules["knife_strikes"] if card.kind == "knife" else 1):
            if self.table.alive[target] and self._hits(card, target):
                self.answers.shot(target, card.seat, card.kind)
        if card.kind == "derringer" and self.rules.rules["derringer_takes"] == "deck":
            self.arbiter.draw(card.seat, 1, card.kind)

    def _shoot_all(self, card: Played) -> None:
        for other in self._others(card):
            self.answers.shot(other, card.seat, card.kind)

    def _indians(self, card: Played) -> None:
        for other in self._others(card):
            with self.arbiter.asking("indians", other, card.seat):
                if self.answers.gives(other, "bang", card.seat):
                    self.arbiter.settle()
                else:
                    self.life.hurt(other, 1, card.seat, "indians")

    def _duel(self, card: Played) -> None:
        """Both discard Bang! in turn, the challenged player first; who does not is hit by the challenger's card."""
        seat, target = card.seat, card.event["targets"][0]
        if not self._hits(card, target):
            return
        loser, other = target, seat
        with self.arbiter.hands_wait(*self.table.living()):
            while self._fights_on(loser, other, seat):
                loser, other = other, loser
            self.life.hurt(loser, 1, seat, "duel")

    def _fights_on(self, seat: int, other: int, by: int) -> bool:
        with self.arbiter.asking("duel", seat, other, by):
            return self.answers.gives(seat, "bang", other)

    def _roulette(self, card: Played) -> None:
        """From the next player on each throws a Missed!; who first does not loses two life points, and that is all."""
        seat = self.table.next_living(card.seat)
        while not self._hits(card, seat) or self._throws(seat, card.seat):
            seat = self.table.next_living(seat)
        self.life.hurt(seat, 2, card.seat, "roulette")

    def _throws(self, seat: int, by: int) -> bool:
        with self.arbiter.asking("roulette", seat, by):
            thrown = self.answers.gives(seat, "missed", by)
        if thrown:
            self.arbiter.settle()
        return thrown

    # Help

    def _drink(self, card: Played) -> None:
        drinker = card.event["targets"][0] if card.kind == "tequila" else card.seat
        if self._hits(card, drinker):
            self.life.drink(drinker, card.seat, card.kind)

    def _saloon(self, card: Played) -> None:
        """Everybody heals, told in any order."""
        table, seat = self.table, card.seat
        drinkers = [other for other in table.living() if self._hits(card, other)]
        lacking = [other for other in drinkers if table.hp[other] < table.max_hp[other]]
        while lacking:
            told = self.arbiter.next().get("seat")
            healed = told if told in lacking else lacking[0]
            lacking.remove(healed)
            self.arbiter.heal(healed, 1, seat, "saloon")

    def _draw(self, card: Played) -> None:
        self.arbiter.draw(card.seat, DRAWS[card.kind], card.kind)

    def _general_store(self, card: Played) -> None:
        """Everybody takes a card, but for whom the store does not concern; his is discarded."""
        arbiter, table, seat = self.arbiter, self.table, card.seat
        with arbiter.hands_wait(*table.living()):
            for _ in table.living():
                arbiter.turn_up(SHOWN, "general_store", EVERYBODY)
            for other in (seat, *self._others(card)):
                if not table.shown:
                    break
                with arbiter.asking("store", other, seat):
                    chosen = arbiter.choice(other)
                    taken = arbiter.move(SHOWN, hand(other), "general_store", EVERYBODY)
                arbiter.check_choice(chosen, taken)
            while table.shown:
                arbiter.move(SHOWN, DISCARD, "general_store", EVERYBODY)

    # Taking and discarding

    def _take(self, card: Played) -> None:
        target, take = card.event["targets"][0], card.event["take"]
        if not self._hits(card, target):
            return
        source = hand(target) if take == "hand" else in_play(target)
        if card.kind in MAKING_DISCARD:
            moved = self.arbiter.move(source, DISCARD, card.kind, EVERYBODY)
        else:
            seen: str | set[int] = {card.seat, target} if take == "hand" else EVERYBODY
            moved = self.arbiter.move(source, hand(card.seat), card.kind, seen)
        if take != "hand":
            self.arbiter.check_choice({"card": take}, moved)
        self.arbiter.settle()

    def _brawl(self, card: Played) -> None:
        for other in self._others(card):
            self.answers.take_a_card(card.seat, other, "brawl", keep=False)

    # Abilities

    def _use(self, seat: int) -> None:
        event = self.arbiter.take("USE", seat=seat)
        objection = self.rules.objection_to_ability(seat, event, self.used)
        if objection:
            self.arbiter.fail(event, objection)
        {"chuck_wengam": self._chuck, "doc_holyday": self._doc, "jose_delgado": self._jose}[event["name"]](seat, event)

    def _chuck(self, seat: int, event: Event) -> None:
        self.life.hurt(seat, 1, seat, "chuck_wengam")
        self.arbiter.draw(seat, 2, "chuck_wengam")

    def _jose(self, seat: int, event: Event) -> None:
        self.used.sales += 1
        card = self.arbiter.move(hand(seat), DISCARD, "jose_delgado", EVERYBODY)
        if kind_of(card) not in BLUE:
            self.arbiter.fail(event, "the card is not blue")
        self._check_price(event, [card])
        self.arbiter.draw(seat, 2, "jose_delgado")

    def _doc(self, seat: int, event: Event) -> None:
        """Two cards for a shot; two diamonds do nothing to Apache Kid."""
        self.used.shots += 1
        cards = [self.arbiter.discard(seat, "doc_holyday") for _ in range(2)]
        self._check_price(event, cards)
        suits = {suit_of(card) for card in cards}
        if not self.rules.passes_by(event["target"], seat, suits.pop() if len(suits) == 1 else ""):
            self.answers.shot(event["target"], seat, "doc_holyday")

    def _check_price(self, event: Event, cards: list[str]) -> None:
        if sorted(event["cards"]) != sorted(cards):
            self.arbiter.fail(event, f"it was paid with {cards}")
