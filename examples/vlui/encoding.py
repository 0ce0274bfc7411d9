"""What the network is given and what it is to answer, as arrays."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

import numpy as np
import numpy.typing as npt
from PIL import Image

from pytest_androidbench.agents.parts.dual_gesture_head import HEAD, TAPS

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]

LENGTH: Final = 32
"""How many words of a goal are read, as published; what follows is not."""
NOTHING, UNKNOWN = 0, 1
"""The number of no word, and that of a word which no demonstration's goal has."""
BLUR: Final = 0.08
"""Standard deviation of a tap's target, in signed numbers with heights doubled: five pixels."""
_WORD: Final = re.compile(r"\w+")
_PLACES: Final = np.array([tap[:2] for tap in TAPS], dtype=np.float64)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words that goals are told in."""

    words: tuple[str, ...]

    @classmethod
    def of(cls, goals: Iterable[str]) -> Self:
        """All words of some goals, in the order of their letters."""
        return cls(tuple(sorted({word for goal in goals for word in words_of(goal)})))

    def __len__(self) -> int:
        """How many numbers there are, those of no word and of unknown ones among them."""
        return len(self.words) + 2

    def numbers(self, goal: str) -> Numbers:
        """The numbers of a goal's words: `LENGTH` of them, the last ones of no word."""
        known = {word: number for number, word in enumerate(self.words, UNKNOWN + 1)}
        found = [known.get(word, UNKNOWN) for word in words_of(goal)[:LENGTH]]
        return np.array(found + [NOTHING] * (LENGTH - len(found)), dtype=np.int64)


def words_of(goal: str) -> list[str]:
    """The words of a goal, in small letters; an hour as 10:30 is two."""
    return _WORD.findall(goal.lower())


def pixels_of(picture: Image.Image) -> Bytes:
    """Red, green and blue of a picture, each row by row."""
    return np.ascontiguousarray(
        np.asarray(picture.convert("RGB"), dtype=np.uint8).transpose(2, 0, 1)
    )


def targets_of(gestures: Floats, numbers: Numbers) -> Floats:
    """How likely each number of the head is to be for each gesture that was shown.

    A swipe or a button is itself. A tap is spread over the taps around it by their distance: one
    beside the middle of an icon reaches it as well.

    Args:
        gestures: touch and lift in signed numbers, one row for each.
        numbers: what stands for them in the head.
    """
    targets = np.zeros((len(numbers), len(HEAD)), dtype=np.float32)
    taps = numbers < len(TAPS)
    apart = (gestures[taps, None, :2] - _PLACES) * (2, 1)
    nearness = np.exp(-(apart**2).sum(axis=2) / (2 * BLUR**2))
    targets[taps, : len(TAPS)] = nearness / nearness.sum(axis=1, keepdims=True)
    targets[~taps, numbers[~taps]] = 1
    return targets
