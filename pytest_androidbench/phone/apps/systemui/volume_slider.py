"""The upright slider of the volume panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.ui.box import Axis, Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.widget import TouchPhase, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

WIDTH: Final = 42
"""`volume_dialog_slider_width`."""
SIGN: Final = 24


@dataclass(eq=False)
class VolumeSlider(Widget):
    """A volume from 0 to `maximum`, set by touching or dragging upwards."""

    value: int = 0
    maximum: int = 100
    on_change: Callable[[int], None] | None = None
    icon: str = "music_note"
    """What is heard, as a sign at the foot of the bar."""
    long: float = 192
    """In dp."""

    class_name: ClassVar[str] = "android.widget.SeekBar"
    is_plain: ClassVar[bool] = False

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        return BoxDraft(self, limits.width(dp(WIDTH)), limits.height(dp(self.long)))

    @property
    def focusable(self) -> bool:
        return True

    @property
    def drag_axis(self) -> Axis | None:
        return "y"

    def touch(self, box: Box, phase: TouchPhase, point: Point) -> bool:
        value = self.value_at(box, point)
        if self.on_change is not None and (phase != "up" or value != self.value):
            self.on_change(value)
        return self.on_change is not None

    def value_at(self, box: Box, point: Point) -> int:
        """The volume that lies under a point of the screen."""
        share = max(0.0, min(1.0, (box.rect.bottom - point.y) / max(1, box.rect.height)))
        return int(share * self.maximum + 0.5)

    def paint(self, box: Box, painter: Painter) -> None:
        rect, dp = box.rect, box.ctx.dp
        radius = rect.width // 2
        room = rect.height - rect.width
        top = rect.bottom - rect.width - room * self.value // max(1, self.maximum)
        painter.fill(rect, "surface_highest", radius)
        painter.fill(Rect(rect.left, top, rect.right, rect.bottom), "primary", radius)
        side = dp(SIGN)
        foot = Rect.sized(rect.center.x - side // 2, rect.bottom - radius - side // 2, side, side)
        painter.icon(self.icon, foot, side, painter.colour("on_primary"))
