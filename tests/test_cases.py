"""Every case file is played, and every part of the rules has one."""

import re
from pathlib import Path

import pytest

from bangsim.content.catalogue import CHARACTERS, EVENTS, KINDS, SETS
from bangsim.content.codes import BLUE, QUESTIONS
from bangsim.content.switches import SWITCHES
from bangsim.sim.answers import Answer
from bangsim.sim.case_model import Case, Turn, load_case
from bangsim.sim.case_play import play_case
from bangsim.sim.cases import check_file
from bangsim.sim.stepping import Game

FOLDER = Path(__file__).parent / "cases"
FILES = sorted(FOLDER.rglob("*.toml"))
CASES = {path: load_case(path) for path in FILES}
RULEBOOK = (FOLDER.parent.parent / "docs" / "rulebook.md").read_text("utf-8")

ACT_BEFORE_PLAY = {"first_player", "character_choice", "roles", "max_turns"}
POLICIES_ONLY = {"deputies_known", "open_roles"}
"""What players know changes no rule of play."""
DECKS_ONLY = {"first_event_round", "mixed_event_decks"}
"""What comes up in a scenario deck, and when: a case says itself which card is active and which comes next."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_engine_plays_by_the_case(path: Path):
    result = check_file(path)
    assert result.passed, result.message


def test_each_title_is_given_once():
    titles = [case.title for case in CASES.values()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_case_names_a_section_of_the_rulebook(path: Path):
    section = re.fullmatch(r"rulebook (\d+\.\d+)", CASES[path].source)
    assert section, CASES[path].source
    assert f"### {section[1]} " in RULEBOOK


def test_every_character_has_a_case():
    played = {player.character for case in CASES.values() for player in case.players}
    assert {who.id for who in CHARACTERS} - played == set()


def test_every_scenario_card_is_active_in_a_case():
    active = {name for case in CASES.values() if named(case.turn) for name in active_after(case)}
    assert {card.id for card in EVENTS[1:]} - active == set()


def test_every_kind_of_card_has_a_case():
    used = {name for case in CASES.values() for name in used_in(case)}
    there = used | {name for case in CASES.values() for name in lying_in(case)}
    assert {kind.id for kind in KINDS} - there == set()
    assert {kind.id for kind in KINDS if kind.border != BLUE} - used == set()


def test_every_question_has_a_case(monkeypatch: pytest.MonkeyPatch):
    asked = set()
    answer_as_ever = Game.answer

    def answer(game: Game, answer: Answer) -> None:
        assert game.question is not None
        asked.add(game.question.asks)
        answer_as_ever(game, answer)

    monkeypatch.setattr(Game, "answer", answer)
    for path in FILES:
        check_file(path)
    assert asked == {*QUESTIONS}


def test_every_switch_that_touches_play_has_a_case():
    switched = {name for case in CASES.values() for name in case.rules.switches()}
    assert {switch.id for switch in SWITCHES} - switched - ACT_BEFORE_PLAY - POLICIES_ONLY - DECKS_ONLY == set()


def test_a_switch_has_a_case_where_it_is_not_as_the_official_rules_say():
    for switch in SWITCHES:
        values = {value for case in CASES.values() for value in case.rules.switches().get(switch.id, ())}
        assert not values or values - {switch.official}, switch.id


def test_every_set_is_named_by_its_topics():
    assert set(SETS) <= {name for case in CASES.values() for name in case.rules.sets}


def named(turn: Turn) -> set[str]:
    """The scenario cards that a case names."""
    return {turn.event, turn.next_event, turn.wws_event} - {EVENTS[0].id}


def active_after(case: Case) -> set[str]:
    """The scenario cards that are active when a case has been played; one that only waits to be turned is not."""
    table = play_case(case)["table"]
    return {EVENTS[table[slot]].id for slot in ("event", "show")}


def lying_in(case: Case) -> set[str]:
    """The kinds of card that lie before a player or are held by one in a case."""
    cards = [card for player in case.players for card in (*player.hand, *(one.card for one in player.in_play))]
    return {KINDS[card.kind].id for card in cards}


def used_in(case: Case) -> set[str]:
    """The kinds of card that are played or answered with in a case."""
    cards = [card for decision in case.decisions for card in (decision.play, decision.answer)]
    return {KINDS[card.kind].id for card in cards if card is not None}
