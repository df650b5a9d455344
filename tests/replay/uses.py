"""What a player uses in his play phase beside his cards: abilities, and scenario cards that are a choice."""

from collections.abc import Callable

from tests.replay.answers import Shot
from tests.replay.arbiter import DISCARD, DOROTHY, EVERYBODY, NOBODY, hand, in_play
from tests.replay.cards import BLUE, EQUIPMENT, kind_of
from tests.replay.effects import Effects
from tests.replay.reader import Event


class Uses:
    """The abilities and scenario cards that the player in turn uses.

    Those of Sid Ketchum and Show Time, which are used at other times too, are no business of it.
    """

    def __init__(self, effects: Effects) -> None:
        self.effects = effects
        self.arbiter = effects.arbiter
        self.table = effects.table
        self.rules = effects.rules
        self._uses: dict[str, Callable[[int, Event], None]] = {
            "businessman": self._sell,
            "chuck_wengam": self._chuck,
            "doc_holyday": self._doc,
            "dorothy_rage": self._order,
            "flint_westwood": self._trade,
            "jose_delgado": self._jose,
            "lady_rosa_of_texas": self._change_seats,
            "lee_van_kliff": self._lee,
            "ricochet": self._ricochet,
            "sniper": self._snipe,
        }

    def acts(self) -> bool:
        """Whether the next event is a card played, or something used that belongs to the play phase."""
        event = self.arbiter.reaction()
        return event["event"] == "PLAY" or (event["event"] == "USE" and event.get("name") in self._uses)

    def act(self, seat: int) -> None:
        """The player in turn plays a card or uses something."""
        if self.arbiter.comes("PLAY"):
            self.effects.play(seat)
        else:
            self._use(seat)
        self.effects.finish()

    def _use(self, seat: int) -> None:
        coming = self.arbiter.next()
        if coming["name"] == DOROTHY:
            with self.arbiter.asking("play order aim", seat, coming["target"], seat, NOBODY):
                event = self.arbiter.take("USE", seat=seat)
        else:
            event = self.arbiter.take("USE", seat=seat)
        objection = self.effects.plays.objection_to_use(seat, event, self.effects.used)
        if objection:
            self.arbiter.fail(event, objection)
        self._uses[event["name"]](seat, event)

    # Abilities

    def _sell(self, seat: int, event: Event) -> None:
        """Businessman discards equipment, of his hand or in front of him, for two cards."""
        self.effects.used.sales += 1
        from_play = self.arbiter.moves(in_play(seat), "businessman")
        place = in_play(seat) if from_play else hand(seat)
        card = self.arbiter.move(place, DISCARD, "businessman", EVERYBODY)
        if kind_of(card) not in EQUIPMENT:
            self.arbiter.fail(event, "the card is no equipment")
        if not from_play:
            self._check_price(event, [card])
        self.arbiter.draw(seat, 2, "businessman")

    def _trade(self, seat: int, event: Event) -> None:
        """Flint Westwood takes two random cards of another, or the one he has, and gives him one that he had."""
        self.effects.used.trades += 1
        arbiter, table, other = self.arbiter, self.table, event["target"]
        own = [*table.hands[seat]]
        for _ in range(min(2, len(table.hands[other]))):
            arbiter.move(hand(other), hand(seat), "flint_westwood", {seat, other})
        given = arbiter.move(hand(seat), hand(other), "flint_westwood", {seat, other})
        if given not in own:
            arbiter.fail(event, f"{given} was not in his hand before")

    def _lee(self, seat: int, event: Event) -> None:
        """Lee Van Kliff discards a Bang!, and the brown card that he has just played takes effect and counts again."""
        self.effects.used.plays += 1
        card = self.arbiter.move(hand(seat), DISCARD, "lee_van_kliff", EVERYBODY)
        if kind_of(card) != "bang":
            self.arbiter.fail(event, "it costs a Bang!")
        self._check_price(event, [card])
        last, self.effects.used.last = self.effects.used.last, None
        self.effects.repeat(last)

    def _chuck(self, seat: int, event: Event) -> None:
        self.effects.life.hurt(seat, 1, seat, "chuck_wengam")
        self.arbiter.draw(seat, 2, "chuck_wengam")

    def _jose(self, seat: int, event: Event) -> None:
        self.effects.used.sales += 1
        card = self.arbiter.move(hand(seat), DISCARD, "jose_delgado", EVERYBODY)
        if kind_of(card) not in BLUE:
            self.arbiter.fail(event, "the card is not blue")
        self._check_price(event, [card])
        self.arbiter.draw(seat, 2, "jose_delgado")

    def _doc(self, seat: int, event: Event) -> None:
        """Two cards for a shot; two diamonds do nothing to Apache Kid."""
        self.effects.used.shots += 1
        cards = [self.arbiter.discard(seat, "doc_holyday") for _ in range(2)]
        self._check_price(event, cards)
        suits = {self.table.suit(card) for card in cards}
        self.effects.answers.begin_card(suits.pop() if len(suits) == 1 else "")
        self.effects.answers.shot(event["target"], seat, Shot("doc_holyday", 1, 1))

    def _check_price(self, event: Event, cards: list[str]) -> None:
        if sorted(event["cards"]) != sorted(cards):
            self.arbiter.fail(event, f"it was paid with {cards}")

    # Scenario cards

    def _change_seats(self, seat: int, event: Event) -> None:
        """Lady Rose of Texas: the neighbour on the right has the player's seat, and loses his next turn."""
        self.effects.used.swaps += 1
        self.table.change_seats(seat, event["target"])
        self.table.skips.add(event["target"])

    def _order(self, seat: int, event: Event) -> None:
        """Dorothy Rage: another plays the card that he is told to, if he has it."""
        self.effects.used.orders += 1
        arbiter, other, kind, aim = self.arbiter, event["target"], event["kind"], event["aim"]
        if not any(kind_of(card) == kind for card in self.table.hands[other]):
            arbiter.shows_hand = other
            arbiter.hear_notes()
            arbiter.shows_hand = NOBODY
            return
        play = arbiter.next()
        if play["event"] != "PLAY" or play["seat"] != other:
            arbiter.reader.refuse_next(f"seat {other} has a {kind} and plays it")
        if play.get("as") or kind_of(play["card"]) != kind or (aim != NOBODY and play["targets"] != [aim]):
            arbiter.reader.refuse_next(f"the order was {kind} at {aim}")
        self.effects.play_by_order(other)

    def _ricochet(self, seat: int, event: Event) -> None:
        """A Bang! is discarded to shoot at a card in front of another; that shot does not turn on who fires it."""
        arbiter, answers, target, aimed = self.arbiter, self.effects.answers, event["target"], event["take"]
        suits = self._discard_bangs(seat, event, 1)
        answers.begin_card(suits.pop())
        answers.tried |= set(self.table.order)
        if answers.strikes(target, seat, Shot("ricochet", 0, 1)) and aimed in self.table.in_play[target]:
            arbiter.check_choice({"card": aimed}, arbiter.move(in_play(target), DISCARD, "ricochet", EVERYBODY))

    def _snipe(self, seat: int, event: Event) -> None:
        """Two Bang! are discarded for a shot that needs two Missed!."""
        suits = self._discard_bangs(seat, event, 2)
        self.effects.answers.begin_card(suits.pop() if len(suits) == 1 else "")
        damage, needed = self.rules.damage(seat, "sniper", 1), self.rules.missed_needed(seat, "sniper")
        self.effects.answers.shot(event["target"], seat, Shot("sniper", damage, needed))

    def _discard_bangs(self, seat: int, event: Event, number: int) -> set[str]:
        """A player discards so many Bang! cards; their suits."""
        arbiter, name = self.arbiter, event["name"]
        cards = [arbiter.move(hand(seat), arbiter.pile_of(seat), name, EVERYBODY) for _ in range(number)]
        if not all(self.rules.is_bang_card(seat, card) for card in cards):
            arbiter.fail(event, "it costs Bang! cards")
        self._check_price(event, cards)
        arbiter.settle(insist=False)
        return {self.table.suit(card) for card in cards}
