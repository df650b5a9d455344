"""All that has a name, as rows of plain data: what ``list`` and ``describe`` print."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bangsim.content import catalogue
from bangsim.content.codes import BORDERS, EFFECTS, REACHES
from bangsim.content.rules import PRESETS, SWITCHES
from bangsim.content.schema import CardSet

Row = dict[str, Any]


class NoSuchName(ValueError):
    """A name that nothing has; the message says what comes near and where to look."""


def characters() -> Iterator[Row]:
    """Every character, set by set."""
    for one in catalogue.SETS.values():
        for who in one.characters:
            row = {"id": who.id, "name": who.name, "set": one.id, "hp": who.hp, "sentence": who.sentence}
            yield row | {"traits": dict(who.traits), "other_names": [*who.other_names]}


def cards() -> Iterator[Row]:
    """Every kind of card, set by set."""
    for one in catalogue.SETS.values():
        for card in one.cards:
            yield {
                "id": card.id,
                "name": card.name,
                "set": one.id,
                "copies": len(card.printed.split()),
                "border": BORDERS[card.border],
                "sentence": card.sentence,
                "effect": EFFECTS[card.effect],
                "reach": REACHES[card.reach],
                "traits": dict(card.traits),
                "printed": card.printed.split(),
                "more_copies": {other.id: more for other, more in _more_copies(card.id)},
                "other_names": [*card.other_names],
            }


def _more_copies(kind: str) -> Iterator[tuple[CardSet, list[str]]]:
    """The sets that have further copies of a kind of another set, with their indexes."""
    for one in catalogue.SETS.values():
        if kind in one.more_copies:
            yield one, one.more_copies[kind].split()


def rules() -> Iterator[Row]:
    """Every rule switch."""
    from bangsim.sim.values import SwitchValue

    for switch in SWITCHES:
        row = {"id": switch.id, "official": switch.official, "values": str(SwitchValue(switch))}
        row |= {"sentence": switch.sentence, "source": switch.source}
        for preset in PRESETS:
            own = getattr(switch, preset)
            row[preset] = switch.official if own is None else own
        yield row


def presets() -> Iterator[Row]:
    """Every preset, with what it changes of the official rules."""
    for preset, sentence in PRESETS.items():
        own = {switch.id: getattr(switch, preset) for switch in SWITCHES if getattr(switch, preset) is not None}
        yield {"id": preset, "sentence": sentence, "differs": own if preset != "official" else {}}


def policies() -> Iterator[Row]:
    """Every policy."""
    from bangsim.ai.policies import POLICIES

    for policy in POLICIES:
        yield {"id": policy.name, "sentence": policy.sentence, "weights": dict(policy.weights)}


def reports() -> Iterator[Row]:
    """Every table and figure of a result."""
    from bangsim.analysis.report import REPORTS

    for report in REPORTS:
        yield {"id": report.id, "kind": report.kind, "sentence": report.sentence}


def sets() -> Iterator[Row]:
    """Every set of cards and characters."""
    for one in catalogue.SETS.values():
        printed = [*(card.printed for card in one.cards), *one.more_copies.values()]
        copies = sum(len(indexes.split()) for indexes in printed)
        row = {"id": one.id, "name": one.name, "cards": copies, "characters": len(one.characters)}
        yield row | {"sentence": one.sentence}


def traits() -> Iterator[Row]:
    """Every trait column, of which characters and equipment are made."""
    for trait in catalogue.TRAIT.values():
        yield {"id": trait.name, "sentence": trait.sentence}


REGISTRIES: Mapping[str, tuple[str, Callable[[], Iterator[Row]], tuple[str, ...]]] = {
    "characters": ("character", characters, ("id", "name", "set", "hp", "sentence")),
    "cards": ("card", cards, ("id", "name", "set", "copies", "border", "sentence")),
    "rules": ("rule switch", rules, ("id", "official", "values", "sentence")),
    "presets": ("preset", presets, ("id", "sentence")),
    "policies": ("policy", policies, ("id", "sentence")),
    "reports": ("report", reports, ("id", "kind", "sentence")),
    "sets": ("set", sets, ("id", "name", "cards", "characters", "sentence")),
    "traits": ("trait", traits, ("id", "sentence")),
}
"""For each kind of thing what one is called, its rows, and the columns that a list shows."""
LISTS = ", ".join(REGISTRIES)


def names() -> list[str]:
    """Every id of every registry."""
    return sorted({row["id"] for _, rows, _ in REGISTRIES.values() for row in rows()})


def find(what: str, name: str, known: Sequence[str], hint: str) -> str:
    """The id that `name` means among `known`.

    Raises
    ------
    NoSuchName
        Where nothing is called so; the message ends with `hint`.
    """
    try:
        return catalogue.find(what, name, known)
    except catalogue.UnknownName as unknown:
        raise NoSuchName(f"{unknown} ({hint})") from None
