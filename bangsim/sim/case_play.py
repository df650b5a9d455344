"""The decisions of a case, put to the questions of the engine one after the other."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from bangsim.content import catalogue
from bangsim.sim.answers import Answer
from bangsim.sim.case_model import Case, Decision
from bangsim.sim.case_words import FROM_HAND, Card, Choice, Person, Place, Seated
from bangsim.sim.position import lay_out, pick
from bangsim.sim.stepping import Game

RESPONSE = ("answer", "use", "pass")
CHOICE = ("choose", "pass")
RANCH = "ranch"
"""What exchanges any number of cards."""
ANSWERED_BY = {
    "play": ("play", "use", "end"),
    "attack": RESPONSE,
    "indians": RESPONSE,
    "duel": RESPONSE,
    "dying": RESPONSE,
    "roulette": RESPONSE,
    "draw": (*CHOICE, "use"),
    "take": CHOICE,
    "give": CHOICE,
    "copy": CHOICE,
    "ability": RESPONSE,
    "judge": RESPONSE,
    "keep": CHOICE,
    "store": CHOICE,
    "judgement": CHOICE,
    "discard": ("discard", "pass"),
    "blue": ("discard", "pass"),
    "colour": CHOICE,
    "suit": CHOICE,
    "order": CHOICE,
    "aim": CHOICE,
}
"""The verbs of decisions that can answer each question."""


class Refusal(Exception):
    """A decision is refused that should be legal, or the other way round, or nobody asks for it."""


def play_case(case: Case) -> Any:
    """Play a case to where its check stops; gives the record of the position.

    Raises
    ------
    Refusal
        Where a decision is not taken as the case says.
    StudyError
        Where the deck has fewer cards than the case places.
    """
    play = Play(case)
    play.run()
    return play.game.record


class Play:
    """A case at play: its game, and the decisions that are left.

    A decision is taken up by the next question to its player that it answers legally; questions before that are
    declined, but the play phase waits for its player. A decision that is to be refused meets the first question that
    its verb can answer.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.used = 0
        self.game = Game.at(*lay_out(case), seat=case.turn.player, phase=case.turn.phase)
        self.hint = ""

    @property
    def left(self) -> Sequence[Decision]:
        """The decisions not yet used up."""
        return self.case.decisions[self.used :]

    @property
    def to_be_refused(self) -> bool:
        """Whether the next decision is the one that must be refused."""
        return self.case.expect.illegal and len(self.left) == 1

    @property
    def asks(self) -> str:
        """What is asked, an empty text where nothing is."""
        question = self.game.question
        return question.asks if question is not None else ""

    def asked_for(self) -> bool:
        """Whether the question is put to the player of the next decision, and its verb can answer it."""
        question = self.game.question
        if question is None or not self.left or self.left[0].player != question.seat:
            return False
        return self.left[0].verb in ANSWERED_BY[question.asks]

    def run(self) -> None:
        """Play until all decisions are used up and what they started has resolved.

        That is so at a play question or at the start of a draw phase. What is to be refused and nobody asks for is
        refused in that position.
        """
        if self.case.turn.phase == "draw":
            self.game.resume()
        resolved: Game | None = None
        while not self.game.over:
            if self.game.paused or self.asks == "play":
                if not self.left:
                    return
                if self.to_be_refused:
                    resolved = resolved or self.game.copy()
            if self.game.paused:
                self.game.resume()
            elif self.asked_for() and self.carry_out(self.left[0]):
                self.use_up()
            elif self.asked_for() and self.to_be_refused:
                return
            elif self.asks == "play":
                break
            else:
                self.game.answer(self.game.legal[0])
        if self.left and not self.to_be_refused:
            raise Refusal(self.hint or f"{self.told()}: nobody asks for it")
        self.game = resolved or self.game

    def use_up(self) -> None:
        """The next decision has been carried out."""
        if self.to_be_refused:
            raise Refusal(f"{self.told()} is legal, and should be against the rules")
        self.used += 1
        self.hint = ""

    def told(self) -> str:
        """The next decision in words."""
        return f"decision {self.used} (player {self.left[0].player}: {self.left[0]})"

    def carry_out(self, decision: Decision) -> bool:
        """Answer the question, and those it leads to, as decided; nothing has happened if that is against the rules."""
        before = self.game.copy()
        if self.answer_all(decision):
            return True
        self.game = before
        legal = "; ".join(self.worded(answer) for answer in before.legal)
        self.hint = f"{self.told()} is against the rules; asked {self.asks}, he may: {legal}"
        return False

    def worded(self, answer: Answer) -> str:
        """An answer as a decision would be written: ``play bang AS target 1``."""
        words: dict[str, int | str | None] = {"": answer.name, "as": answer.as_kind, "target": answer.target}
        words |= {"take": answer.take, "with": answer.cost}
        for key in ("take", "with"):
            if isinstance(number := words[key], int):
                words[key] = self.game.card(number)
        card = [] if answer.card is None else [self.game.card(answer.card)]
        further = [f"{key} {word}".strip() for key, word in words.items() if word is not None]
        return " ".join([answer.verb, *card, *further])

    def answer_all(self, decision: Decision) -> bool:
        """Give every answer that a decision stands for; false where one is not legal or too few are given."""
        if decision.verb == "discard":
            pool = {*self.hand(decision.player), *numbers(self.game.legal, "card")}
            return self.name_cards("discard", decision.discard, pool)
        if isinstance(cards := self.chosen(decision), tuple) and self.asks != "aim":
            chosen = self.name_cards("choose", cards, numbers(self.game.legal, "card"))
            return chosen and self.give(decision)
        fitting = self.fitting(decision)
        if not fitting:
            return False
        self.game.answer(fitting[0])
        self.take(decision)
        if self.asks == "order":
            return self.order(decision)
        if not decision.cards or fitting[0].card is not None:
            return True
        return self.pay(decision)

    def pay(self, decision: Decision) -> bool:
        """Discard the cards that a decision names, which must be enough; stop there if more could be discarded."""
        enough = self.name_cards("discard", decision.cards, self.hand(decision.player))
        legal = self.legal_for(decision.player)
        if enough and decision.use == RANCH:
            if legal and legal[0].verb == "pass":
                self.game.answer(legal[0])
            return True
        return enough and not any(answer.verb == "discard" for answer in legal)

    def order(self, decision: Decision) -> bool:
        """Name the kind of card that another player is ordered to play; he plays the one that the case names."""
        kinds = [catalogue.KINDS[card.kind].id for card in decision.cards]
        fitting = [answer for answer in self.game.legal if answer.name in kinds[:1]]
        if fitting:
            self.game.answer(fitting[0])
        return bool(fitting)

    def chosen(self, decision: Decision) -> Choice | None:
        """What a decision chooses; a name that a card and a character have is the card where none is copied."""
        choose = decision.choose
        if isinstance(choose, Person) and self.asks != "copy" and choose.character in catalogue.KIND_NUMBER:
            return (Card(catalogue.KIND_NUMBER[choose.character]),)
        return choose

    def give(self, decision: Decision) -> bool:
        """Give the cards looked at as decided; false where one is not there."""
        for card, seat in decision.give:
            question = self.game.question
            if question is None or (question.asks, question.of) != ("give", seat):
                continue
            fitting = self.those_with(self.game.legal, "card", card)
            if not fitting:
                return False
            self.game.answer(fitting[0])
        return True

    def take(self, decision: Decision) -> None:
        """Answer what cards are taken of whom, where that is asked after the card was played."""
        while (question := self.game.question) is not None:
            if (question.asks, question.seat) != ("take", decision.player):
                return
            wanted = dict(decision.take) if isinstance(decision.take, tuple) else {question.of: decision.take}
            self.game.answer((self.taking(self.game.legal, wanted.get(question.of)) or self.game.legal)[0])

    def fitting(self, decision: Decision) -> Sequence[Answer]:
        """The legal answers that a decision without a list of cards may mean."""
        legal: Sequence[Answer] = self.game.legal
        if decision.verb in ("pass", "end"):
            return legal[:1] if decision.verb == "pass" or legal[0].verb == "pass" else ()
        legal = [answer for answer in legal if answer.verb == decision.verb]
        if decision.verb == "use":
            called = catalogue.abilities(decision.use or "")
            legal = [answer for answer in legal if answer.name in called and answer.target == decision.target]
            if any(answer.cost is not None for answer in legal):
                return self.with_pair(legal, decision.cards)
            if decision.cards and any(answer.card is not None for answer in legal):
                legal = self.those_with(legal, "card", decision.cards[0])
            return self.taking(legal, decision.take)
        if self.asks == "aim":
            return self.aimed(self.chosen(decision), legal)
        if isinstance(decision.choose, Place):
            place = decision.choose
            return [answer for answer in legal if (answer.name, answer.target) == (place.name, place.seat)]
        if isinstance(decision.choose, Seated):
            return [answer for answer in legal if answer.target == decision.choose.seat]
        if isinstance(decision.choose, Person):
            number = catalogue.CHARACTER_NUMBER[decision.choose.character]
            seats = self.game.record["table"]["character"].tolist()
            return [answer for answer in legal if answer.target is not None and seats[answer.target] == number]
        return self.fitting_card(decision, legal)

    def aimed(self, choose: Choice | None, legal: Sequence[Answer]) -> Sequence[Answer]:
        """The legal answers that say at whom a card is played by order, or what it takes of him."""
        if isinstance(choose, Seated):
            return [answer for answer in legal if answer.target == choose.seat]
        if isinstance(choose, Place):
            return [answer for answer in legal if answer.take == choose.name]
        return self.those_with(legal, "take", choose[0]) if isinstance(choose, tuple) and choose else ()

    def with_pair(self, answers: Sequence[Answer], cards: Sequence[Card]) -> Sequence[Answer]:
        """The answers with two cards, whichever is called the first."""
        if len(cards) != 2:
            return ()
        pairs = (
            self.those_with(self.those_with(answers, "card", one), "cost", other) for one, other in (cards, cards[::-1])
        )
        return next((found for found in pairs if found), ())

    def fitting_card(self, decision: Decision, legal: Sequence[Answer]) -> Sequence[Answer]:
        """The legal answers that a card played or answered with may mean."""
        card = cast(Card, decision.play or decision.answer)
        used_as = decision.used_as
        kind = None if used_as is None or used_as.kind == card.kind else catalogue.KINDS[used_as.kind].id
        legal = [answer for answer in legal if (answer.as_kind, answer.target) == (kind, decision.target)]
        legal = self.those_with(legal, "card", card)
        if len(decision.costs) == 1:
            legal = self.those_with(legal, "cost", decision.costs[0])
        elif decision.costs or any(answer.cost is not None for answer in legal):
            return ()
        asked_at_once = any(answer.take is not None for answer in legal)
        return self.taking(legal, decision.take) if asked_at_once else legal

    def taking(self, legal: Sequence[Answer], take: object) -> Sequence[Answer]:
        """The answers that take what is wanted, all where nothing certain is wanted."""
        if take == FROM_HAND:
            return [answer for answer in legal if answer.take == FROM_HAND]
        return self.those_with(legal, "take", take) if isinstance(take, Card) else legal

    def those_with(self, answers: Sequence[Answer], key: str, card: Card) -> Sequence[Answer]:
        """The answers with a card, the lowest where several are meant."""
        (number,) = pick([card], numbers(answers, key), self.game.record["table"])
        return [answer for answer in answers if number is not None and getattr(answer, key) == number]

    def name_cards(self, verb: str, wanted: Sequence[Card], pool: Iterable[int]) -> bool:
        """Answer one question after the other with the cards of a list; the last may need no question.

        False where a card is not there or not asked for.
        """
        seat = self.left[0].player
        for number in pick(wanted, pool, self.game.record["table"]):
            if number is None:
                return False
            answer = next((one for one in self.legal_for(seat) if (one.verb, one.card) == (verb, number)), None)
            if answer is not None:
                self.game.answer(answer)
            elif (number in self.hand(seat)) == (verb == "discard"):
                return False
        return True

    def legal_for(self, seat: int) -> Sequence[Answer]:
        """The legal answers of a seat, none where it is not asked."""
        question = self.game.question
        return self.game.legal if question is not None and question.seat == seat else ()

    def hand(self, seat: int) -> list[int]:
        """The numbers of the cards in a hand."""
        record = self.game.record
        return [int(card) for card in record["seat"][seat]["hand"][: record["table"]["hand_n"][seat]]]


def numbers(answers: Iterable[Answer], key: str) -> set[int]:
    """The cards that answers name under `key`."""
    return {number for answer in answers if isinstance(number := getattr(answer, key), int)}
