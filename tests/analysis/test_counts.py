"""The tables of games that were played against the logs of the same games, counted one by one."""

from collections import Counter, defaultdict
from statistics import mean, stdev

import pandas as pd
import pytest

import bangsim
from bangsim.content.catalogue import KIND_NUMBER, KINDS, SETS
from bangsim.content.codes import ROLES
from bangsim.content.collection import OFFICIAL
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace

GAMES, SEED, PLAYERS = 60, 5, (3, 5, 7, 8)
# So few turns leave some games without result.
RULES = {"max_turns": 45, "character_choice": 2}
DECK = ["base", "dodge_city", "xiamen"]
STUDY = {"games": GAMES, "seed": SEED, "players": PLAYERS, "sets": DECK, "rules": RULES}
ANSWERS = ("attack", "indians", "duel", "dying", "roulette")


@pytest.fixture(scope="module")
def tables():
    return bangsim.run(STUDY, jobs=1).tables


@pytest.fixture(scope="module")
def logs():
    """The events of every game, by number of players."""
    configurations = study_from_dict(STUDY).configurations()
    return {one.players: [list(trace(one, SEED, game)) for game in range(GAMES)] for one in configurations}


def counted(table: pd.DataFrame, keys: list[str], column: str) -> Counter:
    """A column of a table by the columns that name its rows; rows that count nothing are left out."""
    return Counter({row[:-1]: row[-1] for row in table[[*keys, column]].itertuples(index=False, name=None) if row[-1]})


def card_kind(event):
    return event["card"].split()[0]


def test_some_games_ended_and_some_did_not(logs):
    ends = Counter(log[-1]["outcome"] for games in logs.values() for log in games)
    assert {"law", "outlaws", "player", "no_result"} <= set(ends)


def test_games_end_as_their_logs_say(tables, logs):
    ended = Counter((players, log[-1]["outcome"]) for players, games in logs.items() for log in games)
    assert counted(tables["outcomes"], ["players", "outcome"], "ended") == ended
    turns = Counter((players, log[-1]["turns"]) for players, games in logs.items() for log in games)
    assert counted(tables["length_distribution"], ["players", "turns"], "ended") == turns


@pytest.mark.parametrize(
    ("table", "keys"),
    [
        ("characters", ["character"]),
        ("characters_by_role", ["character", "role"]),
        ("seats", ["seat"]),
        ("seats_by_role", ["seat", "role"]),
    ],
)
def test_players_win_lose_or_have_no_result_as_the_logs_say(tables, logs, table, keys):
    expected: dict[str, Counter] = {column: Counter() for column in ("games", "wins", "losses", "no_result")}
    for players, games in logs.items():
        for log in games:
            for player in log[0]["players"]:
                won = "wins" if player["seat"] in log[-1]["winners"] else "losses"
                came = "no_result" if log[-1]["outcome"] == "no_result" else won
                row = (players, *(player[key] for key in keys))
                expected["games"][row] += 1
                expected[came][row] += 1
    for column, count in expected.items():
        assert counted(tables[table], ["players", *keys], column) == count


def test_roles_win_as_the_logs_say(tables, logs):
    wins = Counter(
        (players, role)
        for players, games in logs.items()
        for log in games
        for role in {log[0]["players"][seat]["role"] for seat in log[-1]["winners"]}
    )
    assert counted(tables["roles"], ["players", "role"], "wins") == wins
    assert set(tables["roles"]["role"]) == set(ROLES)


def scored_in(logs, *keys):
    """What players with the same number of players and the same `keys` scored in each game."""
    scored = defaultdict(list)
    for players, games in logs.items():
        for log in games:
            of_game = {}
            for player, score in zip(log[0]["players"], log[-1]["scores"], strict=bool(log[-1]["scores"])):
                of_game[players, *(player[key] for key in keys)] = score
            for row, score in of_game.items():
                scored[row].append(score)
    return scored


@pytest.mark.parametrize(("table", "keys"), [("scores", ["role"]), ("scores_by_character", ["character", "role"])])
def test_players_score_as_the_logs_say(tables, logs, table, keys):
    scored = scored_in(logs, *keys)
    assert {players for players, *_ in scored} == {5, 7}, "the others have no points"
    frame = tables[table].set_index(["players", *keys])
    assert set(frame.index[frame["score_mean"].notna()]) == {*scored}
    for row, scores in scored.items():
        assert frame.loc[row, "games"] == len(scores)
        assert frame.loc[row, "score_mean"] == pytest.approx(mean(scores))
        if len(scores) > 1:
            assert frame.loc[row, "standard_deviation"] == pytest.approx(stdev(scores))


def test_what_all_players_score_is_what_the_points_leave(tables):
    frame = tables["scores"].dropna()
    together = (frame["score_mean"] * frame["players_with_role"]).groupby(frame["players"]).sum()
    ends = tables["outcomes"].query("players == 7 and outcome == 'renegade'")
    assert together.to_dict() == pytest.approx({5: 0, 7: -20 * ends["share"].item()}, abs=1e-9)
    expected = tables["tournament"].dropna(subset="expected_score").groupby("players")["expected_score"]
    assert expected.agg(["min", "max"]).loc[7].tolist() == pytest.approx([together[7] / 7] * 2)
    assert set(expected.get_group(5)) == {0}


def test_players_fall_in_the_order_and_by_the_hand_that_the_logs_say(tables, logs):
    fallen: Counter = Counter()
    for players, games in logs.items():
        for log in games:
            out = [event for event in log if event["event"] == "OUT"]
            for order, event in enumerate(out, start=1):
                killer = "nobody" if event["by"] < 0 else log[0]["players"][event["by"]]["role"]
                cause = event["why"] if event["why"] in KIND_NUMBER else "other"
                fallen[players, order, event["role"], killer, cause] += 1
    keys = ["players", "order", "victim", "killer", "cause"]
    assert counted(tables["eliminations"], keys, "eliminations") == fallen


def test_cards_are_drawn_played_and_answered_with_as_the_logs_say(tables, logs):
    expected: dict[str, Counter] = {column: Counter() for column in ("drawn", "played", "answered")}
    for players, games in logs.items():
        for log in games:
            asked = ""
            for event in log:
                asked = event.get("asks", asked)
                from_pile = event["event"] == "MOVE" and event["from"]["zone"] in ("deck_top", "shown")
                if from_pile and event["to"]["zone"] == "hand":
                    expected["drawn"][players, card_kind(event)] += 1
                elif event["event"] == "PLAY":
                    expected["played"][players, card_kind(event)] += 1
                elif event["event"] == "ANSWER" and event["card"] and asked in ANSWERS:
                    expected["answered"][players, card_kind(event)] += 1
    for column, count in expected.items():
        assert counted(tables["cards"], ["players", "card"], column) == count


@pytest.mark.parametrize("sets", [["base"], ["base", "dodge_city"], [*SETS]], ids="+".join)
def test_every_kind_of_card_is_drawn_and_used(sets):
    cards = bangsim.run({"games": 1000, "players": 7, "sets": sets}).cards
    assert set(cards["card"]) == {KINDS[kind].id for kind, _ in OFFICIAL.deck(sets, {})}
    assert cards.loc[cards["drawn"] == 0, "card"].to_list() == []
    assert cards.loc[cards["played"] + cards["answered"] == 0, "card"].to_list() == []


def test_every_character_kept_was_offered_with_another(tables):
    offered = tables["characters"].groupby("players")["offered"].sum()
    assert offered.to_dict() == {players: 2 * players * GAMES for players in PLAYERS}
    assert (tables["characters"]["games"] <= tables["characters"]["offered"]).all()
