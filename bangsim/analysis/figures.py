"""All figures of a result, each with its row in the registry; docs/metrics.md describes them."""

from bangsim.analysis.event_plots import events_figure, events_shift_figure
from bangsim.analysis.plots import (
    characters_figure,
    comparisons_figure,
    length_figure,
    roles_by_set_figure,
    roles_figure,
    scores_figure,
)
from bangsim.analysis.registry import Report

FIGURES = (
    Report(
        id="roles",
        title="Roles",
        sentence="Win rates of the roles with intervals, by number of players and what is varied.",
        kind="figure",
        function=roles_figure,
    ),
    Report(
        id="roles_by_set",
        title="Roles by set",
        sentence="Win rates of the roles with intervals, by set and number of players.",
        kind="figure",
        function=roles_by_set_figure,
    ),
    Report(
        id="comparisons",
        title="Comparisons",
        sentence="What each varied rule, preset or set changes in the win rates of the roles.",
        kind="figure",
        function=comparisons_figure,
    ),
    Report(
        id="events_shift",
        title="Shifts by scenario cards",
        sentence="What scenario cards change in the win rates of the roles against the same deals without them.",
        kind="figure",
        function=events_shift_figure,
    ),
    Report(
        id="events",
        title="Scenario cards",
        sentence="How far the win rates of the roles, where each scenario card was active, lie from those of its deck. "
        "It does not say what a card changes against games without any.",
        kind="figure",
        function=events_figure,
    ),
    Report(
        id="characters",
        title="Characters",
        sentence="Win rates of the characters with intervals, the best on top.",
        kind="figure",
        function=characters_figure,
    ),
    Report(
        id="scores",
        title="Scores",
        sentence="Points that the roles score a game, by number of players and what is varied.",
        kind="figure",
        function=scores_figure,
    ),
    Report(
        id="length",
        title="Length",
        sentence="How many turns the games took: median, middle half and middle nine tenths.",
        kind="figure",
        function=length_figure,
    ),
)
