"""What the tests of the Chinese texts share."""

import string

import pytest

from bangsim.analysis.fonts import NoFont, families


def a_font_is_there() -> bool:
    """Whether this machine has a font that draws Chinese."""
    try:
        families("zh")
    except NoFont:
        return False
    return True


needs_a_font = pytest.mark.skipif(not a_font_is_there(), reason="no font with Chinese characters is installed")

IN_NO_CHARSET = str.maketrans("", "", "·♠♥♦♣")


def is_simplified(text: str) -> bool:
    """Whether all its characters are of the standard set of simplified ones."""
    try:
        text.translate(IN_NO_CHARSET).encode("gb2312")
    except UnicodeEncodeError:
        return False
    return True


def placeholders(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}
