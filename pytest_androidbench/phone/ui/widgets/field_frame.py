"""The frames of text fields: how much room they take, and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pytest_androidbench.phone.ui.geometry import Rect

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.box import Box
    from pytest_androidbench.phone.ui.painter import Painter

FieldStyle = Literal["outlined", "filled", "line", "plain"]
Dp = Callable[[float], int]
"""From dp to pixels."""


@dataclass(frozen=True, slots=True)
class FieldFrame:
    """What is around a field's text: a line or a ground, and a sign in front."""

    style: FieldStyle
    hinted: bool
    """Whether there is a hint, which may stand above the text."""
    icon: str | None

    @property
    def sign(self) -> str | None:
        """The sign in front, where the style has one."""
        return self.icon if self.style in {"outlined", "filled"} else None

    def insets(self, dp: Dp) -> tuple[int, int, int, int]:
        """Return the room left of the text (as if left to right), above, right and below it."""
        if self.style == "plain":
            return 0, dp(4), 0, dp(4)
        if self.style == "line":
            return dp(4), dp(10), dp(4), dp(11)
        start = dp(16 if self.icon is None else 48)
        if self.style == "filled" and self.hinted:
            return start, dp(26), dp(16), dp(8)
        return start, dp(16), dp(16), dp(16)

    def least(self, dp: Dp) -> int:
        """Return the height below which no field goes."""
        return dp({"plain": 32, "line": 45}.get(self.style, 56))

    def paint(self, box: Box, painter: Painter, label: Rect | None) -> None:
        """Draw it around a box; an outline leaves room for the label that stands in it."""
        dp, rect = box.ctx.dp, box.rect
        role = "primary" if box.focused else "on_surface_variant"
        thick = dp(2) if box.focused else dp(1)
        if self.style == "outlined":
            self._paint_outline(box, painter, label)
        elif self.style == "filled":
            painter.fill(rect, "surface_highest", dp(4))
            painter.fill(Rect(rect.left, rect.bottom - thick, rect.right, rect.bottom), role)
        elif self.style == "line":
            low = rect.bottom - dp(7)
            painter.fill(Rect(rect.left + dp(4), low - thick, rect.right - dp(4), low), role)
        if self.sign is not None:
            self._paint_sign(box, self.sign, painter)

    def _paint_outline(self, box: Box, painter: Painter, label: Rect | None) -> None:
        dp, rect = box.ctx.dp, box.rect
        colour = painter.colour("primary" if box.focused else "outline")
        thick = dp(2) if box.focused else dp(1)
        frame = rect.inset(0, dp(4) if self.hinted else 0)
        if label is None:
            painter.border(frame, colour, dp(4), thick)
            return
        gap = label.mirrored(rect) if box.ctx.rtl else label
        for part in (
            Rect(rect.left, rect.top, gap.left, rect.bottom),
            Rect(gap.right, rect.top, rect.right, rect.bottom),
            Rect(gap.left, gap.bottom, gap.right, rect.bottom),
        ):
            with painter.clipped(part):
                painter.border(frame, colour, dp(4), thick)

    @staticmethod
    def _paint_sign(box: Box, sign: str, painter: Painter) -> None:
        dp, rect = box.ctx.dp, box.rect
        place = Rect.sized(rect.left + dp(12), rect.top + dp(4), dp(24), min(rect.height, dp(52)))
        placed = place.mirrored(rect) if box.ctx.rtl else place
        painter.icon(sign, placed, dp(24), painter.colour("on_surface_variant"))
