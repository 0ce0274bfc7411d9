"""The drops at the ends of selected text, by which the selection is made longer or shorter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.parts import SelectionEnd
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.text_drop import DROP_DP, paint_drop
from pytest_androidbench.phone.ui.widget import TouchPhase, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


@dataclass(eq=False)
class HandleDrop(Widget):
    """A disc with one square corner, at the text; it follows the finger that touches it."""

    on_drag: Callable[[TouchPhase, Point], None]
    leftwards: bool = False

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(DROP_DP)
        return BoxDraft(self, limits.width(side), limits.height(2 * side))

    def paint(self, box: Box, painter: Painter) -> None:
        left, top = box.rect.left, box.rect.top
        paint_drop(painter, left, top, box.rect.width, leftwards=self.leftwards)

    def touch(self, box: Box, phase: TouchPhase, point: Point) -> bool:  # noqa: ARG002
        self.on_drag(phase, point)
        return True


@dataclass(eq=False)
class TextHandle(AppScreen[SystemUiApp, None]):
    """One of the two drops."""

    window: ClassVar[WindowKind] = "panel"

    end: SelectionEnd = "start"
    grip: tuple[int, int] = field(default=(0, 0))
    """From the finger to the text it holds."""
    held: int = 0
    """Where the end was when the finger came."""

    def build(self) -> Widget:
        return HandleDrop(on_drag=self.drag, leftwards=self.end == "start")

    def drag(self, phase: TouchPhase, finger: Point) -> None:
        """Let the end of the selection follow the finger."""
        selecting, overlays = self.phone.windows.selecting, self.phone.windows.overlays
        if phase == "down":
            place = selecting.place(self.end)
            if place is not None:
                self.grip = (place.center.x - finger.x, place.center.y - finger.y)
            self.held = selecting.offset(self.end)
            overlays.hide_buttons()
            return
        selecting.drag(self.end, finger.moved(*self.grip), self.held)
        if phase == "up":
            overlays.show_toolbar()
