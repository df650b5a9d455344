"""Who may play what, and use what in his play phase. Asks only, changes nothing."""

from dataclasses import dataclass
from typing import Any

from tests.replay.cards import BLUE, EQUIPMENT, GREEN, GREEN_MISSED, HORSES, kind_of, suit_of
from tests.replay.rulebook import (
    AGAINST_ALL,
    AT_DISTANCE_ONE,
    COSTLY,
    FOR_ALL,
    FOR_ONESELF,
    IN_RANGE,
    MAKING_DISCARD,
    MOST_IN_PLAY,
    SHOTS,
    TAKING,
    Rulebook,
)

SCENARIO_USES = frozenset({"ricochet", "sniper", "lady_rosa_of_texas", "dorothy_rage"})
"""Scenario cards that a player may use in his play phase."""
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
    swaps: int = 0
    orders: int = 0
    last: Any = None


class Plays:
    """What may be played and used at the table as it lies."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.rules = rulebook.rules
        self.table = rulebook.table

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
        objection = objection or self._objection_of_scenarios(seat, card, kind)
        objection = objection or self._objection_to_price(seat, card, kind, event.get("with") or [], targets)
        if objection:
            return objection
        if kind in BLUE or (kind in GREEN and not self.lies_in_front(seat, kind)):
            return self._objection_to_placing(seat, kind, targets or [seat])
        if kind == "beer" and len(targets) == 1 and self.table.is_(seat, "helping_hand"):
            playable = self.rulebook.is_playable(kind) and self.table.alive[targets[0]]
            return "" if playable else "beer is not playable with so few players, or not for him"
        if kind in FOR_ONESELF | FOR_ALL | AGAINST_ALL:
            return self._objection_to_reach(seat, kind, targets)
        if kind in GREEN_MISSED | {"missed", "dodge"}:
            return f"a {kind} is no play"
        return self._objection_to_target(seat, kind, event, used)

    def lies_in_front(self, seat: int, kind: str) -> bool:
        """Whether a green card of that kind lies in front of a player, so that what he plays is that one."""
        return kind in GREEN and bool(self.table.in_front(seat, kind))

    def _objection_of_scenarios(self, seat: int, card: str, kind: str) -> str:
        """What Handcuffs, The Judge and Showdown have against it."""
        table = self.table
        if seat == table.turn_of and table.suit_named not in ("", suit_of(card)):
            return f"only {table.suit_named} may be played"
        if table.lies("the_judge") and (kind in BLUE or (kind in GREEN and not self.lies_in_front(seat, kind))):
            return "nothing can be laid in front of anybody"
        if table.lies("showdown") and kind_of(card) == "bang":
            return "a Bang! card is a Missed! only"
        return ""

    def _objection_to_using(self, seat: int, card: str, kind: str) -> str:
        if card not in self.table.in_play[seat]:
            return f"a {kind} lies in front of seat {seat} already"
        return "" if kind in self.table.ready(seat) else "it is not ready"

    def _objection_to_name(self, seat: int, card: str, kind: str, used: Used) -> str:
        """What is wrong with using a hand card as a card of that kind."""
        if kind == "bang":
            return "" if self.rulebook.counts_as(seat, card, kind) else "it may not be used as bang"
        if kind == kind_of(card):
            return ""
        if kind == "general_store" and self.table.is_(seat, "uncle_will"):
            return "once a turn" if used.stores else ""
        return f"it may not be used as {kind}"

    def _objection_to_price(self, seat: int, card: str, kind: str, price: list[str], targets: list[int]) -> str:
        """A price, or a second card that is no price: another Bang! at Steel, any card of Economization."""
        at_steel = kind == "bang" and len(targets) == 1 and self.table.is_(targets[0], "steel")
        if at_steel and len(price) == 1:
            fits = self.rulebook.counts_as(seat, price[0], "bang") or self.table.is_(seat, "economization")
        else:
            twice = kind not in COSTLY | GREEN | BLUE and self.table.is_(seat, "economization")
            fits = not at_steel and (len(price) == (kind in COSTLY) or (twice and len(price) == 1))
        if not fits:
            return f"it costs {int(kind in COSTLY or at_steel)} other cards"
        if price and kind not in COSTLY and self.table.lies("showdown") and kind_of(price[0]) == "bang":
            return "a Bang! card is a Missed! only"
        held = [*self.table.hands[seat]]
        if price and held.count(price[0]) < 1 + (price[0] == card):
            return f"seat {seat} does not hold {price[0]} besides"
        return ""

    def _objection_to_reach(self, seat: int, kind: str, told: list[int]) -> str:
        """What is wrong with a card that names no target; whom it reaches may be told or not."""
        if not self.rulebook.is_playable(kind):
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
        away = self.rulebook.distance(seat, target)
        if target == seat and (kind in SHOTS | {"duel"} or (kind == "tequila" and not self.rules["tequila_on_self"])):
            return "nobody aims it at himself"
        if kind in IN_RANGE and away > self.rulebook.reach(seat):
            return f"seat {target} is at distance {away}, the weapon reaches {self.rulebook.reach(seat)}"
        if kind in AT_DISTANCE_ONE and away > 1:
            return f"seat {target} is at distance {away}, {kind} reaches 1"
        pair = len(event.get("with") or []) == 1 and not self.table.is_(target, "steel")
        if kind == "bang" and not self.rulebook.may_shoot_again(seat, used.bangs + pair):
            return f"the limit of {self.rules['bang_limit']} Bang! a turn is used up"
        if kind == "tequila" and not self.rulebook.is_playable(kind):
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

    def could_be_played(self, seat: int, card: str, used: Used) -> bool:
        """Whether a player could play a card of his hand as what it is, at anybody and at any price."""
        kind, table = kind_of(card), self.table
        if self.lies_in_front(seat, kind):
            return False
        others = [*table.hands[seat]]
        others.remove(card)
        price = others[:1] if kind in COSTLY else []
        aims: list[list[int]] = [[target] for target in table.living()]
        if kind in FOR_ONESELF | FOR_ALL | AGAINST_ALL:
            aims = [[]]
        elif kind in GREEN | BLUE - {"jail"}:
            aims = [[seat]]
        for targets in aims:
            takes = ["hand", *table.in_play[targets[0]]] if kind in TAKING | MAKING_DISCARD else [None]
            events = [{"card": card, "targets": targets, "with": price, "take": take} for take in takes]
            if any(not self.objection(seat, event, used) for event in events):
                return True
        return False

    # Abilities and scenario cards in the play phase

    def objection_to_use(self, seat: int, event: dict[str, Any], used: Used) -> str:
        """Why a player may not use an ability, or a scenario card, as the event USE says; empty where he may."""
        table, name = self.table, event["name"]
        if name in SCENARIO_USES:
            return self._objection_to_scenario(seat, event, used) if table.lies(name) else f"{name} is not active"
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
            if table.lies("the_sermon"):
                return "he cannot use Bang! cards in his turn"
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
        away = self.rulebook.distance(seat, target)
        return "" if away <= self.rulebook.reach(seat) else f"seat {target} is at distance {away}"

    def _objection_to_scenario(self, seat: int, event: dict[str, Any], used: Used) -> str:
        """What is wrong with using an active scenario card."""
        table, name, target = self.table, event["name"], event["target"]
        if target == seat or not 0 <= target < len(table.alive) or not table.alive[target]:
            return "it needs another living player"
        if name == "ricochet":
            return "" if event["take"] in table.in_play[target] else f"no {event['take']} lies there"
        if name == "sniper":
            away = self.rulebook.distance(seat, target)
            return "" if away <= self.rulebook.reach(seat) else f"seat {target} is at distance {away}"
        if name == "dorothy_rage":
            return "once a turn" if used.orders else "" if table.hands[target] else "he has no card"
        if used.swaps or len(table.living()) < 3:
            return "once a turn, with three players or more"
        return "" if target == table.right_neighbour(seat) else "he is not the neighbour on the right"
