"""The numbers by which the kernel calls things, each beside the name that people use.

They are plain integers with parallel tuples of names: the kernel compiles them in, everything else looks names up.
"""

from typing import Final

NOBODY: Final = -1

SEATS: Final = 9
"""The most players a table has."""
CARDS: Final = 240
"""The most cards a deck has."""
KINDS: Final = 64
"""The most kinds of card: those of all sets and a designer's own."""
IN_PLAY: Final = 20
"""The most cards that lie in front of one player; further ones are refused."""
SHELF: Final = 16
"""The most cards shown or looked at at once."""

# Roles
SHERIFF, DEPUTY, OUTLAW, RENEGADE = range(4)
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")

# Outcomes
UNDECIDED, LAW, OUTLAWS, RENEGADE_WINS, PLAYER_WINS, NO_RESULT = range(6)
OUTCOMES: Final = ("none", "law", "outlaws", "renegade", "player", "no_result")

# Suits and ranks; a card's index is suit << 4 | rank
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "joker")
LOWEST_RANK: Final = 2
JOKER: Final = 15

# What a card does
NO_EFFECT, ATTACK, MISSED, INDIANS, DUEL, HEAL, DRAW, STORE, TAKE, DISCARD, EQUIP, JAIL, DYNAMITE, ROULETTE = range(14)
EFFECTS: Final = (
    "none",
    "attack",
    "missed",
    "indians",
    "duel",
    "heal",
    "draw",
    "store",
    "take",
    "discard",
    "equip",
    "jail",
    "dynamite",
    "roulette",
)

NEW_GOALS: Final = 100
"""The act on the table when players want something else than before; the other acts are effects of cards."""

# Whom it reaches
ONESELF, IN_RANGE, NEAR, ANY_OTHER, ANYONE, ALL_OTHERS, EVERYBODY = range(7)
REACHES: Final = ("oneself", "in_range", "near", "any_other", "anyone", "all_others", "everybody")

# Its class: `same_class` allows one of each in front of a player
BROWN, BLUE, GREEN = range(3)
BORDERS: Final = ("brown", "blue", "green")
PLAIN, WEAPON, HORSE = range(3)
CLASSES: Final = ("plain", "weapon", "horse")

# The kinds that rules or policies speak of by name; content/catalogue.py numbers the others after them
BANG_CARD, MISSED_CARD, BEER_CARD, STORE_CARD, GATLING_CARD, STAGECOACH_CARD, WELLS_FARGO_CARD = range(7)
NAMED_KINDS: Final = ("bang", "missed", "beer", "general_store", "gatling", "stagecoach", "wells_fargo")

# Trait columns that hold numbers. Cards in play can change those before EQUIPPABLE; the others belong to characters.
(
    SEEN_FARTHER,
    SEES_FARTHER,
    SHOOTS_FARTHER,
    BANG_LIMIT,
    BARRELS,
    MISSED_NEEDED,
    JUDGEMENT_CARDS,
    EXTRA_DRAWS,
    DRAWS_WHEN_HURT,
    STEALS_WHEN_HURT,
    DRAWS_WHEN_EMPTY,
    LOOKS_AT_MORE,
    DRAWS_FOR_RED,
    HEALS_FOR_CARDS,
    DRAWS_PER_WOUND,
    DRAWS_AT_DEATHS,
    HEALS_AT_DEATHS,
    IGNORES_DIAMONDS,
    IGNORES_EQUIPMENT,
    DRAWS_FOR_LIFE,
    SHOOTS_FOR_CARDS,
    ANY_CARD_AS_STORE,
    DRAWS_FOR_EQUIPMENT,
    EQUIPMENT_SALES,
    DRAWS_OUT_OF_TURN,
    HAND_LIMIT,
    BEER_HEALS_MORE,
    COPIES_CHARACTERS,
    BANG_DAMAGE,
    STARTS_WITH,
    TRADES_CARDS,
    TAKES_JUDGEMENTS,
    BASIC_CHARACTERS,
    FURTHER_DRAWS,
) = range(34)
EQUIPPABLE: Final = 5
NUMBERS: Final = 34

# Trait columns that are yes or no; those of a player stand in one word
(
    TAKES_FROM_THE_DEAD,
    SWAPS_BANG_AND_MISSED,
    DRAWS_FROM_HANDS,
    DRAWS_FROM_DISCARDS,
    ANY_CARD_AS_MISSED,
    TAKES_FROM_PLAY,
    DISCARDS_SAME_NAME,
    GIVES_DRAWN_CARDS,
    PAYS_LIFE_ANYTIME,
    RED_COUNTS_DOUBLE,
    TAKES_TWO_BANGS,
    JUDGES_HEARTS,
    TURNS_EFFECTS,
    COPIES_PLAYS,
    ONE_CARD_A_TURN,
    KEEPS_JUDGEMENTS,
    REFILLS,
    ESCAPES_BANGS,
    TAKES_FROM_DODGERS,
    JUDGES_TARGETS,
    STRIKES_BACK,
    SELLS_FROM_PLAY,
    EQUIPS_OTHERS,
    BEER_FOR_OTHERS,
    JUDGES_FROM_HAND,
    DISCARDS_UNDER_DECK,
    NO_MISSED,
    TAKES_EXCESS,
    REPEATS_CARDS,
    SURVIVES_BY_JUDGEMENT,
    COLLECTS_FROM_RICHER,
    ALL_HEARTS,
    ALL_SPADES,
    NO_BEER,
    NO_BANG_IN_TURN,
    BLEEDS,
    NAMES_SUIT,
    CHANGES_CHARACTER,
    DRAWS_DISCARDS,
    GIVES_LIFE,
    HEALS_FOR_DRAWING,
    NO_EQUIPMENT,
    MUST_PLAY_SECOND,
    GUESSES_COLOURS,
    EXCHANGES_CARDS,
    RICOCHETS,
    SNIPES,
    LAYS_NOTHING,
    ANOTHER_TURN,
    SHOT_AT_START,
    CHANGES_HAND,
    ORDERS_PLAYS,
    SWAPS_SEATS,
    MUST_PLAY_THREE,
    SHOOTS_WITH_ALL,
) = range(NUMBERS, NUMBERS + 55)
TRAITS: Final = NUMBERS + 55
UNLIMITED: Final = 99

# Abilities that may be used so often a turn; the table counts them
SHOTS_USED, STORES_USED, SALES_USED, TRADES_USED, SWAPS_USED, ORDERS_USED = range(6)
USES: Final = 6

# The scenario cards that rules speak of by name; content/catalogue.py numbers the others after them
(
    NO_EVENT,
    GHOST_TOWN,
    GOLD_RUSH,
    HANGOVER,
    AMBUSH,
    DEAD_MAN,
    THE_DALTONS,
    THE_DOCTOR,
    RUSSIAN_ROULETTE,
    BONE_ORCHARD,
    HELENA_ZONTERO,
    SACAGAWAY,
    WILD_WEST_SHOW,
    THE_REVEREND,
    SHOOTOUT,
) = range(15)
NAMED_EVENTS: Final = (
    "none",
    "ghost_town",
    "gold_rush",
    "hangover",
    "ambush",
    "dead_man",
    "the_daltons",
    "the_doctor",
    "russian_roulette",
    "bone_orchard",
    "helena_zontero",
    "sacagaway",
    "wild_west_show",
    "the_reverend",
    "shootout",
)
EVENTS: Final = 48
"""The most scenario cards, `NO_EVENT` among them."""

# Questions: what a seat is asked. A question is a task; other tasks come first in table/tasks.py.
(
    ASK_PLAY,
    ASK_ATTACK,
    ASK_INDIANS,
    ASK_DUEL,
    ASK_DYING,
    ASK_DRAW,
    ASK_KEEP,
    ASK_STORE,
    ASK_JUDGEMENT,
    ASK_DISCARD,
    ASK_ROULETTE,
    ASK_TAKE,
    ASK_GIVE,
    ASK_COPY,
    ASK_ABILITY,
    ASK_JUDGE,
    ASK_COLOUR,
    ASK_SUIT,
    ASK_BLUE,
    ASK_ORDER,
    ASK_AIM,
) = range(21)
QUESTIONS: Final = (
    "play",
    "attack",
    "indians",
    "duel",
    "dying",
    "draw",
    "keep",
    "store",
    "judgement",
    "discard",
    "roulette",
    "take",
    "give",
    "copy",
    "ability",
    "judge",
    "colour",
    "suit",
    "blue",
    "order",
    "aim",
)

# Verbs of an answer
PASS_VERB, PLAY_VERB, ANSWER_VERB, USE_VERB, CHOOSE_VERB, DISCARD_VERB = range(6)
VERBS: Final = ("pass", "play", "answer", "use", "choose", "discard")

# Policies
OUTSIDE, RANDOM, SCRIPTED = range(3)
