"""``list``, ``describe``, ``schema`` and ``completion``: what there is to name."""

import json

import pytest

from bangsim.cli.registries import REGISTRIES
from bangsim.content.catalogue import SETS, plain, pool
from bangsim.content.switches import SWITCHES


@pytest.mark.parametrize("what", list(REGISTRIES))
def test_every_registry_is_listed(bangsim, what):
    ran = bangsim("list", what)
    assert ran.exit_code == 0, ran.output
    rows = json.loads(bangsim("list", what, "--json").stdout)
    assert len(ran.stdout.splitlines()) == len(rows) + 1
    assert all(row["sentence"] for row in rows)


def test_list_alone_says_what_can_be_listed(bangsim):
    counts = json.loads(bangsim("list", "--json").stdout)
    there = {"characters", "cards", "events", "rules", "presets", "policies", "reports", "sets", "traits"}
    assert set(counts) == there
    assert counts["characters"] == len(pool(SETS))
    assert "characters" in bangsim("list").stdout


def test_lists_hold_what_the_catalogue_holds(bangsim):
    characters = json.loads(bangsim("list", "characters", "--json").stdout)
    assert [row["id"] for row in characters] == [*pool(SETS)]
    rules = json.loads(bangsim("list", "RULES", "--json").stdout)
    assert [row["id"] for row in rules] == [switch.id for switch in SWITCHES]
    cards = json.loads(bangsim("list", "cards", "--json").stdout)
    assert sum(row["copies"] for row in cards if row["set"] == "base") == 80
    sets = json.loads(bangsim("list", "sets", "--json").stdout)
    with_cards = {row["id"]: row["cards"] for row in sets if row["cards"]}
    assert with_cards == {"base": 80, "dodge_city": 40, "xiamen": 4}
    with_characters = {row["id"]: row["characters"] for row in sets if row["characters"] and not row["cards"]}
    assert with_characters == {"the_bullet": 3, "wild_west_show": 8, "powgame": 44}
    with_events = {row["id"]: row["events"] for row in sets if row["events"]}
    assert with_events == {"the_bullet": 2, "high_noon": 13, "fistful_of_cards": 15, "wild_west_show": 10}


def test_scenario_cards_are_listed_with_the_set_that_brings_them(bangsim):
    rows = {row["id"]: row for row in json.loads(bangsim("list", "events", "--json").stdout)}
    assert [*rows] == [card.id for one in SETS.values() for card in one.events]
    assert (rows["thirst"]["set"], rows["thirst"]["deck"]) == ("high_noon", "high_noon")
    assert (rows["handcuffs"]["set"], rows["handcuffs"]["deck"]) == ("the_bullet", "high_noon")
    assert [id for id, row in rows.items() if row["last"]] == ["high_noon", "a_fistful_of_cards", "wild_west_show"]
    assert [id for id, row in rows.items() if not row["simulated"]] == ["gag"]
    assert "nothing of it is simulated" in rows["gag"]["sentence"]


@pytest.mark.parametrize(("name", "hint"), [("foo", ""), ("charakters", "; did you mean characters?")])
def test_an_unknown_list(bangsim, name, hint):
    ran = bangsim("list", name)
    assert ran.exit_code == 2
    there = "characters, cards, events, rules, presets, policies, reports, sets, traits"
    assert ran.stderr == f"Error: no list is called '{name}'{hint} (there are: {there})\n"


def test_a_character_is_described_by_his_name(bangsim):
    ran = bangsim("describe", "Slab", "the", "Killer")
    assert ran.stdout.splitlines()[:2] == ["Slab the Killer (character)", "  His Bang! needs two Missed!."]
    assert bangsim("describe", "slab_the_killer").stdout == ran.stdout


@pytest.mark.parametrize(
    ("other", "name"), [("Miss-And-Draw", "dodge"), ("appaloosa", "scope"), ("Christine", "paul regret")]
)
def test_what_other_editions_call_otherwise_is_described(bangsim, other, name):
    ran = bangsim("describe", other)
    assert ran.stdout == bangsim("describe", *name.split()).stdout
    assert plain(ran.stdout.partition("other_names: ")[2]) == plain(other)


def test_a_card_that_a_later_set_has_more_of(bangsim):
    told = json.loads(bangsim("describe", "barrel", "--json").stdout)
    assert (told["copies"], told["more_copies"]) == (2, {"dodge_city": ["AC"]})


def test_a_switch_is_described_with_every_preset(bangsim):
    told = json.loads(bangsim("describe", "jails_stack", "--json").stdout)
    assert (told["official"], told["community"]) == (False, True)
    assert told["values"] == "true or false"


def test_a_name_of_two_things_is_described_twice(bangsim):
    told = json.loads(bangsim("describe", "bang_limit", "--json").stdout)
    assert [one["what"] for one in told] == ["rule switch", "trait"]
    assert told[1]["values"] == "a number"


def test_a_card_and_a_character_of_one_name_are_both_described(bangsim):
    told = json.loads(bangsim("describe", "volcanic", "--json").stdout)
    assert [one["what"] for one in told] == ["character", "card"]
    assert told[0]["same_as"] == "willy_the_kid"
    assert [line for line in bangsim("describe", "Volcanic").stdout.splitlines() if line.startswith("Volcanic")] == [
        "Volcanic (character)",
        "Volcanic (card)",
    ]


def test_a_scenario_card_is_described(bangsim):
    assert bangsim("describe", "thirst").stdout.splitlines()[:3] == [
        "Thirst (event)",
        "  Everybody draws one card fewer in his draw phase.",
        "  set: high_noon",
    ]
    assert "  traits: further_draws = -1" in bangsim("describe", "thirst").stdout.splitlines()
    assert "  simulated: false" in bangsim("describe", "Gag").stdout.splitlines()


@pytest.mark.parametrize("name", ["High Noon", "wild west show"])
def test_a_scenario_card_and_the_set_that_is_named_after_it_are_both_described(bangsim, name):
    told = json.loads(bangsim("describe", name, "--json").stdout)
    assert [one["what"] for one in told] == ["event", "set"]
    assert told[0]["set"] == told[1]["id"] == plain(name)


def test_a_scenario_card_is_described_by_its_printed_name_too(bangsim):
    told = bangsim("describe", "Lady Rose of Texas").stdout
    assert told.startswith("Lady Rose of Texas (event lady_rosa_of_texas)\n")
    assert bangsim("describe", "lady_rosa_of_texas").stdout == told


def test_every_name_can_be_described(bangsim):
    for _, rows, _ in REGISTRIES.values():
        for row in rows():
            assert bangsim("describe", row["id"]).exit_code == 0


def test_an_unknown_name(bangsim):
    ran = bangsim("describe", "Willy the Kit")
    assert ran.exit_code == 2
    assert "did you mean willy_the_kid?" in ran.stderr
    assert "`bangsim list WHAT` shows the names; WHAT is one of characters, cards, events, rules" in ran.stderr
    assert "WHAT is one of characters, cards, events, rules" in bangsim("describe", "foo").stderr


def test_the_schema_is_one_of_a_study(bangsim):
    schema = json.loads(bangsim("schema").stdout)
    assert schema["title"] == "bangsim study"
    assert {"games", "players", "rules", "events", "events_excluded"} <= set(schema["properties"])
    assert bangsim("schema", "--json").stdout == bangsim("schema").stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_name_the_command(bangsim, shell):
    ran = bangsim("completion", shell)
    assert ran.exit_code == 0
    assert "_BANGSIM_COMPLETE" in ran.stdout


def test_completion_for_no_shell(bangsim):
    assert bangsim("completion", "cmd").exit_code == 2


OWN = """
games = 10
players = 5
characters = ["all", { id = "el_gringo", hp = 2 }]

[[cards]]
id = "hatchet"
based_on = "knife"
amount = 2
copies = ["7C", "8C", "9C"]
text = "Cuts."
"""


@pytest.fixture
def own(empty_folder):
    (empty_folder / "own.toml").write_text(OWN)
    return "own.toml"


def test_the_content_of_a_study_is_listed_after_the_official(bangsim, own):
    characters = json.loads(bangsim("list", "characters", "--study", own, "--json").stdout)
    assert {row["id"] for row in characters} == {*pool(SETS)}
    assert (characters[-1]["id"], characters[-1]["set"], characters[-1]["hp"]) == ("el_gringo", "own", 2)
    assert bangsim("list", "cards", "--study", own).stdout.splitlines()[-1].split() == [
        *("hatchet", "Hatchet", "own", "3", "green", "Cuts."),
    ]
    counts = json.loads(bangsim("list", "--study", own, "--json").stdout)
    assert counts["cards"] == json.loads(bangsim("list", "--json").stdout)["cards"] + 1


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_content_of_a_study_is_described(bangsim, own, language):
    hatchet = json.loads(bangsim("describe", "hatchet", "--study", own, "--lang", language, "--json").stdout)
    assert (hatchet["what"], hatchet["name"], hatchet["sentence"]) == ("card", "Hatchet", "Cuts.")
    assert (hatchet["effect"], hatchet["reach"], hatchet["amount"]) == ("attack", "near", 2)
    gringo = json.loads(bangsim("describe", "El", "Gringo", "--study", own, "--lang", language, "--json").stdout)
    assert (gringo["name"], gringo["hp"], gringo["set"]) == ("El Gringo", 2, "own")
    assert bangsim("describe", "hatchet", "--study", own, "--lang", language).exit_code == 0
    assert bangsim("describe", "hatchet").exit_code == 2


def test_a_wrong_study_is_told(bangsim, empty_folder):
    (empty_folder / "wrong.toml").write_text(OWN.replace("hp = 2", "hp = 0"))
    ran = bangsim("list", "characters", "--study", "wrong.toml")
    assert ran.exit_code == 2
    assert ran.stderr.startswith("Error: wrong.toml: characters.el_gringo.hp = 0: should be")
