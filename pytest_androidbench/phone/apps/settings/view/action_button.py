"""A button of a bar of actions: an icon over its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import LABEL_SMALL
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

ICON_DP = 24
GAP_DP = 6
SIDES_DP = (4, 16)


@dataclass(eq=False)
class ActionButton(Widget):
    """One node: the icon is drawn, the text is the button's own."""

    text: TextLike = ""
    icon: str = "circle"

    class_name: ClassVar[str] = "android.widget.Button"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        across, down = map(dp, SIDES_DP)
        text = layout.paragraph(self.text, LABEL_SMALL, max(0, limits.max_width - 2 * across))
        height = 2 * down + dp(ICON_DP) + dp(GAP_DP) + text.height
        return BoxDraft(
            self, limits.width(text.width + 2 * across), limits.height(height), (), text
        )

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text)

    def paint(self, box: Box, painter: Painter) -> None:
        paragraph, dp, rect = box.content, box.ctx.dp, box.rect
        assert isinstance(paragraph, Paragraph)
        role = "primary" if self.enabled else "outline"
        colour = painter.colour(role, 1.0 if self.enabled else 0.38)
        top, side = rect.top + dp(SIDES_DP[1]), dp(ICON_DP)
        painter.icon(self.icon, Rect.sized(rect.left, top, rect.width, side), side, colour)
        left, width = rect.left + dp(SIDES_DP[0]), rect.width - 2 * dp(SIDES_DP[0])
        painter.text(paragraph, left, top + side + dp(GAP_DP), colour, width, "center")
