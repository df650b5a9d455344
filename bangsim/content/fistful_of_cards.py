"""The scenario deck of A Fistful of Cards.

Source: the official rulebook of A Fistful of Cards; the rulings stand in docs/rulebook.md, section 21.
"""

from bangsim.content.builders import scenario
from bangsim.content.schema import CardSet

EVENTS = (
    scenario(
        "abandoned_mine",
        "Abandoned Mine",
        "Draw phases draw from the discard pile, and what discard phases discard goes onto the deck.",
        draws_discards=1,
    ),
    scenario("ambush", "Ambush", "All players are at distance 1, but for abilities and cards in play."),
    scenario(
        "blood_brothers",
        "Blood Brothers",
        "At the start of his turn a player may give a life point, not his last, to another.",
        gives_life=1,
    ),
    scenario(
        "dead_man",
        "Dead Man",
        "Whoever was eliminated first comes back at his turn, once, with two life points and two cards.",
    ),
    scenario(
        "hard_liquor",
        "Hard Liquor",
        "A player may skip his draw phase to regain a life point.",
        heals_for_drawing=1,
    ),
    scenario("lasso", "Lasso", "Cards in front of players have no effect.", no_equipment=1),
    scenario(
        "law_of_the_west",
        "Law of the West",
        "The second card of a draw phase is shown, and must be played in that turn if it can be.",
        must_play_second=1,
    ),
    scenario(
        "peyote",
        "Peyote",
        "In place of drawing a player guesses the colour of the top card, and keeps it as long as he is right.",
        guesses_colours=1,
    ),
    scenario(
        "ranch",
        "Ranch",
        "At the end of his draw phase a player may once discard any number of cards and draw as many.",
        exchanges_cards=1,
    ),
    scenario(
        "ricochet",
        "Ricochet",
        "A player may discard Bang! cards to shoot at cards in front of others, who may answer with a Missed!.",
        ricochets=1,
    ),
    scenario(
        "russian_roulette",
        "Russian Roulette",
        "When it is turned, players discard a Missed! in turn, until one does not and loses two life points.",
    ),
    scenario(
        "sniper",
        "Sniper",
        "A player may discard two Bang! cards for a shot within range that needs two Missed!.",
        snipes=1,
    ),
    scenario("the_judge", "The Judge", "No card can be laid in front of anybody.", lays_nothing=1),
    scenario(
        "vendetta",
        "Vendetta",
        "At the end of his turn each player makes a draw!: hearts gives him another turn.",
        another_turn=1,
    ),
    scenario(
        "a_fistful_of_cards",
        "A Fistful of Cards",
        "At the start of his turn each player is shot at once for each card he holds; it stays to the end.",
        last=True,
        shot_at_start=1,
    ),
)

FISTFUL_OF_CARDS = CardSet(
    id="fistful_of_cards",
    name="A Fistful of Cards",
    cards=(),
    characters=(),
    events=EVENTS,
    sentence="Scenario cards: from his second turn on the sheriff turns one at the start of each of his turns.",
)
