"""What the cards do that a player plays in his turn."""

from collections.abc import Callable, Iterator

from tests.replay.arbiter import DISCARD, EVERYBODY, SHOWN, Arbiter, hand, in_play
from tests.replay.cards import BLUE, WEAPON_REACH, kind_of, suit_of
from tests.replay.judgement import judge
from tests.replay.life import Life
from tests.replay.reader import Event
from tests.replay.rulebook import MOST_PLAYS

DRAWS = {"stagecoach": 2, "wells_fargo": 3}


class Effects:
    """The cards of the player in turn."""

    def __init__(self, arbiter: Arbiter, life: Life) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules
        self.life = life
        self.plays = 0
        self.bangs_played = 0
        self._brown: dict[str, Callable[[int, Event], None]] = {
            "bang": self._bang,
            "beer": self._beer,
            "cat_balou": self._cat_balou,
            "duel": self._duel,
            "gatling": self._gatling,
            "general_store": self._general_store,
            "indians": self._indians,
            "panic": self._panic,
            "saloon": self._saloon,
            "stagecoach": self._draw,
            "wells_fargo": self._draw,
        }

    def begin_turn(self) -> None:
        """Nothing has been played yet."""
        self.plays = self.bangs_played = 0

    def play(self, seat: int) -> None:
        """The player in turn plays a card from his hand."""
        event = self.arbiter.take("PLAY", seat=seat)
        self.plays += 1
        if self.plays > MOST_PLAYS:
            self.arbiter.fail(event, f"a turn of more than {MOST_PLAYS} plays is given up")
        objection = self.rules.objection(seat, event, self.bangs_played)
        if objection:
            self.arbiter.fail(event, objection)
        kind = event.get("as") or kind_of(event["card"])
        if kind in BLUE:
            self._place(seat, kind, event)
        else:
            with self.arbiter.hands_wait(seat):
                self.arbiter.check_choice(
                    event, self.arbiter.move(hand(seat), DISCARD, (kind, kind_of(event["card"])), EVERYBODY)
                )
                self._brown[kind](seat, event)
        self.life.look_for_the_end()
        self.arbiter.settle()

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

    # Harm

    def _others(self, seat: int) -> Iterator[int]:
        """The other players clockwise, those who still live when it comes to them."""
        return (other for other in self.table.clockwise(seat) if self.table.alive[other])

    def _bang(self, seat: int, event: Event) -> None:
        self.bangs_played += 1
        self._shot(event["targets"][0], seat, "bang")

    def _gatling(self, seat: int, event: Event) -> None:
        for other in self._others(seat):
            self._shot(other, seat, "gatling")

    def _shot(self, seat: int, by: int, kind: str) -> None:
        """A player answers a shot with Missed! and barrels, in any order, or is hit."""
        arbiter = self.arbiter
        needed, declined = self.rules.missed_needed(by, kind), False
        used: set[str] = set()
        with arbiter.asking("attack", seat, by):
            while needed > 0:
                event = arbiter.reaction()
                if event["event"] == "USE":
                    needed -= self._use_helper(seat, by, used)
                elif event["event"] == "ANSWER" and event["card"] is not None:
                    self._answer(seat, "missed")
                    arbiter.settle()
                    needed -= 1
                else:
                    if event["event"] == "ANSWER":
                        arbiter.take("ANSWER", seat=seat)
                        declined = True
                    self._check_asked(seat, declined, self.rules.can_answer(seat, "missed"))
                    self.life.hurt(seat, 1, by, kind)
                    return

    def _use_helper(self, seat: int, by: int, used: set[str]) -> bool:
        """A draw! against a shot, once for each Barrel or ability; whether it counts as a Missed!."""
        event = self.arbiter.take("USE", seat=seat)
        name = event["name"]
        if not self.rules.has_helper(seat, name):
            self.arbiter.fail(event, f"seat {seat} has no {name}")
        if name in used:
            self.arbiter.fail(event, "one draw! each shot")
        used.add(name)
        card = judge(self.arbiter, seat, name, lambda card: suit_of(card) == "hearts", by)
        return card is not None and suit_of(card) == "hearts"

    def _check_asked(self, seat: int, declined: bool, could_answer: bool) -> None:
        if could_answer and not declined:
            self.arbiter.reader.refuse_next(f"seat {seat} could answer and has not declined")

    def _answer(self, seat: int, wanted: str) -> None:
        """A player uses a card of his hand out of turn."""
        event = self.arbiter.take("ANSWER", seat=seat)
        card = event["card"]
        if card not in self.table.hands[seat]:
            self.arbiter.fail(event, f"seat {seat} does not hold it")
        if not self.rules.counts_as(seat, card, wanted) or (event.get("as") or wanted) != wanted:
            self.arbiter.fail(event, f"it is no {wanted}")
        if event.get("with"):
            self.arbiter.fail(event, "no answer of the base game costs another card")
        if event.get("as") is None and kind_of(card) != wanted:
            self.arbiter.fail(event, f"it is a {wanted} only if it is used as one")
        self.arbiter.check_choice(event, self.arbiter.move(hand(seat), DISCARD, (wanted, kind_of(card)), EVERYBODY))

    def _gives_bang(self, seat: int) -> bool:
        """Whether a player discards a Bang! against Indians! or in a duel."""
        event = self.arbiter.reaction()
        if event["event"] == "ANSWER" and event["card"] is not None:
            self._answer(seat, "bang")
            return True
        declined = event["event"] == "ANSWER"
        if declined:
            self.arbiter.take("ANSWER", seat=seat)
        self._check_asked(seat, declined, self.rules.can_answer(seat, "bang"))
        return False

    def _indians(self, seat: int, event: Event) -> None:
        for other in self._others(seat):
            with self.arbiter.asking("indians", other, seat):
                if self._gives_bang(other):
                    self.arbiter.settle()
                else:
                    self.life.hurt(other, 1, seat, "indians")

    def _duel(self, seat: int, event: Event) -> None:
        """Both discard Bang! in turn, the challenged player first; who does not is hit by the challenger's card."""
        target = event["targets"][0]
        loser, other = target, seat
        with self.arbiter.hands_wait(seat, target):
            while self._fights_on(loser, other, seat):
                loser, other = other, loser
            self.life.hurt(loser, 1, seat, "duel")

    def _fights_on(self, seat: int, other: int, by: int) -> bool:
        with self.arbiter.asking("duel", seat, other, by):
            return self._gives_bang(seat)

    # Help

    def _beer(self, seat: int, event: Event) -> None:
        self.life.drink(seat)

    def _saloon(self, seat: int, event: Event) -> None:
        """Everybody heals, told in any order."""
        lacking = [other for other in self.table.living() if self.table.hp[other] < self.table.max_hp[other]]
        while lacking:
            told = self.arbiter.next().get("seat")
            healed = told if told in lacking else lacking[0]
            lacking.remove(healed)
            self.arbiter.heal(healed, 1, seat, "saloon")

    def _draw(self, seat: int, event: Event) -> None:
        kind = kind_of(event["card"])
        self.arbiter.draw(seat, DRAWS[kind], kind)

    def _general_store(self, seat: int, event: Event) -> None:
        arbiter, table = self.arbiter, self.table
        with arbiter.hands_wait(*table.living()):
            for _ in table.living():
                arbiter.turn_up(SHOWN, "general_store", EVERYBODY)
            for other in (seat, *self._others(seat)):
                if not table.shown:
                    break
                with arbiter.asking("store", other, seat):
                    chosen = arbiter.choice(other)
                    card = arbiter.move(SHOWN, hand(other), "general_store", EVERYBODY)
                arbiter.check_choice(chosen, card)

    # Taking and discarding

    def _panic(self, seat: int, event: Event) -> None:
        target = event["targets"][0]
        if event["take"] == "hand":
            self.arbiter.move(hand(target), hand(seat), "panic", {seat, target})
        else:
            self.arbiter.check_choice(
                {"card": event["take"]}, self.arbiter.move(in_play(target), hand(seat), "panic", EVERYBODY)
            )
        self.arbiter.settle()

    def _cat_balou(self, seat: int, event: Event) -> None:
        target = event["targets"][0]
        if event["take"] == "hand":
            self.arbiter.move(hand(target), DISCARD, "cat_balou", EVERYBODY)
        else:
            self.arbiter.check_choice(
                {"card": event["take"]}, self.arbiter.move(in_play(target), DISCARD, "cat_balou", EVERYBODY)
            )
        self.arbiter.settle()
