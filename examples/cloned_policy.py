"""The simplest policy cloned from demonstrations: do what was done where it looked most alike.

androidbench demonstrations shown RUN
pytest --agent=cloned_policy:agent --agent-option shown=shown --ab-suite=bmoca ...
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from pytest_androidbench.agents.bmoca.demonstration import read_gesture_demonstrations
from pytest_androidbench.agents.bmoca.policy import PolicyAgent
from pytest_androidbench.agents.parts.dual_gesture import DualGesture


class NearestPicture:
    """Compares the screen with those of all demonstrations of the same goal, pixel by pixel."""

    def __init__(self, shown: Path) -> None:
        self.seen: dict[str, list[np.ndarray]] = {}
        self.done: dict[str, list[DualGesture]] = {}
        for told, folder in read_gesture_demonstrations(shown):
            for step in told.steps:
                with Image.open(folder / step.picture) as picture:
                    self.seen.setdefault(told.of.goal, []).append(_pixels(picture))
                self.done.setdefault(told.of.goal, []).append(DualGesture(*step.gesture))

    def choose(self, goal: str, picture: Image.Image) -> DualGesture:
        """The gesture of the nearest picture."""
        if goal not in self.seen:
            raise LookupError(f"nobody has shown how to {goal!r}")
        apart = [float(np.abs(seen - _pixels(picture)).mean()) for seen in self.seen[goal]]
        return self.done[goal][int(np.argmin(apart))]


def _pixels(picture: Image.Image) -> np.ndarray:
    return np.asarray(picture.convert("RGB"), dtype=np.int16)


def agent(shown: str) -> PolicyAgent:
    """What `--agent` names."""
    return PolicyAgent(NearestPicture(Path(shown)))
