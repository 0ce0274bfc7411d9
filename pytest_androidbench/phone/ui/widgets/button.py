"""Buttons with a text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.icons import check_icon
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import LABEL, Colour
from pytest_androidbench.phone.ui.widget import Event, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.context import Ctx
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

ButtonStyle = Literal["filled", "tonal", "outlined", "text"]


@dataclass(eq=False)
class Button(Widget):
    """A button; `caps` shows (and dumps) its text in capitals, as Material 2 does by itself."""

    text: TextLike = ""
    style: ButtonStyle = "filled"
    icon: str | None = None
    caps: bool | None = None
    role: str = "primary"
    """The colour of a filled button, or of another's text."""

    class_name: ClassVar[str] = "android.widget.Button"

    def __post_init__(self) -> None:
        if self.icon is not None:
            check_icon(self.icon)

    def handles(self, event: Event) -> bool:
        return event == "on_tap" or super().handles(event)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        side = dp(12 if self.style == "text" else 24)
        icon = dp(26) if self.icon else 0
        text = self._shown(layout.ctx)
        if layout.paragraph(text, LABEL).width + 2 * side + icon > limits.max_width:
            side = dp(12)
        room = max(0, limits.max_width - 2 * side - icon)
        paragraph = layout.paragraph(text, LABEL, room, 2)
        width = max(paragraph.width + 2 * side + icon, dp(48))
        height = max(paragraph.height + dp(20), dp(48))
        return BoxDraft(self, limits.width(width), limits.height(height), (), paragraph)

    def paint(self, box: Box, painter: Painter) -> None:
        shape = box.rect.inset(0, box.ctx.dp(4), 0, box.ctx.dp(4))
        radius = box.ctx.dp(4) if box.ctx.theme.material == 2 else shape.height // 2
        colour = self._paint_shape(shape, painter, radius)
        paragraph = box.content
        assert isinstance(paragraph, Paragraph)
        shift = 0
        if self.icon is not None:
            shift = self._paint_icon(box, paragraph, colour, painter)
        top = shape.top + (shape.height - paragraph.height) // 2
        left = box.rect.left + (-shift if box.ctx.rtl else shift)
        painter.text(paragraph, left, top, colour, box.rect.width, "center")

    def label(self, box: Box) -> str:
        return self._shown(box.ctx)

    def _shown(self, ctx: Ctx) -> str:
        text = ctx.text(self.text)
        caps = ctx.theme.material == 2 if self.caps is None else self.caps
        return text.upper() if caps else text

    def _paint_icon(self, box: Box, paragraph: Paragraph, colour: Colour, painter: Painter) -> int:
        side, gap = box.ctx.dp(18), box.ctx.dp(8)
        total = paragraph.width + side + gap
        rect = Rect.sized(
            box.rect.left + (box.rect.width - total) // 2, box.rect.top, side, box.rect.height
        )
        assert self.icon is not None
        placed = rect.mirrored(box.rect) if box.ctx.rtl else rect
        painter.icon(self.icon, placed, side, colour)
        return (side + gap) // 2

    def _paint_shape(self, shape: Rect, painter: Painter, radius: int) -> Colour:
        if not self.enabled:
            if self.style in {"filled", "tonal"}:
                painter.fill(shape, painter.colour("on_surface", 0.12), radius)
            elif self.style == "outlined":
                painter.border(shape, painter.colour("on_surface", 0.12), radius)
            return painter.colour("on_surface", 0.38)
        if self.style == "filled":
            painter.fill(shape, self.role, radius)
            return painter.colour(f"on_{self.role}")
        if self.style == "tonal":
            painter.fill(shape, "secondary_container", radius)
            return painter.colour("on_secondary_container")
        if self.style == "outlined":
            painter.border(shape, painter.colour("outline"), radius)
        return painter.colour(self.role)
