"""Agents that look at a picture and move: a goal in words and 128x256 pixels in, a gesture out.

The interface of B-MoCA's policies (`VLUI`), whatever they are made of. A trained one is an agent by
a function of its own, named by `--agent=package.module:function`:

    def agent() -> PolicyAgent:
        return PolicyAgent(MyPolicy())
"""

from __future__ import annotations

from io import BytesIO
from typing import Final, Protocol

from PIL import Image

from pytest_androidbench.agents.parts.dual_gesture import DualGesture
from pytest_androidbench.agents.parts.dual_gesture_head import HEAD, gesture_of
from pytest_androidbench.errors import AgentError, DeviceError
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation

SIZE: Final = (128, 256)
"""Width and height of what policies see; a screen that lies on its side is squeezed as well."""


class GesturePolicy(Protocol):
    """Chooses what to do by looking."""

    def choose(self, goal: str, picture: Image.Image) -> DualGesture | int:
        """The gesture to make, or the number of one of the 385.

        Args:
            goal: as the agent is told it.
            picture: the screen, 128 wide and 256 high, in red, green and blue from 0 to 255.
        """


class PolicyAgent:
    """Does what a policy chooses, until the goal is reached or the steps are used up."""

    def __init__(self, policy: GesturePolicy) -> None:
        """Take a policy."""
        self._policy = policy
        self._goal = ""

    def start(self, goal: Goal) -> None:
        """Take in the goal of a turn."""
        self._goal = goal.text

    def act(self, observation: Observation) -> Action:
        """Show the policy the screen, and do what it chooses.

        Raises:
            AgentError: it chose none of the 385.
            DeviceError: there is no picture of the screen.
        """
        chosen = self._policy.choose(self._goal, policy_picture(observation.screenshot))
        if isinstance(chosen, int):
            if not 0 <= chosen < len(HEAD):
                raise AgentError(
                    f"the policy chose {chosen}: gestures go from 0 to {len(HEAD) - 1}"
                )
            chosen = gesture_of(chosen)
        return chosen.on(observation.width, observation.height)


def policy_picture(picture: bytes) -> Image.Image:
    """A screen's picture as policies see it: each pixel is the mean of those it covers.

    Args:
        picture: JPEG or PNG, or WebP as runs keep them.

    Raises:
        DeviceError: it is no picture.
    """
    try:
        with Image.open(BytesIO(picture), formats=("JPEG", "PNG", "WEBP")) as image:
            return image.convert("RGB").resize(SIZE, Image.Resampling.BOX)
    except (OSError, EOFError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise DeviceError(f"the picture of the screen cannot be read: {error}") from error
