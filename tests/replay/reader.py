"""A log read event by event, with the line of each."""

import json
from collections.abc import Iterable
from typing import Any, NoReturn

Event = dict[str, Any]


class LogError(Exception):
    """A log that tells of something impossible or against the rules.

    Attributes
    ----------
    line : int
        The line of the log, counted from 1.
    what, why : str
        What the line says, and why it cannot be.
    """

    def __init__(self, line: int, what: str, why: str) -> None:
        super().__init__(f"line {line}: {what}: {why}")
        self.line = line
        self.what = what
        self.why = why


class EndOfLog(Exception):
    """There are no more lines."""


class Reader:
    """The events of a log in order.

    Questions and notes that an ability has taken effect are only remarks: `peek` looks past them.
    """

    REMARKS = frozenset({"QUESTION", "ABILITY"})

    def __init__(self, lines: Iterable[str]) -> None:
        self._events = [(number, self._parse(number, line)) for number, line in enumerate(lines, 1) if line.strip()]
        self._next = 0
        self.line = 0

    @staticmethod
    def _parse(number: int, line: str) -> Event:
        try:
            event = json.loads(line)
        except json.JSONDecodeError as error:
            raise LogError(number, line.strip(), f"no JSON: {error}") from None
        if not isinstance(event, dict) or "event" not in event:
            raise LogError(number, line.strip(), "no object with the key event")
        return event

    def peek(self, beyond: str = "") -> Event:
        """The next event that is no remark, nor of the kind `beyond`, left in place; an empty event at the end."""
        place = self._next
        while place < len(self._events) and self._events[place][1]["event"] in {beyond, *self.REMARKS}:
            place += 1
        return self._events[place][1] if place < len(self._events) else {"event": ""}

    def asks(self) -> str:
        """What is asked before the next event; empty where nothing is."""
        place = self._next
        while place < len(self._events) and self._events[place][1]["event"] in self.REMARKS:
            if self._events[place][1]["event"] == "QUESTION":
                return str(self._events[place][1]["asks"])
            place += 1
        return ""

    def remarks(self) -> list[Event]:
        """Take the remarks before the next event."""
        remarks: list[Event] = []
        while self._next < len(self._events) and self._events[self._next][1]["event"] in self.REMARKS:
            remarks.append(self._advance())
        return remarks

    def note(self) -> Event | None:
        """Take the next line if it says that an ability has taken effect."""
        if self._next < len(self._events) and self._events[self._next][1]["event"] == "ABILITY":
            return self._advance()
        return None

    def take(self) -> Event:
        """Take the next event; raises `EndOfLog`."""
        if self._next == len(self._events):
            raise EndOfLog
        return self._advance()

    def _advance(self) -> Event:
        self.line, event = self._events[self._next]
        self._next += 1
        return event

    def fail(self, what: str, why: str) -> NoReturn:
        """Raise a `LogError` at the line read last."""
        raise LogError(self.line, what, why)

    def refuse_next(self, why: str) -> NoReturn:
        """Raise a `LogError` at the next event; raises `EndOfLog` where there is none."""
        self.remarks()
        self.fail(json.dumps(self.take()), why)
