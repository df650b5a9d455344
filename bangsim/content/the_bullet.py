"""The three characters that came with the box called The Bullet; its two scenario cards stand in high_noon.py.

Source: the official rulebook of The Bullet.
"""

from bangsim.content.builders import character
from bangsim.content.schema import CardSet

CHARACTERS = (
    character(
        "uncle_will",
        "Uncle Will",
        4,
        "Once in his turn may play any card of his hand as a General Store.",
        any_card_as_store=1,
    ),
    character(
        "johnny_kisch",
        "Johnny Kisch",
        4,
        "When he puts a card in play all others of its name in play are discarded.",
        worth=40,
        discards_same_name=1,
    ),
    character(
        "claus_the_saint",
        'Claus "The Saint"',
        3,
        "Draws a card for each living player and one more, keeps two and gives each other player one.",
        worth=40,
        gives_drawn_cards=1,
    ),
)

THE_BULLET = CardSet(
    id="the_bullet",
    name="The Bullet",
    cards=(),
    characters=CHARACTERS,
    sentence="Three characters that came with the collector's box, and two scenario cards for the deck of High Noon.",
)
