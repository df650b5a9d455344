"""The draw phase, with the abilities and scenario cards that change it."""

from tests.replay.arbiter import DECK, DISCARD, EVERYBODY, SHOWN, Arbiter, hand, in_play

CLAUS = "claus_the_saint"
KIT = "kit_carlson"
LAW = "law_of_the_west"
LIQUOR = "hard_liquor"
MINE = "abandoned_mine"
PEYOTE = "peyote"
RANCH = "ranch"
AT_END = 2
"""Cards drawn before, where the next one is not the first nor the second."""
MOST_LOOKED_AT = 16
"""Nobody looks at more cards at once."""
COLOURS = {"red": True, "black": False}


class Drawing:
    """How players draw in their draw phase, and exchange cards under Ranch."""

    def __init__(self, arbiter: Arbiter) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules

    def draw(self, seat: int) -> None:
        """The draw phase."""
        if not self._drinks(seat):
            if self.table.lies(PEYOTE):
                self._guess(seat)
            else:
                self._draw(seat)
        if self.rules.rules["ranch_phase"] == 1:
            self.exchange(seat)

    # Scenario cards

    def _drinks(self, seat: int) -> bool:
        """Whether a player who lacks life points skips the phase for one of them (Hard Liquor)."""
        arbiter, table = self.arbiter, self.table
        if not table.lies(LIQUOR) or table.hp[seat] == table.max_hp[seat] or seat == table.ghost:
            return False
        with arbiter.asking("ability", seat):
            if arbiter.comes("ANSWER", seat=seat, card=None):
                arbiter.take("ANSWER")
            elif arbiter.comes("USE", name=LIQUOR):
                arbiter.take("USE", seat=seat)
                arbiter.heal(seat, 1, seat, LIQUOR)
                return True
        return False

    def _guess(self, seat: int) -> None:
        """Peyote: the player keeps each card whose colour he guesses, until he is wrong."""
        arbiter, right = self.arbiter, True
        while right:
            with arbiter.asking("colour", seat):
                event = arbiter.take("USE", seat=seat, name=PEYOTE)
            if event["colour"] not in COLOURS:
                arbiter.fail(event, "it is no colour")
            card = arbiter.turn_up(SHOWN, PEYOTE, EVERYBODY)
            if card is None:
                return
            right = self.table.is_red(card) == COLOURS[event["colour"]]
            arbiter.move(SHOWN, hand(seat) if right else DISCARD, PEYOTE, EVERYBODY)

    def exchange(self, seat: int) -> None:
        """Ranch: the player may discard any number of cards and draw as many."""
        arbiter, table = self.arbiter, self.table
        if not table.lies(RANCH) or not table.hands[seat]:
            return
        with arbiter.asking("ability", seat):
            if not arbiter.comes("USE", name=RANCH):
                if arbiter.comes("ANSWER", seat=seat, card=None):
                    arbiter.take("ANSWER")
                return
            event = arbiter.take("USE", seat=seat)
        cards = list[str]()
        while table.hands[seat] and (arbiter.comes("ANSWER", seat=seat) or arbiter.moves(hand(seat), RANCH)):
            if arbiter.comes("ANSWER", card=None):
                with arbiter.asking("discard", seat):
                    arbiter.take("ANSWER")
                break
            cards.append(arbiter.discard(seat, RANCH))
        if event["cards"] != cards:
            arbiter.fail(event, f"discarded were {cards}")
        arbiter.draw(seat, len(cards), RANCH)

    def _top(self, target: tuple[str, int], reasons: tuple[str, ...], seen: str | set[int]) -> str | None:
        """The next card to draw: under Abandoned Mine the top of the discard pile, if it has a card."""
        if self.table.lies(MINE) and self.table.discard:
            return self.arbiter.move(DISCARD, target, (*reasons, MINE), EVERYBODY)
        return self.arbiter.turn_up(target, reasons, seen)

    # Characters

    def _draw(self, seat: int) -> None:
        """What the player draws, from wherever he chooses."""
        number, further = self.rules.cards_to_draw(seat), max(0, self.rules.further_draws())
        asks = "draw ability" if self.table.lies(RANCH) else "draw"
        with self.arbiter.asking(asks, seat):
            if self.table.is_(seat, CLAUS) and number:
                self._draw_for_all(seat, number - further)
                self._draw_in_turn(seat, further, AT_END)
            elif self.table.is_(seat, "pat_brennan") and number and self._takes_from_play(seat):
                self._draw_in_turn(seat, further, AT_END)
            else:
                elsewhere = int(number > 0 and self._draws_from_elsewhere(seat))
                if self.table.is_(seat, KIT) and number > elsewhere:
                    self._draw_looking_at_more(seat, number - elsewhere, elsewhere)
                else:
                    self._draw_in_turn(seat, number - elsewhere, elsewhere)
            self.arbiter.hear_remarks()

    def _draw_in_turn(self, seat: int, number: int, before: int) -> None:
        """A player draws one card after the other; some show their second, and Black Jack draws for a red one."""
        table, place = self.table, before
        reasons: tuple[str, ...] = ("draw",)
        while number > 0:
            second, number = place == 1, number - 1
            for_red = second and table.is_(seat, "black_jack")
            shown = for_red or (second and table.lies(LAW))
            card = self._top(hand(seat), reasons, EVERYBODY if shown else {seat})
            place += 1
            if card is not None and second and table.lies(LAW):
                table.must_play = card
            if card is not None and for_red and table.is_red(card):
                number, reasons = number + 1, ("draw", "black_jack")

    def _draws_from_elsewhere(self, seat: int) -> bool:
        """Whether the first card comes from a player's hand or from the discard pile instead of the deck."""
        arbiter = self.arbiter
        arbiter.choice(seat)
        sources = [name for name in ("jesse_jones", "pedro_ramirez") if self.table.is_(seat, name)]
        character = next((name for name in sources if arbiter.comes("USE", name=name)), "")
        if not character:
            return False
        event = arbiter.take("USE", seat=seat)
        if character == "pedro_ramirez":
            if self.table.lies(MINE):
                arbiter.fail(event, "all draw from the discard pile")
            arbiter.move(DISCARD, hand(seat), character, EVERYBODY)
            return True
        other = event["target"]
        if other == seat:
            arbiter.fail(event, "nobody draws from his own hand")
        arbiter.move(hand(other), hand(seat), character, {seat, other})
        arbiter.settle()
        return True

    def _draw_looking_at_more(self, seat: int, number: int, before: int) -> None:
        """Kit Carlson looks at one card more than usual, whatever a scenario card adds, and puts the rest back."""
        arbiter = self.arbiter
        for _ in range(number + max(0, 1 - self.rules.further_draws())):
            self._top(SHOWN, (KIT,), {seat})
        self._keep(seat, number, KIT, before)
        back: tuple[tuple[str, int], str | set[int]] = (DECK, {seat})
        if self.table.lies(MINE):
            back = (DISCARD, EVERYBODY)
        while self.table.shown:
            arbiter.move(SHOWN, back[0], KIT, back[1])

    def _keep(self, seat: int, number: int, why: str, before: int = 0) -> None:
        """The player keeps so many of the cards he looks at, after one that he may have drawn `before`."""
        arbiter = self.arbiter
        for place in range(min(number, len(self.table.shown))):
            shown = before + place == 1 and self.table.lies(LAW)
            with arbiter.asking("keep", seat):
                chosen = arbiter.choice(seat)
                card = arbiter.move(SHOWN, hand(seat), why, EVERYBODY if shown else {seat})
            arbiter.check_choice(chosen, card)
            if shown:
                self.table.must_play = card

    def _draw_for_all(self, seat: int, number: int) -> None:
        """Claus looks at a card for each other player besides his own, and gives each of them one, clockwise."""
        arbiter, table = self.arbiter, self.table
        for _ in range(min(MOST_LOOKED_AT, number + len(table.living()) - 1)):
            self._top(SHOWN, (CLAUS,), {seat})
        self._keep(seat, number, CLAUS)
        for other in table.clockwise(seat):
            if table.alive[other] and table.shown:
                with arbiter.asking("give", seat, other):
                    chosen = arbiter.choice(seat)
                    arbiter.check_choice(chosen, arbiter.move(SHOWN, hand(other), CLAUS, {seat, other}))

    def _takes_from_play(self, seat: int) -> bool:
        """Whether Pat Brennan takes a card in play of any player instead of drawing."""
        arbiter = self.arbiter
        if not arbiter.comes("USE"):
            return False
        event = arbiter.take("USE", seat=seat, name="pat_brennan")
        arbiter.move(in_play(event["target"]), hand(seat), "pat_brennan", EVERYBODY)
        return True
