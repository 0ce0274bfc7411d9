"""Small widgets without content of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.ui.box import INF, Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


@dataclass(eq=False)
class Spacer(Widget):
    """Empty room of `size` dp in both directions, or a share of the rest with `weight`."""

    size: float = 0

    is_plain: ClassVar[bool] = True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(self.size)
        return BoxDraft(self, limits.width(side), limits.height(side))


@dataclass(eq=False)
class Divider(Widget):
    """A thin line across, `inset` dp away from the edges."""

    inset: float = 0
    colour: str = "outline_variant"

    is_plain: ClassVar[bool] = True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        width = limits.max_width if limits.max_width < INF else limits.min_width
        return BoxDraft(self, width, limits.height(layout.ctx.dp(1)))

    def paint(self, box: Box, painter: Painter) -> None:
        inset = box.ctx.dp(self.inset)
        painter.fill(box.rect.inset(inset), self.colour)


@dataclass(eq=False)
class ProgressBar(Widget):
    """How far something is, 0 to 1; None shows a ring that stands for "busy"."""

    value: float | None = None

    class_name: ClassVar[str] = "android.widget.ProgressBar"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        if self.value is None:
            side = layout.ctx.dp(48)
            return BoxDraft(self, limits.width(side), limits.height(side))
        wide = limits.max_width if limits.max_width < INF else layout.ctx.dp(200)
        return BoxDraft(self, wide, limits.height(layout.ctx.dp(16)))

    def paint(self, box: Box, painter: Painter) -> None:
        dp, rect = box.ctx.dp, box.rect
        if self.value is None:
            painter.ring(rect.center, dp(18), dp(4), painter.colour("primary"), 0.75)
            return
        track = Rect.sized(rect.left, rect.center.y - dp(2), rect.width, dp(4))
        painter.fill(track, "surface_highest", dp(2))
        done = Rect.sized(track.left, track.top, int(track.width * self.value), track.height)
        painter.fill(done.mirrored(track) if box.ctx.rtl else done, "primary", dp(2))


@dataclass(eq=False)
class Scrim(Widget):
    """A shade over all that lies below."""

    colour: str = "scrim"

    is_plain: ClassVar[bool] = True
    blocks_touch: ClassVar[bool] = True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:  # noqa: ARG002
        return BoxDraft(self, limits.max_width, limits.max_height)

    def paint(self, box: Box, painter: Painter) -> None:
        painter.fill(box.rect, self.colour)
