"""Case files run through the engine: a position, the players' decisions, and what must be true afterwards.

A case is played by the same compiled engine as millions of games, with every seat answered from outside. What a case
file may say, docs/cases.md tells.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bangsim.sim.case_model import Case, load_case
from bangsim.sim.case_play import Refusal, play_case
from bangsim.sim.case_sight import differences
from bangsim.sim.problems import ABSENT, GameFault, Problem, StudyError


@dataclass(frozen=True)
class CaseResult:
    """How a case file went.

    `message` says what failed; `broken` means that the file holds no case that could be run.
    """

    path: Path
    title: str
    passed: bool
    message: str = ""
    broken: bool = False


def check_paths(paths: Iterable[Path]) -> Iterator[CaseResult]:
    """Run case files, and all those in folders, in the order of their names.

    Raises
    ------
    StudyError
        Where there is no such file or folder.
    """
    for path in paths:
        if not path.exists():
            raise StudyError(str(path), [Problem("", ABSENT, "there is no such file or folder")])
        for file in sorted(path.rglob("*.toml")) if path.is_dir() else [path]:
            yield check_file(file)


def check_file(path: Path) -> CaseResult:
    """Run one case file."""
    try:
        case = load_case(path)
        message = check_case(case)
    except StudyError as error:
        return CaseResult(path, path.stem, False, "; ".join(str(problem) for problem in error.problems), broken=True)
    return CaseResult(path, case.title, not message, message)


def check_case(case: Case) -> str:
    """The first thing that is not as the case expects, or an empty text."""
    try:
        game = play_case(case)
    except (Refusal, GameFault) as failure:
        return str(failure)
    return next(differences(case, game), "")
