"""``bangsim.run``: from a study to DataFrames and a folder."""

import functools
import json

import pandas as pd
import pytest

import bangsim
from bangsim.analysis import outcome
from bangsim.sim.folder import FolderError
from bangsim.sim.problems import StudyError
from bangsim.sim.runner import run_study
from tests.sim.standin import played_by_rote

STUDY = {"title": "Two tables", "games": 50, "players": [4, 5], "rules": {"bang_limit": [1, 2]}}


@pytest.fixture(autouse=True)
def standin(monkeypatch):
    monkeypatch.setattr(outcome, "run_study", functools.partial(run_study, play=played_by_rote))


def test_the_public_face_holds_what_it_names():
    assert sorted(dir(bangsim)) == sorted(bangsim.__all__)
    assert bangsim.run is outcome.run
    with pytest.raises(AttributeError, match="nothing"):
        _ = bangsim.nothing


def test_tables_are_attributes_and_items():
    came = bangsim.run(STUDY)
    assert isinstance(came.roles, pd.DataFrame)
    assert came["roles"] is came.roles is came.tables["roles"]
    assert list(came.roles.columns[:5]) == ["players", "sets", "preset", "bang_limit", "policy"]
    assert {"characters", "seats", "length", "eliminations", "cards"} <= set(came.tables)
    assert "Two tables" in repr(came)
    with pytest.raises(AttributeError, match=r"an outcome has no 'rolls'; its tables are .*roles"):
        _ = came.rolls


def test_a_study_may_be_a_path_a_dict_or_a_study(tmp_path):
    file = tmp_path / "study.toml"
    file.write_text('title = "Two tables"\ngames = 50\nplayers = [4, 5]\n[rules]\nbang_limit = [1, 2]\n')
    one = bangsim.run(STUDY)
    for study in (file, str(file), bangsim.load_study(file)):
        pd.testing.assert_frame_equal(bangsim.run(study).roles, one.roles)


def test_a_bad_study_is_told():
    with pytest.raises(StudyError, match="players: is missing"):
        bangsim.run({"games": 1})


def test_the_tables_do_not_depend_on_threads():
    one, two = bangsim.run(STUDY, jobs=1), bangsim.run(STUDY, jobs=2)
    for name, table in one.tables.items():
        pd.testing.assert_frame_equal(table, two.tables[name])


def test_an_outcome_is_saved_once(tmp_path):
    came = bangsim.run(STUDY)
    place = came.save(tmp_path / "here", figures=False)
    assert json.loads((place / "manifest.json").read_text()) == came.manifest
    assert {f"{name}.csv" for name in came.tables} == {file.name for file in place.glob("*.csv")}
    with pytest.raises(FolderError, match="holds a result already"):
        came.save(place)
    assert came.save(place, figures=False, force=True) == place


def test_the_manifest_holds_every_switch_of_every_configuration():
    told = bangsim.run(STUDY | {"seats": {"sheriff": {"character": "willy_the_kid"}}}).manifest
    assert [one["rules"]["bang_limit"] for one in told["configurations"]] == [1, 2, 1, 2]
    assert told["configurations"][0]["pins"] == [{"role": "sheriff", "character": "willy_the_kid"}]
    assert told["games_played"] == sum(one["games_played"] for one in told["configurations"]) == 200
    assert told == json.loads(json.dumps(told))


def test_the_manifest_tells_the_scenario_cards_of_every_configuration():
    named = bangsim.run(STUDY | {"players": 5, "rules": {}, "events": [[], ["thirst", "curse"]]}).manifest
    assert [one["events"] for one in named["configurations"]] == [[], ["thirst", "curse"]]
    decks = bangsim.run(STUDY | {"sets": ["base", "high_noon"], "events_excluded": ["thirst"]}).manifest
    assert decks["configurations"][0]["events"] is None
    assert decks["configurations"][0]["events_excluded"] == ["thirst"]
