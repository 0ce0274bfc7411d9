"""Scrolling as AndroidWorld's agents do it, who move sliders that way, too."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.agents.parts.elements.listing import short_class
from pytest_androidbench.agents.parts.pictures.scaling import Point
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.interface.actions import Direction, Scroll, Swipe

_SLIDERS: Final = ("SeekBar", "RatingBar")
"""What apps' own sliders call themselves for accessibility, whatever class they are of."""
_MS: Final = 300
"""What `input swipe` takes when nothing is said."""


def scroll_of(
    shown: Shown, direction: Direction, at: int | Point | None, *, upstream: bool
) -> Scroll | Swipe:
    """What shows what is further in a direction, or moves a slider.

    Args:
        shown: what the model was shown.
        direction: where to look; a finger goes the other way.
        at: node or point; None = the screen.
        upstream: as `android_world/env/actuation.py` does it, from the middle of the element or
            screen to its edge, whatever it is; here sliders alone.
    """
    slider = isinstance(at, int) and short_class(shown.seen.nodes[at]) in _SLIDERS
    if upstream or slider:
        return _to_the_edge(shown, direction, at if isinstance(at, int) else None)
    return Scroll(direction, at)


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
