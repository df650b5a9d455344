"""Writes logs by hand: the lines of a game in few words, without asking whether the game is one."""

import json
from collections.abc import Collection
from typing import Any, Self

import pytest

from tests.replay.cards import CHARACTER_HP, rank_of, suit_of
from tests.replay.replayer import FinalTable, LogError, replay

FILLER = [
    f"{kind} {index}"
    for kind, indexes in {
        "cat_balou": "KH 9D 10D JD",
        "duel": "QD JS 8C",
        "general_store": "9C QS",
        "stagecoach": "9S 9S",
        "panic": "JH QH AH 8D",
        "indians": "KD AD",
        "gatling": "10H",
        "saloon": "5H",
        "wells_fargo": "3H",
    }.items()
    for index in indexes.split()
]
"""Cards that answer nothing: they fill up the hands that are dealt."""

RULES: dict[str, Any] = {
    "sheriff_penalty": "hand_and_play",
    "outlaw_bounty": 3,
    "sheriff_bonus_hp": 1,
    "draw_count": 2,
    "bang_limit": 1,
    "hand_limit": "hp",
    "jail_skips": "turn",
    "jails_stack": False,
    "dynamites_stack": False,
    "equipment_limit": "same_name",
    "dynamite_before_jail": True,
    "sheriff_jailable": False,
    "beer_min_players": 3,
    "gatling_counts_as_bang": False,
    "win_check": "immediate",
    "first_player": "sheriff",
    "dynamite_damage": 3,
    "dynamite_ranks": "2-9",
    "blocked_heal": "lost",
    "max_turns": 1000,
    "draw_phase_at_end": False,
    "green_ready": "next_turn",
    "whisky_saves": False,
    "canteen_saves": False,
    "tequila_on_self": True,
    "tequila_min_players": 2,
    "dodge_draws_from": "deck",
    "bible_draws_from": "deck",
    "derringer_takes": "deck",
    "knife_strikes": 1,
    "sean_mallory_hand_limit": 10,
    "jose_delgado_uses": 2,
    "pixie_pete_draws": 3,
    "vera_custer_chooses": "after_judgements",
    "first_event_round": 2,
    "event_start_effects": "before_judgements",
    "ranch_phase": 1,
    "scenario_deaths_credited": False,
    "mixed_event_decks": 12,
}

Place = tuple[str, int]


class LogBuilder:
    """A log as it grows.

    Parameters
    ----------
    *players : tuple
        Role, character and the first cards in hand of each player; he is dealt as many more as he has life points.
    sets : collection of str
        What is shuffled together.
    events : collection of str, optional
        The scenario cards in their order, the first of which is active from the first turn on, in place of the decks.
    events_excluded : collection of str
        The scenario cards that are left out of the decks.
    **rules
        Switches that are not official.
    """

    def __init__(
        self,
        *players: tuple[str, str, str],
        sets: Collection[str] = ("base",),
        events: Collection[str] | None = None,
        events_excluded: Collection[str] = (),
        **rules: Any,
    ) -> None:
        self.rules = RULES | rules
        self.lines: list[dict[str, Any]] = []
        bonus = [self.rules["sheriff_bonus_hp"] if role == "sheriff" else 0 for role, _, _ in players]
        dealt = [CHARACTER_HP[character] + more for (_, character, _), more in zip(players, bonus, strict=True)]
        described = [
            {"seat": seat, "role": role, "character": character, "hp": dealt[seat], "max_hp": dealt[seat]}
            | {"policy": "expert"}
            for seat, (role, character, _) in enumerate(players)
        ]
        self.write("GAME", number=0, seed=1, sets=[*sets], rules=self.rules, players=described)
        self.lines[0] |= {"events": None if events is None else [*events], "events_excluded": [*events_excluded]}
        hands = [[card.strip() for card in cards.split(",") if card.strip()] for _, _, cards in players]
        named = [card for hand in hands for card in hand]
        filler = [card for card in FILLER if card not in named]
        for seat, hand in enumerate(hands):
            for card in [*hand, *(filler.pop() for _ in range(dealt[seat] - len(hand)))]:
                self.move(card, ("deck_top", -1), ("hand", seat), "deal", [seat])

    def write(self, event: str, **fields: Any) -> Self:
        """A line with these fields."""
        self.lines.append({"event": event, **fields})
        return self

    def text(self) -> list[str]:
        """The lines as they stand in a file."""
        return [json.dumps(line) for line in self.lines]

    def hp(self, seat: int) -> int:
        """The life points of a player after the last line."""
        told = [line["hp"] for line in self.lines if "hp" in line and line["seat"] == seat]
        return int(told[-1] if told else self.lines[0]["players"][seat]["hp"])

    def hand(self, seat: int) -> list[str]:
        """The cards of a player's hand after the last line."""
        cards: list[str] = []
        for line in self.lines:
            if line["event"] == "MOVE" and line["from"] == {"zone": "hand", "seat": seat}:
                cards.remove(line["card"])
            if line["event"] == "MOVE" and line["to"] == {"zone": "hand", "seat": seat}:
                cards.append(line["card"])
        return cards

    # Cards

    def move(self, card: str, source: Place, target: Place, why: str, seen: Any = "all") -> Self:
        """A card moves."""
        places = [{"zone": zone, "seat": seat} for zone, seat in (source, target)]
        return self.write("MOVE", card=card, **{"from": places[0], "to": places[1]}, why=why, seen_by=seen)

    def draw(self, seat: int, *cards: str, why: str = "draw", seen: Any = None) -> Self:
        """Cards go from the deck to a hand."""
        for card in cards:
            self.move(card, ("deck_top", -1), ("hand", seat), why, seen or [seat])
        return self

    def drop(self, seat: int, *cards: str, why: str = "discard", zone: str = "hand") -> Self:
        """Cards go from a player to the discard pile."""
        for card in cards:
            self.move(card, (zone, seat), ("discard", -1), why)
        return self

    def lay(self, seat: int, card: str, on: int | None = None) -> Self:
        """A blue or green card is played from hand."""
        target = seat if on is None else on
        self.write("PLAY", seat=seat, card=card, **{"as": None, "with": []}, targets=[target], take=None)
        return self.move(card, ("hand", seat), ("in_play", target), card.split()[0])

    def play(
        self,
        seat: int,
        card: str,
        *targets: int,
        used_as: str | None = None,
        take: str | None = None,
        cost: str | None = None,
        zone: str = "hand",
    ) -> Self:
        """A brown card is played from hand, or a green one used that lies in play."""
        told = {"as": used_as, "with": [cost] if cost else []}
        self.write("PLAY", seat=seat, card=card, **told, targets=list(targets), take=take)
        self.drop(seat, card, why=used_as or card.split()[0], zone=zone)
        return self.drop(seat, cost, why="cost") if cost else self

    def green(self, seat: int, card: str, *targets: int, take: str | None = None) -> Self:
        """A green card in play is used."""
        return self.play(seat, card, *targets, take=take, zone="in_play")

    def answer(
        self, seat: int, card: str, used_as: str | None = None, cost: str | None = None, zone: str = "hand"
    ) -> Self:
        """A card answers."""
        self.write("ANSWER", seat=seat, card=card, **{"as": used_as, "with": [cost] if cost else []})
        self.drop(seat, card, why=used_as or card.split()[0], zone=zone)
        return self.drop(seat, cost, why="cost") if cost else self

    def decline(self, seat: int) -> Self:
        """A question is declined."""
        return self.write("ANSWER", seat=seat, card=None, **{"as": None, "with": []})

    def use(self, seat: int, name: str, target: int = -1, cards: Collection[str] = (), **more: Any) -> Self:
        """A Barrel, an ability or a scenario card is used."""
        return self.write("USE", seat=seat, name=name, cards=[*cards], target=target, **more)

    def judge(
        self, seat: int, why: str, card: str, success: bool, turned: tuple[str, ...] = (), suit: str = ""
    ) -> Self:
        """A draw!, with the cards turned up where there is more than the one that counts, perhaps as another suit."""
        cards = turned or (card,)
        for one in cards:
            self.move(one, ("deck_top", -1), ("shown", seat), "judgement")
        counts = {"suit": suit or suit_of(card), "rank": rank_of(card), "success": success}
        self.write("JUDGEMENT", seat=seat, why=why, card=card, **counts)
        for one in cards:
            self.move(one, ("shown", seat), ("discard", -1), "judgement")
        return self

    # Players

    def begin(self, seat: int, turn: int, *draws: str, phase: str = "play", extra: bool = False) -> Self:
        """A turn up to its play phase, or to another one."""
        self.write("TURN", seat=seat, turn=turn, extra=extra)
        if phase == "judgements":
            return self
        return self.go_on(seat, *draws) if phase == "play" else self.phase(seat, "draw")

    def go_on(self, seat: int, *draws: str) -> Self:
        """The draw phase of a turn, and the beginning of the next."""
        return self.phase(seat, "draw").draw(seat, *draws).phase(seat, "play")

    def end_turn(self, seat: int) -> Self:
        """A turn ends without anything to discard."""
        return self.phase(seat, "discard").phase(seat, "end")

    def scenario(self, card: str, following: str | None = None) -> Self:
        """A scenario card is turned, and the next one lies open, or none does."""
        return self.write("SCENARIO", card=card, next=following)

    def phase(self, seat: int, phase: str) -> Self:
        """A phase begins."""
        return self.write("PHASE", seat=seat, phase=phase)

    def ask(self, seat: int, asks: str, of: int = -1) -> Self:
        """A question is put."""
        return self.write("QUESTION", seat=seat, asks=asks, of=of)

    def hit(self, seat: int, by: int, why: str, amount: int = 1) -> Self:
        """A player loses life points."""
        return self.write("HIT", seat=seat, amount=amount, by=by, why=why, hp=self.hp(seat) - amount)

    def heal(self, seat: int, by: int, why: str, amount: int = 1) -> Self:
        """A player regains life points."""
        return self.write("HEAL", seat=seat, amount=amount, by=by, why=why, hp=self.hp(seat) + amount)

    def back(self, seat: int, why: str, hp: int) -> Self:
        """An eliminated player comes back."""
        return self.write("RETURN", seat=seat, why=why, hp=hp)

    def out(self, seat: int, role: str, by: int, why: str) -> Self:
        """A player is eliminated."""
        return self.write("OUT", seat=seat, role=role, by=by, why=why)

    def end(self, outcome: str, winners: list[int], turns: int) -> Self:
        """The last line."""
        return self.write("END", outcome=outcome, winners=winners, turns=turns, scores=[])


DRAWS = ("schofield JC", "schofield QC")
MORE_DRAWS = ("remington KC", "rev_carabine AC")
"""What is drawn where it does not matter."""
BEERS = ("beer 6H", "beer 7H", "beer 8H", "beer 9H", "beer 10H", "beer JH")


def three(*hands: str, characters: str = "", roles: str = "sheriff outlaw renegade", **rules: Any) -> LogBuilder:
    """A log of three players with these cards in hand; filler cards make up the rest."""
    who = characters.split() or ["none"] * 3
    cards = [*hands, "", "", ""][:3]
    return LogBuilder(*zip(roles.split(), who, cards, strict=True), **rules)


def four(*hands: str, characters: str = "none none none none", **settings: Any) -> LogBuilder:
    """A log of four players, whose neighbours are at distance 1."""
    cards = [*hands, "", "", "", ""][:4]
    roles = ("sheriff", "outlaw", "renegade", "outlaw")
    return LogBuilder(*zip(roles, characters.split(), cards, strict=True), **settings)


def under(card: str, *hands: str, players: int = 3, **settings: Any) -> LogBuilder:
    """A log of players who may keep all cards, under a scenario card from the first turn on, which has begun."""
    log = (three if players == 3 else four)(*hands, events=[card], **{"hand_limit": "none"} | settings)
    return log.begin(0, 0, phase="judgements").scenario(card)


def shot_down(
    card: str,
    *others: str,
    hands: Collection[str] = (),
    characters: str = "willy_the_kid none none none",
    **settings: Any,
) -> LogBuilder:
    """Under a scenario card the outlaw of seat 1 has been shot in the first turn of a game of four, which is over."""
    shots = [f"bang {index}" for index in ("2C", "3C", "4C", "5C")]
    settings = {"events": [card, *others], "hand_limit": "none", "characters": characters} | settings
    log = four(",".join(shots), *hands, **settings).begin(0, 0, phase="judgements")
    log.scenario(card, others[0] if others else None).go_on(0, *DRAWS)
    for shot in shots:
        log.play(0, shot, 1).hit(1, 0, "bang")
    log.out(1, "outlaw", 0, "bang").drop(1, *log.hand(1), why="out").write("REWARD", seat=0, why="outlaw", cards=3)
    return log.draw(0, *BEERS[:3], why="reward").end_turn(0)


def accepted(log: LogBuilder) -> FinalTable:
    """The table after a log that breaks off anywhere, which has to be in order."""
    return replay(log.text(), whole=False)


def refused(log: LogBuilder, *words: str, lines: int = 1) -> None:
    """The first of the last lines is refused with these words; they are taken out, so that the log can go on."""
    with pytest.raises(LogError) as error:
        replay(log.text(), whole=False)
    assert error.value.line == len(log.lines) - lines + 1, str(error.value)
    for word in words:
        assert word in str(error.value)
    del log.lines[-lines:]
