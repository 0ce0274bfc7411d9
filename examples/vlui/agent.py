"""A trained network as an agent.

pytest --agent=vlui.agent:agent --agent-option weights=vlui.pt --ab-suite=bmoca ...
"""

from __future__ import annotations

from pathlib import Path

import torch
from PIL import Image

from pytest_androidbench.agents.bmoca.policy import PolicyAgent
from pytest_androidbench.agents.parts.dual_gesture import DualGesture
from pytest_androidbench.agents.parts.dual_gesture_head import SWIPES, TAPS

from .encoding import pixels_of
from .network import VluiNetwork, read_weights


class ClonedPolicy:
    """Does what its network thinks likeliest."""

    def __init__(self, network: VluiNetwork) -> None:
        self._network = network

    def choose(self, goal: str, picture: Image.Image) -> DualGesture | int:
        """The likeliest number; for a swipe where the network would draw it."""
        goals = torch.from_numpy(self._network.vocabulary.numbers(goal))
        with torch.no_grad():
            answers = self._network(goals[None], torch.from_numpy(pixels_of(picture))[None])
        number = int(answers.scores[0].argmax())
        if len(TAPS) <= number < len(TAPS) + len(SWIPES):
            return DualGesture.of_signed(answers.swipes[0].tolist())
        return number


def agent(weights: str) -> PolicyAgent:
    """What `--agent` names; `weights` is a file that `vlui.training` wrote."""
    torch.set_num_threads(1)
    return PolicyAgent(ClonedPolicy(read_weights(Path(weights))))
