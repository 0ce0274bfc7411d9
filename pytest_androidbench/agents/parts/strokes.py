"""Scrolling as AndroidWorld's agents do it, who move sliders and swipe rows that way, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.agents.parts.elements.listing import short_class
from pytest_androidbench.agents.parts.pictures.scaling import Point
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.interface.actions import Direction, Scroll, Swipe
from pytest_androidbench.interface.observation import Node

_SLIDERS: Final = ("SeekBar", "RatingBar")
"""What apps' own sliders call themselves for accessibility, whatever class they are of."""
_FILLS: Final = 2 / 3
"""Share of what scrolls that is filled by what is meant itself, such as a row or a sheet."""
_MS: Final = 300
"""What `input swipe` takes when nothing is said."""


def scroll_of(
    shown: Shown, direction: Direction, at: int | Point | None, *, upstream: bool
) -> Scroll | Swipe:
    """What shows what is further in a direction, or moves what is not scrolled.

    That is a slider, and whatever fills what scrolls from side to side in that direction: a row in
    a list is swiped to the left or right, and takes the list along up and down.

    Args:
        shown: what the model was shown.
        direction: where to look; a finger goes the other way.
        at: node or point; None = the screen.
        upstream: as `android_world/env/actuation.py` does it, from the middle of the element or
            screen to its edge, whatever it is; here only what is not scrolled.
    """
    moved = isinstance(at, int) and _is_moved(shown.seen.nodes, at, direction)
    if upstream or moved:
        return _to_the_edge(shown, direction, at if isinstance(at, int) else None)
    return Scroll(direction, at)


def _is_moved(nodes: Sequence[Node], index: int, direction: Direction) -> bool:
    node = nodes[index]
    if short_class(node) in _SLIDERS:
        return True
    around: Node | None = node
    while around is not None and not around.scrollable:
        around = None if around.parent is None else nodes[around.parent]
    if around is None or around is node:
        return False
    size, whole = (_extent(each, direction) for each in (node, around))
    return size >= _FILLS * whole


def _extent(node: Node, direction: Direction) -> int:
    left, top, right, bottom = node.bounds
    return right - left if direction in ("left", "right") else bottom - top


def _to_the_edge(shown: Shown, direction: Direction, index: int | None) -> Swipe:
    width, height = shown.seen.width, shown.seen.height
    bounds = (0, 0, width, height) if index is None else shown.seen.nodes[index].bounds
    left, top = max(bounds[0], 0), max(bounds[1], 0)
    right, bottom = min(bounds[2], width), min(bounds[3], height)
    middle = ((left + right) // 2, (top + bottom) // 2)
    ends: dict[Direction, Point] = {
        "down": (middle[0], top),
        "up": (middle[0], min(bottom, height - 1)),
        "right": (left, middle[1]),
        "left": (min(right, width - 1), middle[1]),
    }
    return Swipe(middle, ends[direction], _MS)
