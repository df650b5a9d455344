"""How keys, values and numbers are written in figures and in the report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isnan
from typing import TYPE_CHECKING, Any

import bangsim
from bangsim.analysis.tidy import varied_keys
from bangsim.content import catalogue
from bangsim.content.configuration import Pin
from bangsim.sim.fit import mix_in_words

if TYPE_CHECKING:
    from bangsim.sim.runner import Results

COPIES = "deck_copies."
NOTHING = "\N{EN DASH}"
"""Stands where there are no games to count."""


def key_words(key: str) -> str:
    """A key column in words: ``deck_copies.bang`` becomes ``copies of Bang!``."""
    if key.startswith(COPIES):
        return f"copies of {catalogue.kind(key.removeprefix(COPIES)).name}"
    return key.replace("_", " ")


def value_words(value: object) -> str:
    """A value of a key column in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("_", " ").replace("+", " + ")


def series_words(labels: Mapping[Any, object], keys: Sequence[str]) -> str:
    """The values of some key columns in one label."""
    return " · ".join(value_words(labels[key]) for key in keys)


def setting_words(labels: Mapping[Any, object], keys: Sequence[str]) -> str:
    """Some key columns with their values: ``preset official, sheriff bonus hp 1``."""
    return ", ".join(f"{key_words(key)} {value_words(labels[key])}" for key in keys)


def character_name(character: str) -> str:
    """The name a character's id stands for."""
    return catalogue.character(character).name


def players_words(players: object) -> str:
    """``5 players``."""
    return f"{players} players"


def percent(rate: float) -> str:
    """``36.2 %``, or a dash where there is nothing to take a rate of."""
    return NOTHING if isnan(rate) else f"{100 * rate:.1f} %"


def points(difference: float) -> str:
    """A difference of rates in percentage points, with its sign."""
    return NOTHING if isnan(difference) else _signed(f"{100 * difference:+.1f}")


def percent_range(low: float, high: float) -> str:
    """The ends of the interval of a rate: ``35.1 to 37.3``."""
    return "" if isnan(low) else f"{100 * low:.1f} to {100 * high:.1f}"


def points_range(low: float, high: float) -> str:
    """The ends of the interval of a difference of rates."""
    return "" if isnan(low) else f"{points(low)} to {points(high)}"


def turns(length: float) -> str:
    """A length in whole turns."""
    return NOTHING if isnan(length) else f"{length:.0f}"


def games_words(results: Results) -> str:
    """How many games each configuration has: ``1,000 games a configuration``."""
    played = [int(run.tally["games"]) for run in results.runs]
    number = f"{min(played):,}" if min(played) == max(played) else f"{min(played):,} to {max(played):,}"
    return f"{number} games" + (" a configuration" if len(played) > 1 else "")


def shared_words(results: Results) -> str:
    """What all configurations have in common: ``sets base, preset official, bang limit 2``."""
    study, labels = results.study, results.runs[0].labels
    copies = {COPIES + kind: numbers for kind, numbers in study.rules.deck_copies.items()}
    values = {key: labels[key] for key in ("sets", "preset") if key not in varied_keys(results)}
    values |= {key: listed[0] for key, listed in {**study.rules.switches(), **copies}.items() if len(listed) == 1}
    parts = [setting_words(values, list(values))] if values else []
    if study.characters != ("all",):
        parts.append(f"{len(study.characters)} characters to deal from")
    mixes = {number: mix for number, mix in study.roles.items() if number in study.players}
    parts += [f"{players_words(number)}: {mix_in_words(mix)}" for number, mix in mixes.items()]
    parts += [_pin_words(pin) for pin in results.runs[0].configuration.pins]
    return "; ".join(parts)


def _pin_words(pin: Pin) -> str:
    """Who always sits where: ``seat 2 deputy Willy the Kid``."""
    where = pin.role or f"seat {pin.seat}"
    who = character_name(pin.character) if pin.character else ""
    return " ".join(part for part in (where, pin.gives_role, who) if part)


def origin(results: Results) -> str:
    """Where numbers come from: games, rules, policy, seed, version."""
    told = [games_words(results), shared_words(results), f"policy {value_words(results.runs[0].labels['policy'])}"]
    version = f"seed {results.study.seed}, bangsim {bangsim.__version__}, rules version {bangsim.RULES_VERSION}"
    return "; ".join(part for part in (*told, version) if part) + "."


def interval_words(results: Results, method: str) -> str:
    """What the intervals of a figure are."""
    return f"Intervals: {100 * results.level:g} % ({method})."


def percent_tick(rate: float) -> str:
    """A rate on an axis."""
    return f"{round(100 * rate, 6):g} %"


def points_tick(difference: float) -> str:
    """A difference of rates on an axis."""
    return _signed(f"{round(100 * difference, 6):+g}")


def _signed(number: str) -> str:
    """A number with its sign as it is printed; 0 has none."""
    return number.replace("-", "\N{MINUS SIGN}") if float(number) else number[1:]
