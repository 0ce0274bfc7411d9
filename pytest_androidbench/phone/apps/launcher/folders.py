"""The icons of folders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.launcher.arrangement import Favorite
from pytest_androidbench.phone.apps.launcher.icons import LABEL_STYLE, SIZE, icon_side
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.app_icons import paint_art
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

FRAME: Final = "android.widget.FrameLayout"
LINE: Final = 1.4
"""The height of a line, as a multiple of its letters' size, with a little room to spare."""
PREVIEWED: Final = 4
"""So many apps are seen on the icon."""


@dataclass(eq=False)
class FolderPreview(Widget):
    """A disc with the first apps of a folder."""

    apps: Sequence[App] = ()

    is_plain: ClassVar[bool] = True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        # Below it there has to be room for the folder's name.
        named = layout.ctx.sp(LABEL_STYLE.size * LINE)
        height = limits.height(min(layout.ctx.dp(SIZE + 20), int(limits.max_height - named)))
        return BoxDraft(self, limits.width(layout.ctx.dp(SIZE)), height)

    def paint(self, box: Box, painter: Painter) -> None:
        side, center = icon_side(box), box.rect.center
        painter.disc(Point(*center), side // 2, "surface_container")
        small = side * 2 // 7
        for number, app in enumerate(self.apps[:PREVIEWED]):
            x = center.x + (small // 2 + 2) * (1 if number % 2 else -1)
            y = center.y + (small // 2 + 2) * (1 if number // 2 else -1)
            place = Rect.sized(x - small // 2, y - small // 2, small, small)
            paint_art(app.art(), place, painter)


def folder_icon(
    folder: Favorite, apps: Sequence[App], on_tap: Callable[[], None], on_long: Callable[[], None]
) -> w.Widget:
    """The icon of a folder on the home screen or in the dock."""
    count, name = len(apps), folder.title
    if count < PREVIEWED:
        desc = tr("Folder: {name}, {count} items", name=name, count=count)
    else:
        desc = tr("Folder: {name}, {count} or more items", name=name, count=PREVIEWED)
    label = w.Text(
        name, LABEL_STYLE, "white", id="folder_icon_name", lines=1, width="fill", align="center"
    )
    column = w.Column(FolderPreview(apps), label, across="stretch", width="fill")
    return w.Panel(
        column,
        desc=desc,
        cls=FRAME,
        key=f"folder {folder.id}",
        on_tap=on_tap,
        on_long=on_long,
        width="fill",
    )
