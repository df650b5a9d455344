"""A row of the Chinese tables, and short ways to write one."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Word:
    """A name in Chinese.

    `ours` marks a translation of our own, `others` are the names that further sources have, `sentence` says what is
    called so.
    """

    name: str
    sentence: str = ""
    ours: bool = False
    others: tuple[str, ...] = ()


def printed(name: str, sentence: str = "", *others: str) -> Word:
    """A name that the sources have."""
    return Word(name=name, sentence=sentence, others=others)


def own(name: str, sentence: str = "") -> Word:
    """A name that we have translated ourselves."""
    return Word(name=name, sentence=sentence, ours=True)
