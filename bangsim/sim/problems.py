"""What can be wrong, in words: with a study, all at once; or with the engine itself."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

WIDTH = 60


class _Absent:
    """Stands for the value of a key that is not there."""


ABSENT: Final = _Absent()


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong: where, what stands there, and what would be right.

    `needs` names the top-level keys that the problem was found from; while one of them is wrong itself the problem may
    be a mere consequence.
    """

    key: str
    value: object
    message: str
    needs: frozenset[str] = field(default=frozenset(), compare=False)

    def __str__(self) -> str:
        """``rules.bang_limit = 100: should be ...``."""
        if isinstance(self.value, _Absent):
            return f"{self.key}: {self.message}" if self.key else self.message
        return f"{self.key} = {written(self.value)}: {self.message}"


class StudyError(ValueError):
    """A study that cannot be played as it is written; tells every problem.

    Attributes
    ----------
    source : str
        The file the study comes from, or what else it is.
    problems : tuple of Problem
    """

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{source}: {problem}" for problem in self.problems))


class GameFault(RuntimeError):
    """A game in which the engine broke one of its own rules: an error in bangsim, not in what was asked of it.

    Parameters
    ----------
    game : str
        Which game it was: ``game 7 of seed 1``.
    """

    def __init__(self, game: str) -> None:
        super().__init__(
            f"{game} broke a rule of the engine; this is an error in bangsim, please report it with the study or case"
        )


def written(value: object) -> str:
    """A value as a study file would have it, cut to a readable length."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= WIDTH else text[: WIDTH - 3] + "..."
