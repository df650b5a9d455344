"""How keys, values and numbers are written in figures and in the report, in the language of the study."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isnan
from typing import TYPE_CHECKING, Any

import bangsim
from bangsim.analysis import words_chinese, words_english
from bangsim.analysis.events import EVENTS_KEY
from bangsim.analysis.registry import Report
from bangsim.analysis.tidy import varied_keys
from bangsim.content.chinese.rows import Word
from bangsim.content.collection import OFFICIAL, Content
from bangsim.content.configuration import Pin
from bangsim.content.names import CHINESE, choice, name
from bangsim.sim import own, study_words
from bangsim.sim.grid import NO_EVENTS

if TYPE_CHECKING:
    from bangsim.sim.runner import Results

COPIES = "deck_copies."
NOTHING = "\N{EN DASH}"
"""Stands where there are no games to count."""


class Words:
    """The words of one language.

    Parameters
    ----------
    language : {"en", "zh"}
    content : Content
        Its own cards and characters have one name in all languages.
    """

    def __init__(self, language: str, content: Content = OFFICIAL) -> None:
        self.language = language
        self._content = content
        self._phrases = words_chinese.PHRASES if language == CHINESE else words_english.PHRASES

    def say(self, phrase: str, **parts: object) -> str:
        """A phrase with its parts filled in."""
        return self._phrases[phrase].format(**parts)

    def sentences(self, *said: str) -> str:
        """Sentences one after the other, without those that say nothing."""
        return self.say("between sentences").join(one for one in said if one)

    def _listed(self, items: Iterable[str], between: str = "comma") -> str:
        return self.say(between).join(items)

    # Keys and values

    def key(self, key: str) -> str:
        """A key column in words: ``deck_copies.bang`` becomes ``copies of Bang!``."""
        if key.startswith(COPIES):
            return self.say("copies", card=self.card(key.removeprefix(COPIES)))
        if self.language == CHINESE and key in words_chinese.COLUMNS:
            return words_chinese.COLUMNS[key]
        if key == EVENTS_KEY:
            return self.say("scenario cards")
        return name(self.language, "rule switch", key)

    def value(self, key: str, value: object) -> str:
        """A value of a key column in words."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        text = str(value)
        if key == "sets":
            return " + ".join(self._set(one) for one in text.split("+"))
        if key == EVENTS_KEY:
            return " + ".join(self.event(one) for one in text.split("+"))
        if key == "policy" and self.language == CHINESE:
            return self._policies(text)
        if key == "preset" and self.language == CHINESE:
            return name(self.language, "preset", text)
        return choice(self.language, key, text)

    def _set(self, id: str) -> str:
        """A set: an English label has the id in words, which is shorter than some names."""
        return name(self.language, "set", id) if self.language == CHINESE else id.replace("_", " ")

    def _policies(self, label: str) -> str:
        """Policies as `bangsim.sim.study.Policies.label` writes them: by role or by seat."""
        if "/" in label:
            return "/".join(name(self.language, "policy", one) for one in label.split("/"))
        pairs = [part.rpartition("=") for part in label.split(" ")]
        return " ".join(
            f"{self.role(role)}={name(self.language, 'policy', one)}" if role else name(self.language, "policy", one)
            for role, _, one in pairs
        )

    def series(self, labels: Mapping[Any, object], keys: Sequence[str]) -> str:
        """The values of some key columns in one label."""
        return " · ".join(self.value(key, labels[key]) for key in keys)

    def setting(self, labels: Mapping[Any, object], keys: Sequence[str]) -> str:
        """Some key columns with their values: ``preset official, sheriff bonus hp 1``."""
        return self._listed(self.say("setting", key=self.key(key), value=self.value(key, labels[key])) for key in keys)

    def character(self, character: str) -> str:
        """The name a character's id stands for."""
        return name(self.language, "character", character, self._content)

    def card(self, card: str) -> str:
        """The name a card's id stands for."""
        return name(self.language, "card", card, self._content)

    def event(self, event: str) -> str:
        """The name a scenario card's id stands for."""
        if event == NO_EVENTS:
            return self.say("no scenario cards")
        return name(self.language, "event", event, self._content)

    def role(self, role: str) -> str:
        """The name of a role."""
        return name(self.language, "role", role)

    def role_title(self, role: str) -> str:
        """The name of a role as a label or title."""
        return self.role(role).capitalize()

    def outcome(self, outcome: str) -> str:
        """How a game ended."""
        return name(self.language, "outcome", outcome) if self.language == CHINESE else outcome

    def players(self, players: object) -> str:
        """``5 players``."""
        return self.say("players", number=players)

    def cell(self, key: str, value: object) -> object:
        """A value of a key column as a command prints it: in English as it stands in the tables."""
        return self.value(key, value) if self.language == CHINESE else value

    def column(self, column: str) -> str:
        """The heading of a column: in English the id that stands in the tables."""
        return self.key(column) if self.language == CHINESE else column

    # Reports

    def report_title(self, report: Report) -> str:
        """What a table or figure is called."""
        word = self._report(report)
        return word.name if word else report.title

    def report_sentence(self, report: Report) -> str:
        """What a table or figure tells."""
        word = self._report(report)
        return word.sentence if word else report.sentence

    def _report(self, report: Report) -> Word | None:
        return words_chinese.REPORTS.get(f"{report.kind} {report.id}") if self.language == CHINESE else None

    # Numbers

    def percent(self, rate: float) -> str:
        """``36.2 %``, or a dash where there is nothing to take a rate of."""
        return NOTHING if isnan(rate) else self.say("percent", number=f"{100 * rate:.1f}")

    def percent_range(self, low: float, high: float) -> str:
        """The ends of the interval of a rate: ``35.1 to 37.3``."""
        return "" if isnan(low) else self.say("range", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")

    def points_range(self, low: float, high: float) -> str:
        """The ends of the interval of a difference of rates."""
        return "" if isnan(low) else self.say("range", low=points(low), high=points(high))

    def score_range(self, low: float, high: float) -> str:
        """The ends of the interval of a mean score."""
        return "" if isnan(low) else self.say("range", low=score(low), high=score(high))

    def percent_tick(self, rate: float) -> str:
        """A rate on an axis."""
        return self.say("percent", number=f"{round(100 * rate, 6):g}")

    # Where numbers come from

    def games(self, results: Results) -> str:
        """How many games each configuration has: ``1,000 games a configuration``."""
        played = [int(run.tally["games"]) for run in results.runs]
        low, high = f"{min(played):,}", f"{max(played):,}"
        number = low if low == high else self.say("range", low=low, high=high)
        return self.say("games each" if len(played) > 1 else "games", number=number)

    def shared(self, results: Results) -> str:
        """What all configurations have in common: ``sets base, preset official, bang limit 2``."""
        study, labels = results.study, results.runs[0].labels
        copies = {COPIES + kind: numbers for kind, numbers in study.rules.deck_copies.items()}
        varied = varied_keys(results)
        values = {key: labels[key] for key in ("sets", EVENTS_KEY, "preset") if key in labels and key not in varied}
        values |= {key: listed[0] for key, listed in {**study.rules.switches(), **copies}.items() if len(listed) == 1}
        parts = [self.setting(values, list(values))] if values else []
        if study.events_excluded:
            parts.append(self.say("events excluded", names=self._listed(map(self.event, study.events_excluded))))
        if own.wanted(study.characters):
            parts.append(self.say("pool", number=len(results.runs[0].configuration.characters)))
        if own_names := self._content.own_names:
            parts.append(self.say("own", names=self._listed(own_names.values())))
        for number, mix in study.roles.items():
            if number in study.players:
                roles = study_words.mix_in_words(self.language, mix)
                parts.append(self.say("mix", players=self.players(number), mix=roles))
        parts += [self._pin(pin) for pin in results.runs[0].configuration.pins]
        return self._listed(parts, "semicolon")

    def _pin(self, pin: Pin) -> str:
        """Who always sits where: ``seat 2 deputy Willy the Kid``."""
        parts = [
            self.role(pin.role) if pin.role else self.say("seat", seat=pin.seat),
            self.role(pin.gives_role) if pin.gives_role else "",
            self.character(pin.character) if pin.character else "",
        ]
        return self._listed((part for part in parts if part), "between parts of a pin")

    def origin(self, results: Results) -> str:
        """Where numbers come from: games, rules, policy, seed, version."""
        policy = self.say("policy", policy=self.value("policy", results.runs[0].labels["policy"]))
        version = self.say("version", seed=results.study.seed, version=bangsim.__version__, rules=bangsim.RULES_VERSION)
        told = (self.games(results), self.shared(results), policy, version)
        return self._listed((part for part in told if part), "semicolon") + self.say("end of origin")

    def intervals(self, results: Results, method: str) -> str:
        """What the intervals of a figure are."""
        return self.say("intervals", level=f"{100 * results.study.level:g}", method=method)


def words_of(results: Results) -> Words:
    """The words of the language of a study."""
    return Words(results.study.lang, results.study.content)


def points(difference: float) -> str:
    """A difference of rates in percentage points, with its sign."""
    return NOTHING if isnan(difference) else _signed(f"{100 * difference:+.1f}")


def points_tick(difference: float) -> str:
    """A difference of rates on an axis."""
    return _signed(f"{round(100 * difference, 6):+g}")


def score(mean: float) -> str:
    """A mean score, with its sign."""
    return NOTHING if isnan(mean) else _signed(f"{mean:+.1f}")


def score_tick(mean: float) -> str:
    """A score on an axis."""
    return _signed(f"{round(mean, 6):+g}")


def turns(length: float) -> str:
    """A length in whole turns; the last one that is counted stands for all longer ones."""
    from bangsim.table.state import LENGTHS  # brings Numba, which whoever prints a length has waited for

    if isnan(length):
        return NOTHING
    return f"{length:.0f}" if length < LENGTHS - 1 else f"\N{GREATER-THAN OR EQUAL TO}{length:.0f}"


def _signed(number: str) -> str:
    """A number with its sign as it is printed; 0 has none."""
    return number.replace("-", "\N{MINUS SIGN}") if float(number) else number[1:]
