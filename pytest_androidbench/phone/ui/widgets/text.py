"""A text in one or more lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.icons import check_icon
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import BODY, TextStyle
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

SIGN_BLANKS: Final = 6
SIGN_START, SIGN_SIZE, SIGN_ROOM = 4, 24, 44
"""Where a sign in a text stands, and where the words begin, in dp."""


def text_top(box: Box, paragraph: Paragraph) -> int:
    """Where a text begins that stands in the middle of its box's height."""
    return box.rect.top + max(0, (box.rect.height - paragraph.height) // 2)


@dataclass(eq=False)
class Text(Widget):
    """A text that wraps at the room it gets; more than `lines` lines end in an ellipsis."""

    text: TextLike = ""
    style: TextStyle = BODY
    colour: str | None = None
    lines: int | None = None
    align: Literal["start", "center", "end"] = "start"
    ltr: bool = False
    """Whether it runs left to right whatever it begins with: phone numbers, addresses."""

    class_name: ClassVar[str] = "android.widget.TextView"

    @property
    def opacity(self) -> float:
        """How strongly it is drawn."""
        return 1.0 if self.enabled else 0.38

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        paragraph = layout.paragraph(
            self.text, self.style, limits.max_width, self.lines, ltr=self.ltr
        )
        least = layout.ctx.dp(self.style.min_line * layout.ctx.display.font_scale)
        height = max(paragraph.height, least)
        return BoxDraft(self, limits.width(paragraph.width), limits.height(height), (), paragraph)

    def paint(self, box: Box, painter: Painter) -> None:
        paragraph = box.content
        assert isinstance(paragraph, Paragraph)
        colour = painter.colour(self.colour or self.style.colour, self.opacity)
        top = text_top(box, paragraph)
        painter.text(paragraph, box.rect.left, top, colour, box.rect.width, self.align)

    def label(self, box: Box) -> str:
        text = box.ctx.text(self.text)
        return text.upper() if self.style.caps else text


@dataclass(eq=False)
class SpannedText(Text):
    """A text after a sign that stands in it, as apps put one before the titles of a framework menu.

    The sign replaces one of the blanks the text begins with, and they are part of what it says.
    """

    sign: str = ""

    def __post_init__(self) -> None:
        check_icon(self.sign)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        room = layout.ctx.dp(SIGN_ROOM)
        draft = super().measure(layout, limits.less(room, 0))
        return BoxDraft(
            self, limits.width(draft.width + room), limits.height(draft.height), (), draft.content
        )

    def paint(self, box: Box, painter: Painter) -> None:
        paragraph, rect, dp = box.content, box.rect, box.ctx.dp
        assert isinstance(paragraph, Paragraph)
        colour = painter.colour(self.colour or self.style.colour, self.opacity)
        icon = Rect.sized(rect.left + dp(SIGN_START), rect.top, dp(SIGN_SIZE), rect.height)
        painter.icon(self.sign, icon.mirrored(rect) if box.ctx.rtl else icon, icon.width, colour)
        room = dp(SIGN_ROOM)
        left = rect.left if box.ctx.rtl else rect.left + room
        top = text_top(box, paragraph)
        painter.text(paragraph, left, top, colour, rect.width - room, self.align)

    def label(self, box: Box) -> str:
        return " " * SIGN_BLANKS + super().label(box)


class PaintedText(Text):
    """A text that is only drawn, as a custom view does: the hierarchy does not tell what it says.

    With an id, a description or a handler it is a node without a text.
    """

    class_name: ClassVar[str] = "android.view.View"
    is_plain: ClassVar[bool] = True

    def label(self, box: Box) -> str:  # noqa: ARG002
        return ""
