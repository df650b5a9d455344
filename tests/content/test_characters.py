"""The characters are those of their boxes, with the life points printed on them."""

import pytest

from bangsim.content.builders import character as row
from bangsim.content.builders import equipment
from bangsim.content.catalogue import CHARACTERS, EVENTS, KINDS, SETS, TRAIT, abilities, character, check_traits, pool
from bangsim.content.codes import NUMBERS, UNLIMITED
from bangsim.content.traits import TRAITS
from bangsim.table.state import TALLY_CHARACTERS

LIFE_POINTS = {
    "base": {
        "bart_cassidy": 4,
        "black_jack": 4,
        "calamity_janet": 4,
        "el_gringo": 3,
        "jesse_jones": 4,
        "jourdonnais": 4,
        "kit_carlson": 4,
        "lucky_duke": 4,
        "paul_regret": 3,
        "pedro_ramirez": 4,
        "rose_doolan": 4,
        "sid_ketchum": 4,
        "slab_the_killer": 4,
        "suzy_lafayette": 4,
        "vulture_sam": 4,
        "willy_the_kid": 4,
    },
    "dodge_city": {
        "apache_kid": 3,
        "belle_star": 4,
        "bill_noface": 4,
        "chuck_wengam": 4,
        "doc_holyday": 4,
        "elena_fuente": 3,
        "greg_digger": 4,
        "herb_hunter": 4,
        "jose_delgado": 4,
        "molly_stark": 4,
        "pat_brennan": 4,
        "pixie_pete": 3,
        "sean_mallory": 3,
        "tequila_joe": 4,
        "vera_custer": 3,
    },
    "the_bullet": {"uncle_will": 4, "johnny_kisch": 4, "claus_the_saint": 3},
    "wild_west_show": {
        "big_spencer": 9,
        "flint_westwood": 4,
        "gary_looter": 5,
        "greygory_deck": 4,
        "john_pain": 4,
        "lee_van_kliff": 4,
        "teren_kill": 3,
        "youl_grinner": 4,
    },
    "powgame": {
        "recycle": 4,
        "diamond": 3,
        "thought": 4,
        "welfare": 3,
        "counter": 3,
        "illusory": 3,
        "housegirl": 3,
        "the_fact": 3,
        "luck": 4,
        "steel": 3,
        "accurate": 4,
        "cannon": 4,
        "chance": 4,
        "copycat": 3,
        "clever": 4,
        "bless": 3,
        "restore": 4,
        "reflection": 3,
        "show_time": 5,
        "economization": 3,
        "resolute": 4,
        "fanaticism": 3,
        "inheritor": 4,
        "post_mortem": 5,
        "penetration": 3,
        "jealousy": 3,
        "restriction": 4,
        "escape": 3,
        "aid": 4,
        "regression": 4,
        "shield": 4,
        "confusion": 4,
        "shooter": 4,
        "storm": 4,
        "cat_kiss": 4,
        "thorn": 3,
        "volcanic": 4,
        "businessman": 4,
        "genius": 3,
        "helping_hand": 4,
        "divine": 5,
        "fever": 4,
        "christmas": 3,
        "environmental_protection": 4,
    },
    "high_noon": {},
    "fistful_of_cards": {},
    "xiamen": {},
}


@pytest.mark.parametrize("name", SETS)
def test_a_set_has_its_characters(name):
    assert {who.id: who.hp for who in SETS[name].characters} == LIFE_POINTS[name]


def test_every_character_is_there_once():
    assert len({who.id for who in CHARACTERS}) == len(CHARACTERS) <= TALLY_CHARACTERS


def test_the_pool_is_that_of_the_sets_together_in_the_order_of_the_catalogue():
    assert pool(["the_bullet", "base", "xiamen"]) == (*LIFE_POINTS["base"], *LIFE_POINTS["the_bullet"])
    assert pool(tuple(SETS)) == tuple(who.id for who in CHARACTERS[1:])


@pytest.mark.parametrize(
    ("name", "traits"),
    [
        ("bill_noface", {"extra_draws": -1, "draws_per_wound": 1}),
        ("pixie_pete", {"extra_draws": 1}),
        ("jose_delgado", {"draws_for_equipment": 2, "equipment_sales": 2}),
        ("sean_mallory", {"hand_limit": 10}),
        ("herb_hunter", {"draws_at_deaths": 2}),
        ("greg_digger", {"heals_at_deaths": 2}),
        ("chuck_wengam", {"draws_for_life": 2}),
        ("doc_holyday", {"shoots_for_cards": 2}),
        ("willy_the_kid", {"bang_limit": UNLIMITED}),
        ("big_spencer", {"starts_with": 5, "no_missed": 1}),
        ("flint_westwood", {"trades_cards": 2}),
        ("john_pain", {"takes_judgements": 6}),
        ("greygory_deck", {"basic_characters": 2}),
        ("diamond", {"ignores_diamonds": 2}),
        ("the_fact", {"ignores_equipment": 2}),
        ("cannon", {"shoots_farther": UNLIMITED}),
        ("copycat", {"copies_characters": 2}),
        ("show_time", {"draws_for_life": 2, "pays_life_anytime": 1}),
        ("fanaticism", {"bang_damage": 1}),
        ("businessman", {"draws_for_equipment": 2, "equipment_sales": 1, "sells_from_play": 1}),
        ("genius", {"hand_limit": UNLIMITED}),
        ("helping_hand", {"equips_others": 1, "beer_for_others": 1}),
    ],
)
def test_abilities_that_are_numbers(name, traits):
    assert character(name).traits == traits


FLAGS = {
    "gary_looter": "takes_excess",
    "lee_van_kliff": "repeats_cards",
    "teren_kill": "survives_by_judgement",
    "youl_grinner": "collects_from_richer",
    "welfare": "red_counts_double",
    "steel": "takes_two_bangs",
    "bless": "judges_hearts",
    "reflection": "turns_effects",
    "economization": "copies_plays",
    "penetration": "one_card_a_turn",
    "jealousy": "keeps_judgements",
    "restriction": "refills",
    "escape": "escapes_bangs",
    "confusion": "takes_from_dodgers",
    "storm": "judges_targets",
    "thorn": "strikes_back",
    "divine": "judges_from_hand",
    "environmental_protection": "discards_under_deck",
}


@pytest.mark.parametrize(("name", "trait"), FLAGS.items())
def test_abilities_that_are_yes_or_no(name, trait):
    assert character(name).traits == {trait: 1}
    assert TRAIT[trait].flag
    assert TRAIT[trait].ability == name


NAMESAKES = {
    "recycle": "pedro_ramirez",
    "thought": "kit_carlson",
    "counter": "el_gringo",
    "illusory": "elena_fuente",
    "housegirl": "paul_regret",
    "luck": "lucky_duke",
    "accurate": "slab_the_killer",
    "chance": "black_jack",
    "clever": "calamity_janet",
    "restore": "sid_ketchum",
    "resolute": "suzy_lafayette",
    "inheritor": "vulture_sam",
    "post_mortem": "herb_hunter",
    "aid": "bart_cassidy",
    "regression": "molly_stark",
    "shield": "jourdonnais",
    "shooter": "rose_doolan",
    "cat_kiss": "jesse_jones",
    "volcanic": "willy_the_kid",
    "genius": "sean_mallory",
    "fever": "bill_noface",
    "christmas": "claus_the_saint",
}


def test_the_characters_that_are_others_under_other_names():
    assert {who.id: who.same_as for who in CHARACTERS if who.same_as} == NAMESAKES


@pytest.mark.parametrize(("name", "official"), NAMESAKES.items())
def test_a_namesake_has_the_traits_of_the_other(name, official):
    one, other = character(name), character(official)
    assert one.sentence.startswith(f"As {other.name}")
    assert one.other_names == ()
    if name != "genius":
        assert one.traits == other.traits
    if name != "post_mortem":
        assert one.hp == other.hp


@pytest.mark.parametrize("trait", TRAITS, ids=lambda trait: trait.name)
def test_a_trait_is_yes_or_no_from_a_number_on_and_something_has_it(trait):
    assert trait.flag == (trait.code >= NUMBERS)
    rows = [one.traits for things in (CHARACTERS, KINDS, EVENTS) for one in things]
    values = [traits[trait.name] for traits in rows if trait.name in traits]
    assert values
    assert not trait.flag or {*values} == {1}


@pytest.mark.parametrize("trait", TRAITS, ids=lambda trait: trait.name)
def test_an_ability_is_called_by_a_character_or_scenario_card_that_has_it(trait):
    traits = {card.id: card.traits for card in EVENTS} | {who.id: who.traits for who in CHARACTERS}
    assert trait.ability is None or trait.name in traits[trait.ability]
    forbids = {"all_hearts", "all_spades", "no_beer", "no_bang_in_turn", "no_equipment", "lays_nothing"}
    assert trait.ability is not None or not (trait.flag or trait.optional) or trait.name in forbids


def test_a_character_answers_to_his_own_name_and_to_those_of_his_abilities():
    assert abilities("shield") == {"shield", "jourdonnais"}
    assert abilities("show_time") == {"show_time", "chuck_wengam"}
    assert abilities("businessman") == {"businessman", "jose_delgado"}
    assert abilities("jourdonnais") == {"jourdonnais"}
    assert abilities("barrel") == {"barrel"}


@pytest.mark.parametrize(
    ("owner", "message"),
    [
        (row("odd", "Odd", 4, "Odd.", strikes_back=2), "odd: strikes_back is yes or no, 1 or 0, not 2"),
        (row("odd", "Odd", 4, "Odd.", strike_back=1), "no trait of odd is called 'strike_back'; did you mean"),
        (equipment("odd", "Odd", {"hand_limit": 1}, "AS", "Odd."), "odd: cards in play cannot change hand_limit"),
    ],
    ids=["flag", "unknown", "card"],
)
def test_traits_that_cannot_be(owner, message):
    with pytest.raises(ValueError, match=message):
        check_traits(owner)
