"""Figures, page and labels in Chinese, and the fonts they need."""

import warnings

import pytest
from matplotlib.text import Text

from bangsim.analysis import fonts, words_chinese, words_english
from bangsim.analysis.figures import FIGURES
from bangsim.analysis.fonts import HOUSE_FONT, NoFont, families
from bangsim.analysis.frames import frames
from bangsim.analysis.labels import with_labels
from bangsim.analysis.outcome import Outcome
from bangsim.analysis.report import REPORTS, write_results
from bangsim.analysis.sheet import _Lines as Lines
from bangsim.analysis.sheet import house_style, picture, text_width
from bangsim.analysis.words import Words
from tests.analysis.examples import configuration, made_up_games, results_of, run_of, run_with_events
from tests.chinese import is_simplified, needs_a_font, placeholders

LONG_TITLE = "如果警长多一点生命，歹徒少一点生命，而且谁都不能喝啤酒，这样是不是更公平？" * 4


def grid(players=(4, 5), **study):
    runs = []
    for count in players:
        of = configuration(count)
        runs += [run_of(of, made_up_games(of, 30, seed=seed), sets=sets) for seed, sets in enumerate(SETS)]
    return results_of(*runs, lang="zh", **study)


def shifts(**study):
    """Results with scenario cards: some against none, and a deck."""
    named = [configuration(5, events=events) for events in ((), ("thirst",), ("curse", "wild_west_show"))]
    return results_of(*(run_with_events(of, made_up_games(of, 30)) for of in named), lang="zh", **study)


def deck(**study):
    of = configuration(5, sets=("base", "high_noon"))
    return results_of(run_of(of, made_up_games(of, 30)), lang="zh", **study)


SETS = ("base", "base+dodge_city+xiamen")


@pytest.fixture
def no_font(monkeypatch):
    monkeypatch.setattr(fonts, "_chinese_font", lambda: "")


def test_both_languages_have_the_same_phrases():
    english, chinese = words_english.PHRASES, words_chinese.PHRASES
    assert {key: placeholders(text) for key, text in chinese.items()} == {
        key: placeholders(text) for key, text in english.items()
    }


def test_all_is_in_simplified_characters():
    texts = [*words_chinese.PHRASES.values(), *words_chinese.COLUMNS.values(), *words_chinese.OTHERS.values()]
    texts += [text for word in words_chinese.REPORTS.values() for text in (word.name, word.sentence)]
    assert [text for text in texts if not is_simplified(text)] == []


def test_every_report_and_column_has_its_words():
    assert {*words_chinese.REPORTS} == {f"{report.kind} {report.id}" for report in REPORTS}
    columns = {column for of in (grid(), shifts()) for frame in frames(of).values() for column in frame}
    assert columns <= {*words_chinese.COLUMNS}


@pytest.mark.parametrize(
    "name", ["roles", "characters", "eliminations", "cards", "outcomes", "comparisons", "events", "events_shift"]
)
def test_labels_stand_behind_their_ids(name):
    table = frames(shifts() if name.startswith("events") else grid())[name]
    labelled = with_labels(table, Words("zh"))
    assert list(labelled[list(table)].columns) == list(table)
    added = [str(column) for column in labelled if column not in table]
    assert added
    for column in added:
        place = list(labelled).index(column)
        assert list(labelled)[place - 1] == column.removesuffix("_name")
        assert not labelled[column].str.contains("[a-z]", regex=True).any()
    assert with_labels(table, Words("en")) is table


@pytest.mark.usefixtures("no_font")
def test_without_a_font_the_page_is_still_written(tmp_path):
    results = grid(title="谁获胜？")
    write_results(results, frames(results), tmp_path, figures=False)
    page = (tmp_path / "index.md").read_text("utf-8")
    assert page.startswith("# 谁获胜？\n\n每种配置30局；规则=官方规则；策略=专家；种子1，bangsim")
    assert "| 人数 | 系列 | 局数 | 警方胜 | 歹徒胜 | 叛徒胜 | 无结果 | 回合数（中位数） |" in page
    assert "注意：厦大版" not in page
    assert "| `win_rate` | 胜率 |" in page
    assert "## 这些数字不能说明什么" in page


@pytest.mark.usefixtures("no_font")
def test_without_a_font_figures_are_refused(tmp_path):
    results = grid()
    with pytest.raises(NoFont, match="install one, such as Noto Sans CJK"):
        Outcome(results).save(tmp_path / "here")
    assert not (tmp_path / "here").exists()
    with pytest.raises(NoFont):
        FIGURES[0].function(results, frames(results))


def test_english_needs_no_search(monkeypatch):
    monkeypatch.setattr(fonts, "_chinese_font", lambda: pytest.fail("searched"))
    assert families("en") == [HOUSE_FONT]


def test_a_font_without_the_characters_does_not_count(monkeypatch):
    from matplotlib.font_manager import fontManager

    own = [entry for entry in fontManager.ttflist if entry.name == HOUSE_FONT]
    assert own
    assert fonts._first_chinese(own) == ""


def test_a_font_that_cannot_be_read_does_not_count():
    from matplotlib.font_manager import FontEntry

    assert fonts._first_chinese([FontEntry(fname="/nowhere/font.ttf", name="Noto Sans CJK SC")]) == ""


@needs_a_font
@pytest.mark.parametrize("title", ["谁获胜？", LONG_TITLE], ids=["short", "long"])
@pytest.mark.parametrize("report", FIGURES, ids=lambda report: report.id)
def test_figures_are_in_chinese_and_nothing_is_cut_off(report, title):
    made = {"events": deck, "events_shift": shifts}.get(report.id)
    results = made(title=title) if made else grid((4, 5, 6), title=title)
    figure = report.function(results, frames(results))
    if figure is None:
        return
    width, height = figure.get_size_inches()
    ink = figure.get_tightbbox()
    assert ink.x0 > 0 < ink.y0
    assert ink.x1 < width
    assert ink.y1 < height
    said = " ".join(text.get_text() for text in figure.findobj(Text) if text.get_visible())
    allowed = ("bangsim", "Wilson", "Newcombe")
    assert not [word for word in said.split() if word.isascii() and word.isalpha() and word not in allowed]
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # a character that no font has is a warning
        assert picture(figure, "png")


@needs_a_font
def test_chinese_text_is_broken_between_characters():
    with house_style("zh"):
        block = Lines(LONG_TITLE + " 95 %", 13, 4.0, "bold")
        assert len(block.lines) > 3
        assert "".join(block.lines).replace(" ", "") == (LONG_TITLE + "95%").replace(" ", "")
        assert all(text_width(line, 13, "bold") <= 4.0 for line in block.lines)
        assert not any(line[0] in "，。？" for line in block.lines)


def test_english_text_is_broken_between_words():
    with house_style():
        block = Lines("Games won by  each role,\nby preset (a test-case)", 9, 1.2)
    assert " ".join(block.lines) == "Games won by each role, by preset (a test-case)"
