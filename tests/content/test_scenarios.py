"""The scenario decks: which cards are in them, and what a configuration makes of them."""

from dataclasses import replace

import pytest

from bangsim.content.catalogue import EVENT_NUMBER, EVENTS, SETS, event, scenario_deck, sets_of_event
from bangsim.content.codes import EVENTS as MOST_EVENTS
from bangsim.content.codes import NAMED_EVENTS
from bangsim.content.configuration import Configuration
from tests.properties.studies import configuration_of


def configuration(*sets: str) -> Configuration:
    return configuration_of({"games": 1, "players": 5, "sets": ["base", *sets]})


def deck(*sets: str, by_stagecoach: bool = False) -> list[str]:
    return [card.id for card in scenario_deck(sets, by_stagecoach)]


def test_every_card_is_in_one_deck():
    cards = [card.id for one in SETS.values() for card in one.events]
    assert len({*cards}) == len(cards) == 40
    assert sorted(cards) == sorted(card.id for card in EVENTS[1:])
    assert len(EVENTS) <= MOST_EVENTS


def test_the_cards_that_rules_speak_of_have_the_first_numbers():
    assert [card.id for card in EVENTS[: len(NAMED_EVENTS)]] == [*NAMED_EVENTS]
    assert all(EVENTS[number].id == id for id, number in EVENT_NUMBER.items())


@pytest.mark.parametrize("one", [one for one in SETS.values() if one.events], ids=lambda one: one.id)
def test_each_deck_has_one_card_that_stays_to_the_end_and_is_called_after_it(one):
    assert [card.name for card in one.events if card.last] == [one.name]


def test_the_decks_have_their_cards():
    assert (len(deck("high_noon")), len(deck("fistful_of_cards"))) == (13, 15)
    assert len(deck("wild_west_show", by_stagecoach=True)) == 10
    assert deck("base", "dodge_city", "wild_west_show") == []
    assert deck("high_noon", by_stagecoach=True) == []


def test_the_bullet_adds_two_cards_to_high_noon_and_has_no_deck_of_its_own():
    assert {*deck("high_noon", "the_bullet")} - {*deck("high_noon")} == {"handcuffs", "new_identity"}
    assert deck("the_bullet") == []
    assert sets_of_event("handcuffs") == ("high_noon", "the_bullet")
    assert sets_of_event("thirst") == ("high_noon",)


def test_of_one_card_nothing_is_simulated():
    assert [card.id for card in EVENTS if not card.simulated] == ["gag"]


class TestAConfiguration:
    def test_has_the_cards_of_its_sets(self):
        both = configuration("high_noon", "wild_west_show").scenario_cards()
        assert [card.id for card in both] == [*deck("high_noon"), *deck("wild_west_show", by_stagecoach=True)]
        assert configuration("dodge_city").scenario_cards() == ()

    def test_has_none_of_those_that_are_taken_out(self):
        one = replace(configuration("high_noon"), events_excluded=("thirst", "high_noon"))
        assert {*deck("high_noon")} - {card.id for card in one.scenario_cards()} == {"thirst", "high_noon"}

    def test_has_those_given_in_order_and_no_others(self):
        one = replace(configuration("high_noon"), events=("curse", "gag", "thirst"))
        assert one.scenario_cards() == (event("curse"), event("gag"), event("thirst"))
        assert (one.fixed_events(False), one.fixed_events(True)) == (("curse", "thirst"), ("gag",))
        assert one.scenario_deck(False) == one.scenario_deck(True) == ()

    def test_may_have_none_whatever_its_sets(self):
        one = replace(configuration("high_noon", "wild_west_show"), events=())
        assert one.scenario_cards() == one.scenario_deck(False) == one.scenario_deck(True) == ()
