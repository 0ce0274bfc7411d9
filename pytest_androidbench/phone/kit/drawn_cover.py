"""Covers of albums, drawn from their names."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point, Rect

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

IMAGE: Final = "android.widget.ImageView"
COLOURS: Final = ("#ef6c00", "#1565c0", "#2e7d32", "#6a1b9a", "#ad1457", "#00838f", "#4e342e")
LIGHT: Final = ("#ffe0b2", "#bbdefb", "#c8e6c9", "#e1bee7", "#f8bbd0", "#b2ebf2", "#fff9c4")


def cover(name: str, size: float, *, id_: str | None = None) -> w.Widget:
    """A picture that nobody has painted: drawn from the name, the same each time."""
    return w.Canvas(draw=partial(_draw, name), width=size, height=size, id=id_, cls=IMAGE)


def _draw(name: str, painter: Painter, rect: Rect) -> None:
    chance = random.Random(name)
    ground = chance.choice(COLOURS)
    with painter.clipped(rect):
        painter.fill(rect, ground)
        side = min(rect.width, rect.height)
        for _ in range(4):
            spot = Point(
                rect.left + round(rect.width * chance.random()),
                rect.top + round(rect.height * chance.random()),
            )
            size = max(2, round(side * chance.uniform(0.1, 0.32)))
            if chance.random() < 0.5:
                painter.disc(spot, size, chance.choice(LIGHT))
            else:
                painter.ring(spot, size, max(1, size // 3), chance.choice(LIGHT))
