"""The kernel plays the same games whether it is compiled in the usual way, in a careful way, or not at all."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bangsim.core import jit
from bangsim.core.cache import cache_home
from bangsim.core.jit import entry, lowest_bit, rule
from tests.core.parity import words

ROOT = Path(__file__).parents[2]


@entry
def lowest_bits(numbers: Any, found: Any) -> None:
    for i in range(len(numbers)):
        found[i] = lowest_bit(numbers[i])


@rule
def doubled(number: int) -> int:
    return number + number


@entry
def doubled_in_many_ways(number: int) -> int:
    return doubled(1) + doubled(2) + doubled(True) + doubled(np.int8(3)) + doubled(np.int16(4)) + doubled(number)


@pytest.fixture(scope="session")
def usual_words() -> dict[str, str]:
    return words()


def run_python(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run Python, every warning an error, with a cache beside the usual one, so that neither pushes out the other."""
    own = {"BANGSIM_CACHE_DIR": str(cache_home() / "tests"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-W", "error", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | own | environment, capture_output=True, text=True, check=False
    )


def words_of(*arguments: str, **environment: str) -> dict[str, str]:
    ended = run_python("-m", "tests.core.parity", *arguments, **environment)
    assert ended.returncode == 0, ended.stderr
    found: dict[str, str] = json.loads(ended.stdout)
    return found


def test_rules_that_are_not_compiled_play_the_same_games(usual_words: dict[str, str]):
    assert words_of(NUMBA_DISABLE_JIT="1") == usual_words


def test_no_index_is_ever_outside_of_its_array(usual_words: dict[str, str]):
    assert words_of("--strict", NUMBA_BOUNDSCHECK="1") == usual_words


def test_without_code_for_negative_indexes_the_games_are_the_same(usual_words: dict[str, str]):
    assert jit.WRAPPING_REMOVED, "Numba has changed: the code for negative indexes is compiled in again"
    assert words_of(BANGSIM_KEEP_WRAPPING="1") == usual_words


def test_the_lowest_bit_is_found_wherever_it_is():
    numbers = np.array([1 << i | high for i in range(63) for high in (0, 1 << 62)], np.int64)
    found = np.zeros(len(numbers), np.int64)
    lowest_bits(numbers, found)
    assert found.tolist() == [(number & -number).bit_length() - 1 for number in numbers.tolist()]


def test_whatever_numbers_a_rule_is_called_with_it_is_compiled_once():
    assert doubled_in_many_ways(5) == 2 * (1 + 2 + 1 + 3 + 4 + 5)
    assert len(doubled.overloads) <= 1
