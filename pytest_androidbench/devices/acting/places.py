"""Where on the screen an action takes place."""

from __future__ import annotations

from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.observation import Bounds, Node, Observation
from pytest_androidbench.interface.values import At

Point = tuple[int, int]


def node_at(observation: Observation, index: int) -> Node:
    """The node an index names in the observation that was shown.

    Raises:
        ActionError: there is none.
    """
    if not 0 <= index < len(observation.nodes):
        raise ActionError(
            f"there is no node {index}: the observation has {len(observation.nodes)} nodes, "
            f"0 to {len(observation.nodes) - 1}"
        )
    return observation.nodes[index]


def point_of(observation: Observation, at: At) -> Point:
    """The point to touch for `at`: a node's middle, or the point itself.

    Raises:
        ActionError: no such node, or a point beside the screen.
    """
    point = at if isinstance(at, tuple) else _visible_center(observation, node_at(observation, at))
    x, y = point
    if not (0 <= x < observation.width and 0 <= y < observation.height):
        raise ActionError(
            f"point {point} lies outside of the screen, "
            f"which is {observation.width} wide and {observation.height} high"
        )
    return point


def _visible_center(observation: Observation, node: Node) -> Point:
    left, top, right, bottom = clipped(node.bounds, observation)
    if right <= left or bottom <= top:
        raise ActionError(f"node {node.index} ({node.label!r}) lies outside of the screen")
    return (left + right) // 2, (top + bottom) // 2


def clipped(bounds: Bounds, observation: Observation) -> Bounds:
    """The part of `bounds` that is on the screen."""
    left, top, right, bottom = bounds
    return (
        max(left, 0),
        max(top, 0),
        min(right, observation.width),
        min(bottom, observation.height),
    )


def between(one: Point, other: Point) -> Point:
    """The point in the middle of two."""
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def contains(bounds: Bounds, point: Point) -> bool:
    """Whether a point lies within bounds."""
    left, top, right, bottom = bounds
    return left <= point[0] < right and top <= point[1] < bottom


def area(bounds: Bounds) -> int:
    """How many pixels bounds hold."""
    left, top, right, bottom = bounds
    return max(right - left, 0) * max(bottom - top, 0)
