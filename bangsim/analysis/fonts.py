"""The fonts of figures: the one that comes with Matplotlib, and beside it one with Chinese characters where needed.

Such fonts are large, and the system's own are used. Of a list of fonts, Matplotlib takes the first for each character
that has it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bangsim.content.names import CHINESE

if TYPE_CHECKING:
    from matplotlib.font_manager import FontEntry

HOUSE_FONT = "DejaVu Sans"
CHINESE_FONTS = (
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Source Han Sans CN",
    "Noto Sans CJK JP",  # by this name an older Matplotlib knows the collection that holds them all
    "PingFang SC",
    "Hiragino Sans GB",
    "Heiti SC",
    "STHeiti",
    "Microsoft YaHei",
    "SimHei",
    "DengXian",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "Droid Sans Fallback",
    "Arial Unicode MS",
    "Noto Serif CJK SC",
    "SimSun",
)
"""Fonts known to have simplified characters, the best first; any other that has them comes after these."""
SAMPLE = "砰！警长副歹徒叛回合胜率"
"""A font that has these has the others too."""


class NoFont(ValueError):
    """No font draws the language of the figures; the message says what to install."""

    def __init__(self) -> None:
        super().__init__(
            "figures in Chinese need a font with Chinese characters, and none is installed; install one, such as Noto "
            "Sans CJK (Debian, Ubuntu: apt install fonts-noto-cjk; Fedora: dnf install google-noto-sans-cjk-fonts), "
            "or leave the figures out (--no-figures)"
        )


def families(language: str) -> list[str]:
    """The fonts that text of a language is drawn with, in the order in which they are asked for a character.

    Raises
    ------
    NoFont
        Where no installed font has the characters of the language.
    """
    if language != CHINESE:
        return [HOUSE_FONT]
    found = _chinese_font()
    if not found:
        raise NoFont
    return [HOUSE_FONT, found]


@cache
def _chinese_font() -> str:
    """The name of an installed font with Chinese characters; empty if there is none."""
    from matplotlib.font_manager import fontManager

    found = _first_chinese(fontManager.ttflist)
    if not found:
        found = _first_chinese(_not_known_yet())
    return found


def _not_known_yet() -> list[FontEntry]:
    """The fonts that were installed after Matplotlib wrote its list of fonts; from now on it knows them too."""
    from matplotlib.font_manager import findSystemFonts, fontManager

    known = {Path(entry.fname) for entry in fontManager.ttflist}
    before = len(fontManager.ttflist)
    for file in findSystemFonts():
        if Path(file) not in known:
            try:
                fontManager.addfont(file)
            except (OSError, RuntimeError):
                continue  # a file that is no font, or one that FreeType cannot read
    return fontManager.ttflist[before:]


def _first_chinese(entries: list[FontEntry]) -> str:
    """The best of some fonts that has Chinese characters."""
    import matplotlib

    # Matplotlib's own fonts have no Chinese, but one has a box for every character there is.
    own = matplotlib.get_data_path()
    upright = [entry for entry in entries if entry.style == "normal" and not entry.fname.startswith(own)]
    ranks = {name: rank for rank, name in enumerate(CHINESE_FONTS)}
    for entry in sorted(upright, key=lambda entry: ranks.get(entry.name, len(ranks))):
        if _has_sample(entry):
            return entry.name
    return ""


def _has_sample(entry: FontEntry) -> bool:
    from matplotlib.font_manager import get_font

    try:
        characters = get_font(entry.fname).get_charmap()
    except (OSError, RuntimeError):
        return False
    return all(ord(letter) in characters for letter in SAMPLE)
