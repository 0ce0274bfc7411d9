"""Where two fingers go that pinch a place."""

from __future__ import annotations

from typing import Final, TypeAlias

from pytest_androidbench.devices.acting.places import Point, clipped, node_at, point_of
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import PinchDirection
from pytest_androidbench.interface.observation import Bounds, Observation
from pytest_androidbench.interface.values import At

_REACH: Final = 0.8
"""Share of the place's half width at which a finger is outermost."""
_CLOSE: Final = 0.2
"""Share of that at which the fingers are near each other."""
_MARGIN: Final = 0.1
"""Share of the screen's width at its sides where a finger would go back instead."""

TwoWays: TypeAlias = tuple[tuple[Point, Point], tuple[Point, Point]]
"""Start and end of the one finger, and of the other."""


def pinch_paths(observation: Observation, direction: PinchDirection, at: At | None) -> TwoWays:
    """The ways of two fingers side by side, around the middle of a place.

    Raises:
        ActionError: no such place, or one that is too narrow for two fingers.
    """
    left, top, right, bottom = _place(observation, at)
    margin = round(observation.width * _MARGIN)
    left, right = max(left, margin), min(right, observation.width - margin)
    x, y = (left + right) // 2, (top + bottom) // 2
    far = round((right - left) / 2 * _REACH)
    near = round(far * _CLOSE)
    if near < 1:
        raise ActionError(f"{at!r} is too narrow for two fingers, or too near the screen's edge")
    start, end = (near, far) if direction == "out" else (far, near)
    return ((x - start, y), (x - end, y)), ((x + start, y), (x + end, y))


def _place(observation: Observation, at: At | None) -> Bounds:
    """A node's bounds, half a screen's width around a point, or the whole screen."""
    if at is None:
        return 0, 0, observation.width, observation.height
    x, y = point_of(observation, at)
    if isinstance(at, tuple):
        reach = min(x, observation.width - x, observation.width // 4)
        return x - reach, y, x + reach, y
    return clipped(node_at(observation, at).bounds, observation)
