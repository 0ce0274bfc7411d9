"""The menu under the three dots (mozac_browser_menu.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.look import FRAME, LINEAR, RECYCLER
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

BACK, FORWARD, SHARE, REFRESH = "back", "forward", "share", "refresh"
NEW, MARKS, MARK, HISTORY, DOWNLOADS, FIND, DESKTOP, CUSTOMIZE, SETTINGS = (
    "new", "bookmarks", "mark", "history", "downloads", "find", "desktop", "homepage", "settings",
)  # fmt: skip
ROWS: Final[dict[str, tuple[str, Message]]] = {
    NEW: ("add", tr("New tab")),
    MARKS: ("star_border", tr("Bookmarks")),
    HISTORY: ("history", tr("History")),
    DOWNLOADS: ("download", tr("Downloads")),
    FIND: ("find_in_page", tr("Find in page")),
    DESKTOP: ("desktop_windows", tr("Desktop site")),
    CUSTOMIZE: ("edit", tr("Customize homepage")),
    SETTINGS: ("settings", tr("Settings")),
}
ON_PAGES: Final = (NEW, MARKS, HISTORY, DOWNLOADS, FIND, DESKTOP, SETTINGS)
ON_HOME: Final = (MARKS, HISTORY, DOWNLOADS, CUSTOMIZE, SETTINGS)


@dataclass(eq=False)
class FirefoxMenu(AppScreen[FirefoxApp, str]):
    """Closes with what was chosen."""

    window: ClassVar[WindowKind] = "popup"

    at: str = ""
    """The id of what it opens at."""
    on_page: bool = False
    back: bool = False
    forward: bool = False
    marked: bool = False
    desktop: bool = False

    def anchor(self) -> str:
        return self.at

    def build(self) -> w.Widget:
        rows = [self._row(name) for name in (ON_PAGES if self.on_page else ON_HOME)]
        icons = self.on_page and w.Panel(self._icons(), padding=(8, 0), width="fill")
        listed = w.Scroll(*rows, icons or None, id="mozac_browser_menu_recyclerView", cls=RECYCLER,
                          weight=0, key="firefox menu")  # fmt: skip
        look = w.Look(background="surface_high", radius=4, elevation=6)
        return w.Panel(listed, look=look, padding=(0, 8), width=250, cls=FRAME,
                       id="mozac_browser_menu_menuView")  # fmt: skip

    def _icons(self) -> w.Widget:
        buttons = (
            (BACK, "arrow_back", tr("Back"), self.back),
            (FORWARD, "arrow_forward", tr("Forward"), self.forward),
            (SHARE, "share", tr("Share"), True),
            (REFRESH, "refresh", tr("Refresh"), True),
        )
        made = [
            w.Panel(
                w.Align(w.IconButton(icon, desc, colour="on_surface", enabled=enabled, key=name,
                                     on_tap=partial(self.close, name))),
                weight=1, height=48,
            )
            for name, icon, desc, enabled in buttons
        ]  # fmt: skip
        return w.Row(*made, cls=LINEAR, width="fill")

    def _row(self, name: str) -> w.Widget:
        icon, text = ROWS[name]
        end: w.Kid = None
        if name == DESKTOP:
            end = w.Switch(self.desktop, id="switch_widget")
        elif name == MARKS and self.on_page:
            mark = tr("Edit") if self.marked else tr("Add")
            end = w.Button(mark, "text", id="checkbox", on_tap=partial(self.close, MARK))
        said = w.Text(text, w.BODY_LARGE, lines=1, id="text", weight=1)
        row = w.Row(w.Icon(icon, id="image"), said, end, gap=20, width="fill")
        return w.Panel(row, padding=(16, 0), min_height=48, cls=LINEAR, width="fill", key=name,
                       on_tap=partial(self.close, name))  # fmt: skip
