"""What the rules allow: distances, limits, who may play what, who has won. Asks only, changes nothing."""

from dataclasses import dataclass
from typing import Any

from tests.replay.cards import (
    BLUE,
    EQUIPMENT,
    GREEN,
    GREEN_MISSED,
    HORSES,
    JOKER,
    RANKS,
    SEEN_FARTHER,
    SEES_NEARER,
    WEAPON_REACH,
    is_red,
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

HELPERS = {"barrel": "", "jourdonnais": "jourdonnais"}
"""What makes a draw! against a shot, with the character whose ability it is."""

MOST_IN_PLAY = 24
"""The most cards in front of one player: a limit of bangsim that only a deck full of Dynamite or Jail meets."""
MOST_PLAYS = 1000
"""Cards played in one turn after which bangsim gives a game up: few cards can go round and round for ever."""


@dataclass
class Used:
    """What the player in turn has done so often that a limit may hold him back."""

    plays: int = 0
    bangs: int = 0
    stores: int = 0
    shots: int = 0
    sales: int = 0
    trades: int = 0
    last: Any = None


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
        horses = 0 if table.is_(seat, "the_fact") else sum(SEEN_FARTHER.get(kind, 0) for kind in table.working(other))
        farther = horses + table.is_(other, "paul_regret")
        nearer = sum(SEES_NEARER.get(kind, 0) for kind in table.working(seat)) + table.is_(seat, "rose_doolan")
        return max(1, around + farther - nearer)

    def reach(self, seat: int) -> int:
        """The distance at which `seat` can shoot; Cannon has no limit."""
        if self.table.is_(seat, "cannon"):
            return len(self.table.alive) + 100
        return max([1, *(WEAPON_REACH.get(kind, 1) for kind in self.table.working(seat))])

    def may_shoot_again(self, seat: int, bangs_played: int) -> bool:
        """Whether the player in turn may play one more Bang!."""
        unlimited = "volcanic" in self.table.working(seat) or self.table.is_(seat, "willy_the_kid")
        return unlimited or bangs_played < self.rules["bang_limit"]

    def missed_needed(self, by: int, kind: str) -> int:
        """How many Missed! stop a shot."""
        return 2 if self.is_bang(kind) and self.table.is_(by, "slab_the_killer") else 1

    def is_bang(self, kind: str) -> bool:
        """Whether a shot is a Bang!."""
        return kind == "bang" or (kind == "gatling" and bool(self.rules["gatling_counts_as_bang"]))

    def damage(self, by: int, kind: str, factor: int) -> int:
        """The life points that a card of `by` costs whom it hits; Fanaticism's Bang! one more."""
        more = int(self.is_bang(kind) and self.table.is_(by, "fanaticism"))
        return factor * (2 if kind == "roulette" else 1) + more

    def factor(self, seat: int, card: str) -> int:
        """How often a brown card of a player's hand counts: twice where it is a red one of Welfare."""
        return 2 if is_red(card) and self.table.is_(seat, "welfare") else 1

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
        if not ability and self.table.is_(by, "the_fact"):
            return False
        return self.table.is_(seat, ability) if ability else name in self.table.working(seat)

    def counts_as(self, seat: int, card: str, wanted: str) -> bool:
        """Whether a player may use a `card` of his hand as a card of the kind `wanted`."""
        kind = kind_of(card)
        if kind == "missed" and self.table.is_(seat, "big_spencer"):
            return False
        if kind == wanted or (wanted == "missed" and (kind == "dodge" or self.table.is_(seat, "elena_fuente"))):
            return True
        swapped = {"bang": "missed", "missed": "bang"}
        return self.table.is_(seat, "calamity_janet") and swapped.get(kind) == wanted

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
        beers = self._given_back(seat, "beer") if self.works("beer") else []
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
        """How many cards a player draws in his draw phase."""
        number, table = int(self.rules["draw_count"]), self.table
        if table.is_(seat, "bill_noface"):
            number += table.max_hp[seat] - table.hp[seat] - 1
        if table.is_(seat, "pixie_pete"):
            number += self.rules["pixie_pete_draws"] - 2
        return max(0, number)

    def hand_limit(self, seat: int) -> int:
        """How many cards a player may keep at the end of his turn."""
        limit = "none" if self.table.is_(seat, "genius") else self.rules["hand_limit"]
        if limit != "none" and self.table.is_(seat, "sean_mallory"):
            limit = self.rules["sean_mallory_hand_limit"]
        if limit == "none":
            return self.table.cards
        return self.table.hp[seat] if limit == "hp" else int(limit)

    # Playing

    def objection(self, seat: int, event: dict[str, Any], used: Used) -> str:
        """Why a card may not be played as the event PLAY says; empty where it may."""
        card, kind = event["card"], event.get("as") or kind_of(event["card"])
        targets = event.get("targets") or []
        if self.lies_in_front(seat, kind):
            objection = self._objection_to_using(seat, card, kind)
        elif card not in self.table.hands[seat]:
            objection = f"seat {seat} does not hold it"
        else:
            objection = self._objection_to_name(seat, card, kind, used)
        objection = objection or self._objection_to_price(seat, card, kind, event.get("with") or [], targets)
        if objection:
            return objection
        if kind in BLUE or (kind in GREEN and not self.lies_in_front(seat, kind)):
            return self._objection_to_placing(seat, kind, targets or [seat])
        if kind == "beer" and len(targets) == 1 and self.table.is_(seat, "helping_hand"):
            playable = self.is_playable(kind) and self.table.alive[targets[0]]
            return "" if playable else "beer is not playable with so few players, or not for him"
        if kind in FOR_ONESELF | FOR_ALL | AGAINST_ALL:
            return self._objection_to_reach(seat, kind, targets)
        if kind in GREEN_MISSED | {"missed", "dodge"}:
            return f"a {kind} is no play"
        return self._objection_to_target(seat, kind, event, used)

    def lies_in_front(self, seat: int, kind: str) -> bool:
        """Whether a green card of that kind lies in front of a player, so that what he plays is that one."""
        return kind in GREEN and bool(self.table.in_front(seat, kind))

    def _objection_to_using(self, seat: int, card: str, kind: str) -> str:
        if card not in self.table.in_play[seat]:
            return f"a {kind} lies in front of seat {seat} already"
        return "" if kind in self.table.ready(seat) else "it is not ready"

    def _objection_to_name(self, seat: int, card: str, kind: str, used: Used) -> str:
        """What is wrong with using a hand card as a card of that kind."""
        if kind == kind_of(card) or (kind == "bang" and self.counts_as(seat, card, kind)):
            return ""
        if kind == "general_store" and self.table.is_(seat, "uncle_will"):
            return "once a turn" if used.stores else ""
        return f"it may not be used as {kind}"

    def _objection_to_price(self, seat: int, card: str, kind: str, price: list[str], targets: list[int]) -> str:
        """A price, or a second card that is no price: another Bang! at Steel, any card of Economization."""
        at_steel = kind == "bang" and len(targets) == 1 and self.table.is_(targets[0], "steel")
        if at_steel and len(price) == 1:
            fits = self.counts_as(seat, price[0], "bang") or self.table.is_(seat, "economization")
        else:
            twice = kind not in COSTLY | GREEN | BLUE and self.table.is_(seat, "economization")
            fits = not at_steel and (len(price) == (kind in COSTLY) or (twice and len(price) == 1))
        if not fits:
            return f"it costs {int(kind in COSTLY or at_steel)} other cards"
        held = [*self.table.hands[seat]]
        if price and held.count(price[0]) < 1 + (price[0] == card):
            return f"seat {seat} does not hold {price[0]} besides"
        return ""

    def _objection_to_reach(self, seat: int, kind: str, told: list[int]) -> str:
        """What is wrong with a card that names no target; whom it reaches may be told or not."""
        if not self.is_playable(kind):
            return f"{kind} is not playable with so few players"
        living = set(self.table.living())
        reached = living if kind in FOR_ALL else living - {seat} if kind in AGAINST_ALL else {seat}
        return f"it reaches {sorted(reached)}" if told and (set(told) != reached or len(told) != len(reached)) else ""

    def _objection_to_placing(self, seat: int, kind: str, targets: list[int]) -> str:
        if len(targets) != 1 or not self.table.alive[targets[0]]:
            return "it needs one living player to lie in front of"
        target = targets[0]
        if len(self.table.in_play[target]) >= MOST_IN_PLAY:
            return "no room is left"
        if kind == "jail":
            if target == seat:
                return "nobody jails himself"
            if self.table.roles[target] == "sheriff" and not self.rules["sheriff_jailable"]:
                return "the sheriff cannot be jailed"
        elif target != seat and not (kind in EQUIPMENT and self.table.is_(seat, "helping_hand")):
            return "it is put in front of oneself"
        if kind in EQUIPMENT | GREEN:
            return self._objection_to_equipment(target, kind)
        second = bool(self.table.in_front(target, kind)) and not self.rules[f"{kind}s_stack"]
        return "one of the same name lies there" if second else ""

    def _objection_to_equipment(self, seat: int, kind: str) -> str:
        if self.table.in_front(seat, kind):
            return "one of the same name lies there"
        one_horse = self.rules["equipment_limit"] == "same_class" and kind in HORSES
        if one_horse and any(self.table.in_front(seat, horse) for horse in HORSES):
            return "a second horse is refused"
        return ""

    def _objection_to_target(self, seat: int, kind: str, event: dict[str, Any], used: Used) -> str:
        targets = event.get("targets") or []
        if len(targets) != 1 or not self.table.alive[targets[0]]:
            return "it needs one living target"
        target = targets[0]
        away = self.distance(seat, target)
        if target == seat and (kind in SHOTS | {"duel"} or (kind == "tequila" and not self.rules["tequila_on_self"])):
            return "nobody aims it at himself"
        if kind in IN_RANGE and away > self.reach(seat):
            return f"seat {target} is at distance {away}, the weapon reaches {self.reach(seat)}"
        if kind in AT_DISTANCE_ONE and away > 1:
            return f"seat {target} is at distance {away}, {kind} reaches 1"
        pair = len(event.get("with") or []) == 1 and not self.table.is_(target, "steel")
        if kind == "bang" and not self.may_shoot_again(seat, used.bangs + pair):
            return f"the limit of {self.rules['bang_limit']} Bang! a turn is used up"
        if kind == "tequila" and not self.is_playable(kind):
            return "tequila is not playable with so few players"
        if kind in TAKING | MAKING_DISCARD:
            return self._objection_to_taking(seat, kind, target, event)
        return ""

    def _objection_to_taking(self, seat: int, kind: str, target: int, event: dict[str, Any]) -> str:
        """A card of the target is taken once those that were played for it have gone."""
        own = target == seat
        if event.get("take") == "hand":
            spent = 0 if kind in GREEN else 1 + len(event.get("with") or [])
            return "" if len(self.table.hands[target]) > own * spent else f"seat {target} has no card in hand"
        there = [*self.table.in_play[target]]
        if own and kind in GREEN:
            there.remove(event["card"])
        return "" if event.get("take") in there else f"seat {target} has no {event.get('take')} in play"

    # Abilities of the play phase

    def objection_to_ability(self, seat: int, event: dict[str, Any], used: Used) -> str:
        """Why a player may not use an ability as the event USE says; empty where he may."""
        table, name = self.table, event["name"]
        if not table.is_(seat, name):
            return "he has no such ability"
        if name == "chuck_wengam":
            return "the last life point is not for sale" if table.hp[seat] < 2 else ""
        if name == "jose_delgado":
            limit = self.rules["jose_delgado_uses"]
            return f"{limit} times a turn" if limit != "none" and used.sales >= limit else ""
        if name == "businessman":
            return "once a turn" if used.sales else ""
        if name == "lee_van_kliff":
            return "" if used.last is not None else "there is no card to repeat"
        if name == "flint_westwood":
            other = event["target"]
            if used.trades or other == seat or not table.alive[other] or not table.hands[seat]:
                return "once a turn he gives a card to another"
            return ""
        if name == "doc_holyday":
            return self._objection_to_doc(seat, event["target"], used)
        return "it is not used in the play phase"

    def _objection_to_doc(self, seat: int, target: int, used: Used) -> str:
        if used.shots:
            return "once a turn"
        if len(self.table.hands[seat]) < 2:
            return "it costs two cards"
        if target == seat or not self.table.alive[target]:
            return "it needs another living player"
        away = self.distance(seat, target)
        return "" if away <= self.reach(seat) else f"seat {target} is at distance {away}"

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
