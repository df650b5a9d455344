"""``bangsim trace``: games told event by event, in sentences or as JSON lines."""

import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import click

from bangsim.cli.console import patiently, print_json, tell
from bangsim.cli.options import STUDY, language_option, study_from, table_options

if TYPE_CHECKING:
    from bangsim.content.collection import Content

Event: TypeAlias = Mapping[str, Any]


LAST_GAME = 2**63 - 1
"""Games are numbered by whole numbers of 64 bits."""


class GameRange(click.ParamType[range]):
    """Several games: ``10:20`` are the ten games from number 10 on."""

    name = "n:m"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> range:
        """The numbers of the games."""
        first, colon, end = str(value).partition(":")
        if not (colon and first.isdecimal() and end.isdecimal()):
            self.fail(f"{value!r} is no range of games such as 10:20", param, ctx)
        if int(first) >= int(end):
            self.fail(f"{value!r} holds no game; 10:20 are the games 10 to 19", param, ctx)
        if int(end) > LAST_GAME + 1:
            self.fail(f"{value!r} ends behind the last game, which is {LAST_GAME:_}", param, ctx)
        return range(int(first), int(end))


@click.command("trace", short_help="Tell games event by event.")
@click.argument("study_file", metavar="[STUDY]", required=False, type=STUDY)
@click.option("--game", type=click.IntRange(0, LAST_GAME), help="Number of the game.  [default: 0]")
@click.option("--games", type=GameRange(), help="Several games: 10:20 are the games 10 to 19.")
@click.option("--seed", type=int, help="Seed of all games.")
@click.option("--format", "form", type=click.Choice(["text", "jsonl"]), default="text", help="Sentences or JSON lines.")
@click.option("--every-line", is_flag=True, help="In sentences, tell every question and phase too.")
@table_options
@language_option
def command(
    study_file: Path | None,
    game: int | None,
    games: range | None,
    seed: int | None,
    form: str,
    every_line: bool,
    players: tuple[tuple[int, ...], ...],
    sets: tuple[str, ...],
    policies: tuple[str, ...],
    language: str | None,
) -> None:
    """Tell what happens in a game of a study, or of a table of five under the official rules.

    The game is the very one that `bangsim run` counts under its seed and number.

    \b
    bangsim trace --players 5 --game 7
    bangsim trace configs/two_bangs.toml --games 0:100 --format jsonl
    """
    from bangsim.sim.trace import trace

    if game is not None and games is not None:
        raise click.UsageError("--game is one game and --games are several; give one of the two")
    study = study_from(study_file, players=players, sets=sets, policies=policies, seed=seed, lang=language)
    for notice in study.notices():
        tell(notice)
    variant = study.variants()[0]
    if study.size() > 1:
        table = ", ".join(f"{key} = {value}" for key, value in variant.labels.items())
        tell(f"the study has {study.size()} configurations; this is the first: {table}")
    numbers = games or range(game or 0, (game or 0) + 1)
    events: Iterator[Event] = (
        event for number in numbers for event in trace(variant.configuration, study.seed, number)
    )
    # The second event is the first that the engine has to play for, and maybe to be compiled for.
    begun = patiently(lambda: list(itertools.islice(events, 2)))
    _print(itertools.chain(begun, events), form, every_line, variant.configuration.content, study.lang)


def _print(events: Iterator[Event], form: str, every_line: bool, content: "Content", language: str) -> None:
    from bangsim.sim.story import sentences

    if form == "jsonl":
        for event in events:
            print_json(event, indent=None)
    else:
        for line in sentences(events, every_line=every_line, content=content, language=language):
            click.echo(line)
