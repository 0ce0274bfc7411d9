"""A closed drop-down list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.theme import BODY_LARGE, TextStyle
from pytest_androidbench.phone.ui.widget import Event, Widget
from pytest_androidbench.phone.ui.widgets.text import Text

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


@dataclass(eq=False)
class Spinner(Widget):
    """The chosen one of `choices`; on a tap the phone opens the list, `on_select` follows."""

    choices: Sequence[TextLike] = ()
    index: int = 0
    on_select: Callable[[int], None] | None = None
    style: TextStyle = BODY_LARGE
    arrow: str = "on_surface_variant"
    """The colour of the sign at its end."""
    checked_rows: bool = False
    """Whether the rows of its list are CheckedTextViews."""
    text_id: str = "android:id/text1"
    """The id of what is chosen, and of the rows of its list."""

    class_name: ClassVar[str] = "android.widget.Spinner"

    def handles(self, event: Event) -> bool:
        return event == "on_tap" or super().handles(event)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        chosen = self.choices[self.index] if self.choices else ""
        text = Text(chosen, self.style, lines=1, id=self.text_id, enabled=self.enabled)
        draft = layout.measure(text, limits.less(dp(8 + 40), 0).loose())
        height = limits.height(max(dp(48), draft.height))
        draft.at(dp(8), (height - draft.height) // 2)
        return BoxDraft(self, limits.width(draft.width + dp(48)), height, [draft])

    def paint(self, box: Box, painter: Painter) -> None:
        side = box.ctx.dp(40)
        sign = Rect(box.rect.right - side, box.rect.top, box.rect.right, box.rect.bottom)
        placed = sign.mirrored(box.rect) if box.ctx.rtl else sign
        colour = painter.colour(self.arrow, 1.0 if self.enabled else 0.38)
        painter.icon("arrow_drop_down", placed, box.ctx.dp(24), colour)
