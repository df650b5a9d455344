"""Hits, rescue, elimination, and what follows from them."""

import itertools

from tests.replay.arbiter import DECK, DISCARD, EVERYBODY, NOBODY, Arbiter, Finished, hand, in_play
from tests.replay.cards import GREEN, SCENARIO_CARDS, kind_of, suit_of
from tests.replay.judgement import judge, judged_red
from tests.replay.reader import Event
from tests.replay.rulebook import COSTLY, PREY

GREG = "greg_digger"
HERB = "herb_hunter"
TEREN = "teren_kill"
THORN = "thorn"


class Life:
    """Life points lost, and who pays or is paid for it."""

    def __init__(self, arbiter: Arbiter) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules
        self.hunted_by: int | None = None
        self.end_is_due = False

    def hurt(self, seat: int, amount: int, by: int, why: str) -> None:
        """A player who is no ghost loses life points; he may be saved, dies, or his ability takes effect."""
        if amount == 0 or seat == self.table.ghost:
            return
        self.table.hp[seat] -= amount
        self.arbiter.take("HIT", seat=seat, amount=amount, by=by, why=why, hp=self.table.hp[seat])
        self.arbiter.settle(insist=False)
        if self.table.hp[seat] <= 0:
            with self.arbiter.asking("dying", seat, by, seat, NOBODY):
                self._rescue(seat)
                if self.table.hp[seat] <= 0:
                    if not self._stays(seat, by):
                        self._eliminate(seat, self._credited(seat, by, why), why)
                    return
        self._react(seat, amount, by, why)

    def _credited(self, seat: int, by: int, why: str) -> int:
        """Whose doing a death is: not one's own; by a scenario card that of the player in turn, if the rules say so."""
        if by == NOBODY and why in SCENARIO_CARDS and self.rules.rules["scenario_deaths_credited"]:
            by = self.table.turn_of
        return by if by not in (seat, NOBODY) and self.table.alive[by] else NOBODY

    def _stays(self, seat: int, by: int) -> bool:
        """Teren Kill stays with one life point and draws a card, unless his draw! is spades."""
        if not self.table.is_(seat, TEREN):
            return False
        card = judge(self.arbiter, seat, TEREN, lambda card: suit_of(card) != "spades", by, without=True)
        if card is not None and suit_of(card) == "spades":
            return False
        self.arbiter.heal(seat, 1 - self.table.hp[seat], seat, TEREN)
        self.arbiter.draw(seat, 1, TEREN)
        return True

    def _rescue(self, seat: int) -> None:
        """A dying player drinks Beer, one after the other, until he lives or gives up."""
        arbiter, table = self.arbiter, self.table
        while table.hp[seat] <= 0:
            if arbiter.reaction()["event"] != "ANSWER" or table.hp[seat] > 0:
                break
            event = arbiter.take("ANSWER", seat=seat)
            card = event["card"]
            if card is None:
                return
            kind = kind_of(card)
            if not self.rules.saves(kind) or event.get("as"):
                arbiter.fail(event, f"a {kind} does not save; only Beer does, or what the rules add")
            if not self.rules.is_playable(kind):
                arbiter.fail(event, f"{kind} is not playable with so few players")
            factor = 1 if kind in GREEN else self.rules.factor(seat, card)
            factor *= 2 if kind not in COSTLY and event.get("with") else 1
            self.spend(seat, event, kind)
            self.drink(seat, seat, kind, factor)
            arbiter.settle()
        if table.hp[seat] <= 0 and self.rules.can_be_saved(seat):
            arbiter.reader.refuse_next(f"seat {seat} could save himself and has not declined")

    def spend(self, seat: int, event: Event, kind: str) -> None:
        """A card that answers is discarded, from hand with what else it costs, or a green one from play."""
        arbiter, card, price = self.arbiter, event["card"], event.get("with") or []
        if kind in GREEN:
            if kind not in self.table.ready(seat):
                arbiter.fail(event, f"no {kind} is ready in front of seat {seat}")
            arbiter.check_choice(event, arbiter.move(in_play(seat), DISCARD, kind, EVERYBODY))
            return
        if card not in self.table.hands[seat]:
            arbiter.fail(event, f"seat {seat} does not hold it")
        pair = kind not in COSTLY and len(price) == 1 and self.table.is_(seat, "economization")
        if len(price) != (kind in COSTLY) and not pair:
            arbiter.fail(event, f"it costs {int(kind in COSTLY)} other cards")
        arbiter.check_choice(event, arbiter.move(hand(seat), DISCARD, (kind, kind_of(card)), EVERYBODY))
        arbiter.uses_from_hand(seat)
        for other in price:
            arbiter.check_choice({"card": other}, arbiter.move(hand(seat), arbiter.pile_of(seat), "cost", EVERYBODY))
            arbiter.uses_from_hand(seat)

    def drink(self, seat: int, by: int, kind: str, factor: int = 1) -> None:
        """A card of `by` heals a player, unless too few players live."""
        if self.rules.works(kind):
            self.arbiter.heal(seat, factor * self.rules.heals(by, kind), by, kind)

    def _react(self, seat: int, amount: int, by: int, why: str) -> None:
        """What a player's ability does after he lost life points and survived."""
        arbiter = self.arbiter
        bart = self.table.is_(seat, "bart_cassidy")
        if bart and arbiter.moves(DECK, "bart_cassidy"):
            arbiter.draw(seat, amount, "bart_cassidy")
            bart = False
        if self.table.is_(seat, "el_gringo") and by not in (seat, NOBODY):
            for _ in range(min(amount, len(self.table.hands[by]))):
                arbiter.move(hand(by), hand(seat), "el_gringo", {by, seat})
                arbiter.settle()
        if bart:
            arbiter.draw(seat, amount, "bart_cassidy")
        struck = self.table.is_(seat, THORN) and by not in (seat, NOBODY) and why != THORN and self.table.alive[by]
        if struck and not judged_red(arbiter, by, THORN, seat):
            self.hurt(by, amount, seat, THORN)

    def _eliminate(self, seat: int, killer: int, why: str) -> None:
        arbiter, table = self.arbiter, self.table
        role = table.roles[seat]
        if table.first_out == NOBODY:
            table.first_out = seat
        if killer != NOBODY and PREY.get(table.roles[killer]) == role:
            self.hunted_by = killer
        self._leave(seat, killer, why)
        over = self.rules.rules["win_check"] == "immediate" and self._winner() is not None
        paid = arbiter.comes("REWARD") or arbiter.comes("PENALTY")
        if killer != NOBODY and (paid or not over):
            self._settle_account(killer, role)
        if over:
            raise Finished
        arbiter.settle()

    def ghost_leaves(self, seat: int) -> None:
        """The ghost leaves at the end of his turn, and nobody is rewarded for it."""
        self.table.ghost = NOBODY
        self._leave(seat, NOBODY, "ghost_town")
        self.resolved()

    def _leave(self, seat: int, killer: int, why: str) -> None:
        """A player is out of the game; his cards are taken or discarded, and others gain."""
        table = self.table
        self.arbiter.take("OUT", seat=seat, role=table.roles[seat], by=killer, why=why)
        table.alive[seat], table.hp[seat] = False, 0
        table.skips.discard(seat)
        table.unpark(seat)
        self.arbiter.molly_draws[seat] = 0
        self._leave_cards(seat)
        self._others_gain(seat)
        self.end_is_due = True

    def _leave_cards(self, seat: int) -> None:
        """The cards of the dead are discarded in any order, or go to Vulture Sam; several who are he take turns."""
        arbiter, table = self.arbiter, self.table
        heirs = [other for other in table.clockwise(seat) if table.is_(other, "vulture_sam")]
        turns = itertools.cycle(heirs or [NOBODY])
        while table.hands[seat] or table.in_play[seat]:
            heir = next(turns)
            why = "out" if heir == NOBODY else "vulture_sam"
            from_hand = bool(table.hands[seat]) and arbiter.moves(hand(seat), why)
            source = hand(seat) if from_hand or not table.in_play[seat] else in_play(seat)
            if heir == NOBODY:
                arbiter.move(source, DISCARD, why, EVERYBODY)
            else:
                arbiter.move(source, hand(heir), why, {seat, heir} if source == hand(seat) else EVERYBODY)

    def _others_gain(self, dead: int) -> None:
        """Greg Digger regains two life points, Herb Hunter draws two cards, in any order."""
        arbiter, table = self.arbiter, self.table
        gains = [seat for seat in table.clockwise(dead) if table.is_(seat, GREG) or table.is_(seat, HERB)]
        while gains:
            told = arbiter.reader.peek(beyond="SHUFFLE")
            next_one = told.get("to", told).get("seat")
            seat = next_one if next_one in gains else gains[0]
            gains.remove(seat)
            if table.is_(seat, HERB):
                arbiter.draw(seat, 2, HERB)
            else:
                arbiter.heal(seat, 2, seat, GREG)

    def _settle_account(self, killer: int, role: str) -> None:
        """The killer's reward or penalty, where he lives to see it."""
        table, rules = self.table, self.rules.rules
        if not table.alive[killer]:
            return
        if self.rules.three_players or role == "outlaw":
            self._reward(killer, rules["outlaw_bounty"], role)
        elif role == "deputy" and table.roles[killer] == "sheriff":
            self._penalty(killer, rules["sheriff_penalty"], role)

    def _reward(self, killer: int, bounty: int, role: str) -> None:
        if bounty == 0:
            return
        event = self.arbiter.take("REWARD", seat=killer)
        drawn = self.arbiter.draw(killer, bounty, "reward")
        if event["why"] != role or event["cards"] not in (bounty, drawn):
            self.arbiter.fail(event, f"the reward is {bounty} cards for the {role}")

    def _penalty(self, sheriff: int, penalty: str, role: str) -> None:
        """The sheriff's cards are discarded in any order; the line that tells of it comes first or last."""
        table = self.table
        cards = {
            hand(sheriff): len(table.hands[sheriff]) if penalty != "none" else 0,
            in_play(sheriff): len(table.in_play[sheriff]) if penalty == "hand_and_play" else 0,
        }
        number = sum(cards.values())
        told = self._penalty_is_told(sheriff, number, role)
        for _ in range(number):
            left = [place for place, count in cards.items() if count]
            place = next((place for place in left if self.arbiter.moves(place, "penalty")), left[0])
            pile = self.arbiter.pile_of(sheriff) if place == hand(sheriff) else DISCARD
            self.arbiter.move(place, pile, "penalty", EVERYBODY)
            cards[place] -= 1
        if not told and not self._penalty_is_told(sheriff, number, role) and number:
            self.arbiter.reader.refuse_next("the penalty of the sheriff is not told")

    def _penalty_is_told(self, sheriff: int, number: int, role: str) -> bool:
        if not self.arbiter.comes("PENALTY", seat=sheriff, cards=number):
            return False
        event = self.arbiter.take("PENALTY")
        if event["why"] != role:
            self.arbiter.fail(event, f"the penalty is for the {role}")
        return True

    def _winner(self) -> tuple[str, list[int]] | None:
        return self.rules.winner(self.hunted_by)

    def resolved(self) -> None:
        """An effect is over, and what had to wait for that happens."""
        self.arbiter.in_effect = False
        self.arbiter.molly_may_wait.clear()
        self._look_for_the_end()
        for seat in self.table.living():
            self.table.unpark(seat)
        self.arbiter.settle()

    def _look_for_the_end(self) -> None:
        """Stop the game where an elimination within what has now resolved has decided it."""
        due, self.end_is_due = self.end_is_due, False
        if due and self._winner() is not None:
            raise Finished
