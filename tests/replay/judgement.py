"""The draw!: a card is turned up and decides."""

from collections.abc import Callable

from tests.replay.arbiter import BOTTOM, DISCARD, ENVIRONMENTAL, EVERYBODY, NOBODY, SHOWN, Arbiter, hand
from tests.replay.cards import JOKER, is_red, rank_of, suit_of

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
    card given is the one that the card of a Bless stands for.
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
    counts = _as_counted(card) if arbiter.table.is_(seat, "bless") else card
    told = (event["suit"], str(event["rank"]), event["success"])
    counted = (suit_of(counts), rank_of(counts), succeeds(counts))
    if told != counted:
        arbiter.fail(event, f"it counts as {counted}")
    while arbiter.table.shown:
        _put_away(arbiter, seat)
    return counts


def _as_counted(card: str) -> str:
    """The same card as hearts, as it counts for Bless."""
    kind, rank = card.split()[0], rank_of(card)
    return f"{kind} big_joker" if rank == JOKER else f"{kind} {rank}H"


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
        if table.is_(other, JOHN_PAIN) and len(table.hands[other]) < MOST_OF_JOHN_PAIN:
            arbiter.move(SHOWN, hand(other), JOHN_PAIN, EVERYBODY)
            return
    if table.is_(seat, ENVIRONMENTAL):
        arbiter.move(SHOWN, BOTTOM, ENVIRONMENTAL, EVERYBODY)
    else:
        arbiter.move(SHOWN, DISCARD, "judgement", EVERYBODY)
