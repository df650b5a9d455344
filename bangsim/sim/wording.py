"""How a language says things: its sentences filled in, its words, its lists."""

from collections.abc import Iterable, Mapping

from bangsim.content import catalogue


class Wording:
    """One language.

    Parameters
    ----------
    sentences : mapping
        Sentences by key, with names in braces to be filled in; see `bangsim.sim.story_english`.
    words : mapping
        Words by key: suits, roles, what joins a list.
    """

    def __init__(self, sentences: Mapping[str, str], words: Mapping[str, str]) -> None:
        self._sentences = sentences
        self._words = words

    def say(self, key: str, *variants: str, **parts: object) -> str:
        """The sentence of the most particular key there is among `key` and `key` with some of the variants."""
        keys = [key]
        for variant in variants:
            keys += [f"{one} {variant}" for one in reversed(keys) if f"{one} {variant}" in self._sentences][:1]
        return self._sentences[keys[-1]].format(**parts)

    def word(self, name: str) -> str:
        """What people call a card kind, a character, a role or a reason; an id nobody knows is taken as it is."""
        if name in catalogue.KIND_NUMBER:
            return catalogue.kind(name).name
        if name in catalogue.CHARACTER_NUMBER:
            return catalogue.character(name).name
        return self._words.get(name, name.replace("_", " "))

    def card(self, card: str) -> str:
        """A card with its suit as a sign, or a kind alone."""
        kind, _, index = card.partition(" ")
        if not index:
            return self.word(kind)
        return f"{self.word(kind)} {self._words.get(index) or index[:-1] + self._words[index[-1]]}"

    def cards(self, cards: Iterable[str]) -> str:
        """A list of cards."""
        return self.listed(map(self.card, cards))

    def listed(self, items: Iterable[str]) -> str:
        """Items joined as the language joins them; nothing for none."""
        *most, last = [*items] or [""]
        return self._words["and"].join([self._words["comma"].join(most), last]) if most else last
