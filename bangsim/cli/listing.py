"""``bangsim list``: what there is to name in a study."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from bangsim.cli.console import as_json, print_json, print_table
from bangsim.cli.options import completing, content_of, content_option, language_option
from bangsim.cli.registries import LISTS, REGISTRIES, Row, find, registries
from bangsim.content.names import CHINESE


@click.command("list", short_help="Characters, cards, scenario cards, rules, policies, sets.")
@click.argument("what", required=False, shell_complete=completing(lambda: list(REGISTRIES)))
@content_option
@language_option
@as_json
def command(what: str | None, study_file: Path | None, language: str | None, as_json: bool) -> None:
    """List what a study can name: characters, cards, events, rules, presets, policies, reports, sets or traits.

    The events are the scenario cards.
    """
    content, language = content_of(study_file, language)
    there = registries(content)
    if what is None:
        counts = {name: sum(1 for _ in rows()) for name, (_, rows, _) in there.items()}
        if as_json:
            print_json(counts)
        elif language == CHINESE:
            _count_in_chinese(counts)
        else:
            print_table(("list", "entries"), counts.items())
        return
    kind, rows, columns = there[find("list", what, list(there), f"there are: {LISTS}")]
    if language == CHINESE:
        _list_in_chinese(kind, list(rows()), columns, as_json)
    elif as_json:
        print_json(list(rows()))
    else:
        print_table(columns, [[_cell(row[column]) for column in columns] for row in rows()])


def _count_in_chinese(counts: Mapping[str, int]) -> None:
    from bangsim.cli.chinese import label, what_in_chinese

    rows = [(name, what_in_chinese(REGISTRIES[name][0]), count) for name, count in counts.items()]
    print_table([label("list"), label("name"), label("entries")], rows)


def _list_in_chinese(kind: str, rows: Sequence[Row], columns: Sequence[str], as_json: bool) -> None:
    from bangsim.cli import chinese

    told = [chinese.in_chinese(kind, row) for row in rows]
    if as_json:
        print_json(told)
        return
    shown = chinese.columns_in_chinese(columns)
    cells = [[_cell(chinese.cell_in_chinese(kind, row, column)) for column in shown] for row in told]
    print_table(list(map(chinese.label, shown)), cells)
    if footnote := chinese.footnote(told):
        click.echo(f"\n{footnote}")


def _cell(value: object) -> str:
    """A value as a study file would have it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
