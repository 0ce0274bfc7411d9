"""The rows of small icons in the status bar, with a dot for what there is no room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from pytest_androidbench.phone.apps.systemui.look import GROUP
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import INF, Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

ICON_SIZE: Final = 16
GAP: Final = 4
DOT_RADIUS: Final = 2
"""`overflow_dot_radius` of AOSP's SystemUI, in dp."""


@dataclass(eq=False)
class OverflowDot(Widget):
    """Stands in the place of an icon, for it and for all that go with it."""

    colour: str = "on_surface"

    class_name: ClassVar[str] = "android.widget.ImageView"
    is_plain: ClassVar[bool] = True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(ICON_SIZE)
        return BoxDraft(self, limits.width(side), limits.height(side))

    def paint(self, box: Box, painter: Painter) -> None:
        painter.disc(box.rect.center, box.ctx.dp(DOT_RADIUS), self.colour)


@dataclass(eq=False)
class IconContainer(Widget):
    """Icons side by side; where not all of them fit, or are too many, a dot stands for the others.

    An icon that others follow is shown where there is room for the dot beside it, as
    `NotificationIconContainer` of AOSP's SystemUI has it.
    """

    icons: Sequence[Widget] = ()
    most: int = 0
    """So many icons are shown at most, with a dot if there are more."""
    kept: Literal["first", "last"] = "first"
    """Which of them stay; the dot is where the others would be."""
    colour: str = "on_surface"

    class_name: ClassVar[str] = GROUP

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        draft = w.Row(*self._shown(layout, limits), gap=GAP).measure(layout, limits)
        return BoxDraft(self, draft.width, draft.height, draft.children)

    def _shown(self, layout: Layout, limits: Limits) -> Sequence[Widget]:
        step = 1 if self.kept == "first" else -1
        icons, free = self.icons[::step], Limits(0, INF, 0, INF)
        gap, dot = layout.ctx.dp(GAP), layout.ctx.dp(ICON_SIZE)
        ends = list(accumulate(layout.measure(icon, free).width + gap for icon in icons))
        if not icons or (len(icons) <= self.most and ends[-1] - gap <= limits.max_width):
            return self.icons
        count = sum(end + dot <= limits.max_width for end in ends[: self.most])
        shown = [*icons[:count], OverflowDot(self.colour, desc=icons[count].desc)]
        return shown[::step]
