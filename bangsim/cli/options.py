"""The options that change a study from the command line, and the study they make."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bangsim.content.names import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from bangsim.content.collection import Content
    from bangsim.sim.study import Study

STUDY = click.Path(path_type=Path)
content_option = click.option(
    "--study", "study_file", type=STUDY, help="Also the cards and characters that a study file brings."
)
"""Gives a command the option ``--study``, whose file `content_of` reads."""
language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    envvar="BANGSIM_LANG",
    help="Language of names and texts; also BANGSIM_LANG.",
)
"""Gives a command the option ``--lang``; None is what the study says, or English."""


class Numbers(click.ParamType[tuple[int, ...]]):
    """Whole numbers: ``5``, ``4,5,6`` or ``4-7``."""

    name = "numbers"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        """The numbers of `value`."""
        numbers: list[int] = []
        try:
            for part in str(value).split(","):
                low, dash, high = part.partition("-")
                first, last = int(low), int(high if dash else low)
                if last < first:
                    self.fail(f"a range goes from low to high: {last}-{first}, not {part}", param, ctx)
                numbers += range(first, last + 1)
        except ValueError:
            self.fail(f"{value!r} is no number, list such as 4,5,6 or range such as 4-7", param, ctx)
        return tuple(numbers)


def table_options(command: Any) -> Any:
    """Give a command the options ``--players``, ``--set`` and ``--policy``."""
    for option in (
        click.option(
            "--policy",
            "policies",
            multiple=True,
            metavar="[ROLE=]NAME",
            help="Who plays: NAME for everybody, ROLE=NAME for one role. Repeatable.",
        ),
        click.option(
            "--set",
            "sets",
            multiple=True,
            metavar="SET,...",
            help="Sets shuffled together; `bangsim list sets` names them. Repeat it to compare.",
        ),
        click.option(
            "--players", type=Numbers(), multiple=True, help="Players at the table: 5, 4,5,6 or 4-7. Repeatable."
        ),
    ):
        command = option(command)
    return command


def study_from(
    path: Path | None,
    *,
    players: tuple[tuple[int, ...], ...] = (),
    sets: tuple[str, ...] = (),
    policies: tuple[str, ...] = (),
    **keys: object,
) -> "Study":
    """The study in a file, or the default one, with what the options change.

    Parameters
    ----------
    path : Path, optional
        A study file.
    players, sets, policies
        What the table options gave.
    **keys
        Further keys of the study; None leaves them as they are.
    """
    from bangsim.sim.study import DEFAULT_STUDY, read_study, study_from_dict

    data, source = (dict(DEFAULT_STUDY), "command line") if path is None else (read_study(path), str(path))
    changes = {name: value for name, value in keys.items() if value is not None}
    if players:
        changes["players"] = [number for numbers in players for number in numbers]
    if sets:
        changes["sets"] = [one.split(",") for one in sets]
    if policies:
        changes["policies"] = _policies(data.get("policies"), policies)
    if changes and path is not None:
        source += f" with {', '.join(changes)} from the command line"
    return study_from_dict({**data, **changes}, source)


def content_of(study_file: Path | None, language: str | None) -> tuple["Content", str]:
    """The cards and characters there are in a study, or the official ones, and the language to show them in."""
    if study_file is None:
        from bangsim.content.collection import OFFICIAL

        return OFFICIAL, language or ENGLISH
    from bangsim.sim.study import load_study

    study = load_study(study_file)
    return study.content, language or study.lang


def _policies(written: object, given: tuple[str, ...]) -> dict[str, object]:
    """The table of policies: a policy for everybody replaces all that is written, one for a role only that role's."""
    pairs = [text.rpartition("=") for text in given]
    everybody = any(not role for role, _, _ in pairs)
    table = dict(written) if isinstance(written, dict) and not everybody else {}
    return table | {role or "default": name for role, _, name in pairs}


def completing(names: Callable[[], list[str]]) -> Callable[[click.Context, click.Parameter, str], list[str]]:
    """Shell completion out of `names`, which are only looked up when the shell asks."""
    return lambda ctx, param, incomplete: [name for name in names() if name.startswith(incomplete)]
