"""What is true of a position, compared with what a case expects."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from bangsim.content.codes import CARDS, OUTCOMES, PLAYER_WINS, ROLES
from bangsim.sim.case_model import Case, Seen
from bangsim.sim.case_words import Card
from bangsim.sim.scores import scores_of

NO_CARD = "no card"


def differences(case: Case, state: Any) -> Iterator[str]:
    """Everything that is not as the case expects, in words."""
    expect, table = case.expect, state["table"]
    deck = state["pile"][: table["deck_n"]].tolist()
    discards = state["pile"][CARDS - table["discard_n"] :].tolist()
    if expect.winner is not None:
        yield from _differs("the winner", winner_of(table), expect.winner)
    if expect.scores is not None:
        yield from _differs("the scores", _scores(scores_of(state)), _scores(expect.scores))
    if expect.turn_of is not None:
        yield from _differs("the turn", f"player {table['turn_of']}'s", f"player {expect.turn_of}'s")
    for name, pile, wanted in (
        ("the top of the discard pile", discards[:1], expect.discard_top),
        ("the next card of the deck", deck[-1:], expect.deck_next),
        ("the bottom card of the deck", deck[:1], expect.deck_bottom),
    ):
        if wanted is not None:
            yield from _cards_differ(name, [_card(table, card) for card in pile], [wanted])
    for seat, seen in enumerate(case.seen):
        yield from _player_differs(f"player {seat}", state, seat, seen)


def winner_of(table: Any) -> str:
    """The outcome as cases write it."""
    return f"player {table['winner']}" if table["over"] == PLAYER_WINS else OUTCOMES[table["over"]]


def _scores(scores: Iterable[int] | None) -> str:
    if scores is None:
        return "none yet"
    return ", ".join(map(str, scores)) or "none for this mix of roles"


def _player_differs(name: str, state: Any, seat: int, seen: Seen) -> Iterator[str]:
    table = state["table"]
    hand = state["seat"][seat]["hand"][: table["hand_n"][seat]].tolist()
    in_play = table["in_play"][seat][: table["in_play_n"][seat]].tolist()
    if seen.alive is not None:
        lives = bool(table["alive"] >> seat & 1)
        yield from _differs(name, *("alive" if one else "eliminated" for one in (lives, seen.alive)))
    if seen.role is not None:
        yield from _differs(f"the role of {name}", ROLES[state["role"][seat]], seen.role)
    if seen.hp is not None:
        yield from _differs(f"the life points of {name}", table["hp"][seat], seen.hp)
    if seen.hand is not None:
        yield from _cards_differ(f"the hand of {name}", [_card(table, card) for card in hand], seen.hand)
    if seen.hand_count is not None:
        yield from _differs(f"the number of hand cards of {name}", len(hand), seen.hand_count)
    if seen.in_play is not None:
        yield from _cards_differ(f"in front of {name}", [_card(table, card) for card in in_play], seen.in_play)


def _card(table: Any, card: int) -> Card:
    return Card(int(table["card_kind"][card]), int(table["card_index"][card]))


def _differs(what: str, found: object, wanted: object) -> Iterator[str]:
    if found != wanted:
        yield f"{what}: {found}, expected {wanted}"


def _cards_differ(what: str, found: list[Card], wanted: Iterable[Card]) -> Iterator[str]:
    if not same_cards(found, wanted):
        yield f"{what}: {_listed(found)}, expected {_listed(wanted)}"


def _listed(cards: Iterable[Card]) -> str:
    return ", ".join(str(card) for card in cards) or NO_CARD


def same_cards(found: Iterable[Card], wanted: Iterable[Card]) -> bool:
    """Whether cards are those wanted, whatever their order; certain ones first, any of a kind among the others."""
    certain = Counter(card for card in wanted if card.index is not None)
    rest = Counter(found)
    if not certain <= rest:
        return False
    kinds = Counter(card.kind for card in (rest - certain).elements())
    return kinds == Counter(card.kind for card in wanted if card.index is None)
