"""bangsim plays the card game BANG! millions of times to measure how its rules, cards and characters play.

The names of this page are imported when they are first used, so that ``import bangsim`` and ``bangsim --help`` do not
wait for the compiler.
"""

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

RULES_VERSION = "1"
"""Goes up when the same study, seed and game number may give another game; written into every result."""

if TYPE_CHECKING:
    from bangsim.analysis.outcome import run
    from bangsim.sim.stepping import Game
    from bangsim.sim.study import Study, load_study

__all__ = ["RULES_VERSION", "Game", "Study", "__version__", "load_study", "run"]

_HOME = {
    "Game": "bangsim.sim.stepping",
    "Study": "bangsim.sim.study",
    "load_study": "bangsim.sim.study",
    "run": "bangsim.analysis.outcome",
}


def __getattr__(name: str) -> Any:
    if name in _HOME:
        return getattr(importlib.import_module(_HOME[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
