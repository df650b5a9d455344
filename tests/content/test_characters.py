"""The characters are those of their boxes, with the life points printed on them."""

import pytest

from bangsim.content.catalogue import CHARACTERS, SETS, character, pool
from bangsim.content.codes import UNLIMITED
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
    ],
)
def test_abilities_that_are_numbers(name, traits):
    assert character(name).traits == traits
