"""How players answer a shot, Indians!, a duel or a Roulette, and the choice of a card that one takes of another."""

from tests.replay.arbiter import DISCARD, EVERYBODY, Arbiter, hand, in_play
from tests.replay.cards import GREEN_MISSED, kind_of, suit_of
from tests.replay.judgement import judge
from tests.replay.life import Life

BRINGS_A_CARD = ("dodge", "bible")


class Answers:
    """What players do when a card of another, or one of their own, asks it of them."""

    def __init__(self, arbiter: Arbiter, life: Life) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules
        self.life = life

    def shot(self, seat: int, by: int, kind: str) -> None:
        """A player answers a shot with Missed! and barrels, in any order, or is hit."""
        stopped = self._stops(seat, by, self.rules.missed_needed(by, kind))
        self.arbiter.molly_stark_waits(seat, several=False)
        if not stopped:
            self.life.hurt(seat, 1, by, kind)

    def _stops(self, seat: int, by: int, needed: int) -> bool:
        """Whether a shot is stopped before the player gives up."""
        arbiter, used = self.arbiter, set[str]()
        with arbiter.asking("attack", seat, by):
            while needed > 0:
                arbiter.molly_stark_waits(seat, several=needed > 1)
                if arbiter.reaction()["event"] == "USE":
                    needed -= self._use_helper(seat, by, used)
                elif self.gives(seat, "missed", by):
                    arbiter.settle()
                    needed -= 1
                else:
                    return False
        return True

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

    def gives(self, seat: int, wanted: str, to: int) -> bool:
        """Whether a player answers `to` with a card that counts as the one wanted; who could must have declined."""
        event = self.arbiter.reaction()
        if event["event"] == "ANSWER" and event["card"] is not None:
            self._answer(seat, wanted, to)
            return True
        declined = event["event"] == "ANSWER"
        if declined:
            self.arbiter.take("ANSWER", seat=seat)
        elif self.rules.can_answer(seat, wanted):
            self.arbiter.reader.refuse_next(f"seat {seat} could answer and has not declined")
        self.arbiter.hear_remarks()
        return False

    def _answer(self, seat: int, wanted: str, to: int) -> None:
        """A player uses a card out of turn."""
        event = self.arbiter.take("ANSWER", seat=seat)
        card = event["card"]
        kind = event.get("as") or kind_of(card)
        in_front = kind in GREEN_MISSED and wanted == "missed"
        if not in_front and card not in self.table.hands[seat]:
            self.arbiter.fail(event, f"seat {seat} does not hold it")
        if not in_front and not self.rules.counts_as(seat, card, wanted):
            self.arbiter.fail(event, f"it is no {wanted}")
        if kind not in {wanted, *(("dodge", *GREEN_MISSED) if wanted == "missed" else ())}:
            self.arbiter.fail(event, f"it is a {wanted} only if it is used as one")
        self.life.spend(seat, event, kind)
        if kind in BRINGS_A_CARD:
            self._bring_a_card(seat, to, kind, suit_of(card))

    def _bring_a_card(self, seat: int, attacker: int, kind: str, suit: str) -> None:
        """Dodge and Bible bring a card of the deck, or of the attacker, to whom diamonds may do nothing."""
        if self.rules.rules[f"{kind}_draws_from"] == "deck":
            self.arbiter.draw(seat, 1, kind)
        elif attacker != seat and not self.rules.passes_by(attacker, seat, suit):
            self.arbiter.settle()
            self.take_a_card(seat, attacker, kind)

    def take_a_card(self, seat: int, other: int, why: str, *, keep: bool = True) -> None:
        """`seat` takes a card of another or makes him discard it: a random one of the hand or a certain one in play."""
        arbiter = self.arbiter
        if not self.table.has_a_card(other):
            return
        with arbiter.asking("take", seat, other):
            chosen = arbiter.choice(seat)
            from_hand = arbiter.moves(hand(other), why)
            source = hand(other) if from_hand or not self.table.in_play[other] else in_play(other)
            seen: str | set[int] = {seat, other} if from_hand and keep else EVERYBODY
            moved = arbiter.move(source, hand(seat) if keep else DISCARD, why, seen)
        arbiter.check_choice(chosen, moved)
        arbiter.settle()
