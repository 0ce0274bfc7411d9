"""Policies by looking: the picture they see, and what they may choose."""

from __future__ import annotations

import pytest
from PIL import Image

from pytest_androidbench.agents.bmoca.policy import PolicyAgent, policy_picture
from pytest_androidbench.agents.parts.dual_gesture import DualGesture
from pytest_androidbench.agents.parts.dual_gesture_head import gesture_of
from pytest_androidbench.agents.parts.pictures.scaling import encoded
from pytest_androidbench.errors import AgentError, DeviceError
from pytest_androidbench.interface.actions import Tap
from tests.agents.claude.screens import GOAL, HEIGHT, WIDTH, picture_of, screen


class Always:
    """Chooses the same whatever it sees, and keeps what that was."""

    def __init__(self, chosen: DualGesture | int) -> None:
        self.chosen = chosen
        self.seen: list[tuple[str, Image.Image]] = []

    def choose(self, goal: str, picture: Image.Image) -> DualGesture | int:
        self.seen.append((goal, picture))
        return self.chosen


@pytest.mark.parametrize("size", [(WIDTH, HEIGHT), (1200, 800)])
def test_it_is_shown_the_goal_and_a_small_picture(size: tuple[int, int]) -> None:
    policy = Always(0)
    agent = PolicyAgent(policy)
    agent.start(GOAL)
    agent.act(screen("Lamp", size=size, picture=picture_of(*size)))
    ((goal, picture),) = policy.seen
    assert goal == GOAL.text
    assert (picture.size, picture.mode) == ((128, 256), "RGB")
    assert picture.getcolors() == [(128 * 256, (0, 128, 128))]


def test_what_it_chooses_is_done() -> None:
    agent = PolicyAgent(Always(DualGesture.at(0.5, 0.25)))
    agent.start(GOAL)
    assert agent.act(screen("Lamp")) == Tap((WIDTH // 4, HEIGHT // 2))
    agent = PolicyAgent(Always(200))
    agent.start(GOAL)
    assert agent.act(screen("Lamp")) == gesture_of(200).on(WIDTH, HEIGHT)


@pytest.mark.parametrize("number", [-1, 385])
def test_what_is_none_of_the_head_is_the_agents_fault(number: int) -> None:
    agent = PolicyAgent(Always(number))
    agent.start(GOAL)
    with pytest.raises(AgentError, match="gestures go from 0 to 384"):
        agent.act(screen("Lamp"))


def test_a_pixel_is_the_mean_of_those_it_covers() -> None:
    halves = Image.new("RGB", (256, 256), "black")
    halves.paste("white", (0, 0, 1, 256))
    first = policy_picture(encoded(halves, "PNG")).getpixel((0, 0))
    assert first == (128, 128, 128)
    with pytest.raises(DeviceError, match="cannot be read"):
        policy_picture(b"no picture")
