"""Which boxes lie under a finger, and which of them acts."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.box import Box, ViewState
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.widget import Event, Widget
from pytest_androidbench.phone.ui.widgets.text_field import caret_rect, offset_at

_TOUCHES: Final[tuple[Event, ...]] = ("on_tap", "on_long", "on_swipe", "on_pinch", "on_touch")
"""What makes a widget keep a touch to itself."""

__all__ = ["caret_rect", "finger_delta", "handler", "hit", "offset_at", "reveal", "scrollable"]


def hit(root: Box, point: Point) -> list[Box]:
    """Return the boxes under the point from the root to the deepest, topmost one.

    Like on Android, a touch falls through to what lies below where nothing on top wants it.
    """
    if not root.clip.contains(point) or not root.widget.visible:
        return []
    first: list[Box] = []
    seen = False
    for child in reversed(root.children):
        chain = hit(child, point)
        if not chain:
            continue
        if any(_wants_touch(box) for box in chain):
            return [root, *chain]
        shown = any(box.widget.is_node(box) for box in chain)
        if not first or (shown and not seen):
            first, seen = chain, shown
    return [root, *first]


def handler(chain: list[Box], event: Event = "on_tap") -> Box | None:
    """Return the nearest box upwards that handles the event; a disabled one swallows it."""
    for box in reversed(chain):
        if box.widget.handles(event):
            return box if box.widget.enabled else None
        if box.widget.blocks_touch:
            return None
    return None


def scrollable(chain: list[Box], dx: int, dy: int) -> Box | None:
    """Return the innermost box that can scroll when the finger moves by `dx`, `dy`."""
    sideways = abs(dx) > abs(dy)
    for box in reversed(chain):
        if box.scroll is None:
            continue
        if box.scroll.axis == "y" and not sideways and box.scroll.can_move(-dy):
            return box
        toward_end = dx if box.ctx.rtl else -dx
        if box.scroll.axis == "x" and sideways and box.scroll.can_move(toward_end):
            return box
    return None


def finger_delta(box: Box, dx: int, dy: int) -> int:
    """Return how far a box scrolls (positive = to its end) when the finger moves by `dx`, `dy`."""
    if box.scroll is not None and box.scroll.axis == "x":
        return dx if box.ctx.rtl else -dx
    return -dy


def reveal(box: Box, state: ViewState, part: Rect | None = None) -> bool:
    """Scroll all boxes around this one so that it is visible; True if something moved.

    Args:
        box: what is to be seen.
        state: the window's.
        part: what of it must be seen where there is no room for the whole.
    """
    moved = False
    rect = box.rect
    outer = box.parent
    while outer is not None:
        if outer.scroll is not None and outer.scroll.axis == "y" and outer.identity is not None:
            if part is not None and rect.height > outer.rect.height:
                rect, part = part, None
            over = max(0, rect.bottom - outer.rect.bottom) or min(0, rect.top - outer.rect.top)
            if over:
                outer.widget.scroll_by(outer, state, over)
                rect = rect.moved(0, -over)
                part = part.moved(0, -over) if part is not None else None
                moved = True
        outer = outer.parent
    return moved


def _wants_touch(box: Box) -> bool:
    widget = box.widget
    return (
        box.scroll is not None
        or widget.blocks_touch
        or any(widget.handles(event) for event in _TOUCHES)
        or type(widget).touch is not Widget.touch
    )
