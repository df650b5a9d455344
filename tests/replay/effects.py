"""What the cards do that a player plays."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.replay.answers import REFLECTION, Answers, Shot, Turned
from tests.replay.arbiter import DISCARD, EVERYBODY, NOBODY, SHOWN, Arbiter, hand, in_play
from tests.replay.cards import BLUE, GREEN, WEAPON_REACH, kind_of
from tests.replay.life import Life
from tests.replay.plays import MOST_PLAYS, Plays, Used
from tests.replay.reader import Event
from tests.replay.rulebook import AGAINST_ALL, COSTLY, FOR_ALL, MAKING_DISCARD, SHOTS, TAKING
from tests.replay.scenarios import Scenarios

DRAWS = {"stagecoach": 2, "wells_fargo": 3, "pony_express": 3}
TURNS_A_SHOW = frozenset({"stagecoach", "wells_fargo"})
"""The cards after which one of the deck of Wild West Show is turned."""


class Played(NamedTuple):
    """A card as it takes effect: who plays it, as what, its suit, what the log says of it, how often it counts."""

    seat: int
    kind: str
    suit: str
    event: Event
    factor: int


class Effects:
    """The cards of the player in turn, and those that he orders others to play."""

    def __init__(self, arbiter: Arbiter, life: Life, answers: Answers, scenarios: Scenarios) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules
        self.plays = Plays(arbiter.rules)
        self.life = life
        self.answers = answers
        self.scenarios = scenarios
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
        self.answers.begin_turn()

    def finish(self) -> None:
        """What had to wait until a card had resolved happens."""
        self.life.resolved()

    def play(self, seat: int) -> None:
        """A player plays a card, or uses a green one in front of him."""
        event = self.arbiter.take("PLAY", seat=seat)
        self.used.plays += 1
        if self.used.plays > MOST_PLAYS:
            self.arbiter.fail(event, f"a turn of more than {MOST_PLAYS} plays is given up")
        objection = self.plays.objection(seat, event, self.used)
        if objection:
            self.arbiter.fail(event, objection)
        kind = event.get("as") or kind_of(event["card"])
        lies_there = self.plays.lies_in_front(seat, kind)
        if kind in BLUE or (kind in GREEN and not lies_there):
            self._place(seat, kind, event)
        else:
            factor = 1 if lies_there else self.rules.factor(seat, event["card"])
            self._resolve(Played(seat, kind, self.table.suit(event["card"]), event, factor), lies_there)

    def play_by_order(self, seat: int) -> None:
        """A player plays a card because another orders it, as if in a turn of his own; no limit on Bang! counts."""
        own, self.used = self.used, Used(bangs=-MOST_PLAYS)
        self.table.ordered = seat
        self.play(seat)
        self.table.ordered = NOBODY
        self.used = own

    def _resolve(self, card: Played, lies_there: bool) -> None:
        """A brown card or a green one in play is discarded and takes effect, perhaps twice."""
        seat, pair = card.seat, self._is_played_twice(card)
        with self.arbiter.hands_wait(seat):
            self._pay(seat, card.kind, card.event, in_play(seat) if lies_there else hand(seat))
            self._take_effect(card)
        if not lies_there:
            self.used.last = card
        if card.kind in TURNS_A_SHOW:
            self.finish()
            self.scenarios.turn_show()
        if pair:
            self.finish()
            self.repeat(card)

    def _is_played_twice(self, card: Played) -> bool:
        """Whether the second card that goes with this one makes it take effect twice: not two Bang! at Steel."""
        paired = bool(card.event.get("with")) and card.kind not in COSTLY
        return paired and not (card.kind == "bang" and self.table.is_(card.event["targets"][0], "steel"))

    def _take_effect(self, card: Played) -> None:
        self.used.bangs += card.kind == "bang"
        self.answers.begin_card(card.suit)
        self._effects[card.kind](card)

    def repeat(self, card: Played) -> None:
        """A card takes effect once more, with the same target if that lives; what it takes is chosen anew."""
        alive, targets = self.table.alive, card.event.get("targets") or []
        aimed = card.kind not in FOR_ALL | AGAINST_ALL
        if not alive[card.seat] or (aimed and targets and not alive[targets[0]]):
            return
        with self.arbiter.hands_wait(card.seat):
            self._take_effect(card._replace(event=card.event | {"take": None}))

    def _pay(self, seat: int, kind: str, event: Event, source: tuple[str, int]) -> None:
        """The card that takes effect is discarded, and what it costs."""
        reasons = (kind, kind_of(event["card"]))
        self.arbiter.check_choice(event, self.arbiter.move(source, DISCARD, reasons, EVERYBODY))
        for card in event.get("with") or []:
            price = kind in COSTLY
            pile = self.arbiter.pile_of(seat) if price else DISCARD
            moved = self.arbiter.move(hand(seat), pile, "cost" if price else kind, EVERYBODY)
            self.arbiter.check_choice({"card": card}, moved)
        self.used.stores += kind == "general_store" != kind_of(event["card"])

    def _place(self, seat: int, kind: str, event: Event) -> None:
        """A card is put in front of a player; a weapon takes the place of the one there."""
        arbiter, table = self.arbiter, self.table
        target = event["targets"][0] if event.get("targets") else seat
        old = [card for card in table.in_play[target] if kind in WEAPON_REACH and kind_of(card) in WEAPON_REACH]
        first = bool(old) and arbiter.moves(in_play(target), "replaced")
        if first:
            arbiter.check_choice({"card": old[0]}, arbiter.move(in_play(target), DISCARD, "replaced", EVERYBODY))
        arbiter.check_choice(event, arbiter.move(hand(seat), in_play(target), kind, EVERYBODY))
        if old and not first:
            arbiter.check_choice({"card": old[0]}, arbiter.move(in_play(target), DISCARD, "replaced", EVERYBODY))
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
        """The other players clockwise, those who still live when it comes to them."""
        return (other for other in self.table.clockwise(card.seat) if self.table.alive[other])

    def _hits(self, card: Played, other: int, *, harms: bool = True) -> bool:
        return self.answers.hits(other, card.seat, harms=harms)

    def _shot(self, card: Played) -> Shot:
        damage = self.rules.damage(card.seat, card.kind, card.factor)
        return Shot(card.kind, damage, self.rules.missed_needed(card.seat, card.kind))

    def _shoot(self, card: Played) -> None:
        """A shot at one player, with what a Derringer brings and as often as a Knife strikes."""
        target, shot = card.event["targets"][0], self._shot(card)
        if card.kind == "derringer" and self.rules.rules["derringer_takes"] != "deck":
            self.answers.take_cards(card.seat, target, 1, card.kind)
        for _ in range(self.rules.rules["knife_strikes"] if card.kind == "knife" else 1):
            self.answers.shot(target, card.seat, shot)
        from_deck = card.kind == "derringer" and self.rules.rules["derringer_takes"] == "deck"
        if from_deck and self.table.alive[card.seat]:
            self.arbiter.draw(card.seat, 1, card.kind)

    def _shoot_all(self, card: Played) -> None:
        shot = self._shot(card)
        for other in self._others(card):
            self.answers.shot(other, card.seat, shot)

    def _indians(self, card: Played) -> None:
        for other in self._others(card):
            self._meet_indians(other, card.seat, self.rules.damage(card.seat, card.kind, card.factor))

    def _meet_indians(self, seat: int, by: int, damage: int) -> None:
        """A player discards a Bang! or is hit; Reflection may turn that on who has sent them."""
        if not self._hits_now(seat, by):
            return
        try:
            with self.arbiter.asking("indians", seat, by):
                if self._gives_or_turns(seat, by, by):
                    self.arbiter.settle()
                else:
                    self.life.hurt(seat, damage, by, "indians")
        except Turned:
            self._meet_indians(by, seat, damage)

    def _hits_now(self, seat: int, by: int) -> bool:
        return self.table.alive[seat] and self.answers.hits(seat, by)

    def _gives_or_turns(self, seat: int, to: int, by: int) -> bool:
        """Whether a player answers with a Bang!; raises `Turned` where Reflection turns what `by` has begun."""
        while (event := self.arbiter.reaction())["event"] == "USE" and event["name"] == REFLECTION:
            if self.answers.turns(seat, by):
                raise Turned
        return self.answers.gives(seat, "bang", to)

    def _duel(self, card: Played) -> None:
        """Both discard Bang! in turn, the challenged player first; who does not is hit by the challenger's card."""
        challenger, target = card.seat, card.event["targets"][0]
        if not self._hits(card, target):
            return
        loser, other = target, challenger
        with self.arbiter.hands_wait(*self.table.living()):
            fighting = True
            while fighting:
                try:
                    fighting = self._fights_on(loser, other, challenger)
                except Turned:
                    challenger = loser
                if fighting:
                    loser, other = other, loser
            self.life.hurt(loser, self.rules.damage(card.seat, card.kind, card.factor), challenger, "duel")

    def _fights_on(self, seat: int, other: int, by: int) -> bool:
        with self.arbiter.asking("duel", seat, other, by):
            return self._gives_or_turns(seat, other, other if other == by else seat)

    def _roulette(self, card: Played) -> None:
        """From the next player on each throws a Missed!; who first does not loses two life points, and that is all."""
        seat = self.table.next_living(card.seat)
        while not self._hits(card, seat) or self._throws(seat, card.seat):
            seat = self.table.next_living(seat)
        self.life.hurt(seat, self.rules.damage(card.seat, card.kind, card.factor), card.seat, "roulette")

    def _throws(self, seat: int, by: int) -> bool:
        with self.arbiter.asking("roulette", seat, by):
            thrown = self.answers.gives(seat, "missed", by)
        if thrown:
            self.arbiter.settle()
        return thrown

    # Help

    def _drink(self, card: Played) -> None:
        drinker = next(iter(card.event.get("targets") or []), card.seat)
        if self._hits(card, drinker, harms=False):
            self.life.drink(drinker, card.seat, card.kind, card.factor)

    def _saloon(self, card: Played) -> None:
        """Everybody heals, told in any order."""
        table, seat = self.table, card.seat
        drinkers = [other for other in table.living() if self._hits(card, other, harms=False)]
        lacking = [other for other in drinkers if table.hp[other] < table.max_hp[other]]
        while lacking:
            told = self.arbiter.next().get("seat")
            healed = told if told in lacking else lacking[0]
            lacking.remove(healed)
            self.arbiter.heal(healed, card.factor, seat, "saloon")

    def _draw(self, card: Played) -> None:
        self.arbiter.draw(card.seat, card.factor * DRAWS[card.kind], card.kind)

    def _general_store(self, card: Played) -> None:
        """Everybody takes a card, but for whom the store does not concern; his is discarded."""
        arbiter, table, seat = self.arbiter, self.table, card.seat
        with arbiter.hands_wait(*table.living()):
            for _ in range(len(table.living()) + card.factor - 1):
                arbiter.turn_up(SHOWN, "general_store", EVERYBODY)
            for other in (*[seat] * card.factor, *self._others(card)):
                if not table.shown:
                    break
                if not self._hits(card, other, harms=False):
                    continue
                with arbiter.asking("store", other, seat):
                    chosen = arbiter.choice(other)
                    taken = arbiter.move(SHOWN, hand(other), "general_store", EVERYBODY)
                arbiter.check_choice(chosen, taken)
            while table.shown:
                arbiter.move(SHOWN, DISCARD, "general_store", EVERYBODY)

    # Taking and discarding

    def _take(self, card: Played) -> None:
        target, take = card.event["targets"][0], card.event["take"]
        keep = card.kind in TAKING
        self.answers.take_cards(card.seat, target, card.factor, card.kind, keep=keep, take=take)

    def _brawl(self, card: Played) -> None:
        for other in self._others(card):
            self.answers.take_cards(card.seat, other, card.factor, "brawl", keep=False)
