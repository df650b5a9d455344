"""The scenario decks: which card may be turned next."""

from collections.abc import Collection
from typing import Any

from tests.replay.cards import BESIDE_HIGH_NOON, LAST_SCENARIOS, SCENARIOS, SHOWS


class Deck:
    """A scenario deck: cards in a fixed order, or so many of some cards by chance and then one of the last ones."""

    def __init__(self, fixed: list[str], cards: Collection[str], number: int) -> None:
        self.fixed = fixed
        self._others = set(cards) - LAST_SCENARIOS
        self._lasts = LAST_SCENARIOS.intersection(cards)
        self._number = number
        self.turned: list[str] = []
        self.open: str | None = None

    def possible(self) -> set[str]:
        """The cards of which one comes next; none where the last has been turned."""
        turned = len(self.turned)
        if self.fixed:
            return {*self.fixed[turned : turned + 1]}
        others = self._others.difference(self.turned)
        if others and turned < self._number:
            return others
        return set() if self._lasts.intersection(self.turned) else set(self._lasts)


def decks_of(game: dict[str, Any]) -> tuple[Deck, Deck]:
    """The deck that the sheriff turns and that of Wild West Show, as the line GAME says."""
    sets, fixed, excluded = game["sets"], game["events"] or [], game["events_excluded"]
    both = {"high_noon", "fistful_of_cards"}.issubset(sets)
    cards = [card for name in SCENARIOS if name in sets for card in SCENARIOS[name].split()]
    if {"high_noon", "the_bullet"}.issubset(sets):
        cards += BESIDE_HIGH_NOON.split()
    cards = [] if game["events"] is not None else [card for card in cards if card not in excluded]
    number = game["rules"]["mixed_event_decks"] if both else len(cards)
    return (
        Deck([card for card in fixed if card not in SHOWS], [card for card in cards if card not in SHOWS], number),
        Deck([card for card in fixed if card in SHOWS], [card for card in cards if card in SHOWS], len(cards)),
    )
