"""Scenario cards: when they are turned, and what they do by themselves when they are, and as turns begin and end."""

from collections.abc import Iterator

from tests.replay.answers import Answers, Shot
from tests.replay.arbiter import DISCARD, EVERYBODY, GREYGORY, NEW_IDENTITY, NOBODY, Arbiter, hand, in_play
from tests.replay.cards import BLUE, SHOWS, is_red, kind_of
from tests.replay.decks import Deck
from tests.replay.judgement import is_hearts, judge
from tests.replay.life import Life
from tests.replay.reader import Event

BROTHERS = "blood_brothers"
DEAD_MAN = "dead_man"
FISTFUL = "a_fistful_of_cards"
GHOST_TOWN = "ghost_town"
HANDCUFFS = "handcuffs"
HELENA = "helena_zontero"
NOON = "high_noon"
ORCHARD = "bone_orchard"
ROULETTE = "russian_roulette"
SUSANNA = "miss_susanna"
VALENTINE = "darling_valentine"
VENDETTA = "vendetta"
ALREADY_BACK = -2
"""Stands for the first eliminated when Dead Man has brought him back."""
ENOUGH_PLAYS = 3
FIXED_ROUND = 2
"""The turn of the sheriff in which the second card of a deck in fixed order is turned."""


class Scenarios:
    """The scenario cards that lie over everybody, and those to come."""

    def __init__(self, arbiter: Arbiter, life: Life, answers: Answers, decks: tuple[Deck, Deck]) -> None:
        self.arbiter = arbiter
        self.table = arbiter.table
        self.rules = arbiter.rules
        self.life = life
        self.answers = answers
        self.deck, self.shows = decks
        self._rounds = 0

    # Turning

    def turn_at(self, seat: int, number: int, *, extra: bool) -> None:
        """At the start of a turn the next card is turned, if it is time; in the first turn one of each fixed deck."""
        first = number == 0
        due = first and bool(self.deck.fixed)
        if seat == self._leader() and not extra:
            self._rounds += 1
            due |= self._rounds >= (FIXED_ROUND if self.deck.fixed else self.rules.rules["first_event_round"])
        shows = first and bool(self.shows.fixed)
        if shows and self.arbiter.next().get("card") in SHOWS:
            shows = False
            self.turn_show()
        if due and self.deck.possible():
            self.table.event = self._turn(self.deck, foreseen=True)
            self._act(self.table.event)
        if shows:
            self.turn_show()

    def turn_show(self) -> None:
        """The next card of Wild West Show is turned, if there is one; what comes after it nobody sees."""
        if self.shows.possible():
            self.table.show = self._turn(self.shows, foreseen=False)
            self._act(self.table.show)

    def _turn(self, deck: Deck, *, foreseen: bool) -> str:
        event = self.arbiter.take("SCENARIO")
        card = str(event["card"])
        if card not in deck.possible() or (deck.open and card != deck.open):
            self.arbiter.fail(event, f"{deck.open or ' or '.join(sorted(deck.possible()))} comes next")
        deck.turned.append(card)
        deck.open = event["next"]
        coming = deck.possible() if foreseen else set()
        if deck.open is not None if not coming else deck.open not in coming:
            self.arbiter.fail(event, f"open beside it lies {' or '.join(sorted(coming)) or 'nothing'}")
        return card

    def _leader(self) -> int:
        """Who turns the cards: the sheriff, of three players the deputy, where he is dead the next who lives."""
        role = "deputy" if self.rules.three_players else "sheriff"
        seat = self.table.roles.index(role)
        return seat if self.table.alive[seat] else self.table.next_living(seat)

    def _act(self, card: str) -> None:
        """What a card does when it is turned."""
        self.arbiter.settle(insist=False)
        if card == "the_daltons":
            self._daltons()
        elif card == "the_doctor":
            self._doctor()
        elif card == ROULETTE:
            self._roulette()
        elif card == HELENA:
            self._helena()
        self.arbiter.settle()

    def _from_leader(self) -> Iterator[int]:
        """The living clockwise from the player who turns the cards."""
        leader = self._leader()
        return (seat for seat in (leader, *self.table.clockwise(leader)) if self.table.alive[seat])

    def _daltons(self) -> None:
        """Each player with blue cards in front of him discards one of them."""
        arbiter, table = self.arbiter, self.table
        for seat in self._from_leader():
            if BLUE.isdisjoint(map(kind_of, table.in_play[seat])):
                continue
            with arbiter.asking("blue", seat):
                chosen = arbiter.choice(seat)
                card = arbiter.move(in_play(seat), DISCARD, "the_daltons", EVERYBODY)
            arbiter.check_choice(chosen, card)
            if kind_of(card) not in BLUE:
                arbiter.fail({"card": card}, "it is not blue")

    def _doctor(self) -> None:
        """Whoever has the fewest life points regains one, told in any order."""
        arbiter, table = self.arbiter, self.table
        living = [seat for seat in table.living() if seat != table.ghost]
        least = min(table.hp[seat] for seat in living)
        ill = [seat for seat in living if table.hp[seat] == least < table.max_hp[seat]]
        while ill:
            told = arbiter.next().get("seat")
            seat = told if told in ill else ill[0]
            ill.remove(seat)
            arbiter.heal(seat, 1, NOBODY, "the_doctor")

    def _roulette(self) -> None:
        """Round and round each discards a Missed!, until one does not and loses two life points."""
        self.answers.begin_card("")
        seat, shot = self._leader(), Shot(ROULETTE, 2, 1)
        while not self.answers.strikes(seat, NOBODY, shot):
            seat = self.table.next_living(seat)
        self.life.hurt(seat, shot.damage, NOBODY, ROULETTE)
        self.life.resolved()

    def _helena(self) -> None:
        """A draw!, and if it is red the living but the sheriff deal their roles anew, told in any order."""
        arbiter, table = self.arbiter, self.table
        card = judge(arbiter, table.turn_of, HELENA, is_red)
        if card is None or not is_red(card):
            return
        seats = {seat for seat in table.living() if table.roles[seat] != "sheriff"}
        left = sorted(table.roles[seat] for seat in seats)
        while seats:
            event = arbiter.take("ROLE")
            if event["seat"] not in seats or event["role"] not in left:
                arbiter.fail(event, f"seats {sorted(seats)} are dealt {left}")
            seats.remove(event["seat"])
            left.remove(event["role"])
            table.roles[event["seat"]] = event["role"]

    # Who comes next, and who comes back

    def next_player(self, seat: int) -> int:
        """Who has the turn after a player: some lose theirs, and the eliminated may come back."""
        table = self.table
        others = [*table.clockwise(seat), seat]
        if table.lies("gold_rush"):
            others = [*reversed(others[:-1]), seat]
        for other in others * 2:
            if not table.alive[other]:
                if self._may_return(other):
                    return other
            elif other not in table.skips:
                return other
            table.skips.discard(other)
        return table.next_living(seat)

    def _may_return(self, seat: int) -> bool:
        table = self.table
        return table.lies(ORCHARD) or table.lies(GHOST_TOWN) or (table.lies(DEAD_MAN) and seat == table.first_out)

    def come_back(self, seat: int) -> None:
        """An eliminated player is back at his turn: for good, or as a ghost."""
        arbiter, table = self.arbiter, self.table
        hp, why = 0, GHOST_TOWN
        if table.lies(ORCHARD):
            hp, why = 1, ORCHARD
            self._change_roles(seat)
        elif table.lies(GHOST_TOWN):
            table.ghost = seat
        else:
            hp, why = min(2, table.max_hp[seat]), DEAD_MAN
            table.first_out = ALREADY_BACK
        arbiter.take("RETURN", seat=seat, why=why, hp=hp)
        table.alive[seat], table.hp[seat] = True, hp
        if why == DEAD_MAN:
            arbiter.draw(seat, 2, DEAD_MAN)
        arbiter.settle()

    def _change_roles(self, seat: int) -> None:
        """Bone Orchard: a player keeps his role, or changes it with that of another of the eliminated."""
        roles = self.table.roles
        event = self.arbiter.take("ROLE")
        other, role = event["seat"], event["role"]
        if other != seat:
            second = self.arbiter.take("ROLE", seat=seat)
            if self.table.alive[other] or (role, second["role"]) != (roles[seat], roles[other]):
                self.arbiter.fail(second, "the roles of two of the eliminated change places")
            roles[seat], roles[other] = roles[other], roles[seat]
        elif role != roles[seat]:
            self.arbiter.fail(event, "whose role he has is to be told before")

    # Turns

    def begin_turn(self, seat: int) -> None:
        """What scenario cards do at the start of a turn of a player."""
        table = self.table
        if table.lies(VALENTINE) and table.alive[seat]:
            self._change_hand(seat)
        if table.lies(NOON) and table.alive[seat]:
            self.life.hurt(seat, 1, NOBODY, NOON)
            self.life.resolved()
        if table.lies(FISTFUL) and table.alive[seat]:
            self._volley(seat)
        if table.lies(BROTHERS) and table.alive[seat]:
            self._give_life(seat)
        if table.lies(NEW_IDENTITY) and table.alive[seat]:
            self._change_character(seat)

    def _change_hand(self, seat: int) -> None:
        """Darling Valentine: a player discards his hand and draws as many cards."""
        number = len(self.table.hands[seat])
        for _ in range(number):
            self.arbiter.move(hand(seat), self.arbiter.pile_of(seat), VALENTINE, EVERYBODY)
        self.arbiter.draw(seat, number, VALENTINE)
        self.arbiter.settle()

    def _volley(self, seat: int) -> None:
        """A Fistful of Cards: a shot for each card that the player holds now."""
        self.answers.begin_card("")
        for _ in range(len(self.table.hands[seat])):
            self.answers.shot(seat, NOBODY, Shot(FISTFUL, 1, 1))
            self.arbiter.settle()
        self.life.resolved()

    def _offered(self, seat: int, name: str) -> Event | None:
        """The use of what a player may do at the start of his turn, if it is offered and he wants to."""
        arbiter = self.arbiter
        with arbiter.asking("ability", seat):
            if arbiter.comes("USE", name=name):
                return arbiter.take("USE", seat=seat)
            if arbiter.comes("ANSWER", seat=seat, card=None) and arbiter.reader.asks() in ("", "ability"):
                arbiter.take("ANSWER")
        return None

    def _give_life(self, seat: int) -> None:
        """Blood Brothers: a player may give a life point, not his last, to another who lacks one."""
        table = self.table
        lacking = [other for other in table.living() if other != seat and table.hp[other] < table.max_hp[other]]
        event = self._offered(seat, BROTHERS) if lacking and table.hp[seat] > 1 else None
        if event is None:
            return
        other = event["target"]
        if other not in lacking:
            self.arbiter.fail(event, f"a life point is lacking to {lacking}")
        self.life.hurt(seat, 1, seat, BROTHERS)
        self.arbiter.heal(other, 1, seat, BROTHERS)
        self.arbiter.settle()

    def _change_character(self, seat: int) -> None:
        """New Identity: a player may become a character that he is shown."""
        arbiter = self.arbiter
        if self._offered(seat, NEW_IDENTITY) is None:
            return
        arbiter.changes = seat
        arbiter.hear_notes()
        if arbiter.changes == seat:
            arbiter.reader.refuse_next(f"seat {seat} becomes another character")
        if self.table.characters[seat] == GREYGORY and seat in arbiter.draws_characters:
            arbiter.reader.refuse_next(f"seat {seat} draws two characters")
        arbiter.settle()

    def name_suit(self, seat: int) -> None:
        """Handcuffs: the player names the suit of what he will play in this turn."""
        if self.table.lies(HANDCUFFS):
            with self.arbiter.asking("suit", seat):
                event = self.arbiter.take("USE", seat=seat, name=HANDCUFFS)
            self.table.suit_named = str(event["suit"])

    def end_turn(self, seat: int, plays: int, *, jailed: bool, extra: bool) -> bool:
        """What scenario cards do at the end of a turn of a player; whether he has another one."""
        table, again = self.table, False
        if table.lies(SUSANNA) and table.alive[seat] and not jailed and plays < ENOUGH_PLAYS:
            self.life.hurt(seat, 1, NOBODY, SUSANNA)
            self.life.resolved()
        if table.lies(VENDETTA) and table.alive[seat] and not jailed and not extra:
            card = judge(self.arbiter, seat, VENDETTA, is_hearts)
            again = card is not None and is_hearts(card)
            self.arbiter.settle()
        if table.alive[seat] and seat == table.ghost:
            self.life.ghost_leaves(seat)
        return again
