"""However much one card sets off, what is still to happen finds room."""

from typing import Any

import pytest

from bangsim.content.catalogue import SETS
from bangsim.content.rules import PRESETS
from tests.properties.playing import tally

GAMES = 10_000
FOR_EVERYBODY = ("gatling", "howitzer", "indians", "brawl", "roulette", "general_store", "saloon")
ANSWERS = ("missed", "dodge", "bible", "beer", "bang")
LOADED = {
    "knife_strikes": 10,
    "outlaw_bounty": 10,
    "jails_stack": True,
    "dynamites_stack": True,
    "dodge_draws_from": "attacker",
    "bible_draws_from": "attacker",
    "derringer_takes": "target_first",
    "win_check": "after_effect",
    "deck_copies": dict.fromkeys(FOR_EVERYBODY + ANSWERS, 12) | {"dynamite": 6, "knife": 6, "derringer": 6},
}
"""Every card puts a question to all others, and most answers take a card of who asks."""


def random_games(rules: dict[str, Any], games: int = GAMES) -> Any:
    """The counts of games of nine players by chance; a full stack would stop them."""
    study = {"games": 1, "players": 9, "sets": [*SETS], "policies": {"default": "random"}, "rules": rules}
    return tally(study, 5, 0, games)


@pytest.mark.parametrize("preset", PRESETS)
def test_there_is_room_for_all_tasks_with_nine_players(preset: str):
    assert random_games({"preset": preset})["games"] == GAMES


@pytest.mark.parametrize("preset", PRESETS)
def test_there_is_room_for_all_tasks_where_every_card_asks_everybody(preset: str):
    assert random_games({"preset": preset, **LOADED})["games"] == GAMES
