"""What the calculator's keys and its display are drawn as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from pytest_androidbench.phone.apps.calculator.signs import spelled
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.widget import Event, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

COLOURS: Final = {
    "digit": ("surface_highest", "on_surface"),
    "operator": ("primary_container", "on_primary_container"),
    "clear": ("tertiary_container", "on_tertiary_container"),
    "equals": ("primary", "on_primary"),
    "science": ("transparent", "on_surface"),
}
"""A kind of key -> what it and what stands on it is drawn in."""
KEY_SIZES: Final = {"science": 19.0}
KEY_SIZE: Final = 27.0
LEAST_SIZE: Final = 0.4
"""How much smaller a line may get before its beginning is cut off."""


@dataclass(eq=False)
class PadKey(Widget):
    """A key as large as its place, with a text or a sign in its middle."""

    text: TextLike = ""
    sign: str = ""
    kind: str = "digit"

    class_name: ClassVar[str] = "android.widget.Button"

    def handles(self, event: Event) -> bool:
        return event == "on_tap" or super().handles(event)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(40)
        width, height = limits.width(side), limits.height(side)
        size = KEY_SIZES.get(self.kind, KEY_SIZE)
        paragraph = layout.paragraph(self.text, w.TextStyle(size), lines=1)
        most = min(width * 0.9 / max(1, paragraph.width), height * 0.9 / max(1, paragraph.height))
        if most < 1:
            paragraph = layout.paragraph(self.text, w.TextStyle(size * most), lines=1)
        return BoxDraft(self, width, height, (), paragraph)

    def paint(self, box: Box, painter: Painter) -> None:
        ground, ink = COLOURS[self.kind]
        gap = box.ctx.dp(4)
        shape = box.rect.inset(gap, gap, gap, gap)
        if ground != "transparent":
            painter.fill(shape, ground, min(shape.width, shape.height) // 2)
        colour = painter.colour(ink)
        if self.sign:
            painter.icon(self.sign, box.rect, box.ctx.dp(26), colour)
            return
        paragraph = box.content
        assert isinstance(paragraph, Paragraph)
        top = box.rect.top + (box.rect.height - paragraph.height) // 2
        painter.text(paragraph, box.rect.left, top, colour, box.rect.width, "center")

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text)


@dataclass(eq=False)
class DisplayLine(Widget):
    """A line at the end edge, smaller where it is long; the hierarchy has it as it is kept."""

    text: TextLike = ""
    size: float = 48
    colour: str = "on_surface"
    formula: bool = False
    """Whether functions are shown by their names, and numbers with commas."""

    class_name: ClassVar[str] = "android.widget.TextView"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        text = layout.ctx.text(self.text)
        drawn = spelled(text) if self.formula else text
        paragraph = layout.paragraph(drawn, w.TextStyle(self.size), lines=1, ltr=True)
        width = limits.width(paragraph.width)
        high = limits.height(paragraph.height)
        fits = min(width / max(1, paragraph.width), high / max(1, paragraph.height))
        if fits < 1:
            style = w.TextStyle(self.size * max(LEAST_SIZE, fits * 0.98))
            paragraph = layout.paragraph(drawn, style, lines=1, ltr=True)
        return BoxDraft(self, width, high, (), paragraph)

    def paint(self, box: Box, painter: Painter) -> None:
        paragraph, rect = box.content, box.rect
        assert isinstance(paragraph, Paragraph)
        over = max(0, paragraph.width - rect.width)
        top = rect.top + max(0, rect.height - paragraph.height) // 2
        colour = painter.colour(self.colour)
        align: Literal["start", "end"] = "start" if box.ctx.rtl else "end"
        with painter.clipped(rect):
            left = rect.left - over
            painter.text(paragraph, left, top, colour, rect.width + over, align)

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text)
