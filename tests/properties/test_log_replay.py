"""Whatever is played, the log alone tells an outsider who knows the rules how the table lay at the end."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bangsim.content import catalogue
from bangsim.content.codes import CARDS, OUTCOMES
from bangsim.sim.trace import trace
from tests.properties.playing import played
from tests.properties.studies import NUMBERS, SEEDS, configuration_of, examples, studies
from tests.replay.replayer import FinalTable, LogError, replay

FREE_TO_MISS = {"GAME", "PHASE", "QUESTION", "ANSWER", "USE", "ABILITY", "PENALTY"}
"""Events without which a log may still be in order; the others tell what nothing else does."""


def final_table(record: Any, events: list[dict[str, Any]]) -> FinalTable:
    """The table of a finished game as the engine has it; who won is told by the last event alone."""
    table = record["table"]
    seats = range(int(table["n"]))

    def cards(places: Any) -> list[str]:
        return [
            f"{catalogue.KINDS[table['card_kind'][one]].id} {catalogue.index_text(int(table['card_index'][one]))}"
            for one in places.tolist()
        ]

    return FinalTable(
        hands=tuple(tuple(sorted(cards(record["seat"][seat]["hand"][: table["hand_n"][seat]]))) for seat in seats),
        in_play=tuple(tuple(cards(table["in_play"][seat][: table["in_play_n"][seat]])) for seat in seats),
        hp=tuple(table["hp"].tolist()[: len(seats)]),
        alive=tuple(bool(table["alive"] >> seat & 1) for seat in seats),
        draw_pile=tuple(sorted(cards(record["pile"][: table["deck_n"]]))),
        discard=tuple(reversed(cards(record["pile"][CARDS - table["discard_n"] :]))),
        outcome=OUTCOMES[table["over"]],
        winners=tuple(events[-1]["winners"]),
        turns=int(table["turn"]),
    )


def in_any_order(table: FinalTable) -> FinalTable:
    """The same table; of two cards that look alike a log does not tell which one left its place among those in play."""
    return replace(table, in_play=tuple(tuple(sorted(cards)) for cards in table.in_play))


@settings(max_examples=examples(150))
@given(studies(), SEEDS, NUMBERS)
def test_a_log_replays_to_the_final_table(study: dict, seed: int, number: int):
    record = played(study, seed, number).record
    events = list(trace(configuration_of(study), seed, number))
    told, seen = replay(map(json.dumps, events)), final_table(record, events)
    if study["rules"].get("deck_copies"):
        told, seen = in_any_order(told), in_any_order(seen)
    assert told == seen


@settings(max_examples=examples(60))
@given(studies(), SEEDS, NUMBERS, st.integers(0, 10**6))
def test_a_log_with_a_line_missing_is_refused(study: dict, seed: int, number: int, place: int):
    events = list(trace(configuration_of(study), seed, number))
    needed = [line for line, event in enumerate(events) if event["event"] not in FREE_TO_MISS]
    del events[needed[place % len(needed)]]
    with pytest.raises(LogError):
        replay(map(json.dumps, events))
