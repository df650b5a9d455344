"""Games under scenario cards that once went on for ever."""

import pytest

from bangsim.content.codes import NO_RESULT
from tests.properties.playing import played

DECKS = ["base", "high_noon", "fistful_of_cards", "wild_west_show"]


@pytest.mark.parametrize(
    ("players", "number"),
    [
        pytest.param(7, 81238, id="a card that had to be played is drawn again (Law of the West, rulebook 21.7)"),
        pytest.param(3, 40321, id="two pass over the third (Lady Rose of Texas, rulebook 22.7)"),
        pytest.param(3, 86966, id="two pass over the third, who would turn the next card"),
    ],
)
def test_a_game_comes_to_an_end(players: int, number: int):
    study = {"games": 1, "players": players, "sets": DECKS}
    assert played(study, 77, number).record["table"]["over"] != NO_RESULT
