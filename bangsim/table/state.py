"""The record of one game, and what goes with it: the book, the tally and the log.

A game is one NumPy record, complete between any two decisions. It has a public part (`table`), one private record a
seat, and hidden parts. What a policy gets is a pointer to its question, the table and its own seat: to look at anything
else is a typing error. The classes at the end are names for annotations only.
"""

import numpy as np

from bangsim.content.codes import CARDS, EQUIPPABLE, EVENTS, IN_PLAY, KINDS, NUMBERS, ROLES, SEATS, SHELF, USES
from bangsim.content.scoring import MOST_DEPUTIES
from bangsim.content.switches import SWITCHES
from bangsim.core.jit import kernel_type

# Every switch is a number in the kernel: a boolean 0 or 1, a word its place among the choices counted from -1 down
# (so that it cannot be taken for a number), a range its two ends.
RULES = np.dtype(
    [
        (switch.id, "i2")
        for switch in SWITCHES
        if not switch.changes_print and switch.id not in ("dynamite_ranks", "roles")
    ]
    + [("dynamite_rank_low", "i2"), ("dynamite_rank_high", "i2"), ("three_players", "i2")],
    align=True,
)

KIND = np.dtype(
    [
        ("effect", "i1"),
        ("reach", "i1"),
        ("amount", "i1"),
        ("border", "i1"),
        ("card_class", "i1"),
        ("distance", "i1"),
        ("cost", "i1"),
        ("draws", "i1"),
        ("takes", "i1"),
        ("strikes", "i1"),
        ("saves", "i1"),
        ("min_players", "i1"),
        ("worth", "i1"),
        ("traits", "i1", (EQUIPPABLE,)),
    ],
    align=True,
)

TASK = np.dtype(
    [
        ("kind", "i1"),
        ("me", "i1"),
        ("by", "i1"),
        ("n", "i1"),
        ("m", "i2"),
        ("why", "i2"),
    ],
    align=True,
)
DEPTH = 24
COMING = 6
"""Characters that a case says chance will deal next."""
LENT = 2
"""The characters of others whose abilities a player may have at once."""

TABLE = np.dtype(
    [
        ("abilities", "i8", (SEATS,)),
        # the game
        ("rules", RULES),
        ("kinds", KIND, (KINDS,)),
        ("place_in_order", "i1", (KINDS,)),
        ("kind_in_order", "i1", (KINDS,)),
        ("card_kind", "i1", (CARDS,)),
        ("card_index", "u1", (CARDS,)),
        ("cards", "i2"),
        # the players
        ("n", "i1"),
        ("n_alive", "i1"),
        ("sheriff", "i1"),
        ("alive", "i2"),
        ("after", "i1", (SEATS,)),
        ("before", "i1", (SEATS,)),
        ("hp", "i1", (SEATS,)),
        ("max_hp", "i1", (SEATS,)),
        ("hand_n", "i2", (SEATS,)),
        ("known_role", "i1", (SEATS,)),
        ("character", "i1", (SEATS,)),
        ("ability_worth", "i1", (SEATS,)),
        ("collectors", "i2"),
        ("traits", "i1", (SEATS, NUMBERS)),
        ("gap", "i1", (SEATS, SEATS)),
        ("in_play_n", "i1", (SEATS,)),
        ("in_play", "u1", (SEATS, IN_PLAY)),
        ("fresh", "i4", (SEATS,)),
        ("effects", "i2", (SEATS,)),
        ("role_count", "i1", (len(ROLES),)),
        ("role_left", "i1", (len(ROLES),)),
        # the piles as everybody sees them
        ("deck_n", "i2"),
        ("discard_n", "i2"),
        ("discard_top", "i2"),
        ("shelf_n", "i1"),
        ("shelf", "u1", (SHELF,)),
        # scenario cards: of the sheriff's deck, and of the one that Stagecoach turns
        ("scenarios", "i1"),
        ("event", "i1"),
        ("next_event", "i1"),
        ("show", "i1"),
        ("rounds", "i2"),
        ("ghost", "i1"),
        ("first_out", "i1"),
        ("skips", "i2"),
        ("open_missed", "i1", (SEATS,)),
        ("open_bangs", "i1", (SEATS,)),
        # the turn
        ("turn_of", "i1"),
        ("turn", "i2"),
        ("extra", "i1"),
        ("suit_named", "i1"),
        ("must_play", "i2"),
        ("aimed_card", "i2"),
        ("phase", "i1"),
        ("bangs_played", "i1"),
        ("plays", "i2"),
        ("used", "i1", (USES,)),
        ("disarming", "i1"),
        ("fresh_seats", "i2"),
        ("resolving", "i1"),
        ("resolving_suit", "i1"),
        ("card_factor", "i1"),
        ("card_damage", "i1"),
        ("card_missed", "i1"),
        ("last_card", "i2"),
        ("last_kind", "i1"),
        ("last_target", "i1"),
        ("affected", "i2"),
        ("affected_now", "i2"),
        ("turns_tried", "i2"),
        ("turns_ready", "i2"),
        ("jailed", "i1"),
        ("over", "i1"),
        ("winner", "i1"),
        # public acts, for beliefs
        ("act", "i1"),
        ("act_by", "i1"),
        ("act_on", "i1"),
    ],
    align=True,
)

SEAT = np.dtype(
    [
        ("word", "u8"),
        ("me", "i1"),
        ("role", "i1"),
        ("deputies", "i2"),
        ("hand", "u1", (CARDS,)),
        ("shelf_n", "i1"),
        ("shelf", "u1", (SHELF,)),
        ("parked", "i1"),
        # written by ai/beliefs.py at public acts and between two plays of a turn
        ("refused", "i8"),
        ("refused_turn", "i2"),
        ("refused_hand", "i2"),
        ("refused_alive", "i1"),
        ("weighed", "i1"),
        ("stale", "i2"),
        ("foes", "i2"),
        ("lean", "i1", (SEATS,)),
        ("enmity", "i1", (SEATS,)),
    ],
    align=True,
)

TALLY_CHARACTERS = 128
EVENT_ROWS = TALLY_CHARACTERS
ROWS = TALLY_CHARACTERS + EVENTS
"""The rows of traits: those of all characters, then from `EVENT_ROWS` on those of all scenario cards."""
LENGTHS = 512
"""Player-turns up to which game lengths are counted one by one; the last cell takes all longer games."""
CAUSES = KINDS + 1
"""What eliminates: a card kind, or something else."""

TALLY = np.dtype(
    [
        ("games", "i8"),
        ("outcomes", "i8", (6,)),
        ("role_games", "i8", (len(ROLES),)),
        ("role_wins", "i8", (len(ROLES),)),
        ("character_games", "i8", (TALLY_CHARACTERS, len(ROLES))),
        ("character_wins", "i8", (TALLY_CHARACTERS, len(ROLES))),
        ("character_no_result", "i8", (TALLY_CHARACTERS, len(ROLES))),
        ("character_offered", "i8", (TALLY_CHARACTERS,)),
        ("seat_games", "i8", (SEATS, len(ROLES))),
        ("seat_wins", "i8", (SEATS, len(ROLES))),
        ("seat_no_result", "i8", (SEATS, len(ROLES))),
        ("endings", "i8", (6, 2, MOST_DEPUTIES + 1)),
        ("character_endings", "i8", (TALLY_CHARACTERS, len(ROLES), 6, 2, MOST_DEPUTIES + 1)),
        ("lengths", "i8", (LENGTHS,)),
        ("turns", "i8"),
        ("turns_squared", "i8"),
        ("eliminations", "i8", (SEATS, len(ROLES), len(ROLES) + 1, CAUSES)),
        ("drawn", "i8", (KINDS,)),
        ("played", "i8", (KINDS,)),
        ("answered", "i8", (KINDS,)),
        ("questions", "i8"),
        ("event_games", "i8", (EVENTS,)),
        ("event_no_result", "i8", (EVENTS,)),
        ("event_role_wins", "i8", (EVENTS, len(ROLES))),
        ("event_turns", "i8", (EVENTS,)),
        ("event_deaths", "i8", (EVENTS, len(ROLES))),
    ],
    align=True,
)

# Why a game halts before it is over
NO_HALT, STACK_FULL, PAUSED = range(3)
# Whether a game pauses at the start of a draw phase, which rule cases need: no, at the next one, not at this one
NEVER, AT_NEXT, GO_THROUGH = range(3)

LOG_ROWS = 1024
LOG_ROOM = 600
"""Rows that must be free before a task runs: one elimination can move every card of a deck twice."""
LOG = np.dtype([("n", "i8"), ("rows", "i2", (LOG_ROWS, 8))], align=True)

HIDDEN = [
    ("table", TABLE),
    ("seat", SEAT, (SEATS,)),
    ("role", "i1", (SEATS,)),
    ("own_traits", "i1", (SEATS, EQUIPPABLE)),
    ("lent", "i1", (SEATS, LENT)),
    ("owed", "i1", (SEATS,)),
    ("living", "i1", (len(ROLES),)),
    ("coming_n", "i1"),
    ("coming", "i1", (COMING,)),
    ("next_show", "i1"),
    ("events_turned", "i1"),
    ("shows_turned", "i1"),
    ("policy", "i1", (SEATS,)),
    ("weights", "i1", (SEATS,)),
    ("streams", "u8", (3,)),
    ("events_left", "i8"),
    # The deck grows from the front (its top is the last), the discards from the back (their top is the first).
    ("pile", "u1", (CARDS,)),
    ("stack", TASK, (DEPTH,)),
    ("depth", "i2"),
    ("due", "i2"),
    ("suspended", "i2"),
    ("check_due", "i1"),
    ("halt", "i1"),
    ("pauses", "i1"),
    ("log_on", "i1"),
    ("observers", "i2"),
    ("deaths", "i1"),
    ("deputies_killed", "i1"),
    ("last_role_out", "i1"),
    ("answer", "i8"),
]

HOT = np.dtype(HIDDEN, align=True)
"""The part of the record that look-ahead copies: all but the tally and the log."""

SEEN = np.dtype([("dealt", "i2", (SEATS,)), ("events", "i8")], align=True)
"""What a game is counted by when it is over: the characters dealt, the scenario cards that were active."""

STATE = np.dtype([*HIDDEN, ("seen", SEEN), ("tally", TALLY), ("log", LOG)], align=True)

POLICY_ROWS = 9

WEIGHTS = np.dtype(
    [
        ("infers_roles", "i2"),
        ("attack_lean", "i2"),
        ("rob_lean", "i2"),
        ("side_lean", "i2"),
        ("lean_counts", "i2"),
        ("unknown", "i2"),
        ("keeps_beer", "i2"),
        ("counts_answers", "i2"),
        ("sees_kills", "i2"),
        ("orders_foes", "i2"),
        ("fears_duels", "i2"),
        ("spares_dying", "i2"),
        ("balances", "i2"),
    ],
    align=True,
)
"""What makes one scripted policy differ from another; ai/policies.py says what each weight does."""

DECK = np.dtype(
    [
        ("fixed_n", "i1"),
        ("fixed", "i1", (EVENTS,)),
        ("draws", "i1"),
        ("cards", "i8"),
        ("lasts", "i8"),
    ],
    align=True,
)
"""A scenario deck: cards in a fixed order, or some `draws` of the `cards` by chance and then one of the `lasts`."""
BY_SHERIFF, BY_STAGECOACH = range(2)
"""The two decks."""

BOOK = np.dtype(
    [
        ("rules", RULES),
        ("kinds", KIND, (KINDS,)),
        ("place_in_order", "i1", (KINDS,)),
        ("kind_in_order", "i1", (KINDS,)),
        ("card_kind", "i1", (CARDS,)),
        ("card_index", "u1", (CARDS,)),
        ("cards", "i2"),
        ("players", "i2"),
        ("roles", "i1", (len(ROLES),)),
        ("pins", "i2"),
        ("pool_n", "i2"),
        ("pool", "i2", (TALLY_CHARACTERS,)),
        ("character_hp", "i1", (TALLY_CHARACTERS,)),
        ("character_worth", "i1", (TALLY_CHARACTERS,)),
        ("traits", "i1", (ROWS, NUMBERS)),
        ("columns", "i8", (ROWS,)),
        ("abilities", "i8", (ROWS,)),
        ("basic_n", "i2"),
        ("basic", "i2", (TALLY_CHARACTERS,)),
        ("decks", DECK, (2,)),
        ("role_policy", "i1", (len(ROLES),)),
        ("role_weights", "i1", (len(ROLES),)),
        ("seat_policy", "i1", (SEATS,)),
        ("seat_weights", "i1", (SEATS,)),
        ("seat_role", "i1", (SEATS,)),
        ("seat_character", "i2", (SEATS,)),
        ("role_character", "i2", (len(ROLES),)),
        ("weights", WEIGHTS, (POLICY_ROWS,)),
    ],
    align=True,
)


class State:
    """The whole position; only rules see it."""


class Table:
    """What everybody sees."""


class View:
    """What one seat alone knows: its role, its hand, its beliefs."""


class Task:
    """A thing still to be done; a question is a task whose rule gets an answer."""


class Book:
    """What a configuration prints: cards, characters, rules, the weights of policies. Never written by the kernel."""


class Weights:
    """One row of policy weights."""


kernel_type(State, STATE)
kernel_type(Table, TABLE)
kernel_type(View, SEAT)
kernel_type(Task, TASK)
kernel_type(Book, BOOK)
kernel_type(Weights, WEIGHTS)
