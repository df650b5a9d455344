"""What a designer's card brings when it is played, and not when it is thrown to answer another card."""

from typing import Any

from bangsim.sim.trace import trace
from tests.properties.playing import played
from tests.properties.studies import configuration_of

GAMES = 60
RICH_BANGS = {
    "games": 1,
    "players": 4,
    "cards": [{"id": "bang", "draws": 2, "takes": 1}],
    "rules": {"deck_copies": {"duel": 12, "indians": 6}},
}


def is_bang(event: dict[str, Any]) -> bool:
    """Whether a card is played or thrown as a Bang!."""
    return (event["as"] or str(event["card"]).split()[0]) == "bang"


def test_a_bang_that_is_thrown_in_a_duel_or_at_indians_brings_no_cards():
    thrown = 0
    for number in range(GAMES):
        shooter = None
        for event in trace(configuration_of(RICH_BANGS), 1, number):
            if event["event"] == "PLAY":
                shooter = event["seat"] if is_bang(event) else None
            elif event["event"] == "ANSWER" and is_bang(event):
                thrown += 1
            elif event["event"] == "MOVE" and event["why"] == "bang" and event["to"]["zone"] == "hand":
                assert event["to"]["seat"] == shooter
    assert thrown > GAMES


def test_duels_with_bangs_that_bring_cards_come_to_an_end():
    rules = {"deck_copies": {"bang": 60, "duel": 12}}
    for number in range(GAMES):
        assert played(RICH_BANGS | {"rules": rules}, 1, number).record["table"]["over"] != 0
