"""David Bau's seedrandom, by which MiniWoB++'s pages draw: the same numbers for the same seed.

https://github.com/davidbau/seedrandom (MIT), as MiniWoB++'s core.js has it: the key of an RC4 is
made of the seed, and six of its bytes and more make a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final, TypeVar

WIDTH: Final = 256
CHUNKS: Final = 6
SIGNIFICANCE: Final = 2**52
T = TypeVar("T")


class SeedRandom:
    """What `Math.random` gives after `Math.seedrandom(seed)`."""

    def __init__(self, seed: str) -> None:
        self._state = list(range(WIDTH))
        self._i = self._j = 0
        self._mix(_key(seed))
        self._bytes(WIDTH)

    def random(self) -> float:
        """A number from 0 to 1, with 52 bits and more."""
        number, scale, rest = self._bytes(CHUNKS), WIDTH**CHUNKS, 0
        while number < SIGNIFICANCE:
            number, scale, rest = (number + rest) * WIDTH, scale * WIDTH, self._bytes(1)
        while number >= 2 * SIGNIFICANCE:
            number, scale, rest = number // 2, scale // 2, rest >> 1
        return (number + rest) / scale

    def randi(self, low: int, end: int) -> int:
        """A whole number from `low` up to, but without, `end` (`core.randi`)."""
        return floor(self.random() * (end - low) + low)

    def sample(self, values: Sequence[T]) -> T:
        """One of some values (`core.sample`)."""
        return values[self.randi(0, len(values))]

    def _mix(self, key: Sequence[int]) -> None:
        state, j = self._state, 0
        for i in range(WIDTH):
            j = (j + key[i % len(key)] + state[i]) % WIDTH
            state[i], state[j] = state[j], state[i]

    def _bytes(self, count: int) -> int:
        """The next bytes, the first of them the highest."""
        state, number = self._state, 0
        for _ in range(count):
            self._i = (self._i + 1) % WIDTH
            self._j = (self._j + state[self._i]) % WIDTH
            a, b = state[self._i], state[self._j]
            state[self._i], state[self._j] = b, a
            number = number * WIDTH + state[(a + b) % WIDTH]
        return number


def _key(seed: str) -> list[int]:
    """The bytes of a seed, each smeared over those that come later."""
    key: list[int] = []
    smear = 0
    for at, letter in enumerate(seed):
        place = at % WIDTH
        if place == len(key):
            key.append(0)
        smear ^= key[place] * 19
        key[place] = (smear + ord(letter)) % WIDTH
    return key
