"""The eight characters and the scenario deck of Wild West Show.

Source: the official rulebook of Wild West Show; the rulings stand in docs/rulebook.md, sections 16 and 22.
"""

from dataclasses import replace

from bangsim.content.builders import character, scenario
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

EVENTS = (
    scenario(
        "bone_orchard",
        "Bone Orchard",
        "The eliminated come back at their turn with one life point and a random role of the eliminated.",
    ),
    scenario(
        "darling_valentine",
        "Darling Valentine",
        "At the start of his turn each player discards his hand and draws as many cards.",
        changes_hand=1,
    ),
    scenario(
        "dorothy_rage",
        "Dorothy Rage",
        "Once in his turn a player may order another to play a card.",
        orders_plays=1,
    ),
    replace(scenario("gag", "Gag", "Nobody may speak; nothing of it is simulated."), simulated=False),
    scenario(
        "helena_zontero",
        "Helena Zontero",
        "When it is turned there is a draw!: red, and the living but the sheriff shuffle their roles.",
    ),
    scenario(
        "lady_rosa_of_texas",
        "Lady Rose of Texas",
        "Once in his turn a player may change seats with his right neighbour, who loses his next turn.",
        swaps_seats=1,
    ),
    scenario(
        "miss_susanna",
        "Miss Susanna",
        "Who plays fewer than three cards in his turn loses a life point at its end.",
        must_play_three=1,
    ),
    scenario("sacagaway", "Sacagaway", "All hands are open."),
    scenario(
        "showdown",
        "Showdown",
        "Any card may be played as a Bang!; Bang! cards themselves only as a Missed!.",
        shoots_with_all=1,
    ),
    scenario(
        "wild_west_show",
        "Wild West Show",
        "The last one in play wins alone, and the sheriff's death ends nothing; it stays to the end.",
        last=True,
    ),
)

WILD_WEST_SHOW = CardSet(
    id="wild_west_show",
    name="Wild West Show",
    cards=(),
    characters=CHARACTERS,
    events=EVENTS,
    by_stagecoach=True,
    sentence="The eight characters of that expansion, and scenario cards that Stagecoach and Wells Fargo turn.",
)
