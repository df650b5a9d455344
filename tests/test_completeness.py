"""Nothing is half there: what content names is read by rules, told by stories, described, and shown by a case or test.

That each character, card kind, scenario card, switch and question has a case is shown in test_cases.py; that experts
meet all of it in their games, in ai/test_use.py.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bangsim.ai.policies import EFFECT_HASTE, EFFECT_WORTH, POLICIES
from bangsim.content import codes
from bangsim.content.catalogue import CHARACTERS, EVENTS, KINDS, SETS, TRAIT
from bangsim.content.printed import ON_CARDS, ON_CHARACTERS
from bangsim.content.rules import OFFICIAL_ROLES, PRESETS, SEEDS_ROLES, preset_rules
from bangsim.content.switches import SWITCHES
from bangsim.content.traits import TRAITS
from bangsim.sim.case_play import ANSWERED_BY
from bangsim.sim.story import TELLERS
from bangsim.sim.story_english import SENTENCES
from bangsim.table import log, tasks
from bangsim.table.state import KIND, TABLE, WEIGHTS
from bangsim.table.state import RULES as RULES_RECORD

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "bangsim"
RULES = ("rules", "table", "game.py")
NO_MOMENT = {
    "belle_star": "the cards of others are without effect all through her turn",
    "big_spencer": "what he may not do does not happen",
    "bless": "a draw! says how its card counts",
    "fanaticism": "a hit says how many life points it costs",
    "law_of_the_west": "the card that must be played moves before everybody's eyes",
    "welfare": "what is doubled is told by its own events",
}
"""Abilities that the log does not tell of, since there is no moment at which they take effect."""
READ_BEFORE_PLAY = {
    "roles": "the study's grid looks up the mix",
    "dynamite_ranks": "two numbers, from low to high",
    "mixed_event_decks": "the book of a game has the decks",
}

# Of the rules, with the values of each preset: official, rulebook_zh, community, xiamen.
EXPECTED = {
    "sheriff_penalty": ("hand_and_play", "hand_and_play", "hand", "hand"),
    "outlaw_bounty": (3, 3, 3, 3),
    "sheriff_bonus_hp": (1, 1, 1, 1),
    "draw_count": (2, 2, 2, 2),
    "bang_limit": (1, 1, 1, 1),
    "hand_limit": ("hp", "hp", "hp", "hp"),
    "jail_skips": ("turn", "draw_and_play", "draw_and_play", "turn"),
    "jails_stack": (False, False, True, True),
    "dynamites_stack": (False, False, True, True),
    "equipment_limit": ("same_name", "same_name", "same_class", "same_class"),
    "dynamite_before_jail": (True, False, True, True),
    "green_ready": ("next_turn", "next_turn", "owners_turn", "owners_turn"),
    "sheriff_jailable": (False, False, False, False),
    "beer_min_players": (3, 3, 3, 3),
    "whisky_saves": (False, False, True, True),
    "canteen_saves": (False, False, True, True),
    "tequila_on_self": (True, True, False, False),
    "tequila_min_players": (2, 2, 3, 3),
    "dodge_draws_from": ("deck", "deck", "attacker", "attacker"),
    "bible_draws_from": ("deck", "deck", "attacker", "attacker"),
    "derringer_takes": ("deck", "deck", "target_first", "target_first"),
    "knife_strikes": (1, 1, 1, 2),
    "gatling_counts_as_bang": (False, False, False, True),
    "win_check": ("immediate", "immediate", "immediate", "immediate"),
    "character_choice": (1, 1, "share", "share"),
    "first_player": ("sheriff", "sheriff", "sheriff", "sheriff"),
    "dynamite_damage": (3, 3, 3, 3),
    "dynamite_ranks": ("2-9", "2-9", "2-9", "2-9"),
    "roles": ("official", "official", "seeds", "seeds"),
    "sean_mallory_hand_limit": (10, 10, 10, 10),
    "jose_delgado_uses": (2, 2, 2, 2),
    "pixie_pete_draws": (3, 3, 3, 3),
    "vera_custer_chooses": ("after_judgements",) * 4,
    "blocked_heal": ("lost", "lost", "refused", "refused"),
    "first_event_round": (2, 2, 1, 1),
    "event_start_effects": ("before_judgements",) * 4,
    "ranch_phase": (1, 1, 1, 1),
    "scenario_deaths_credited": (False, False, False, False),
    "mixed_event_decks": (12, 12, 12, 12),
    "max_turns": (1000, 1000, 1000, 1000),
    "draw_phase_at_end": (False, False, False, False),
    "deputies_known": (False, False, False, False),
    "open_roles": (False, False, False, False),
}
PRESET_ORDER = ("official", "rulebook_zh", "community", "xiamen")


def files(*places: str) -> list[Path]:
    """The sources under some places of the package."""
    return [
        file
        for place in places
        for file in (sorted((PACKAGE / place).rglob("*.py")) if "." not in place else [PACKAGE / place])
    ]


def names_in(node: ast.AST) -> set[str]:
    """The names and attributes in a piece of code."""
    found = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return found | {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


@cache
def read_in(*places: str) -> frozenset[str]:
    """The names and attributes that functions use there, and those of the constants that these are made of.

    What is only imported does not count.
    """
    found: set[str] = set()
    made_of: dict[str, set[str]] = {}
    for file in files(*places):
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                found |= names_in(node)
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                made_of[node.targets[0].id] = names_in(node.value)
    due = found & made_of.keys()
    while due:
        found |= made_of[due.pop()]
        due = {name for name in found & made_of.keys() if not made_of[name] <= found}
    return frozenset(found)


@cache
def texts_of_tests() -> str:
    own = Path(__file__)
    tests = [file.read_text("utf-8") for file in sorted((ROOT / "tests").rglob("*.py")) if file != own]
    return "\n".join([*tests, *(file.read_text("utf-8") for file in sorted((ROOT / "tests").rglob("*.toml")))])


@pytest.mark.parametrize("trait", TRAITS, ids=lambda trait: trait.name)
def test_every_trait_is_read_by_a_rule(trait):
    assert getattr(codes, trait.name.upper()) == trait.code
    assert trait.name.upper() in read_in(*RULES)


def test_the_traits_are_numbered_in_order():
    assert [trait.code for trait in TRAITS] == [*range(codes.TRAITS)]


@pytest.mark.parametrize("trait", [trait for trait in TRAITS if trait.ability], ids=lambda trait: trait.ability)
def test_every_ability_has_a_case_that_names_who_has_it(trait):
    """A character, or the scenario card that gives it to everybody."""
    having = [f'character = "{who.id}"' for who in CHARACTERS if trait.name in who.traits]
    having += [f'(?<!next_)event = "{card.id}"' for card in EVENTS if trait.name in card.traits]
    cases = [file.read_text("utf-8") for file in sorted((ROOT / "tests" / "cases").rglob("*.toml"))]
    assert having
    for named in having:
        assert any(re.search(named, case) for case in cases), named


@pytest.mark.parametrize("ability", sorted({trait.ability for trait in TRAITS if trait.ability}))
def test_every_ability_can_be_told_in_the_log(ability: str):
    reasons = {*log.REASONS, *(kind.id for kind in KINDS)}
    forced = not any(trait.optional for trait in TRAITS if trait.ability == ability)
    assert (ability in reasons or not forced) != (ability in NO_MOMENT)


def test_a_character_is_described_and_has_an_ability_that_exists():
    for who in CHARACTERS:
        assert who.sentence.endswith("."), who.id
        assert {*who.traits} <= {*TRAIT}, who.id
        assert bool(who.traits) == (who.id != "none"), who.id


@pytest.mark.parametrize("card", EVENTS[1:], ids=lambda card: card.id)
def test_a_scenario_card_is_described_and_does_something(card):
    assert card.sentence.endswith(".")
    assert {*card.traits} <= {*TRAIT}
    spoken_of = card.id.upper() in read_in(*RULES)
    assert spoken_of or card.traits or not card.simulated
    assert card.simulated or not card.traits


@pytest.mark.parametrize("name", codes.NAMED_EVENTS[1:])
def test_every_scenario_card_that_has_a_name_of_its_own_is_spoken_of(name: str):
    assert name.upper() in read_in("rules", "table", "ai", "game.py")


def functions(place: str) -> list[str]:
    """The functions of a file of the package."""
    return [
        node.name for node in ast.parse((PACKAGE / place).read_text("utf-8")).body if isinstance(node, ast.FunctionDef)
    ]


@pytest.mark.parametrize("hook", functions("rules/hooks.py"))
def test_every_hook_of_the_switchboard_is_called(hook: str):
    others = [file.relative_to(PACKAGE).as_posix() for file in files("rules", "game.py") if file.name != "hooks.py"]
    assert hook in read_in(*others)


def test_every_function_of_an_ability_is_on_the_switchboard_or_called_by_a_rule():
    for file in files("rules/abilities"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                assert node.name in read_in(*RULES), node.name


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.id)
def test_every_switch_is_read_somewhere(switch):
    names = {switch.id, f"{switch.id.removesuffix('s')}_low", f"{switch.id.removesuffix('s')}_high"}
    if switch.changes_print:
        assert switch.id in {*ON_CARDS, *ON_CHARACTERS}
        assert switch.id not in (RULES_RECORD.names or ())
    elif switch.id in READ_BEFORE_PLAY:
        assert any(switch.id in file.read_text("utf-8") for file in files("sim", "table/book.py"))
    else:
        assert names & read_in("rules", "table", "game.py", "ai")


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.id)
def test_every_switch_is_named_by_a_case_or_a_test(switch):
    assert re.search(rf"\b{switch.id}\b", texts_of_tests())


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.id)
def test_every_switch_is_described_and_has_a_source(switch):
    assert switch.sentence.endswith(".")
    assert switch.source


def test_the_presets_are_those_that_were_asked_for():
    assert tuple(PRESETS) == PRESET_ORDER
    values = [preset_rules(preset) for preset in PRESET_ORDER]
    assert {switch.id: tuple(value[switch.id] for value in values) for switch in SWITCHES} == EXPECTED
    for switch, row in EXPECTED.items():
        assert [type(one) for one in row] == [type(value[switch]) for value in values], switch


def test_the_role_tables_are_those_that_were_asked_for():
    shared = {4: (1, 0, 2, 1), 5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 2, 3, 1)}
    assert dict(OFFICIAL_ROLES) == {3: (0, 1, 1, 1), **shared, 8: (1, 2, 3, 2), 9: (1, 3, 4, 1)}
    assert dict(SEEDS_ROLES) == {3: (0, 1, 1, 1), **shared, 8: (1, 2, 4, 1), 9: (1, 3, 4, 1)}


def test_every_event_of_the_kernel_has_a_sentence():
    told = {"ANSWER" if event == "CHOOSE" else event for event in log.EVENTS}
    assert told <= {*TELLERS}
    assert told <= {*SENTENCES}


def test_every_event_and_reason_of_the_log_is_written_by_a_rule():
    for event in log.EVENTS:
        if event != "MOVE":
            assert f"{event}_EVENT" in read_in(*RULES), event
    for why in log.REASONS:
        assert f"WHY_{why.upper()}" in read_in(*RULES), why


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name)
def test_every_policy_is_described(policy):
    assert policy.sentence.endswith(".")
    assert len(policy.sentence) > 20


def test_every_weight_is_read_by_a_policy_and_used_by_one():
    for weight in WEIGHTS.names or ():
        assert weight in read_in("ai"), weight
        assert any(policy.weights.get(weight) for policy in POLICIES), weight


@pytest.mark.parametrize("name", [*codes.EFFECTS[1:], *codes.REACHES[1:], *codes.BORDERS, *codes.CLASSES[1:]])
def test_every_word_of_a_card_is_one_that_the_rules_know(name: str):
    assert name.upper() in read_in(*RULES)


@pytest.mark.parametrize("effect", range(1, len(codes.EFFECTS)), ids=codes.EFFECTS[1:])
def test_every_effect_is_on_a_card_and_weighed_by_the_policies(effect: int):
    assert any(kind.effect == effect for kind in KINDS)
    assert effect in EFFECT_WORTH
    assert effect == codes.MISSED or effect in EFFECT_HASTE


@pytest.mark.parametrize("column", [name for name in KIND.names or () if name != "traits"])
def test_every_column_of_a_card_is_read(column: str):
    assert column in read_in("rules", "table", "ai")


@pytest.mark.parametrize("name", codes.NAMED_KINDS)
def test_every_kind_that_has_a_name_of_its_own_is_spoken_of(name: str):
    assert f"{name.removeprefix('general_').upper()}_CARD" in read_in("rules", "table", "ai")


TASKS = {
    value: name
    for name, value in vars(tasks).items()
    if name.isupper()
    and not name.startswith("ASK_")
    and name not in ("NOBODY", "DEPTH", "STACK_FULL", "FIRST_QUESTION")
}


@pytest.mark.parametrize("name", TASKS.values())
def test_every_task_is_pushed_and_run(name: str):
    assert name in read_in("game.py")
    assert name in read_in("rules")


@pytest.mark.parametrize("number", range(len(codes.QUESTIONS)), ids=codes.QUESTIONS)
def test_every_question_has_answers_and_verbs_of_a_case(number: int):
    assert getattr(codes, f"ASK_{codes.QUESTIONS[number].upper()}") == number
    name = TASKS[tasks.FIRST_QUESTION + number]
    the_rest = number == len(codes.QUESTIONS) - 1
    assert the_rest or name in read_in("table/legal.py")
    assert codes.QUESTIONS[number] in ANSWERED_BY


def test_every_card_is_described_and_printed():
    for kind in KINDS:
        assert kind.sentence.endswith("."), kind.id
        assert kind.printed or all(kind not in one.cards for one in SETS.values()), kind.id


def test_every_field_of_the_table_is_used():
    unused = {name for name in TABLE.names or () if name not in read_in("rules", "table", "ai", "game.py", "sim")}
    assert unused - strings_of_the_package() == set()


def strings_of_the_package() -> set[str]:
    """The words by which Python reaches fields of a record."""
    found = set()
    for file in files("sim", "table"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found
