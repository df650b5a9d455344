"""The base set: 80 cards and 16 characters.

Source: the official rulebook; suits and ranks agree with four public card lists (docs/rulebook.md, section 2).
"""

from bangsim.content.builders import blue, brown, character, equipment, weapon
from bangsim.content.codes import (
    ALL_OTHERS,
    ANY_OTHER,
    ANYONE,
    ATTACK,
    DISCARD,
    DRAW,
    DUEL,
    DYNAMITE,
    EVERYBODY,
    HEAL,
    HORSE,
    IN_RANGE,
    INDIANS,
    JAIL,
    MISSED,
    NEAR,
    ONESELF,
    STORE,
    TAKE,
    UNLIMITED,
)
from bangsim.content.schema import CardSet

CARDS = (
    brown(
        "bang",
        "Bang!",
        ATTACK,
        IN_RANGE,
        "2C 3C 4C 5C 6C 7C 8C 9C AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AH QH KH AS",
        "Shoots a player within range, who loses a life point unless he answers with a Missed!; one a turn.",
    ),
    brown(
        "missed",
        "Missed!",
        MISSED,
        ONESELF,
        "2S 3S 4S 5S 6S 7S 8S AC 10C JC QC KC",
        "Answers a shot at oneself.",
    ),
    brown(
        "beer",
        "Beer",
        HEAL,
        ONESELF,
        "6H 7H 8H 9H 10H JH",
        "Gives a life point back, also out of turn at a lethal hit; not while two players are left.",
        saves=1,
        min_players=3,
    ),
    brown("saloon", "Saloon", HEAL, EVERYBODY, "5H", "Gives every living player a life point."),
    brown("panic", "Panic!", TAKE, NEAR, "JH QH AH 8D", "Takes a card of a player at distance 1.", distance=1),
    brown("cat_balou", "Cat Balou", DISCARD, ANYONE, "KH 9D 10D JD", "Makes any player discard a card."),
    brown("duel", "Duel", DUEL, ANY_OTHER, "QD JS 8C", "Both discard Bang! in turn; who first does not, is hit."),
    brown("gatling", "Gatling", ATTACK, ALL_OTHERS, "10H", "Shoots all other players.", other_names=("Gaterlin",)),
    brown("indians", "Indians!", INDIANS, ALL_OTHERS, "KD AD", "All others discard a Bang! or lose a life point."),
    brown(
        "general_store", "General Store", STORE, EVERYBODY, "9C QS", "Shows a card a player; each takes one in turn."
    ),
    brown("stagecoach", "Stagecoach", DRAW, ONESELF, "9S 9S", "Draws two cards.", amount=2, other_names=("Diligenra",)),
    brown("wells_fargo", "Wells Fargo", DRAW, ONESELF, "3H", "Draws three cards.", amount=3),
    equipment("barrel", "Barrel", {"barrels": 1}, "QS KS", "Against each shot one draw!: hearts counts as a Missed!."),
    equipment("mustang", "Mustang", {"seen_farther": 1}, "8H 9H", "Others see its owner one farther.", HORSE),
    equipment(
        "scope",
        "Scope",
        {"sees_farther": 1},
        "AS",
        "Its owner sees the others one nearer.",
        HORSE,
        other_names=("Appaloosa",),
    ),
    weapon("volcanic", "Volcanic", 1, "10S 10C", bang_limit=UNLIMITED),
    weapon("schofield", "Schofield", 2, "JC QC KS"),
    weapon("remington", "Remington", 3, "KC"),
    weapon("rev_carabine", "Rev. Carabine", 4, "AC"),
    weapon("winchester", "Winchester", 5, "8S"),
    blue(
        "jail",
        "Jail",
        JAIL,
        ANY_OTHER,
        "JS 4H 10S",
        "Put in front of another player but the sheriff: unless his draw! shows hearts he skips his turn.",
    ),
    blue(
        "dynamite",
        "Dynamite",
        DYNAMITE,
        ONESELF,
        "2H",
        "At the start of its owner's turn 2 to 9 of spades costs him three life points, else it passes on.",
    ),
)

CHARACTERS = (
    character("bart_cassidy", "Bart Cassidy", 4, "Draws a card for every life point he loses.", draws_when_hurt=1),
    character("black_jack", "Black Jack", 4, "Shows his second card drawn: red draws him a third.", draws_for_red=1),
    character(
        "calamity_janet",
        "Calamity Janet",
        4,
        "May use a Bang! as a Missed! and a Missed! as a Bang!.",
        swaps_bang_and_missed=1,
    ),
    character(
        "el_gringo",
        "El Gringo",
        3,
        "For every life point lost takes a card from the hand of who hurt him.",
        steals_when_hurt=1,
    ),
    character(
        "jesse_jones",
        "Jesse Jones",
        4,
        "May take his first card from the hand of another player.",
        draws_from_hands=1,
    ),
    character("jourdonnais", "Jourdonnais", 4, "Counts as having a Barrel at all times.", barrels=1),
    character("kit_carlson", "Kit Carlson", 4, "Looks at three cards and keeps two of them.", looks_at_more=1),
    character("lucky_duke", "Lucky Duke", 4, "Turns two cards for a draw! and picks one of them.", judgement_cards=1),
    character(
        "paul_regret", "Paul Regret", 3, "Others see him one farther.", other_names=("Christine",), seen_farther=1
    ),
    character(
        "pedro_ramirez",
        "Pedro Ramirez",
        4,
        "May take his first card from the top of the discard pile.",
        draws_from_discards=1,
    ),
    character("rose_doolan", "Rose Doolan", 4, "Sees the others one nearer.", sees_farther=1),
    character(
        "sid_ketchum", "Sid Ketchum", 4, "May discard two cards at any time to regain a life point.", heals_for_cards=2
    ),
    character("slab_the_killer", "Slab the Killer", 4, "His Bang! needs two Missed!.", missed_needed=1),
    character("suzy_lafayette", "Suzy Lafayette", 4, "Draws a card when she has none in hand.", draws_when_empty=1),
    character("vulture_sam", "Vulture Sam", 4, "Takes all cards of an eliminated player.", takes_from_the_dead=1),
    character("willy_the_kid", "Willy the Kid", 4, "May play any number of Bang! a turn.", bang_limit=UNLIMITED),
)

BASE = CardSet(
    id="base", name="BANG!", cards=CARDS, characters=CHARACTERS, sentence="The base game: 80 cards, 16 characters."
)
