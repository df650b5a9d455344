"""Dodge City, the first expansion: 40 cards and 15 characters.

Source: the official rulebook of Dodge City; of each suit the ranks from 5 to the ace are there once.
"""

from types import MappingProxyType

from bangsim.content.builders import brown, character, equipment, green
from bangsim.content.codes import (
    ALL_OTHERS,
    ANY_OTHER,
    ANYONE,
    ATTACK,
    DISCARD,
    DRAW,
    HEAL,
    IN_RANGE,
    MISSED,
    NEAR,
    ONESELF,
    TAKE,
)
from bangsim.content.schema import CardSet

BROWN_CARDS = (
    brown("punch", "Punch", ATTACK, NEAR, "10S", "Shoots a player at distance 1; it is no Bang!.", distance=1),
    brown(
        "dodge",
        "Dodge",
        MISSED,
        ONESELF,
        "7D KH",
        "Answers a shot at oneself and draws a card.",
        draws=1,
        other_names=("Miss-And-Draw",),
    ),
    brown(
        "springfield",
        "Springfield",
        ATTACK,
        ANY_OTHER,
        "KS",
        "With another hand card: shoots any player; it is no Bang!.",
        cost=1,
    ),
    brown("rag_time", "Rag Time", TAKE, ANYONE, "9H", "With another hand card: takes a card of any player.", cost=1),
    brown(
        "brawl",
        "Brawl",
        DISCARD,
        ALL_OTHERS,
        "JS",
        "With another hand card: makes every other player discard a card.",
        cost=1,
        other_names=("Fray",),
    ),
    brown(
        "tequila",
        "Tequila",
        HEAL,
        ANYONE,
        "9C",
        "With another hand card: gives any player a life point.",
        cost=1,
        min_players=2,
    ),
    brown(
        "whisky", "Whisky", HEAL, ONESELF, "QH", "With another hand card: gives two life points back.", amount=2, cost=1
    ),
)

BLUE_CARDS = (
    equipment(
        "hideout", "Hideout", {"seen_farther": 1}, "KD", "Others see its owner one farther.", other_names=("Big Stone",)
    ),
    equipment("binocular", "Binocular", {"sees_farther": 1}, "10D", "Its owner sees the others one nearer."),
)

GREEN_CARDS = (
    green("bible", "Bible", MISSED, ONESELF, "10H", "Answers a shot at oneself and draws a card.", draws=1),
    green("iron_plate", "Iron Plate", MISSED, ONESELF, "AD QS", "Answers a shot at oneself."),
    green("sombrero", "Sombrero", MISSED, ONESELF, "7C", "Answers a shot at oneself."),
    green("ten_gallon_hat", "Ten Gallon Hat", MISSED, ONESELF, "JD", "Answers a shot at oneself."),
    green("canteen", "Canteen", HEAL, ONESELF, "7H", "Gives a life point back.", other_names=("Hitpoint",)),
    green("can_can", "Can Can", DISCARD, ANYONE, "JC", "Makes any player discard a card."),
    green("conestoga", "Conestoga", TAKE, ANYONE, "9D", "Takes a card of any player."),
    green("knife", "Knife", ATTACK, NEAR, "8H", "Shoots a player at distance 1.", distance=1),
    green(
        "derringer",
        "Derringer",
        ATTACK,
        NEAR,
        "7S",
        "Shoots a player at distance 1 and draws a card.",
        distance=1,
        draws=1,
    ),
    green("pepperbox", "Pepperbox", ATTACK, IN_RANGE, "AH", "Shoots a player within range."),
    green("buffalo_rifle", "Buffalo Rifle", ATTACK, ANY_OTHER, "QC", "Shoots any player.", other_names=("Rifle",)),
    green("howitzer", "Howitzer", ATTACK, ALL_OTHERS, "9S", "Shoots all other players."),
    green("pony_express", "Pony Express", DRAW, ONESELF, "QD", "Draws three cards.", amount=3),
)

MORE_COPIES = MappingProxyType(
    {
        "bang": "8S 5C 6C KC",
        "missed": "8D",
        "beer": "6H 6S",
        "panic": "JH",
        "cat_balou": "8C",
        "general_store": "AS",
        "indians": "5D",
        "barrel": "AC",
        "mustang": "5H",
        "remington": "6D",
        "rev_carabine": "5S",
        "dynamite": "10C",
    }
)

CHARACTERS = (
    character("apache_kid", "Apache Kid", 3, "Diamonds of other players do nothing to him.", ignores_diamonds=1),
    character(
        "belle_star",
        "Belle Star",
        4,
        "In her turn the cards in play of other players have no effect.",
        ignores_equipment=1,
    ),
    character(
        "bill_noface",
        "Bill Noface",
        4,
        "Draws one card, and one more for each life point he misses.",
        extra_draws=-1,
        draws_per_wound=1,
    ),
    character(
        "chuck_wengam",
        "Chuck Wengam",
        4,
        "May pay a life point, but the last, to draw two cards, as often as he likes in his turn.",
        draws_for_life=2,
    ),
    character(
        "doc_holyday",
        "Doc Holyday",
        4,
        "Once in his turn may discard two cards to shoot a player within range.",
        shoots_for_cards=2,
    ),
    character("elena_fuente", "Elena Fuente", 3, "May use any card of her hand as a Missed!.", any_card_as_missed=1),
    character(
        "greg_digger",
        "Greg Digger",
        4,
        "Regains two life points when another player is eliminated.",
        worth=40,
        heals_at_deaths=2,
    ),
    character(
        "herb_hunter",
        "Herb Hunter",
        4,
        "Draws two cards when another player is eliminated.",
        worth=40,
        draws_at_deaths=2,
    ),
    character(
        "jose_delgado",
        "José Delgado",
        4,
        "Twice in his turn may discard a blue card of his hand to draw two cards.",
        draws_for_equipment=2,
        equipment_sales=2,
    ),
    character(
        "molly_stark",
        "Molly Stark",
        4,
        "Draws a card for each card of her hand that she uses out of turn.",
        worth=60,
        draws_out_of_turn=1,
    ),
    character(
        "pat_brennan",
        "Pat Brennan",
        4,
        "May take a card in play of any player in place of his draw phase.",
        takes_from_play=1,
    ),
    character("pixie_pete", "Pixie Pete", 3, "Draws three cards in his draw phase.", extra_draws=1),
    character(
        "sean_mallory",
        "Sean Mallory",
        3,
        "May keep up to ten cards at the end of his turn.",
        worth=40,
        hand_limit=10,
    ),
    character("tequila_joe", "Tequila Joe", 4, "A Beer gives him two life points.", beer_heals_more=1),
    character(
        "vera_custer",
        "Vera Custer",
        3,
        "Has the ability of another living player, whom she chooses at the start of each of her turns.",
        copies_characters=1,
    ),
)

DODGE_CITY = CardSet(
    id="dodge_city",
    name="Dodge City",
    cards=(*BROWN_CARDS, *BLUE_CARDS, *GREEN_CARDS),
    characters=CHARACTERS,
    sentence="The first expansion: 40 cards, green ones among them, and 15 characters.",
    more_copies=MORE_COPIES,
)
