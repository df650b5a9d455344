"""The POWGAME characters: half of them are official ones under other names.

Source: the list called POWGAME of the community rules and of the Xiamen edition; docs/rulebook.md, section 15, says how
its words are read.
"""

from dataclasses import replace

from bangsim.content import base, dodge_city, the_bullet
from bangsim.content.builders import character, namesake
from bangsim.content.codes import UNLIMITED
from bangsim.content.schema import CardSet

OFFICIAL = {who.id: who for who in (*base.CHARACTERS, *dodge_city.CHARACTERS, *the_bullet.CHARACTERS)}

CHARACTERS = (
    namesake("recycle", "Recycle", OFFICIAL["pedro_ramirez"]),
    character("diamond", "Diamond", 3, "Diamonds of other players do no harm to him.", ignores_diamonds=2),
    namesake("thought", "Thought", OFFICIAL["kit_carlson"]),
    character(
        "welfare",
        "Welfare",
        3,
        "The red cards that she plays from her hand count double, but not equipment.",
        red_counts_double=1,
    ),
    namesake("counter", "Counter", OFFICIAL["el_gringo"]),
    namesake("illusory", "Illusory", OFFICIAL["elena_fuente"]),
    namesake("housegirl", "Housegirl", OFFICIAL["paul_regret"]),
    character(
        "the_fact",
        "The Fact",
        3,
        "The equipment of others does not count when she acts, and Jail and Dynamite do nothing to her.",
        ignores_equipment=2,
    ),
    namesake("luck", "Luck", OFFICIAL["lucky_duke"]),
    character("steel", "Steel", 3, "A Bang! at him takes two Bang! cards thrown together.", takes_two_bangs=1),
    namesake("accurate", "Accurate", OFFICIAL["slab_the_killer"]),
    character("cannon", "Cannon", 4, "The range of his Bang! has no limit.", shoots_farther=UNLIMITED),
    namesake("chance", "Chance", OFFICIAL["black_jack"]),
    character(
        "copycat",
        "Copycat",
        3,
        "Takes the ability of another living player, whom he chooses at the very start of each of his turns.",
        copies_characters=2,
    ),
    namesake("clever", "Clever", OFFICIAL["calamity_janet"]),
    character("bless", "Bless", 3, "Every card of her draw! counts as hearts.", judges_hearts=1),
    namesake("restore", "Restore", OFFICIAL["sid_ketchum"]),
    character(
        "reflection",
        "Reflection",
        3,
        "When a card of another player is about to affect her she may draw!: on red she may turn it on that player.",
        turns_effects=1,
    ),
    character(
        "show_time",
        "Show Time",
        5,
        "May pay a life point, but the last, to draw two cards, whenever he is asked something while cards are played.",
        draws_for_life=2,
        pays_life_anytime=1,
    ),
    character(
        "economization",
        "Economization",
        3,
        "May use two different cards of his hand together as two copies of one of them.",
        copies_plays=1,
    ),
    namesake("resolute", "Resolute", OFFICIAL["suzy_lafayette"]),
    character("fanaticism", "Fanaticism", 3, "Her Bang! costs one life point more.", bang_damage=1),
    namesake("inheritor", "Inheritor", OFFICIAL["vulture_sam"]),
    namesake("post_mortem", "Post Mortem", OFFICIAL["herb_hunter"], hp=5),
    character(
        "penetration",
        "Penetration",
        3,
        "Of the cards of others that would affect her in a turn only the first does.",
        one_card_a_turn=1,
    ),
    character("jealousy", "Jealousy", 3, "Takes the cards of her draw! into her hand.", keeps_judgements=1),
    character(
        "restriction",
        "Restriction",
        4,
        "After her discard phase may draw until she has as many cards as life points.",
        refills=1,
    ),
    character(
        "escape",
        "Escape",
        3,
        "A Bang! does not hurt her while her hand is empty or she has one life point.",
        escapes_bangs=1,
    ),
    namesake("aid", "Aid", OFFICIAL["bart_cassidy"]),
    namesake("regression", "Regression", OFFICIAL["molly_stark"]),
    namesake("shield", "Shield", OFFICIAL["jourdonnais"]),
    character(
        "confusion",
        "Confusion",
        4,
        "Takes a random card of the hand of each player who dodges an attack of his.",
        takes_from_dodgers=1,
    ),
    namesake("shooter", "Shooter", OFFICIAL["rose_doolan"]),
    character(
        "storm",
        "Storm",
        4,
        "The target of an attack of hers makes a draw! first: on black he cannot dodge it.",
        judges_targets=1,
    ),
    namesake("cat_kiss", "Cat Kiss", OFFICIAL["jesse_jones"]),
    character(
        "thorn",
        "Thorn",
        3,
        "A player whose card hurts her makes a draw!: on black he loses as many life points.",
        strikes_back=1,
    ),
    namesake("volcanic", "Volcanic", OFFICIAL["willy_the_kid"]),
    character(
        "businessman",
        "Businessman",
        4,
        "Once in his turn may discard an equipment card, of his hand or in front of him, to draw two cards.",
        draws_for_equipment=2,
        equipment_sales=1,
        sells_from_play=1,
    ),
    replace(
        namesake("genius", "Genius", OFFICIAL["sean_mallory"]),
        sentence="As Sean Mallory of the first printing: may keep all his cards at the end of his turn.",
        traits={"hand_limit": UNLIMITED},
    ),
    character(
        "helping_hand",
        "Helping Hand",
        4,
        "May lay equipment in front of other players, and play a Beer for another player.",
        equips_others=1,
        beer_for_others=1,
    ),
    character(
        "divine",
        "Divine",
        5,
        "For his draw! may use a card of his hand in place of the top card of the deck.",
        judges_from_hand=1,
    ),
    namesake("fever", "Fever", OFFICIAL["bill_noface"]),
    namesake("christmas", "Christmas", OFFICIAL["claus_the_saint"]),
    character(
        "environmental_protection",
        "Environmental Protection",
        4,
        "The cards that she discards, and those of her draw!, go under the deck.",
        discards_under_deck=1,
    ),
)

POWGAME = CardSet(
    id="powgame",
    name="POWGAME",
    cards=(),
    characters=CHARACTERS,
    sentence="44 characters that a list of house rules has; half of them are official ones under other names.",
)
