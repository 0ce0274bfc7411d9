"""Pictures of articles, drawn by code: a landscape in the colours of the field, with its sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Unpack
from zlib import crc32

from pytest_androidbench.phone.ui.box import INF, Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.widget import Common, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

SIGNS: Final = {
    "astronomy": ("#1b2a5c", "#3b4f9a", "star"),
    "geography": ("#7fc1e8", "#3f7d58", "terrain"),
    "history": ("#d9b382", "#8c5a3c", "account_balance"),
    "biology": ("#bfe3b4", "#3f8f4f", "eco"),
    "science": ("#b7d3e8", "#4a6fa5", "science"),
    "technology": ("#c9ced6", "#59626f", "settings"),
    "arts": ("#e8c1d3", "#99466f", "palette"),
    "food": ("#f4d9a6", "#c0692f", "restaurant"),
    "mathematics": ("#d8d0ee", "#6250a5", "functions"),
    "sports": ("#c5e6d5", "#2f8f83", "directions_run"),
}
"""A field's sky, its ground, and its sign."""
OTHER: Final = ("#dadde3", "#72777d", "article")
DIM: Final = 0.35
"""How dark a veil is over a picture that is dimmed."""


class ArticlePicture(Widget):
    """The picture of an article: the same for the same title."""

    class_name: ClassVar[str] = "android.widget.ImageView"
    is_plain: ClassVar[bool] = True

    def __init__(
        self,
        title: str,
        field: str,
        *,
        radius: float = 0,
        dimmed: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.seed = crc32(title.encode())
        self.sky, self.ground, self.sign = SIGNS.get(field, OTHER)
        self.radius = radius
        self.dimmed = dimmed

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:  # noqa: ARG002
        width = limits.max_width if limits.max_width < INF else limits.min_width
        height = limits.max_height if limits.max_height < INF else limits.min_height
        return BoxDraft(self, width, height)

    def paint(self, box: Box, painter: Painter) -> None:
        rect, radius = box.rect, box.ctx.dp(self.radius)
        painter.fill(rect, self.sky, radius)
        with painter.clipped(rect.inset(radius // 3)):
            self._landscape(rect, painter)
            side = min(rect.width, rect.height)
            painter.icon(self.sign, rect, side // 2, painter.colour("#ffffff"))
        if self.dimmed:
            painter.fill(rect, painter.colour("black", DIM), radius)

    def _landscape(self, rect: Rect, painter: Painter) -> None:
        wide, tall, seed = rect.width, rect.height, self.seed
        place = Point(rect.left + wide * (15 + seed % 70) // 100, rect.top + tall // 4)
        painter.disc(place, max(2, tall * (6 + seed // 70 % 8) // 100), "#ffffff99")
        peaks = [45 + (seed >> shift) % 40 for shift in (4, 9, 14, 19, 24)]
        points = [
            (rect.left + wide * at / (len(peaks) - 1), rect.top + tall * peak / 100)
            for at, peak in enumerate(peaks)
        ]
        corners = [(rect.right, rect.bottom), (rect.left, rect.bottom)]
        painter.polygon([*points, *corners], self.ground)
