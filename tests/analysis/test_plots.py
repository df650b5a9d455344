"""The figures: everything is on the sheet, nothing is cut off, and the numbers are those of the tables."""

import pytest
from matplotlib.text import Text

from bangsim.analysis.characters import characters
from bangsim.analysis.event_plots import events_figure, events_shift_figure
from bangsim.analysis.events import events
from bangsim.analysis.figures import FIGURES
from bangsim.analysis.frames import frames
from bangsim.analysis.games import roles
from bangsim.analysis.plots import (
    characters_figure,
    comparisons_figure,
    length_figure,
    roles_by_set_figure,
    roles_figure,
    scores_figure,
)
from bangsim.analysis.scores import scores
from bangsim.analysis.words import points, score, score_tick
from bangsim.content.catalogue import EVENT_NUMBER, EVENTS
from tests.analysis.examples import configuration, made_up_games, results_of, run_of, run_with_events

LONG_TITLE = "Is it fairer if the sheriff has more life points, the outlaws fewer, and nobody may play a Beer? " * 2


def grid(players, values, number=30, **study):
    runs = []
    for count in players:
        table = configuration(count)
        runs += [run_of(table, made_up_games(table, number, seed=seed), **one) for seed, one in enumerate(values)]
    return results_of(*runs, **study)


def scenarios(lists, players=(5,), number=30, **study):
    """Results of a study that names scenario cards, without any where a list is empty."""
    runs = []
    for count in players:
        for seed, names in enumerate(lists):
            table = configuration(count, events=names)
            runs.append(run_with_events(table, made_up_games(table, number, seed=seed)))
    return results_of(*runs, **study)


def deck(sets, players=(5,), number=40, chances=(0.45, 0.4, 0.14, 0.01), **varied):
    """Results of a study with whole scenario decks."""
    tables = [configuration(count, sets=("base", *sets)) for count in players]
    runs = [run_of(of, made_up_games(of, number, chances=chances), **varied) for of in tables]
    return results_of(*runs)


EVERY_CARD = [(), *((card.id,) for card in EVENTS[1:])]
BONUS = [{"sheriff_bonus_hp": bonus} for bonus in (1, 2)]
SETS = [{"sets": "+".join(["base", *more])} for more in ([], ["dodge_city"], ["xiamen"], ["dodge_city", "xiamen"])]
EDITION_NAMES = ["official", "rulebook_zh", "community", "xiamen"]
EDITIONS = [{**sets, "preset": name} for sets in SETS[:2] for name in EDITION_NAMES]
PRESETS = [{"sheriff_bonus_hp": bonus, "preset": name} for bonus in (1, 2, 3) for name in ("official", "community")]
GRIDS = {
    "one": grid([5], [{}]),
    "four": grid([4, 5, 6, 7], [{}]),
    "eight": grid([4, 5, 6, 7], BONUS),
    "twenty-four": grid([4, 5, 6, 7], PRESETS),
    "one table, many rules": grid([5], [{"bang_limit": limit} for limit in range(30)], number=5),
    "odd tables": grid([3, 8, 9], [{}], title=LONG_TITLE),
    "long values": grid([5], [{"sets": "+".join(["dodge_city"] * n)} for n in (1, 9)]),
    "sets": grid([4, 5, 6, 7, 8], SETS),
    "sets of one table": grid([5], SETS[:2]),
    "editions": grid([4, 5, 6, 7], EDITIONS),
    "editions of one table": grid([5], EDITIONS),
    "no games": grid([4, 5], BONUS, number=0),
    "a scenario card": scenarios([("thirst",), ()]),
    "every scenario card": scenarios(EVERY_CARD, [4, 5], number=5, title=LONG_TITLE),
    "scenario cards in order": scenarios([(), ("thirst", "curse", "high_noon"), ("lady_rosa_of_texas",)]),
    "scenario cards without games": scenarios([(), ("thirst",)], number=0),
    "a deck": deck(["high_noon"]),
    "all decks": deck(["high_noon", "fistful_of_cards", "wild_west_show"], [3, 5, 7], number=200),
}


def drawn(figure, results):
    return figure(results, frames(results))


def texts(figure):
    return [text for text in figure.findobj(Text) if text.get_visible() and text.get_text()]


def written(figure):
    return [text.get_text() for text in texts(figure)]


@pytest.mark.parametrize("results", GRIDS.values(), ids=GRIDS)
@pytest.mark.parametrize("report", FIGURES, ids=lambda report: report.id)
def test_nothing_is_cut_off(report, results):
    figure = drawn(report.function, results)
    if figure is None:
        return
    width, height = figure.get_size_inches()
    ink = figure.get_tightbbox()
    assert ink.x0 > 0
    assert ink.y0 > 0
    assert ink.x1 < width
    assert ink.y1 < height


def test_roles_are_shown_with_the_rates_of_the_table():
    results = GRIDS["one"]
    shown = written(drawn(roles_figure, results))
    for row in roles(results).to_dict("records"):
        assert row["role"].capitalize() in shown
        assert f"{100 * row['win_rate']:.1f} %" in shown
        assert f"{100 * row['ci_low']:.1f} to {100 * row['ci_high']:.1f}" in shown


def test_a_figure_says_what_it_was_made_from():
    caption = " ".join(written(drawn(roles_figure, GRIDS["four"])))
    assert "Who wins?" in caption
    assert "30 games a configuration; sets base, preset official; policy expert; seed 1, bangsim" in caption
    assert "Intervals: 95 % (Wilson)." in caption


def test_each_number_of_players_has_a_panel():
    panels = [ax.get_title(loc="left") for ax in drawn(roles_figure, GRIDS["eight"]).axes]
    assert panels == ["4 players", "5 players", "6 players", "7 players"]


def test_one_table_under_many_rules_has_a_panel_for_each_role():
    figure = drawn(roles_figure, GRIDS["one table, many rules"])
    assert [ax.get_title(loc="left") for ax in figure.axes] == ["Sheriff", "Deputy", "Outlaw", "Renegade"]
    assert "The first 24 of 30 values are shown." in " ".join(written(figure))


def rows_of(figure, title):
    """The labels of the rows of a panel."""
    (axis,) = (ax for ax in figure.axes if ax.get_title(loc="left") == title)
    return [label.get_text() for label in axis.get_yticklabels()]


def points_of(figure, title):
    """The values of the points of a panel, from top to bottom."""
    (axis,) = (ax for ax in figure.axes if ax.get_title(loc="left") == title)
    points = axis.collections[-1].get_offsets()
    return [value for value, _ in sorted(points.tolist(), key=lambda point: point[1])]


def test_sets_are_held_against_each_other_at_each_table():
    results = GRIDS["sets"]
    figure = drawn(roles_by_set_figure, results)
    shown = written(figure)
    assert {"base", "base + dodge city", "base + xiamen", "base + dodge city + xiamen"} <= {*shown}
    assert "30 games a configuration; preset official" in " ".join(shown)
    assert "Intervals: 95 % (Wilson)." in " ".join(shown)
    assert [ax.get_title(loc="left") for ax in figure.axes] == ["Sheriff", "Deputy", "Outlaw", "Renegade"]
    assert rows_of(figure, "Sheriff") == ["4 players", "5 players", "6 players", "7 players", "8 players"]
    assert rows_of(figure, "Deputy") == ["5 players", "6 players", "7 players", "8 players"]
    frame = roles(results)
    for role in ("sheriff", "deputy", "outlaw", "renegade"):
        rates = frame.loc[frame["role"] == role, "win_rate"]
        assert points_of(figure, role.capitalize()) == pytest.approx(list(rates))


def test_sets_stand_under_what_else_is_varied():
    figure = drawn(roles_by_set_figure, GRIDS["editions"])
    names = [name.replace("_", " ") for name in EDITION_NAMES]
    rows = [[name, "5 players", "6 players", "7 players"] for name in names]
    assert rows_of(figure, "Deputy") == [label for of_name in rows for label in of_name]
    assert rows_of(drawn(roles_by_set_figure, GRIDS["editions of one table"]), "Deputy") == names
    assert rows_of(drawn(roles_by_set_figure, GRIDS["sets of one table"]), "Deputy") == ["5 players"]


def test_more_sets_and_rules_than_can_be_shown_are_left_to_the_table():
    many = grid([4, 5], [{"sets": f"base+{n}", "bang_limit": b} for n in range(10) for b in range(10)], number=5)
    figure = drawn(roles_by_set_figure, many)
    assert "The first 8 of 10 values are shown. The first 8 of 10 values are shown." in " ".join(written(figure))
    assert len(rows_of(figure, "Sheriff")) == 24


@pytest.mark.parametrize("name", ["four", "eight", "twenty-four"])
def test_no_sets_are_compared_where_there_is_one(name):
    assert drawn(roles_by_set_figure, GRIDS[name]) is None


def test_the_best_character_stands_on_top():
    results = grid([5], [{}], number=60)
    axis = drawn(characters_figure, results).axes[0]
    labels = [label.get_text() for label in axis.get_yticklabels()]
    notes = [text.get_text() for text in axis.texts]
    rates = [float(note.removesuffix(" %")) for note in notes if note.endswith(" %")]
    assert len(labels) == len(rates) == 16
    assert rates == sorted(rates, reverse=True)


def test_what_is_varied_has_a_colour_each_in_the_figure_of_characters():
    shown = written(drawn(characters_figure, GRIDS["twenty-four"]))
    assert {"official · 1", "community · 3"} <= {*shown}
    assert "Games won by each character, by preset · sheriff bonus hp" in shown


def test_a_character_is_held_against_the_average_one_in_its_roles():
    results = GRIDS["one"]
    axis = drawn(characters_figure, results).axes[0]
    ticks = next(lines for lines in axis.collections if len({*lines.get_segments()[0][:, 0]}) == 1)
    expected = characters(results)["expected_rate"]
    assert sorted(segment[0, 0] for segment in ticks.get_segments()) == pytest.approx(sorted(expected))


def test_nothing_is_compared_where_nothing_is_varied():
    assert drawn(comparisons_figure, GRIDS["four"]) is None


def test_a_single_compared_value_is_named_above_the_panels():
    shown = " ".join(written(drawn(comparisons_figure, GRIDS["eight"])))
    assert "with sheriff bonus hp 2, in percentage points more or less than with sheriff bonus hp 1" in shown


def test_roles_are_shown_with_the_means_of_the_table_of_scores():
    results = GRIDS["one"]
    figure = drawn(scores_figure, results)
    frame = scores(results)
    assert rows_of(figure, "5 players") == ["Sheriff", "Deputy", "Outlaw", "Renegade"]
    assert points_of(figure, "5 players") == pytest.approx(list(frame["score_mean"]))
    shown = written(figure)
    for row in frame.to_dict("records"):
        assert score(row["score_mean"]) in shown
        assert f"{score(row['ci_low'])} to {score(row['ci_high'])}" in shown
    assert "Intervals: 95 % (Student)." in " ".join(shown)


def test_a_mix_of_roles_without_points_is_left_out_of_the_scores():
    figure = drawn(scores_figure, GRIDS["odd tables"])
    assert [ax.get_title(loc="left") for ax in figure.axes] == ["9 players"]
    assert "Role mixes without points are not shown." in " ".join(written(figure))
    assert drawn(scores_figure, grid([3, 8], [{}])) is None
    assert "Role mixes" not in " ".join(written(drawn(scores_figure, GRIDS["four"])))


def test_without_games_the_scores_are_dashes():
    figure = drawn(scores_figure, GRIDS["no games"])
    assert written(figure).count("\N{EN DASH}") == 2 * (3 + 4)


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (score(12.34), "+12.3"),
        (score(-0.06), "\N{MINUS SIGN}0.1"),
        (score(-0.04), "0.0"),
        (score(float("nan")), "\N{EN DASH}"),
        (score_tick(20.0), "+20"),
        (score_tick(-2.5), "\N{MINUS SIGN}2.5"),
        (score_tick(0.0), "0"),
    ],
)
def test_a_score_has_its_sign(told, expected):
    assert told == expected


def test_the_length_of_games_is_shown_by_its_median():
    results = GRIDS["one"]
    turns = sorted(game.turns for game in made_up_games(configuration(5), 30, seed=0))
    assert f"{turns[14]}" in written(drawn(length_figure, results))


def test_a_scenario_card_is_shown_against_none_in_percentage_points():
    results = GRIDS["a scenario card"]
    figure = drawn(events_shift_figure, results)
    shown = written(figure)
    assert [ax.get_title(loc="left") for ax in figure.axes] == ["Sheriff", "Deputy", "Outlaw", "Renegade"]
    assert rows_of(figure, "Sheriff") == ["Thirst"]
    for row in frames(results)["events_shift"].to_dict("records"):
        assert points(row["difference"]) in shown
        assert f"{points(row['ci_low'])} to {points(row['ci_high'])}" in shown
    caption = " ".join(shown)
    assert "in percentage points more or less than without; 5 players" in caption
    assert "They take the games with and without for independent; both have the same deals" in caption


def test_all_scenario_cards_are_shown_in_the_order_of_their_shifts():
    results = scenarios(EVERY_CARD)
    figure = drawn(events_shift_figure, results)
    for role in ("sheriff", "outlaw"):
        values = points_of(figure, role.capitalize())
        assert len(values) == len(EVENTS) - 1
        assert values == sorted(values, reverse=True)
        expected = frames(results)["events_shift"].query(f"role == '{role}'")["difference"]
        assert sorted(values) == pytest.approx(sorted(expected))


def test_several_tables_have_a_colour_each_in_the_figure_of_scenario_cards():
    figure = drawn(events_shift_figure, GRIDS["every scenario card"])
    assert {"4 players", "5 players"} <= {*written(figure)}
    assert len(points_of(figure, "Sheriff")) == 2 * len(points_of(figure, "Deputy"))


def test_lists_of_scenario_cards_are_named_by_all_of_them():
    figure = drawn(events_shift_figure, GRIDS["scenario cards in order"])
    assert {*rows_of(figure, "Outlaw")} == {"Thirst + Curse + High Noon", "Lady Rose of Texas"}


def test_cards_that_leave_many_games_without_result_are_named():
    tables = [configuration(5, events=events) for events in ((), ("the_sermon",), ("curse",))]
    chances = [(0.5, 0.5, 0, 0), (0.25, 0.25, 0, 0.5), (0.5, 0.5, 0, 0)]
    games = [made_up_games(of, 200, chances=ends) for of, ends in zip(tables, chances, strict=True)]
    results = results_of(*map(run_with_events, tables, games))
    share = sum(game.outcome == "no_result" for game in games[1]) / 2
    caption = " ".join(written(drawn(events_shift_figure, results)))
    assert f"Without result, so won by nobody: The Sermon {share:.1f} %. Filled" in caption


def test_shifts_by_scenario_cards_are_not_shown_twice():
    assert drawn(comparisons_figure, GRIDS["a scenario card"]) is None
    without_none = scenarios([("thirst",), ("curse",)])
    assert drawn(events_shift_figure, without_none) is None
    shown = " ".join(written(drawn(comparisons_figure, without_none)))
    assert "with scenario cards Curse, in percentage points more or less than with scenario cards Thirst" in shown


def test_cards_of_a_deck_are_shown_against_each_other():
    results = GRIDS["a deck"]
    figure = drawn(events_figure, results)
    shown = events(results).dropna(subset="difference")
    for role in ("sheriff", "outlaw"):
        expected = shown.loc[shown["role"] == role, "difference"]
        assert points_of(figure, role.capitalize()) == pytest.approx(sorted(expected, reverse=True))
    caption = " ".join(written(figure))
    assert "more or less than where others of its deck were; 5 players" in caption
    assert "not against games without it" in caption
    assert "Not shown: cards active in less than 1 % of the games" in caption
    assert "High Noon" not in rows_of(figure, "Sheriff")


@pytest.mark.parametrize("name", ["one", "a scenario card", "scenario cards in order", "scenario cards without games"])
def test_without_shuffled_decks_no_cards_of_a_deck_are_shown(name):
    assert drawn(events_figure, GRIDS[name]) is None


def test_a_card_that_few_games_came_to_is_left_to_the_table():
    results = deck(["high_noon"], number=200)
    for count in ("event_games", "event_role_wins"):
        results.runs[0].tally[count][EVENT_NUMBER["curse"]] = 1
    assert "Curse" not in rows_of(drawn(events_figure, results), "Sheriff")


def test_games_won_alone_are_left_out_of_the_scores_and_the_figure_says_so():
    results = deck(["wild_west_show"], number=60, chances=(0.3, 0.2, 0.1, 0.1, 0.3))
    figure = drawn(scores_figure, results)
    assert "Games that one player won alone have no points and are left out." in " ".join(written(figure))
    assert points_of(figure, "5 players") == pytest.approx(list(scores(results)["score_mean"]))
    assert drawn(scores_figure, deck(["wild_west_show"], number=20, chances=(0, 0, 0, 0, 1))) is None
