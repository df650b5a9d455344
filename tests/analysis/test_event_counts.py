"""The tables of games with scenario cards against the logs of the same games, counted one by one."""

from collections import Counter, defaultdict
from math import nan
from statistics import mean

import pytest

import bangsim
from bangsim.content.catalogue import SETS, turned_by_stagecoach
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace

GAMES, SEED, PLAYERS = 40, 3, [3, 5, 8]
COMMON = {"games": GAMES, "seed": SEED, "players": PLAYERS}
# So few turns leave some games without result.
SHORT = {"max_turns": 70}
BY_SHERIFF = ["thirst", "dead_man", "new_identity", "ghost_town", "thirst", "high_noon"]
BY_STAGECOACH = ["helena_zontero", "bone_orchard", "wild_west_show"]
STUDIES = {
    "decks": {**COMMON, "sets": [*SETS], "rules": SHORT},
    "in order": {**COMMON, "sets": ["base", "dodge_city"], "events": [*BY_SHERIFF, *BY_STAGECOACH], "rules": SHORT},
    "show": {**COMMON, "events": [[], ["wild_west_show"]]},
}


class Counted:
    """What one game adds to the tables, read from its log."""

    def __init__(self, log):
        players = log[0]["players"]
        self.end = log[-1]
        self.characters = [player["character"] for player in players]
        self.roles = [player["role"] for player in players]
        self.active: Counter = Counter()
        self.turns: Counter = Counter()
        self.deaths: Counter = Counter()
        self.fallen: list[tuple[int, str, str]] = []
        now: dict[bool, str] = {}
        begins = False
        for event in log:
            kind = event["event"]
            if kind == "TURN":
                begins = True
            elif kind == "SCENARIO":
                self.active[event["card"]] = 1
                now[turned_by_stagecoach(event["card"])] = event["card"]
            elif kind == "PHASE" and begins and event["phase"] != "start":
                # A turn that the game does not survive the start of is not among those of a card.
                self.turns.update(now.values())
                begins = False
            elif kind == "ROLE":
                self.roles[event["seat"]] = event["role"]
            elif kind == "OUT" and event["why"] != "ghost_town":
                self.deaths.update((card, event["role"]) for card in now.values())
                killer = "nobody" if event["by"] < 0 else self.roles[event["by"]]
                self.fallen.append((min(len(self.fallen) + 1, 9), event["role"], killer))

    def came(self, seat):
        """What came of the game for a seat: wins, losses or no_result."""
        if self.end["outcome"] == "no_result":
            return "no_result"
        return "wins" if seat in self.end["winners"] else "losses"

    @property
    def dealt(self):
        """The roles there are."""
        return {*self.roles}

    @property
    def winners(self):
        """The roles that have won."""
        return {self.roles[seat] for seat in self.end["winners"]}


@pytest.fixture(scope="module", params=STUDIES)
def study(request):
    return study_from_dict(STUDIES[request.param])


@pytest.fixture(scope="module")
def tables(study):
    return bangsim.run(study, jobs=1).tables


@pytest.fixture(scope="module")
def games(study):
    """What was counted of every game, by number of players and list of scenario cards."""
    return {
        (one.labels["players"], one.labels.get("events")): [
            Counted([*trace(one.configuration, SEED, game)]) for game in range(GAMES)
        ]
        for one in study.variants()
    }


def counted(table, keys, column):
    """A column of a table added up by the columns that name its rows; rows that count nothing are left out."""
    total: Counter = Counter()
    for row in table.to_dict("records"):
        total[row["players"], row.get("events"), *(row[key] for key in keys)] += row[column]
    return +total


def added(games, count):
    """The sum over all games of what `count` makes of one, behind the keys of its configuration."""
    total: Counter = Counter()
    for key, of_key in games.items():
        for game in of_key:
            for row, number in Counter(count(game)).items():
                total[*key, *(row if isinstance(row, tuple) else (row,))] += number
    return total


def test_some_cards_were_active_and_some_games_were_won_alone(games):
    ends = Counter(game.end["outcome"] for (players, _), of_key in games.items() for game in of_key if players > 3)
    assert ends["player"] > 0
    assert added(games, lambda game: game.active)


def test_a_card_counts_the_games_in_which_it_was_active_and_who_won_them(tables, games):
    table = tables["events"]

    def by_card_and_role(count):
        return added(games, lambda game: {(card, role): 1 for card in game.active for role in count(game)})

    unfinished = by_card_and_role(lambda game: game.dealt if game.end["outcome"] == "no_result" else ())
    assert counted(table, ["event", "role"], "games") == by_card_and_role(lambda game: game.dealt)
    assert counted(table, ["event", "role"], "wins") == by_card_and_role(lambda game: game.winners)
    assert counted(table, ["event", "role"], "no_result") == unfinished
    assert set(table["all_games"]) == {GAMES}


def test_a_card_counts_the_turns_and_deaths_under_it(tables, games):
    table = tables["events"]
    turns = added(games, lambda game: {(card, role): n for card, n in game.turns.items() for role in game.dealt})
    assert counted(table, ["event", "role"], "turns") == turns
    assert counted(table, ["event", "role"], "deaths") == added(games, lambda game: game.deaths)


def test_every_card_that_may_be_turned_has_its_rows(study, tables):
    for variant in study.variants():
        labels, cards = variant.labels, {card.id for card in variant.configuration.scenario_cards()}
        table = tables["events"].query(f"players == {labels['players']}")
        rows = table if "events" not in table else table[table["events"] == labels["events"]]
        assert set(rows["event"]) == cards
        assert not rows.duplicated(["event", "role"]).any()


def test_roles_win_with_whom_they_have_at_the_end(tables, games):
    assert counted(tables["roles"], ["role"], "wins") == added(games, lambda game: dict.fromkeys(game.winners, 1))
    assert set(tables["roles"]["games"]) == {GAMES}


@pytest.mark.parametrize(
    ("table", "key"), [("characters_by_role", "character"), ("seats_by_role", "seat")], ids=["characters", "seats"]
)
def test_players_are_counted_with_what_they_were_dealt_and_the_role_they_have_at_the_end(tables, games, table, key):
    for column in ("games", "wins", "losses", "no_result"):

        def came(game, column=column):
            for seat, (character, role) in enumerate(zip(game.characters, game.roles, strict=True)):
                if column in ("games", game.came(seat)):
                    yield (character if key == "character" else seat, role)

        assert counted(tables[table], [key, "role"], column) == added(games, came)


def test_games_end_as_their_logs_say(tables, games):
    assert counted(tables["outcomes"], ["outcome"], "ended") == added(games, lambda game: {game.end["outcome"]: 1})
    shares = tables["outcomes"].groupby([name for name in ("players", "events") if name in tables["outcomes"]])["share"]
    assert shares.sum().to_numpy() == pytest.approx(1)


def test_whoever_comes_back_can_fall_again_and_the_ninth_row_takes_the_rest(tables, games):
    fallen = counted(tables["eliminations"], ["order", "victim", "killer"], "eliminations")
    assert fallen == added(games, lambda game: game.fallen)
    ninth = tables["eliminations"]["order"] == 9
    assert tables["eliminations"].loc[ninth, ["ci_low", "ci_high"]].isna().to_numpy().all()
    assert tables["eliminations"].loc[~ninth, ["ci_low", "ci_high"]].notna().to_numpy().all()


def test_a_game_that_one_player_has_won_alone_has_no_score(tables, games):
    scored: dict[tuple, list[dict]] = defaultdict(list)
    for key, of_key in games.items():
        for game in of_key:
            assert bool(game.end["scores"]) == (key[0] == 5 and game.end["outcome"] != "player")
            scored[key] += [dict(zip(game.roles, game.end["scores"], strict=bool(game.end["scores"])))]
    for row in tables["scores"].to_dict("records"):
        scores = [one[row["role"]] for one in scored[row["players"], row.get("events")] if one]
        assert row["games"] == GAMES
        assert row["scored"] == len(scores)
        assert row["score_mean"] == pytest.approx(mean(scores) if scores else nan, nan_ok=True)
