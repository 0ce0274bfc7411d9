"""A slider."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.ui.box import INF, Axis, Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.widget import TouchPhase, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


@dataclass(eq=False)
class SeekBar(Widget):
    """A value from 0 to `maximum` that is set by touching or dragging; `text` is for the node."""

    value: int = 0
    maximum: int = 100
    on_change: Callable[[int], None] | None = None
    on_release: Callable[[], None] | None = None
    """Runs when the finger leaves it."""
    text: TextLike = ""
    thick: bool = False

    class_name: ClassVar[str] = "android.widget.SeekBar"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        width = limits.max_width if limits.max_width < INF else layout.ctx.dp(200)
        return BoxDraft(self, width, limits.height(layout.ctx.dp(48)))

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text)

    @property
    def focusable(self) -> bool:
        return True

    @property
    def drag_axis(self) -> Axis | None:
        return "x"

    def touch(self, box: Box, phase: TouchPhase, point: Point) -> bool:
        if not self.enabled or self.on_change is None:
            return False
        value = self.value_at(box, point)
        if phase != "up" or value != self.value:
            self.on_change(value)
        if phase == "up" and self.on_release is not None:
            self.on_release()
        return True

    def value_at(self, box: Box, point: Point) -> int:
        """Return the value that lies under a point of the screen."""
        track = self._track(box)
        reached = track.right - point.x if box.ctx.rtl else point.x - track.left
        share = max(0.0, min(1.0, reached / max(1, track.width)))
        return int(share * self.maximum + 0.5)

    def point_of(self, box: Box, value: int) -> Point:
        """Return the point of the screen at which a value lies."""
        track = self._track(box)
        done = track.width * value // max(1, self.maximum)
        return Point(track.right - done if box.ctx.rtl else track.left + done, box.rect.center.y)

    def paint(self, box: Box, painter: Painter) -> None:
        dp, track = box.ctx.dp, self._track(box)
        half = dp(18) if self.thick else dp(2)
        line = Rect(track.left, box.rect.center.y - half, track.right, box.rect.center.y + half)
        if self.thick:
            line = Rect(line.left - half, line.top, line.right + half, line.bottom)
        thumb = self.point_of(box, self.value)
        role = "primary" if self.enabled else "outline"
        painter.fill(line, "surface_highest", half)
        reach = half if self.thick else 0
        done = Rect(line.left, line.top, min(line.right, thumb.x + reach), line.bottom)
        if box.ctx.rtl:
            done = Rect(max(line.left, thumb.x - reach), line.top, line.right, line.bottom)
        painter.fill(done, role, half)
        if not self.thick:
            painter.disc(thumb, dp(10), role)

    @staticmethod
    def _track(box: Box) -> Rect:
        return box.rect.inset(box.ctx.dp(16))
