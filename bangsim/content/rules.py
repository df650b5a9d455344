"""The rule switches and the presets that set them all.

Source: docs/rulebook.md, section 8, which tells for each switch what the editions say.
"""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content.schema import Switch, Value

PRESETS: Mapping[str, str] = MappingProxyType(
    {
        "official": "The current official rules.",
        "rulebook_zh": "The Chinese rulebook of the base game.",
        "community": "The community rules, first and second season.",
        "xiamen": "The Xiamen edition.",
    }
)

SWITCHES = (
    Switch(
        id="sheriff_penalty",
        official="hand_and_play",
        community="hand",
        xiamen="hand",
        choices=("none", "hand", "hand_and_play"),
        sentence="What the sheriff discards when he eliminates a deputy.",
        source="official rulebook; community rules",
    ),
    Switch(
        id="outlaw_bounty",
        official=3,
        lowest=0,
        highest=10,
        sentence="Cards drawn by whoever eliminates an outlaw.",
        source="official rulebook",
    ),
    Switch(
        id="sheriff_bonus_hp",
        official=1,
        lowest=0,
        highest=10,
        sentence="Life points that the sheriff has more than his character.",
        source="official rulebook",
    ),
    Switch(
        id="draw_count",
        official=2,
        lowest=0,
        highest=10,
        sentence="Cards drawn in the draw phase.",
        source="official rulebook",
    ),
    Switch(
        id="bang_limit",
        official=1,
        lowest=0,
        highest=99,
        sentence="Bang! cards that may be played a turn.",
        source="official rulebook",
    ),
    Switch(
        id="hand_limit",
        official="hp",
        choices=("hp", "none"),
        lowest=0,
        highest=99,
        sentence="Cards a player may keep at the end of his turn: his life points, a number, or any.",
        source="official rulebook",
    ),
    Switch(
        id="jail_skips",
        official="turn",
        rulebook_zh="draw_and_play",
        community="draw_and_play",
        choices=("turn", "draw_and_play"),
        sentence="What a player who stays in jail skips; draw_and_play leaves him the discard phase.",
        source="official rulebook; Chinese rulebook",
    ),
    Switch(
        id="jails_stack",
        official=False,
        community=True,
        xiamen=True,
        sentence="Several jails may lie in front of one player: judged in turn, the rest stay after a failure.",
        source="community rules",
    ),
    Switch(
        id="dynamites_stack",
        official=False,
        community=True,
        xiamen=True,
        sentence="Several dynamites may lie in front of one player: judged one after the other.",
        source="community rules",
    ),
    Switch(
        id="equipment_limit",
        official="same_name",
        community="same_class",
        xiamen="same_class",
        choices=("same_name", "same_class"),
        sentence="What a player may not have twice: a name, or also a class (one weapon, one horse).",
        source="official rulebook; community rules",
    ),
    Switch(
        id="dynamite_before_jail",
        official=True,
        rulebook_zh=False,
        sentence="Dynamite is judged before jail.",
        source="official rulebook; Chinese rulebook",
    ),
    Switch(
        id="green_ready",
        official="next_turn",
        community="owners_turn",
        xiamen="owners_turn",
        choices=("next_turn", "owners_turn"),
        sentence="From when a green card works: the turn of the next player, or its owner's next turn.",
        source="official rulebook of Dodge City; community rules",
    ),
    Switch(
        id="sheriff_jailable",
        official=False,
        sentence="The sheriff may be put in jail.",
        source="official rulebook",
    ),
    Switch(
        id="beer_min_players",
        official=3,
        lowest=2,
        highest=9,
        sentence="Living players needed for Beer to work.",
        source="official rulebook",
        changes_print=True,
    ),
    Switch(
        id="whisky_saves",
        official=False,
        community=True,
        xiamen=True,
        sentence="Whisky may be used at a lethal hit.",
        source="official rulebook of Dodge City; community rules",
        changes_print=True,
    ),
    Switch(
        id="canteen_saves",
        official=False,
        community=True,
        xiamen=True,
        sentence="Canteen may be used at a lethal hit.",
        source="official rulebook of Dodge City; community rules",
        changes_print=True,
    ),
    Switch(
        id="tequila_on_self",
        official=True,
        community=False,
        xiamen=False,
        sentence="Tequila may heal its own player.",
        source="official rulebook of Dodge City; community rules",
        changes_print=True,
    ),
    Switch(
        id="tequila_min_players",
        official=2,
        community=3,
        xiamen=3,
        lowest=2,
        highest=9,
        sentence="Living players needed for Tequila to work.",
        source="official FAQ of Dodge City; community rules",
        changes_print=True,
    ),
    Switch(
        id="dodge_draws_from",
        official="deck",
        community="attacker",
        xiamen="attacker",
        choices=("deck", "attacker"),
        sentence="Where the card comes from that Dodge brings: the deck, or the attacker's cards.",
        source="official rulebook of Dodge City; community rules",
        changes_print=True,
    ),
    Switch(
        id="bible_draws_from",
        official="deck",
        community="attacker",
        xiamen="attacker",
        choices=("deck", "attacker"),
        sentence="Where the card comes from that Bible brings: the deck, or the attacker's cards.",
        source="official rulebook of Dodge City; community rules",
        changes_print=True,
    ),
    Switch(
        id="derringer_takes",
        official="deck",
        community="target_first",
        xiamen="target_first",
        choices=("deck", "target_first"),
        sentence="Where the card comes from that Derringer brings: the deck, or the target before he may answer.",
        source="official rulebook of Dodge City; community rules",
        changes_print=True,
    ),
    Switch(
        id="knife_strikes",
        official=1,
        xiamen=2,
        lowest=1,
        highest=10,
        sentence="Attacks that a Knife makes on its target, one after the other.",
        source="official rulebook of Dodge City; Xiamen edition",
        changes_print=True,
    ),
    Switch(
        id="gatling_counts_as_bang",
        official=False,
        xiamen=True,
        sentence="A Gatling is a Bang! for the abilities that speak of Bang! (never for the limit).",
        source="Xiamen edition",
    ),
    Switch(
        id="win_check",
        official="immediate",
        choices=("immediate", "after_effect"),
        sentence="When the end of the game is looked for: after each elimination, or when the card has resolved.",
        source="official rulebook",
    ),
    Switch(
        id="character_choice",
        official=1,
        community="share",
        xiamen="share",
        choices=("share",),
        lowest=1,
        highest=10,
        sentence="Characters dealt to each player, who keeps one; share divides the pool equally.",
        source="official rulebook; community rules",
    ),
    Switch(
        id="first_player",
        official="sheriff",
        choices=("sheriff", "random"),
        sentence="Who has the first turn.",
        source="official rulebook",
    ),
    Switch(
        id="dynamite_damage",
        official=3,
        lowest=0,
        highest=10,
        sentence="Life points that Dynamite costs.",
        source="official rulebook",
    ),
    Switch(
        id="dynamite_ranks",
        official="2-9",
        sentence="The ranks of spades that set Dynamite off, from the lowest to the highest.",
        source="official rulebook",
    ),
    Switch(
        id="roles",
        official="official",
        community="seeds",
        xiamen="seeds",
        choices=("official", "seeds"),
        sentence="The table of roles for each number of players.",
        source="official rulebook; community rules",
    ),
    Switch(
        id="sean_mallory_hand_limit",
        official=10,
        choices=("none",),
        lowest=1,
        highest=99,
        sentence="Cards that Sean Mallory may keep at the end of his turn; first printings set none.",
        source="official rulebook of Dodge City",
        changes_print=True,
    ),
    Switch(
        id="jose_delgado_uses",
        official=2,
        choices=("none",),
        lowest=0,
        highest=99,
        sentence="Blue cards that José Delgado may discard a turn for cards; first printings set none.",
        source="official rulebook of Dodge City",
        changes_print=True,
    ),
    Switch(
        id="pixie_pete_draws",
        official=3,
        lowest=0,
        highest=10,
        sentence="Cards that Pixie Pete draws where others draw two; a first printing has 4.",
        source="official rulebook of Dodge City",
        changes_print=True,
    ),
    Switch(
        id="vera_custer_chooses",
        official="after_judgements",
        choices=("after_judgements", "turn_start"),
        sentence="When Vera Custer chooses whose ability she has: after the judgements, or before them.",
        source="official FAQ Q13",
    ),
    Switch(
        id="blocked_heal",
        official="lost",
        community="refused",
        xiamen="refused",
        choices=("lost", "refused"),
        sentence="A Beer that the number of players forbids: played in vain, or not playable.",
        source="official FAQ Q25; community rules",
    ),
    Switch(
        id="max_turns",
        official=1000,
        lowest=1,
        highest=30000,
        sentence="Player-turns after which a game is given up as without result.",
        source="bangsim",
    ),
    Switch(
        id="draw_phase_at_end",
        official=False,
        sentence="House rule: the draw phase follows the discard phase.",
        source="house rule",
    ),
    Switch(
        id="deputies_known",
        official=False,
        sentence="House rule: the sheriff and his deputies know each other.",
        source="house rule",
    ),
    Switch(
        id="open_roles",
        official=False,
        sentence="House rule: all roles are open.",
        source="house rule",
    ),
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
