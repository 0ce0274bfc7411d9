"""The main page: home, what has a star, what is shared, and all files, each a tab."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.adding import Adding
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.drive_drawer import DriveDrawer
from pytest_androidbench.phone.apps.drive.item_acts import ItemActs
from pytest_androidbench.phone.apps.drive.listing import FOOT, item_list
from pytest_androidbench.phone.kit.open_search_bar import open_search_bar
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HOME, STARRED, SHARED, FILES = range(4)
TABS: Final = (
    w.Tab(text=tr("Home"), icon="home", id="menu_navigation_home"),
    w.Tab(text=tr("Starred"), icon="star_border", id="menu_navigation_starred"),
    w.Tab(text=tr("Shared"), icon="people", id="menu_navigation_shared"),
    w.Tab(text=tr("Files"), icon="folder", id="menu_navigation_drives"),
)
PAGES: Final = (
    "lists:RecentFiles",
    "lists:OfflineFiles",
    "lists:DriveBin",
    "settings:DriveSettings",
    "lists:DriveStorage",
)
"""Where the drawer leads, row by row."""
FAB_DP: Final = 80


@dataclass(eq=False)
class DriveMain(AppScreen[DriveApp, None]):
    """Everything of the account."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTask"

    tab: int = HOME
    acts: ItemActs = field(default_factory=ItemActs)
    adding: Adding = field(default_factory=Adding)

    def build(self) -> w.Widget:
        bar = open_search_bar(
            tr("Search in Drive"),
            self.search,
            lead=w.IconButton("menu", tr("Open navigation drawer"), id="menu_button",
                              on_tap=self.open_drawer),
        )  # fmt: skip
        tabs = w.BottomTabs(TABS, self.tab, self.go_to, id="bottom_navigation")
        corner = w.Align(w.Panel(self.adding.button(), padding=16), across="end", down="bottom")
        body = w.Stack(self._list(), corner, weight=1, width="fill")
        said = self.acts.snackbar.build() or self.adding.snackbar.build()
        over = w.Panel(said, padding=(0, 0, 0, FAB_DP)) if said is not None else None
        return w.Page(w.Panel(bar, padding=(16, 8), width="fill"), body, tabs, over=over)

    def _list(self) -> w.Widget:
        store = self.app.store
        match self.tab:
            case 1:
                return item_list(self.acts, store.starred(), tr("No starred files"), foot=FOOT)
            case 2:
                return item_list(self.acts, store.shared(), tr("No shared files"), foot=FOOT)
            case 3:
                found = store.inside(0, self.app.order)
                return item_list(self.acts, found, tr("No files"), foot=FOOT)
            case _:
                return item_list(self.acts, store.recent(), tr("No files"), foot=FOOT)

    def go_to(self, tab: int) -> None:
        """Show a tab."""
        self.tab = tab

    def search(self) -> None:
        """Look for a file."""
        self.show(self.app.page("searching:DriveSearch"))

    def open_drawer(self) -> None:
        """Show where else one can go."""
        self.ask(DriveDrawer(), self.go_on)

    def go_on(self, place: int | None) -> None:
        """Go there."""
        if place is not None:
            self.show(self.app.page(PAGES[place]))

    def on_back(self) -> None:
        if self.tab != HOME:
            self.tab = HOME
        else:
            self.close()
