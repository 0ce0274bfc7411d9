"""A symbol of the bundled icon font."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.icons import check_icon
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


@dataclass(eq=False)
class Icon(Widget):
    """A symbol by its Material name; a node of the hierarchy only with an id or a desc."""

    name: str
    size: float = 24
    colour: str = "on_surface_variant"

    class_name: ClassVar[str] = "android.widget.ImageView"
    is_plain: ClassVar[bool] = True

    def __post_init__(self) -> None:
        check_icon(self.name)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(self.size)
        return BoxDraft(self, limits.width(side), limits.height(side))

    def paint(self, box: Box, painter: Painter) -> None:
        colour = painter.colour(self.colour, 1.0 if self.enabled else 0.38)
        painter.icon(self.name, box.rect, box.ctx.dp(self.size), colour)
