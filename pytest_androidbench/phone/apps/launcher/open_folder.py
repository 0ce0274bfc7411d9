"""The open folder: its icons, its name, and a drag among them or out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.launcher.app import LauncherApp
from pytest_androidbench.phone.apps.launcher.arrangement import FOLDER, Arrangement, Favorite
from pytest_androidbench.phone.apps.launcher.drop_areas import DropArea, FolderPlace
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LINEAR: Final = "android.widget.LinearLayout"
ACROSS: Final = 4
"""The most columns of an open folder."""
CELL: Final = 92
"""Width of a column in dp; four of them fit the narrowest phone with a little squeezing."""
EXIT_MS: Final = 400
"""`Folder.ON_EXIT_CLOSE_DELAY`: so long it stays open once a dragged icon has left it."""


@dataclass(eq=False)
class OpenFolder(AppPart[LauncherApp]):
    """The row of the folder that is open; 0: none is."""

    id: int = 0
    timer: int = 0

    def open(self, folder: int) -> None:
        """Show what a folder has."""
        self.id = folder

    def close(self) -> None:
        """Show it no more."""
        self.stay()
        self.id = 0

    def stay(self) -> None:
        """Whatever was dragged out of it has come back, or is there no more."""
        self.cancel(self.timer)
        self.timer = 0

    def follow(self, *, over: bool) -> None:
        """An icon is dragged over it, or elsewhere."""
        if over:
            self.stay()
        elif self.id and not self.timer:
            self.timer = self.after(EXIT_MS, self.close)

    def build(
        self, home: Arrangement, icon: Callable[[Favorite], w.Widget | None]
    ) -> list[w.Widget]:
        """The folder over what closes it, while one is open."""
        folder = home.find(self.id)
        if folder is None or folder.kind != FOLDER:
            return []
        icons = [icon(item) for item in home.contents(folder)]
        beside = w.Panel(on_tap=self.close, clickable=False, width="fill", height="fill")
        return [beside, shown(folder, icons, partial(self.app.favorites().rename, folder.id))]


def shown(
    folder: Favorite, icons: Sequence[w.Widget | None], rename: Callable[[str], None]
) -> w.Widget:
    """What a folder has, over the home screen; None where the finger has an icon."""
    places = [DropArea(FolderPlace(place), icon) for place, icon in enumerate(icons)]
    columns = min(ACROSS, max(2, len(icons)))
    grid = w.Grid(*places, columns=columns, width="fill")
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
    last = DropArea(FolderPlace(len(icons)), box)
    return w.Align(w.Panel(last, padding=(8, 0)))
