"""The pages of the documentation as the tests read them."""

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))

FENCE = re.compile(r"^( *)```([\w ]*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page, with the number of its first line."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path, language: str) -> list[Block]:
    """The blocks of a language on a page, those in lists without their indentation."""
    text = page.read_text("utf-8")
    return [
        Block(page, text.count("\n", 0, found.start(3)) + 1, found[2], textwrap.dedent(found[3]))
        for found in FENCE.finditer(text)
        if found[2] == language
    ]


def commands(block: Block) -> list[tuple[str, str]]:
    """The commands of a console block, each with the output that the page shows, if any."""
    found: list[tuple[str, str]] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:].partition("  #")[0].strip(), ""))
        elif found:
            command, output = found[-1]
            found[-1] = (command, output + line + "\n")
    return found
