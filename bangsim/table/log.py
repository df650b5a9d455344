"""The log of a game inside the kernel: rows of numbers, which sim/trace.py turns into the events of the format.

A row is an event and up to seven numbers. Reasons (`why`) are card kinds below `KINDS`, and names from there on.
"""

from bangsim.content.codes import KINDS
from bangsim.core.jit import rule, rule_apart
from bangsim.table.state import State

EVENTS = (
    "TURN",
    "PHASE",
    "MOVE",
    "SHUFFLE",
    "QUESTION",
    "PLAY",
    "ANSWER",
    "USE",
    "CHOOSE",
    "JUDGEMENT",
    "HIT",
    "HEAL",
    "ABILITY",
    "OUT",
    "REWARD",
    "PENALTY",
    "SCENARIO",
    "RETURN",
    "ROLE",
)
(
    TURN_EVENT,
    PHASE_EVENT,
    MOVE_EVENT,
    SHUFFLE_EVENT,
    QUESTION_EVENT,
    PLAY_EVENT,
    ANSWER_EVENT,
    USE_EVENT,
    CHOOSE_EVENT,
    JUDGEMENT_EVENT,
    HIT_EVENT,
    HEAL_EVENT,
    ABILITY_EVENT,
    OUT_EVENT,
    REWARD_EVENT,
    PENALTY_EVENT,
    SCENARIO_EVENT,
    RETURN_EVENT,
    ROLE_EVENT,
) = range(len(EVENTS))

DECK_TOP, DECK_BOTTOM, DISCARD_PILE, HAND, PLAY_ZONE, SHOWN = range(6)
ZONES = ("deck_top", "deck_bottom", "discard", "hand", "in_play", "shown")

PHASE_START, PHASE_JUDGEMENTS, PHASE_DRAW, PHASE_PLAY, PHASE_DISCARD, PHASE_END = range(6)
PHASES = ("start", "judgements", "draw", "play", "discard", "end")

REASONS = (
    "deal",
    "draw",
    "discard",
    "judgement",
    "reward",
    "penalty",
    "out",
    "replaced",
    "pass",
    "empty",
    "bart_cassidy",
    "el_gringo",
    "jesse_jones",
    "pedro_ramirez",
    "kit_carlson",
    "black_jack",
    "suzy_lafayette",
    "vulture_sam",
    "sid_ketchum",
    "jourdonnais",
    "herb_hunter",
    "greg_digger",
    "apache_kid",
    "chuck_wengam",
    "doc_holyday",
    "jose_delgado",
    "molly_stark",
    "pat_brennan",
    "vera_custer",
    "johnny_kisch",
    "claus_the_saint",
    "cost",
    "storm",
    "reflection",
    "thorn",
    "teren_kill",
    "divine",
    "confusion",
    "restriction",
    "show_time",
    "economization",
    "businessman",
    "lee_van_kliff",
    "flint_westwood",
    "gary_looter",
    "youl_grinner",
    "john_pain",
    "jealousy",
    "greygory_deck",
    "penetration",
    "escape",
    "environmental_protection",
    "steel",
    "high_noon",
    "new_identity",
    "handcuffs",
    "ghost_town",
    "the_doctor",
    "the_daltons",
    "abandoned_mine",
    "blood_brothers",
    "dead_man",
    "hard_liquor",
    "peyote",
    "ranch",
    "ricochet",
    "russian_roulette",
    "sniper",
    "vendetta",
    "a_fistful_of_cards",
    "bone_orchard",
    "darling_valentine",
    "dorothy_rage",
    "helena_zontero",
    "lady_rosa_of_texas",
    "miss_susanna",
)
(
    WHY_DEAL,
    WHY_DRAW,
    WHY_DISCARD,
    WHY_JUDGEMENT,
    WHY_REWARD,
    WHY_PENALTY,
    WHY_OUT,
    WHY_REPLACED,
    WHY_PASS,
    WHY_EMPTY,
    WHY_BART_CASSIDY,
    WHY_EL_GRINGO,
    WHY_JESSE_JONES,
    WHY_PEDRO_RAMIREZ,
    WHY_KIT_CARLSON,
    WHY_BLACK_JACK,
    WHY_SUZY_LAFAYETTE,
    WHY_VULTURE_SAM,
    WHY_SID_KETCHUM,
    WHY_JOURDONNAIS,
    WHY_HERB_HUNTER,
    WHY_GREG_DIGGER,
    WHY_APACHE_KID,
    WHY_CHUCK_WENGAM,
    WHY_DOC_HOLYDAY,
    WHY_JOSE_DELGADO,
    WHY_MOLLY_STARK,
    WHY_PAT_BRENNAN,
    WHY_VERA_CUSTER,
    WHY_JOHNNY_KISCH,
    WHY_CLAUS_THE_SAINT,
    WHY_COST,
    WHY_STORM,
    WHY_REFLECTION,
    WHY_THORN,
    WHY_TEREN_KILL,
    WHY_DIVINE,
    WHY_CONFUSION,
    WHY_RESTRICTION,
    WHY_SHOW_TIME,
    WHY_ECONOMIZATION,
    WHY_BUSINESSMAN,
    WHY_LEE_VAN_KLIFF,
    WHY_FLINT_WESTWOOD,
    WHY_GARY_LOOTER,
    WHY_YOUL_GRINNER,
    WHY_JOHN_PAIN,
    WHY_JEALOUSY,
    WHY_GREYGORY_DECK,
    WHY_PENETRATION,
    WHY_ESCAPE,
    WHY_ENVIRONMENTAL_PROTECTION,
    WHY_STEEL,
    WHY_HIGH_NOON,
    WHY_NEW_IDENTITY,
    WHY_HANDCUFFS,
    WHY_GHOST_TOWN,
    WHY_THE_DOCTOR,
    WHY_THE_DALTONS,
    WHY_ABANDONED_MINE,
    WHY_BLOOD_BROTHERS,
    WHY_DEAD_MAN,
    WHY_HARD_LIQUOR,
    WHY_PEYOTE,
    WHY_RANCH,
    WHY_RICOCHET,
    WHY_RUSSIAN_ROULETTE,
    WHY_SNIPER,
    WHY_VENDETTA,
    WHY_A_FISTFUL_OF_CARDS,
    WHY_BONE_ORCHARD,
    WHY_DARLING_VALENTINE,
    WHY_DOROTHY_RAGE,
    WHY_HELENA_ZONTERO,
    WHY_LADY_ROSA_OF_TEXAS,
    WHY_MISS_SUSANNA,
) = range(KINDS, KINDS + len(REASONS))

FIRST_SCENARIO = WHY_HIGH_NOON
"""Reasons from here on are scenario cards."""

ALL = -1
"""A card moves before everybody's eyes."""


@rule_apart
def write_row(state: State, event: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
    """Append a row; game.py sees to it that there is room before each task."""
    row = state.log.rows[state.log.n]
    row[0] = event
    row[1] = a
    row[2] = b
    row[3] = c
    row[4] = d
    row[5] = e
    row[6] = f
    row[7] = g
    state.log.n += 1


@rule
def note(
    state: State, event: int, a: int, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Log an event if the log is on."""
    if state.log_on != 0:
        write_row(state, event, a, b, c, d, e, f, g)


@rule
def note_move(
    state: State, card: int, from_zone: int, from_seat: int, to_zone: int, to_seat: int, why: int, seen_by: int
) -> None:
    """Log that a card moved; `seen_by` is a mask of seats, or `ALL`."""
    if state.log_on != 0:
        write_row(state, MOVE_EVENT, card, from_zone, from_seat, to_zone, to_seat, why, seen_by)
