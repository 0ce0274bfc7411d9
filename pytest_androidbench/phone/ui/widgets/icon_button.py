"""Buttons with an icon: plain ones and the floating one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Unpack

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.icons import check_icon
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import LABEL
from pytest_androidbench.phone.ui.widget import Event, Undescribed, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


class IconButton(Widget):
    """An icon to tap, never smaller than 48 dp."""

    class_name: ClassVar[str] = "android.widget.ImageButton"

    def __init__(
        self,
        icon: str,
        desc: TextLike | None = None,
        *,
        size: float = 24,
        colour: str = "on_surface_variant",
        background: str | None = None,
        **common: Unpack[Undescribed],
    ) -> None:
        super().__init__(desc=desc, **common)
        check_icon(icon)
        self.icon = icon
        self.size = size
        self.colour = colour
        self.background = background

    def handles(self, event: Event) -> bool:
        return event == "on_tap" or super().handles(event)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(max(48, self.size))
        return BoxDraft(self, limits.width(side), limits.height(side))

    def paint(self, box: Box, painter: Painter) -> None:
        size = box.ctx.dp(self.size)
        if self.background is not None or self.selected:
            side = max(box.ctx.dp(40), size)
            center = box.rect.center
            disc = Rect.sized(center.x - side // 2, center.y - side // 2, side, side)
            painter.fill(disc, self.background or "secondary_container", side // 2)
        colour = painter.colour(self.colour, 1.0 if self.enabled else 0.38)
        painter.icon(self.icon, box.rect, size, colour)


class Fab(Widget):
    """The floating action button; with a text it is an extended one (class Button)."""

    class_name: ClassVar[str] = "android.widget.ImageButton"

    def __init__(
        self,
        icon: str,
        desc: TextLike | None = None,
        *,
        text: TextLike | None = None,
        size: float = 56,
        **common: Unpack[Undescribed],
    ) -> None:
        if text is not None:
            common.setdefault("cls", "android.widget.Button")
        super().__init__(desc=desc, **common)
        check_icon(icon)
        self.icon = icon
        self.text = text
        self.size = size

    def handles(self, event: Event) -> bool:
        return event == "on_tap" or super().handles(event)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(self.size)
        if self.text is None:
            return BoxDraft(self, limits.width(side), limits.height(side))
        paragraph = layout.paragraph(self.text, LABEL, lines=1)
        width = paragraph.width + layout.ctx.dp(16 + 24 + 12 + 20)
        return BoxDraft(self, limits.width(width), limits.height(side), (), paragraph)

    def paint(self, box: Box, painter: Painter) -> None:
        dp, rect = box.ctx.dp, box.rect
        radius = rect.height // 2 if box.ctx.theme.material == 2 else dp(16)
        painter.shadow(rect, radius, dp(3))
        painter.fill(rect, "primary_container", radius)
        colour = painter.colour("on_primary_container")
        if not isinstance(box.content, Paragraph):
            painter.icon(self.icon, rect, dp(24), colour)
            return
        icon = Rect.sized(rect.left + dp(16), rect.top, dp(24), rect.height)
        painter.icon(self.icon, icon.mirrored(rect) if box.ctx.rtl else icon, dp(24), colour)
        start = dp(20) if box.ctx.rtl else dp(52)
        top = rect.top + (rect.height - box.content.height) // 2
        painter.text(box.content, rect.left + start, top, colour, box.content.width, "start")

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text) if self.text is not None else ""
