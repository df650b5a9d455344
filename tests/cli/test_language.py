"""``--lang zh``: listings, games and results in Chinese."""

import json
from pathlib import Path

import pandas as pd
import pytest

from bangsim.analysis import fonts
from bangsim.analysis.report import REPORTS
from bangsim.analysis.words_chinese import REPORTS as CHINESE_REPORTS
from bangsim.cli.console import columns_of, print_table
from bangsim.cli.phrases import FOOTNOTE, LABELS, PHRASES, WHAT
from bangsim.cli.registries import REGISTRIES
from bangsim.content.names import LANGUAGES
from tests.chinese import is_simplified, needs_a_font, placeholders


@pytest.fixture
def no_font(monkeypatch):
    monkeypatch.setattr(fonts, "_chinese_font", lambda: "")


def test_every_phrase_is_there_in_each_language():
    for language in LANGUAGES:
        assert {key: placeholders(text) for key, text in PHRASES[language].items()} == {
            key: placeholders(text) for key, text in PHRASES["en"].items()
        }
    texts = [*PHRASES["zh"].values(), *LABELS.values(), *WHAT.values(), FOOTNOTE]
    assert all(map(is_simplified, texts))


def test_everything_that_a_list_can_show_has_a_label():
    rows = [row for _, rows, _ in REGISTRIES.values() for row in rows()]
    assert {key for row in rows for key in row} <= {*LABELS}
    assert {what for what, _, _ in REGISTRIES.values()} == {*WHAT}
    assert {f"{report.kind} {report.id}" for report in REPORTS} == {*CHINESE_REPORTS}


@pytest.mark.parametrize("what", REGISTRIES)
def test_every_list_has_both_names(bangsim, what):
    rows = json.loads(bangsim("list", what, "--lang", "zh", "--json").stdout)
    english = json.loads(bangsim("list", what, "--json").stdout)
    assert [row["id"] for row in rows] == [row["id"] for row in english]
    assert all(row["name"] and row["sentence"] != before["sentence"] for row, before in zip(rows, english, strict=True))
    if "name" in english[0]:
        assert [row["english"] for row in rows] == [row["name"] for row in english]


def test_translations_of_our_own_are_marked_and_the_mark_is_explained(bangsim):
    lines = bangsim("list", "cards", "--lang", "zh").stdout.splitlines()
    assert lines[0].split() == ["id", "名称", "英文名", "系列", "张数", "类别", "说明"]
    assert next(line for line in lines if line.startswith("bang ")).split()[1] == "砰！"
    assert next(line for line in lines if line.startswith("sombrero ")).split()[1] == "宽边帽*"
    assert lines[-2:] == ["", FOOTNOTE]
    rows = json.loads(bangsim("list", "cards", "--lang", "zh", "--json").stdout)
    assert {row["id"]: row["own_translation"] for row in rows}["sombrero"] is True


def test_no_footnote_where_nothing_is_marked(bangsim):
    assert FOOTNOTE not in bangsim("describe", "bang", "--lang", "zh").stdout
    assert FOOTNOTE in bangsim("describe", "sombrero", "--lang", "zh").stdout


def test_values_stay_as_a_study_has_them(bangsim):
    lines = bangsim("list", "rules", "--lang", "zh").stdout.splitlines()
    words = next(line for line in lines if line.startswith("hand_limit ")).split()
    assert words[1:4] == ["手牌上限*", "hp", '"hp"或"none"或0至99的整数']
    assert next(line for line in lines if line.startswith("jails_stack ")).split()[3] == "true或false"


def test_what_can_be_listed_is_named_too(bangsim):
    lines = bangsim("list", "--lang", "zh").stdout.splitlines()
    assert lines[0].split() == ["列表", "名称", "条数"]
    assert lines[1].split()[:2] == ["characters", "人物"]


def test_a_description_names_everything_in_chinese(bangsim):
    lines = bangsim("describe", "jails", "stack", "--lang", "zh").stdout.splitlines()
    assert lines[0] == "监狱可叠放*（规则开关 jails_stack）"
    assert "  来源：社区规则" in lines
    told = bangsim("describe", "slab the killer", "--lang", "zh").stdout.splitlines()
    assert told[0] == "杀戮者斯莱布（人物 slab_the_killer）"
    assert "  英文名：Slab the Killer" in told
    assert "  系列：基本包" in told


def test_a_scenario_card_is_described_in_chinese(bangsim):
    lines = bangsim("describe", "handcuffs", "--lang", "zh").stdout.splitlines()
    assert lines[0] == "手铐*（场景牌 handcuffs）"
    assert {"  英文名：Handcuffs", "  系列：子弹豪华包", "  牌堆：正午"} <= {*lines}
    assert lines[-1] == FOOTNOTE
    told = json.loads(bangsim("describe", "正午", "--lang", "zh", "--json").stdout)
    assert [(one["what"], one["name"]) for one in told] == [("event", "正午"), ("set", "正午")]
    assert "不作模拟" in bangsim("describe", "gag", "--lang", "zh").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chinese_name_can_be_asked_for(bangsim, language):
    assert (
        bangsim("describe", "闪！", "--lang", language).stdout
        == bangsim("describe", "missed", "--lang", language).stdout
    )


def test_the_environment_may_choose_the_language(bangsim, monkeypatch):
    monkeypatch.setenv("BANGSIM_LANG", "zh")
    assert "砰！" in bangsim("list", "cards").stdout
    assert bangsim("list", "cards", "--lang", "en").stdout.splitlines()[1].split()[1] == "Bang!"


def test_an_unknown_language(bangsim):
    ran = bangsim("list", "cards", "--lang", "de")
    assert ran.exit_code == 2
    assert "'de' is not one of 'en', 'zh'" in ran.stderr


def test_columns_line_up_where_characters_are_wide(capsys):
    print_table(["名称", "n"], [["砰！", 1], ["Bang!", 20]])
    lines = capsys.readouterr().out.splitlines()
    assert {columns_of(line) for line in lines} == {9}


def test_a_game_is_told_in_chinese(bangsim):
    ran = bangsim("trace", "--players", "5", "--game", "7", "--lang", "zh")
    assert ran.exit_code == 0, ran.output
    assert ran.stdout.startswith("种子1第7局：5名玩家，基本包")
    assert bangsim("trace", "--game", "7", "--lang", "zh", "--format", "jsonl").stdout == (
        bangsim("trace", "--game", "7", "--format", "jsonl").stdout
    )


def test_the_study_chooses_the_language_and_the_option_overrides_it(bangsim):
    Path("zh.toml").write_text('games = 1\nplayers = 5\nlang = "zh"\n')
    assert bangsim("trace", "zh.toml").stdout.startswith("种子1第0局")
    assert bangsim("trace", "zh.toml", "--lang", "en").stdout.startswith("Game 0 of seed 1")
    assert "砰！" in bangsim("list", "cards", "--study", "zh.toml").stdout
    assert "砰！" not in bangsim("list", "cards", "--study", "zh.toml", "--lang", "en").stdout
    assert bangsim("describe", "bang", "--study", "zh.toml").stdout.startswith("砰！")


@pytest.mark.usefixtures("standin")
class TestRun:
    def test_a_result_is_summed_up_in_chinese(self, bangsim):
        ran = bangsim("run", "who.toml", "--lang", "zh", "--no-figures")
        assert ran.exit_code == 0, ran.output
        lines = ran.stdout.splitlines()
        assert lines[0] == "Who wins?"
        assert lines[2].split() == ["人数", "局数", "警长", "副警长", "歹徒", "叛徒", "无结果"]
        assert "至" in lines[3]
        assert lines[-1] == "结果在results/who-1，说明见results/who-1/index.md"
        assert json.loads(Path("results/who-1/manifest.json").read_text())["study"]["lang"] == "zh"

    def test_tables_keep_their_ids_and_get_names(self, bangsim):
        for language in LANGUAGES:
            bangsim("run", "who.toml", "--lang", language, "--no-figures", "--out", language)
        for file in Path("en").glob("*.csv"):
            english, chinese = pd.read_csv(file), pd.read_csv(Path("zh") / file.name)
            pd.testing.assert_frame_equal(chinese[list(english)], english)
            assert all(str(column).endswith("_name") for column in chinese if column not in english)
        assert list(pd.read_csv("zh/roles.csv"))[4:6] == ["role", "role_name"]
        assert set(pd.read_csv("zh/roles.csv")["role_name"]) == {"警长", "副警长", "歹徒", "叛徒"}

    def test_a_plan_is_told_in_chinese(self, bangsim):
        ran = bangsim("run", "who.toml", "--lang", "zh", "--dry-run")
        assert ran.stdout.splitlines()[2].split() == ["人数", "系列", "规则", "策略"]
        assert "2种配置，每种100局：共200局" in ran.stdout

    @needs_a_font
    def test_figures_are_drawn_where_a_font_is_there(self, bangsim):
        ran = bangsim("run", "who.toml", "--lang", "zh", "--out", "here")
        assert ran.exit_code == 0, ran.output
        assert Path("here/roles.png").is_file()

    @pytest.mark.usefixtures("no_font")
    def test_without_a_font_nothing_is_played(self, bangsim, monkeypatch):
        monkeypatch.setattr("bangsim.sim.runner.run_study", lambda *arguments: pytest.fail("played"))
        ran = bangsim("run", "who.toml", "--lang", "zh", "--out", "here")
        assert (ran.exit_code, ran.stdout) == (2, "")
        assert ran.stderr.startswith("Error: figures in Chinese need a font with Chinese characters")
        assert "apt install fonts-noto-cjk" in ran.stderr
        assert "--no-figures" in ran.stderr
        assert not Path("here").exists()

    @pytest.mark.usefixtures("no_font")
    def test_tables_need_no_font(self, bangsim):
        assert bangsim("run", "who.toml", "--lang", "zh", "--no-figures").exit_code == 0
        assert bangsim("run", "who.toml", "--lang", "zh", "--dry-run").exit_code == 0
        assert bangsim("run", "who.toml", "--out", "english").exit_code == 0
