"""The draw!: a card is turned up and decides."""

from collections.abc import Callable

from tests.replay.arbiter import DISCARD, EVERYBODY, NOBODY, SHOWN, Arbiter
from tests.replay.cards import rank_of, suit_of


def judge(arbiter: Arbiter, seat: int, why: str, succeeds: Callable[[str], bool], by: int = NOBODY) -> str | None:
    """A player's draw!, with its choice for Lucky Duke; the card that counts, or None where there was none to turn up.

    It succeeds if the card is what the draw! looks for, were it the player's misfortune. All cards turned up are
    discarded, before or after the log tells which of them counts.
    """
    table = arbiter.table
    turned = 2 if table.is_(seat, "lucky_duke") else 1
    up = [arbiter.turn_up(SHOWN, "judgement", EVERYBODY) for _ in range(turned)]
    cards = [card for card in up if card is not None]
    if not cards:
        arbiter.take("JUDGEMENT", seat=seat, why=why, card=None, success=False)
        return None
    with arbiter.asking("judgement", seat, seat, by, NOBODY):
        chosen = arbiter.choice(seat)
        while not arbiter.comes("JUDGEMENT"):
            arbiter.move(SHOWN, DISCARD, "judgement", EVERYBODY)
        event = arbiter.take("JUDGEMENT", seat=seat, why=why)
    card = str(event["card"])
    if card not in cards:
        arbiter.fail(event, f"turned up were {cards}")
    arbiter.check_choice(chosen, card)
    told = (event["suit"], str(event["rank"]), event["success"])
    counted = (suit_of(card), rank_of(card), succeeds(card))
    if told != counted:
        arbiter.fail(event, f"it counts as {counted}")
    while table.shown:
        arbiter.move(SHOWN, DISCARD, "judgement", EVERYBODY)
    return card
