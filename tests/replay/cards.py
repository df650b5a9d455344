"""The base game as printed, typed in by hand: the replayer trusts no table of the engine.

A card is a string as the log writes it: its kind, a blank, its rank and the first letter of its suit (``"bang QS"``).
"""

PRINTED = {
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

WEAPON_REACH = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
HORSES = frozenset({"mustang", "scope"})
EQUIPMENT = frozenset({"barrel", *HORSES, *WEAPON_REACH})
BLUE = frozenset({"jail", "dynamite", *EQUIPMENT})

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
    "none": 4,
}

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def kind_of(card: str) -> str:
    """The kind of a card: ``"bang"`` of ``"bang QS"``."""
    return card.split()[0]


def suit_of(card: str) -> str:
    """The suit of a card, spelled out."""
    return SUITS[card[-1]]


def rank_of(card: str) -> str:
    """The rank of a card as printed: ``"Q"`` of ``"bang QS"``."""
    return card.split()[1][:-1]


def is_red(card: str) -> bool:
    """Whether a card is hearts or diamonds."""
    return suit_of(card) in ("hearts", "diamonds")


def full_deck(copies: dict[str, int]) -> list[str]:
    """All cards of the game.

    Parameters
    ----------
    copies : dict
        For some kinds a number of copies in place of the printed one; copies beyond the printed ones repeat their
        suits and ranks in order.
    """
    deck = []
    for kind, indexes in PRINTED.items():
        printed = indexes.split()
        number = copies.get(kind, len(printed))
        deck += [f"{kind} {printed[i % len(printed)]}" for i in range(number)]
    return deck
