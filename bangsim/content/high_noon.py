"""The scenario deck of High Noon, with the two cards that The Bullet adds to it.

Sources: the official rulebooks of High Noon and The Bullet; the rulings stand in docs/rulebook.md, sections 19 and 20.
"""

from bangsim.content.builders import scenario
from bangsim.content.schema import CardSet

EVENTS = (
    scenario("blessing", "Blessing", "Every card counts as hearts wherever its suit decides.", all_hearts=1),
    scenario("curse", "Curse", "Every card counts as spades wherever its suit decides.", all_spades=1),
    scenario(
        "the_daltons",
        "The Daltons",
        "When it is turned, each player with blue cards in front of him discards one of them, from the sheriff on.",
    ),
    scenario("the_doctor", "The Doctor", "When it is turned, whoever has the fewest life points regains one."),
    scenario(
        "ghost_town",
        "Ghost Town",
        "The eliminated come back for their turn as ghosts, draw three cards, and leave at its end.",
    ),
    scenario("gold_rush", "Gold Rush", "The turn goes counter-clockwise; what cards do stays clockwise."),
    scenario("hangover", "Hangover", "No character has an ability."),
    scenario("shootout", "Shootout", "One more Bang! card may be played in a turn.", bang_limit=1),
    scenario("the_reverend", "The Reverend", "Nobody can play a Beer.", no_beer=1),
    scenario("the_sermon", "The Sermon", "Nobody can use Bang! cards in his own turn.", no_bang_in_turn=1),
    scenario("thirst", "Thirst", "Everybody draws one card fewer in his draw phase.", further_draws=-1),
    scenario(
        "train_arrival",
        "Train Arrival",
        "Everybody draws one card more at the end of his draw phase.",
        further_draws=1,
    ),
    scenario(
        "handcuffs",
        "Handcuffs",
        "After his draw phase the player names a suit, and plays only cards of that suit in this turn.",
        beside="the_bullet",
        names_suit=1,
    ),
    scenario(
        "new_identity",
        "New Identity",
        "At the start of his turn a player is shown a random character, and may become him with two life points.",
        beside="the_bullet",
        changes_character=1,
    ),
    scenario(
        "high_noon",
        "High Noon",
        "At the start of his turn each player loses a life point; it stays to the end.",
        last=True,
        bleeds=1,
    ),
)

HIGH_NOON = CardSet(
    id="high_noon",
    name="High Noon",
    cards=(),
    characters=(),
    events=EVENTS,
    sentence="Scenario cards: from his second turn on the sheriff turns one at the start of each of his turns.",
)
