"""Two lines across and two down, over the preview."""

from __future__ import annotations

from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.painter import Painter
from pytest_androidbench.phone.ui.widgets import Canvas


def grid() -> Canvas:
    """The lines that part a picture into thirds."""
    return Canvas(draw=_draw, id="grid_lines", width="fill", height="fill")


def _draw(painter: Painter, rect: Rect) -> None:
    for third in (1, 2):
        x = rect.left + rect.width * third // 3
        y = rect.top + rect.height * third // 3
        painter.line([(x, rect.top), (x, rect.bottom)], "#ffffff", 2)
        painter.line([(rect.left, y), (rect.right, y)], "#ffffff", 2)
