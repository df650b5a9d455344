"""What the cards do that a player plays in his turn, and the abilities that he uses then."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.replay.answers import REFLECTION, Answers, Shot, Turned
from tests.replay.arbiter import DISCARD, EVERYBODY, SHOWN, Arbiter, hand, in_play
from tests.replay.cards import BLUE, EQUIPMENT, GREEN, WEAPON_REACH, kind_of, suit_of
from tests.replay.life import Life
from tests.replay.reader import Event
from tests.replay.rulebook import AGAINST_ALL, COSTLY, FOR_ALL, MAKING_DISCARD, MOST_PLAYS, SHOTS, TAKING, Used

DRAWS = {"stagecoach": 2, "wells_fargo": 3, "pony_express": 3}
ABILITIES = ("chuck_wengam", "doc_holyday", "jose_delgado", "businessman", "flint_westwood", "lee_van_kliff")
"""What is used in one's play phase; the abilities of Sid Ketchum and Show Time are used at other times too."""


class Played(NamedTuple):
    """A card as it takes effect: who plays it, as what, its suit, what the log says of it, how often it counts."""

    seat: int
    kind: str
    suit: str
    event: Event
    factor: int


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
        self.answers.begin_turn()

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
        self._finish()

    def _finish(self) -> None:
        """What had to wait until a card had resolved happens."""
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
            factor = 1 if lies_there else self.rules.factor(seat, event["card"])
            card = Played(seat, kind, suit_of(event["card"]), event, factor)
            pair = self._is_played_twice(card)
            with self.arbiter.hands_wait(seat):
                self._pay(seat, kind, event, in_play(seat) if lies_there else hand(seat))
                self._take_effect(card)
            if not lies_there:
                self.used.last = card
            if pair:
                self._finish()
                self._repeat(card)

    def _is_played_twice(self, card: Played) -> bool:
        """Whether the second card that goes with this one makes it take effect twice: not two Bang! at Steel."""
        paired = bool(card.event.get("with")) and card.kind not in COSTLY
        return paired and not (card.kind == "bang" and self.table.is_(card.event["targets"][0], "steel"))

    def _take_effect(self, card: Played) -> None:
        self.used.bangs += card.kind == "bang"
        self.answers.begin_card(card.suit)
        self._effects[card.kind](card)

    def _repeat(self, card: Played) -> None:
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
        asked = target != card.seat and self.table.is_(target, REFLECTION)
        if take is None or asked:
            self.answers.take_cards(card.seat, target, card.factor, card.kind, keep=keep)
            return
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
        self.answers.take_cards(card.seat, target, card.factor - 1, card.kind, keep=keep)

    def _brawl(self, card: Played) -> None:
        for other in self._others(card):
            self.answers.take_cards(card.seat, other, card.factor, "brawl", keep=False)

    # Abilities

    def _use(self, seat: int) -> None:
        event = self.arbiter.take("USE", seat=seat)
        objection = self.rules.objection_to_ability(seat, event, self.used)
        if objection:
            self.arbiter.fail(event, objection)
        uses: dict[str, Callable[[int, Event], None]] = {
            "businessman": self._sell,
            "chuck_wengam": self._chuck,
            "doc_holyday": self._doc,
            "flint_westwood": self._trade,
            "jose_delgado": self._jose,
            "lee_van_kliff": self._lee,
        }
        uses[event["name"]](seat, event)

    def _sell(self, seat: int, event: Event) -> None:
        """Businessman discards equipment, of his hand or in front of him, for two cards."""
        self.used.sales += 1
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
        self.used.trades += 1
        arbiter, table, other = self.arbiter, self.table, event["target"]
        own = [*table.hands[seat]]
        for _ in range(min(2, len(table.hands[other]))):
            arbiter.move(hand(other), hand(seat), "flint_westwood", {seat, other})
        given = arbiter.move(hand(seat), hand(other), "flint_westwood", {seat, other})
        if given not in own:
            arbiter.fail(event, f"{given} was not in his hand before")

    def _lee(self, seat: int, event: Event) -> None:
        """Lee Van Kliff discards a Bang! and the brown card that he has just played takes effect again."""
        card = self.arbiter.move(hand(seat), DISCARD, "lee_van_kliff", EVERYBODY)
        if kind_of(card) != "bang":
            self.arbiter.fail(event, "it costs a Bang!")
        self._check_price(event, [card])
        last, self.used.last = self.used.last, None
        self._repeat(last)

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
        self.answers.begin_card(suits.pop() if len(suits) == 1 else "")
        self.answers.shot(event["target"], seat, Shot("doc_holyday", 1, 1))

    def _check_price(self, event: Event, cards: list[str]) -> None:
        if sorted(event["cards"]) != sorted(cards):
            self.arbiter.fail(event, f"it was paid with {cards}")
