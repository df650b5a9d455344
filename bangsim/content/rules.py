"""The presets, which set all rule switches, and the numbers by which the kernel knows the values of switches.

Source: docs/rulebook.md, section 8, which tells for each switch what the editions say.
"""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content.schema import Switch, Value
from bangsim.content.switches import SWITCHES

PRESETS: Mapping[str, str] = MappingProxyType(
    {
        "official": "The current official rules.",
        "rulebook_zh": "The Chinese rulebook of the base game.",
        "community": "The community rules, first and second season.",
        "xiamen": "The Xiamen edition.",
    }
)

BY_ID: Mapping[str, Switch] = MappingProxyType({switch.id: switch for switch in SWITCHES})

# Sheriff, deputies, outlaws, renegades for each number of players
OFFICIAL_ROLES: Mapping[int, tuple[int, int, int, int]] = MappingProxyType(
    {
        3: (0, 1, 1, 1),
        4: (1, 0, 2, 1),
        5: (1, 1, 2, 1),
        6: (1, 1, 3, 1),
        7: (1, 2, 3, 1),
        8: (1, 2, 3, 2),
        9: (1, 3, 4, 1),
    }
)
SEEDS_ROLES: Mapping[int, tuple[int, int, int, int]] = MappingProxyType(
    {**OFFICIAL_ROLES, 8: (1, 2, 4, 1), 9: (1, 3, 4, 1)}
)


def preset_rules(preset: str) -> dict[str, Value]:
    """Every switch with its value under `preset`; a preset that is silent about one follows the official rules."""
    values = {}
    for switch in SWITCHES:
        own = getattr(switch, preset)
        values[switch.id] = switch.official if own is None else own
    return values


def role_table(name: str) -> Mapping[int, tuple[int, int, int, int]]:
    """The role table called `name`, a value of the switch `roles`."""
    return {"official": OFFICIAL_ROLES, "seeds": SEEDS_ROLES}[name]


def switch_number(switch: str, value: Value) -> int:
    """The number by which the kernel knows a value of a switch; words count from -1 down, so none is a number."""
    return -1 - BY_ID[switch].choices.index(value) if isinstance(value, str) else int(value)


# The words that rules compare with
PENALTY_HAND = switch_number("sheriff_penalty", "hand")
PENALTY_HAND_AND_PLAY = switch_number("sheriff_penalty", "hand_and_play")
LIMIT_HP = switch_number("hand_limit", "hp")
LIMIT_NONE = switch_number("hand_limit", "none")
JAIL_SKIPS_TURN = switch_number("jail_skips", "turn")
SAME_CLASS = switch_number("equipment_limit", "same_class")
AFTER_EFFECT = switch_number("win_check", "after_effect")
CHOICE_SHARE = switch_number("character_choice", "share")
FIRST_RANDOM = switch_number("first_player", "random")
HEAL_REFUSED = switch_number("blocked_heal", "refused")
GREEN_OWNERS_TURN = switch_number("green_ready", "owners_turn")
COPIES_AT_TURN_START = switch_number("vera_custer_chooses", "turn_start")
EFFECTS_AFTER_JUDGEMENTS = switch_number("event_start_effects", "after_judgements")
