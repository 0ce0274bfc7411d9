"""Which finger movement shows what lies further in a direction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.devices.acting.places import Point, area, clipped, contains, node_at
from pytest_androidbench.interface.actions import Direction
from pytest_androidbench.interface.observation import Bounds, Node, Observation
from pytest_androidbench.interface.values import At

_NEAR: Final = 0.2
"""Share of the area's length kept free at each end, away from bars and edge gestures."""


def scroll_path(observation: Observation, direction: Direction, at: At | None) -> list[Point]:
    """Start and end of the movement that scrolls, kept inside what scrolls."""
    return path_within(area_to_scroll(observation, at), direction)


def area_to_scroll(observation: Observation, at: At | None) -> Bounds:
    """The scrollable at a place, or the largest one; the place itself or the screen if none is."""
    screen = (0, 0, observation.width, observation.height)
    if at is None:
        found = max(_scrollables(observation.nodes), key=lambda n: area(n.bounds), default=None)
        return clipped(found.bounds, observation) if found else screen
    if isinstance(at, tuple):
        under = [n for n in _scrollables(observation.nodes) if contains(n.bounds, at)]
        return clipped(under[-1].bounds, observation) if under else screen
    node = node_at(observation, at)
    found = next((n for n in _upwards(observation, node) if n.scrollable), node)
    return clipped(found.bounds, observation)


def path_within(bounds: Bounds, direction: Direction) -> list[Point]:
    """Start and end of a finger's way through the middle of `bounds`, against the direction."""
    left, top, right, bottom = bounds
    middle = ((left + right) // 2, (top + bottom) // 2)
    vertical = direction in ("up", "down")
    low, high = (top, bottom) if vertical else (left, right)
    inset = round((high - low) * _NEAR)
    ends = (low + inset, high - 1 - inset)
    start, end = ends if direction in ("up", "left") else (ends[1], ends[0])
    return [_placed(middle, value, vertical=vertical) for value in (start, end)]


def _placed(middle: Point, value: int, *, vertical: bool) -> Point:
    return (middle[0], value) if vertical else (value, middle[1])


def _scrollables(nodes: tuple[Node, ...]) -> Iterator[Node]:
    return (node for node in nodes if node.scrollable)


def _upwards(observation: Observation, node: Node) -> Iterator[Node]:
    current: Node | None = node
    while current is not None:
        yield current
        current = observation.nodes[current.parent] if current.parent is not None else None
