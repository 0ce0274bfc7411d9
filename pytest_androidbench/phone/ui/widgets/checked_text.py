"""A row of a list of choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import BODY_LARGE
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


CheckStyle = Literal["plain", "bare", "radio", "check"]


@dataclass(eq=False)
class CheckedText(Widget):
    """A text with a radio button or check box in front.

    `bare` draws none, and `plain` is a mere TextView.
    """

    text: TextLike = ""
    checked: bool = False
    style: CheckStyle = "radio"

    class_name: ClassVar[str] = "android.widget.CheckedTextView"

    def __post_init__(self) -> None:
        if self.style == "plain" and self.cls is None:
            self.cls = "android.widget.TextView"

    @property
    def checkable(self) -> bool:
        return self.style != "plain"

    @property
    def is_checked(self) -> bool:
        return self.checked

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        start = dp(56 if self._is_signed else 24)
        paragraph = layout.paragraph(self.text, BODY_LARGE, limits.max_width - start - dp(24))
        width = start + paragraph.width + dp(24)
        height = max(dp(48), paragraph.height + dp(16))
        return BoxDraft(self, limits.width(width), limits.height(height), (), paragraph)

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text)

    def paint(self, box: Box, painter: Painter) -> None:
        dp, rect, start = box.ctx.dp, box.rect, 24
        if self._is_signed:
            start = 56
            sign = Rect.sized(rect.left + dp(16), rect.top, dp(24), rect.height)
            placed = sign.mirrored(rect) if box.ctx.rtl else sign
            role = "primary" if self.checked else "on_surface_variant"
            painter.icon(self._sign, placed, dp(24), painter.colour(role))
        paragraph = box.content
        assert isinstance(paragraph, Paragraph)
        room = rect.inset(dp(start), 0, dp(24))
        room = room.mirrored(rect) if box.ctx.rtl else room
        top = rect.top + (rect.height - paragraph.height) // 2
        colour = painter.colour("on_surface", 1.0 if self.enabled else 0.38)
        painter.text(paragraph, room.left, top, colour, room.width, "start")

    @property
    def _is_signed(self) -> bool:
        return self.style in {"radio", "check"}

    @property
    def _sign(self) -> str:
        if self.style == "check":
            return "check_box" if self.checked else "check_box_outline_blank"
        return "radio_button_checked" if self.checked else "radio_button_unchecked"
