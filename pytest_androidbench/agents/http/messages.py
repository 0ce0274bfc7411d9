"""What is asked of an agent behind an address, and what it answers; `docs/schemas` has both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.models.conversation import Picture
from pytest_androidbench.records.record import Usage

VERSION: Final = 1
"""Raised when an agent could misread a newer request."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenScreen:
    """What the device shows."""

    package: str
    """Package of the app in front."""
    activity: str
    """Its activity, full class name."""
    width: int
    """Pixels, as all coordinates."""
    height: int
    keyboard: bool
    """Whether a keyboard covers the lower part."""
    error: str
    """Why the action before could not be carried out; "" = it was."""
    nodes: tuple[Node, ...]
    """The elements in reading order."""
    xml: str
    """The hierarchy as uiautomator dumps it, where `xml=true` asks for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenPicture:
    """A picture of the screen."""

    media_type: Literal["image/png", "image/jpeg"]
    data: bytes
    """In base64."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepRequest:
    """The body of a POST: what the agent is to act on."""

    version: int
    """1."""
    episode: str
    """The same for all requests of an episode, and no other's."""
    step: int
    """Counted from 0 in each turn; a request that is sent again has the same."""
    goal: Goal
    observation: SeenScreen
    screenshot: SeenPicture | None
    """Where `screenshot=true` asks for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepReply:
    """The body of the answer."""

    action: dict[str, Any]
    """Its class's name under `action`, and its fields."""
    usage: Usage | None = None
    """What this answer has cost; added up."""
    calls: tuple[dict[str, Any], ...] = ()
    """What the agent has asked its model for it, as `model_calls` has it."""


def request_for(
    seen: Observation, *, episode: str, step: int, goal: Goal, screenshot: bool, xml: bool
) -> StepRequest:
    """The request for a step; the picture is taken if it is asked for."""
    picture = None
    if screenshot:
        data = seen.screenshot
        picture = SeenPicture(media_type=Picture(data=data).media_type, data=data)
    shown = SeenScreen(
        package=seen.package,
        activity=seen.activity,
        width=seen.width,
        height=seen.height,
        keyboard=seen.keyboard,
        error=seen.error,
        nodes=seen.nodes,
        xml=seen.xml if xml else "",
    )
    return StepRequest(
        version=VERSION,
        episode=episode,
        step=step,
        goal=goal,
        observation=shown,
        screenshot=picture,
    )
