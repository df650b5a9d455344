"""The course of a turn: judgements, drawing, playing, discarding."""

from tests.replay.arbiter import DECK, DISCARD, EVERYBODY, GREYGORY, NOBODY, SHOWN, Arbiter, GivenUp, hand, in_play
from tests.replay.cards import COPIERS, is_red, kind_of, suit_of
from tests.replay.effects import Effects
from tests.replay.judgement import judge
from tests.replay.life import Life
from tests.replay.rulebook import MOST_PLAYS
from tests.replay.table import abilities_of

VERA = "vera_custer"
COPYCAT = "copycat"
THE_FACT = "the_fact"
GARY = "gary_looter"
RESTRICTION = "restriction"
YOUL = "youl_grinner"
CLAUS = "claus_the_saint"


class Turns:
    """The turns of the players."""

    def __init__(self, arbiter: Arbiter, life: Life, effects: Effects) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules
        self.life = life
        self.effects = effects

    def turn(self, seat: int, number: int) -> None:
        """One player-turn."""
        table = self.table
        self.arbiter.take("TURN", seat=seat, turn=number, extra=False)
        self._begin(seat)
        self._phase(seat, "start", optional=True)
        self._phase(seat, "judgements", optional=True)
        copies_first = self.rules.rules["vera_custer_chooses"] == "turn_start" or table.characters[seat] == COPYCAT
        if copies_first:
            self._copy(seat)
        free = self._judgements(seat)
        if free and not copies_first:
            self._copy(seat)
        if free and table.characters[seat] == GREYGORY and table.alive[seat]:
            self._draw_characters(seat)
        phases = ["play", "discard", "draw"] if self.rules.rules["draw_phase_at_end"] else ["draw", "play", "discard"]
        if not free:
            phases = ["discard"] if self.rules.rules["jail_skips"] == "draw_and_play" else []
        courses = {"draw": self._draw, "play": self._play, "discard": self._discard}
        for phase in phases:
            if table.alive[seat]:
                if phase == "draw" and table.is_(seat, YOUL):
                    self._collect(seat)
                self._phase(seat, phase)
                courses[phase](seat)
                self.arbiter.settle()
        self._phase(seat, "end", optional=True)

    def _begin(self, seat: int) -> None:
        """Nothing has been played; green cards become ready; Vera Custer is nobody special again."""
        table = self.table
        table.turn_of = seat
        self.effects.begin_turn()
        all_ready = self.rules.rules["green_ready"] == "next_turn"
        for other in table.living() if all_ready else [seat]:
            table.unready[other].clear()
        if table.characters[seat] in COPIERS:
            table.abilities[seat] = abilities_of(table.characters[seat])

    def _copy(self, seat: int) -> None:
        """Vera Custer may, and Copycat must, take the ability of another living player until the next turn."""
        table, arbiter = self.table, self.arbiter
        if table.characters[seat] not in COPIERS or not table.alive[seat]:
            return
        there = [o for o in table.living() if o != seat and table.characters[o] not in COPIERS]
        with arbiter.asking("copy", seat):
            event = arbiter.reaction()
            if event["event"] == "ANSWER" and event["card"] is None and table.is_(seat, VERA):
                arbiter.take("ANSWER", seat=seat)
            elif event["event"] == "USE" and event["name"] == VERA:
                other = arbiter.take("USE", seat=seat)["target"]
                if other not in there:
                    arbiter.fail(event, f"seat {other} has no ability that she could take")
                table.abilities[seat] = abilities_of(table.characters[other])
            elif there and table.is_(seat, COPYCAT):
                arbiter.reader.refuse_next(f"seat {seat} must copy somebody")
        arbiter.settle()

    def _draw_characters(self, seat: int) -> None:
        """Greygory Deck may put both his characters back and draw two others."""
        arbiter = self.arbiter
        with arbiter.asking("ability", seat):
            if arbiter.reaction()["event"] == "ANSWER":
                arbiter.take("ANSWER", seat=seat, card=None)
            else:
                arbiter.take("USE", seat=seat, name=GREYGORY)
                del self.table.abilities[seat][1:]
                arbiter.draws_characters[seat] = 2
                arbiter.hear_remarks()
                if seat in arbiter.draws_characters:
                    arbiter.reader.refuse_next(f"seat {seat} draws two characters")
        arbiter.settle()

    def _collect(self, seat: int) -> None:
        """Every player with more cards than Youl Grinner gives him one of his choice."""
        arbiter, table = self.arbiter, self.table
        held = len(table.hands[seat])
        givers = [o for o in table.clockwise(seat) if table.alive[o] and len(table.hands[o]) > held]
        for other in givers:
            if table.hands[other]:
                with arbiter.asking("give", other, seat):
                    chosen = arbiter.choice(other)
                    arbiter.check_choice(chosen, arbiter.move(hand(other), hand(seat), YOUL, {seat, other}))
                arbiter.settle()

    def _phase(self, seat: int, phase: str, *, optional: bool = False) -> None:
        if not optional or self.arbiter.comes("PHASE", phase=phase):
            self.arbiter.take("PHASE", seat=seat, phase=phase)

    # Judgements

    def _judgements(self, seat: int) -> bool:
        """Dynamite and jail in their order; whether the player may go on with his turn."""
        if self.rules.rules["dynamite_before_jail"]:
            self._dynamites(seat)
            return self._leaves_jail(seat)
        free = self._leaves_jail(seat)
        self._dynamites(seat)
        return free

    def _dynamites(self, seat: int) -> None:
        """Each Dynamite that lies in front of the player explodes or passes on."""
        for _ in self.table.in_front(seat, "dynamite"):
            if self.table.is_(seat, THE_FACT):
                self._pass_dynamite(seat)
                continue
            card = judge(self.arbiter, seat, "dynamite", self.rules.explodes)
            if card is not None and self.rules.explodes(card):
                self._move_in_front(seat, DISCARD, "dynamite", "dynamite")
                self.life.hurt(seat, self.rules.rules["dynamite_damage"], NOBODY, "dynamite")
                self.life.look_for_the_end()
                if not self.table.alive[seat]:
                    return
            else:
                self._pass_dynamite(seat)

    def _pass_dynamite(self, seat: int) -> None:
        heir = next((other for other in self.table.clockwise(seat) if self.rules.takes_dynamite(other)), None)
        if heir is not None:
            self._move_in_front(seat, in_play(heir), "pass", "dynamite")

    def _leaves_jail(self, seat: int) -> bool:
        """Every Jail in front of the player is judged; the first that holds him ends it."""
        for _ in self.table.in_front(seat, "jail"):
            if self.table.is_(seat, THE_FACT):
                self._move_in_front(seat, DISCARD, "jail", "jail")
                continue
            card = judge(self.arbiter, seat, "jail", lambda card: suit_of(card) == "hearts")
            self._move_in_front(seat, DISCARD, "jail", "jail")
            if card is None or suit_of(card) != "hearts":
                return False
        return True

    def _move_in_front(self, seat: int, target: tuple[str, int], why: str, kind: str) -> None:
        card = self.arbiter.move(in_play(seat), target, why, EVERYBODY)
        if kind_of(card) != kind:
            self.arbiter.fail({"card": card}, f"a {kind} was judged")

    # Drawing

    def _draw(self, seat: int) -> None:
        """The draw phase, with the abilities that change it."""
        number = self.rules.cards_to_draw(seat)
        with self.arbiter.asking("draw", seat):
            if self.table.is_(seat, CLAUS) and number:
                self._draw_for_all(seat, number)
            elif self.table.is_(seat, "pat_brennan") and number and self._takes_from_play(seat):
                pass
            else:
                elsewhere = int(number > 0 and self._draws_from_elsewhere(seat))
                self._draw_from_deck(seat, number - elsewhere, elsewhere)
            self.arbiter.hear_remarks()

    def _draw_from_deck(self, seat: int, number: int, before: int) -> None:
        """What a player draws from the deck, after a card that he may have drawn from elsewhere `before`."""
        if self.table.is_(seat, "kit_carlson") and number:
            self._draw_looking_at_more(seat, number)
        elif self.table.is_(seat, "black_jack"):
            self._draw_showing_the_second(seat, number, before)
        else:
            self.arbiter.draw(seat, number, "draw")

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
            arbiter.move(DISCARD, hand(seat), character, EVERYBODY)
            return True
        other = event["target"]
        if other == seat:
            arbiter.fail(event, "nobody draws from his own hand")
        arbiter.move(hand(other), hand(seat), character, {seat, other})
        arbiter.settle()
        return True

    def _draw_showing_the_second(self, seat: int, number: int, before: int) -> None:
        """Black Jack shows his second card and draws one more if it is red."""
        arbiter = self.arbiter
        first = min(number, 1 - before)
        arbiter.draw(seat, first, "draw")
        if number - first < 1:
            return
        second = arbiter.turn_up(hand(seat), "draw", EVERYBODY)
        bonus = second is not None and is_red(second)
        for _ in range(number - first - 1 + bonus):
            arbiter.turn_up(hand(seat), ("draw", "black_jack"), {seat})

    def _draw_looking_at_more(self, seat: int, number: int) -> None:
        """Kit Carlson looks at one card more than he draws and puts the rest back on the deck."""
        arbiter = self.arbiter
        for _ in range(number + 1):
            arbiter.turn_up(SHOWN, "kit_carlson", {seat})
        self._keep(seat, number, "kit_carlson")
        while self.table.shown:
            arbiter.move(SHOWN, DECK, "kit_carlson", {seat})

    def _keep(self, seat: int, number: int, why: str) -> None:
        """The player keeps so many of the cards he looks at."""
        arbiter = self.arbiter
        for _ in range(min(number, len(self.table.shown))):
            with arbiter.asking("keep", seat):
                chosen = arbiter.choice(seat)
                arbiter.check_choice(chosen, arbiter.move(SHOWN, hand(seat), why, {seat}))

    def _draw_for_all(self, seat: int, number: int) -> None:
        """Claus looks at a card for each other player besides his own, and gives each of them one, clockwise."""
        arbiter, table = self.arbiter, self.table
        for _ in range(number + len(table.living()) - 1):
            arbiter.turn_up(SHOWN, CLAUS, {seat})
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

    # Playing and discarding

    def _play(self, seat: int) -> None:
        """The player plays cards until he passes."""
        with self.arbiter.asking("play", seat):
            while self.table.alive[seat] and self.effects.acts():
                self.effects.act(seat)
                if self.effects.used.plays == MOST_PLAYS and self.arbiter.comes("END"):
                    self.arbiter.hear_remarks()
                    raise GivenUp
            if self.arbiter.comes("ANSWER", seat=seat, card=None):
                self.arbiter.take("ANSWER")
            self.arbiter.hear_remarks()

    def _discard(self, seat: int) -> None:
        """The player discards exactly what is beyond his hand limit; Gary Looter takes it, Restriction may refill."""
        arbiter, table = self.arbiter, self.table
        taker = next((other for other in table.clockwise(seat) if table.is_(other, GARY)), None)
        for _ in range(len(table.hands[seat]) - self.rules.hand_limit(seat)):
            if taker is None:
                arbiter.discard(seat, "discard")
                continue
            with arbiter.asking("discard", seat):
                chosen = arbiter.choice(seat)
                arbiter.check_choice(chosen, arbiter.move(hand(seat), hand(taker), GARY, EVERYBODY))
        arbiter.settle()
        if table.is_(seat, RESTRICTION) and len(table.hands[seat]) < table.hp[seat]:
            with arbiter.asking("ability", seat):
                if arbiter.reaction()["event"] == "ANSWER":
                    arbiter.take("ANSWER", seat=seat, card=None)
                else:
                    arbiter.take("USE", seat=seat, name=RESTRICTION)
                    arbiter.draw(seat, table.hp[seat] - len(table.hands[seat]), RESTRICTION)
