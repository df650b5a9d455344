"""Studies that hypothesis makes up: any table that a study file can ask for."""

from itertools import combinations
from typing import Any

from hypothesis import assume, settings
from hypothesis import strategies as st

from bangsim.ai.policies import POLICIES
from bangsim.content.catalogue import EVENTS, KINDS, SETS, pool, scenario_deck
from bangsim.content.codes import RANKS, ROLES
from bangsim.content.configuration import Configuration
from bangsim.content.rules import PRESETS
from bangsim.content.schema import Switch
from bangsim.content.switches import SWITCHES
from bangsim.sim.problems import StudyError
from bangsim.sim.study import study_from_dict

LONGEST = 150
"""The greatest `max_turns`, so that what is checked at every question comes to an end."""

SEEDS = st.integers(0, 2**63 - 1)
NUMBERS = st.integers(0, 10**12)
POLICY_NAMES = [policy.name for policy in POLICIES]
BESIDE_BASE = [name for name in SETS if name != "base"]
COMBINATIONS = [
    *(["base", *beside] for n in range(len(BESIDE_BASE) + 1) for beside in combinations(BESIDE_BASE, n)),
    ["dodge_city"],
]
"""The sets that are shuffled together: every combination with the first box, and a second box by itself."""
MANY = 60
"""The cards of a deck of very few kinds."""


def examples(n: int) -> int:
    """How many examples a property gets: n in CI, many times as many where the profile asks for them."""
    return n * settings().max_examples // settings.get_profile("ci").max_examples


def switch_values(switch: Switch) -> st.SearchStrategy[Any]:
    """The values of a switch, those that make a difference at the table rather than huge numbers."""
    if switch.id == "max_turns":
        return st.integers(1, LONGEST)
    if switch.id == "dynamite_ranks":
        ranks = RANKS[:-1]
        ends = st.tuples(*[st.integers(0, len(ranks) - 1)] * 2).map(sorted)
        return ends.map(lambda ends: f"{ranks[ends[0]]}-{ranks[ends[1]]}")
    if isinstance(switch.official, bool):
        return st.booleans()
    values: list[st.SearchStrategy[Any]] = [st.sampled_from(switch.choices)] if switch.choices else []
    if switch.lowest is not None and switch.highest is not None:
        values.append(st.integers(switch.lowest, min(switch.highest, switch.lowest + 5)))
    return st.one_of(values)


def rules() -> st.SearchStrategy[dict[str, Any]]:
    """A preset and some switches that differ from it."""
    switches = st.fixed_dictionaries({}, optional={switch.id: switch_values(switch) for switch in SWITCHES})
    preset = st.fixed_dictionaries(
        {"preset": st.sampled_from([*PRESETS]), "max_turns": st.just(LONGEST)}, optional={"deck_copies": deck_copies()}
    )
    return st.one_of(preset, st.tuples(preset, switches).map(lambda parts: parts[0] | parts[1]))


def deck_copies() -> st.SearchStrategy[dict[str, int]]:
    """Some kinds more or less often than printed, or a deck of very few kinds."""
    kinds = [kind.id for kind in KINDS]
    some = st.dictionaries(st.sampled_from(kinds), st.integers(0, 8), max_size=5)
    few = st.lists(st.sampled_from(kinds), min_size=1, max_size=4, unique=True)
    return some | few.map(lambda chosen: {kind: MANY // len(chosen) if kind in chosen else 0 for kind in kinds})


@st.composite
def role_mixes(draw: st.DrawFn, players: int) -> list[int]:
    """A sheriff, and others of whom at least one is his enemy."""
    others = draw(st.lists(st.sampled_from(ROLES[1:]), min_size=players - 1, max_size=players - 1))
    assume(others.count("deputy") < players - 1)
    return [1, *(others.count(role) for role in ROLES[1:])]


@st.composite
def policies(draw: st.DrawFn, players: int) -> dict[str, Any]:
    """One policy for all, one for each role, or one for each seat."""
    by_role = st.fixed_dictionaries(
        {"default": st.sampled_from(POLICY_NAMES)}, optional={role: st.sampled_from(POLICY_NAMES) for role in ROLES}
    )
    by_seat = st.lists(st.sampled_from(POLICY_NAMES), min_size=players, max_size=players).map(
        lambda seats: {"seats": seats}
    )
    return draw(by_role | by_seat)


def studies(*sets: str) -> st.SearchStrategy[dict[str, Any]]:
    """A study with one configuration that can be played, as plain data; with some sets or with any."""
    return tables([list(sets)] if sets else COMBINATIONS).filter(playable)


def scenario_decks(sets: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """A scenario deck of one's own, or some cards that are left out of the decks of the sets."""
    cards = [card for card in EVENTS[1:] if not card.last]
    lasts = [[], *([card.id] for card in EVENTS if card.last)]
    own = st.lists(st.sampled_from([card.id for card in cards]), max_size=6, unique=True)
    given = st.tuples(own, st.sampled_from(lasts)).map(lambda parts: {"events": [[*parts[0], *parts[1]]]})
    there = [card.id for by_stagecoach in (False, True) for card in scenario_deck(sets, by_stagecoach)]
    if not there:
        return given
    left_out = st.lists(st.sampled_from(there), min_size=1, max_size=8, unique=True)
    return given | left_out.map(lambda names: {"events_excluded": names})


@st.composite
def tables(draw: st.DrawFn, together: list[list[str]]) -> dict[str, Any]:
    """A study each of whose values is right by itself, with one of some lists of sets."""
    players = draw(st.integers(3, 9))
    sets = draw(st.sampled_from(together))
    everybody = pool(sets)
    study: dict[str, Any] = {
        "games": 1,
        "players": players,
        "sets": sets,
        "rules": draw(rules()),
        "policies": draw(policies(players)),
    }
    if draw(st.booleans()):
        study["roles"] = {players: draw(role_mixes(players))}
    if draw(st.booleans()):
        study["characters"] = draw(
            st.lists(st.sampled_from(everybody), min_size=players, max_size=players + 3, unique=True)
        )
    if draw(st.booleans()):
        study |= draw(scenario_decks(sets))
    if draw(st.booleans()):
        seat, role = draw(st.integers(1, players - 1)), draw(st.sampled_from(ROLES))
        character = draw(st.sampled_from(study.get("characters", everybody)))
        pins = ({"role": role}, {"character": character}, {"role": role, "character": character})
        study["seats"] = {str(seat): draw(st.sampled_from(pins))}
    return study


def configuration_of(study: dict[str, Any]) -> Configuration:
    """What a study with one configuration asks for."""
    return study_from_dict(study).configurations()[0]


def playable(study: dict[str, Any]) -> bool:
    """Whether the values of a study fit together; eight players cannot choose among three of sixteen characters."""
    try:
        configuration_of(study)
    except StudyError:
        return False
    return True
