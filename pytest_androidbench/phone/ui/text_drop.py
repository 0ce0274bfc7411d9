"""The drop at an end of selected text: a disc with one square corner, which is at the text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.geometry import Point, Rect

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

DROP_DP: Final = 22
"""Across: text_select_handle_left and _right."""


def paint_drop(painter: Painter, left: int, top: int, width: int, *, leftwards: bool) -> None:
    """Draw it with its upper left corner there.

    Args:
        painter: draws.
        left: in pixels.
        top: in pixels.
        width: of the disc, in pixels.
        leftwards: whether it hangs to the left of its text.
    """
    radius = width // 2
    corner = left + (radius if leftwards else 0)
    painter.disc(Point(left + radius, top + radius), radius, "primary")
    painter.fill(Rect.sized(corner, top, radius, radius), "primary")
