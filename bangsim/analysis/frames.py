"""All tables of a result, each with its row in the registry; docs/metrics.md defines their columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from bangsim.analysis.characters import characters, characters_by_role
from bangsim.analysis.comparisons import comparisons, events_shift
from bangsim.analysis.events import events
from bangsim.analysis.games import (
    cards,
    eliminations,
    length,
    length_distribution,
    outcomes,
    roles,
    seats,
    seats_by_role,
)
from bangsim.analysis.registry import Report
from bangsim.analysis.scores import scores, scores_by_character, tournament

if TYPE_CHECKING:
    from bangsim.sim.runner import Results

TABLES = (
    Report(
        id="outcomes",
        title="Outcomes",
        sentence="How the games ended: which side won, or none.",
        kind="table",
        function=outcomes,
    ),
    Report(id="roles", title="Roles", sentence="How often each role won.", kind="table", function=roles),
    Report(
        id="comparisons",
        title="Comparisons",
        sentence="How the win rates of the roles change with each varied rule, preset or set.",
        kind="table",
        function=comparisons,
    ),
    Report(
        id="events_shift",
        title="Shifts by scenario cards",
        sentence="How the win rates of the roles change with scenario cards against the same deals without them.",
        kind="table",
        function=events_shift,
    ),
    Report(
        id="events",
        title="Scenario cards",
        sentence="How often each role won in the games in which each scenario card was active, and fell under it.",
        kind="table",
        function=events,
    ),
    Report(
        id="characters",
        title="Characters",
        sentence="How often each character won, as dealt and with the roles evened out.",
        kind="table",
        function=characters,
    ),
    Report(
        id="characters_by_role",
        title="Characters by role",
        sentence="How often each character won in each role.",
        kind="table",
        function=characters_by_role,
    ),
    Report(
        id="seats",
        title="Seats",
        sentence="How often each seat won, counted clockwise from the sheriff.",
        kind="table",
        function=seats,
    ),
    Report(
        id="seats_by_role",
        title="Seats by role",
        sentence="How often each seat won in each role it had.",
        kind="table",
        function=seats_by_role,
    ),
    Report(
        id="scores",
        title="Scores",
        sentence="What each role scores by the points of a tournament: mean, spread and interval.",
        kind="table",
        function=scores,
    ),
    Report(
        id="scores_by_character",
        title="Scores by character",
        sentence="What each character scores in each role.",
        kind="table",
        function=scores_by_character,
    ),
    Report(
        id="tournament",
        title="Tournament",
        sentence="What each character scores a game if its player gets every role in turn.",
        kind="table",
        function=tournament,
    ),
    Report(
        id="length",
        title="Length",
        sentence="How many turns the games took: mean, spread and quantiles.",
        kind="table",
        function=length,
    ),
    Report(
        id="length_distribution",
        title="Distribution of the length",
        sentence="How many games took how many turns.",
        kind="table",
        function=length_distribution,
    ),
    Report(
        id="eliminations",
        title="Eliminations",
        sentence="Who was eliminated first, second and so on, by whom and by what.",
        kind="table",
        function=eliminations,
    ),
    Report(
        id="cards",
        title="Cards",
        sentence="How often each kind of card was drawn, played and used as an answer.",
        kind="table",
        function=cards,
    ),
)


def frames(results: Results) -> dict[str, pd.DataFrame]:
    """Every table of a result by its name; without those that do not apply to the study."""
    made = {table.id: table.function(results) for table in TABLES}
    return {name: frame for name, frame in made.items() if len(frame.columns)}
