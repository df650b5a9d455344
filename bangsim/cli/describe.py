"""``bangsim describe``: everything that is known of one name."""

from collections.abc import Mapping

import click

from bangsim.cli.console import as_json, print_json
from bangsim.cli.options import completing
from bangsim.cli.registries import LISTS, REGISTRIES, Row, find, names
from bangsim.content.catalogue import plain


@click.command("describe", short_help="All about one name.")
@click.argument("name", nargs=-1, required=True, shell_complete=completing(names))
@as_json
def command(name: tuple[str, ...], as_json: bool) -> None:
    """Tell all about a character, card, rule switch, preset, policy, report, set or trait.

    \b
    bangsim describe slab the killer
    bangsim describe bang_limit
    """
    hint = f"`bangsim list WHAT` shows the names; WHAT is one of {LISTS}"
    known = find("character, card, rule or anything else", " ".join(name), names(), hint)
    found = [{"what": what, **row} for what, rows, _ in REGISTRIES.values() for row in rows() if row["id"] == known]
    if as_json:
        print_json(found[0] if len(found) == 1 else found)
        return
    for place, row in enumerate(found):
        click.echo("\n" * (place > 0), nl=False)
        _print(row)


def _print(row: Row) -> None:
    """One thing: its name and sentence, then the rest line by line."""
    title = str(row.get("name", row["id"]))
    click.echo(f"{title} ({row['what']}" + (f" {row['id']}" if plain(title) != row["id"] else "") + ")")
    click.echo(f"  {row['sentence']}")
    for key, value in row.items():
        if key not in ("what", "id", "name", "sentence") and value not in ({}, []):
            click.echo(f"  {key}: {_in_words(value)}")


def _in_words(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} = {_in_words(one)}" for key, one in value.items())
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
