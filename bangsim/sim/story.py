"""A game told in sentences: the events of its log as a report for people.

Nothing is hidden from the reader, who sees all hands and roles. A turn is a paragraph; what a card brings about is
indented under it. Some lines of the log tell nothing new and are folded away:

- QUESTION, PHASE and the choice among cards shown, since what happens next tells the answer;
- a declined question, since the hit follows; a used Barrel, since its draw! follows;
- the movement of cards that have just been played, paid or named, and that a reward or penalty follows;
- the role of a player who returns, if it is the one that he had;
- cards that move for one reason from one place to another become one sentence.

``every_line`` brings the first two back. What is said, and in which language, stands in tables such as those of
`bangsim.sim.story_english`; this module only picks the sentence and fills it in.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from bangsim.content.catalogue import EVENT_NUMBER, scenario_deck, turned_by_stagecoach
from bangsim.content.codes import ALL_OTHERS, BLUE, EVERYBODY, GREEN, HEAL, NOBODY
from bangsim.content.collection import OFFICIAL, Content
from bangsim.content.names import CHINESE, ENGLISH
from bangsim.content.rules import preset_rules
from bangsim.content.schema import CardKind
from bangsim.sim import story_chinese, story_english
from bangsim.sim.story_cards import counted, kind_of, taken, used
from bangsim.sim.story_table import Moves, Seat, Table, Way
from bangsim.sim.wording import Wording

Event = Mapping[str, Any]

TABLES = {
    ENGLISH: (story_english.SENTENCES, story_english.WORDS),
    CHINESE: (story_chinese.SENTENCES, story_chinese.WORDS),
}
"""The sentences and words of each language."""
IN_ENGLISH = Wording(*TABLES[ENGLISH])
INDENT = "  "

CHOICES = ("draw", "keep", "store", "judgement", "discard", "take", "give", "blue")
"""Questions whose answer is a card that moves in the next line."""
VOLLEY, REVOLVER = "volley", "revolver"
"""What is asked where nobody shoots: one shot of A Fistful of Cards, or Russian Roulette."""
OF_THE_TURN = ("play", "copy", "ability", "colour", "suit", VOLLEY)
"""Questions that nothing else has brought about, if no player has caused them."""
RUSSIAN_ROULETTE, HELENA = "russian_roulette", "helena_zontero"
"""Scenario cards that act when they are turned, in ways that others do as well."""
AT_TURN_START = ("high_noon", "a_fistful_of_cards", "darling_valentine")
"""Scenario cards that act at the start of each turn, and not under what was told before."""


def sentences(
    events: Iterable[Event], *, every_line: bool = False, content: Content = OFFICIAL, language: str = ENGLISH
) -> Iterator[str]:
    """Tell the events of one game or of several in a row.

    Parameters
    ----------
    events : iterable of dict
        The log, one event after the other.
    every_line : bool
        Also tell the questions, the phases and the answers that are folded away otherwise.
    content : Content
        The cards and characters of the games; the ids of others are told as they are.
    language : {"en", "zh"}
        What they are told in.

    Yields
    ------
    str
        A line without its end; an empty one before each turn.
    """
    story = Story(Wording(*TABLES[language], content, language), every_line=every_line)
    for event in events:
        yield from story.tell(event)
    yield from story.rest()


class Story:
    """A story teller, who remembers who sits where and what was told last.

    Parameters
    ----------
    wording : Wording
        The language.
    every_line : bool
        Whether nothing is folded away.
    """

    def __init__(self, wording: Wording = IN_ENGLISH, *, every_line: bool = False) -> None:
        self._wording = wording
        self._every_line = every_line
        self._depth = 0
        self._seats = Table()
        self._moves = Moves()
        self._asks = ""
        self._scenario = ""
        self._starting = False
        self._told: list[str] = []
        self._turned: list[str] = []

    def tell(self, event: Event) -> list[str]:
        """The lines that can be told once this event is known."""
        if event.get("why") in AT_TURN_START:
            self._depth = 1
        lines = TELLERS[event["event"]](self, event)
        return [*self.rest(), *lines] if lines else []

    def rest(self) -> list[str]:
        """What was still waiting for a further card that moves the same way."""
        return [line for way, cards in self._moves.take() for line in self._moved(way, cards)]

    # Saying things

    def _line(self, event: Event, *variants: str, depth: int | None = None, **parts: object) -> list[str]:
        """The sentence for an event, indented; no line where the language says nothing of it."""
        sentence = self._wording.say(event["event"], *variants, **(self._fields(event) | parts))
        return [INDENT * (self._depth if depth is None else depth) + sentence] if sentence else []

    def _fields(self, event: Event) -> dict[str, object]:
        """The fields of an event as people say them: names for seats and ids, signs for suits."""
        said: dict[str, object] = dict(event)
        readings: tuple[tuple[Callable[[Any], str], tuple[str, ...]], ...] = (
            (self._who, ("seat", "by", "of", "target", "aim")),
            (self._wording.word, ("why", "role", "name", "phase", "next", "character", "suit", "colour")),
            (self._wording.card, ("card", "kind")),
            (self._wording.question, ("asks",)),
        )
        for reading, names in readings:
            said |= {name: reading(event[name]) for name in names if event.get(name) is not None}
        return said

    def _who(self, seat: int) -> str:
        return self._wording.word("nobody") if seat == NOBODY else self._seats[seat].name

    @staticmethod
    def _one(number: int) -> str:
        """The variant of a sentence for a single thing."""
        return "one" if number == 1 else ""

    # The frame of the game

    def _game(self, event: Event) -> list[str]:
        players = event["players"]
        sets = self._wording.listed(map(self._wording.set, event["sets"]))
        self._depth, self._seats, self._scenario = 0, Table(), ""
        lines = self._line(event, players=len(players), sets=sets)
        lines += self._house_rules(event) + self._scenario_decks(event)
        for player in players:
            first = self._introduce(player, [other["character"] for other in players])
            policy = self._wording.word(player["policy"])
            lines += self._line(event, "player", depth=1, seat=first, hp=player["hp"], policy=policy)
        return lines

    def _introduce(self, player: Mapping[str, Any], characters: list[str]) -> str:
        """A player with all that is known of him; from then on his character, if he alone has it, is his name."""
        seat, character, role = (player[name] for name in ("seat", "character", "role"))
        unique = character != "none" and characters.count(character) == 1
        name = self._wording.word(character) if unique else self._wording.say("seat", seat=seat)
        self._seats.sit_down(Seat(name, role, player["hp"], player["max_hp"]))
        variant = "introduced" if unique else "introduced plainly"
        return self._wording.say("seat", variant, seat=seat, character=name, role=self._wording.word(role))

    def _house_rules(self, event: Event) -> list[str]:
        """The switches that do not stand as in the official rules."""
        official: dict[str, object] = {**preset_rules("official"), "deck_copies": {}}
        changed = {name: value for name, value in event["rules"].items() if value != official.get(name, value)}
        settings = [self._wording.setting(name, value) for name, value in changed.items()]
        return self._line(event, "rules", rules=self._wording.listed(settings)) if settings else []

    def _scenario_decks(self, event: Event) -> list[str]:
        """The scenario cards, where they are not those of the sets in a random order."""
        given, excluded = event.get("events"), event.get("events_excluded")
        lines = self._line(event, "events", events=self._wording.cards(given)) if given else []
        if given == [] and any(scenario_deck(event["sets"], by_stagecoach) for by_stagecoach in (False, True)):
            lines = self._line(event, "no events")
        return lines + (self._line(event, "excluded", events=self._wording.cards(excluded)) if excluded else [])

    def _turn(self, event: Event) -> list[str]:
        player = self._seats[event["seat"]]
        there = self._wording.cards(player.in_play)
        line = self._line(
            event,
            "out" if player.out else "extra" if event["extra"] else "",
            depth=0,
            turn=event["turn"] + 1,
            role=self._wording.word(player.role),
            hp=player.hp,
            max_hp=player.max_hp,
            hand=self._wording.say("TURN hand", self._one(player.hand) if player.hand else "none", cards=player.hand),
            in_play=self._wording.say("TURN in_play", cards=there) if there else "",
        )
        self._depth = 1
        return ["", *line]

    def _phase(self, event: Event) -> list[str]:
        self._depth = 1
        self._starting = event["phase"] == "start"
        return self._line(event) if self._every_line else []

    def _question(self, event: Event) -> list[str]:
        of = event.get("of", NOBODY)
        self._asks = event["asks"]
        if self._asks == "attack" and of == NOBODY:
            self._asks = REVOLVER if self._scenario == RUSSIAN_ROULETTE else VOLLEY
        if self._asks in OF_THE_TURN and of == NOBODY:
            self._depth = 1
        caused = of not in (NOBODY, event["seat"])
        return self._line(event, "of" if caused else "", self._asks) if self._every_line else []

    def _scenario_card(self, event: Event) -> list[str]:
        """A scenario card begins a turn, or is told under the card that turns it: then nobody knows the next."""
        self._scenario = event["card"]
        self._depth = 1 if self._starting else self._depth
        followed = "" if event["next"] else "alone" if turned_by_stagecoach(self._scenario) else "last"
        line = self._line(event, followed, self._scenario)
        self._depth += 1
        return line

    def _end(self, event: Event) -> list[str]:
        winners, scores = self._wording.listed(map(self._who, event["winners"])), event.get("scores") or []
        told = [self._wording.say("score", seat=self._who(seat), score=score) for seat, score in enumerate(scores)]
        lines = self._line(
            event,
            self._one(event["turns"]),
            depth=0,
            outcome=self._wording.word("wins " + event["outcome"]),
            winners=self._wording.say("END winners", winners=winners) if winners else "",
        )
        return ["", *lines, *(self._line(event, "scores", depth=0, scores=self._wording.listed(told)) if told else [])]

    # Cards that move

    def _move(self, event: Event) -> list[str]:
        """Keep a movement in mind until it is known which other cards move the same way."""
        card, source, target = event["card"], event["from"], event["to"]
        self._seats.move(card, source, target)
        if event["why"] == "judgement" and target["zone"] == "shown":
            self._turned.append(card)
        if card in self._told:
            self._told.remove(card)
            return []
        self._moves.add(event, self._depth)
        return []

    def _moved(self, way: Way, cards: list[str]) -> list[str]:
        """The sentence for cards that moved from one place to another for one reason."""
        depth, why, (source, giver), (target, owner), seen = way
        return self._line(
            {"event": "MOVE"},
            why,
            f"from {source}",
            f"to {target}",
            "own" if giver == owner else "",
            "open" if seen == NOBODY else "",
            depth=depth,
            cards=self._wording.cards(cards),
            giver=self._who(giver),
            owner=self._who(owner),
            seen=self._who(seen),
            source=self._wording.say("place", source, seat=self._who(giver)),
            target=self._wording.say("place", target, seat=self._who(owner)),
        )

    def _shuffle(self, event: Event) -> list[str]:
        return self._line(event, self._one(event["cards"]))

    # Acts

    def _play(self, event: Event) -> list[str]:
        kind, take = kind_of(self._wording, event), event.get("take")
        for_all = kind is not None and kind.reach in (ALL_OTHERS, EVERYBODY) and not take
        targets = [] if for_all else [seat for seat in event["targets"] if seat != event["seat"] or take]
        self._told = [event["card"], *(event.get("with") or [])]
        self._depth = 2
        self._seats.next_card()
        return self._line(
            event,
            self._manner(event, kind),
            ("for" if kind is not None and kind.effect == HEAL else "at") if targets else "",
            "take" if take else "",
            depth=1,
            targets=self._wording.listed(map(self._who, targets)),
            take=taken(self._wording, take),
            **used(self._wording, event),
        )

    def _manner(self, event: Event, kind: CardKind | None) -> str:
        """The variant of a sentence for a card that is laid down, or for a green one in play that is used."""
        if kind is not None and kind.border == GREEN and event["card"] in self._seats[event["seat"]].in_play:
            return "used"
        return "laid" if kind is not None and kind.border in (BLUE, GREEN) else ""

    def _answer(self, event: Event) -> list[str]:
        self._leave_elimination()
        if event["card"] is None:
            return self._line(event, "declined", self._asks) if self._every_line else []
        if self._asks in CHOICES:
            return []
        self._told = [event["card"], *(event.get("with") or [])]
        return self._line(event, self._asks, **used(self._wording, event))

    def _use(self, event: Event) -> list[str]:
        paid = event.get("cards") or []
        self._told = [*paid]
        turns = event["name"] == "reflection" and self._seats.turns(event["seat"])
        line = self._line(
            event,
            self._at_another(event),
            event["name"],
            "paid" if paid else "",
            "turned" if turns else "",
            "at" if event.get("aim", NOBODY) != NOBODY else "",
            cards=self._wording.cards(paid),
            take=taken(self._wording, event.get("take")),
            **used(self._wording, event),
        )
        if self._asks == "play" or (line and event["name"] in EVENT_NUMBER):
            self._depth = 2
        return line

    def _ability(self, event: Event) -> list[str]:
        line = self._line(event, self._at_another(event), event["name"])
        if event["name"] == "new_identity":
            line = [*self.rest(), *line]
            player = self._seats[event["seat"]]
            player.name = self._wording.word(event["character"])
            player.hp, player.max_hp = event["hp"], event["max_hp"]
        return line

    @staticmethod
    def _at_another(event: Event) -> str:
        """The variant of a sentence for an ability that concerns another player."""
        return "" if event.get("target") in (None, NOBODY, event["seat"]) else "target"

    def _judgement(self, event: Event) -> list[str]:
        turned, self._turned = self._turned, []
        self._seats.judged(event["why"], event["seat"], event["success"])
        picked = self._wording.say("JUDGEMENT picked", cards=self._wording.cards(turned)) if len(turned) > 1 else ""
        picked += counted(self._wording, event)
        result = "success" if event["success"] else "failure"
        outcome = self._wording.say("outcome", result, event["why"])
        line = self._line(event, event["why"], "" if event["card"] else "none", picked=picked, outcome=outcome)
        self._depth = max(self._depth, 2)
        return line

    # Life points

    def _hit(self, event: Event) -> list[str]:
        self._leave_elimination()
        self._seats[event["seat"]].hp = event["hp"]
        cause = {NOBODY: "nobody", event["seat"]: "himself"}.get(event["by"], "")
        left = self._wording.say("left", "" if event["hp"] > 0 else "none", hp=event["hp"])
        return self._line(event, cause, self._one(event["amount"]), event["why"], left=left)

    def _heal(self, event: Event) -> list[str]:
        self._seats[event["seat"]].hp = event["hp"]
        return self._line(event, self._one(event["amount"]), event["why"])

    def _out(self, event: Event) -> list[str]:
        player = self._seats[event["seat"]]
        player.out, player.hp = True, 0
        line = self._line(event, "" if event["by"] == NOBODY else "by", event["why"])
        self._depth = min(self._depth + 1, 3)
        return line

    def _leave_elimination(self) -> None:
        """What follows an elimination is indented deeper, until the next player is concerned."""
        self._depth = min(self._depth, 2)

    def _return(self, event: Event) -> list[str]:
        player = self._seats[event["seat"]]
        player.out, player.hp = False, event["hp"]
        return self._line(event, self._one(event["hp"]), event["why"])

    def _role(self, event: Event) -> list[str]:
        """Who returns with the role that he had is not told of it, but who keeps it where all are dealt again is."""
        player = self._seats[event["seat"]]
        same, player.role = player.role == event["role"], event["role"]
        return self._line(event, "same" if same else "") if self._scenario == HELENA or not same else []


TELLERS: Mapping[str, Callable[[Story, Event], list[str]]] = MappingProxyType(
    {
        "GAME": Story._game,
        "TURN": Story._turn,
        "PHASE": Story._phase,
        "SCENARIO": Story._scenario_card,
        "MOVE": Story._move,
        "SHUFFLE": Story._shuffle,
        "QUESTION": Story._question,
        "PLAY": Story._play,
        "ANSWER": Story._answer,
        "USE": Story._use,
        "JUDGEMENT": Story._judgement,
        "HIT": Story._hit,
        "HEAL": Story._heal,
        "ABILITY": Story._ability,
        "OUT": Story._out,
        "REWARD": Story._line,
        "PENALTY": Story._line,
        "RETURN": Story._return,
        "ROLE": Story._role,
        "END": Story._end,
    }
)
"""How each event of the log is told."""
