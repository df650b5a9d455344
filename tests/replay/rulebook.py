"""What the rules say of the table as it lies: distances, limits, who has won. Asks only, changes nothing."""

from typing import Any

from tests.replay.cards import (
    GREEN_MISSED,
    JOKER,
    RANKS,
    SEEN_FARTHER,
    SEES_NEARER,
    WEAPON_REACH,
    kind_of,
    rank_of,
    suit_of,
)
from tests.replay.table import Table

PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
"""Whom a player must eliminate in person in the game of three."""

FOR_ALL = frozenset({"saloon", "general_store", "roulette"})
AGAINST_ALL = frozenset({"gatling", "indians", "howitzer", "brawl"})
FOR_ONESELF = frozenset({"beer", "whisky", "canteen", "stagecoach", "wells_fargo", "pony_express"})
"""Kinds that name no target: they reach their player, all others or everybody."""

AT_DISTANCE_ONE = frozenset({"panic", "punch", "knife", "derringer"})
IN_RANGE = frozenset({"bang", "pepperbox"})
SHOTS = AT_DISTANCE_ONE - {"panic"} | IN_RANGE | {"springfield", "buffalo_rifle"}
"""Kinds that shoot at one player."""
TAKING = frozenset({"panic", "rag_time", "conestoga"})
MAKING_DISCARD = frozenset({"cat_balou", "can_can"})
COSTLY = frozenset({"springfield", "rag_time", "brawl", "tequila", "whisky"})
"""Kinds that are played with another card of the hand."""

BANGS = frozenset({"bang", "sniper", "a_fistful_of_cards"})
"""Shots that are Bang!, beside what a switch adds."""
HELPERS = {"barrel": "", "jourdonnais": "jourdonnais"}
"""What makes a draw! against a shot, with the character whose ability it is."""

MOST_IN_PLAY = 20
"""The most cards in front of one player: a limit of bangsim that only a deck full of Dynamite or Jail meets."""


class Rulebook:
    """The rules of one game at the table as it lies."""

    def __init__(self, rules: dict[str, Any], table: Table) -> None:
        self.rules = rules
        self.table = table
        self.three_players = "sheriff" not in table.roles

    # Distance and shots

    def distance(self, seat: int, other: int) -> int:
        """How far away `seat` sees `other`; 0 for himself."""
        if seat == other:
            return 0
        table = self.table
        living = table.living()
        apart = abs(living.index(seat) - living.index(other))
        around = 1 if table.lies("ambush") else min(apart, len(living) - apart)
        horses = 0 if self.ignores_equipment(seat) else sum(SEEN_FARTHER.get(kind, 0) for kind in table.working(other))
        farther = horses + table.is_(other, "paul_regret")
        nearer = sum(SEES_NEARER.get(kind, 0) for kind in table.working(seat)) + table.is_(seat, "rose_doolan")
        return max(1, around + farther - nearer)

    def ignores_equipment(self, seat: int) -> bool:
        """Whether the equipment of others does not count against a player: The Fact, unless she plays by order."""
        return self.table.is_(seat, "the_fact") and seat != self.table.ordered

    def reach(self, seat: int) -> int:
        """The distance at which `seat` can shoot; Cannon has no limit."""
        if self.table.is_(seat, "cannon"):
            return len(self.table.alive) + 100
        return max([1, *(WEAPON_REACH.get(kind, 1) for kind in self.table.working(seat))])

    def may_shoot_again(self, seat: int, bangs_played: int) -> bool:
        """Whether the player in turn may play one more Bang!."""
        unlimited = "volcanic" in self.table.working(seat) or self.table.is_(seat, "willy_the_kid")
        return unlimited or bangs_played < self.rules["bang_limit"] + self.table.lies("shootout")

    def missed_needed(self, by: int, kind: str) -> int:
        """How many Missed! stop a shot."""
        if kind == "sniper":
            return 2
        return 2 if self.is_bang(kind) and self.table.is_(by, "slab_the_killer") else 1

    def is_bang(self, kind: str) -> bool:
        """Whether a shot is a Bang!."""
        return kind in BANGS or (kind == "gatling" and bool(self.rules["gatling_counts_as_bang"]))

    def damage(self, by: int, kind: str, factor: int) -> int:
        """The life points that a card of `by` costs whom it hits; Fanaticism's Bang! one more."""
        more = int(self.is_bang(kind) and self.table.is_(by, "fanaticism"))
        return factor * (2 if kind == "roulette" else 1) + more

    def factor(self, seat: int, card: str) -> int:
        """How often a brown card of a player's hand counts: twice where it is a red one of Welfare."""
        return 2 if self.table.is_red(card) and self.table.is_(seat, "welfare") else 1

    def escapes(self, seat: int, kind: str) -> bool:
        """Whether a shot that is not stopped does not hurt: a Bang! at Escape, a lone Gatling like one at Steel."""
        if not self.is_bang(kind):
            return False
        if self.table.is_(seat, "escape"):
            return not self.table.hands[seat] or self.table.hp[seat] == 1
        return kind == "gatling" and self.table.is_(seat, "steel")

    def passes_by(self, seat: int, by: int, suit: str, *, harms: bool = True) -> bool:
        """Whether a card of that suit that `by` plays does nothing to `seat`: diamonds to Apache Kid and Diamond."""
        if suit != "diamonds" or by == seat:
            return False
        return self.table.is_(seat, "apache_kid") or (harms and self.table.is_(seat, "diamond"))

    def has_helper(self, seat: int, name: str, by: int) -> bool:
        """Whether a player has the Barrel, or the ability like one, that he wants to use."""
        if name not in HELPERS:
            return False
        ability = HELPERS[name]
        if not ability and self.ignores_equipment(by):
            return False
        return self.table.is_(seat, ability) if ability else name in self.table.working(seat)

    def counts_as(self, seat: int, card: str, wanted: str) -> bool:
        """Whether a player may use a `card` of his hand as a card of the kind `wanted`."""
        kind, table = kind_of(card), self.table
        if wanted == "bang":
            if table.lies("the_sermon") and seat == table.turn_of:
                return False
            if table.lies("showdown"):
                return kind != "bang"
            return self.is_bang_card(seat, card)
        if kind == "missed":
            return not table.is_(seat, "big_spencer")
        swaps = table.is_(seat, "calamity_janet") or table.lies("showdown")
        return kind == "dodge" or (kind == "bang" and swaps) or table.is_(seat, "elena_fuente")

    def is_bang_card(self, seat: int, card: str) -> bool:
        """Whether a card is a Bang! card of a player's hand, for Calamity Janet a Missed! too."""
        return kind_of(card) == "bang" or (kind_of(card) == "missed" and self.table.is_(seat, "calamity_janet"))

    def can_answer(self, seat: int, wanted: str) -> bool:
        """Whether a player has a card, in hand or ready in front of him, that counts as that kind."""
        if wanted == "missed" and GREEN_MISSED.intersection(self.table.ready(seat)):
            return True
        return any(self.counts_as(seat, card, wanted) for card in self.table.hands[seat])

    # Life

    def works(self, kind: str) -> bool:
        """Whether enough players live for a card to heal."""
        return len(self.table.living()) >= self.rules.get(f"{kind}_min_players", 0)

    def is_playable(self, kind: str) -> bool:
        """Whether a card that heals may be played at all, be it in vain."""
        if kind == "beer" and self.table.lies("the_reverend"):
            return False
        return self.works(kind) or self.rules["blocked_heal"] == "lost"

    def heals(self, seat: int, kind: str) -> int:
        """The life points that a card played by `seat` gives back."""
        if kind == "beer":
            return 2 if self.table.is_(seat, "tequila_joe") else 1
        return 2 if kind == "whisky" else 1

    def saves(self, kind: str) -> bool:
        """Whether a card may be used at a lethal hit."""
        return kind == "beer" or (kind in ("whisky", "canteen") and bool(self.rules[f"{kind}_saves"]))

    def can_be_saved(self, seat: int) -> bool:
        """Whether a dying player has what brings him back."""
        hand = [kind_of(card) for card in self.table.hands[seat]]
        canteen = self.saves("canteen") and "canteen" in self.table.ready(seat)
        beers = self._given_back(seat, "beer") if self.works("beer") and self.is_playable("beer") else []
        bottles = self._given_back(seat, "whisky") if self.saves("whisky") else []
        best = 0
        for whisky in range(len(bottles) + 1):
            for beer in range(len(beers) + 1):
                left = len(hand) - 2 * whisky - beer
                pairs = left // 2 if self.table.is_(seat, "sid_ketchum") else 0
                if left >= 0:
                    best = max(best, sum(bottles[:whisky]) + sum(beers[:beer]) + pairs)
        return self.table.hp[seat] + best + canteen >= 1

    def _given_back(self, seat: int, kind: str) -> list[int]:
        """The life points that each card of a kind in a player's hand gives him back, the best first."""
        cards = [card for card in self.table.hands[seat] if kind_of(card) == kind]
        return sorted((self.factor(seat, card) * self.heals(seat, kind) for card in cards), reverse=True)

    def explodes(self, card: str) -> bool:
        """Whether a judgement sets Dynamite off."""
        low, high = self.rules["dynamite_ranks"].split("-")
        if suit_of(card) != "spades" or rank_of(card) == JOKER:
            return False
        return RANKS.index(low) <= RANKS.index(rank_of(card)) <= RANKS.index(high)

    def takes_dynamite(self, seat: int) -> bool:
        """Whether a Dynamite that passes on comes to lie in front of this player."""
        if not self.table.alive[seat] or len(self.table.in_play[seat]) >= MOST_IN_PLAY:
            return False
        return bool(self.rules["dynamites_stack"]) or not self.table.in_front(seat, "dynamite")

    def cards_to_draw(self, seat: int) -> int:
        """How many cards a player draws in his draw phase; a ghost without a number of his own draws one more."""
        number, table = int(self.rules["draw_count"]), self.table
        if table.is_(seat, "bill_noface"):
            number += table.max_hp[seat] - table.hp[seat] - 1
        elif table.is_(seat, "pixie_pete") and self.rules["pixie_pete_draws"] != 2:
            number += self.rules["pixie_pete_draws"] - 2
        elif seat == table.ghost:
            number += 1
        return max(0, number + self.further_draws())

    def further_draws(self) -> int:
        """How many cards a scenario card adds to what everybody draws in his draw phase."""
        return self.table.lies("train_arrival") - self.table.lies("thirst")

    def hand_limit(self, seat: int) -> int:
        """How many cards a player may keep at the end of his turn: a ghost all, for he leaves with nothing."""
        free = seat == self.table.ghost or self.table.is_(seat, "genius")
        limit = "none" if free else self.rules["hand_limit"]
        if limit != "none" and self.table.is_(seat, "sean_mallory"):
            limit = self.rules["sean_mallory_hand_limit"]
        if limit == "none":
            return self.table.cards
        return self.table.hp[seat] if limit == "hp" else int(limit)

    # The end

    def winner(self, hunted_by: int | None) -> tuple[str, list[int]] | None:
        """Outcome and winning seats as the table lies, or None while the game goes on.

        `hunted_by` is the player of a game of three who eliminated his own target.
        """
        roles, living = self.table.roles, self.table.living()
        if self.three_players and hunted_by is not None and not self.table.lies("wild_west_show"):
            return "player", [hunted_by]
        if self.three_players or self.table.lies("wild_west_show"):
            if not living:
                return "outlaws", self._seats_of("outlaw")
            return ("player", living) if len(living) == 1 else None
        if "sheriff" not in (roles[seat] for seat in living):
            if [roles[seat] for seat in living] == ["renegade"]:
                return "renegade", living
            return "outlaws", self._seats_of("outlaw")
        if all(roles[seat] in ("sheriff", "deputy") for seat in living):
            return "law", self._seats_of("sheriff", "deputy")
        return None

    def _seats_of(self, *roles: str) -> list[int]:
        return [seat for seat, role in enumerate(self.table.roles) if role in roles]
