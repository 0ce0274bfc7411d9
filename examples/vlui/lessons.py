"""Demonstrations as lessons of a network, and how they are varied from one look to the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from pytest_androidbench.agents.bmoca.demonstration import read_gesture_demonstrations
from pytest_androidbench.agents.bmoca.policy import SIZE
from pytest_androidbench.agents.parts.dual_gesture import DualGesture
from pytest_androidbench.agents.parts.dual_gesture_head import TAPS
from pytest_androidbench.errors import AgentLoadError

from .encoding import Bytes, Floats, Numbers, Vocabulary, pixels_of, targets_of

MOVED: Final = 6
"""Pixels by which a picture is moved at most, each way, and what was touched with it."""
GAIN: Final = 0.2
"""The share by which each colour is made stronger or weaker at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lessons:
    """Steps of demonstrations: what was to be done, what was seen, and what was done."""

    goals: Numbers
    """The numbers of the goal's words, a row for each step."""
    pixels: Bytes
    """3x256x128 for each step."""
    gestures: Floats
    """Touch and lift, in signed numbers."""
    numbers: Numbers
    """What stands for the gesture among the 385."""

    def __len__(self) -> int:
        """How many steps."""
        return len(self.numbers)

    @property
    def targets(self) -> Floats:
        """How likely each of the 385 is to be."""
        return targets_of(self.gestures, self.numbers)

    @property
    def swipes(self) -> Floats:
        """1 for steps whose gesture is no tap, 0 for others."""
        return (self.numbers >= len(TAPS)).astype(np.float32)

    def drawn(self, count: int, random: np.random.Generator) -> Lessons:
        """Some steps, each moved a little and in other colours."""
        chosen = random.integers(len(self), size=count)
        moves = random.integers(-MOVED, MOVED + 1, size=(count, 2))
        gains = random.uniform(1 - GAIN, 1 + GAIN, size=(count, 3, 1, 1))
        pixels = np.stack(
            [moved(self.pixels[one], *by) for one, by in zip(chosen, moves, strict=True)]
        )
        shares = moves * (2 / SIZE[1], 2 / SIZE[0])
        gestures = self.gestures[chosen] + np.tile(shares, 2).astype(np.float32)
        return Lessons(
            goals=self.goals[chosen],
            pixels=np.clip(pixels * gains, 0, 255).astype(np.uint8),
            gestures=np.clip(gestures, -1, 1),
            numbers=self.numbers[chosen],
        )


def moved(pixels: Bytes, down: int, right: int) -> Bytes:
    """A picture moved by some pixels; what comes in at a side is that side's last line."""
    height, width = pixels.shape[1:]
    rows = np.clip(np.arange(height) - down, 0, height - 1)
    columns = np.clip(np.arange(width) - right, 0, width - 1)
    return pixels[:, rows[:, None], columns]


def read_lessons(shown: Path) -> tuple[Vocabulary, Lessons]:
    """All steps that have a picture of the demonstrations below a folder, and their goals' words.

    Raises:
        AgentLoadError: there are none, or one is damaged; says which.
    """
    steps = list(_steps(shown))
    if not steps:
        raise AgentLoadError(
            f"{shown} holds no demonstrations with pictures: write some with "
            "`androidbench demonstrations FOLDER RUN`, of a run with --ab-screenshots=on"
        )
    goals, pixels, gestures, numbers = zip(*steps, strict=True)
    vocabulary = Vocabulary.of(goals)
    return vocabulary, Lessons(
        goals=np.stack([vocabulary.numbers(goal) for goal in goals]),
        pixels=np.stack(pixels),
        gestures=np.array(gestures, dtype=np.float32),
        numbers=np.array(numbers, dtype=np.int64),
    )


def _steps(shown: Path) -> Iterator[tuple[str, Bytes, tuple[float, ...], int]]:
    for told, folder in read_gesture_demonstrations(shown):
        for step in told.steps:
            if step.picture:
                with Image.open(folder / step.picture) as picture:
                    pixels = pixels_of(picture)
                yield told.of.goal, pixels, DualGesture(*step.gesture).signed, step.number
