"""What the menu does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, cast

from pytest_androidbench.phone.apps.firefox import menu
from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.find_bar import QUERY
from pytest_androidbench.phone.apps.firefox.toolbar import HOME_MENU, MENU
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.kit.web.browsing import TabBrowsing
from pytest_androidbench.phone.kit.web.finding import FindInPage
from pytest_androidbench.phone.kit.web.tabs import BrowserTab
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr


class MenuScreen(Protocol):
    """What the menu needs of the screen it is opened on."""

    browsing: TabBrowsing
    find: FindInPage
    snackbar: SnackbarHost

    def page_touched(self) -> None:
        """Something was done to the tabs."""

    def go_home(self) -> None:
        """Show the home screen."""

    def begin(self) -> None:
        """Type into the bar."""

    def open_new(self, url: str, *, private: bool) -> None:
        """Show an address in a tab of its own."""


@dataclass(eq=False)
class FirefoxMenuActs(AppPart[FirefoxApp]):
    """Opens the menu of the bar, and does what was chosen."""

    added: int = 0
    """The bookmark that was added last."""

    @property
    def _main(self) -> MenuScreen:
        return cast(MenuScreen, self.screen)

    def open(self) -> None:
        """Open the menu."""
        tab = self._main.browsing.tab
        if tab is None:
            self.ask(menu.FirefoxMenu(at=HOME_MENU), self.chosen)
            return
        self.ask(
            menu.FirefoxMenu(
                at=MENU,
                on_page=True,
                back=tab.index > 0,
                forward=tab.index < len(tab.entries) - 1,
                marked=self.app.bookmarks.of_page(tab.url) is not None,
                desktop=tab.desktop,
            ),
            self.chosen,
        )

    def chosen(self, name: str) -> None:
        """Do what was chosen."""
        main = self._main
        match name:
            case menu.NEW:
                main.go_home()
                main.begin()
            case menu.MARKS:
                self.ask(self.app.page("bookmarks_page:FirefoxBookmarks"), self.open_address)
            case menu.HISTORY:
                self.ask(self.app.page("history_page:FirefoxHistory"), self.open_address)
            case menu.DOWNLOADS:
                self.show(self.app.page("downloads_page:FirefoxDownloadsPage"))
            case menu.CUSTOMIZE:
                self.show(self.app.page("settings:FirefoxSettings", page="homepage"))
            case menu.SETTINGS:
                self.show(self.app.page("settings:FirefoxSettings"))
            case _ if main.browsing.tab is not None:
                self._on_page(name, main.browsing.tab)
        main.page_touched()

    def open_address(self, asked: list[Any]) -> None:
        """Show what was picked in a list: its address, and whether in private."""
        self._main.open_new(str(asked[0]), private=bool(asked[1]))

    def _on_page(self, name: str, tab: BrowserTab) -> None:
        browsing = self._main.browsing
        match name:
            case menu.BACK | menu.FORWARD:
                browsing.go(1 if name == menu.FORWARD else -1)
            case menu.REFRESH:
                browsing.reload()
            case menu.SHARE:
                share = self.phone.activities.share
                share(text=tab.url, subject=tab.title, caller=self.screen)
            case menu.FIND:
                self._main.find.open(browsing, QUERY)
            case menu.DESKTOP:
                browsing.desktop(not tab.desktop)
            case menu.MARK:
                self._mark(tab)

    def _mark(self, tab: BrowserTab) -> None:
        """Keep the page, or go to what is kept of it."""
        known = self.app.bookmarks.of_page(tab.url)
        if known is not None:
            self.edit(known.id)
            return
        self.added = self.app.bookmarks.add(tab.title or tab.url, tab.url)
        self._main.snackbar.say(tr("Bookmark saved!"), self.edit_added, label=tr("Edit"))

    def edit_added(self) -> None:
        """Change the bookmark that was added just now."""
        self._main.snackbar.hush()
        self.edit(self.added)

    def edit(self, id_: int) -> None:
        """Change a bookmark."""
        self.show(self.app.page("edit_bookmark:EditFirefoxBookmark", id=id_))
