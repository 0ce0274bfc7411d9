"""A demonstration: how a task was done, in words for text agents and in numbers for policies.

Files are JSON, one for each trajectory and form of action: `text/TASK/PROFILE.json` and
`dual-gesture/TASK/PROFILE.json` below a folder, the pictures of the latter beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from pytest_androidbench.agents.parts.elements.bmoca import Form
from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import AgentLoadError, CodecError

TEXT: Final = "text"
DUAL_GESTURE: Final = "dual-gesture"
"""Folders of the two forms of action."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DemonstratedEpisode:
    """Of which episode it is."""

    suite: str
    task: str
    profile: str
    seed: int
    goal: str
    screen: tuple[int, int]
    """Width and height in pixels."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextStep:
    """One step as a text agent is told it."""

    observations: dict[str, str]
    """By `R0` and `R1`: the list of elements in that form."""
    action: str
    """Such as `tap(12)`."""
    reward: int
    """1 for the step that reached the goal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GestureStep:
    """One step as a policy learns it."""

    gesture: tuple[float, float, float, float]
    """Touch and lift (y, x, y, x) as shares of the screen."""
    number: int
    """Of the 385 that a discrete head chooses among the one that stands for it."""
    picture: str
    """File of the screen's picture, 128 wide and 256 high, in the same folder; "" = none was
    kept."""
    reward: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TextDemonstration:
    """A trajectory in words."""

    of: DemonstratedEpisode
    steps: tuple[TextStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GestureDemonstration:
    """A trajectory in numbers."""

    of: DemonstratedEpisode
    steps: tuple[GestureStep, ...]


Demonstration: TypeAlias = TextDemonstration | GestureDemonstration
DemonstrationT = TypeVar("DemonstrationT", TextDemonstration, GestureDemonstration)


def read_text_demonstrations(folder: Path) -> tuple[TextDemonstration, ...]:
    """All demonstrations in words below a folder, by task and profile.

    Raises:
        AgentLoadError: there are none, or one is damaged; says which.
    """
    files = sorted((folder / TEXT).glob("*/*.json"))
    found = tuple(_decoded(TextDemonstration, file) for file in files)
    if not found:
        raise AgentLoadError(
            f"{folder} holds no demonstrations: write some with "
            "`androidbench demonstrations FOLDER RUN`"
        )
    return found


def read_gesture_demonstrations(folder: Path) -> Iterator[tuple[GestureDemonstration, Path]]:
    """All demonstrations in numbers below a folder, each with the folder of its pictures.

    Raises:
        AgentLoadError: one is damaged; says which.
    """
    for file in sorted((folder / DUAL_GESTURE).glob("*/*.json")):
        yield _decoded(GestureDemonstration, file), file.parent


def _decoded(kind: type[DemonstrationT], file: Path) -> DemonstrationT:
    try:
        return from_json(kind, file.read_bytes())
    except (CodecError, OSError) as error:
        raise AgentLoadError(f"the demonstration {file} is damaged: {error}") from error


def blocks_of(told: TextDemonstration, form: Form) -> tuple[str, ...]:
    """What is told of each step of a demonstration.

    In both forms the observation, the action, the next observation and the reward; in R0 ahead of
    them the goal, as steps stand there alone. What the last step led to is not kept.
    """
    blocks = []
    for place, step in enumerate(told.steps):
        after = told.steps[place + 1].observations[form] if place + 1 < len(told.steps) else ""
        parts = [
            f"- Goal: {told.of.goal}" if form == "R0" else "",
            f"- Observation: {step.observations[form]}",
            f"- Action: {step.action}",
            f"- Next observation: {after}" if after else "",
            f"- Reward: {step.reward}",
        ]
        blocks.append("\n".join(filter(None, parts)))
    return tuple(blocks)
