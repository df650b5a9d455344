"""What all tests share: how thorough the properties are, and tables that many tests only read."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bangsim.content.configuration import Configuration
from bangsim.sim.kernel import make_book
from bangsim.sim.study import study_from_dict

USUAL_EXAMPLES = 100
"""The examples of the profile `ci`; a property that asks for other numbers means them relative to this one."""

# The same examples in every run, and no database, which workers would share.
settings.register_profile(
    "ci",
    max_examples=USUAL_EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# Other examples in every run, thirty times as many; see scripts/soak.
settings.register_profile("soak", settings.get_profile("ci"), max_examples=30 * USUAL_EXAMPLES, derandomize=False)
settings.load_profile("ci")


@pytest.fixture(scope="session")
def five_players() -> Configuration:
    """The official game of five, everybody an expert."""
    return study_from_dict({"games": 1, "players": 5}).configurations()[0]


@pytest.fixture(scope="session")
def book_of_five(five_players: Configuration) -> Any:
    """The book of the official game of five, which nobody writes into."""
    return make_book(five_players)
