"""Widgets that are on or off: switch, check box, radio button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import BODY_LARGE
from pytest_androidbench.phone.ui.widget import Event, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


class Checkable(Widget):
    """Mixed into a button or a panel: one of a group, checked while it is `selected`."""

    @property
    def checkable(self) -> bool:
        return True

    @property
    def is_checked(self) -> bool:
        return self.selected


@dataclass(eq=False)
class Toggle(Widget):
    """Something checkable; with neither `on_change` nor `on_tap` its row handles the tap."""

    checked: bool = False
    on_change: Callable[[bool], None] | None = None

    @property
    def checkable(self) -> bool:
        return True

    @property
    def is_checked(self) -> bool:
        return self.checked

    def handles(self, event: Event) -> bool:
        return (event == "on_tap" and self.on_change is not None) or super().handles(event)

    def tap(self, box: Box, point: Point) -> None:
        if self.on_change is not None:
            self.on_change(not self.checked)
        super().tap(box, point)


@dataclass(eq=False)
class Switch(Toggle):
    """A Material 3 switch."""

    class_name: ClassVar[str] = "android.widget.Switch"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        return BoxDraft(self, limits.width(dp(52)), limits.height(dp(48)))

    def paint(self, box: Box, painter: Painter) -> None:
        dp = box.ctx.dp
        center = box.rect.center
        track = Rect.sized(center.x - dp(26), center.y - dp(16), dp(52), dp(32))
        opacity = 1.0 if self.enabled else 0.38
        reach = dp(10) * (-1 if self.checked == box.ctx.rtl else 1)
        thumb = Point(center.x + reach, center.y)
        if self.checked:
            painter.fill(track, painter.colour("primary", opacity), dp(16))
            painter.disc(thumb, dp(12), "on_primary")
        else:
            painter.fill(track, painter.colour("surface_highest", opacity), dp(16))
            painter.border(track, painter.colour("outline", opacity), dp(16), dp(2))
            painter.disc(thumb, dp(8), painter.colour("outline", opacity))


@dataclass(eq=False)
class LabelledToggle(Toggle):
    """A toggle with a text beside it; the node's text is the label."""

    text: TextLike = ""

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(48 if self.on_change or self.on_tap or not self.text else 40)
        if not self.text:
            return BoxDraft(self, limits.width(side), limits.height(side))
        room = max(0, limits.max_width - side - layout.ctx.dp(8))
        paragraph = layout.paragraph(self.text, BODY_LARGE, room)
        width = side + paragraph.width + layout.ctx.dp(8)
        height = max(side, paragraph.height + layout.ctx.dp(8))
        return BoxDraft(self, limits.width(width), limits.height(height), (), paragraph)

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text)

    def paint(self, box: Box, painter: Painter) -> None:
        rect = box.rect
        side = min(rect.width, rect.height, box.ctx.dp(48))
        sign = Rect.sized(rect.left, rect.top, side, rect.height)
        self.paint_sign(box, sign.mirrored(rect) if box.ctx.rtl else sign, painter)
        if isinstance(box.content, Paragraph):
            top = rect.top + (rect.height - box.content.height) // 2
            left = rect.left + (0 if box.ctx.rtl else side)
            colour = painter.colour("on_surface", 1.0 if self.enabled else 0.38)
            painter.text(box.content, left, top, colour, rect.width - side, "start")

    def paint_sign(self, box: Box, rect: Rect, painter: Painter) -> None:
        """Draw the box or ring."""


@dataclass(eq=False)
class CheckBox(LabelledToggle):
    """A check box, alone or with a text."""

    class_name: ClassVar[str] = "android.widget.CheckBox"

    def paint_sign(self, box: Box, rect: Rect, painter: Painter) -> None:
        name = "check_box" if self.checked else "check_box_outline_blank"
        role = "primary" if self.checked else "on_surface_variant"
        colour = painter.colour(role, 1.0 if self.enabled else 0.38)
        painter.icon(name, rect, box.ctx.dp(24), colour)


@dataclass(eq=False)
class Radio(LabelledToggle):
    """A radio button, alone or with a text."""

    class_name: ClassVar[str] = "android.widget.RadioButton"

    def paint_sign(self, box: Box, rect: Rect, painter: Painter) -> None:
        name = "radio_button_checked" if self.checked else "radio_button_unchecked"
        role = "primary" if self.checked else "on_surface_variant"
        colour = painter.colour(role, 1.0 if self.enabled else 0.38)
        painter.icon(name, rect, box.ctx.dp(24), colour)
