"""``bangsim run``: what it prints, saves and refuses."""

import functools
import json
from pathlib import Path

import pandas as pd
import pytest

from bangsim.sim import runner

pytestmark = pytest.mark.usefixtures("standin")


def manifest(folder):
    return json.loads((Path(folder) / "manifest.json").read_text())


def test_a_study_is_played_saved_and_summed_up(bangsim):
    ran = bangsim("run", "who.toml", "--no-figures")
    assert ran.exit_code == 0, ran.output
    lines = ran.stdout.splitlines()
    assert lines[0] == "Who wins?"
    assert lines[2].split() == ["players", "games", "sheriff", "deputy", "outlaw", "renegade", "no_result"]
    assert lines[3].split()[:2] == ["4", "100"]
    assert "% (" in lines[3]
    assert lines[-1] == "The results are in results/who-1, explained in results/who-1/index.md"
    assert Path("results/who-1/index.md").is_file()
    assert ran.stderr == ""
    roles = pd.read_csv("results/who-1/roles.csv")
    assert list(roles.columns[:6]) == ["players", "sets", "preset", "policy", "role", "games"]


def test_scenario_cards_that_a_study_names_stand_in_a_column(bangsim):
    Path("cards.toml").write_text('games = 9\nplayers = 5\nevents = [[], ["thirst"], ["curse", "high_noon"]]\n')
    ran = bangsim("run", "cards.toml", "--no-figures", "--out", "here")
    assert ran.exit_code == 0, ran.output
    assert [line.split()[1] for line in ran.stdout.splitlines()[2:6]] == ["events", "none", "thirst", "curse+high_noon"]
    roles = pd.read_csv("here/roles.csv")
    assert list(roles.columns[:5]) == ["players", "sets", "events", "preset", "policy"]
    assert list(roles["events"].unique()) == ["none", "thirst", "curse+high_noon"]
    assert manifest("here")["study"]["events"] == [[], ["thirst"], ["curse", "high_noon"]]


def test_sets_of_scenario_cards_can_be_chosen_beside_those_with_a_deck(bangsim):
    ran = bangsim("run", "who.toml", "--set", "base,high_noon", "--set", "base", "--dry-run")
    assert [line.split()[1] for line in ran.stdout.splitlines()[2:5]] == ["sets", "base+high_noon", "base"]
    ran = bangsim("run", "who.toml", "--set", "high_noon")
    assert ran.exit_code == 2
    assert ran.stderr == (
        'Error: who.toml with sets from the command line: sets = ["high_noon"]: no playing cards come with this; '
        'add "base", or another set with cards\n'
    )


def test_results_are_numbered(bangsim):
    for number in (1, 2):
        assert f"results/who-{number}" in bangsim("run", "who.toml", "--no-figures").stdout
    assert sorted(place.name for place in Path("results").iterdir()) == ["who-1", "who-2"]


def test_figures_are_drawn_unless_unwanted(bangsim):
    bangsim("run", "who.toml", "--out", "with")
    bangsim("run", "who.toml", "--out", "without", "--no-figures")
    assert list(Path("with").glob("*.png"))
    assert list(Path("with").glob("*.svg"))
    assert not list(Path("without").glob("*.png"))


def test_the_manifest_tells_how_it_came_about(bangsim):
    bangsim("run", "who.toml", "--no-figures", "--out", "here", "--seed", "7", "--jobs", "2")
    told = manifest("here")
    assert (told["bangsim"], told["rules_version"], told["seed"], told["jobs"]) == ("0.1.0", "1", 7, 2)
    assert (told["games_asked"], told["games_played"], told["interrupted"]) == (200, 200, False)
    assert told["no_result"] == sum(one["no_result"] for one in told["configurations"])
    assert told["wall_seconds"] >= 0 <= told["cpu_seconds"]
    assert told["study"]["title"] == "Who wins?"
    assert [one["labels"]["players"] for one in told["configurations"]] == [4, 5]
    assert told["configurations"][0]["rules"]["hand_limit"] == "hp"
    assert {"python", "numba", "numpy"} <= set(told["versions"])


def test_options_change_the_study(bangsim):
    bangsim(
        *("run", "who.toml", "--no-figures", "--out", "here", "--games", "50", "--seed", "3", "--players", "5-6,8"),
        *("--set", "base", "--policy", "novice", "--policy", "outlaw=random"),
    )
    told = manifest("here")
    assert [one["labels"]["players"] for one in told["configurations"]] == [5, 6, 8]
    assert told["configurations"][0]["labels"]["policy"] == "novice outlaw=random"
    assert told["configurations"][0]["games_played"] == 50
    assert told["seed"] == 3


def test_a_policy_for_one_role_leaves_the_others(bangsim):
    Path("who.toml").write_text('games = 10\nplayers = 5\n[policies]\ndefault = "novice"\ndeputy = "random"\n')
    bangsim("run", "who.toml", "--no-figures", "--out", "here", "--policy", "outlaw=expert")
    assert manifest("here")["configurations"][0]["labels"]["policy"] == "novice deputy=random outlaw=expert"


def test_an_environment_variable_is_an_option_too(bangsim, monkeypatch):
    monkeypatch.setenv("BANGSIM_RUN_GAMES", "30")
    bangsim("run", "who.toml", "--no-figures", "--out", "here")
    assert manifest("here")["games_asked"] == 60


def test_quiet_prints_nothing(bangsim):
    ran = bangsim("run", "who.toml", "--no-figures", "--quiet", "--players", "9")
    assert (ran.exit_code, ran.output) == (0, "")


def test_a_notice_is_given_on_stderr(bangsim):
    ran = bangsim("run", "who.toml", "--no-figures", "--players", "9", "--out", "here")
    assert ran.stderr.startswith("the official rules have no roles for 9 players")
    assert manifest("here")["notices"] == ran.stderr.splitlines()


def test_json_holds_folder_rates_and_manifest(bangsim):
    told = json.loads(bangsim("run", "who.toml", "--no-figures", "--json").stdout)
    assert told["folder"] == "results/who-1"
    assert told["manifest"] == manifest(told["folder"])
    assert {"players", "role", "games", "wins", "win_rate", "ci_low", "ci_high"} <= set(told["roles"][0])


def test_a_dry_run_plays_nothing(bangsim):
    ran = bangsim("run", "who.toml", "--dry-run")
    assert ran.exit_code == 0
    assert "2 configurations of 100 games: 200 games, about " in ran.stdout
    assert not Path("results").exists()


def test_a_dry_run_in_json(bangsim):
    told = json.loads(bangsim("run", "who.toml", "--dry-run", "--json").stdout)
    assert told["configurations"][1] == {"players": 5, "sets": "base", "preset": "official", "policy": "expert"}
    assert told["games"] == 200
    assert told["estimated_seconds"] >= 0
    assert told["needs_yes"] is False


class TestManyConfigurations:
    @pytest.fixture(autouse=True)
    def a_large_grid(self):
        lists = "draw_count = [1, 2, 3, 4, 5, 6, 7, 8]\noutlaw_bounty = [0, 1, 2, 3, 4]\nbang_limit = [1, 2, 3]\n"
        Path("many.toml").write_text(f"games = 1\nplayers = [4, 5]\n[rules]\n{lists}")

    def test_they_are_not_played_by_mistake(self, bangsim):
        ran = bangsim("run", "many.toml")
        assert ran.exit_code == 2
        assert "the study has 240 configurations; --yes plays more than 200" in ran.stderr

    def test_a_dry_run_says_so(self, bangsim):
        ran = bangsim("run", "many.toml", "--dry-run")
        assert ran.exit_code == 0
        assert "More than 200 configurations are played only with --yes." in ran.stdout

    def test_yes_plays_them(self, bangsim):
        assert bangsim("run", "many.toml", "--yes", "--no-figures", "--out", "here").exit_code == 0
        assert manifest("here")["games_played"] == 240


class TestWhatIsRefused:
    def test_an_older_result(self, bangsim, monkeypatch):
        bangsim("run", "who.toml", "--no-figures", "--out", "here")
        before = manifest("here")
        monkeypatch.setattr(runner, "run_study", lambda *arguments: pytest.fail("played before it was refused"))
        ran = bangsim("run", "who.toml", "--no-figures", "--out", "here", "--seed", "2")
        assert ran.exit_code == 2
        assert "here holds a result already; --force replaces it" in ran.stderr
        assert manifest("here") == before

    def test_unless_forced(self, bangsim):
        for seed in (1, 2):
            ran = bangsim("run", "who.toml", "--no-figures", "--out", "here", "--seed", seed, "--force")
            assert ran.exit_code == 0
        assert manifest("here")["seed"] == 2

    def test_a_file_in_place_of_the_folder(self, bangsim):
        ran = bangsim("run", "who.toml", "--out", "who.toml", "--force")
        assert ran.exit_code == 2
        assert ran.stderr == "Error: who.toml is a file; name a folder\n"

    def test_a_folder_of_other_things(self, bangsim):
        ran = bangsim("run", "who.toml", "--out", ".", "--force")
        assert ran.exit_code == 2
        assert "is a folder of other things" in ran.stderr

    def test_a_missing_study(self, bangsim):
        ran = bangsim("run", "whom.toml")
        assert (ran.exit_code, ran.stderr) == (2, "Error: whom.toml: there is no such file\n")

    def test_a_folder_in_place_of_the_study(self, bangsim):
        ran = bangsim("run", ".")
        assert (ran.exit_code, ran.stderr) == (2, "Error: .: is a folder; should be a study file\n")

    @pytest.mark.parametrize(
        ("written", "told"),
        [
            (b"", "games: is missing; how many games to play"),
            (b"\xff\xfe", "is no text in UTF-8; should be a study file in TOML"),
            (b'games = 1\nplayers = 5\nsets = ["base", "base"]', 'sets = ["base", "base"]: holds "base" twice'),
            (b"games = 1\nplayers = 5\nseed = -1", "seed = -1: should be a whole number from 0 to"),
        ],
    )
    def test_a_file_that_is_no_study(self, bangsim, written, told):
        Path("wrong.toml").write_bytes(written)
        ran = bangsim("run", "wrong.toml")
        assert ran.exit_code == 2
        assert ran.stderr.startswith(f"Error: wrong.toml: {told}")

    def test_a_study_with_several_problems(self, bangsim):
        Path("bad.toml").write_text('games = "many"\nplayers = 12\ntitel = "x"\n')
        ran = bangsim("run", "bad.toml")
        assert ran.exit_code == 2
        assert ran.stdout == ""
        assert [line.split(" = ")[0] for line in ran.stderr.splitlines()] == [
            "Error: bad.toml: games",
            "Error: bad.toml: players",
            "Error: bad.toml: titel",
        ]

    def test_an_option_that_makes_a_bad_study(self, bangsim):
        ran = bangsim("run", "who.toml", "--policy", "exprt", "--games", "0")
        assert ran.exit_code == 2
        first, second = ran.stderr.splitlines()
        assert first.startswith("Error: who.toml with games, policies from the command line: games = 0: should be")
        assert "did you mean expert?" in second

    @pytest.mark.parametrize(
        "options", [["--players", "four"], ["--jobs", "0"], ["--game", "3"], ["--games", "1.5"], ["--players", "4-"]]
    )
    def test_options_that_make_no_sense(self, bangsim, options):
        ran = bangsim("run", "who.toml", *options)
        assert ran.exit_code == 2
        assert "Error: " in ran.stderr

    def test_a_range_from_high_to_low(self, bangsim):
        ran = bangsim("run", "who.toml", "--players", "9-4")
        assert ran.exit_code == 2
        assert "a range goes from low to high: 4-9, not 9-4" in ran.stderr

    def test_a_disk_that_is_full(self, bangsim, monkeypatch):
        def full(*arguments, **options):
            raise OSError(28, "No space left on device", "roles.csv")

        monkeypatch.setattr("bangsim.analysis.outcome.write_results", full)
        ran = bangsim("run", "who.toml", "--out", "here")
        assert (ran.exit_code, ran.stderr) == (1, "Error: roles.csv: No space left on device\n")
        assert not Path("here").exists()
        assert not list(Path().glob(".here*"))


class TestInterruption:
    def interrupt(self, monkeypatch, after):
        def run_study(study, jobs, progress):
            def interrupted(done, games):
                if done >= after:
                    raise KeyboardInterrupt

            return whole(study, 2, interrupted, chunk=10)

        whole = runner.run_study
        monkeypatch.setattr(runner, "run_study", run_study)

    def test_what_was_finished_is_saved_and_said(self, bangsim, monkeypatch):
        self.interrupt(monkeypatch, 20)
        monkeypatch.setattr(runner, "PATIENCE", 0.001)
        ran = bangsim("run", "who.toml", "--games", "100000", "--no-figures", "--out", "here")
        assert ran.exit_code == 130
        told = manifest("here")
        assert told["interrupted"] is True
        assert 0 < told["games_played"] < told["games_asked"] == 200_000
        assert f"stopped; {told['games_played']:,} of 200,000 games were played and saved" in ran.stderr
        assert "The results are in here" in ran.stdout

    def test_where_nothing_was_finished_nothing_is_saved(self, bangsim, monkeypatch):
        def nothing_played(study, jobs, progress):
            return whole(study, 1, play=lambda *arguments: pytest.fail("played"), chunk=1)

        whole = runner.run_study
        monkeypatch.setattr(runner._Work, "_next_chunk", lambda self: None)
        monkeypatch.setattr(runner, "run_study", functools.partial(nothing_played))
        ran = bangsim("run", "who.toml", "--out", "here")
        assert ran.exit_code == 130
        assert ran.stderr == "stopped before any games were finished; nothing was saved\n"
        assert not Path("here").exists()
