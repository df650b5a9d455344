"""Whatever a study brings is played like everything else: sound positions, legal answers, nothing compiled."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bangsim.ai.policies import kind_worth
from bangsim.content.printed import printed_kinds
from bangsim.sim import kernel
from tests.budget import versions_of_rules
from tests.properties.own import with_own
from tests.properties.playing import dealt, played
from tests.properties.position import check, check_end, check_question
from tests.properties.studies import NUMBERS, POLICY_NAMES, SEEDS, configuration_of, examples, playable, tables

DECKS = (["base"], ["base", "dodge_city", "xiamen"], ["base", "powgame"])


def studies(sets: list[str]) -> st.SearchStrategy[dict]:
    """A study with content of its own, all of which is in the pool and in the deck."""
    plain = tables([sets]).map(lambda study: {key: study[key] for key in study if key not in ("characters", "seats")})
    return plain.flatmap(with_own).filter(playable)


@pytest.mark.parametrize("sets", DECKS, ids="+".join)
@settings(max_examples=examples(20))
@given(st.data(), SEEDS, NUMBERS)
def test_games_with_own_content_end_in_a_sound_position(sets: list[str], data: st.DataObject, seed: int, number: int):
    study = data.draw(studies(sets))
    for game in range(number, number + 5):
        ended = played(study, seed, game)
        check(ended.record, ended.books)
        check_end(ended.record)


@pytest.mark.parametrize("sets", DECKS, ids="+".join)
@settings(max_examples=examples(10))
@given(st.data(), SEEDS, NUMBERS)
def test_policies_answer_legally_whatever_there_is(sets: list[str], data: st.DataObject, seed: int, number: int):
    study = data.draw(studies(sets))
    chance = random.Random(number)
    game = dealt(study, seed, number, range(study["players"]))
    for _ in game.questions():
        check(game.record, game.books)
        check_question(game.record)
        legal = game.legal_answers()
        answers = [game.copy().policy_answer(policy) for policy in POLICY_NAMES]
        assert {*answers} <= {*legal}
        game.record["answer"] = chance.choice([*answers, chance.choice(legal)])


@pytest.mark.parametrize("sets", DECKS, ids="+".join)
@settings(max_examples=examples(20))
@given(st.data())
def test_every_own_card_has_a_worth(sets: list[str], data: st.DataObject):
    configuration = configuration_of(data.draw(studies(sets)))
    kinds = printed_kinds(configuration.rules, configuration.content)
    book = kernel.make_book(configuration)[0]
    assert book["kinds"]["worth"][: len(kinds)].tolist() == [kind_worth(kind) for kind in kinds]
    assert sorted(book["kind_in_order"][: len(kinds)]) == [*range(len(kinds))]


def test_own_content_compiles_nothing():
    study = {"games": 1, "players": 5}
    played(study, 1, 0)
    before = versions_of_rules()
    own = {
        "cards": [{"id": "axe", "based_on": "knife"}],
        "characters": [{"id": "tom", "hp": 5, "traits": {"barrels": 2}}],
    }
    played(study | own, 1, 0)
    assert versions_of_rules() == before
