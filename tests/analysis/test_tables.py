"""Every table against the same games counted again, one by one and in plain Python."""

from collections import Counter
from statistics import mean, stdev

import pandas as pd
import pytest

from bangsim.analysis.characters import characters, characters_by_role
from bangsim.analysis.frames import TABLES, frames
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
from bangsim.content import catalogue
from bangsim.content.configuration import Pin
from tests.analysis.examples import configuration, made_up_games, results_of, run_of, run_with_events

TABLE = configuration(5)
GAMES = made_up_games(TABLE, 400)
RESULTS = results_of(run_of(TABLE, GAMES))
KEYS = ["players", "sets", "preset", "events", "bang_limit", "policy"]
OF_EACH_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)


def counts(frame: pd.DataFrame, keys: list[str], count: str) -> dict:
    """A column of a table by the columns that name its rows; rows that count nothing are left out."""
    return {
        tuple(row[key] for key in keys) if len(keys) > 1 else row[keys[0]]: row[count]
        for row in frame.to_dict("records")
        if row[count]
    }


def test_outcomes_are_those_of_the_games():
    frame = outcomes(RESULTS)
    assert counts(frame, ["outcome"], "ended") == Counter(game.outcome for game in GAMES)
    assert frame["ended"].sum() == 400
    assert frame["share"].sum() == pytest.approx(1)


def test_a_role_wins_a_game_once_however_many_have_it():
    frame = roles(RESULTS)
    wins = Counter(role for game in GAMES for role in {game.roles[seat] for seat in game.winners})
    assert counts(frame, ["role"], "wins") == wins
    assert set(frame["games"]) == {400}
    assert list(frame["players_with_role"]) == [1, 1, 2, 1]


@pytest.mark.parametrize(
    ("function", "times"), [(roles, 4), (characters, 5), (characters_by_role, 5), (seats, 5), (seats_by_role, 5)]
)
def test_games_without_result_stay_in_the_count_and_the_columns_add_up(function, times):
    frame = function(RESULTS)
    assert frame["no_result"].sum() == times * sum(game.outcome == "no_result" for game in GAMES) > 0
    assert (frame["wins"] + frame["losses"] + frame["no_result"] == frame["games"]).all()
    assert (frame["losses"] >= 0).all()
    assert frame["win_rate"].equals((frame["wins"] / frame["games"]).rename("win_rate"))


def test_a_role_that_nobody_has_stands_in_no_table():
    table = configuration(4)
    tables = frames(results_of(run_of(table, made_up_games(table, 50))))
    for name in ("roles", "characters_by_role", "seats_by_role"):
        assert "deputy" not in set(tables[name]["role"])
    assert "deputy" not in set(tables["eliminations"]["victim"])


def test_two_renegades_win_as_one_role_but_not_as_one_character():
    table = configuration(8)
    games = made_up_games(table, 300)
    tables = frames(results_of(run_of(table, games)))
    renegade = tables["roles"].set_index("role").loc["renegade"]
    assert renegade["games"] == 300
    assert renegade["wins"] == sum(game.outcome == "renegade" for game in games)
    played = tables["characters_by_role"].query("role == 'renegade'")
    assert played["games"].sum() == 600
    assert played["wins"].sum() == renegade["wins"]


def test_one_player_who_wins_alone_wins_for_his_role_and_nobody_else():
    table = configuration(5, events=("wild_west_show",))
    games = made_up_games(table, 300, chances=(0.2, 0.2, 0.1, 0.1, 0.4))
    tables = frames(results_of(run_of(table, games)))
    ended = tables["outcomes"].set_index("outcome")
    assert ended.loc["player", "ended"] == sum(game.outcome == "player" for game in games)
    assert ended["share"].sum() == pytest.approx(1)
    of_role = tables["roles"].set_index("role")["wins"]
    of_players = tables["characters_by_role"].groupby("role")["wins"].sum()
    alone = Counter(game.roles[game.winners[0]] for game in games if game.outcome == "player")
    outlaws = sum(game.outcome == "outlaws" for game in games)
    assert of_role["outlaw"] == outlaws + alone["outlaw"]
    assert of_players["outlaw"] == 2 * outlaws + alone["outlaw"]
    assert of_players["sheriff"] == of_role["sheriff"] != of_role["deputy"]


def test_an_outcome_that_a_scenario_card_allows_has_its_row():
    with_card = configuration(5, events=("wild_west_show",))
    assert "player" not in set(outcomes(results_of(run_of(TABLE, [])))["outcome"])
    assert "player" in set(outcomes(results_of(run_of(with_card, [])))["outcome"])


@pytest.mark.parametrize(
    ("function", "keys"), [(characters, ["character"]), (characters_by_role, ["character", "role"])]
)
def test_a_character_counts_the_games_it_was_in(function, keys):
    seen: Counter = Counter()
    won: Counter = Counter()
    for game in GAMES:
        for seat, key in enumerate(zip(game.characters, game.roles, strict=True)):
            seen[key if len(keys) > 1 else key[0]] += 1
            won[key if len(keys) > 1 else key[0]] += seat in game.winners
    frame = function(RESULTS)
    assert counts(frame, keys, "games") == seen
    assert counts(frame, keys, "wins") == +won


def test_characters_are_held_against_the_others_in_their_roles():
    frame = characters(RESULTS)
    assert (frame["games"] * frame["difference"]).sum() == pytest.approx(0, abs=1e-9)
    assert (frame["q_value"] >= frame["p_value"]).all()
    inside = (frame["difference_low"] < 0) & (frame["difference_high"] > 0)
    assert (inside == (frame["p_value"] > 0.05)).all()


def test_a_character_outside_the_pool_that_is_given_to_a_seat_has_its_row():
    pool = catalogue.pool(("base",))[:8]
    table = configuration(5, characters=pool, pins=(Pin(role="sheriff", character="willy_the_kid"),))
    games = made_up_games(configuration(5, characters=(*pool, "willy_the_kid")), 50)
    assert set(characters(results_of(run_of(table, games)))["character"]) == {*pool, "willy_the_kid"}


def test_seats_are_counted_from_the_sheriff():
    seen = Counter((seat, role) for game in GAMES for seat, role in enumerate(game.roles))
    won = Counter((seat, game.roles[seat]) for game in GAMES for seat in game.winners)
    by_role = seats_by_role(RESULTS)
    assert counts(by_role, ["seat", "role"], "games") == seen
    assert counts(by_role, ["seat", "role"], "wins") == won
    assert counts(seats(RESULTS), ["seat"], "wins") == Counter(seat for game in GAMES for seat in game.winners)
    assert set(by_role.query("seat == 0")["role"]) == {"sheriff"}


def test_the_length_of_games_is_described_by_mean_spread_and_quantiles():
    turns = sorted(game.turns for game in GAMES)
    row = length(RESULTS).iloc[0]
    assert row["turns_mean"] == pytest.approx(mean(turns))
    assert row["standard_deviation"] == pytest.approx(stdev(turns))
    assert row["turns_a_player"] == pytest.approx(mean(turns) / 5)
    for column, share in {"turns_p5": 0.05, "turns_median": 0.5, "turns_p95": 0.95}.items():
        assert row[column] == turns[round(share * len(turns)) - 1]


def test_a_percentile_is_the_smallest_length_that_enough_games_do_not_exceed():
    run = run_of(TABLE, [])
    run.tally["lengths"][[10, 20, 30]] = [19, 1, 0]
    run.tally["games"] = 20
    row = length(results_of(run)).iloc[0]
    assert (row["turns_p5"], row["turns_median"], row["turns_p95"]) == (10, 10, 10)
    run.tally["lengths"][[10, 20, 30]] = [18, 1, 1]
    assert length(results_of(run)).loc[0, "turns_p95"] == 20


def test_the_spread_of_very_many_long_games_is_exact():
    run = run_of(TABLE, [])
    run.tally["games"], run.tally["turns"], run.tally["turns_squared"] = 10**12, 10**15, 10**18 + 10**12
    assert length(results_of(run)).loc[0, "standard_deviation"] == pytest.approx(1)


def test_the_distribution_of_the_length_counts_every_game():
    frame = length_distribution(RESULTS)
    assert counts(frame, ["turns"], "ended") == Counter(game.turns for game in GAMES)
    assert frame["share_up_to"].iloc[-1] == pytest.approx(1)


def test_eliminations_tell_order_victim_killer_and_cause():
    fallen = Counter(
        (order, *elimination) for game in GAMES for order, elimination in enumerate(game.eliminations, start=1)
    )
    frame = eliminations(RESULTS)
    assert counts(frame, ["order", "victim", "killer", "cause"], "eliminations") == fallen
    assert (frame["per_game"] == frame["eliminations"] / 400).all()


def test_the_ninth_row_of_eliminations_counts_all_further_ones_and_has_no_interval():
    run = run_of(TABLE, GAMES[:10])
    run.tally["eliminations"][8, 2, 0, 0] = 25
    frame = eliminations(results_of(run))
    ninth = frame[frame["order"] == 9]
    assert ninth["per_game"].tolist() == [2.5]
    assert ninth[["ci_low", "ci_high"]].isna().to_numpy().all()
    assert frame.loc[frame["order"] < 9, ["ci_low", "ci_high"]].notna().to_numpy().all()


def test_cards_are_counted_with_their_copies_in_the_deck():
    table = configuration(5, deck_copies={"bang": 10, "dynamite": 0})
    frame = cards(results_of(run_of(table, GAMES[:3]))).set_index("card")
    assert frame.loc["bang", "copies"] == 10
    assert "dynamite" not in frame.index
    assert frame.loc["bang", "drawn_per_game"] == 900
    assert list(frame.loc["missed", ["played", "answered"]]) == [0, 900]


def grid(number):
    """Results that every table applies to."""
    tables = configuration(5, events=()), configuration(5, events=("thirst",))
    runs = [
        run_with_events(table, made_up_games(table, number, seed=limit), bang_limit=limit)
        for limit in (1, 2)
        for table in tables
    ]
    return results_of(*runs)


@OF_EACH_TABLE
def test_key_columns_come_first(table):
    frame = table.function(grid(9))
    assert list(frame)[:6] == KEYS
    assert set(frame["bang_limit"]) == {1, 2}


@OF_EACH_TABLE
def test_no_row_stands_twice(table):
    frame = table.function(grid(20))
    names = frame.columns[: list(frame).index("games")]
    assert len(frame)
    assert not frame.duplicated(subset=list(names)).any()


@OF_EACH_TABLE
def test_a_configuration_without_games_gives_no_rates(table):
    frame = table.function(grid(0))
    assert frame["games"].sum() == 0
    assert frame.filter(regex="rate|share|low|high|difference|per_game|turns_|_value").isna().to_numpy().all()


def test_every_count_is_a_whole_number():
    whole = ["games", "all_games", "scored", "wins", "losses", "no_result", "ended", "offered", "drawn", "deaths"]
    for frame in frames(grid(20)).values():
        for column in frame.columns.intersection(whole):
            assert pd.api.types.is_integer_dtype(frame[column])
