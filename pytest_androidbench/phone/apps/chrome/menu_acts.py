"""What the menu does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, cast

from pytest_androidbench.phone.apps.chrome import app_menu as menu
from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.find_bar import QUERY
from pytest_androidbench.phone.apps.chrome.switcher import TabSwitcher, title_of
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.kit.web.addresses import NEW_TAB
from pytest_androidbench.phone.kit.web.browsing import TabBrowsing
from pytest_androidbench.phone.kit.web.finding import FindInPage
from pytest_androidbench.phone.kit.web.holding import HoldActs
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr

ON_PAGES = (
    menu.NEW_TAB, menu.NEW_INCOGNITO, menu.HISTORY, menu.DOWNLOADS, menu.BOOKMARKS, menu.RECENT,
    menu.SHARE, menu.FIND, menu.DESKTOP, menu.SETTINGS, menu.HELP,
)  # fmt: skip
ON_NEW_TABS = tuple(name for name in ON_PAGES if name not in {menu.SHARE, menu.FIND, menu.DESKTOP})
PAGES = {
    menu.HISTORY: names.HISTORY,
    menu.DOWNLOADS: names.DOWNLOADS,
    menu.BOOKMARKS: names.BOOKMARKS,
    menu.SETTINGS: names.SETTINGS,
}
HELP_PAGE = "https://support.google.com/chrome/topic/6069782"


class TabbedScreen(Protocol):
    """What the menu needs of the screen it is opened on."""

    browsing: TabBrowsing
    switcher: TabSwitcher
    find: FindInPage
    held: HoldActs
    snackbar: SnackbarHost

    def show_info(self) -> None:
        """Tell what is known of the page."""

    def page_touched(self) -> None:
        """Something was done to the tabs."""


@dataclass(eq=False)
class MenuActs(AppPart[ChromeApp]):
    """Opens the menus of the bar, and does what was chosen."""

    menus: Menus = field(default_factory=Menus)
    added: int = 0
    """The bookmark that was added last."""

    @property
    def _main(self) -> TabbedScreen:
        return cast(TabbedScreen, self.screen)

    def open(self) -> None:
        """Open the menu."""
        main = self._main
        tab = main.browsing.tab
        if main.switcher.shown or tab is None:
            self.ask(menu.AppMenu(rows=self._of_switcher(), icons=False), self.chosen)
            return
        rows = ON_NEW_TABS if tab.is_new else ON_PAGES
        self.ask(
            menu.AppMenu(
                rows=rows,
                forward=tab.index < len(tab.entries) - 1,
                bookmarked=self.app.bookmarks.of_page(tab.url) is not None,
                on_page=not tab.is_new,
                savable=tab.url.startswith(("http:", "https:")),
                desktop=tab.desktop,
            ),
            self.chosen,
        )

    def _of_switcher(self) -> tuple[str, ...]:
        main = self._main
        tabs = main.browsing.model.of_kind(incognito=main.switcher.incognito)
        close = menu.CLOSE_INCOGNITO if main.switcher.incognito else menu.CLOSE_ALL
        return (menu.NEW_TAB, menu.NEW_INCOGNITO, *([close] if tabs else []), menu.SETTINGS)

    def open_tabs(self) -> None:
        """Offer what holding the number of tabs does (tab_switcher_action_menu_layout.xml)."""
        self.menus.open(self.tab_rows, "tab_switcher_button", title_id="menu_item_text")

    def tab_rows(self) -> list[MenuEntry]:
        """Its rows."""
        return [
            MenuEntry(text=tr("Close tab"), act=self.close_tab),
            MenuEntry(text=tr("New tab"), act=self.new_tab),
            MenuEntry(text=tr("New Incognito tab"), act=self.new_incognito),
        ]

    def close_tab(self) -> None:
        """Close the tab that is looked at."""
        main = self._main
        tab = main.browsing.tab
        if tab is not None:
            main.switcher.incognito = tab.incognito
            main.switcher.close(main.browsing, tab.id)
            main.switcher.shown = main.browsing.tab is None

    def new_tab(self) -> None:
        """Open an empty tab."""
        self._open(incognito=False)

    def new_incognito(self) -> None:
        """Open an empty private tab."""
        self._open(incognito=True)

    def chosen(self, name: str) -> None:
        """Do what was chosen in the menu."""
        main = self._main
        match name:
            case menu.NEW_TAB:
                self.new_tab()
            case menu.NEW_INCOGNITO:
                self.new_incognito()
            case menu.CLOSE_ALL | menu.CLOSE_INCOGNITO:
                tabs = main.browsing.model.of_kind(incognito=main.switcher.incognito)
                main.switcher.close_all(main.browsing, [tab.id for tab in tabs])
            case menu.HELP:
                main.browsing.open(HELP_PAGE)
            case menu.RECENT:
                self.show(self.app.page("recent_tabs:RecentTabs"))
            case _ if name in PAGES:
                self.start(Intent(component=f"{self.app.package}/{PAGES[name]}"))
            case _:
                self._on_page(name)
        main.page_touched()

    def _on_page(self, name: str) -> None:
        main = self._main
        tab = main.browsing.tab
        if tab is None:
            return
        match name:
            case menu.SHARE:
                title = title_of(tab)
                self.phone.activities.share(text=tab.url, subject=title, caller=self.screen)
            case menu.FIND:
                main.find.open(main.browsing, QUERY)
            case menu.DESKTOP:
                main.browsing.desktop(not tab.desktop)
            case menu.FORWARD:
                main.browsing.go(1)
            case menu.RELOAD:
                main.browsing.reload()
            case menu.INFO:
                main.show_info()
            case menu.BOOKMARK:
                self._bookmark(tab.url, title_of(tab))
            case menu.DOWNLOAD:
                main.held.save(tab.url)

    def _bookmark(self, url: str, title: str) -> None:
        """Keep the page, or go to what is kept of it."""
        known = self.app.bookmarks.of_page(url)
        if known is not None:
            self.show(self.app.page("edit_bookmark:EditBookmark", id=known.id))
            return
        id_ = self.app.bookmarks.add(title, url)
        self.added = id_
        self._main.snackbar.say(tr("Bookmarked"), self.edit_added, label=tr("Edit"))

    def edit_added(self) -> None:
        """Change the bookmark that was added just now."""
        self._main.snackbar.hush()
        self.show(self.app.page("edit_bookmark:EditBookmark", id=self.added))

    def _open(self, *, incognito: bool) -> None:
        main = self._main
        main.switcher.shown = False
        main.browsing.open(NEW_TAB, incognito=incognito)
        main.page_touched()
