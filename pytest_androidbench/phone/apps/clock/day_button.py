"""A day of the week to switch on and off."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.text import Paragraph

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


class DayButton(w.CheckBox):
    """A day's letter in a circle that is filled when the alarm rings on it."""

    diameter: ClassVar[int] = 36

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(48)
        paragraph = layout.paragraph(self.text, w.LABEL, side)
        return BoxDraft(self, limits.width(side), limits.height(side), (), paragraph)

    def paint(self, box: Box, painter: Painter) -> None:
        dp, rect, paragraph = box.ctx.dp, box.rect, box.content
        assert isinstance(paragraph, Paragraph)
        radius = dp(self.diameter) // 2
        if self.checked:
            painter.disc(rect.center, radius, "primary")
        else:
            painter.ring(rect.center, radius, dp(1), "outline")
        colour = painter.colour("on_primary" if self.checked else "on_surface_variant")
        top = rect.top + (rect.height - paragraph.height) // 2
        painter.text(paragraph, rect.left, top, colour, rect.width, "center")
