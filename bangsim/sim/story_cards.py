"""How a story speaks of the cards of an act: what they stand for, what they cost and take, how they count."""

from collections.abc import Mapping
from typing import Any

from bangsim.content.schema import CardKind
from bangsim.sim.wording import Wording

Event = Mapping[str, Any]


def used(wording: Wording, event: Event) -> dict[str, Any]:
    """What a card stands for, and what it costs or is thrown together with."""
    kind, costs = event.get("as"), event.get("with") or event.get("cards")
    plain = not kind or kind == event["card"].split()[0]
    known = kind_of(wording, event) if event.get("with") else None
    pair = "pair" if known is not None and known.cost == 0 else ""
    return {
        "as": "" if plain else wording.say("used as", kind=wording.word(str(kind))),
        "with": wording.say("used with", pair, cards=wording.cards(costs)) if costs else "",
    }


def kind_of(wording: Wording, event: Event) -> CardKind | None:
    """What a card is played as, if it is known."""
    name, content = event.get("as") or event["card"].split()[0], wording.content
    return content.kind(name) if name in content.kind_number else None


def taken(wording: Wording, take: object) -> str:
    """What a card takes: a card in play, or one of a hand; of each target in turn where it has several."""
    if isinstance(take, list):
        return wording.listed(taken(wording, wanted) for _, wanted in take)
    return wording.card(str(take)) if take != "hand" else wording.say("taken from hand")


def counted(wording: Wording, event: Event) -> str:
    """As what suit the card of a draw! counts, if that is not its own."""
    _, _, index = (event["card"] or "").partition(" ")
    if not index or index.endswith("joker") or index[-1] == event["suit"][0].upper():
        return ""
    return wording.say("JUDGEMENT counted", suit=wording.word(event["suit"]))
