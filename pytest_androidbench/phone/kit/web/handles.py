"""The two handles of selected text on a page (Chromium's `TouchSelectionController`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pytest_androidbench.phone.browser.documents import SelectionEnd
from pytest_androidbench.phone.browser.facts import SelectedText
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.text_drop import DROP_DP, paint_drop

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

AROUND: Final = 8
"""Density-independent pixels that a finger may be beside one."""


class Grip(NamedTuple):
    """An end of what is selected that a finger has."""

    end: SelectionEnd
    right: int
    """How far the middle of its line is from the finger, in pixels."""
    down: int


def grip_at(box: Box, selected: SelectedText | None, finger: Point) -> Grip | None:
    """The end whose handle a finger touches, in pixels from the view's corner."""
    if selected is None:
        return None
    around = box.ctx.dp(AROUND)
    for end, (left, top, right, bottom) in _handles(box, selected):
        if Rect(left - around, top, right + around, bottom + around).contains(finger):
            x, line, low = selected.start if end == "start" else selected.end
            return Grip(end, x - finger.x, (line + low) // 2 - finger.y)
    return None


def paint_handles(box: Box, painter: Painter, selected: SelectedText) -> None:
    """Draw them: drops whose tips are at the text."""
    for end, rect in _handles(box, selected):
        place = rect.moved(box.rect.left, box.rect.top)
        paint_drop(painter, place.left, place.top, place.width, leftwards=end == "start")


def _handles(box: Box, selected: SelectedText) -> Iterator[tuple[SelectionEnd, Rect]]:
    """Where they hang: outwards, below the line."""
    size = box.ctx.dp(DROP_DP)
    x, _, low = selected.start
    yield "start", Rect.sized(x - size, low, size, size)
    x, _, low = selected.end
    yield "end", Rect.sized(x, low, size, size)
