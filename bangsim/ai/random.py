"""The policy that answers at random: uniform over the legal answers of each question."""

import numpy as np

from bangsim.core.jit import rule
from bangsim.core.rng import below, next_word
from bangsim.table.legal import legal_answer
from bangsim.table.state import Table, Task, View

NO_SUCH = 1 << 30
"""A place that no list of legal answers reaches."""


@rule
def roll(view: View, n: int) -> int:
    """A random number from 0 to n - 1 out of the seat's own stream."""
    view.word = next_word(view.word)
    return below(view.word, n)


@rule
def answer_at_random(task: Task, table: Table, view: View) -> int:
    """Any legal answer, each as likely as the others."""
    n = np.int64(-1) - legal_answer(task, table, view, NO_SUCH)
    return legal_answer(task, table, view, roll(view, n))
