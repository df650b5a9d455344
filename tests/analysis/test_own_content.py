"""A designer's own cards and characters stand in the tables beside the official ones, as the logs of the games say."""

from collections import Counter

import pytest

import bangsim
from bangsim.analysis.words import words_of
from bangsim.content.catalogue import KINDS, pool
from bangsim.sim.story import sentences
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace

GAMES = 60
HATCHET = {"effect": "attack", "reach": "near", "distance": 2, "border": "green"}
STUDY = {
    "games": GAMES,
    "players": 5,
    "characters": [
        {"id": "mad_meg", "hp": 4, "abilities": ["bart_cassidy"], "name": "Mad Meg"},
        {"id": "el_gringo", "hp": 2, "name": "Weak Gringo"},
    ],
    "cards": [
        {"id": "hatchet", "copies": ["7C"] * 12, "name": "Throwing Axe", **HATCHET},
        {"id": "beer", "amount": 2},
    ],
}


@pytest.fixture(scope="module")
def outcome():
    return bangsim.run(STUDY, jobs=2)


@pytest.fixture(scope="module")
def logs():
    (only,) = study_from_dict(STUDY).configurations()
    return [[*trace(only, 1, game)] for game in range(GAMES)]


def test_characters_are_counted_beside_the_official_ones(outcome, logs):
    table = outcome.characters.set_index("character")
    assert [*table.index] == [*pool(["base"]), "mad_meg"]
    dealt = Counter(player["character"] for log in logs for player in log[0]["players"])
    assert table["games"].to_dict() == {id: dealt[id] for id in table.index}
    won = Counter(log[0]["players"][seat]["character"] for log in logs for seat in log[-1]["winners"])
    assert table["wins"].to_dict() == {id: won[id] for id in table.index}


def test_cards_are_counted_beside_the_official_ones(outcome, logs):
    table = outcome.cards.set_index("card")
    events = [event for log in logs for event in log if event["event"] == "PLAY"]
    assert table["copies"]["hatchet"] == 12
    assert table["played"]["hatchet"] == sum(event["card"].split()[0] == "hatchet" for event in events) > 0
    by = outcome.eliminations.query("cause == 'hatchet'")["eliminations"].sum()
    assert by == sum(event["event"] == "OUT" and event["why"] == "hatchet" for log in logs for event in log)


def test_an_official_character_and_card_are_changed_for_this_study_alone(logs):
    start = [player for log in logs for player in log[0]["players"] if player["character"] == "el_gringo"]
    assert {player["hp"] - (player["role"] == "sheriff") for player in start} == {2}
    healed = [event["amount"] for log in logs for event in log if event["event"] == "HEAL" and event["why"] == "beer"]
    assert max(healed) == 2
    (official,) = study_from_dict({"games": 1, "players": 5}).configurations()
    assert official.content.kinds == KINDS


def test_stories_and_figures_use_the_own_names(outcome, logs):
    (only,) = study_from_dict(STUDY).configurations()
    told = "\n".join(line for log in logs for line in sentences(log, content=only.content))
    assert "Throwing Axe 7♣" in told
    assert "Mad Meg" in told
    assert "Weak Gringo" in told
    words = words_of(outcome.results)
    assert words.character("el_gringo") == "Weak Gringo"
    assert words.key("deck_copies.hatchet") == "copies of Throwing Axe"
    assert "Throwing Axe" in words.origin(outcome.results)


def test_the_manifest_has_the_whole_content(outcome):
    study = outcome.manifest["study"]
    assert study_from_dict(study).content == study_from_dict(STUDY).content
    assert study["cards"][0]["copies"] == ["7C"] * 12
