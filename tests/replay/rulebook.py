"""What the rules allow: distances, limits, who may play what, who has won. Asks only, changes nothing."""

from typing import Any

from tests.replay.cards import BLUE, EQUIPMENT, HORSES, RANKS, WEAPON_REACH, kind_of, rank_of, suit_of
from tests.replay.table import Table

PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
"""Whom a player must eliminate in person in the game of three."""

FOR_ALL = frozenset({"saloon", "general_store"})
AGAINST_ALL = frozenset({"gatling", "indians"})
NO_TARGET = frozenset({"beer", "stagecoach", "wells_fargo", *FOR_ALL, *AGAINST_ALL})
"""Kinds that name no target: they reach their player, all others or everybody."""

HELPERS = {"barrel": "", "jourdonnais": "jourdonnais"}
"""What makes a draw! against a shot, with the character whose ability it is."""

MOST_IN_PLAY = 24
"""The most cards in front of one player: a limit of bangsim that only a deck full of Dynamite or Jail meets."""
MOST_PLAYS = 1000
"""Cards played in one turn after which bangsim gives a game up: few cards can go round and round for ever."""


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
        around = min(apart, len(living) - apart)
        farther = len(table.in_front(other, "mustang")) + table.is_(other, "paul_regret")
        nearer = len(table.in_front(seat, "scope")) + table.is_(seat, "rose_doolan")
        return max(1, around + farther - nearer)

    def reach(self, seat: int) -> int:
        """The distance at which `seat` can shoot."""
        return max([1, *(WEAPON_REACH.get(kind_of(card), 1) for card in self.table.in_play[seat])])

    def may_shoot_again(self, seat: int, bangs_played: int) -> bool:
        """Whether the player in turn may play one more Bang!."""
        unlimited = bool(self.table.in_front(seat, "volcanic")) or self.table.is_(seat, "willy_the_kid")
        return unlimited or bangs_played < self.rules["bang_limit"]

    def missed_needed(self, by: int, kind: str) -> int:
        """How many Missed! stop a shot."""
        is_bang = kind == "bang" or (kind == "gatling" and self.rules["gatling_counts_as_bang"])
        return 2 if is_bang and self.table.is_(by, "slab_the_killer") else 1

    def has_helper(self, seat: int, name: str) -> bool:
        """Whether a player has the Barrel, or the ability like one, that he wants to use."""
        if name not in HELPERS:
            return False
        ability = HELPERS[name]
        return self.table.is_(seat, ability) if ability else bool(self.table.in_front(seat, name))

    def counts_as(self, seat: int, card: str, wanted: str) -> bool:
        """Whether a player may use `card` as a card of the kind `wanted`."""
        swapped = {"bang": "missed", "missed": "bang"}
        kind = kind_of(card)
        return kind == wanted or (self.table.is_(seat, "calamity_janet") and swapped.get(kind) == wanted)

    def can_answer(self, seat: int, wanted: str) -> bool:
        """Whether a player holds a card of that kind."""
        return any(self.counts_as(seat, card, wanted) for card in self.table.hands[seat])

    # Life

    def beer_works(self) -> bool:
        """Whether enough players live for a Beer to heal."""
        return len(self.table.living()) >= self.rules["beer_min_players"]

    def beer_is_playable(self) -> bool:
        """Whether a Beer may be played at all, be it in vain."""
        return self.beer_works() or self.rules["blocked_heal"] == "lost"

    def can_be_saved(self, seat: int) -> bool:
        """Whether a dying player holds what brings him back."""
        hand = self.table.hands[seat]
        beers = sum(kind_of(card) == "beer" for card in hand) if self.beer_works() else 0
        pairs = (len(hand) - beers) // 2 if self.table.is_(seat, "sid_ketchum") else 0
        return self.table.hp[seat] + beers + pairs >= 1

    def explodes(self, card: str) -> bool:
        """Whether a judgement sets Dynamite off."""
        low, high = self.rules["dynamite_ranks"].split("-")
        return suit_of(card) == "spades" and RANKS.index(low) <= RANKS.index(rank_of(card)) <= RANKS.index(high)

    def takes_dynamite(self, seat: int) -> bool:
        """Whether a Dynamite that passes on comes to lie in front of this player."""
        if not self.table.alive[seat] or len(self.table.in_play[seat]) >= MOST_IN_PLAY:
            return False
        return bool(self.rules["dynamites_stack"]) or not self.table.in_front(seat, "dynamite")

    def hand_limit(self, seat: int) -> int:
        """How many cards a player may keep at the end of his turn."""
        limit = self.rules["hand_limit"]
        if limit == "none":
            return self.table.cards
        return self.table.hp[seat] if limit == "hp" else int(limit)

    # Playing

    def objection(self, seat: int, event: dict[str, Any], bangs_played: int) -> str:
        """Why a card may not be played as the event PLAY says; empty where it may."""
        card, kind = event["card"], event.get("as") or kind_of(event["card"])
        if card not in self.table.hands[seat]:
            return f"seat {seat} does not hold it"
        if not self.counts_as(seat, card, kind):
            return f"it may not be used as {kind}"
        if event.get("with"):
            return "no card of the base game costs another one"
        if kind in BLUE:
            return self._objection_to_placing(seat, kind, event.get("targets") or [seat])
        if kind in NO_TARGET:
            return self._objection_to_reach(seat, kind, event.get("targets") or [])
        if kind == "missed":
            return "a Missed! is no play"
        return self._objection_to_target(seat, kind, event, bangs_played)

    def _objection_to_reach(self, seat: int, kind: str, told: list[int]) -> str:
        """What is wrong with a card that names no target; whom it reaches may be told or not."""
        if kind == "beer" and not self.beer_is_playable():
            return "Beer is not playable with so few players"
        living = set(self.table.living())
        reached = living if kind in FOR_ALL else living - {seat} if kind in AGAINST_ALL else {seat}
        return f"it reaches {sorted(reached)}" if told and (set(told) != reached or len(told) != len(reached)) else ""

    def _objection_to_placing(self, seat: int, kind: str, targets: list[int]) -> str:
        if len(targets) != 1 or not self.table.alive[targets[0]]:
            return "it needs one living player to lie in front of"
        target = targets[0]
        if kind == "jail":
            if target == seat:
                return "nobody jails himself"
            if self.table.roles[target] == "sheriff" and not self.rules["sheriff_jailable"]:
                return "the sheriff cannot be jailed"
        elif target != seat:
            return "it is put in front of oneself"
        if kind in EQUIPMENT:
            return self._objection_to_equipment(seat, kind)
        second = bool(self.table.in_front(target, kind)) and not self.rules[f"{kind}s_stack"]
        return "one of the same name lies there" if second else ""

    def _objection_to_equipment(self, seat: int, kind: str) -> str:
        if self.table.in_front(seat, kind):
            return "one of the same name lies there"
        one_horse = self.rules["equipment_limit"] == "same_class" and kind in HORSES
        if one_horse and any(self.table.in_front(seat, horse) for horse in HORSES):
            return "a second horse is refused"
        return ""

    def _objection_to_target(self, seat: int, kind: str, event: dict[str, Any], bangs_played: int) -> str:
        targets = event.get("targets") or []
        if len(targets) != 1 or not self.table.alive[targets[0]]:
            return "it needs one living target"
        target = targets[0]
        away = self.distance(seat, target)
        if kind in ("bang", "duel") and target == seat:
            return "nobody aims it at himself"
        if kind == "bang" and away > self.reach(seat):
            return f"seat {target} is at distance {away}, the weapon reaches {self.reach(seat)}"
        if kind == "bang" and not self.may_shoot_again(seat, bangs_played):
            return f"the limit of {self.rules['bang_limit']} Bang! a turn is used up"
        if kind == "panic" and away > 1:
            return f"seat {target} is at distance {away}, Panic! reaches 1"
        if kind in ("panic", "cat_balou"):
            return self._objection_to_taking(seat, target, event)
        return ""

    def _objection_to_taking(self, seat: int, target: int, event: dict[str, Any]) -> str:
        if event.get("take") == "hand":
            others = len(self.table.hands[target]) - (target == seat)
            return "" if others else f"seat {target} has no card in hand"
        there = event.get("take") in self.table.in_play[target]
        return "" if there else f"seat {target} has no {event.get('take')} in play"

    # The end

    def winner(self, hunted_by: int | None) -> tuple[str, list[int]] | None:
        """Outcome and winning seats as the table lies, or None while the game goes on.

        `hunted_by` is the player of a game of three who eliminated his own target.
        """
        roles, living = self.table.roles, self.table.living()
        if self.three_players:
            if hunted_by is not None:
                return "player", [hunted_by]
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
