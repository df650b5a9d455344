"""Answers as Python sees them, and how they are packed for the kernel."""

from dataclasses import dataclass
from typing import Any

from bangsim.content.codes import SUITS, VERBS
from bangsim.content.collection import OFFICIAL, Content
from bangsim.content.traits import TRAITS
from bangsim.table import answers

PLACES = ("deck", "discard_pile", "hand")
COLOURS = ("red", "black")
ABILITIES = {trait.code: trait.ability for trait in TRAITS if trait.ability is not None} | {
    answers.BARREL_CARD: "barrel"
}
FROM_HAND = "hand"


@dataclass(frozen=True)
class Answer:
    """An answer to a question.

    Parameters
    ----------
    verb : str
        One of ``pass``, ``play``, ``answer``, ``use``, ``choose``, ``discard``.
    card : int or None
        The card played, answered with, chosen or discarded: its place in the configuration's deck.
    as_kind : str or None
        The kind it is used as, where that is not its own.
    target : int or None
        The seat aimed at, or from whose hand is drawn.
    take : int or str or None
        The card in play that is taken or discarded, or ``"hand"``.
    cost : int or None
        The further card that a card costs.
    name : str or None
        The ability used, ``"barrel"``, the place drawn from (``deck``, ``discard_pile``, ``hand``), or what is named: a
        colour, a suit, a kind of card.
    """

    verb: str
    card: int | None = None
    as_kind: str | None = None
    target: int | None = None
    take: int | str | None = None
    cost: int | None = None
    name: str | None = None


def named(name: int, asks: str, content: Content) -> str:
    """What a choice names, by what was asked."""
    if asks == "order":
        return content.kinds[name].id
    return {"colour": COLOURS, "suit": SUITS}.get(asks, PLACES)[name]


def unpack(number: int, table: Any, content: Content = OFFICIAL, asks: str = "") -> Answer:
    """The answer to a question that a number of the kernel stands for, on a given table."""
    verb = VERBS[number & 15]
    card, name = ((number >> 4) & 511) - 1, ((number >> 13) & 127) - 1
    target, take, cost = ((number >> 20) & 15) - 1, ((number >> 24) & 511) - 1, ((number >> 33) & 511) - 1
    as_kind = None
    called = None
    if verb in ("play", "answer"):
        as_kind = None if name == table["card_kind"][card] else content.kinds[name].id
    elif verb == "use":
        called = ABILITIES[name]
    elif verb == "choose" and name >= 0:
        called = named(name, asks, content)
    taken = None if take < 0 else FROM_HAND if take == answers.FROM_HAND else take
    return Answer(
        verb,
        card=None if card < 0 else card,
        as_kind=as_kind,
        target=None if target < 0 else target,
        take=taken,
        cost=None if cost < 0 else cost,
        name=called,
    )
