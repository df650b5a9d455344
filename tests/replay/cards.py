"""The cards and characters as printed, typed in by hand: the replayer trusts no table of the engine.

A card is a string as the log writes it: its kind, a blank, its rank and the first letter of its suit (``"bang QS"``);
of a joker its size stands there (``"gold big_joker"``).
"""

from collections.abc import Collection

BASE = {
    "barrel": "QS KS",
    "dynamite": "2H",
    "scope": "AS",
    "mustang": "8H 9H",
    "jail": "JS 4H 10S",
    "remington": "KC",
    "rev_carabine": "AC",
    "schofield": "JC QC KS",
    "volcanic": "10S 10C",
    "winchester": "8S",
    "bang": "2C 3C 4C 5C 6C 7C 8C 9C AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AH QH KH AS",
    "beer": "6H 7H 8H 9H 10H JH",
    "cat_balou": "KH 9D 10D JD",
    "stagecoach": "9S 9S",
    "duel": "QD JS 8C",
    "general_store": "9C QS",
    "gatling": "10H",
    "indians": "KD AD",
    "missed": "2S 3S 4S 5S 6S 7S 8S AC 10C JC QC KC",
    "panic": "JH QH AH 8D",
    "saloon": "5H",
    "wells_fargo": "3H",
}
DODGE_CITY = {
    "barrel": "AC",
    "dynamite": "10C",
    "mustang": "5H",
    "remington": "6D",
    "rev_carabine": "5S",
    "bang": "8S 5C 6C KC",
    "beer": "6H 6S",
    "cat_balou": "8C",
    "general_store": "AS",
    "indians": "5D",
    "missed": "8D",
    "panic": "JH",
    "punch": "10S",
    "dodge": "7D KH",
    "springfield": "KS",
    "rag_time": "9H",
    "brawl": "JS",
    "tequila": "9C",
    "whisky": "QH",
    "binocular": "10D",
    "hideout": "KD",
    "bible": "10H",
    "iron_plate": "AD QS",
    "sombrero": "7C",
    "ten_gallon_hat": "JD",
    "canteen": "7H",
    "can_can": "JC",
    "conestoga": "9D",
    "knife": "8H",
    "derringer": "7S",
    "pepperbox": "AH",
    "buffalo_rifle": "QC",
    "howitzer": "9S",
    "pony_express": "QD",
}
XIAMEN = {"roulette": "big_joker small_joker"}
XIAMEN_BESIDE_DODGE_CITY = {"silver": "small_joker", "gold": "big_joker"}
SETS = frozenset(
    {"base", "dodge_city", "the_bullet", "xiamen", "powgame", "wild_west_show", "high_noon", "fistful_of_cards"}
)

SCENARIOS = {
    "high_noon": "blessing curse the_daltons the_doctor ghost_town gold_rush hangover shootout the_reverend the_sermon"
    " thirst train_arrival high_noon",
    "fistful_of_cards": "abandoned_mine ambush blood_brothers dead_man hard_liquor lasso law_of_the_west peyote ranch"
    " ricochet russian_roulette sniper the_judge vendetta a_fistful_of_cards",
    "wild_west_show": "bone_orchard darling_valentine dorothy_rage gag helena_zontero lady_rosa_of_texas miss_susanna"
    " sacagaway showdown wild_west_show",
}
"""The scenario cards of each set, the one that lies last at the end."""
BESIDE_HIGH_NOON = "handcuffs new_identity"
"""What The Bullet adds to High Noon."""
SHOWS = frozenset(SCENARIOS["wild_west_show"].split())
"""The scenario cards that Stagecoach and Wells Fargo turn."""
LAST_SCENARIOS = frozenset(cards.split()[-1] for cards in SCENARIOS.values())
SCENARIO_CARDS = frozenset(" ".join([*SCENARIOS.values(), BESIDE_HIGH_NOON]).split())

WEAPON_REACH = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
SEEN_FARTHER = {"mustang": 1, "hideout": 1, "silver": 2, "gold": 1}
SEES_NEARER = {"scope": 1, "binocular": 1, "gold": 1}
HORSES = frozenset({"mustang", "scope", "silver", "gold"})
EQUIPMENT = frozenset({"barrel", *WEAPON_REACH, *SEEN_FARTHER, *SEES_NEARER})
BLUE = frozenset({"jail", "dynamite", *EQUIPMENT})
GREEN_MISSED = frozenset({"bible", "iron_plate", "sombrero", "ten_gallon_hat"})
GREEN = frozenset(
    {"canteen", "can_can", "conestoga", "knife", "derringer", "pepperbox", "buffalo_rifle", "howitzer", "pony_express"}
    | GREEN_MISSED
)

CHARACTER_HP = {
    "bart_cassidy": 4,
    "black_jack": 4,
    "calamity_janet": 4,
    "el_gringo": 3,
    "jesse_jones": 4,
    "jourdonnais": 4,
    "kit_carlson": 4,
    "lucky_duke": 4,
    "paul_regret": 3,
    "pedro_ramirez": 4,
    "rose_doolan": 4,
    "sid_ketchum": 4,
    "slab_the_killer": 4,
    "suzy_lafayette": 4,
    "vulture_sam": 4,
    "willy_the_kid": 4,
    "apache_kid": 3,
    "belle_star": 4,
    "bill_noface": 4,
    "chuck_wengam": 4,
    "doc_holyday": 4,
    "elena_fuente": 3,
    "greg_digger": 4,
    "herb_hunter": 4,
    "jose_delgado": 4,
    "molly_stark": 4,
    "pat_brennan": 4,
    "pixie_pete": 3,
    "sean_mallory": 3,
    "tequila_joe": 4,
    "vera_custer": 3,
    "uncle_will": 4,
    "johnny_kisch": 4,
    "claus_the_saint": 3,
    "none": 4,
    "recycle": 4,
    "diamond": 3,
    "thought": 4,
    "welfare": 3,
    "counter": 3,
    "illusory": 3,
    "housegirl": 3,
    "the_fact": 3,
    "luck": 4,
    "steel": 3,
    "accurate": 4,
    "cannon": 4,
    "chance": 4,
    "copycat": 3,
    "clever": 4,
    "bless": 3,
    "restore": 4,
    "reflection": 3,
    "show_time": 5,
    "economization": 3,
    "resolute": 4,
    "fanaticism": 3,
    "inheritor": 4,
    "post_mortem": 5,
    "penetration": 3,
    "jealousy": 3,
    "restriction": 4,
    "escape": 3,
    "aid": 4,
    "regression": 4,
    "shield": 4,
    "confusion": 4,
    "shooter": 4,
    "storm": 4,
    "cat_kiss": 4,
    "thorn": 3,
    "volcanic": 4,
    "businessman": 4,
    "genius": 3,
    "helping_hand": 4,
    "divine": 5,
    "fever": 4,
    "christmas": 3,
    "environmental_protection": 4,
    "big_spencer": 9,
    "flint_westwood": 4,
    "gary_looter": 5,
    "greygory_deck": 4,
    "john_pain": 4,
    "lee_van_kliff": 4,
    "teren_kill": 3,
    "youl_grinner": 4,
}
FIRST_HAND = {"big_spencer": 5}
"""Who is dealt another number of cards than he has life points."""
NAMESAKES = {
    "recycle": "pedro_ramirez",
    "thought": "kit_carlson",
    "counter": "el_gringo",
    "illusory": "elena_fuente",
    "housegirl": "paul_regret",
    "luck": "lucky_duke",
    "accurate": "slab_the_killer",
    "chance": "black_jack",
    "clever": "calamity_janet",
    "restore": "sid_ketchum",
    "resolute": "suzy_lafayette",
    "inheritor": "vulture_sam",
    "post_mortem": "herb_hunter",
    "aid": "bart_cassidy",
    "regression": "molly_stark",
    "shield": "jourdonnais",
    "shooter": "rose_doolan",
    "cat_kiss": "jesse_jones",
    "volcanic": "willy_the_kid",
    "fever": "bill_noface",
    "christmas": "claus_the_saint",
}
"""Characters who have the ability of another; a log calls it by that other name."""
COPIERS = frozenset({"vera_custer", "copycat"})
BASIC = (
    "bart_cassidy",
    "black_jack",
    "calamity_janet",
    "el_gringo",
    "jesse_jones",
    "jourdonnais",
    "kit_carlson",
    "lucky_duke",
    "paul_regret",
    "pedro_ramirez",
    "rose_doolan",
    "sid_ketchum",
    "slab_the_killer",
    "suzy_lafayette",
    "vulture_sam",
    "willy_the_kid",
)
"""The characters of the base game by their numbers in the rulebook: 6.1 is the first."""

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
JOKERS = {"big_joker": "hearts", "small_joker": "spades"}
JOKER = "joker"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def kind_of(card: str) -> str:
    """The kind of a card: ``"bang"`` of ``"bang QS"``."""
    return card.split()[0]


def suit_of(card: str) -> str:
    """The suit that a card counts as, spelled out."""
    index = card.split()[1]
    return JOKERS.get(index) or SUITS[index[-1]]


def rank_of(card: str) -> str:
    """The rank of a card as printed: ``"Q"`` of ``"bang QS"``; a joker has none."""
    index = card.split()[1]
    return JOKER if index in JOKERS else index[:-1]


def is_red(card: str) -> bool:
    """Whether a card is hearts or diamonds."""
    return suit_of(card) in ("hearts", "diamonds")


def printed(sets: Collection[str]) -> dict[str, list[str]]:
    """The indexes of every kind of the sets that are shuffled together."""
    indexes: dict[str, list[str]] = {}
    both = "xiamen" in sets and "dodge_city" in sets
    for one, cards in (
        ("base" in sets, BASE),
        ("dodge_city" in sets, DODGE_CITY),
        ("xiamen" in sets, XIAMEN),
        (both, XIAMEN_BESIDE_DODGE_CITY),
    ):
        for kind, copies in cards.items() if one else ():
            indexes.setdefault(kind, []).extend(copies.split())
    if "xiamen" in sets:
        indexes.pop("hideout", None)
    return indexes


def full_deck(copies: dict[str, int], sets: Collection[str] = ("base",)) -> list[str]:
    """All cards of the game.

    Parameters
    ----------
    copies : dict
        For some kinds a number of copies in place of the printed one; copies beyond the printed ones repeat their
        suits and ranks in order. Kinds of other sets can be put in.
    sets : collection of str
        What is shuffled together.
    """
    indexes = printed(sets)
    strangers = {**XIAMEN_BESIDE_DODGE_CITY, **XIAMEN, **DODGE_CITY, **BASE}
    indexes = {kind: indexes.get(kind) or strangers[kind].split() for kind in (*indexes, *copies)}
    deck = []
    for kind, own in indexes.items():
        number = copies.get(kind, len(own))
        deck += [f"{kind} {own[i % len(own)]}" for i in range(number)]
    return deck
