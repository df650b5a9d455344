"""Cards and characters are found under every name that people write."""

import pytest

from bangsim.content import catalogue
from bangsim.content.catalogue import CHARACTERS, EVENTS, KINDS, OTHER_NAMES, SETS, UnknownName, find, plain
from bangsim.content.codes import WEAPON
from bangsim.sim import values
from bangsim.sim.case_words import read_card, usable
from tests.properties.studies import configuration_of

CARDS = {
    "Miss-And-Draw": "dodge",
    "Fray": "brawl",
    "Hitpoint": "canteen",
    "Big Stone": "hideout",
    "Rifle": "buffalo_rifle",
    "Appaloosa": "scope",
    "Diligenra": "stagecoach",
    "Gaterlin": "gatling",
}


def test_the_other_names_are_those_of_the_sources():
    others = {"christine": "paul_regret", "lady_rose_of_texas": "lady_rosa_of_texas"}
    assert {plain(name): id for name, id in CARDS.items()} | others == OTHER_NAMES


def test_no_name_means_two_things():
    cards, characters = {one.id for one in KINDS}, {one.id for one in CHARACTERS}
    assert cards & characters == {"volcanic"}
    events = {one.id for one in EVENTS[1:]}
    names = [*(cards | characters), *SETS, *(events - {*SETS}), *OTHER_NAMES]
    assert len({*names}) == len(names)
    assert events & {*SETS} == {"high_noon", "wild_west_show"}


def test_volcanic_is_a_card_where_cards_are_meant_and_a_character_where_characters_are():
    assert catalogue.kind("Volcanic").card_class == WEAPON
    assert catalogue.character("Volcanic").same_as == "willy_the_kid"
    assert str(read_card("volcanic 10S")) == "volcanic 10S"
    study = {"games": 1, "players": 5, "sets": ["base", "powgame"]}
    study |= {"seats": {"sheriff": {"character": "volcanic"}}}
    study |= {"rules": {"deck_copies": {"volcanic": 3}}}
    configuration = configuration_of(study)
    assert (configuration.pins[0].character, configuration.deck_copies) == ("volcanic", {"volcanic": 3})


@pytest.mark.parametrize("one", [*KINDS, *CHARACTERS[1:], *EVENTS[1:]], ids=lambda one: one.id)
def test_everything_is_found_by_its_printed_name(one):
    assert find("thing", one.name, [one.id]) == one.id


@pytest.mark.parametrize(("name", "meant"), CARDS.items())
def test_a_card_is_found_by_its_other_name(name, meant):
    assert values.CARD.check(name) == meant
    assert catalogue.kind(name).id == meant
    assert str(read_card(f"{name} 7D")) == f"{meant} 7D"
    assert {meant: 2} == configuration_of({"games": 1, "players": 5, "rules": {"deck_copies": {name: 2}}}).deck_copies


def test_a_character_is_found_by_its_other_name():
    assert catalogue.character("Christine").id == "paul_regret"
    assert find("thing to use", "christine", usable()) == "paul_regret"
    study = {"games": 1, "players": 5, "seats": {"sheriff": {"character": "christine"}}}
    assert configuration_of(study).pins[0].character == "paul_regret"
    names = ["Christine", "José Delgado", 'Claus "The Saint"', "Doc Holyday", "apache-kid"]
    chosen = configuration_of({"games": 1, "players": 5, "characters": names}).characters
    assert chosen == ("paul_regret", "apache_kid", "doc_holyday", "jose_delgado", "claus_the_saint")


def test_an_other_name_is_offered_for_a_mistyped_one():
    with pytest.raises(UnknownName, match="did you mean christine"):
        catalogue.character("Christin")


def test_an_other_name_counts_only_where_what_it_means_does():
    with pytest.raises(UnknownName) as raised:
        find("card", "Fray", ["bang", "missed"])
    assert "did you mean" not in str(raised.value)


def test_silver_is_a_card_of_its_own():
    assert catalogue.kind("Silver").id == "silver"
