"""``bangsim list``: what there is to name in a study."""

import click

from bangsim.cli.console import as_json, print_json, print_table
from bangsim.cli.options import completing
from bangsim.cli.registries import LISTS, REGISTRIES, find


@click.command("list", short_help="Characters, cards, rules, presets, policies, reports, sets.")
@click.argument("what", required=False, shell_complete=completing(lambda: list(REGISTRIES)))
@as_json
def command(what: str | None, as_json: bool) -> None:
    """List what a study can name: characters, cards, rules, presets, policies, reports, sets or traits."""
    if what is None:
        counts = {name: sum(1 for _ in rows()) for name, (_, rows, _) in REGISTRIES.items()}
        if as_json:
            print_json(counts)
        else:
            print_table(("list", "entries"), counts.items())
        return
    _, rows, columns = REGISTRIES[find("list", what, list(REGISTRIES), f"there are: {LISTS}")]
    if as_json:
        print_json(list(rows()))
    else:
        print_table(columns, [[_cell(row[column]) for column in columns] for row in rows()])


def _cell(value: object) -> str:
    """A value as a study file would have it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
