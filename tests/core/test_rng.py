"""The random numbers are those of splitmix64, even, and apart from each other."""

from typing import Any

import numpy as np
import pytest
from scipy import stats

from bangsim.core.jit import entry
from bangsim.core.rng import below, first_word, mixed, next_word

ONE_STREAM = 12345


@entry
def fill_with_bits(bits: Any, seed: int) -> None:
    word = np.uint64(seed)
    for i in range(len(bits)):
        word = next_word(word)
        bits[i] = mixed(word)


@entry
def fill_with_numbers(numbers: Any, n: int, seed: int) -> None:
    word = first_word(seed, 0, 0)
    for i in range(len(numbers)):
        word = next_word(word)
        numbers[i] = below(word, n)


@entry
def fill_with_first_words(words: Any, seed: int, games: int, purposes: int) -> None:
    for game in range(games):
        for purpose in range(purposes):
            words[game * purposes + purpose] = first_word(seed, game, purpose)


def numbers_below(n: int, how_many: int, seed: int = ONE_STREAM) -> np.ndarray:
    numbers = np.zeros(how_many, np.int64)
    fill_with_numbers(numbers, n, seed)
    return numbers


def first_words(seed: int, games: int, purposes: int) -> np.ndarray:
    words = np.zeros(games * purposes, np.uint64)
    fill_with_first_words(words, seed, games, purposes)
    return words


@pytest.mark.parametrize(
    ("seed", "published"),
    [
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
    ],
)
def test_the_bits_are_those_that_are_published_for_splitmix64(seed: int, published: list[int]):
    bits = np.zeros(len(published), np.uint64)
    fill_with_bits(bits, seed)
    assert bits.tolist() == published


@pytest.mark.parametrize("n", [2, 3, 7, 16, 80, 240])
def test_every_number_below_n_comes_up_as_often(n: int):
    counts = np.bincount(numbers_below(n, 1_000_000), minlength=n)
    assert len(counts) == n
    assert stats.chisquare(counts).pvalue > 1e-4


def test_a_number_does_not_tell_the_next():
    pairs = numbers_below(10, 1_000_000).reshape(-1, 2)
    table = np.bincount(pairs[:, 0] * 10 + pairs[:, 1], minlength=100)
    assert stats.chisquare(table).pvalue > 1e-4


def test_every_game_and_purpose_has_a_stream_of_its_own():
    streams = np.concatenate([first_words(seed, 10_000, 12) for seed in (0, 1, 2)])
    assert len(np.unique(streams)) == len(streams)


def test_neighbouring_streams_have_nothing_in_common():
    streams = first_words(ONE_STREAM, 100_000, 2).reshape(-1, 2)
    for one, other in ((streams[:, 0], streams[:, 1]), (streams[:-1, 0], streams[1:, 0])):
        different = np.bitwise_count(one ^ other)
        assert abs(different.mean() - 32) < 0.1
        assert abs(different.std() - 4) < 0.1
