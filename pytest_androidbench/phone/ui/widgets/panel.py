"""A kid with room around it, a background, a border, a shape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Unpack

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.context import Direction
from pytest_androidbench.phone.ui.widget import Common, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

Sides = float | tuple[float, float] | tuple[float, float, float, float]
"""All four; (horizontal, vertical); (start, top, end, bottom) - in dp."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What a panel looks like."""

    background: str | None = None
    radius: float = 0
    border: str | None = None
    elevation: float = 0
    square: bool = False
    """Whether the corners are as small as 4 dp in an app of Material 2."""


PLAIN = Look()
NOTHING = (0, 0, 0, 0)


def four_sides(sides: Sides) -> tuple[float, float, float, float]:
    """Return start, top, end and bottom."""
    if isinstance(sides, (int, float)):
        return sides, sides, sides, sides
    if len(sides) == 2:
        return sides[0], sides[1], sides[0], sides[1]
    return sides


class Panel(Widget):
    """A kid with padding, least sizes in dp, and a look; `clips` cuts the kid at its edges."""

    class_name: ClassVar[str] = "android.view.ViewGroup"
    is_plain: ClassVar[bool] = True

    def __init__(
        self,
        kid: Widget | None = None,
        *,
        padding: Sides = 0,
        look: Look = PLAIN,
        min_width: float = 0,
        min_height: float = 0,
        clips: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.kid = kid
        self.padding = padding
        self.look = look
        self.min_width, self.min_height = min_width, min_height
        self.clips = clips

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        start, top, end, bottom = map(dp, four_sides(self.padding)) if self.padding else NOTHING
        least = limits
        if self.min_width or self.min_height:
            width, height = limits.width(dp(self.min_width)), limits.height(dp(self.min_height))
            least = Limits(width, limits.max_width, height, limits.max_height)
        if self.kid is None:
            return BoxDraft(self, least.width(start + end), least.height(top + bottom))
        draft = layout.measure(self.kid, least.less(start + end, top + bottom)).at(start, top)
        width, height = draft.width + start + end, draft.height + top + bottom
        return BoxDraft(self, least.width(width), least.height(height), [draft], clips=self.clips)

    def hides(self, box: Box) -> bool:
        look = self.look
        if look.background is None or look.radius:
            return False
        return box.ctx.theme.colour(look.background)[3] == 255

    def paint(self, box: Box, painter: Painter) -> None:
        look, dp = self.look, box.ctx.dp
        rounded = 4 if look.square and box.ctx.theme.material == 2 else look.radius
        radius = min(dp(rounded), box.rect.height // 2, box.rect.width // 2)
        if look.elevation:
            painter.shadow(box.rect, radius, dp(look.elevation))
        if look.background is not None:
            painter.fill(box.rect, look.background, radius)
        if look.border is not None:
            painter.border(box.rect, look.border, radius)


def Padding(  # noqa: N802 - used like a widget
    kid: Widget, sides: Sides, **common: Unpack[Common]
) -> Panel:
    """A kid with room around it."""
    return Panel(kid, padding=sides, **common)


def Card(  # noqa: N802 - used like a widget
    kid: Widget, *, padding: Sides = 16, look: Look | None = None, **common: Unpack[Common]
) -> Panel:
    """A kid on a rounded surface; its class is FrameLayout."""
    common.setdefault("cls", "android.widget.FrameLayout")
    chosen = look or Look(background="surface_container", radius=12)
    return Panel(kid, padding=padding, look=chosen, **common)


class Directed(Widget):
    """A kid that is laid out in a fixed direction, whatever the language."""

    is_plain: ClassVar[bool] = True

    def __init__(self, kid: Widget, direction: Direction = "ltr", **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self.direction: Direction = direction
        self.kid = kid

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        draft = layout.toward(self.direction, lambda: layout.measure(self.kid, limits))
        return BoxDraft(self, draft.width, draft.height, [draft])
