"""Scenario cards: which of them a configuration has, and how the games ended in which each was active."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from bangsim.analysis.stats import Floats, false_discovery, quotient, two_sided
from bangsim.analysis.tidy import ROLE_NAMES, Columns, dealt_roles, gathered, rates
from bangsim.content.catalogue import EVENT_NUMBER
from bangsim.content.configuration import Configuration

if TYPE_CHECKING:
    from bangsim.sim.runner import Results, Run

EVENTS_KEY = "events"
"""The key column of a study that names scenario cards."""


def exchangeable(configuration: Configuration) -> list[list[str]]:
    """The scenario cards that chance may deal in each other's place: for each deck the last ones and the others.

    A deck that the study gives in order has its cards one by one, each in a group of its own.
    """
    if configuration.events is not None:
        return [[card] for card in dict.fromkeys(configuration.events)]
    decks = [configuration.scenario_deck(by_stagecoach) for by_stagecoach in (False, True)]
    return [[card.id for card in deck if card.last == last] for deck in decks for last in (False, True)]


def scenario_cards(configuration: Configuration) -> list[str]:
    """The scenario cards that may become active, deck by deck."""
    return [card for group in exchangeable(configuration) for card in group]


def events(results: Results) -> pd.DataFrame:
    """How often each role won where each scenario card was active, against its like, and who fell under it.

    Returns
    -------
    DataFrame
        Without columns where no configuration has scenario cards.
    """
    if not any(scenario_cards(run.configuration) for run in results.runs):
        return pd.DataFrame()

    def part(run: Run) -> Columns:
        cards, dealt, tally = scenario_cards(run.configuration), dealt_roles(run), run.tally
        numbers = np.array([EVENT_NUMBER[card] for card in cards], np.int64)
        cells = np.ix_(numbers, np.array(dealt))
        games, no_result, turns = (
            np.repeat(tally[f"event_{count}"][numbers], len(dealt)) for count in ("games", "no_result", "turns")
        )
        columns = rates((games, tally["event_role_wins"][cells].ravel(), no_result), results.level)
        return {
            "event": np.repeat(np.array(cards, np.str_), len(dealt)),
            "role": np.tile(ROLE_NAMES[dealt], len(cards)),
            **columns,
            "all_games": np.full(len(games), tally["games"]),
            **_against_its_like(columns, _rates_of_groups(run)[cells].ravel()),
            "turns": turns,
            "deaths": tally["event_deaths"][cells].ravel(),
        }

    frame = gathered(results, part)
    frame.insert(list(frame).index("p_value") + 1, "q_value", false_discovery(frame["p_value"].to_numpy()))
    return frame


def _rates_of_groups(run: Run) -> Floats:
    """The win rate by card and role of all cards together that chance may deal in its place; NaN where it has none."""
    wins, games = run.tally["event_role_wins"], run.tally["event_games"]
    expected = np.full(wins.shape, np.nan)
    for group in exchangeable(run.configuration):
        numbers = [EVENT_NUMBER[card] for card in group]
        if len(numbers) > 1:
            expected[numbers] = quotient(wins[numbers].sum(axis=0), games[numbers].sum())
    return expected


def _against_its_like(columns: Columns, expected: Floats) -> Columns:
    """The columns that hold win rates against those of all cards together that chance may deal in the same place.

    The error is that of independent games. Games with several of the cards make the true one smaller, never greater.
    """
    difference = columns["win_rate"] - expected
    error = np.sqrt(quotient(expected * (1 - expected), columns["games"]))
    return {
        "expected_rate": expected,
        "difference": difference,
        "difference_low": columns["ci_low"] - expected,
        "difference_high": columns["ci_high"] - expected,
        "p_value": two_sided(quotient(difference, error)),
    }
