"""A list that goes on under a finger that is dragged to one of its ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.screen import Screen

EDGE_DP, STEP_DP = 48, 24
"""How near to an end of the list a finger lets it scroll, and how far with each movement."""


def scrolled_under(screen: Screen[Any], list_id: str, finger: int) -> float:
    """Scroll a list of a screen where a finger is at one of its ends.

    Args:
        screen: the one with the list.
        list_id: the list's id.
        finger: how far the finger is from the display's upper edge, in pixels.

    Returns:
        How far the list went, in dp, positive towards its end.
    """
    window = screen.app.phone.windows.scene().window_of(screen.uid)
    boxes = window.root.walk() if window is not None else ()
    box = next((box for box in boxes if box.widget.id == list_id), None)
    if window is None or box is None or box.scroll is None:
        return 0.0
    edge, step = box.ctx.dp(EDGE_DP), box.ctx.dp(STEP_DP)
    way = step if finger > box.rect.bottom - edge else 0
    way = -step if finger < box.rect.top + edge else way
    before = box.scroll.offset
    after = max(0, min(before + way, box.scroll.limit))
    box.widget.scroll_by(box, window.entry.view, way)
    return float((after - before) / box.ctx.dp(1))
