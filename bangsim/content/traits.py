"""The trait columns, one row each: the vocabulary of which characters, equipment and events are made."""

from bangsim.content import codes
from bangsim.content.flags import FLAGS
from bangsim.content.schema import Trait

NUMBERS = (
    Trait(code=codes.SEEN_FARTHER, name="seen_farther", sentence="others see the player so much farther away"),
    Trait(code=codes.SEES_FARTHER, name="sees_farther", sentence="the player sees others so much nearer"),
    Trait(code=codes.SHOOTS_FARTHER, name="shoots_farther", sentence="range beyond distance 1 (99: any)"),
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
    Trait(
        code=codes.DRAWS_PER_WOUND,
        name="draws_per_wound",
        sentence="cards more in the draw phase for each life point missing",
    ),
    Trait(
        code=codes.DRAWS_AT_DEATHS,
        name="draws_at_deaths",
        sentence="cards drawn when another player is eliminated",
        ability="herb_hunter",
    ),
    Trait(
        code=codes.HEALS_AT_DEATHS,
        name="heals_at_deaths",
        sentence="life points regained when another player is eliminated",
        ability="greg_digger",
    ),
    Trait(
        code=codes.IGNORES_DIAMONDS,
        name="ignores_diamonds",
        sentence="diamonds of other players have no effect on him (2: only their harm has none)",
        ability="apache_kid",
    ),
    Trait(
        code=codes.IGNORES_EQUIPMENT,
        name="ignores_equipment",
        sentence="in his own turn the cards in play of others have no effect (2: they never count against him)",
        ability="belle_star",
    ),
    Trait(
        code=codes.DRAWS_FOR_LIFE,
        name="draws_for_life",
        sentence="cards he may draw in his turn for a life point, never the last (0: he cannot)",
        ability="chuck_wengam",
        optional=True,
    ),
    Trait(
        code=codes.SHOOTS_FOR_CARDS,
        name="shoots_for_cards",
        sentence="hand cards he may discard once a turn to shoot a player within range (0: he cannot)",
        ability="doc_holyday",
        optional=True,
    ),
    Trait(
        code=codes.ANY_CARD_AS_STORE,
        name="any_card_as_store",
        sentence="times a turn that he may play any hand card as a General Store",
        ability="uncle_will",
        optional=True,
    ),
    Trait(
        code=codes.DRAWS_FOR_EQUIPMENT,
        name="draws_for_equipment",
        sentence="cards he may draw in his turn for a blue hand card (0: he cannot)",
        ability="jose_delgado",
        optional=True,
    ),
    Trait(
        code=codes.EQUIPMENT_SALES,
        name="equipment_sales",
        sentence="times a turn that he may draw for a blue hand card (99: any)",
    ),
    Trait(
        code=codes.DRAWS_OUT_OF_TURN,
        name="draws_out_of_turn",
        sentence="cards drawn for each hand card that he plays or uses out of turn",
        ability="molly_stark",
    ),
    Trait(
        code=codes.HAND_LIMIT,
        name="hand_limit",
        sentence="cards kept at the end of the turn whatever his life points (0: as the rules say; 99: any)",
    ),
    Trait(
        code=codes.BEER_HEALS_MORE,
        name="beer_heals_more",
        sentence="life points that a Beer gives him beyond the usual",
    ),
    Trait(
        code=codes.COPIES_CHARACTERS,
        name="copies_characters",
        sentence="has the ability of another living player, whom he chooses each turn (2: he must, before any draw!)",
        ability="vera_custer",
    ),
    Trait(
        code=codes.BANG_DAMAGE,
        name="bang_damage",
        sentence="life points that his Bang! costs beyond the first",
        ability="fanaticism",
    ),
    Trait(
        code=codes.STARTS_WITH,
        name="starts_with",
        sentence="cards of his opening hand (0: as many as life points)",
        ability="big_spencer",
    ),
    Trait(
        code=codes.TRADES_CARDS,
        name="trades_cards",
        sentence="random cards that he may take of another hand once a turn for one of his own (0: he cannot)",
        ability="flint_westwood",
        optional=True,
    ),
    Trait(
        code=codes.TAKES_JUDGEMENTS,
        name="takes_judgements",
        sentence="while he holds fewer cards than this he takes every card turned for a draw! into his hand",
        ability="john_pain",
    ),
    Trait(
        code=codes.BASIC_CHARACTERS,
        name="basic_characters",
        sentence="random characters of the base game whose abilities he has, and may change each turn",
        ability="greygory_deck",
        optional=True,
    ),
    Trait(
        code=codes.FURTHER_DRAWS,
        name="further_draws",
        sentence="cards drawn in the draw phase beside one's own number, without seeing others for them",
    ),
)

TRAITS = (*NUMBERS, *FLAGS)
"""All columns by their codes."""
