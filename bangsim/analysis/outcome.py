"""A study from its file to its tables: what `bangsim.run` gives and what the command saves."""

import json
import platform
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pandas as pd

from bangsim import RULES_VERSION, __version__
from bangsim.analysis.fonts import families
from bangsim.analysis.frames import frames
from bangsim.analysis.report import write_results
from bangsim.sim.folder import MANIFEST, check, write_whole
from bangsim.sim.runner import Progress, Results, Run, run_study
from bangsim.sim.study import Study, load_study, study_from_dict

LIBRARIES = ("matplotlib", "numba", "numpy", "pandas", "scipy")


class Outcome:
    """What came of a study: its tables and how they came about.

    A table is an attribute or an item: ``outcome.roles`` and ``outcome["roles"]`` are the DataFrame of role win rates.

    Attributes
    ----------
    results : Results
        The counts themselves.
    tables : dict of str to pandas.DataFrame
        Every table; docs/metrics.md defines the columns.
    manifest : dict
        Versions, the study with every default, each configuration with all its rules, games and seconds.
    """

    def __init__(self, results: Results) -> None:
        self.results = results
        self.tables: dict[str, pd.DataFrame] = frames(results)
        self.manifest = manifest(results)

    def __getitem__(self, name: str) -> pd.DataFrame:
        """The table called `name`."""
        return self.tables[name]

    def __getattr__(self, name: str) -> pd.DataFrame:
        """The table called `name`."""
        if name != "tables" and name in self.tables:
            return self.tables[name]
        raise AttributeError(f"an outcome has no {name!r}; its tables are {', '.join(self.__dict__.get('tables', ()))}")

    def __repr__(self) -> str:
        """The title, and what there is to look at."""
        games = f"{self.manifest['games_played']:,} games"
        return f"<Outcome of {self.results.study.heading!r}: {games}; tables {', '.join(self.tables)}>"

    def save(self, folder: str | Path, *, figures: bool = True, force: bool = False) -> Path:
        """Write tables, figures and manifest into a folder, which appears whole or not at all.

        Parameters
        ----------
        folder : path
            Where the result shall stand; it must not be there yet.
        figures : bool
            Whether to draw figures too, which takes a few seconds.
        force : bool
            Whether an older result may be replaced.

        Returns
        -------
        Path
            Where it stands; another name only if a second run took `folder` meanwhile.

        Raises
        ------
        FolderError
            Where something is in the way.
        NoFont
            Where figures are wanted in a language that no installed font has.
        """
        check(Path(folder), force)
        if figures:
            families(self.results.study.lang)

        def write(place: Path) -> None:
            write_results(self.results, self.tables, place, figures=figures)
            (place / MANIFEST).write_text(json.dumps(self.manifest, indent=2, ensure_ascii=False) + "\n", "utf-8")

        return write_whole(Path(folder), force, write)


def run(
    study: str | Path | Mapping[Any, Any] | Study,
    *,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Outcome:
    """Play a study and count.

    Parameters
    ----------
    study : path, mapping or Study
        A study file, or what such a file would hold as a dict.
    jobs : int, optional
        Threads; as many as there are processors if left out. The results do not depend on it.
    progress : callable, optional
        Called now and then with the games played so far and the games there are.

    Returns
    -------
    Outcome
        Its tables are DataFrames. After Ctrl-C they count what was finished, and the manifest says so.

    Raises
    ------
    StudyError
        With everything that is wrong with the study.

    Examples
    --------
    >>> import bangsim
    >>> outcome = bangsim.run({"games": 1000, "players": [4, 5]})
    >>> sorted(set(outcome.roles["role"]))
    ['deputy', 'outlaw', 'renegade', 'sheriff']
    """
    if isinstance(study, Mapping):
        study = study_from_dict(study)
    elif not isinstance(study, Study):
        study = load_study(study)
    return Outcome(run_study(study, jobs, progress))


def manifest(results: Results) -> dict[str, Any]:
    """Everything needed to read a result and to get it again, as plain data."""
    study = results.study
    return {
        "bangsim": __version__,
        "rules_version": RULES_VERSION,
        "title": study.heading,
        "seed": study.seed,
        "games_asked": results.games_asked,
        "games_played": results.games_played,
        "no_result": sum(run.no_result for run in results.runs),
        "interrupted": results.interrupted,
        "wall_seconds": round(results.wall_seconds, 3),
        "cpu_seconds": round(results.cpu_seconds, 3),
        "jobs": results.jobs,
        "versions": {"python": platform.python_version(), **{name: version(name) for name in LIBRARIES}},
        "notices": study.notices(),
        "study": study.resolved(),
        "configurations": [_configuration(run) for run in results.runs],
    }


def _configuration(run: Run) -> dict[str, Any]:
    """One configuration as plain data; its labels first, as they stand in the tables."""
    configuration = run.configuration
    return {
        "labels": dict(run.labels),
        "players": configuration.players,
        "sets": list(configuration.sets),
        "preset": configuration.preset,
        "rules": dict(configuration.rules),
        "deck_copies": dict(configuration.deck_copies),
        **({"kinds": list(configuration.kinds)} if configuration.kinds else {}),
        "events": None if configuration.events is None else list(configuration.events),
        "events_excluded": list(configuration.events_excluded),
        "roles": list(configuration.roles),
        "characters": list(configuration.characters),
        "policies": dict(configuration.policies),
        "seat_policies": list(configuration.seat_policies),
        "pins": [{key: value for key, value in vars(pin).items() if value is not None} for pin in configuration.pins],
        "games_asked": run.games_asked,
        "games_played": run.games_played,
        "no_result": run.no_result,
        "cpu_seconds": round(run.cpu_seconds, 3),
    }
