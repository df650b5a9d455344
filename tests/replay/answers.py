"""How players answer a shot, Indians!, a duel or a Roulette, and the choice of a card that one takes of another."""

from collections.abc import Callable
from typing import NamedTuple

from tests.replay.arbiter import DISCARD, EVERYBODY, NOBODY, SHOW_TIME, SID, Arbiter, hand, in_play
from tests.replay.cards import GREEN_MISSED, kind_of
from tests.replay.judgement import is_hearts, judge, judged_red
from tests.replay.life import Life
from tests.replay.reader import Event
from tests.replay.rulebook import HELPERS

BRINGS_A_CARD = ("dodge", "bible")
REFLECTION = "reflection"
HAND = "hand"
STORM = "storm"
AGAINST_SHOTS = frozenset({*HELPERS, REFLECTION, SID, SHOW_TIME})
"""What is used by who is shot at."""
CONFUSION = "confusion"
PENETRATION = "penetration"


class Shot(NamedTuple):
    """A shot: by what, what it costs who is hit, and how many Missed! stop it."""

    kind: str
    damage: int
    needed: int


class Turned(Exception):
    """Reflection turns the effect of a card on its player."""


class Answers:
    """What players do when a card of another, or one of their own, asks it of them."""

    def __init__(self, arbiter: Arbiter, life: Life) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules
        self.life = life
        self.suit = ""
        self.affected: set[int] = set()
        self.affected_now: set[int] = set()
        self.tried: set[int] = set()
        self.ready: set[int] = set()

    # The card that takes effect

    def begin_turn(self) -> None:
        """Nothing has affected anybody in this turn."""
        self.affected.clear()
        self.affected_now.clear()

    def begin_card(self, suit: str) -> None:
        """Another card begins to take effect."""
        self.suit = suit
        self.arbiter.in_effect = True
        self.affected |= self.affected_now
        self.affected_now.clear()
        self.tried.clear()
        self.ready.clear()

    def hits(self, seat: int, by: int, *, harms: bool = True) -> bool:
        """Whether the card that `by` has played concerns a player: only the first in a turn does Penetration."""
        if by in (seat, NOBODY):
            return True
        if self.rules.passes_by(seat, by, self.suit, harms=harms):
            return False
        if self.table.is_(seat, PENETRATION):
            if seat in self.affected:
                return False
            self.affected_now.add(seat)
        return True

    def turns(self, seat: int, by: int) -> bool:
        """Reflection draws! to see whether she may turn the effect of a card, or turns it."""
        event = self.arbiter.take("USE", seat=seat, name=REFLECTION, target=by)
        if not self.table.is_(seat, REFLECTION) or by in (seat, NOBODY):
            self.arbiter.fail(event, f"seat {seat} cannot turn it")
        if seat in self.ready:
            self.ready.clear()
            self.tried |= {seat, by}
            return True
        if seat in self.tried:
            self.arbiter.fail(event, "one draw! for each card")
        self.tried.add(seat)
        if judged_red(self.arbiter, seat, REFLECTION, by):
            self.ready.add(seat)
        return False

    # Shots

    def shot(self, seat: int, by: int, shot: Shot) -> None:
        """A player is shot at, and hurt if that strikes him."""
        if self.strikes(seat, by, shot) and not self.rules.escapes(seat, shot.kind):
            self.life.hurt(seat, shot.damage, by, shot.kind)

    def strikes(self, seat: int, by: int, shot: Shot) -> bool:
        """A player answers a shot with Missed! and barrels, in any order, or is struck; a card may pass him by."""
        if not self.table.alive[seat] or not self.hits(seat, by):
            return False
        if self.table.has(by, STORM) and not judged_red(self.arbiter, seat, STORM, by):
            stopped = False
        else:
            try:
                stopped = self._stops(seat, by, shot)
            except Turned:
                self.arbiter.molly_stark_waits(seat, several=False)
                self.shot(by, seat, shot)
                return False
        self.arbiter.molly_stark_waits(seat, several=False)
        return not stopped

    def _stops(self, seat: int, by: int, shot: Shot) -> bool:
        """Whether a shot is stopped before the player gives up."""
        arbiter, used, needed = self.arbiter, set[str](), shot.needed

        def counts(worth: int) -> None:
            nonlocal needed
            needed -= worth
            if needed <= 0:
                self._dodged(seat, by)

        with arbiter.asking("attack", seat, by):
            while needed > 0:
                arbiter.molly_stark_waits(seat, several=needed > 1)
                event = arbiter.next()
                uses = event["event"] == "USE" and event["name"] in AGAINST_SHOTS - used
                reacts = (uses or event["event"] == "ANSWER") and event["seat"] == seat
                unharmed = seat == self.table.ghost or self.rules.escapes(seat, shot.kind)
                if not reacts and unharmed and not self.rules.can_answer(seat, "missed"):
                    # What follows is no part of the shot, for nothing tells that it does not hurt.
                    return False
                event = arbiter.reaction()
                if event["event"] == "USE" and event["name"] == REFLECTION:
                    if self.turns(seat, by):
                        raise Turned
                elif event["event"] == "USE":
                    if self._use_helper(seat, by, used):
                        counts(1)
                        arbiter.settle()
                elif self.gives(seat, "missed", by, counts):
                    arbiter.settle()
                else:
                    return False
        return True

    def _dodged(self, seat: int, by: int) -> None:
        """Confusion takes a random card of the hand of who has dodged."""
        if by not in (seat, NOBODY) and self.table.is_(by, CONFUSION) and self.table.hands[seat]:
            self.arbiter.move(hand(seat), hand(by), CONFUSION, {seat, by})

    def _use_helper(self, seat: int, by: int, used: set[str]) -> bool:
        """A draw! against a shot, once for each Barrel or ability; whether it counts as a Missed!."""
        event = self.arbiter.take("USE", seat=seat)
        name = event["name"]
        if not self.rules.has_helper(seat, name, by):
            self.arbiter.fail(event, f"seat {seat} has no {name}")
        if name in used:
            self.arbiter.fail(event, "one draw! each shot")
        used.add(name)
        card = judge(self.arbiter, seat, name, is_hearts, by)
        return card is not None and is_hearts(card)

    def gives(self, seat: int, wanted: str, to: int, counts: Callable[[int], None] = lambda worth: None) -> bool:
        """Whether a player answers `to` with a card that counts as the one wanted; who could must have declined."""
        event = self.arbiter.reaction()
        if event["event"] == "ANSWER" and (event["seat"] == seat or seat != self.table.ghost):
            if event["card"] is not None:
                self._answer(seat, wanted, to, counts)
                return True
            self.arbiter.take("ANSWER", seat=seat)
            return False
        if self.rules.can_answer(seat, wanted):
            self.arbiter.reader.refuse_next(f"seat {seat} could answer and has not declined")
        if seat != self.table.ghost:
            self.arbiter.hear_remarks()
        return False

    def _answer(self, seat: int, wanted: str, to: int, counts: Callable[[int], None]) -> None:
        """A player uses a card out of turn, which `counts` once or twice."""
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
        worth = 1 if in_front else self.rules.factor(seat, card) * (1 + len(event.get("with") or []))
        self.life.spend(seat, event, kind)
        brings = kind in BRINGS_A_CARD
        if brings and self.rules.rules[f"{kind}_draws_from"] == "deck":
            self.arbiter.draw(seat, worth, kind)
        counts(worth)
        if brings and self.rules.rules[f"{kind}_draws_from"] != "deck":
            self._take_of_attacker(seat, to, kind, self.table.suit(card), worth)

    def _take_of_attacker(self, seat: int, attacker: int, kind: str, suit: str, number: int) -> None:
        """Dodge and Bible bring cards of the attacker, to whom diamonds may do nothing."""
        if attacker not in (seat, NOBODY) and not self.rules.passes_by(attacker, seat, suit):
            for _ in range(number):
                self.arbiter.settle()
                self.take_a_card(seat, attacker, kind)

    def take_cards(
        self, seat: int, other: int, number: int, why: str, *, keep: bool = True, take: str | None = None
    ) -> None:
        """A card takes or makes discard so many cards of a player, who may be Reflection and turn that.

        Of the first it may have been said which it is: the card `take` in play, or one of the hand.
        """
        arbiter = self.arbiter
        for left in range(number, 0, -1):
            if not self.table.alive[other] or not self.table.has_a_card(other) or not self.hits(other, seat):
                return
            if self.table.is_(other, REFLECTION) and other != seat and self._lets_turn(other, seat):
                for _ in range(left):
                    if keep or self.hits(seat, other):
                        self.take_a_card(other, seat, why, keep=keep)
                return
            self.take_a_card(seat, other, why, keep=keep, take=take if left == number else None)
        arbiter.settle()

    def _lets_turn(self, seat: int, by: int) -> bool:
        """Whether Reflection turns on `by` what takes a card of hers; she is asked, and may draw! for it."""
        arbiter = self.arbiter
        with arbiter.asking("ability", seat, by):
            while True:
                event = arbiter.next()
                if event["event"] == "USE" and event["name"] == REFLECTION and event["seat"] == seat:
                    if self.turns(seat, by):
                        return True
                elif event["event"] == "ANSWER" and event["seat"] == seat and event["card"] is None:
                    arbiter.take("ANSWER")
                    self.ready.clear()
                    self.tried.add(seat)
                    return False
                else:
                    return False

    def take_a_card(self, seat: int, other: int, why: str, *, keep: bool = True, take: str | None = None) -> None:
        """`seat` takes a card of another or makes him discard it: a random one of the hand or a certain one in play."""
        arbiter, table = self.arbiter, self.table
        if not table.has_a_card(other):
            return
        said = take in table.in_play[other] or (take == HAND and bool(table.hands[other]))
        with arbiter.asking("take", seat, other):
            chosen: Event = {} if said else arbiter.choice(seat)
            from_hand = take == HAND if said else arbiter.moves(hand(other), why)
            source = hand(other) if from_hand or not table.in_play[other] else in_play(other)
            seen: str | set[int] = {seat, other} if from_hand and keep else EVERYBODY
            moved = arbiter.move(source, hand(seat) if keep else DISCARD, why, seen)
        arbiter.check_choice({"card": take} if said and take != HAND else chosen, moved)
        arbiter.settle()
