"""The table of scenario cards: worked examples, and many decks in which no card is special."""

from collections import Counter

import numpy as np
import pytest

from bangsim.analysis.events import events, exchangeable, scenario_cards
from bangsim.content.catalogue import EVENT_NUMBER, scenario_deck
from bangsim.content.codes import ROLES
from tests.analysis.examples import configuration, made_up_games, results_of, run_of

DECK = configuration(5, sets=("base", "high_noon"))
GAMES = made_up_games(DECK, 400)
HIGH_NOON = [card.id for card in scenario_deck(["high_noon"], False)]


def test_without_scenario_cards_there_is_no_table():
    table = configuration(5)
    assert events(results_of(run_of(table, made_up_games(table, 20)))).columns.empty


def test_a_card_counts_the_games_it_was_active_in():
    frame = events(results_of(run_of(DECK, GAMES)))
    active = Counter(card for game in GAMES for card in game.scenarios)
    won = Counter(
        (card, role)
        for game in GAMES
        for card in game.scenarios
        for role in {game.roles[seat] for seat in game.winners}
    )
    fallen = Counter(
        (card, role)
        for game in GAMES
        for card, (role, _, _) in zip(game.fallen_under, game.eliminations, strict=bool(game.scenarios))
    )
    unfinished = Counter(card for game in GAMES if game.outcome == "no_result" for card in game.scenarios)
    assert {*zip(frame["event"], frame["role"], strict=True)} == {(card, role) for card in HIGH_NOON for role in ROLES}
    for row in frame.to_dict("records"):
        card, role = row["event"], row["role"]
        assert row["games"] == active[card]
        assert row["wins"] == won[card, role]
        assert row["no_result"] == unfinished[card]
        assert row["losses"] == active[card] - won[card, role] - unfinished[card]
        assert row["all_games"] == 400
        assert row["turns"] == sum(game.scenarios.get(card, 0) for game in GAMES)
        assert row["deaths"] == fallen[card, role]


def test_every_configuration_has_the_rows_of_its_own_cards():
    without, ordered = configuration(5), configuration(4, events=("thirst", "curse", "thirst", "wild_west_show"))
    runs = [run_of(of, made_up_games(of, 30)) for of in (without, DECK, ordered)]
    frame = events(results_of(*runs))
    assert list(frame.query("players == 4")["event"].unique()) == ["thirst", "curse", "wild_west_show"]
    assert list(frame.query("players == 5")["event"].unique()) == HIGH_NOON
    assert not frame.query("players == 4")["role"].eq("deputy").any()


def test_a_card_that_was_never_turned_has_its_rows_without_rates():
    frame = events(results_of(run_of(DECK, [])))
    assert len(frame) == 13 * 4
    assert set(frame["games"]) == {0}
    assert frame.filter(regex="rate|ci_|difference|value").isna().to_numpy().all()


def test_cards_of_a_shuffled_deck_are_held_against_each_other_and_the_last_against_none():
    frame = events(results_of(run_of(DECK, GAMES)))
    others = frame[frame["event"] != "high_noon"]
    for role, of_role in others.groupby("role"):
        expected = of_role["wins"].sum() / of_role["games"].sum()
        assert of_role["expected_rate"].to_numpy() == pytest.approx(expected), role
    assert (others["difference"] * others["games"]).groupby(others["role"]).sum().to_numpy() == pytest.approx(0)
    assert others["difference_low"].to_numpy() == pytest.approx((others["ci_low"] - others["expected_rate"]).to_numpy())
    last = frame[frame["event"] == "high_noon"]
    assert last["win_rate"].notna().all()
    assert last[["expected_rate", "difference", "difference_low", "p_value", "q_value"]].isna().to_numpy().all()


def test_cards_in_a_given_order_have_no_like():
    ordered = configuration(5, events=("thirst", "curse"))
    frame = events(results_of(run_of(ordered, made_up_games(ordered, 50))))
    assert frame["win_rate"].notna().all()
    assert frame["expected_rate"].isna().all()


def test_cards_that_may_stand_in_each_others_place_are_those_of_one_way_of_turning():
    mixed = configuration(5, sets=("base", "high_noon", "fistful_of_cards", "wild_west_show"))
    by_sheriff, last, by_stagecoach, show = exchangeable(mixed)
    assert last == ["high_noon", "a_fistful_of_cards"]
    assert show == ["wild_west_show"]
    assert len(by_sheriff) == 12 + 14
    assert len(by_stagecoach) == 9
    assert set(scenario_cards(mixed)) == {card.id for card in mixed.scenario_cards()}
    left_out = configuration(5, sets=("base", "high_noon"), events_excluded=("ghost_town", "high_noon"))
    assert set(scenario_cards(left_out)) == {*HIGH_NOON} - {"ghost_town", "high_noon"}
    assert scenario_cards(configuration(5, sets=("base", "high_noon"), events=())) == []


def test_cards_that_differ_by_chance_alone_differ_no_more_than_the_interval_says():
    chance = np.random.default_rng(5)
    run = run_of(DECK, [])
    numbers = np.array([EVENT_NUMBER[card] for card in HIGH_NOON[:-1]])
    scores: list[list[float]] = []
    p_values: list[list[float]] = []
    for _ in range(200):
        for count in ("event_games", "event_role_wins"):
            run.tally[count] = 0
        # Long games come to more cards, and the outlaws win fewer of them.
        for turned in chance.integers(0, 7, 300):
            cards = chance.permutation(numbers)[:turned]
            run.tally["event_games"][cards] += 1
            run.tally["event_role_wins"][cards, 2] += chance.random() < 0.6 - 0.08 * turned
        run.tally["games"] = 300
        frame = events(results_of(run)).query("role == 'outlaw' and event != 'high_noon'")
        error = np.sqrt(frame["expected_rate"] * (1 - frame["expected_rate"]) / frame["games"])
        scores.append((frame["difference"] / error).to_list())
        p_values.append(frame["p_value"].to_list())
    assert 0.7 < np.std(scores) < 1
    assert np.mean(scores) == pytest.approx(0, abs=0.05)
    assert np.mean(np.array(p_values) < 0.05) < 0.05
