"""``bangsim check``: run case files, each of which states one situation of the rules."""

import itertools
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bangsim.cli.console import as_json, patiently, print_json, tell
from bangsim.cli.options import STUDY

if TYPE_CHECKING:
    from bangsim.sim.cases import CaseResult


@click.command("check", short_help="Run case files: rule situations stated as data.")
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=STUDY)
@as_json
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], as_json: bool) -> None:
    """Run case files, or all those in folders, and print a line for each.

    Ends with exit code 1 if a case failed, 2 if a file holds no case that could be run.
    """
    from bangsim.sim.cases import check_paths

    results = check_paths(paths)
    first = patiently(lambda: next(results, None))
    counts = {"ok": 0, "FAILED": 0, "broken": 0}
    for result in itertools.chain([first] if first else [], results):
        counts["broken" if result.broken else "ok" if result.passed else "FAILED"] += 1
        _show(result, as_json)
    passed, failed, broken = counts.values()
    if not sum(counts.values()):
        raise click.UsageError("there is no case file there; case files end in .toml")
    tell(f"{passed} passed, {failed} failed" + (f", {broken} could not be run" if broken else ""))
    if failed:
        ctx.exit(1)
    if broken:
        ctx.exit(2)


def _show(result: "CaseResult", as_json: bool) -> None:
    if as_json:
        case = {"path": str(result.path), "title": result.title, "passed": result.passed, "message": result.message}
        print_json(case, indent=None)
        return
    word = click.style("ok    ", fg="green") if result.passed else click.style("FAILED", fg="red")
    reason = "" if result.passed else f": {result.message}"
    click.echo(f"{word} {result.path}: {result.title}{reason}")
