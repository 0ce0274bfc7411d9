"""Small rounded buttons that filter or choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.ui.box import INF, Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.icons import check_icon
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import LABEL
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


@dataclass(eq=False)
class Chip(Widget):
    """A chip; `checked` None is one that only acts (class Button), else CompoundButton."""

    text: TextLike = ""
    checked: bool | None = None
    icon: str | None = None

    class_name: ClassVar[str] = "android.widget.Button"

    def __post_init__(self) -> None:
        if self.icon is not None:
            check_icon(self.icon)
        if self.checked is not None and self.cls is None:
            self.cls = "android.widget.CompoundButton"

    @property
    def checkable(self) -> bool:
        return self.checked is not None

    @property
    def is_checked(self) -> bool:
        return bool(self.checked)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        beside = dp(32) + (dp(18) if self._sign else 0)
        room = max(0, limits.max_width - beside) if limits.max_width < INF else INF
        paragraph = layout.paragraph(self.text, LABEL, room, lines=1)
        width = paragraph.width + beside
        height = max(dp(48), paragraph.height + dp(16))
        return BoxDraft(self, limits.width(width), limits.height(height), (), paragraph)

    def paint(self, box: Box, painter: Painter) -> None:
        dp = box.ctx.dp
        shape = box.rect.inset(0, dp(8), 0, dp(8))
        if self.checked:
            painter.fill(shape, "secondary_container", dp(8))
        else:
            painter.border(shape, "outline", dp(8))
        paragraph = box.content
        assert isinstance(paragraph, Paragraph)
        start = dp(16)
        if self._sign is not None:
            sign = Rect.sized(shape.left + dp(8), shape.top, dp(18), shape.height)
            placed = sign.mirrored(shape) if box.ctx.rtl else sign
            painter.icon(self._sign, placed, dp(18), painter.colour("on_surface_variant"))
            start += dp(18)
        room = shape.width - start - dp(16)
        left = shape.left + (dp(16) if box.ctx.rtl else start)
        top = shape.top + (shape.height - paragraph.height) // 2
        colour = painter.colour("on_surface_variant", 1.0 if self.enabled else 0.38)
        painter.text(paragraph, left, top, colour, room, "start")

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text)

    @property
    def _sign(self) -> str | None:
        return "check" if self.checked else self.icon
