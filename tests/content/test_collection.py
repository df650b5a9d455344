"""The content of a study: official rows and own ones, their numbers, the deck and the pool."""

import pytest

from bangsim.content.catalogue import (
    CHARACTER_NUMBER,
    CHARACTERS,
    KIND_NUMBER,
    KINDS,
    TRAIT,
    card_index,
    character,
    kind,
    pool,
)
from bangsim.content.codes import ATTACK, BROWN, NEAR
from bangsim.content.collection import (
    OFFICIAL,
    TRAIT_WORTH,
    Content,
    OwnCard,
    OwnCharacter,
    estimated_worth,
)
from bangsim.content.printed import printed_characters, printed_kinds
from bangsim.content.rules import preset_rules

HATCHET = OwnCard(
    id="hatchet",
    columns={"name": "Hatchet", "effect": ATTACK, "reach": NEAR, "border": BROWN, "printed": "7C 8C", "distance": 2},
)
LONG_TOM = OwnCharacter(id="long_tom", columns={"hp": 5}, traits={"shoots_farther": 1})


def test_without_own_rows_it_is_the_catalogue():
    assert OFFICIAL.kinds == KINDS
    assert OFFICIAL.characters == CHARACTERS
    assert OFFICIAL.kind_number == KIND_NUMBER
    assert OFFICIAL.character_number == CHARACTER_NUMBER
    assert OFFICIAL.pool(["base"]) == pool(["base"])
    assert OFFICIAL.own_names == {}


def test_own_rows_come_last_and_those_with_an_official_id_in_its_place():
    strong = OwnCard(id="beer", based_on="beer", columns={"amount": 2})
    weak = OwnCharacter(id="el_gringo", based_on="el_gringo", columns={"hp": 2})
    content = Content((HATCHET, strong), (LONG_TOM, weak))
    assert [one.id for one in content.kinds] == [*(one.id for one in KINDS), "hatchet"]
    assert [who.id for who in content.characters] == [*(who.id for who in CHARACTERS), "long_tom"]
    assert content.kind("beer").amount == 2
    assert content.kind("beer").saves == kind("beer").saves
    assert content.character("el_gringo").hp == 2
    assert content.character("el_gringo").traits == character("el_gringo").traits
    assert {key: content.own_names[key] for key in (("card", "hatchet"), ("character", "el_gringo"))} == {
        ("card", "hatchet"): "Hatchet",
        ("character", "el_gringo"): "El Gringo",
    }


def test_equal_contents_are_equal():
    assert Content((HATCHET,), (LONG_TOM,)) == Content((HATCHET,), (LONG_TOM,))
    assert hash(Content((HATCHET,))) == hash(Content((HATCHET,)))
    assert Content((HATCHET,)) != OFFICIAL


def test_abilities_add_up_and_what_is_stated_goes_before():
    who = OwnCharacter(
        id="x",
        based_on="paul_regret",
        abilities=("bart_cassidy", "calamity_janet", "housegirl", "copycat"),
        traits={"draws_when_hurt": 2, "barrels": 1},
    )
    traits = Content((), (who,)).character("x").traits
    assert traits["seen_farther"] == 1 + character("housegirl").traits["seen_farther"]
    assert traits["draws_when_hurt"] == 2
    assert traits["barrels"] == 1
    assert traits["swaps_bang_and_missed"] == 1, "a flag is there or not"
    assert who.row({one.id: one for one in CHARACTERS}).same_as == ""


class TestTheDeck:
    def test_own_cards_are_in_every_deck(self):
        number = len(KINDS)
        for sets in (["base"], ["dodge_city"]):
            added = Content((HATCHET,)).deck(sets, {})[len(OFFICIAL.deck(sets, {})) :]
            assert added == [(number, card_index("7C")), (number, card_index("8C"))]

    def test_copies_of_own_cards_repeat_too(self):
        cards = Content((HATCHET,)).deck(["base"], {"hatchet": 3})
        assert [index for one, index in cards if one == len(KINDS)] == [*map(card_index, ["7C", "8C", "7C"])]
        assert Content((HATCHET,)).deck(["base"], {"hatchet": 0}) == OFFICIAL.deck(["base"], {})

    def test_one_in_the_place_of_an_official_kind_keeps_its_copies_unless_it_says_others(self):
        kept = Content((OwnCard(id="beer", based_on="beer", columns={"amount": 2}),))
        sets = ["base", "dodge_city"]
        assert kept.deck(sets, {}) == OFFICIAL.deck(sets, {})
        others = Content((OwnCard(id="beer", based_on="beer", columns={"printed": "AS"}),))
        beers = [index for one, index in others.deck(sets, {}) if one == KIND_NUMBER["beer"]]
        assert beers == [card_index("AS")]

    def test_one_that_the_sets_do_not_have_is_put_in(self):
        content = Content((OwnCard(id="whisky", based_on="whisky", columns={"cost": 0}),))
        assert len(content.deck(["base"], {})) == 81

    def test_kinds_that_are_named_are_the_only_ones(self):
        cards = Content((HATCHET,)).deck(["base"], {"beer": 2}, ("bang", "whisky"))
        ids = [Content((HATCHET,)).kinds[one].id for one, _ in cards]
        assert {id: ids.count(id) for id in ids} == {"bang": 25, "beer": 2, "whisky": 1, "hatchet": 2}

    def test_a_deck_has_room_for_240(self):
        with pytest.raises(ValueError, match="the deck would have 241 cards; it may have 1 to 240"):
            OFFICIAL.deck(["base"], {"bang": 186})


def test_the_pool_has_the_own_characters_after_those_of_the_sets():
    assert Content((), (LONG_TOM,)).pool(["base"]) == (*pool(["base"]), "long_tom")
    weak = OwnCharacter(id="el_gringo", based_on="el_gringo")
    assert Content((), (weak,)).pool(["base"]) == pool(["base"])
    assert "el_gringo" in Content((), (weak,)).pool(["dodge_city"])


class TestUnderSwitches:
    RULES = preset_rules("official") | {"beer_min_players": 5, "knife_strikes": 2, "pixie_pete_draws": 4}

    def test_they_change_what_an_own_row_takes_over(self):
        content = Content(
            (OwnCard(id="dagger", based_on="knife"), OwnCard(id="beer", based_on="beer", columns={"amount": 2})),
            (OwnCharacter(id="pete", based_on="pixie_pete"), OwnCharacter(id="x", abilities=("pixie_pete",))),
        )
        kinds = {one.id: one for one in printed_kinds(self.RULES, content)}
        assert (kinds["dagger"].strikes, kinds["beer"].min_players, kinds["beer"].amount) == (2, 5, 2)
        characters = {who.id: who for who in printed_characters(self.RULES, content)}
        assert [characters[id].traits["extra_draws"] for id in ("pixie_pete", "pete", "x")] == [2, 2, 2]

    def test_what_an_own_row_says_goes_before(self):
        content = Content(
            (OwnCard(id="beer", based_on="beer", columns={"min_players": 2}),),
            (OwnCharacter(id="pixie_pete", based_on="pixie_pete", traits={"extra_draws": 3}),),
        )
        assert printed_kinds(self.RULES, content)[KIND_NUMBER["beer"]].min_players == 2
        who = printed_characters(self.RULES, content)[CHARACTER_NUMBER["pixie_pete"]]
        assert who.traits["extra_draws"] == 3


class TestWorth:
    def test_every_weight_is_that_of_a_trait(self):
        assert {*TRAIT_WORTH} <= {*TRAIT}

    def test_what_harms_a_character_makes_him_worth_less(self):
        harmful = {
            *("no_missed", "all_spades", "no_beer", "no_bang_in_turn", "bleeds", "names_suit", "no_equipment"),
            *("must_play_second", "guesses_colours", "lays_nothing", "shot_at_start", "changes_hand"),
            "must_play_three",
        }
        assert {name for name, worth in TRAIT_WORTH.items() if worth < 0} == harmful
        assert TRAIT_WORTH["further_draws"] == TRAIT_WORTH["extra_draws"]

    def test_official_characters_come_near_what_is_set_for_them(self):
        distances = [abs(estimated_worth(who) - who.worth) for who in CHARACTERS[1:]]
        assert sum(distances) / len(distances) < 10

    def test_one_like_an_official_character_is_worth_as_much(self):
        for who in CHARACTERS:
            same = OwnCharacter(id="same", based_on=who.id)
            assert Content((), (same,)).character("same").worth == who.worth

    def test_life_and_abilities_are_worth_something(self):
        def worth(**own):
            return Content((), (OwnCharacter(id="x", **own),)).character("x").worth

        assert worth(based_on="paul_regret", columns={"hp": 4}) > character("paul_regret").worth
        assert worth(columns={"hp": 4}) < worth(columns={"hp": 4}, abilities=("bart_cassidy",))
        assert worth(columns={"hp": 4, "worth": 3}, abilities=("bart_cassidy",)) == 3
        assert worth(columns={"hp": 20}, traits={"extra_draws": 9}) == 100
        assert worth(columns={"hp": 1}, traits={"extra_draws": -9}) == 0
