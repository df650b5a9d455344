"""The rulebook says what the tables of the program say, and the program refers to its sections by their numbers."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bangsim.content.catalogue import CHARACTERS, EVENTS, NOBODY_SPECIAL, SETS, kind
from bangsim.content.codes import LAW, OUTCOMES, OUTLAWS, RENEGADE_WINS
from bangsim.content.rules import OFFICIAL_ROLES, PRESETS, SEEDS_ROLES, preset_rules
from bangsim.content.schema import ScenarioCard
from bangsim.content.scoring import SCORINGS
from bangsim.content.switches import SWITCHES

ROOT = Path(__file__).parent.parent
RULEBOOK = (ROOT / "docs" / "rulebook.md").read_text("utf-8")
SECTIONS = {
    title: text.strip() for title, text in re.findall(r"^#{2,3} (.+)\n((?:(?!^#{2,3} ).*\n?)*)", RULEBOOK, re.MULTILINE)
}

CARD_LISTS = {"base": ("2.1", "2.2"), "dodge_city": ("10.1", "10.2", "10.3", "10.4"), "xiamen": ("13.1",)}
"""The sections that list the cards of a set; a set that is not here has none."""

DECK_CHAPTERS = {
    "19": [card for card in SETS["high_noon"].events if not card.beside],
    "20": [card for card in SETS["high_noon"].events if card.beside == "the_bullet"],
    "21": [*SETS["fistful_of_cards"].events],
    "22": [*SETS["wild_west_show"].events],
}
"""The scenario cards that a chapter is about."""
WHOLE_DECK = {"20.1 Where they belong", "22.1 When they are turned"}
"""The sections of those chapters that speak of no card."""

SOURCES = sorted((ROOT / "bangsim").rglob("*.py"))
NUMBER = r"\d+(?:\.\d+)?"
REFERENCES = re.compile(rf"rulebook(?:\.md, sections?)? ({NUMBER}(?:(?:, | to | and ){NUMBER})*)", re.IGNORECASE)


def section(number: str) -> str:
    """The text of the section with a number."""
    return next(text for title, text in SECTIONS.items() if title.startswith(f"{number} "))


def rows(text: str) -> list[list[str]]:
    """The cells of a table, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


TITLES = {f"{who.name}, {who.hp}": who.name.partition(' "')[0] for who in CHARACTERS}
PEOPLE = {TITLES[title]: number for number, _, title in (one.partition(" ") for one in SECTIONS) if title in TITLES}
CARDS = {row[0]: row[-1] for parts in CARD_LISTS.values() for part in parts for row in rows(section(part))}
EVENT_SECTIONS = {
    name: number for number, _, name in (one.partition(" ") for one in SECTIONS) if name in {one.name for one in EVENTS}
}
del CARDS["Bang!"], CARDS["Missed!"]  # what other cards ask for, so their texts name them
NAMES_OF_SETS = [one.name for one in SETS.values() if one.id != "base"]


def test_each_section_has_one_number():
    numbers = Counter(title.split()[0] for title in SECTIONS)
    assert [number for number, count in numbers.items() if count > 1] == []


def test_every_reference_within_the_rulebook_leads_somewhere():
    numbers = {title.split()[0] for title in SECTIONS}
    assert {number for number in re.findall(r"\((\d+\.\d+)\)", RULEBOOK) if number not in numbers} == set()


def test_the_table_of_presets_is_that_of_the_program():
    written = {row[0].strip("`"): row[1:] for row in rows(section("8.1"))}
    values = {name: preset_rules(name) for name in PRESETS}
    for switch in SWITCHES:
        assert written[switch.id] == [str(values[name][switch.id]).lower() for name in PRESETS], switch.id


def test_each_switch_has_a_section_and_a_row():
    titles = [title.split()[1].strip("`") for title in SECTIONS if title.startswith("8.") and "`" in title]
    assert titles == [row[0].strip("`") for row in rows(section("8.1"))]
    assert {switch.id for switch in SWITCHES} <= set(titles)


@pytest.mark.parametrize("name", SETS)
def test_the_card_lists_are_those_of_the_program(name: str):
    written = {row[0]: int(row[1]) for part in CARD_LISTS.get(name, ()) for row in rows(section(part))}
    printed = {card.name: len(card.printed.split()) for card in SETS[name].cards}
    more = {kind(other).name: len(indexes.split()) for other, indexes in SETS[name].more_copies.items()}
    assert written == printed | more


def test_each_card_refers_to_a_section():
    numbers = {title.split()[0] for title in SECTIONS}
    assert {row[-1] for parts in CARD_LISTS.values() for part in parts for row in rows(section(part))} <= numbers


def test_each_character_has_a_section_with_its_life_points():
    titles = [title.split(" ", 1)[1] for title in SECTIONS if re.search(r", \d+$", title)]
    assert len(set(titles)) == len(titles)
    assert {f"{who.name}, {who.hp}" for who in CHARACTERS if who != NOBODY_SPECIAL} <= set(titles)


@pytest.mark.parametrize("chapter", DECK_CHAPTERS)
def test_each_scenario_card_has_a_section_in_the_order_of_its_deck(chapter: str):
    titles = [title for title in SECTIONS if re.match(rf"{chapter}\.\d", title)]
    first = sum(title in WHOLE_DECK for title in titles)
    cards = [f"{chapter}.{number} {card.name}" for number, card in enumerate(DECK_CHAPTERS[chapter], first + 1)]
    assert titles[first:] == cards


@pytest.mark.parametrize("card", EVENTS[1:], ids=lambda card: card.id)
def test_a_scenario_card_has_one_section_which_says_if_nothing_of_it_is_simulated(card: ScenarioCard):
    (text,) = [text for title, text in SECTIONS.items() if re.fullmatch(rf"[\d.]+\d {re.escape(card.name)}", title)]
    assert ("simulated" in text) == (not card.simulated)


def test_the_table_of_roles_is_that_of_the_program():
    assert {int(row[0]): tuple(map(int, row[1:])) for row in rows(section("1.1"))} == dict(OFFICIAL_ROLES)


def test_the_table_of_points_is_that_of_the_program():
    written = {(int(row[0]), row[1]): [int(cell or 0) for cell in row[2:]] for row in rows(section("17.1"))}
    scored = {}
    for mix, points in SCORINGS.items():
        for outcome, of_side in ((LAW, points.law), (OUTLAWS, points.outlaws), (RENEGADE_WINS, points.renegade)):
            scored[sum(mix), OUTCOMES[outcome]] = [*of_side]
        if points.law_after_duel != points.law:
            scored[sum(mix), "law, renegade duelled"] = [*points.law_after_duel]
    assert written == scored


def test_the_points_for_killed_deputies_are_those_of_the_program():
    written = {int(row[0]): (int(row[1]), 0, int(row[2]), 0) for row in rows(section("17.3"))}
    assert written == {sum(mix): points.deputy_killed for mix, points in SCORINGS.items() if mix[1]}


def test_the_mixes_with_points_are_those_that_the_rulebook_names():
    official = {OFFICIAL_ROLES[players] for players in (4, 5, 6, 7, 9)}
    assert {*SCORINGS} == official | {SEEDS_ROLES[8]}


def referred_to(text: str) -> Iterator[str]:
    """The sections that a text names: ``rulebook 5.1, 6.10``, ``rulebook 3.7 to 3.9``, ``rulebook.md, section 8``."""
    for found in REFERENCES.finditer(text):
        for part in re.split(", | and ", found[1]):
            first, _, last = part.partition(" to ")
            chapter, dot, number = first.rpartition(".")
            end = (last or first).rpartition(".")[2]
            yield from (f"{chapter}{dot}{one}" for one in range(int(number), int(end) + 1))


def docstrings_with_references() -> Iterator[tuple[str, set[str]]]:
    """The docstrings of the program that name sections, with those."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node) or ""
                if referred := set(referred_to(text)):
                    yield text, referred


def test_every_section_that_the_program_refers_to_is_there():
    numbers = {title.split()[0].rstrip(".") for title in SECTIONS}
    for file in SOURCES:
        assert set(referred_to(file.read_text("utf-8"))) <= numbers, file


def test_the_program_refers_to_the_sections_of_the_characters_it_names():
    for text, referred in docstrings_with_references():
        named = {number for name, number in PEOPLE.items() if re.search(rf"\b{name}\b", text)}
        assert not named or named == referred & {*PEOPLE.values()}, text


def test_the_program_refers_to_the_section_of_a_card_it_names():
    for text, referred in docstrings_with_references():
        rest = re.sub("|".join(map(re.escape, [*PEOPLE, *NAMES_OF_SETS])), "", text).lower()
        named = {number for name, number in CARDS.items() if re.search(rf"\b{re.escape(name.lower())}", rest)}
        assert not named or not referred & {*CARDS.values()} or named & referred, text


def test_the_program_refers_to_the_section_of_a_scenario_card_it_names():
    for text, referred in docstrings_with_references():
        named = {
            number
            for name, number in EVENT_SECTIONS.items()
            if name not in NAMES_OF_SETS and re.search(rf"\b{re.escape(name)}\b", text)
        }
        assert not named or not referred & {*EVENT_SECTIONS.values()} or named & referred, text
