"""Where a dragged icon can be let go, and what is seen of it on its way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal, Unpack

from pytest_androidbench.phone.apps.launcher.favorites import HomeCell
from pytest_androidbench.phone.apps.launcher.icons import SIZE
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.app_icons import paint_art
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import Common, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

FRAME: Final = "android.widget.FrameLayout"
BAR_HEIGHT: Final = 56
Action = Literal["remove", "cancel", "uninstall", "dismiss"]
"""What one of the targets at the top does."""
ACTIONS: Final[dict[Action, tuple[str, TextLike, str]]] = {
    "remove": ("delete_target_text", tr("Remove"), "close"),
    "cancel": ("delete_target_text", tr("Cancel"), "close"),
    "uninstall": ("uninstall_target_text", tr("Uninstall"), "delete"),
    "dismiss": ("uninstall_target_text", tr("Don't suggest app"), "block"),
}
"""Their ids, words and signs."""


class DropArea(w.Panel):
    """A part of the screen where an icon can be let go: a cell, or a target at the top."""

    def __init__(
        self,
        goal: HomeCell | Action,
        kid: Widget | None = None,
        min_height: float = SIZE + 20,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(kid, min_height=min_height, **common)
        self.goal: HomeCell | Action = goal


def cell_area(kids: Mapping[HomeCell, Widget | None], cell: HomeCell) -> Widget:
    """A cell with what lies in it."""
    return DropArea(cell, kids.get(cell), weight=1, height="fill" if cell.y else None)


def goal_at(root: Box, point: Point) -> HomeCell | Action | None:
    """Where an icon goes that is let go at a point: as on a phone, the nearest cell if no other."""
    areas = [(box.rect, box.widget.goal) for box in root.walk() if isinstance(box.widget, DropArea)]
    for rect, goal in areas:
        if rect.contains(point):
            return goal
    cells = [(rect, goal) for rect, goal in areas if isinstance(goal, HomeCell)]
    nearest = min(cells, key=lambda cell: _distance(cell[0], point), default=None)
    return nearest[1] if nearest is not None else None


def _distance(rect: Rect, point: Point) -> int:
    center = rect.center
    return (center.x - point.x) ** 2 + (center.y - point.y) ** 2


def drop_bar(actions: tuple[Action, ...]) -> w.Widget:
    """The targets at the top."""
    targets = [w.Align(_target(action), weight=1) for action in actions]
    row = w.Row(*targets, width="fill", height="fill")
    bar = w.Panel(row, id="drop_target_bar", cls=FRAME, width="fill", height=BAR_HEIGHT)
    return w.Column(w.Spacer(size=BAR_HEIGHT), bar, width="fill")


def _target(action: Action) -> w.Widget:
    id_, label, sign = ACTIONS[action]
    text = w.Text(label, w.BODY_LARGE, "white", id=id_, desc=label)
    return DropArea(action, w.Row(w.Icon(sign, 20, "white"), text, gap=8), BAR_HEIGHT)


def removed_bar(undo: Callable[[], None]) -> w.Widget:
    """Launcher3's own snackbar after an item has gone."""
    said = w.Text(tr("Item removed"), w.BODY, id="label", weight=1)
    button = w.Button(tr("Undo"), "text", id="action", cls="android.widget.TextView", on_tap=undo)
    look = w.Look(background="surface_container", radius=8, elevation=4)
    bar = w.Panel(w.Row(said, button, width="fill"), padding=(16, 4), look=look, width="fill")
    return w.Align(w.Panel(bar, padding=(16, 64), width="fill"), down="bottom")


@dataclass(eq=False)
class DraggedIcon(Widget):
    """The icon under the finger, drawn over everything."""

    app: App | None = None
    finger: tuple[int, int] = (0, 0)
    """In pixels from the screen's corner."""

    is_plain: ClassVar[bool] = True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:  # noqa: ARG002
        return BoxDraft(self, limits.max_width, limits.max_height)

    def paint(self, box: Box, painter: Painter) -> None:
        if self.app is None:
            return
        side, (x, y) = box.ctx.dp(SIZE * 1.1), self.finger
        disc = Rect.sized(box.rect.left + x - side // 2, box.rect.top + y - side // 2, side, side)
        paint_art(self.app.art(), disc, painter)
