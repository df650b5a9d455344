"""A story in Chinese: every sentence there is in English, and no English in it."""

import re

import pytest

from bangsim.content.codes import OUTCOMES, QUESTIONS, ROLES
from bangsim.sim import story_chinese, story_english
from bangsim.sim.story import sentences
from bangsim.sim.study import study_from_dict
from bangsim.sim.trace import trace
from bangsim.table.log import PHASES
from tests.chinese import is_simplified, placeholders
from tests.replay.builder import DRAWS, three
from tests.sim.test_story import SETS

CHARACTERS = "willy_the_kid bart_cassidy vulture_sam"


def told(log, **keywords):
    return list(sentences(log.lines, language="zh", **keywords))


def test_both_languages_have_the_same_sentences():
    assert {*story_chinese.SENTENCES} == {*story_english.SENTENCES}
    assert {*story_chinese.WORDS} >= {*story_english.WORDS}


@pytest.mark.parametrize("key", story_english.SENTENCES)
def test_a_sentence_is_filled_in_with_the_same(key):
    english, chinese = (table.SENTENCES[key] for table in (story_english, story_chinese))
    assert placeholders(chinese) == placeholders(english)
    assert bool(chinese) == bool(english)


def test_all_is_in_simplified_characters():
    texts = [*story_chinese.SENTENCES.values(), *story_chinese.WORDS.values()]
    assert [text for text in texts if not is_simplified(text)] == []


@pytest.mark.parametrize("word", [*ROLES, *PHASES, *(f"wins {outcome}" for outcome in OUTCOMES[1:])])
def test_what_is_no_card_or_character_has_its_word(word):
    assert word in story_chinese.WORDS


@pytest.mark.parametrize("asks", QUESTIONS)
def test_every_question_can_be_told(asks):
    line = told(three(characters=CHARACTERS).ask(0, asks), every_line=True)[-1]
    assert line.startswith("询问威利小子") or line.startswith("  询问威利小子")
    assert not re.search("[a-z]", line)


def test_players_cards_and_suits_are_named():
    log = three("bang 2C", characters=CHARACTERS).begin(0, 0, *DRAWS).play(0, "bang 2C", 1)
    lines = told(log.hit(1, 0, "bang"))
    assert lines[0] == "种子1第0局：3名玩家，基本包"
    assert lines[1] == "  0号玩家（威利小子，警长）：5点生命，策略为专家。"
    assert lines[-4:] == [
        "第1回合：威利小子，警长，生命5/5，手牌5张。",
        "  威利小子摸到【斯科菲尔德步枪】♣J和【斯科菲尔德步枪】♣Q。",
        "  威利小子对巴特·卡西迪打出【砰！】♣2。",
        "    巴特·卡西迪因威利小子的【砰！】失去1点生命，剩3点。",
    ]


def test_a_joker_is_named():
    log = three("gold big_joker", characters=CHARACTERS).begin(0, 0, *DRAWS).lay(0, "gold big_joker")
    assert told(log)[-1] == "  威利小子放下【金马】大王。"


def test_house_rules_are_named_with_their_values():
    log = three(characters=CHARACTERS, bang_limit=2, jails_stack=True, hand_limit="none", deck_copies={"beer": 4})
    house = next(line for line in told(log) if line.startswith("村规"))
    parts = ("砰！次数=2", "监狱可叠放=是", "手牌上限=不限", "【啤酒】=4")
    assert all(part in house for part in parts)


@pytest.mark.parametrize("policy", ["random", "expert"])
def test_no_english_is_left_in_a_game_of_all_sets(policy):
    study = {"games": 1, "players": 6, "sets": [*SETS], "policies": {"default": policy}}
    configuration = study_from_dict(study).configurations()[0]
    lines = [
        line
        for number in range(5)
        for line in sentences(trace(configuration, 1, number), language="zh", every_line=True)
    ]
    assert sum(line.startswith("第") for line in lines) > 100
    assert [line for line in lines if re.search("[a-z_]", line)] == []


def test_study_content_keeps_its_name():
    own = {"id": "long_tom", "name": "Long Tom", "hp": 4}
    study = study_from_dict(
        {"games": 1, "players": 4, "characters": ["all", own]} | {"seats": {"0": {"character": "long_tom"}}}
    )
    (configuration,) = study.configurations()
    lines = sentences(trace(configuration, 1, 0), language="zh", content=configuration.content)
    assert next(line for line in lines if line.startswith("  0号")).startswith("  0号玩家（Long Tom，警长）")
