"""``bangsim describe``: everything that is known of one name."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from bangsim.cli.console import as_json, print_json
from bangsim.cli.options import completing, content_of, content_option, language_option
from bangsim.cli.registries import LISTS, Row, find, names, registries
from bangsim.content.catalogue import plain
from bangsim.content.names import CHINESE, called


@click.command("describe", short_help="All about one name.")
@click.argument("name", nargs=-1, required=True, shell_complete=completing(names))
@content_option
@language_option
@as_json
def command(name: tuple[str, ...], study_file: Path | None, language: str | None, as_json: bool) -> None:
    """Tell all about a character, card, scenario card, rule switch, preset, policy, report, set or trait.

    \b
    bangsim describe slab the killer
    bangsim describe high noon
    bangsim describe bang_limit
    """
    content, language = content_of(study_file, language)
    known = _ids(" ".join(name), names(content))
    there = registries(content).values()
    found = [{"what": what, **row} for what, rows, _ in there for row in rows() if row["id"] in known]
    if language == CHINESE:
        from bangsim.cli.chinese import in_chinese

        found = [{"what": row["what"], **in_chinese(row["what"], row)} for row in found]
    if as_json:
        print_json(found[0] if len(found) == 1 else found)
        return
    for place, row in enumerate(found):
        click.echo("\n" * (place > 0), nl=False)
        _print_in_chinese(row) if language == CHINESE else _print(row)


def _ids(name: str, known: Sequence[str]) -> list[str]:
    """The ids that a name means: one, but for a Chinese name that several things have."""
    if found := [id for id in called(name) if id in known]:
        return found
    hint = f"`bangsim list WHAT` shows the names; WHAT is one of {LISTS}"
    return [find("character, card, rule or anything else", name, known, hint)]


def _print(row: Row) -> None:
    """One thing: its name and sentence, then the rest line by line."""
    title = str(row.get("name", row["id"]))
    click.echo(f"{title} ({row['what']}" + (f" {row['id']}" if plain(title) != row["id"] else "") + ")")
    click.echo(f"  {row['sentence']}")
    for key, value in row.items():
        if key not in ("what", "id", "name", "sentence") and value not in ({}, []):
            click.echo(f"  {key}: {_in_words(value)}")


def _print_in_chinese(row: Row) -> None:
    """The same in Chinese, with both names."""
    from bangsim.cli import chinese

    click.echo(f"{chinese.name_with_mark(row)}（{chinese.what_in_chinese(row['what'])} {row['id']}）")
    click.echo(f"  {row['sentence']}")
    for key, value in row.items():
        if key not in ("what", "id", "name", "sentence", "own_translation") and value not in ({}, []):
            click.echo(f"  {chinese.label(key)}：{_in_words(chinese.cell_in_chinese(row['what'], row, key))}")
    if footnote := chinese.footnote([row]):
        click.echo(f"\n{footnote}")


def _in_words(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} = {_in_words(one)}" for key, one in value.items())
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
