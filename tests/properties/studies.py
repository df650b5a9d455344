"""Studies that hypothesis makes up: any table that a study file can ask for."""

from typing import Any

from hypothesis import assume, settings
from hypothesis import strategies as st

from bangsim.ai.policies import POLICIES
from bangsim.content.catalogue import KINDS, RANKS, SETS, pool
from bangsim.content.codes import ROLES
from bangsim.content.configuration import Configuration
from bangsim.content.rules import PRESETS, SWITCHES
from bangsim.content.schema import Switch
from bangsim.sim.problems import StudyError
from bangsim.sim.study import study_from_dict

USUAL_EXAMPLES = settings.get_profile("ci").max_examples
LONGEST = 150
"""The greatest `max_turns`, so that what is checked at every question comes to an end."""

SEEDS = st.integers(0, 2**63 - 1)
NUMBERS = st.integers(0, 10**12)
POLICY_NAMES = [policy.name for policy in POLICIES]


def examples(n: int) -> settings:
    """How many examples a property gets in CI; scripts/soak multiplies all of them."""
    return settings(max_examples=n * settings.get_current_profile_examples() // USUAL_EXAMPLES)
