"""What a row in the registry of reports says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, kw_only=True)
class Report:
    """A table or figure that is made of every result.

    Attributes
    ----------
    id : str
        Its name, and that of its file.
    title, sentence : str
        What it is called, and what it tells.
    kind : {"table", "figure"}
    function : callable
        A table is made of the results: a DataFrame, which has no columns where it does not apply to the study. A
        figure is drawn from the results and all their tables: a Figure, or None where it does not apply.
    """

    id: str
    title: str
    sentence: str
    kind: Literal["table", "figure"]
    function: Callable[..., Any]
