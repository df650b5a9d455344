"""``list``, ``describe``, ``schema`` and ``completion``: what there is to name."""

import json

import pytest

from bangsim.cli.registries import REGISTRIES
from bangsim.content.catalogue import pool
from bangsim.content.rules import SWITCHES


@pytest.mark.parametrize("what", list(REGISTRIES))
def test_every_registry_is_listed(bangsim, what):
    ran = bangsim("list", what)
    assert ran.exit_code == 0, ran.output
    rows = json.loads(bangsim("list", what, "--json").stdout)
    assert len(ran.stdout.splitlines()) == len(rows) + 1
    assert all(row["sentence"] for row in rows)


def test_list_alone_says_what_can_be_listed(bangsim):
    counts = json.loads(bangsim("list", "--json").stdout)
    assert set(counts) == {"characters", "cards", "rules", "presets", "policies", "reports", "sets", "traits"}
    assert counts["characters"] == 16
    assert "characters" in bangsim("list").stdout


def test_lists_hold_what_the_catalogue_holds(bangsim):
    characters = json.loads(bangsim("list", "characters", "--json").stdout)
    assert [row["id"] for row in characters] == list(pool(("base",)))
    rules = json.loads(bangsim("list", "RULES", "--json").stdout)
    assert [row["id"] for row in rules] == [switch.id for switch in SWITCHES]
    cards = json.loads(bangsim("list", "cards", "--json").stdout)
    assert sum(row["copies"] for row in cards) == 80


def test_an_unknown_list(bangsim):
    ran = bangsim("list", "charakters")
    assert ran.exit_code == 2
    assert ran.stderr == "Error: no list is called 'charakters'; did you mean characters?\n"


def test_a_character_is_described_by_his_name(bangsim):
    ran = bangsim("describe", "Slab", "the", "Killer")
    assert ran.stdout.splitlines()[:2] == ["Slab the Killer (character)", "  His Bang! needs two Missed!."]
    assert bangsim("describe", "slab_the_killer").stdout == ran.stdout


def test_a_switch_is_described_with_every_preset(bangsim):
    told = json.loads(bangsim("describe", "jails_stack", "--json").stdout)
    assert (told["official"], told["community"]) == (False, True)
    assert told["values"] == "true or false"


def test_a_name_of_two_things_is_described_twice(bangsim):
    told = json.loads(bangsim("describe", "bang_limit", "--json").stdout)
    assert [one["what"] for one in told] == ["rule switch", "trait"]


def test_every_name_can_be_described(bangsim):
    for _, rows, _ in REGISTRIES.values():
        for row in rows():
            assert bangsim("describe", row["id"]).exit_code == 0


def test_an_unknown_name(bangsim):
    ran = bangsim("describe", "Willy the Kit")
    assert ran.exit_code == 2
    assert "did you mean willy_the_kid?" in ran.stderr


def test_the_schema_is_one_of_a_study(bangsim):
    schema = json.loads(bangsim("schema").stdout)
    assert schema["title"] == "bangsim study"
    assert {"games", "players", "rules"} <= set(schema["properties"])
    assert bangsim("schema", "--json").stdout == bangsim("schema").stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_name_the_command(bangsim, shell):
    ran = bangsim("completion", shell)
    assert ran.exit_code == 0
    assert "_BANGSIM_COMPLETE" in ran.stdout


def test_completion_for_no_shell(bangsim):
    assert bangsim("completion", "cmd").exit_code == 2
