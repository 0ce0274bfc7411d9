"""A photo, or a coloured shape with a letter or an icon in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from pytest_androidbench.phone.ui.app_icons import IconArt, paint_art
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.icons import check_icon
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


@dataclass(eq=False)
class Picture(Widget):
    """An encoded image (PNG, JPEG ...), the icon of an app, or a colour with a letter or a sign."""

    source: bytes | None = None
    letter: str = ""
    icon: str | None = None
    art: IconArt | None = None
    background: str = "primary_container"
    colour: str = "on_primary_container"
    size: float = 40
    shape: Literal["rect", "round", "circle"] = "circle"
    fit: Literal["cover", "contain"] = "cover"

    class_name: ClassVar[str] = "android.widget.ImageView"
    is_plain: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if self.icon is not None:
            check_icon(self.icon)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(self.size)
        letter = None
        if self.letter:
            style = TextStyle(self.size * 0.45 / layout.ctx.display.font_scale, 500)
            letter = layout.paragraph(self.letter, style, lines=1)
        return BoxDraft(self, limits.width(side), limits.height(side), (), letter)

    def paint(self, box: Box, painter: Painter) -> None:
        rect = box.rect
        side = min(rect.width, rect.height)
        radius = {"rect": 0, "round": box.ctx.dp(12), "circle": side // 2}[self.shape]
        if self.source is not None:
            painter.image(self.source, rect, radius, self.fit)
            return
        if self.art is not None:
            paint_art(self.art, Rect.sized(rect.left, rect.top, side, side), painter)
            return
        painter.fill(rect, self.background, radius)
        if self.icon is not None:
            painter.icon(self.icon, rect, int(side * 0.6), painter.colour(self.colour))
        if isinstance(box.content, Paragraph):
            self._paint_letter(box.content, rect, painter)

    def _paint_letter(self, letter: Paragraph, rect: Rect, painter: Painter) -> None:
        top = rect.top + (rect.height - letter.height) // 2
        colour = painter.colour(self.colour)
        painter.text(letter, rect.left, top, colour, rect.width, "center")
