"""Frames of windows: full screens, dialogs in the middle, popups beside something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal, Self, Unpack

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.widget import Common, Event, Kid, Widget
from pytest_androidbench.phone.ui.widgets.linear import Column
from pytest_androidbench.phone.ui.widgets.panel import Look, Panel, four_sides
from pytest_androidbench.phone.ui.widgets.stack import Align, Stack

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

FRAME = "android.widget.FrameLayout"
LINEAR = "android.widget.LinearLayout"


def Decor(kid: Widget, *, top: float = 0, bottom: float = 0) -> Widget:  # noqa: N802
    """What Android puts around an activity: FrameLayout > LinearLayout > `android:id/content`.

    AppCompat has its `action_bar_root` in a FrameLayout around the content.
    """
    content = Panel(kid, cls=FRAME, id="android:id/content")
    root = _OfAppCompat(content, id="action_bar_root", cls=LINEAR)
    return _Frame(
        Column(_OfAppCompat(root, cls=FRAME, weight=1), cls=LINEAR, across="stretch"),
        cls=FRAME,
        padding=(0, top, 0, bottom),
        look=Look(background="background"),
    )


def DialogDecor(panel: Widget) -> Widget:  # noqa: N802
    """What AppCompat has around the panel of an alert dialog."""
    content = _OfAppCompat(panel, cls=FRAME, id="android:id/content")
    root = _OfAppCompat(content, cls=FRAME, id="action_bar_root")
    for cls in (FRAME, LINEAR, FRAME):
        root = _OfAppCompat(root, cls=cls)
    return root


class _OfAppCompat(Panel):
    """What is there where the app's activities are AppCompat's."""

    def is_node(self, box: Box) -> bool:
        return box.ctx.theme.appcompat


class _Frame(Panel):
    """The background of an activity, with the app's own colour behind the status bar."""

    def paint(self, box: Box, painter: Painter) -> None:
        super().paint(box, painter)
        top = box.ctx.dp(four_sides(self.padding)[1])
        strip = Rect(box.rect.left, box.rect.top, box.rect.right, box.rect.top + top)
        if "status_bar" in box.ctx.theme.colours:
            painter.fill(strip, "status_bar")


def Page(  # noqa: N802 - used like a widget
    *parts: Kid,
    fab: Widget | None = None,
    fab_bottom: float = 16,
    over: Widget | None = None,
    **common: Unpack[Common],
) -> Widget:
    """A whole screen: parts from top to bottom on the background, a FAB over the corner.

    What lies `over` the lower edge, a snackbar, lifts the FAB.
    """
    column = Column(*parts, across="stretch")
    corner = fab and Align(fab, across="end", down="bottom")
    low = corner and Panel(corner, padding=(16, 16, 16, fab_bottom), weight=1)
    below = Column(low, over, across="stretch", along="end", height="fill", width="fill")
    return Panel(
        Stack(Panel(column, width="fill", height="fill"), (low or over) and below),
        look=Look(background="background"),
        **common,
    )


class Modal(Widget):
    """The whole screen around a dialog, sheet or popup; never in the hierarchy itself.

    With an `anchor` (a rectangle of the screen) the kid lies at it, as a menu does: over its top
    end corner, below it, or above it where there is room; else in the middle, at the top, at the
    bottom, or (a drawer) at the start.
    """

    is_plain: ClassVar[bool] = True
    blocks_touch: ClassVar[bool] = True

    def __init__(
        self,
        kid: Widget,
        *,
        on_outside: Callable[[], None] | None = None,
        dim: float = 0.6,
        gravity: Literal["center", "top", "bottom", "start", "over", "below", "above"] = "center",
        anchor: Rect | None = None,
        margin: float = 24,
        most: float = 560,
        bars: tuple[int, int] = (0, 0),
    ) -> None:
        super().__init__()
        self.behind: list[Widget] = []
        """What lies around the kid, where the hierarchy tells of it."""
        self.kid = kid
        self.on_outside = on_outside
        self.dim = dim
        self.gravity = gravity
        self.anchor = anchor
        self.margin, self.most = margin, most
        self.bars = bars
        """Pixels at the top and at the bottom that what lies at an anchor keeps free."""

    def with_backdrop(self, cls: str | None) -> Self:
        """Let the hierarchy tell of what lies around the kid, as a view of a class."""
        self.behind = [Panel(cls=cls, on_tap=self.on_outside)] if cls else []
        return self

    def is_node(self, box: Box) -> bool:  # noqa: ARG002
        return False

    def handles(self, event: Event) -> bool:
        return event == "on_tap"

    def tap(self, box: Box, point: Point) -> None:  # noqa: ARG002
        if self.on_outside is not None:
            self.on_outside()

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        width, height = limits.max_width, limits.max_height
        margin = layout.ctx.dp(self.margin)
        room = min(width - 2 * margin, layout.ctx.dp(self.most))
        above, below = self.bars
        tall = height - above - below - 2 * margin
        draft = layout.measure(self.kid, Limits.up_to(room, tall))
        full = Limits(width, width, height, height)
        behind = [layout.measure(widget, full) for widget in self.behind]
        if self.anchor is None:
            free = height - draft.height
            y = {"top": margin, "bottom": free - margin}.get(self.gravity, free // 2)
            x = 0 if self.gravity == "start" else (width - draft.width) // 2
            return BoxDraft(self, width, height, [*behind, draft.at(x, y)])
        x, y = self._beside(layout, draft, width, self.anchor)
        x = max(margin, min(x, width - margin - draft.width))
        y = max(above + margin, min(y, height - below - margin - draft.height))
        return BoxDraft(self, width, height, [*behind, draft.at(x, y)])

    def _beside(self, layout: Layout, draft: BoxDraft, width: int, anchor: Rect) -> tuple[int, int]:
        screen = Rect(0, 0, width, 1)
        start = anchor.mirrored(screen) if layout.ctx.rtl else anchor
        if self.gravity == "above" and start.top - draft.height >= self.bars[0]:
            return start.left, start.top - draft.height
        if self.gravity in {"below", "above"}:
            return start.left, start.bottom
        return start.right - draft.width, start.top

    def paint(self, box: Box, painter: Painter) -> None:
        if self.dim:
            painter.fill(box.rect, painter.colour("black", self.dim))
