"""The eight characters of Wild West Show.

Source: the official rulebook of Wild West Show; the rulings stand in docs/rulebook.md, section 16.
"""

from bangsim.content.builders import character
from bangsim.content.schema import CardSet

CHARACTERS = (
    character(
        "big_spencer",
        "Big Spencer",
        9,
        "Is dealt five cards, and cannot use Missed! cards.",
        starts_with=5,
        no_missed=1,
    ),
    character(
        "flint_westwood",
        "Flint Westwood",
        4,
        "Once in his turn may give a card of his hand for two random ones of another player's hand.",
        trades_cards=2,
    ),
    character(
        "gary_looter",
        "Gary Looter",
        5,
        "Takes the cards that other players discard in their discard phase.",
        takes_excess=1,
    ),
    character(
        "greygory_deck",
        "Greygory Deck",
        4,
        "Has the abilities of two random characters of the base game, and may draw two others each turn.",
        basic_characters=2,
    ),
    character(
        "john_pain",
        "John Pain",
        4,
        "While he holds fewer than six cards he takes every card turned for a draw! of any player.",
        takes_judgements=6,
    ),
    character(
        "lee_van_kliff",
        "Lee Van Kliff",
        4,
        "In his turn may discard a Bang! to repeat the brown card that he has just played, each card once.",
        repeats_cards=1,
    ),
    character(
        "teren_kill",
        "Teren Kill",
        3,
        "Whenever he would be eliminated makes a draw!: unless it is spades he keeps one life point and draws a card.",
        survives_by_judgement=1,
    ),
    character(
        "youl_grinner",
        "Youl Grinner",
        4,
        "Before his draw phase every player who holds more cards gives him one.",
        collects_from_richer=1,
    ),
)

WILD_WEST_SHOW = CardSet(
    id="wild_west_show",
    name="Wild West Show",
    cards=(),
    characters=CHARACTERS,
    sentence="The eight characters of that expansion.",
)
