"""What the documentation shows works: its commands, snippets, studies and links."""

import re
import shlex
import shutil
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from bangsim.cli import main
from bangsim.cli.run import MANY
from bangsim.content.catalogue import EVENTS as SCENARIO_CARDS
from bangsim.content.codes import ROLES
from bangsim.sim.case_model import Decision, Deck, Expect, Player, Seen, Turn
from bangsim.sim.cases import check_file
from bangsim.sim.own import CardPart, CharacterPart
from bangsim.sim.problems import StudyError
from bangsim.sim.study import Policies, RulesPart, SeatPart, Study, load_study, study_from_dict
from bangsim.sim.trace import trace
from bangsim.table.log import EVENTS
from tests.docs.pages import PAGES, ROOT, blocks, commands

CARRIED_OUT_ELSEWHERE = ROOT / "docs" / "adding-content.md"
STUDY_PAGES = (ROOT / "README.md", ROOT / "docs" / "studies.md")
NAMED_FILE = re.compile(r"`(\w+\.toml)`:\n\n```toml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"""(?:\]\(|src=")([^)#"]+)""")
FEW_GAMES = "20"


def all_blocks(language, pages=PAGES):
    return [block for page in pages if page != CARRIED_OUT_ELSEWHERE for block in blocks(page, language)]


@pytest.fixture
def workplace(tmp_path, monkeypatch):
    """A folder with what a reader has at hand."""
    shutil.copytree(ROOT / "configs", tmp_path / "configs")
    for page in PAGES:
        for name, text in NAMED_FILE.findall(page.read_text("utf-8")):
            (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BANGSIM_RUN_GAMES", FEW_GAMES)
    monkeypatch.setenv("BANGSIM_BENCH_GAMES", FEW_GAMES)


def arguments_of(command):
    """What the command passes to bangsim, made cheap; nothing where it is another program."""
    program, *arguments = shlex.split(command)
    if program == "./scripts/run":
        arguments = ["run", *(arguments or ["configs/quickstart.toml"])]
    elif program != "bangsim":
        assert program == "./scripts/bench" or program == "./scripts/test", program
        return []
    if arguments[0] == "run":
        arguments.append("--no-figures")
    return [FEW_GAMES if before == "--games" and ":" not in one else one
            for before, one in zip(["", *arguments], arguments, strict=False)]  # fmt: skip


@pytest.mark.parametrize("block", all_blocks("console"), ids=str)
def test_commands_run_and_print_what_the_page_shows(workplace, block):
    for command, output in commands(block):
        if arguments := arguments_of(command):
            ended = CliRunner().invoke(main, arguments)
            assert ended.exit_code == 0, ended.output
            assert ended.stdout.startswith(output)


@pytest.mark.parametrize("block", all_blocks("python"), ids=str)
def test_python_snippets_run(workplace, block):
    exec(compile(block.text, str(block), "exec"), {})


@pytest.mark.parametrize("block", all_blocks("toml", STUDY_PAGES), ids=str)
def test_studies_are_right(block):
    assert study_from_dict(tomllib.loads(block.text)).size() >= 1


@pytest.mark.parametrize("path", sorted((ROOT / "configs").glob("*.toml")), ids=lambda path: path.stem)
def test_ready_studies_are_right_and_ask_something(path):
    study = load_study(path)
    assert study.title
    assert path.read_text("utf-8").startswith("# ")


def test_the_study_of_single_scenario_cards_has_all_that_are_simulated():
    study = load_study(ROOT / "configs" / "one_event.toml")
    none, *singles = study.events or ()
    assert none == ()
    assert sorted(card for (card,) in singles) == sorted(card.id for card in SCENARIO_CARDS[1:] if card.simulated)
    assert study.notices() == []
    assert study.size() <= MANY


@pytest.mark.parametrize("block", blocks(ROOT / "docs" / "cases.md", "toml"), ids=str)
def test_the_cases_on_the_page_of_cases_hold(tmp_path, block):
    (tmp_path / "case.toml").write_text(block.text, "utf-8")
    result = check_file(tmp_path / "case.toml")
    assert result.passed, result.message


PARTS_OF_CASES = [Player, Deck, Turn, Decision, Seen, Expect]


@pytest.mark.parametrize("part", PARTS_OF_CASES, ids=lambda part: part.__name__)
def test_every_key_of_a_case_is_shown(part):
    page = (ROOT / "docs" / "cases.md").read_text("utf-8")
    keys = {info.alias or name for name, info in part.model_fields.items()}
    assert {key for key in keys if not re.search(rf"\b{key}\b", page)} == set()


def test_a_wrong_study_gets_the_messages_shown(tmp_path, monkeypatch):
    (wrong,) = blocks(ROOT / "docs" / "studies.md", "toml wrong")
    (shown,) = blocks(ROOT / "docs" / "studies.md", "text")
    monkeypatch.chdir(tmp_path)
    Path("wrong.toml").write_text(wrong.text, "utf-8")
    with pytest.raises(StudyError) as told:
        load_study("wrong.toml")
    assert sorted(shown.text.splitlines()) == sorted(f"Error: {line}" for line in str(told.value).splitlines())


PARTS = [Study, RulesPart, Policies, SeatPart, CharacterPart, CardPart]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_key_of_a_study_is_shown(part):
    page = (ROOT / "docs" / "studies.md").read_text("utf-8")
    keys = {info.alias or name for name, info in part.model_fields.items()} - set(ROLES)
    assert {key for key in keys if not re.search(rf"\b{key}\b", page)} == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    targets = LINK.findall(page.read_text("utf-8"))
    assert [one for one in targets if "://" not in one and not (page.parent / one).exists()] == []


def test_the_two_commands_come_first():
    readme = (ROOT / "README.md").read_text("utf-8").splitlines()
    first = next(place for place, line in enumerate(readme) if line.startswith("$ "))
    assert [line.split()[1] for line in readme[first : first + 2]] == ["./scripts/run", "./scripts/test"]
    assert first < 6


def test_every_event_of_the_log_is_described_with_its_fields():
    page = (ROOT / "docs" / "log.md").read_text("utf-8")
    described: dict[str, set[str]] = {}
    for names, fields in re.findall(r"^\| (`[A-Z`, ]+`) \| (.*?) \|", page, re.MULTILINE):
        for name in re.findall(r"`(\w+)`", names):
            described[name] = set(re.findall(r"`(\w+)`", fields))
    configuration = study_from_dict({"games": 1, "players": 7}).configurations()[0]
    events = [event for number in range(20) for event in trace(configuration, 1, number)]
    assert set(described) == {"GAME", "END", *EVENTS} - {"CHOOSE"}  # what is chosen is told as an ANSWER
    for event in events:
        assert set(event) - {"event"} == described[event["event"]]
