"""Signs that no icon font has: the eraser, and the brush in its width."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

BODY: Final = ((14.5, 2.5), (22.0, 9.5), (11.0, 20.5), (7.5, 20.5), (2.5, 15.5))
"""Corners of the eraser, in units of 24."""
HOLE: Final = ((8.5, 10.5), (13.8, 15.8), (9.8, 19.0), (8.0, 19.0), (4.3, 15.4))
FOOT: Final = ((8.0, 20.1), (21.0, 20.1))
SIGN_DP: Final = 32
FULL_DP: Final = 40


@dataclass(eq=False)
class EraserButton(Widget):
    """A button with the sign of an eraser; its ground shows through."""

    colour: str = "on_surface"

    class_name: ClassVar[str] = "android.widget.ImageView"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(48)
        return BoxDraft(self, limits.width(side), limits.height(side))

    def paint(self, box: Box, painter: Painter) -> None:
        side = box.ctx.dp(SIGN_DP)
        left, top = box.rect.center.x - side / 2, box.rect.center.y - side / 2

        def placed(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
            return [(left + x * side / 24, top + y * side / 24) for x, y in points]

        thick = max(1, side // 14)
        painter.polygon(placed((*BODY[:2], HOLE[1], HOLE[0])), self.colour)
        painter.line(placed((*BODY, BODY[0])), self.colour, thick)
        painter.line(placed(FOOT), self.colour, thick)


def preview(percent: float, color: str, edge: str) -> w.Widget:
    """The brush as wide as it draws."""
    side = FULL_DP * max(0.03, percent / 100)
    disc = w.Panel(
        id="stroke_width_preview", cls="android.widget.ImageView", width=side, height=side,
        look=w.Look(background=color, radius=side / 2, border=edge),
    )  # fmt: skip
    return w.Panel(w.Align(disc), width=FULL_DP, height=FULL_DP + 8)
