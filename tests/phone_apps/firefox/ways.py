"""Ways to the screens of Firefox, but for pages: what those look like is up to the browser."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.names import PACKAGE
from pytest_androidbench.phone.browser.facts import PageDownload
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, launch, shot, tap, tap_last, write

HOUR_MS: Final = 3_600_000
SITES: Final = (
    ("https://trees.example/", "A book of trees"),
    ("https://rivers.example/long", "Rivers"),
    ("https://tea.example/", ""),
)


def visited(driver: Driver) -> None:
    """Pages that were read today, yesterday and before."""
    app = driver.app_of(FirefoxApp)
    now = driver.phone.clock.now_ms
    for number, (url, title) in enumerate(SITES):
        app.history.add(url, title, now - number * 30 * HOUR_MS, typed=number == 0)


def tabs(driver: Driver) -> None:
    """Three tabs, none of which is looked at."""
    app = driver.app_of(FirefoxApp)
    model = app.tabs.load()
    for url, title in SITES:
        model.add(url).entries[0][1] = title
    app.tabs.save(model)


def marks(driver: Driver) -> None:
    """Two bookmarks, one of them in a folder."""
    store = driver.app_of(FirefoxApp).bookmarks
    folder = store.add("Plants", "")
    store.add("A book of trees", SITES[0][0], folder)
    store.add("Rivers", SITES[1][0])


def files(driver: Driver) -> None:
    """A file that was downloaded."""
    given = PageDownload(url=SITES[1][0], name="a.csv", mime="text/csv", data=b"1,2\n" * 400)
    driver.app_of(FirefoxApp).downloads.keep(given)


NEW: Final[tuple[Step, ...]] = (launch(PACKAGE),)
FULL: Final = (visited, tabs, marks, files, launch(PACKAGE))
MENU: Final = (*FULL, tap("menuButton"))
BOOKMARKS: Final = (*MENU, tap("Bookmarks"))
HISTORY: Final = (*MENU, tap("History"))
SETTINGS: Final = (*MENU, tap("Settings"))
TRAY: Final = (*FULL, tap("counter_root"))
SHOTS: Final = {
    "firefox": (
        shot("home", *NEW),
        shot("home with sites", *FULL),
        shot("private home", *FULL, tap("privateBrowsingButton")),
        shot("menu", *MENU),
        shot("address", *FULL, tap("toolbar_wrapper")),
        shot("suggestions", *FULL, tap("toolbar_wrapper"), write("tree")),
        shot("tabs", *TRAY),
        shot("closed tab", *TRAY, tap("Close tab Rivers")),
        shot("private tabs", *TRAY, tap("Private tabs")),
        shot("bookmarks", *BOOKMARKS),
        shot("bookmark folder", *BOOKMARKS, tap("Plants")),
        shot("edit bookmark", *BOOKMARKS, tap_last("Item Menu"), tap("Edit")),
        shot("history", *HISTORY),
        shot("delete history", *HISTORY, tap("history_delete")),
        shot("downloads", *MENU, tap("Downloads")),
        shot("settings", *SETTINGS),
        shot("search settings", *SETTINGS, tap("Search")),
        shot("customize", *SETTINGS, tap("Customize")),
        shot("delete data", *SETTINGS, tap("Delete browsing data")),
    )
}


def used(phone: Phone) -> None:
    """Pages, tabs, bookmarks and a file."""
    driver = Driver(phone)
    for step in FULL:
        step(driver)


GROUNDS: Final = {"firefox": app_ground(PACKAGE, 20, starts={"firefox": used}, beyond=SYSTEM_LISTS)}
