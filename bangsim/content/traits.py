"""The trait columns, one row each: the vocabulary of which characters, equipment and events are made."""

from bangsim.content import codes
from bangsim.content.schema import Trait

TRAITS = (
    Trait(code=codes.SEEN_FARTHER, name="seen_farther", sentence="others see the player so much farther away"),
    Trait(code=codes.SEES_FARTHER, name="sees_farther", sentence="the player sees others so much nearer"),
    Trait(code=codes.SHOOTS_FARTHER, name="shoots_farther", sentence="range beyond distance 1"),
    Trait(code=codes.BANG_LIMIT, name="bang_limit", sentence="Bang! cards a turn beyond the limit of the rules"),
    Trait(
        code=codes.BARRELS,
        name="barrels",
        sentence="draw! against each shot; hearts counts as a Missed!",
        ability="jourdonnais",
        optional=True,
    ),
    Trait(code=codes.MISSED_NEEDED, name="missed_needed", sentence="Missed! needed against his Bang! beyond the first"),
    Trait(code=codes.JUDGEMENT_CARDS, name="judgement_cards", sentence="cards turned for a draw! beyond the first"),
    Trait(
        code=codes.EXTRA_DRAWS, name="extra_draws", sentence="cards drawn in the draw phase beyond the rules' number"
    ),
    Trait(
        code=codes.DRAWS_WHEN_HURT,
        name="draws_when_hurt",
        sentence="cards drawn for each life point lost",
        ability="bart_cassidy",
    ),
    Trait(
        code=codes.STEALS_WHEN_HURT,
        name="steals_when_hurt",
        sentence="cards taken from the hand of who hurt him, for each life point lost",
        ability="el_gringo",
    ),
    Trait(
        code=codes.DRAWS_WHEN_EMPTY,
        name="draws_when_empty",
        sentence="cards drawn when the hand is empty",
        ability="suzy_lafayette",
    ),
    Trait(
        code=codes.TAKES_FROM_THE_DEAD,
        name="takes_from_the_dead",
        sentence="takes the cards of eliminated players",
        ability="vulture_sam",
    ),
    Trait(
        code=codes.SWAPS_BANG_AND_MISSED,
        name="swaps_bang_and_missed",
        sentence="may use Bang! as Missed! and Missed! as Bang!",
        ability="calamity_janet",
        optional=True,
    ),
    Trait(
        code=codes.DRAWS_FROM_HANDS,
        name="draws_from_hands",
        sentence="may take the first card of his draw phase from a player's hand",
        ability="jesse_jones",
        optional=True,
    ),
    Trait(
        code=codes.DRAWS_FROM_DISCARDS,
        name="draws_from_discards",
        sentence="may take the first card of his draw phase from the discard pile",
        ability="pedro_ramirez",
        optional=True,
    ),
    Trait(
        code=codes.LOOKS_AT_MORE,
        name="looks_at_more",
        sentence="cards seen in the draw phase beyond those kept; the others go back on the deck",
        ability="kit_carlson",
    ),
    Trait(
        code=codes.DRAWS_FOR_RED,
        name="draws_for_red",
        sentence="cards drawn when the second card of the draw phase is red",
        ability="black_jack",
    ),
    Trait(
        code=codes.HEALS_FOR_CARDS,
        name="heals_for_cards",
        sentence="cards he may discard at any time to regain a life point (0: he cannot)",
        ability="sid_ketchum",
        optional=True,
    ),
)
