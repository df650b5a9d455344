"""Every ability that is a choice is used so that it does not hurt its owner: the same games with it and without it."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bangsim.content.catalogue import CHARACTERS, EVENTS, TRAIT
from bangsim.content.codes import NUMBERS
from bangsim.content.traits import TRAITS
from bangsim.sim.kernel import make_book, new_states, play_games
from tests.properties.studies import configuration_of

METHOD = Path(__file__).parents[2] / "docs" / "method.md"
SETS = ("base", "dodge_city", "the_bullet", "powgame", "wild_west_show")
SEED = 23
GAMES = 64_000
BATCH = 2_000
"""Games summed up together: the same ones on both sides."""
Z = 1.96
WIDEST = 0.5
"""The most points either side that a difference may be uncertain by, unless it is clear."""
CHOICES = {trait.name for trait in TRAITS if trait.optional} | {"copies_characters"}
SCENARIO_CHOICES = [name for card in EVENTS for name in card.traits if TRAIT[name].optional]
"""What scenario cards let everybody do; here a designer's own character can do it, and nobody else."""
OWNERS = [who.id for who in CHARACTERS if CHOICES & {*who.traits} and not who.same_as]
NOTHING_SHOWN = {"heals_for_drawing", "helping_hand", "pat_brennan", "pedro_ramirez", "uncle_will", "divine"}
"""What so many games show no gain for; docs/method.md says why."""


def study_of(owner: str) -> dict[str, Any]:
    """A table of five with the owner of an ability at the seat left of the sheriff."""
    study: dict[str, Any] = {"games": 1, "players": 5, "seats": {"1": {"character": owner}}}
    if owner in SCENARIO_CHOICES:
        return study | {"characters": ["all", {"id": owner, "hp": 4, "traits": {owner: 1}}]}
    return study | {"sets": list(SETS)}


@cache
def wins(owner: str, has_ability: bool) -> Any:
    """Games won by the owner of an ability at the seat left of the sheriff, in batches; some owners lack theirs."""
    configuration = configuration_of(study_of(owner))
    books, number = make_book(configuration), configuration.content.character_number[owner]
    if not has_ability:
        for name in configuration.content.characters[number].traits:
            code = TRAIT[name].code
            if code < NUMBERS:
                books[0]["traits"][number][code] = 0
            else:
                books[0]["abilities"][number] &= ~(1 << (code - NUMBERS))
    states = new_states(books)
    won = []
    for first in range(0, GAMES, BATCH):
        assert play_games(states, 0, books, SEED, first, BATCH) < 0
        won.append(int(states[0]["tally"]["character_wins"][number].sum()))
    return np.diff(won, prepend=0)


@pytest.mark.parametrize("owner", OWNERS + SCENARIO_CHOICES)
def test_having_an_ability_does_not_hurt_its_owner(owner: str):
    differences = 100 * (wins(owner, True) - wins(owner, False)) / BATCH
    half_width = Z * differences.std(ddof=1) / np.sqrt(len(differences))
    assert half_width < WIDEST or differences.mean() > half_width, owner
    assert differences.mean() + half_width > 0, f"{owner} loses {-differences.mean():.2f} points"
    if owner not in NOTHING_SHOWN:
        assert differences.mean() - half_width > 0, f"{owner} gains nothing: {differences.mean():.2f} points"


def test_every_ability_of_which_nothing_is_shown_is_named_in_the_method():
    names = {who.id: who.name for who in CHARACTERS} | {trait: card.name for card in EVENTS for trait in card.traits}
    rows = [line for line in METHOD.read_text("utf-8").splitlines() if "nothing shown" in line]
    assert {*OWNERS, *SCENARIO_CHOICES} >= NOTHING_SHOWN
    assert [owner for owner in NOTHING_SHOWN if not any(names[owner] in row for row in rows)] == []
