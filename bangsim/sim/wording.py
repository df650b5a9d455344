"""How a language says things: its sentences filled in, its words, its lists."""

from collections.abc import Iterable, Mapping

from bangsim.content import names
from bangsim.content.collection import OFFICIAL, Content


class Wording:
    """One language.

    Parameters
    ----------
    sentences : mapping
        Sentences by key, with names in braces to be filled in; see `bangsim.sim.story_english`.
    words : mapping
        Words by key: suits, roles, what joins a list.
    content : Content
        The cards and characters there are.
    language : {"en", "zh"}
        The language in which they are named.
    """

    def __init__(
        self,
        sentences: Mapping[str, str],
        words: Mapping[str, str],
        content: Content = OFFICIAL,
        language: str = names.ENGLISH,
    ) -> None:
        self._sentences = sentences
        self._words = words
        self._language = language
        self.content = content

    def say(self, key: str, *variants: str, **parts: object) -> str:
        """The sentence of the most particular key there is among `key` and `key` with some of the variants."""
        keys = [key]
        for variant in variants:
            keys += [f"{one} {variant}" for one in reversed(keys) if f"{one} {variant}" in self._sentences][:1]
        return self._sentences[keys[-1]].format(**parts)

    def word(self, name: str) -> str:
        """What people call a card kind, a character, a role or a reason; an id nobody knows is taken as it is."""
        if name in self.content.kind_number:
            return self._named("card", name)
        if name in self.content.character_number:
            return self._named("character", name)
        return self._words.get(name) or self._named("event", name)

    def _named(self, what: str, id: str) -> str:
        return names.name(self._language, what, id, self.content)

    def question(self, asks: str) -> str:
        """What a player is asked."""
        return self._words.get(asks, asks)

    def set(self, id: str) -> str:
        """What a set is called."""
        return self._named("set", id)

    def setting(self, rule: str, value: object) -> str:
        """A switch with its value: in English as a study writes it."""
        if self._language == names.ENGLISH:
            return self.say("setting", name=rule, value=str(value).lower() if isinstance(value, bool) else value)
        if isinstance(value, Mapping):
            return self.listed(
                self.say("setting", name=self.say("card alone", kind=self.word(kind)), value=copies)
                for kind, copies in value.items()
            )
        said = (
            self._words.get(str(value)) if isinstance(value, bool) else names.choice(self._language, rule, str(value))
        )
        return self.say("setting", name=self._named("rule switch", rule), value=said)

    def card(self, card: str) -> str:
        """A card with its suit as a sign, or a kind alone."""
        kind, _, index = card.partition(" ")
        if not index:
            return self.say("card alone", kind=self.word(kind))
        joker = self._words.get(index)
        shown = joker or self.say("index", rank=index[:-1], suit=self._words[index[-1]])
        return self.say("card", kind=self.word(kind), index=shown)

    def cards(self, cards: Iterable[str]) -> str:
        """A list of cards."""
        return self.listed(map(self.card, cards))

    def listed(self, items: Iterable[str]) -> str:
        """Items joined as the language joins them; nothing for none."""
        *most, last = [*items] or [""]
        return self._words["and"].join([self._words["comma"].join(most), last]) if most else last
