"""What a varied rule changes: which configurations are compared, and by how much."""

import pytest

from bangsim.analysis.comparisons import comparisons, events_shift
from bangsim.analysis.stats import false_discovery
from tests.analysis.examples import configuration, made_up_games, results_of, run_of, run_with_events

MIX = {"law": (0.6, 0.3, 0.1, 0.0), "outlaws": (0.3, 0.6, 0.1, 0.0)}


def run(players=5, chances=MIX["law"], number=60, **varied):
    table = configuration(players)
    return run_of(table, made_up_games(table, number, seed=len(varied) + number, chances=chances), **varied)


def test_nothing_is_compared_where_only_the_number_of_players_varies():
    assert comparisons(results_of(run(4), run(5))).empty


def test_a_difference_is_that_of_the_win_rates():
    frame = comparisons(
        results_of(run(bang_limit=1, number=300), run(bang_limit=2, number=300, chances=MIX["outlaws"]))
    )
    assert list(frame["role"]) == ["sheriff", "deputy", "outlaw", "renegade"]
    assert set(frame["varied"]) == {"bang_limit"}
    assert set(frame["baseline"]) == {1}
    assert list(frame["difference"]) == pytest.approx(list(frame["win_rate"] - frame["baseline_win_rate"]))
    assert frame.query("role == 'outlaw'")["ci_low"].item() > 0


def test_all_values_are_held_against_the_first():
    frame = comparisons(results_of(*(run(bang_limit=limit, number=40 + limit) for limit in (2, 1, 3))))
    assert set(zip(frame["bang_limit"], frame["baseline"], strict=True)) == {(1, 2), (3, 2)}
    assert set(frame["baseline_games"]) == {42}


def test_only_one_thing_changes_at_a_time():
    grid = [run(players, bang_limit=limit, preset=preset) for players in (4, 5) for limit in (1, 2) for preset in "ab"]
    frame = comparisons(results_of(*grid))
    pairs = frame.groupby("varied").size()
    assert pairs.to_dict() == {"bang_limit": 2 * 3 + 2 * 4, "preset": 2 * 3 + 2 * 4}
    assert (frame.query("varied == 'preset'")["preset"] == "b").all()


def test_words_and_numbers_can_be_values_of_the_same_switch():
    frame = comparisons(results_of(run(hand_limit="hp"), run(hand_limit=10)))
    assert set(frame["baseline"]) == {"hp"}
    assert set(frame["hand_limit"]) == {10}


def test_the_interval_tells_how_sure_a_difference_is():
    few = comparisons(results_of(run(bang_limit=1), run(bang_limit=2)))
    many = comparisons(results_of(run(bang_limit=1, number=600), run(bang_limit=2, number=600)))
    assert (many["ci_high"] - many["ci_low"] < few["ci_high"] - few["ci_low"]).all()
    assert ((few["ci_low"] <= few["difference"]) & (few["difference"] <= few["ci_high"])).all()


def test_a_role_that_only_one_of_two_configurations_has_is_not_compared():
    without, with_deputy = configuration(4), configuration(4, roles=(1, 1, 1, 1))
    runs = [run_of(without, made_up_games(without, 30), preset="a"), run_of(with_deputy, [], preset="b")]
    assert list(comparisons(results_of(*runs))["role"]) == ["sheriff", "outlaw", "renegade"]


def run_with(events, players=5, number=60, chances=MIX["law"], **varied):
    table = configuration(players, events=events)
    games = made_up_games(table, number, seed=len(events), chances=chances)
    return run_with_events(table, games, **varied)


def test_scenario_cards_are_held_against_none_wherever_the_study_lists_it():
    frame = events_shift(results_of(run_with(("thirst",)), run_with((), number=70), run_with(("curse", "thirst"))))
    assert list(frame["events"]) == ["thirst"] * 4 + ["curse+thirst"] * 4
    assert set(frame["baseline_games"]) == {70}
    assert list(frame["difference"]) == pytest.approx(list(frame["win_rate"] - frame["baseline_win_rate"]))
    assert ((frame["ci_low"] <= frame["difference"]) & (frame["difference"] <= frame["ci_high"])).all()


def test_cards_are_held_against_none_at_the_same_table_under_the_same_rules():
    grid = [run_with(cards, players, bang_limit=n) for players in (4, 5) for n in (1, 2) for cards in ((), ("thirst",))]
    frame = events_shift(results_of(*grid))
    assert len(frame) == 2 * 3 + 2 * 4
    assert set(frame["events"]) == {"thirst"}


@pytest.mark.parametrize(
    "runs",
    [
        [run(bang_limit=1), run(bang_limit=2)],
        [run_with(()), run_with((), 4)],
        [run_with(("thirst",)), run_with(("curse",))],
    ],
    ids=["no cards", "none alone", "cards alone"],
)
def test_without_cards_and_none_to_compare_there_is_no_shift(runs):
    assert events_shift(results_of(*runs)).empty


def test_a_shift_is_tested_and_corrected_for_the_number_of_cards():
    number = 300
    few, other = run_with(("thirst",), number=number), run_with(("curse",), number=number, chances=MIX["outlaws"])
    frame = events_shift(results_of(run_with((), number=number), few, other))
    assert list(frame["q_value"]) == pytest.approx(list(false_discovery(frame["p_value"].to_numpy())))
    shifted = frame.query("events == 'curse' and role in ('sheriff', 'deputy', 'outlaw')")
    assert (shifted["q_value"] < 0.001).all()
    assert (frame.query("events == 'thirst'")["q_value"] > 0.05).all()
