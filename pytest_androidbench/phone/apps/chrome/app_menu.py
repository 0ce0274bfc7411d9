"""The menu under the three dots (main_menu.xml, icon_row_menu_item.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.look import FRAME, LINEAR, LIST_VIEW, middle
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

NEW_TAB: Final = "new_tab_menu_id"
NEW_INCOGNITO: Final = "new_incognito_tab_menu_id"
CLOSE_ALL: Final = "close_all_tabs_menu_id"
CLOSE_INCOGNITO: Final = "close_all_incognito_tabs_menu_id"
HISTORY: Final = "open_history_menu_id"
DOWNLOADS: Final = "downloads_menu_id"
BOOKMARKS: Final = "all_bookmarks_menu_id"
RECENT: Final = "recent_tabs_menu_id"
SHARE: Final = "share_menu_id"
FIND: Final = "find_in_page_id"
DESKTOP: Final = "request_desktop_site_id"
SETTINGS: Final = "preferences_id"
HELP: Final = "help_id"
FORWARD: Final = "forward_menu_id"
BOOKMARK: Final = "bookmark_this_page_id"
DOWNLOAD: Final = "offline_page_id"
INFO: Final = "info_menu_id"
RELOAD: Final = "reload_menu_id"
NUMBERS: Final = ("one", "two", "three", "four", "five")

ROWS: Final[dict[str, tuple[str, Message]]] = {
    NEW_TAB: ("add_box", tr("New tab")),
    NEW_INCOGNITO: ("visibility_off", tr("New Incognito tab")),
    CLOSE_ALL: ("close", tr("Close all tabs")),
    CLOSE_INCOGNITO: ("close", tr("Close Incognito tabs")),
    HISTORY: ("history", tr("History")),
    DOWNLOADS: ("download", tr("Downloads")),
    BOOKMARKS: ("star", tr("Bookmarks")),
    RECENT: ("tab", tr("Recent tabs")),
    SHARE: ("share", tr("Share…")),
    FIND: ("find_in_page", tr("Find in page")),
    DESKTOP: ("desktop_windows", tr("Desktop site")),
    SETTINGS: ("settings", tr("Settings")),
    HELP: ("help_outline", tr("Help & feedback")),
}
DIVIDERS: Final = frozenset((HISTORY, SHARE, SETTINGS))
"""Rows that a line lies over, where there are rows over them."""


@dataclass(eq=False)
class AppMenu(AppScreen[ChromeApp, str]):
    """Closes with the id of what was chosen."""

    window: ClassVar[WindowKind] = "popup"

    rows: tuple[str, ...] = ()
    forward: bool = False
    bookmarked: bool = False
    loading: bool = False
    icons: bool = True
    """Whether the row of buttons is there, as it is on pages."""
    on_page: bool = False
    """Whether there is a page to mark, tell about and load again."""
    savable: bool = False
    """Whether it can be kept for reading without a network: what is on the phone is there."""
    desktop: bool = False

    def anchor(self) -> str:
        return "menu_button"

    def build(self) -> w.Widget:
        rows: list[w.Widget] = [self._icons()] if self.icons else []
        for name in self.rows:
            if name in DIVIDERS and rows:
                rows.append(w.Divider())
            rows.append(self._row(name))
        listed = w.Scroll(*rows, id="app_menu_list", cls=LIST_VIEW, weight=0, key="app menu")
        look = w.Look(background="surface_high", radius=8, elevation=6)
        return w.Panel(listed, look=look, padding=(0, 8), width=258, cls=FRAME)

    def _icons(self) -> w.Widget:
        star = "star" if self.bookmarked else "star_border"
        marked = tr("Edit bookmark") if self.bookmarked else tr("Bookmark")
        buttons = (
            (FORWARD, "arrow_forward", tr("Forward"), self.forward),
            (BOOKMARK, star, marked, self.on_page),
            (DOWNLOAD, "download", tr("Download page"), self.savable),
            (INFO, "info_outline", tr("Page info"), self.on_page),
            (RELOAD, "refresh", tr("Refresh"), self.on_page),
        )
        made = [
            w.Panel(
                middle(
                    w.IconButton(icon, desc, id=f"button_{number}", colour="on_surface",
                                 enabled=enabled, on_tap=partial(self.close, name))
                ),
                id=f"button_wrapper_{number}", cls=FRAME, weight=1,
            )
            for number, (name, icon, desc, enabled) in zip(NUMBERS, buttons, strict=True)
        ]  # fmt: skip
        return w.Row(*made, cls=LINEAR, width="fill")

    def _row(self, name: str) -> w.Widget:
        icon, text = ROWS[name]
        checkable = name == DESKTOP
        box = checkable and w.CheckBox(self.desktop, id="checkbox")
        row = w.Row(
            w.Icon(icon, id="menu_item_icon"),
            w.Text(text, w.BODY_LARGE, lines=1, id="menu_item_text", weight=1),
            box,
            gap=20, width="fill",
        )  # fmt: skip
        return w.Panel(row, padding=(16, 0), min_height=48, id=name, cls=LINEAR, width="fill",
                       desc=text, on_tap=partial(self.close, name))  # fmt: skip
