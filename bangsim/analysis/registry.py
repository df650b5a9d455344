"""What a row in the registry of reports says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from bangsim.sim.runner import Results


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
        Makes it of results: a DataFrame or a Figure. Where it does not apply to the study the DataFrame has no
        columns, and instead of a Figure there is None.
    """

    id: str
    title: str
    sentence: str
    kind: Literal["table", "figure"]
    function: Callable[[Results], Any]
