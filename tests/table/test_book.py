"""The book holds what the configuration says, in the numbers that the kernel reads."""

from collections.abc import Mapping
from typing import Any

import pytest

from bangsim.ai.policies import POLICIES
from bangsim.content.catalogue import (
    CHARACTER_NUMBER,
    CHARACTERS,
    EVENTS,
    KIND_NUMBER,
    KINDS,
    SETS,
    TRAIT,
    card_index,
)
from bangsim.content.codes import CARDS, EQUIPPABLE, HAND_LIMIT, IN_PLAY, NOBODY, NUMBERS, OUTSIDE, SEATS, UNLIMITED
from bangsim.content.codes import EVENTS as ROOM_FOR_EVENTS
from bangsim.content.codes import KINDS as MOST_KINDS
from bangsim.content.rules import BY_ID, switch_number
from bangsim.content.switches import SWITCHES
from bangsim.sim.fit import MOST_EVENTS
from bangsim.sim.kernel import make_book, new_states
from bangsim.table.book import KIND_COLUMNS
from bangsim.table.state import (
    BOOK,
    BY_SHERIFF,
    BY_STAGECOACH,
    EVENT_ROWS,
    HOT,
    KIND,
    LOG,
    RULES,
    STATE,
    TABLE,
    TALLY_CHARACTERS,
)
from tests.properties.studies import configuration_of


def book_of(**study: Any) -> Any:
    return make_book(configuration_of({"games": 1, "players": 5} | study))[0]


def traits_row(traits: Mapping[str, int], width: int) -> list[int]:
    """The columns in the order of their codes."""
    return [traits.get(trait.name, 0) for trait in sorted(TRAIT.values(), key=lambda trait: trait.code)][:width]


def test_every_switch_has_its_number():
    study = {"bang_limit": 2, "sheriff_penalty": "none", "jails_stack": True, "hand_limit": 7}
    rules = book_of(rules=study)["rules"]
    assert (rules["bang_limit"], rules["jails_stack"], rules["hand_limit"]) == (2, 1, 7)
    assert rules["sheriff_penalty"] == switch_number("sheriff_penalty", "none")
    for switch in SWITCHES:
        if switch.id in (RULES.names or ()) and switch.id not in study:
            assert rules[switch.id] == switch_number(switch.id, switch.official)


def test_a_word_is_never_taken_for_a_number():
    for switch in SWITCHES:
        numbers = {switch_number(switch.id, word) for word in switch.choices}
        assert len(numbers) == len(switch.choices)
        assert switch.lowest is None or max(numbers, default=-1) < switch.lowest


@pytest.mark.parametrize(("ranks", "ends"), [("2-9", (2, 9)), ("J-A", (11, 14)), ("10-10", (10, 10))])
def test_the_ranks_of_dynamite_are_two_numbers(ranks: str, ends: tuple[int, int]):
    rules = book_of(rules={"dynamite_ranks": ranks})["rules"]
    assert (rules["dynamite_rank_low"], rules["dynamite_rank_high"]) == ends


def test_a_card_kind_is_its_row_of_the_catalogue():
    book = book_of()
    for number, kind in enumerate(KINDS):
        row = book["kinds"][number]
        assert {name: row[name] for name in KIND_COLUMNS} == {name: getattr(kind, name) for name in KIND_COLUMNS}
        assert row["traits"].tolist() == traits_row(kind.traits, len(row["traits"]))


def test_every_column_of_a_kind_but_worth_and_traits_is_a_field_of_the_catalogue():
    assert {*KIND_COLUMNS, "worth", "traits"} == {*(KIND.names or ())}


def test_switches_that_change_the_print_change_the_rows():
    rules = {"knife_strikes": 2, "beer_min_players": 4, "sean_mallory_hand_limit": "none"}
    book = book_of(sets=["base", "dodge_city"], rules=rules)
    assert book["kinds"][KIND_NUMBER["knife"]]["strikes"] == 2
    assert book["kinds"][KIND_NUMBER["beer"]]["min_players"] == 4
    assert book["traits"][CHARACTER_NUMBER["sean_mallory"]][HAND_LIMIT] == UNLIMITED


def test_what_cards_in_play_change_stands_in_the_first_columns():
    assert all(TRAIT[name].code < EQUIPPABLE for kind in KINDS for name in kind.traits)


def test_a_character_or_scenario_card_is_its_row_of_the_catalogue():
    book = book_of()
    rows = {number: who.traits for number, who in enumerate(CHARACTERS)}
    rows |= {EVENT_ROWS + number: card.traits for number, card in enumerate(EVENTS)}
    for number, traits in rows.items():
        assert book["traits"][number].tolist() == traits_row(traits, NUMBERS)
        flags = [trait.code - NUMBERS for trait in TRAIT.values() if trait.flag and trait.name in traits]
        assert book["abilities"][number] == sum(1 << flag for flag in flags)
    assert book["character_hp"][: len(CHARACTERS)].tolist() == [who.hp for who in CHARACTERS]


def deck_of(which: int, **study: Any) -> tuple[list[str], set[str], set[str], int]:
    """A scenario deck: the cards in a fixed order, those that chance deals, those that stay, how many are dealt."""
    deck = book_of(**study)["decks"][which]
    fixed = [EVENTS[number].id for number in deck["fixed"][: deck["fixed_n"]]]
    by_chance, last = (
        {card.id for number, card in enumerate(EVENTS) if deck[name] >> number & 1} for name in ("cards", "lasts")
    )
    return fixed, by_chance, last, int(deck["draws"])


NO_DECK: tuple[list[str], set[str], set[str], int] = ([], set(), set(), 0)


def test_the_scenario_decks_are_those_of_the_sets():
    assert deck_of(BY_SHERIFF) == deck_of(BY_STAGECOACH) == NO_DECK
    fixed, by_chance, last, draws = deck_of(BY_SHERIFF, sets=["base", "high_noon"])
    assert (fixed, last, draws) == ([], {"high_noon"}, 12)
    assert by_chance == {card.id for card in SETS["high_noon"].events if not card.last and not card.beside}
    show = deck_of(BY_STAGECOACH, sets=["base", "high_noon", "wild_west_show"])
    assert (len(show[1]), show[2:]) == (9, ({"wild_west_show"}, 9))


@pytest.mark.parametrize("draws", [0, 12, 28])
def test_two_decks_of_the_sheriff_are_mixed(draws: int):
    both = deck_of(BY_SHERIFF, sets=["base", "high_noon", "fistful_of_cards"], rules={"mixed_event_decks": draws})
    assert (len(both[1]), both[2:]) == (26, ({"high_noon", "a_fistful_of_cards"}, min(draws, 26)))


def test_cards_that_a_study_leaves_out_are_in_no_scenario_deck():
    rest = deck_of(BY_SHERIFF, sets=["base", "high_noon"], events_excluded=["thirst", "high_noon"])
    assert (len(rest[1]), rest[2:]) == (11, (set(), 11))
    assert "thirst" not in rest[1]


def test_a_scenario_deck_in_order_takes_the_place_of_those_of_the_sets():
    study = {"sets": ["base", "high_noon", "wild_west_show"], "events": ["curse", "showdown", "thirst", "gag", "curse"]}
    assert deck_of(BY_SHERIFF, **study) == (["curse", "thirst", "curse"], set(), set(), 0)
    assert deck_of(BY_STAGECOACH, **study) == (["showdown", "gag"], set(), set(), 0)


def test_an_empty_scenario_deck_is_none_whatever_the_sets():
    study = {"sets": ["base", "high_noon", "fistful_of_cards", "wild_west_show"], "events": []}
    assert deck_of(BY_SHERIFF, **study) == deck_of(BY_STAGECOACH, **study) == NO_DECK


def test_the_longest_scenario_deck_has_room():
    fixed = deck_of(BY_SHERIFF, events=["thirst"] * MOST_EVENTS)[0]
    assert fixed == ["thirst"] * MOST_EVENTS


def test_the_deck_is_that_of_the_catalogue():
    book = book_of()
    cards = sorted(zip(book["card_kind"][:80].tolist(), book["card_index"][:80].tolist(), strict=True))
    base = [(KIND_NUMBER[kind.id], kind.printed.split()) for kind in SETS["base"].cards]
    printed = [(number, card_index(index)) for number, indexes in base for index in indexes]
    assert book["cards"] == 80
    assert cards == sorted(printed)


def test_copies_beyond_the_printed_ones_repeat_them_in_order():
    book = book_of(rules={"deck_copies": {"schofield": 7}})
    number = next(number for number, kind in enumerate(KINDS) if kind.id == "schofield")
    indexes = [int(index) for kind, index in zip(book["card_kind"], book["card_index"], strict=True) if kind == number]
    assert indexes[:7] == [card_index(index) for index in ["JC", "QC", "KS", "JC", "QC", "KS", "JC"]]


def test_the_policies_of_roles_and_seats():
    rows = {policy.name: (policy.code, row) for row, policy in enumerate(POLICIES)}
    book = book_of(policies={"default": "novice", "outlaw": "random"})
    by_role = [*zip(book["role_policy"].tolist(), book["role_weights"].tolist(), strict=True)]
    assert by_role == [rows["novice"], rows["novice"], rows["random"], rows["novice"]]
    assert (book["seat_policy"] == NOBODY).all()
    seats = ["expert", "novice", "random", "novice", "expert"]
    book = book_of(policies={"seats": seats})
    by_seat = [*zip(book["seat_policy"].tolist(), book["seat_weights"].tolist(), strict=True)]
    assert by_seat[:5] == [rows[name] for name in seats]
    assert OUTSIDE not in [code for code, _ in by_seat[:5]]


def test_pins_stand_where_they_belong():
    book = book_of(
        seats={
            "2": {"role": "outlaw"},
            "3": {"role": "deputy", "character": "sid_ketchum"},
            "renegade": {"character": "kit_carlson"},
        }
    )
    assert book["seat_role"].tolist() == [-1, -1, 2, 1, -1, -1, -1, -1, -1]
    assert book["seat_character"][3] == CHARACTER_NUMBER["sid_ketchum"]
    assert book["role_character"].tolist() == [-1, -1, -1, CHARACTER_NUMBER["kit_carlson"]]


def test_what_is_printed_lies_open_on_the_table():
    books = make_book(configuration_of({"games": 1, "players": 7}))
    table = new_states(books, 2)[1]["table"]
    own = {"traits", "abilities"}  # of those who play, where the book has those of all characters
    for name in {*(BOOK.names or ())} & {*(TABLE.names or ())} - own:
        assert (table[name] == books[0][name]).all(), name
    assert table["n"] == 7


def test_the_hot_part_is_the_state_without_tally_and_log():
    assert [*(HOT.names or ()), "seen", "tally", "log"] == [*(STATE.names or ())]
    assert HOT.itemsize <= 6144
    assert STATE.itemsize >= HOT.itemsize + LOG.itemsize


def test_everything_has_room_in_the_numbers_that_hold_it():
    assert CARDS <= 256
    assert SEATS < 16
    assert len(KINDS) <= MOST_KINDS
    assert len(CHARACTERS) <= TALLY_CHARACTERS
    assert len(EVENTS) <= ROOM_FOR_EVENTS < 64
    assert max(who.hp for who in CHARACTERS) + (BY_ID["sheriff_bonus_hp"].highest or 0) < 128
    assert IN_PLAY < 128
