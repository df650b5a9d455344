"""Experts use what the sets have, every card and every ability that may be used or left, and bring games to an end."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bangsim.content.catalogue import KINDS, SETS
from bangsim.content.codes import (
    BANG_CARD,
    BEER_CARD,
    EQUIP,
    GREEN,
    MISSED,
    MISSED_CARD,
    NOBODY,
    OUTCOMES,
    QUESTIONS,
    STORE_CARD,
)
from bangsim.content.codes import KINDS as MOST_KINDS
from bangsim.content.traits import TRAITS
from bangsim.game import LOG_FULL, OVER
from bangsim.sim.kernel import deal, make_book, new_states, play
from bangsim.table import log
from tests.properties.playing import tally
from tests.properties.studies import configuration_of

ALL = [*SETS]
GAMES = 20_000
LOGGED = 1_500
SEED = 11
AT_A_LETHAL_HIT = ("beer", "whisky", "canteen")
WHYS = {"USE": 2, "ABILITY": 2, "MOVE": 6, "HIT": 4, "HEAL": 4, "JUDGEMENT": 2, "RETURN": 2, "SHUFFLE": 2}
"""The column of each event that tells why."""
OPTIONAL = sorted({trait.ability for trait in TRAITS if trait.ability and trait.optional} | {"vera_custer"})


@cache
def counts(*sets: str, preset: str = "official", players: int = 5) -> Any:
    study = {"games": 1, "players": players, "sets": list(sets), "rules": {"preset": preset}}
    return tally(study, SEED, 0, GAMES)


@pytest.mark.parametrize("sets", [("base",), ("base", "dodge_city"), tuple(ALL)], ids="+".join)
def test_no_kind_of_card_is_drawn_and_never_used(sets: tuple[str, ...]):
    found = counts(*sets)
    for number, kind in enumerate(KINDS):
        drawn, played, answered = (int(found[name][number]) for name in ("drawn", "played", "answered"))
        if not drawn:
            continue
        if kind.effect == MISSED:
            assert answered > drawn / 2, kind.id
        elif kind.border == GREEN:
            assert played > 1.3 * drawn, f"{kind.id} is laid down and not used"
        else:
            assert played > drawn / 10, kind.id


def test_every_kind_of_card_is_drawn():
    drawn = counts("base", "dodge_city")["drawn"] + counts(*ALL)["drawn"]
    assert [kind.id for number, kind in enumerate(KINDS) if not drawn[number]] == []


@pytest.mark.parametrize("name", AT_A_LETHAL_HIT)
def test_what_saves_from_a_lethal_hit_is_kept_for_one(name: str):
    number = next(number for number, kind in enumerate(KINDS) if kind.id == name)
    assert counts(*ALL, preset="community")["answered"][number] > 0


def rows(policy: str, preset: str) -> Iterator[tuple[Any, Any]]:
    """The rows of the logs of some games, and the table."""
    rules = {"preset": preset}
    study = {"games": 1, "players": 5, "sets": ALL, "policies": {"default": policy}, "rules": rules}
    books = make_book(configuration_of(study))
    states = new_states(books)
    record = states[0]
    record["log_on"] = 1
    for number in range(LOGGED):
        record["log"]["n"] = 0
        deal(states, 0, books, SEED, number)
        why = LOG_FULL
        while why == LOG_FULL:
            why = play(states, 0, books, SEED, number, 0)
            yield record["log"]["rows"][: record["log"]["n"]], record["table"]
            record["log"]["n"] = 0
        assert why == OVER


@cache
def logged(policy: str = "expert") -> Counter[str]:
    """How often each ability takes effect or is used, each question is asked and each reason is given."""
    found: Counter[str] = Counter()
    for block, table in (part for preset in ("official", "xiamen") for part in rows(policy, preset)):
        event = block[:, 0]
        for name, column in WHYS.items():
            told = block[event == log.EVENTS.index(name), column] - MOST_KINDS
            found.update(log.REASONS[number] for number in told[told >= 0].tolist())
        asked = block[event == log.QUESTION_EVENT, 2]
        found.update(f"asks {QUESTIONS[number]}" for number in asked.tolist())
        for row in block[(event == log.PLAY_EVENT) | (event == log.ANSWER_EVENT)].tolist():
            event_of, seat, card, used, fifth, _, seventh, _ = row
            plays = event_of == log.PLAY_EVENT
            if card >= 0:
                target, cost = (fifth, seventh) if plays else (NOBODY, fifth)
                found[used_otherwise(table, seat, card, used, target, cost)] += 1
    return found


def used_otherwise(table: Any, seat: int, card: int, used: int, target: int, cost: int) -> str:
    """The ability by which a card is used as no other player could."""
    own = int(table["card_kind"][card])
    if own != used:
        if used == STORE_CARD:
            return "uncle_will"
        if used == BANG_CARD and own != MISSED_CARD:
            return "showdown"
        return "calamity_janet" if {own, used} == {BANG_CARD, MISSED_CARD} else "elena_fuente"
    if cost >= 0 and KINDS[used].cost == 0 and used != BANG_CARD:
        return "economization"
    helps = KINDS[used].effect == EQUIP or used == BEER_CARD
    return "helping_hand" if helps and target not in (NOBODY, seat) else "as printed"


@pytest.mark.parametrize("ability", OPTIONAL)
def test_an_expert_uses_every_ability_that_he_may_use(ability: str):
    assert logged()[ability] >= 20


@pytest.mark.parametrize("question", QUESTIONS)
def test_an_expert_is_asked_every_question(question: str):
    assert logged()[f"asks {question}"] >= 20


@pytest.mark.parametrize("why", log.REASONS)
def test_every_reason_is_given_in_a_log(why: str):
    assert logged()[why] + logged("random")[why] > 0


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("sets", [("base",), ("base", "dodge_city"), tuple(ALL)], ids="+".join)
def test_no_game_of_experts_is_given_up(sets: tuple[str, ...], players: int):
    assert counts(*sets, players=players)["outcomes"][OUTCOMES.index("no_result")] == 0
