"""Random numbers: one splitmix64 word a stream, a stream for each purpose of each game.

A stream starts from (seed, game, purpose) alone, so a game can be played again by itself, and two rule sets deal the
same hands. Source: S. Vigna's public-domain splitmix64; the constants are its own.
"""

import numpy as np

from bangsim.core.jit import KERNEL_TYPES, rule, types

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
LOWER_HALF = np.uint64(0xFFFFFFFF)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


class Word:
    """A stream's word: 64 bits without sign, the only unsigned number that rules compute with."""


KERNEL_TYPES[Word] = types.uint64


@rule
def next_word(word: Word) -> Word:
    """The word that follows `word` in its stream."""
    return np.uint64(word + GOLDEN)


@rule
def mixed(word: Word) -> Word:
    """The random bits of a word."""
    z = (word ^ (word >> S30)) * FIRST_FACTOR
    z = (z ^ (z >> S27)) * SECOND_FACTOR
    return np.uint64(z ^ (z >> S31))


@rule
def below(word: Word, n: int) -> int:
    """A number from 0 to n - 1 out of the bits of `word`; its bias is at most n / 2**32."""
    return upper_below(mixed(word), n)


@rule
def upper_below(bits: Word, n: int) -> int:
    """A number from 0 to n - 1 out of the upper half of random bits."""
    return np.int64(((bits >> S32) * np.uint64(n)) >> S32)


@rule
def lower_below(bits: Word, n: int) -> int:
    """A number from 0 to n - 1 out of the lower half of random bits."""
    return np.int64(((bits & LOWER_HALF) * np.uint64(n)) >> S32)


@rule
def first_word(seed: int, game: int, purpose: int) -> Word:
    """The first word of the stream of one purpose in one game of one seed."""
    word = mixed(np.uint64(seed) + GOLDEN)
    word = mixed(word ^ (np.uint64(game) * GOLDEN + GOLDEN))
    return mixed(word + np.uint64(purpose) * SECOND_FACTOR)
