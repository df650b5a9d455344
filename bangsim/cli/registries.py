"""All that has a name, as rows of plain data: what ``list`` and ``describe`` print."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from bangsim.content import catalogue
from bangsim.content.codes import BORDERS, EFFECTS, REACHES
from bangsim.content.collection import OFFICIAL, Content
from bangsim.content.limits import USUAL
from bangsim.content.rules import PRESETS
from bangsim.content.schema import CardKind, CardSet, Character, ScenarioCard
from bangsim.content.switches import SWITCHES

Row = dict[str, Any]
Registry: TypeAlias = tuple[str, Callable[[], Iterator[Row]], tuple[str, ...]]
"""What a thing is called, all there are as rows, and the columns that a list shows."""
OWN = "own"
"""The set of what a study brings."""


class NoSuchName(ValueError):
    """A name that nothing has; the message says what comes near and where to look."""


def characters(content: Content = OFFICIAL) -> Iterator[Row]:
    """Every character, set by set; then those of a study."""
    own = [one.id for one in content.own_characters]
    for one in catalogue.SETS.values():
        yield from (_character(who, one.id) for who in one.characters if who.id not in own)
    yield from (_character(content.character(id), OWN) for id in own)


def _character(who: Character, of: str) -> Row:
    row = {"id": who.id, "name": who.name, "set": of, "hp": who.hp, "sentence": who.sentence}
    row |= {"traits": dict(who.traits), "other_names": [*who.other_names]}
    return row | ({"same_as": who.same_as} if who.same_as else {})


def cards(content: Content = OFFICIAL) -> Iterator[Row]:
    """Every kind of card, set by set; then those of a study."""
    own = [one.id for one in content.own_cards]
    for one in catalogue.SETS.values():
        yield from (_card(card, one.id) for card in one.cards if card.id not in own)
    yield from (_card(content.kind(id), OWN) for id in own)


def _card(card: CardKind, of: str) -> Row:
    unusual = {name: getattr(card, name) for name, usual in USUAL.items() if getattr(card, name) != usual}
    return {
        "id": card.id,
        "name": card.name,
        "set": of,
        "copies": len(card.printed.split()),
        "border": BORDERS[card.border],
        "sentence": card.sentence,
        "effect": EFFECTS[card.effect],
        "reach": REACHES[card.reach],
        **(unusual if of == OWN else {}),
        "traits": dict(card.traits),
        "printed": card.printed.split(),
        "more_copies": {other.id: more for other, more in _more_copies(card.id) if of != OWN},
        "other_names": [*card.other_names],
    }


def _more_copies(kind: str) -> Iterator[tuple[CardSet, list[str]]]:
    """The sets that have further copies of a kind of another set, with their indexes."""
    for one in catalogue.SETS.values():
        if kind in one.more_copies:
            yield one, one.more_copies[kind].split()


def events() -> Iterator[Row]:
    """Every scenario card, deck by deck."""
    for one in catalogue.SETS.values():
        yield from (_event(card, one.id) for card in one.events)


def _event(card: ScenarioCard, deck: str) -> Row:
    row = {"id": card.id, "name": card.name, "set": card.beside or deck, "deck": deck, "sentence": card.sentence}
    return row | {"last": card.last, "simulated": card.simulated, "traits": dict(card.traits)}


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
    """Every set of cards, characters and scenario cards."""
    brought = Counter(row["set"] for row in events())
    for one in catalogue.SETS.values():
        printed = [*(card.printed for card in one.cards), *one.more_copies.values()]
        copies = sum(len(indexes.split()) for indexes in printed)
        row = {"id": one.id, "name": one.name, "cards": copies, "characters": len(one.characters)}
        yield row | {"events": brought[one.id], "sentence": one.sentence}


def traits() -> Iterator[Row]:
    """Every trait column, of which characters, equipment and scenario cards are made."""
    for trait in catalogue.TRAIT.values():
        yield {"id": trait.name, "values": "0 or 1" if trait.flag else "a number", "sentence": trait.sentence}


REGISTRIES: Mapping[str, Registry] = {
    "characters": ("character", characters, ("id", "name", "set", "hp", "sentence")),
    "cards": ("card", cards, ("id", "name", "set", "copies", "border", "sentence")),
    "events": ("event", events, ("id", "name", "set", "sentence")),
    "rules": ("rule switch", rules, ("id", "official", "values", "sentence")),
    "presets": ("preset", presets, ("id", "sentence")),
    "policies": ("policy", policies, ("id", "sentence")),
    "reports": ("report", reports, ("id", "kind", "sentence")),
    "sets": ("set", sets, ("id", "name", "cards", "characters", "events", "sentence")),
    "traits": ("trait", traits, ("id", "sentence")),
}
"""The registry of each kind of thing."""
LISTS = ", ".join(REGISTRIES)


def registries(content: Content = OFFICIAL) -> Mapping[str, Registry]:
    """The registries with the cards and characters of a study."""
    if content is OFFICIAL:
        return REGISTRIES
    own: dict[str, Callable[[Content], Iterator[Row]]] = {"characters": characters, "cards": cards}
    return {
        name: (what, partial(own[name], content) if name in own else rows, columns)
        for name, (what, rows, columns) in REGISTRIES.items()
    }


def names(content: Content = OFFICIAL) -> list[str]:
    """Every id of every registry."""
    return sorted({row["id"] for _, rows, _ in registries(content).values() for row in rows()})


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
