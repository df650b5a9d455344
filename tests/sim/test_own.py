"""A designer's own cards and characters in a study: how they are read, and what is said of what cannot be."""

import json
import tomllib

import pytest

from bangsim.content import catalogue, limits
from bangsim.content.catalogue import CHARACTERS, KINDS, TRAIT, card_index, character, kind, pool
from bangsim.content.codes import KINDS as MOST_KINDS
from bangsim.content.rules import OFFICIAL_ROLES
from bangsim.sim.own import RESERVED
from bangsim.sim.problems import StudyError
from bangsim.sim.study import Study, study_from_dict

HATCHET = {
    "id": "hatchet",
    "effect": "attack",
    "reach": "near",
    "distance": 2,
    "border": "green",
    "copies": ["7C", "8C"],
}
LONG_TOM = {"id": "long_tom", "hp": 4, "traits": {"shoots_farther": 1}}


def study(**keys):
    return study_from_dict({"games": 10, "players": 5} | keys)


def complaints(**keys):
    """What is said of a study, without the file's name."""
    with pytest.raises(StudyError) as raised:
        study(**keys)
    return [line.removeprefix("study: ") for line in str(raised.value).splitlines()]


def complaint(**keys):
    said = complaints(**keys)
    assert len(said) == 1, said
    return said[0]


def card(**columns):
    return complaints(cards=[HATCHET | columns])


def own_character(**keys):
    return complaint(characters=[LONG_TOM | keys])


class TestWhatIsRead:
    def test_tables_alone_come_beside_all_of_the_sets(self):
        text = """
            games = 10
            players = 5
            [[characters]]
            id = "long_tom"
            hp = 4
            [[cards]]
            id = "hatchet"
            based_on = "knife"
        """
        (only,) = study_from_dict(tomllib.loads(text)).configurations()
        assert only.characters == (*pool(["base"]), "long_tom")
        assert [only.content.kinds[number].id for number, _ in only.deck()][-1] == "hatchet"

    @pytest.mark.parametrize("sets", [["base"], ["base", "dodge_city"]])
    def test_all_and_tables_is_the_same(self, sets):
        (only,) = study(sets=sets, characters=["all", LONG_TOM]).configurations()
        assert only.characters == (*pool(sets), "long_tom")

    def test_ids_and_tables_are_all_there_is(self):
        names = ["willy_the_kid", "bart_cassidy", "uncle_will", "kit_carlson"]
        (only,) = study(characters=[*names, LONG_TOM]).configurations()
        assert only.characters == ("bart_cassidy", "kit_carlson", "willy_the_kid", "uncle_will", "long_tom")

    def test_kinds_that_are_named_are_all_that_is_in_the_deck(self):
        (only,) = study(cards=["bang", "Missed!", "beer", HATCHET]).configurations()
        assert {only.content.kinds[number].id for number, _ in only.deck()} == {"bang", "missed", "beer", "hatchet"}
        assert study(cards=["all"]).configurations()[0].deck() == study().configurations()[0].deck()

    def test_a_character_is_made_of_traits_and_abilities(self):
        own = {"id": "Mad Meg", "hp": 5, "abilities": ["Bart Cassidy", "paul_regret"], "traits": {"sees_farther": 1}}
        who = study(characters=[own]).content.character("mad_meg")
        assert who.traits == {"draws_when_hurt": 1, "seen_farther": 1, "sees_farther": 1}
        assert (who.name, who.hp) == ("Mad Meg", 5)
        assert who.sentence == "With the ability of Bart Cassidy, the ability of Paul Regret and sees_farther 1."

    def test_a_character_may_have_what_scenario_cards_do(self):
        own = {"id": "thirsty", "hp": 5, "traits": {"further_draws": -1, "no_beer": 1, "vendetta": 1}}
        assert "no trait is called 'vendetta'" in complaint(characters=[own])
        own["traits"] = {"further_draws": -9, "no_beer": 1, "another_turn": 1}
        assert study(characters=[own]).content.character("thirsty").traits == own["traits"]
        own["traits"] = {"further_draws": -10}
        assert complaint(characters=[own]).endswith("further_draws = -10: should be -9 to 9, not -10")

    def test_a_character_may_be_based_on_an_official_one(self):
        own = [{"id": "weak", "based_on": "el_gringo", "hp": 2}, {"id": "plain", "based_on": "none", "name": "Nobody"}]
        content = study(characters=own).content
        assert content.character("weak").traits == character("el_gringo").traits
        assert content.character("weak").sentence == "As El Gringo, with hp 2."
        assert (content.character("plain").name, content.character("plain").hp) == ("Nobody", 4)

    def test_one_with_an_official_id_takes_its_place(self):
        own = {"id": "el_gringo", "hp": 2, "traits": {"steals_when_hurt": 0, "barrels": 1}}
        content = study(characters=[own]).content
        assert len(content.characters) == len(CHARACTERS)
        who = content.character("el_gringo")
        assert (who.name, who.hp, who.traits) == ("El Gringo", 2, {"steals_when_hurt": 0, "barrels": 1})

    def test_a_card_is_made_of_its_columns(self):
        content = study(cards=[HATCHET | {"draws": 1, "amount": 2, "name": "Axe", "text": "Cuts."}]).content
        made = content.kinds[len(KINDS)]
        assert (made.id, made.name, made.sentence) == ("hatchet", "Axe", "Cuts.")
        knife = kind("knife")
        assert (made.effect, made.reach, made.border, made.distance) == (knife.effect, knife.reach, knife.border, 2)
        assert (made.draws, made.amount, made.printed) == (1, 2, "7C 8C")
        plain = study(cards=[HATCHET]).content.kind("hatchet")
        assert plain.sentence == "With effect attack, reach near, distance 2 and border green."

    def test_equipment_has_a_class_and_traits(self):
        own = {"effect": "equip", "reach": "oneself", "border": "blue", "class": "horse", "traits": {"seen_farther": 2}}
        made = study(cards=[{"id": "donkey", "copies": ["4d", "Big Joker"], **own}]).content.kind("donkey")
        assert (made.card_class, made.traits) == (kind("mustang").card_class, {"seen_farther": 2})
        assert made.printed == "4D big_joker"

    def test_own_names_are_known_to_the_whole_study(self):
        keys = {"cards": [HATCHET], "characters": [LONG_TOM]}
        one = study(**keys, seats={"sheriff": {"character": "Long Tom"}}, rules={"deck_copies": {"hatchet": [0, 3]}})
        assert [c.deck_copies for c in one.configurations()] == [{"hatchet": 0}, {"hatchet": 3}]
        assert one.configurations()[0].pins[0].character == "long_tom"

    def test_the_resolved_study_makes_the_same_study(self):
        one = study(cards=["bang", "beer", "missed", HATCHET], characters=["all", LONG_TOM, {"id": "x", "hp": 3}])
        plain = json.loads(json.dumps(one.resolved()))
        assert plain["characters"] == ["all", LONG_TOM, {"id": "x", "hp": 3}]
        assert plain["cards"][-1] == HATCHET
        assert study_from_dict(plain).variants() == one.variants()

    def test_a_study_without_own_content_says_nothing_of_it(self):
        assert "cards" not in study().resolved()
        assert study().resolved()["characters"] == ["all"]

    @pytest.mark.parametrize("players", [3, 5, 8])
    def test_role_mixes_go_with_own_content(self, players):
        mix = list(OFFICIAL_ROLES[players])
        (only,) = study(players=players, roles={players: mix}, cards=[HATCHET], characters=[LONG_TOM]).configurations()
        assert only.roles == tuple(mix)


class TestACharacterThatCannotBe:
    def test_an_unknown_trait_is_told_all_there_are(self):
        said = own_character(traits={"shoots_father": 1})
        assert said.startswith(
            'characters.long_tom.traits.shoots_father = "shoots_father": '
            "no trait is called 'shoots_father'; did you mean shoots_farther? (there are: seen_farther, "
        )
        assert all(name in said for name in TRAIT)

    @pytest.mark.parametrize(
        ("keys", "said"),
        [
            ({"hp": 0}, "characters.long_tom.hp = 0: should be a whole number from 1 to 20"),
            ({"hp": 10**9}, "characters.long_tom.hp = 1000000000: should be a whole number from 1 to 20"),
            ({"hp": True}, "characters.long_tom.hp = true: should be a whole number from 1 to 20"),
            ({"traits": {"barrels": -1}}, "characters.long_tom.traits.barrels = -1: should be 0 to 9, not -1"),
            ({"traits": {"seen_farther": 300}}, "characters.long_tom.traits.seen_farther = 300: should be -9 to 9"),
            ({"traits": {"takes_from_play": 2}}, "characters.long_tom.traits.takes_from_play = 2: should be 0 to 1"),
            ({"traits": {"barrels": 1.5}}, "characters.long_tom.traits.barrels = 1.5: should be a whole number"),
            ({"traits": 3}, "characters.long_tom.traits = 3: should be a table of keys and values"),
            (
                {"traits": {"draws_for_equipment": 2}},
                "characters.long_tom.traits.draws_for_equipment = 2: does nothing without equipment_sales",
            ),
            (
                {"abilities": ["paul_regre"]},
                "characters.long_tom.abilities = \"paul_regre\": no character is called 'paul_regre'; "
                "did you mean paul_regret?",
            ),
            ({"abilities": "paul_regret"}, 'characters.long_tom.abilities = "paul_regret": should be a list such as'),
            ({"based_on": "x"}, "characters.long_tom.based_on = \"x\": no character is called 'x'"),
            ({"life": 3}, "characters.long_tom.life = 3: there is no such key; there are: id, name, based_on, hp"),
            ({"trait": {}}, "characters.long_tom.trait = {}: there is no such key; did you mean traits?"),
            ({"worth": 101}, "characters.long_tom.worth = 101: should be a whole number from 0 to 100"),
            ({"name": 3}, "characters.long_tom.name = 3: should be text in quotes"),
            ({"id": ""}, 'characters.1.id = "": should be a name that begins with a letter'),
            ({"id": 7}, "characters.7.id = 7: should be a name that begins with a letter"),
            ({"id": "bang"}, 'characters.bang.id = "bang": is the id of a card; choose another'),
        ],
    )
    def test_a_wrong_value(self, keys, said):
        assert own_character(**keys).startswith(said)

    def test_abilities_may_add_up_to_too_much(self):
        own = {"id": "x", "hp": 4, "abilities": ["apache_kid", "diamond"]}
        assert complaint(characters=[own]) == "characters.x.traits.ignores_diamonds: should be 0 to 2, not 3"

    def test_some_traits_do_not_go_together(self):
        assert own_character(traits={"all_hearts": 1, "all_spades": 1}) == (
            "characters.long_tom.traits.all_hearts = 1: does not go with all_spades: a card counts as one suit"
        )
        own = {"id": "x", "hp": 4, "abilities": ["vera_custer", "greygory_deck"]}
        assert complaint(characters=[own]) == (
            "characters.x.traits.copies_characters: does not go with basic_characters: "
            "he has the abilities of others in one way"
        )

    def test_life_points_are_needed(self):
        assert complaint(characters=[{"id": "x"}]) == (
            "characters.x.hp: is missing; a character has life points, or is based_on one"
        )

    def test_an_id_is_needed(self):
        assert complaint(characters=[{"hp": 3}]).startswith("characters.1.id: is missing; what the study")

    def test_every_character_with_a_mistake_is_told(self):
        said = complaints(characters=["all", {"id": "one", "hp": 0}, {"id": "two", "hp": 99}], players=11)
        assert [line.partition(" ")[0] for line in said] == ["players", "characters.one.hp", "characters.two.hp"]

    @pytest.mark.parametrize("id", sorted(RESERVED))
    def test_some_ids_mean_something_else(self, id):
        assert "means something else" in complaint(characters=[{"id": id, "hp": 4}])

    def test_an_id_stands_for_one(self):
        said = complaint(characters=[{"id": "x", "hp": 3}, {"id": "X", "hp": 3}])
        assert said == "characters.x: stands there 2 times; an id means one thing"

    def test_a_pool_smaller_than_the_table(self):
        said = complaint(characters=["bart_cassidy", LONG_TOM])
        assert said.endswith("2 characters are too few for 5 players; needed are 5")

    def test_there_are_128_characters_at_most(self):
        room = limits.MOST_CHARACTERS - len(CHARACTERS)
        many = [{"id": f"who_{number}", "hp": 4} for number in range(room + 1)]
        study(characters=many[:-1])
        said = complaint(characters=many)
        assert said == f"characters: are {room + 1} new ones; there may be {room} beside the official ones"

    def test_characters_are_a_list(self):
        assert complaint(characters={"id": "x"}).endswith("or tables under [[characters]]")
        assert "should hold at least one value" in complaint(characters=[])
        assert '"all" stands alone' in complaint(characters=["all", "long_tom", LONG_TOM])
        assert 'holds "long_tom" twice' in complaint(characters=["long_tom", "long_tom", LONG_TOM])


class TestACardThatCannotBe:
    @pytest.mark.parametrize(
        ("columns", "said"),
        [
            (
                {"reach": "oneself", "distance": None},
                'cards.hatchet.reach = "oneself": a card with effect attack reaches in_range, near, any_other',
            ),
            ({"border": "blue"}, 'cards.hatchet.border = "blue": a card with effect attack is brown or green'),
            ({"cost": 1}, "cards.hatchet.cost = 1: should be 0 on a green card"),
            ({"cost": 2}, "cards.hatchet.cost = 2: should be a whole number from 0 to 1"),
            ({"amount": 0}, "cards.hatchet.amount = 0: should be a whole number from 1 to 10"),
            ({"amount": 10**12}, "cards.hatchet.amount = 1000000000000: should be a whole number from 1 to 10"),
            ({"draws": -1}, "cards.hatchet.draws = -1: should be a whole number from 0 to 9"),
            ({"saves": 1}, "cards.hatchet.saves = 1: says nothing on a card with effect attack"),
            ({"traits": {"barrels": 1}}, 'cards.hatchet.traits = {"barrels": 1}: says nothing on a card with effect'),
            ({"distance": None}, "cards.hatchet.distance: is missing; reach near goes up to a distance"),
            ({"effect": None}, "cards.hatchet.effect: is missing; it is one of attack, missed, indians"),
            ({"copies": None}, "cards.hatchet.copies: is missing; rank and suit of each card"),
            ({"copies": []}, "cards.hatchet.copies = []: should hold at least one value"),
            ({"copies": ["1S"]}, 'cards.hatchet.copies = "1S": should be rank and suit, such as "10D"'),
            ({"copies": 3}, "cards.hatchet.copies = 3: should be a list such as"),
            ({"effect": "atack"}, 'cards.hatchet.effect = "atack": should be one of attack, missed, indians'),
            ({"reach": "nearby"}, 'cards.hatchet.reach = "nearby": should be one of oneself, in_range, near'),
            ({"reach": 2}, "cards.hatchet.reach = 2: should be one of oneself, in_range, near"),
            ({"colour": "red"}, 'cards.hatchet.colour = "red": there is no such key'),
            ({"id": "El Gringo"}, 'cards.el_gringo.id = "el_gringo": is the id of a character; choose another'),
            ({"id": "judgement"}, 'cards.judgement.id = "judgement": means something else'),
        ],
    )
    def test_a_wrong_value(self, columns, said):
        own = {key: value for key, value in (HATCHET | columns).items() if value is not None}
        assert complaint(cards=[own]).startswith(said)

    def test_a_word_that_comes_near_is_told(self):
        assert card(effect="atack")[0].endswith("did you mean attack?")

    def test_equipment_that_is_brown(self):
        own = {"id": "x", "effect": "equip", "reach": "oneself", "border": "brown", "copies": ["2S"]}
        assert complaints(cards=[own]) == [
            'cards.x.border = "brown": a card with effect equip is blue',
            "cards.x.traits: equipment without traits does nothing; there are: "
            "seen_farther, sees_farther, shoots_farther, bang_limit, barrels",
        ]

    def test_equipment_with_the_trait_of_a_character(self):
        own = {"id": "x", "effect": "equip", "reach": "oneself", "border": "blue", "copies": ["2S"]}
        said = complaint(cards=[own | {"traits": {"draws_when_hurt": 1}}])
        assert said.startswith("cards.x.traits.draws_when_hurt = 1: only characters have it; cards in play change: ")

    def test_what_is_taken_over_may_not_fit(self):
        own = {"id": "x", "based_on": "beer", "effect": "attack", "reach": "any_other", "min_players": 0}
        said = complaint(cards=[own])
        assert said.startswith("cards.x.saves: says nothing on a card with effect attack")
        assert said.endswith("; it comes from beer")

    def test_a_deck_that_is_too_large(self):
        said = complaint(cards=[HATCHET | {"copies": ["7C"] * 161}])
        assert said == "cards: the deck would have 241 cards; it may have 1 to 240"

    def test_a_deck_that_is_too_small(self):
        assert "leaves a deck of 2 cards" in complaint(cards=["wells_fargo", "scope"])

    def test_kinds_that_rules_speak_of_keep_their_effect(self):
        said = complaint(cards=[{"id": "general_store", "effect": "draw", "reach": "oneself"}])
        assert "should be store, as rules speak of General Store by name" in said

    def test_there_are_64_kinds_at_most(self):
        room = MOST_KINDS - len(KINDS)
        many = [{"id": f"card_{number}", "based_on": "bang", "copies": ["AS"]} for number in range(room + 1)]
        study(cards=many[:-1])
        assert complaint(cards=many) == f"cards: are {room + 1} new ones; there may be {room} beside the official ones"

    def test_barrels_have_an_end(self):
        own = {"effect": "equip", "reach": "oneself", "border": "blue", "copies": ["2S"], "traits": {"barrels": 8}}
        said = complaint(cards=[{"id": "one", **own}, {"id": "two", **own}])
        assert said == "cards: give 17 barrels with the official ones; all kinds together may give 15"

    def test_cards_are_a_list(self):
        assert complaint(cards=3).endswith("or tables under [[cards]]")
        assert "no card is called 'bangg'; did you mean bang?" in complaint(cards=["bangg"])


def test_mistakes_elsewhere_are_told_beside():
    said = complaints(cards=[HATCHET | {"amount": 0}], rules={"deck_copies": {"hatchet": 2, "hachet": 3}}, seed=-1)
    assert len(said) == 3
    assert any("no card is called 'hachet'; did you mean hatchet?" in line for line in said)


def test_every_index_is_one_that_the_catalogue_reads():
    from bangsim.sim.own import INDEXES

    assert len({card_index(index) for index in INDEXES}) == len(INDEXES) == 54
    assert all(catalogue.index_text(card_index(index)) == index for index in INDEXES)


def test_the_schema_has_own_content():
    properties = Study.model_json_schema()["properties"]
    for key, needed in (("characters", "hp"), ("cards", "copies")):
        name, table = properties[key]["items"]["anyOf"]
        assert {"const": "all"} in name["anyOf"]
        assert table["additionalProperties"] is False
        assert {"id", "based_on", needed} <= {*table["properties"]}
    card_table = properties["cards"]["items"]["anyOf"][1]["properties"]
    assert "class" in card_table
    assert "$ref" not in json.dumps(properties["cards"])
