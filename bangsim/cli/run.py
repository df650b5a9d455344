"""``bangsim run``: play a study, save its tables and figures, and print who won how often."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, TypeAlias

import click

from bangsim.analysis.fonts import families
from bangsim.cli.console import (
    GamesProgress,
    as_json,
    duration,
    patiently,
    print_json,
    print_table,
    tell,
)
from bangsim.cli.options import STUDY, language_option, study_from, table_options
from bangsim.cli.phrases import say

if TYPE_CHECKING:
    from bangsim.analysis.outcome import Outcome
    from bangsim.sim.runner import Results
    from bangsim.sim.study import Study

MANY = 200
"""More configurations than these are played only with --yes."""
Handler: TypeAlias = Callable[[int, FrameType | None], Any] | int | signal.Handlers | None
RESULTS = Path("results")
INTERRUPTED = 130


@click.command(
    "run",
    short_help="Play a study: win rates, tables, figures.",
    epilog="Ctrl-C stops the run, saves what was played and ends with exit code 130.",
)
@click.argument("study_file", metavar="STUDY", type=STUDY)
@click.option("--games", type=int, help="Games for each configuration.")
@click.option("--seed", type=int, help="Seed of all games.")
@click.option("--jobs", type=click.IntRange(min=1), help="Threads; the results do not depend on it.")
@table_options
@click.option("--out", type=click.Path(path_type=Path), help="Folder of the result; else results/STUDY-1, -2, ...")
@click.option("--force", is_flag=True, help="Replace the result that stands in --out.")
@click.option("--dry-run", is_flag=True, help="Only show what would be played, and how long it would take.")
@click.option("--yes", is_flag=True, help=f"Play even more than {MANY} configurations.")
@click.option("--no-figures", is_flag=True, help="Write the tables only.")
@click.option("-q", "--quiet", is_flag=True, help="Print nothing but errors.")
@language_option
@as_json
@click.pass_context
def command(
    ctx: click.Context,
    study_file: Path,
    games: int | None,
    seed: int | None,
    jobs: int | None,
    players: tuple[tuple[int, ...], ...],
    sets: tuple[str, ...],
    policies: tuple[str, ...],
    out: Path | None,
    force: bool,
    dry_run: bool,
    yes: bool,
    no_figures: bool,
    quiet: bool,
    language: str | None,
    as_json: bool,
) -> None:
    """Play all games of a study file and save what was counted.

    \b
    bangsim run configs/quickstart.toml
    bangsim run configs/two_bangs.toml --games 1000000 --players 5-7 --out two_bangs
    """
    study = study_from(study_file, players=players, sets=sets, policies=policies, games=games, seed=seed, lang=language)
    if not quiet:
        for notice in study.notices():
            tell(notice)
    if dry_run:
        _show_plan(study, jobs, quiet, as_json)
        return
    if study.size() > MANY and not yes:
        raise click.UsageError(f"the study has {study.size():,} configurations; --yes plays more than {MANY}")
    folder = _free_folder(study_file, out, force)
    if not no_figures:
        families(study.lang)
    from bangsim.analysis.outcome import Outcome

    results = _play(study, jobs, quiet)
    if not results.games_played:
        tell("stopped before any games were finished; nothing was saved")
        ctx.exit(INTERRUPTED)
    with _unstoppable():
        outcome = Outcome(results)
        place = outcome.save(folder, figures=not no_figures, force=force)
    _show(outcome, _relative(place), quiet, as_json)
    if results.interrupted:
        tell(f"stopped; {results.games_played:,} of {results.games_asked:,} games were played and saved")
        ctx.exit(INTERRUPTED)


def _free_folder(study_file: Path, out: Path | None, force: bool) -> Path:
    """Where the result will stand; known to be free before a game is played."""
    from bangsim.sim.folder import check, next_free

    folder = out or next_free(RESULTS, study_file.stem)
    check(folder, force)
    return folder


def _play(study: "Study", jobs: int | None, quiet: bool) -> "Results":
    from bangsim.sim.runner import run_study, warm_up

    with _stoppable():
        patiently(warm_up, quiet=quiet)
        progress = GamesProgress(quiet)
        results = run_study(study, jobs, progress)
        progress.clear()
    return results


@contextmanager
def _stoppable() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM stop the games, even where a shell started this in the background and ignores Ctrl-C."""
    with _handling(signal.default_int_handler):
        yield


@contextmanager
def _unstoppable() -> Iterator[None]:
    """Finish what takes a few seconds: a second Ctrl-C must not lose what the first one saved."""
    with _handling(signal.SIG_IGN):
        yield


@contextmanager
def _handling(handler: Handler) -> Iterator[None]:
    signals = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(one, handler) for one in signals]
    try:
        yield
    finally:
        for one, handler in zip(signals, before, strict=True):
            signal.signal(one, handler)


def _relative(place: Path) -> Path:
    """A path as one would type it here."""
    return place.relative_to(Path.cwd()) if place.is_relative_to(Path.cwd()) else place


def _show(outcome: "Outcome", place: Path, quiet: bool, as_json: bool) -> None:
    from bangsim.analysis.report import INDEX

    if as_json:
        roles = outcome.roles.to_dict("records")
        print_json({"folder": str(place), "roles": roles, "manifest": outcome.manifest})
    elif not quiet:
        click.echo(f"{outcome.manifest['title']}\n")
        print_table(*summary(outcome))
        seconds = duration(outcome.manifest["wall_seconds"])
        language, played = outcome.results.study.lang, f"{outcome.manifest['games_played']:,}"
        click.echo("\n" + say(language, "played", games=played, seconds=seconds, seed=outcome.manifest["seed"]))
        click.echo(say(language, "results", folder=place, page=place / INDEX))


def summary(outcome: "Outcome") -> tuple[list[str], list[list[Any]]]:
    """A line for each configuration: what tells it from the others, its games, each role's win rate with interval."""
    from bangsim.analysis.words import words_of
    from bangsim.content.codes import ROLES

    words = words_of(outcome.results)
    runs = outcome.results.runs
    keys = [key for key in runs[0].labels if key == "players" or len({run.labels[key] for run in runs}) > 1]
    roles = [role for place, role in enumerate(ROLES) if any(run.configuration.roles[place] for run in runs)]
    cells: dict[tuple[Any, ...], dict[str, str]] = {}
    for row in outcome.roles.to_dict("records"):
        rates = {"rate": row["win_rate"], "low": row["ci_low"], "high": row["ci_high"]}
        said = {name: f"{rate:.1%}" for name, rate in rates.items()}
        rate = say(words.language, "range", **said) if row["games"] else "-"
        cells.setdefault(tuple(row[key] for key in runs[0].labels), {})[row["role"]] = rate
    rows = [
        [
            *(words.cell(key, run.labels[key]) for key in keys),
            f"{run.games_played:,}",
            *(cells[tuple(run.labels.values())].get(role, "-") for role in roles),
            f"{run.no_result:,}",
        ]
        for run in runs
    ]
    heading = [*keys, "games", *roles, "no_result"]
    return [words.role(one) if one in ROLES else words.column(one) for one in heading], rows


def _show_plan(study: "Study", jobs: int | None, quiet: bool, as_json: bool) -> None:
    """What would be played; how long it takes is measured on a few games."""
    from bangsim.analysis.words import Words
    from bangsim.sim.runner import estimated_seconds

    seconds = patiently(lambda: estimated_seconds(study, jobs), quiet=quiet)
    labels = [dict(variant.labels) for variant in study.variants()]
    games = study.games * len(labels)
    if as_json:
        plan = {"configurations": labels, "games": games, "estimated_seconds": round(seconds, 1)}
        print_json(plan | {"needs_yes": len(labels) > MANY})
        return
    click.echo(f"{study.heading}\n")
    words = Words(study.lang, study.content)
    rows = [[words.cell(key, value) for key, value in one.items()] for one in labels]
    print_table(list(map(words.column, labels[0])), rows)
    counts = {"configurations": f"{len(labels):,}", "games": f"{study.games:,}", "all": f"{games:,}"}
    click.echo("\n" + say(study.lang, "plan", **counts, seconds=duration(seconds)))
    if len(labels) > MANY:
        click.echo(say(study.lang, "needs yes", most=MANY))
