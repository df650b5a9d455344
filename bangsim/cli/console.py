"""What all commands share about the terminal: messages, progress, tables."""

import json
import os
import sys
import threading
import time
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import click

T = TypeVar("T")

TICK = 0.1
NOTICEABLE = 1.0
"""Seconds of waiting after which it is said what for."""
NUMERIC = set("0123456789-")
COMPILING = "compiling the rules, once"


def tell(message: str, *, error: bool = False) -> None:
    """Say something beside the data, on stderr."""
    for line in message.splitlines():
        click.echo(click.style("Error: ", fg="red") * error + line, err=True)


def print_json(data: object, *, indent: int | None = 2) -> None:
    """Print data for programs."""
    click.echo(json.dumps(data, indent=indent, ensure_ascii=False))


def print_table(header: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows under a header, numbers to the right."""
    lines = [list(map(str, row)) for row in rows]
    widths = [max(map(columns_of, column)) for column in zip(header, *lines, strict=True)]
    right = [bool(lines) and all(line[i][:1] in NUMERIC for line in lines) for i in range(len(header))]
    for line in [list(header), *lines]:
        rooms = [" " * (width - columns_of(cell)) for cell, width in zip(line, widths, strict=True)]
        cells = [room + cell if r else cell + room for cell, room, r in zip(line, rooms, right, strict=True)]
        click.echo("  ".join(cells).rstrip())


def columns_of(text: str) -> int:
    """How wide a terminal shows a text: Chinese characters take two columns."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def duration(seconds: float) -> str:
    """Seconds to read: ``0.4 s``, ``40 s``, ``3:05 min``, ``2:10 h``."""
    whole = round(seconds)
    if seconds < 10:
        return f"{seconds:.1f} s"
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60}:{whole % 60:02} min"
    return f"{whole // 3600}:{whole % 3600 // 60:02} h"


class StatusLine:
    """One line on stderr that is written over again and again; nothing where stderr is no terminal."""

    def __init__(self, quiet: bool = False) -> None:
        self._shown = sys.stderr.isatty() and not quiet
        self._width = 0

    def show(self, text: str) -> None:
        """Put `text` in place of what stands there."""
        if self._shown and (text or self._width):
            click.echo("\r" + text.ljust(self._width) + "\r" * (not text), nl=False, err=True)
            self._width = len(text)

    def clear(self) -> None:
        """Leave no trace."""
        self.show("")


class GamesProgress:
    """Games played, how fast, and how long it will still take."""

    def __init__(self, quiet: bool = False) -> None:
        self._line = StatusLine(quiet)
        self._begin = time.perf_counter()

    def __call__(self, done: int, games: int) -> None:
        """Show how far it is; called now and then."""
        seconds = time.perf_counter() - self._begin
        if done:
            left = duration(seconds * (games - done) / done)
            self._line.show(f"{done:,} of {games:,} games, {done / seconds:,.0f} a second, {left} left")

    def clear(self) -> None:
        """Leave no trace."""
        self._line.clear()


def patiently(work: Callable[[], T], what: str = COMPILING, quiet: bool = False) -> T:
    """Do what may have to compile first, telling of it when it takes long.

    The work is done on another thread, since Ctrl-C cannot stop LLVM; then the process ends without it, which loses
    nothing, as nothing was played yet.
    """
    result: list[T] = []
    failure: list[BaseException] = []

    def run() -> None:
        try:
            result.append(work())
        except BaseException as error:
            failure.append(error)

    line = StatusLine(quiet)
    thread = threading.Thread(target=run, daemon=True)
    begin = time.perf_counter()
    try:
        thread.start()
        while thread.is_alive():
            thread.join(TICK)
            seconds = time.perf_counter() - begin
            if seconds > NOTICEABLE:
                line.show(f"{what} ... {seconds:.0f} s")
        line.clear()
    except KeyboardInterrupt:
        line.clear()
        tell("stopped before a game was played")
        sys.stdout.flush()
        os._exit(130)
    if failure:
        raise failure[0]
    return result[0]


def as_json(function: Any) -> Any:
    """Give a command the option ``--json``."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")(function)
