"""Folders: their icons, and what is seen of an open one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.launcher.favorites import Favorite
from pytest_androidbench.phone.apps.launcher.icons import LABEL_STYLE, SIZE
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
LINEAR: Final = "android.widget.LinearLayout"
PREVIEWED: Final = 4
"""So many apps are seen on the icon."""
CELL: Final = 92
"""Width of a column in dp; four of them fit the narrowest phone with a little squeezing."""
ACROSS: Final = 4
"""The most columns of an open folder."""


@dataclass(eq=False)
class FolderPreview(Widget):
    """A disc with the first apps of a folder."""

    apps: Sequence[App] = ()

    is_plain: ClassVar[bool] = True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        height = limits.height(layout.ctx.dp(SIZE + 20))
        return BoxDraft(self, limits.width(layout.ctx.dp(SIZE)), height)

    def paint(self, box: Box, painter: Painter) -> None:
        side, center = box.ctx.dp(SIZE), box.rect.center
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


def open_folder(
    folder: Favorite, icons: Sequence[w.Widget], rename: Callable[[str], None]
) -> w.Widget:
    """What a folder has, over the home screen."""
    columns = min(ACROSS, max(2, len(icons)))
    grid = w.Grid(*icons, columns=columns, width="fill")
    content = w.Panel(grid, id="folder_content", cls="android.widget.ScrollView", width="fill")
    name = w.TextField(
        value=folder.title,
        on_text=rename,
        hint=tr("Edit Name"),
        id="folder_name",
        style="plain",
        action="done",
    )
    dots = w.Panel(
        w.Align(w.Icon("circle", 6)),
        id="folder_page_indicator",
        cls="android.view.View",
        width=24,
        height=24,
    )
    named = w.Panel(name, weight=1)
    footer = w.Row(named, dots, id="folder_footer", cls=LINEAR, width="fill")
    column = w.Column(content, w.Padding(footer, (16, 8)), across="stretch", width="fill")
    look = w.Look(background="surface_container", radius=24, elevation=4)
    width = 16 + CELL * columns
    box = w.Panel(column, padding=(8, 16), look=look, cls="android.view.ViewGroup", width=width)
    return w.Align(w.Panel(box, padding=(8, 0)))
