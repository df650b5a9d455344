"""The Xiamen edition: what the edition made at Xiamen University has beyond the first two boxes.

Source: the Xiamen edition, which names these cards but tells no numbers. That the four jokers of two decks of poker
cards carry them is our assumption, as docs/rulebook.md says.
"""

from bangsim.content.builders import brown, equipment
from bangsim.content.codes import EVERYBODY, HORSE, ROULETTE
from bangsim.content.schema import CardSet

CARDS = (
    brown(
        "roulette",
        "Roulette",
        ROULETTE,
        EVERYBODY,
        "big_joker small_joker",
        "From the next player on, round and round, each throws a Missed!; who first does not, loses two life points.",
        amount=2,
    ),
    equipment(
        "silver",
        "Silver",
        {"seen_farther": 2},
        "small_joker",
        "Others see its owner two farther.",
        HORSE,
        beside="dodge_city",
    ),
    equipment(
        "gold",
        "Gold",
        {"seen_farther": 1, "sees_farther": 1},
        "big_joker",
        "Others see its owner one farther, he sees them one nearer.",
        HORSE,
        beside="dodge_city",
    ),
)

XIAMEN = CardSet(
    id="xiamen",
    name="Xiamen edition",
    cards=CARDS,
    characters=(),
    sentence="Two Roulettes; beside Dodge City also two horses, and no Hideout (numbers of copies assumed).",
    leaves_out=("hideout",),
    notice="how many cards the Xiamen edition has is not known; two Roulettes, one Silver and one Gold are assumed",
)
