"""The draw!: a card is turned up and decides."""

from collections.abc import Callable

from tests.replay.arbiter import BOTTOM, DISCARD, ENVIRONMENTAL, EVERYBODY, NOBODY, SHOWN, Arbiter, hand
from tests.replay.cards import JOKER, is_red, kind_of, rank_of, suit_of
from tests.replay.table import Table

DIVINE = "divine"
JEALOUSY = "jealousy"
JOHN_PAIN = "john_pain"
MOST_OF_JOHN_PAIN = 6


def is_hearts(card: str) -> bool:
    """Whether a card is hearts."""
    return suit_of(card) == "hearts"


def judged_red(arbiter: Arbiter, seat: int, why: str, by: int) -> bool:
    """Whether a draw! for which an ability asks is red."""
    card = judge(arbiter, seat, why, is_red, by)
    return card is not None and is_red(card)


def judge(
    arbiter: Arbiter,
    seat: int,
    why: str,
    succeeds: Callable[[str], bool],
    by: int = NOBODY,
    *,
    without: bool = False,
) -> str | None:
    """A player's draw!, with its choice for Lucky Duke; the card that counts, or None where there was none to turn up.

    It succeeds if the card is what the draw! looks for, were it the player's misfortune, and where there is none if
    it does so `without`. All cards turned up are put away, before or after the log tells which of them counts. The
    card given is the one as which it counts, with another suit for Bless or under a scenario card.
    """
    cards = _cards(arbiter, seat, by)
    if not cards:
        arbiter.take("JUDGEMENT", seat=seat, why=why, card=None, success=without)
        return None
    with arbiter.asking("judgement", seat, seat, by, NOBODY):
        chosen = arbiter.choice(seat)
        while not arbiter.comes("JUDGEMENT"):
            _put_away(arbiter, seat)
        event = arbiter.take("JUDGEMENT", seat=seat, why=why)
    card = str(event["card"])
    if card not in cards:
        arbiter.fail(event, f"turned up were {cards}")
    arbiter.check_choice(chosen, card)
    counts = _as_counted(arbiter.table, seat, card)
    told = (event["suit"], str(event["rank"]), event["success"])
    counted = (suit_of(counts), rank_of(counts), succeeds(counts))
    if told != counted:
        arbiter.fail(event, f"it counts as {counted}")
    arbiter.in_effect |= why == "dynamite" and event["success"]
    while arbiter.table.shown:
        _put_away(arbiter, seat)
    return counts


def _as_counted(table: Table, seat: int, card: str) -> str:
    """The card of the same rank as which one counts: with another suit under Blessing and Curse, or for Bless."""
    suit = "hearts" if table.is_(seat, "bless") else suit_of(card)
    if table.lies("blessing") or table.lies("curse"):
        suit = table.suit(card)
    if suit == suit_of(card):
        return card
    kind, rank, red = kind_of(card), rank_of(card), suit == "hearts"
    joker = "big_joker" if red else "small_joker"
    return f"{kind} {joker if rank == JOKER else rank + ('H' if red else 'S')}"


def _cards(arbiter: Arbiter, seat: int, by: int) -> list[str]:
    """The cards of a draw!: from the deck, or the one of his hand that Divine uses."""
    table = arbiter.table
    if table.is_(seat, DIVINE) and table.hands[seat]:
        with arbiter.asking("judge", seat, seat, by, NOBODY):
            if arbiter.comes("USE", name=DIVINE):
                arbiter.take("USE", seat=seat)
                return [arbiter.move(hand(seat), SHOWN, DIVINE, EVERYBODY)]
            arbiter.take("ANSWER", seat=seat, card=None)
    turned = 2 if table.is_(seat, "lucky_duke") else 1
    up = [arbiter.turn_up(SHOWN, "judgement", EVERYBODY) for _ in range(turned)]
    return [card for card in up if card is not None]


def _put_away(arbiter: Arbiter, seat: int) -> None:
    """A card of a draw! is taken by who takes them, or goes to a pile."""
    table = arbiter.table
    if table.is_(seat, JEALOUSY):
        arbiter.move(SHOWN, hand(seat), JEALOUSY, EVERYBODY)
        return
    for other in (seat, *table.clockwise(seat)):
        held = len(table.hands[other]) + len(table.parked[other])
        if table.is_(other, JOHN_PAIN) and held < MOST_OF_JOHN_PAIN:
            card = arbiter.move(SHOWN, hand(other), JOHN_PAIN, EVERYBODY)
            if arbiter.in_effect:
                table.park(other, card)
            return
    if table.is_(seat, ENVIRONMENTAL):
        arbiter.move(SHOWN, BOTTOM, ENVIRONMENTAL, EVERYBODY)
    else:
        arbiter.move(SHOWN, DISCARD, "judgement", EVERYBODY)
