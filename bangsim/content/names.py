"""What things are called in each language.

English names stand with the things themselves, Chinese ones in `bangsim.content.chinese`. An id may mean two things, a
set and a scenario card say, so a name is looked up by what the thing is as well.
"""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content import catalogue
from bangsim.content.chinese import cards, characters, events, rules, table, traits
from bangsim.content.chinese.rows import Word
from bangsim.content.collection import OFFICIAL, Content

ENGLISH, CHINESE = "en", "zh"
LANGUAGES = (ENGLISH, CHINESE)


def _all(by_set: Mapping[str, Mapping[str, Word]]) -> Mapping[str, Word]:
    return {id: word for words in by_set.values() for id, word in words.items()}


WORDS: Mapping[str, Mapping[str, Word]] = MappingProxyType(
    {
        "character": _all(characters.CHARACTERS),
        "card": _all(cards.CARDS),
        "event": _all(events.EVENTS),
        "rule switch": rules.SWITCHES,
        "preset": rules.PRESETS,
        "policy": table.POLICIES,
        "set": table.SETS,
        "trait": traits.TRAITS,
        "role": table.ROLES,
        "outcome": table.OUTCOMES,
        "border": table.BORDERS,
        "effect": table.EFFECTS,
        "reach": table.REACHES,
    }
)
"""The Chinese words by what a thing is."""


def word(language: str, what: str, id: str) -> Word | None:
    """The name of a thing with all that goes with it; None where the language has none of its own."""
    return WORDS.get(what, {}).get(id) if language == CHINESE else None


def name(language: str, what: str, id: str, content: Content = OFFICIAL) -> str:
    """What a thing is called: a study's own by its one name, the rest in English where the language has none for it."""
    if (what, id) in content.own_names:
        return content.own_names[what, id]
    found = word(language, what, id)
    return found.name if found else english(what, id)


def english(what: str, id: str) -> str:
    """The English name of a thing: what is printed on it, or else its id in words."""
    if what == "card" and id in catalogue.KIND_NUMBER:
        return catalogue.KINDS[catalogue.KIND_NUMBER[id]].name
    if what == "character" and id in catalogue.CHARACTER_NUMBER:
        return catalogue.CHARACTERS[catalogue.CHARACTER_NUMBER[id]].name
    if what == "event" and id in catalogue.EVENT_NUMBER:
        return catalogue.EVENTS[catalogue.EVENT_NUMBER[id]].name
    if what == "set" and id in catalogue.SETS:
        return catalogue.SETS[id].name
    return id.replace("_", " ")


def choice(language: str, switch: str, value: str) -> str:
    """A word that a switch takes, or any other value of it as it is."""
    if language == CHINESE:
        return rules.CHOICES.get(f"{switch} {value}") or rules.CHOICES.get(value, value)
    return value.replace("_", " ")


def called(name: str) -> list[str]:
    """The ids of what has a Chinese name, by any source, each once."""
    found = [id for words in WORDS.values() for id, one in words.items() if name in (one.name, *one.others)]
    return list(dict.fromkeys(found))
