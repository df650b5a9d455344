"""The course of a turn: judgements, drawing, playing, discarding."""

from tests.replay.arbiter import DECK, DISCARD, EVERYBODY, GREYGORY, NOBODY, Arbiter, GivenUp, hand, in_play
from tests.replay.cards import COPIERS, kind_of
from tests.replay.drawing import MINE, RANCH, Drawing
from tests.replay.effects import Effects
from tests.replay.judgement import is_hearts, judge
from tests.replay.life import Life
from tests.replay.plays import MOST_PLAYS
from tests.replay.scenarios import Scenarios
from tests.replay.table import abilities_of
from tests.replay.uses import Uses

VERA = "vera_custer"
COPYCAT = "copycat"
THE_FACT = "the_fact"
GARY = "gary_looter"
RESTRICTION = "restriction"
YOUL = "youl_grinner"
HANGOVER = "hangover"


class Turns:
    """The turns of the players."""

    def __init__(self, arbiter: Arbiter, life: Life, effects: Effects, scenarios: Scenarios) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules
        self.life = life
        self.effects = effects
        self.scenarios = scenarios
        self.uses = Uses(effects)
        self.drawing = Drawing(arbiter)

    def turn(self, seat: int, number: int, *, extra: bool) -> bool:
        """One player-turn, an extra one or not; whether its player has another one."""
        self.arbiter.take("TURN", seat=seat, turn=number, extra=extra)
        returns = not self.table.alive[seat]
        self._begin(seat)
        self._phase(seat, "start", optional=True)
        self.scenarios.turn_at(seat, number, extra=extra)
        if returns:
            self.scenarios.come_back(seat)
        early = self.rules.rules["event_start_effects"] == "before_judgements"
        if early:
            self.scenarios.begin_turn(seat)
        free = self._prepare(seat, late=not early)
        self._phases(seat, free=free)
        self._phase(seat, "end", optional=True)
        return self.scenarios.end_turn(seat, self.effects.used.plays, jailed=not free, extra=extra)

    def _prepare(self, seat: int, *, late: bool) -> bool:
        """Judgements, what scenario cards do after them, and the choice of abilities; whether the turn goes on."""
        table = self.table
        self._phase(seat, "judgements", optional=True)
        copies_first = self.rules.rules["vera_custer_chooses"] == "turn_start" or table.characters[seat] == COPYCAT
        if copies_first:
            self._copy(seat)
        free = self._judgements(seat)
        if late:
            self.scenarios.begin_turn(seat)
        if free and not copies_first and table.characters[seat] != COPYCAT:
            self._copy(seat)
        if free and table.characters[seat] == GREYGORY and table.alive[seat] and not table.lies(HANGOVER):
            self._draw_characters(seat)
        return free

    def _phases(self, seat: int, *, free: bool) -> None:
        """The phases that a turn has, as long as its player lives."""
        phases = ["play", "discard", "draw"] if self.rules.rules["draw_phase_at_end"] else ["draw", "play", "discard"]
        if not free:
            phases = ["discard"] if self.rules.rules["jail_skips"] == "draw_and_play" else []
        courses = {"draw": self.drawing.draw, "play": self._play, "discard": self._discard}
        for phase in phases:
            if self.table.alive[seat]:
                if phase == "draw" and self.table.is_(seat, YOUL):
                    self._collect(seat)
                self._phase(seat, phase)
                courses[phase](seat)
                self.arbiter.settle()

    def _begin(self, seat: int) -> None:
        """Nothing has been played; green cards become ready; Vera Custer is nobody special again."""
        table = self.table
        table.turn_of = seat
        table.suit_named = table.must_play = ""
        self.effects.begin_turn()
        all_ready = self.rules.rules["green_ready"] == "next_turn"
        for other in table.living() if all_ready else [seat]:
            table.unready[other].clear()
        if table.characters[seat] in COPIERS:
            table.abilities[seat] = abilities_of(table.characters[seat])

    def _copy(self, seat: int) -> None:
        """Vera Custer may, and Copycat must, take the ability of another living player until the next turn."""
        table, arbiter = self.table, self.arbiter
        if table.characters[seat] not in COPIERS or not table.alive[seat] or table.lies(HANGOVER):
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
            elif arbiter.comes("USE", name=GREYGORY):
                arbiter.take("USE", seat=seat)
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
        for _ in range(self.table.working(seat).count("dynamite")):
            if self.table.is_(seat, THE_FACT):
                self._pass_dynamite(seat)
                continue
            card = judge(self.arbiter, seat, "dynamite", self.rules.explodes)
            if card is not None and self.rules.explodes(card):
                self._move_in_front(seat, DISCARD, "dynamite", "dynamite")
                self.life.hurt(seat, self.rules.rules["dynamite_damage"], NOBODY, "dynamite")
                self.life.resolved()
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
        for _ in range(self.table.working(seat).count("jail")):
            if self.table.is_(seat, THE_FACT):
                self._move_in_front(seat, DISCARD, "jail", "jail")
                continue
            card = judge(self.arbiter, seat, "jail", is_hearts)
            self._move_in_front(seat, DISCARD, "jail", "jail")
            if card is None or not is_hearts(card):
                return False
        return True

    def _move_in_front(self, seat: int, target: tuple[str, int], why: str, kind: str) -> None:
        card = self.arbiter.move(in_play(seat), target, why, EVERYBODY)
        if kind_of(card) != kind:
            self.arbiter.fail({"card": card}, f"a {kind} was judged")

    # Playing and discarding

    def _play(self, seat: int) -> None:
        """The player plays cards until he passes."""
        self.scenarios.name_suit(seat)
        exchanges = self.table.lies(RANCH) and self.rules.rules["ranch_phase"] == 2
        with self.arbiter.asking("play ability" if exchanges else "play", seat):
            while self.table.alive[seat] and self.uses.acts():
                self.uses.act(seat)
                if self.effects.used.plays >= MOST_PLAYS and self.arbiter.comes("END"):
                    self.arbiter.hear_remarks()
                    raise GivenUp
            if self.arbiter.comes("ANSWER", seat=seat, card=None):
                self.arbiter.take("ANSWER")
            self.arbiter.hear_remarks()
        if not self.table.alive[seat]:
            return
        card = self.table.must_play
        if card in self.table.hands[seat] and self.effects.plays.could_be_played(seat, card, self.effects.used):
            self.arbiter.reader.refuse_next(f"the {card} can be played and must be")
        if exchanges:
            self.drawing.exchange(seat)

    def _discard(self, seat: int) -> None:
        """The player discards exactly what is beyond his hand limit; Gary Looter takes it, Restriction may refill.

        Under Abandoned Mine it goes face down on the deck.
        """
        arbiter, table = self.arbiter, self.table
        taker = next((other for other in table.clockwise(seat) if table.is_(other, GARY)), None)
        for _ in range(len(table.hands[seat]) - self.rules.hand_limit(seat)):
            if taker is None or table.lies(MINE):
                arbiter.discard(seat, "discard", DECK if table.lies(MINE) else None)
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
