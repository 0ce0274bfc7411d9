"""The two handles of selected text on a page (Chromium's `TouchSelectionController`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.phone.browser.documents import SelectionEnd
from pytest_androidbench.phone.browser.facts import SelectedText
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.painter import Painter

SIZE: Final = 22
"""Of a handle, in density-independent pixels: text_select_handle_left and _right."""
AROUND: Final = 8
"""That a finger may be beside it."""


def handles(box: Box, selected: SelectedText) -> Iterator[tuple[SelectionEnd, Rect]]:
    """Where they hang, in pixels from the view's corner: outwards, below the line."""
    size = box.ctx.dp(SIZE)
    x, _, low = selected.start
    yield "start", Rect(x - size, low, x, low + size)
    x, _, low = selected.end
    yield "end", Rect(x, low, x + size, low + size)


def touched(box: Box, selected: SelectedText, point: Point) -> SelectionEnd | None:
    """The end whose handle a finger touches."""
    around = box.ctx.dp(AROUND)
    for end, rect in handles(box, selected):
        left, top, right, bottom = rect
        if Rect(left - around, top, right + around, bottom + around).contains(point):
            return end
    return None


def line_point(selected: SelectedText, end: SelectionEnd) -> Point:
    """The middle of the line's edge that an end is at."""
    x, top, low = selected.start if end == "start" else selected.end
    return Point(x, (top + low) // 2)


def paint_handles(box: Box, painter: Painter, selected: SelectedText) -> None:
    """Draw them: drops whose tips are at the text."""
    for end, rect in handles(box, selected):
        place = rect.moved(box.rect.left, box.rect.top)
        half = place.width // 2
        center = Point(place.left + half, place.top + half)
        painter.disc(center, half, "primary")
        tip = Rect(center.x, place.top, place.right, center.y)
        if end == "end":
            tip = Rect(place.left, place.top, center.x, center.y)
        painter.fill(tip, "primary")
