"""Everything has a name in both languages, none is left over, and translations of our own are marked."""

import re
from pathlib import Path

import pytest

from bangsim.ai.policies import POLICIES
from bangsim.content import codes
from bangsim.content.catalogue import CHARACTERS, EVENTS, KINDS, SETS, TRAIT, plain
from bangsim.content.chinese import cards, characters, events, powgame, rules, table
from bangsim.content.collection import Content, OwnCharacter
from bangsim.content.names import WORDS, called, choice, name, word
from bangsim.content.rules import PRESETS
from bangsim.content.switches import SWITCHES
from tests.chinese import is_simplified

RULEBOOK = (Path(__file__).parents[2] / "docs" / "rulebook.md").read_text("utf-8")
THERE = {
    "rule switch": [switch.id for switch in SWITCHES],
    "preset": [*PRESETS],
    "policy": [policy.name for policy in POLICIES],
    "trait": [*TRAIT],
    "role": [*codes.ROLES],
    "outcome": [*codes.OUTCOMES],
    "border": [*codes.BORDERS],
    "effect": [*codes.EFFECTS],
    "reach": [*codes.REACHES],
}


@pytest.mark.parametrize("what", THERE)
def test_each_has_a_chinese_name_and_none_is_left_over(what):
    assert sorted(WORDS[what]) == sorted(THERE[what])


@pytest.mark.parametrize("one", SETS.values(), ids=lambda one: one.id)
def test_the_cards_and_characters_of_each_set_have_theirs(one):
    assert sorted(cards.CARDS.get(one.id, ())) == sorted(card.id for card in one.cards)
    assert sorted(characters.CHARACTERS.get(one.id, ())) == sorted(who.id for who in one.characters)


def test_no_name_is_of_a_set_that_there_is_not():
    assert {*cards.CARDS, *characters.CHARACTERS} <= {*SETS}
    assert {*SETS} <= {*table.SETS}
    assert {*table.SETS} <= {*SETS, *events.EVENTS}


def test_the_scenario_cards_are_those_of_the_rulebook():
    titles = re.findall(r"^### (?:19|20|21|22)\.\d+ (.+)$", RULEBOOK, re.MULTILINE)
    not_cards = {"where_they_belong", "when_they_are_turned"}
    there = {plain(title).replace("lady_rose", "lady_rosa") for title in titles} - not_cards
    assert {*WORDS["event"]} == there == {card.id for card in EVENTS[1:]}
    assert [len(deck) for deck in events.EVENTS.values()] == [13, 2, 15, 10]


def test_the_words_that_switches_take_have_theirs():
    taken = {value for switch in SWITCHES for value in switch.choices}
    known = {value.split(" ")[-1] for value in rules.CHOICES}
    assert known == taken
    particular = [value.split(" ") for value in rules.CHOICES if " " in value]
    assert all(value in next(s.choices for s in SWITCHES if s.id == switch) for switch, value in particular)


def test_every_source_of_a_switch_has_a_name():
    parts = {part.partition(" Q")[0] for switch in SWITCHES for part in switch.source.split("; ")}
    assert parts <= {*rules.SOURCES}


def test_every_notice_is_there_in_chinese():
    assert {one.id for one in SETS.values() if one.notice} == {*table.NOTICES} - {
        "nine players",
        "idle roles",
        "not simulated",
    }


@pytest.mark.parametrize("what", WORDS)
def test_characters_are_simplified(what):
    for id, one in WORDS[what].items():
        assert one.name, id
        assert all(map(is_simplified, (one.name, one.sentence, *one.others))), id


@pytest.mark.parametrize("what", ["character", "card", "event", "rule switch", "preset", "policy", "set", "trait"])
def test_each_is_described(what):
    assert all(one.sentence for one in WORDS[what].values())
    assert all(one.sentence.endswith("。") for one in WORDS[what].values()) == (what != "trait")


@pytest.mark.parametrize("what", WORDS)
def test_no_name_means_two_things_of_a_kind(what):
    names = [name for one in WORDS[what].values() for name in (one.name, *one.others)]
    assert len({*names}) == len(names)


def test_what_the_sources_name_is_not_ours():
    printed = {id for what in ("card", "character", "set") for id, one in WORDS[what].items() if not one.ours}
    assert {"bang", "roulette", "slab_the_killer", "storm", "dodge_city"} <= printed
    assert not {"sombrero", "silver", "apache_kid", "big_spencer", "high_noon"} & printed
    assert all(not one.ours for one in WORDS["role"].values())
    assert all(not one.ours for one in powgame.POWGAME.values())
    assert all(one.ours for id, one in WORDS["event"].items() if id != "wild_west_show")
    assert all(one.ours for one in WORDS["trait"].values())
    assert {id for id, one in WORDS["set"].items() if one.ours} == {"high_noon", "fistful_of_cards"}


def test_a_namesake_speaks_of_the_one_he_is_like():
    for who in CHARACTERS:
        if who.same_as:
            one, like = (WORDS["character"][id] for id in (who.id, who.same_as))
            assert one.sentence.startswith(f"同{like.name}") or like.name in one.sentence.partition("：")[0], who.id


def test_names_are_looked_up_by_language():
    assert (name("en", "card", "bang"), name("zh", "card", "bang")) == ("Bang!", "砰！")
    assert (name("en", "character", "volcanic"), name("en", "card", "volcanic")) == ("Volcanic", "Volcanic")
    assert (name("zh", "character", "volcanic"), name("zh", "card", "volcanic")) == ("火神", "火山手枪")
    assert (name("en", "set", "base"), name("zh", "set", "base")) == ("BANG!", "基本包")
    assert (name("en", "event", "gag"), name("zh", "event", "gag")) == ("Gag", "封口")
    assert (name("en", "set", "high_noon"), name("zh", "set", "high_noon")) == ("High Noon", "正午")
    assert (name("en", "rule switch", "bang_limit"), name("zh", "rule switch", "bang_limit")) == (
        "bang limit",
        "砰！次数",
    )
    assert word("en", "card", "bang") is None
    assert (choice("en", "jail_skips", "draw_and_play"), choice("zh", "jail_skips", "draw_and_play")) == (
        "draw and play",
        "摸牌和出牌",
    )


def test_what_has_no_chinese_name_keeps_the_english_one():
    assert name("zh", "card", "tomahawk") == "tomahawk"
    own = Content(own_characters=(OwnCharacter(id="el_gringo", based_on="el_gringo", columns={"name": "Gringo II"}),))
    assert name("zh", "character", "el_gringo", own) == "Gringo II"
    assert name("zh", "character", "bart_cassidy", own) == "巴特·卡西迪"


def test_a_chinese_name_leads_to_what_it_means():
    assert called("砰！") == ["bang"]
    assert called("闪！") == ["missed"]
    assert sorted(called("俄罗斯轮盘")) == ["roulette", "russian_roulette"]
    assert called("正午") == ["high_noon"]
    assert sorted(called("一把牌")) == ["a_fistful_of_cards", "fistful_of_cards"]
    assert called("Bang!") == []
    assert all(kind.id in called(name("zh", "card", kind.id)) for kind in KINDS)
