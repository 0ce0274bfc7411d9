"""Ways to the screens of Chrome, but for pages: what those look like is up to the browser."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.names import PACKAGE
from pytest_androidbench.phone.browser.facts import PageDownload
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, hold, launch, shot, tap, write

HOUR_MS: Final = 3_600_000
FILE: Final = "file:///storage/emulated/0/Android/data/com.android.chrome/files"
SITES: Final = (("trees.html", "A book of trees"), ("rivers.html", "Rivers"), ("tea.html", ""))
HTML: Final = "text/html"


def seen(driver: Driver) -> None:
    """Have the first pages answered."""
    driver.app_of(ChromeApp).prefs().update(
        {names.FIRST_RUN: True, names.ASKED_NOTIFICATIONS: True}
    )


def visited(driver: Driver) -> None:
    """Some pages that were read today and yesterday."""
    app = driver.app_of(ChromeApp)
    now = driver.phone.clock.now_ms
    for number, (name, title) in enumerate(SITES):
        at = now - number * 11 * HOUR_MS
        app.visits.add(f"{FILE}/{name}", title, at, typed=number == 0)


def tabs(driver: Driver) -> None:
    """Three tabs, none of which is looked at."""
    app = driver.app_of(ChromeApp)
    model = app.tabs.load()
    for name, title in SITES:
        tab = model.add(f"{FILE}/{name}")
        tab.entries[0][1] = title
    model.current = model.add().id
    app.tabs.save(model)


def marks(driver: Driver) -> None:
    """Two bookmarks, one of them in a folder."""
    store = driver.app_of(ChromeApp).bookmarks
    folder = store.add("Plants", "")
    store.add("A book of trees", f"{FILE}/trees.html", folder)
    store.add("Rivers", f"{FILE}/rivers.html")


def files(driver: Driver) -> None:
    """A file that was downloaded."""
    given = PageDownload(url=f"{FILE}/a.csv", name="a.csv", mime="text/csv", data=b"1,2\n" * 400)
    driver.app_of(ChromeApp).downloads.keep(given, f"{FILE}/rivers.html")


def view(driver: Driver) -> None:
    """Another app wants a page to be shown, and nobody has chosen an app for it."""
    driver.phone.files.write("/storage/emulated/0/Download/page.html", b"<p>Hello</p>")
    uri = driver.phone.media.uri_of("/storage/emulated/0/Download/page.html")
    driver.phone.activities.start(Intent(action=ACTION_VIEW, data=uri, type=HTML))


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
SYNC: Final = (*FIRST, tap("terms_accept"))
NEW: Final = (seen, launch(PACKAGE))
FULL: Final = (seen, visited, tabs, marks, files, launch(PACKAGE))
MENU: Final = (*FULL, tap("menu_button"))
HISTORY: Final = (*MENU, tap("History"))
BOOKMARKS: Final = (*MENU, tap("Bookmarks"))
SETTINGS: Final = (*MENU, tap("Settings"))
CHROME_SHOTS: Final = (
    shot("terms", *FIRST),
    shot("sync", *SYNC),
    shot("notifications", *SYNC, tap("negative_button")),
    shot("new tab", *NEW),
    shot("new tab with sites", *FULL),
    shot("menu", *MENU),
    shot("address", *FULL, tap("search_box_text")),
    shot("suggestions", *FULL, tap("search_box_text"), write("tree")),
    shot("tabs", *FULL, tap("tab_switcher_button")),
    shot("tabs menu", *FULL, hold("tab_switcher_button")),
    shot("closed tab", *FULL, tap("tab_switcher_button"), tap("Close Rivers, tab")),
    shot("incognito tabs", *MENU, tap("New Incognito tab"), tap("tab_switcher_button")),
    shot("incognito", *MENU, tap("New Incognito tab")),
    shot("history", *HISTORY),
    shot("selected history", *HISTORY, hold("Rivers")),
    shot("search history", *HISTORY, tap("Search"), write("tr")),
    shot("clear data", *HISTORY, tap("clear_browsing_data_button")),
    shot("downloads", *MENU, tap("Downloads")),
    shot("download menu", *MENU, tap("Downloads"), tap("more")),
    shot("bookmarks", *BOOKMARKS),
    shot("bookmark folder", *BOOKMARKS, tap("Plants")),
    shot("edit bookmark", *BOOKMARKS, tap("Options for Rivers"), tap("Edit")),
    shot("recent tabs", *FULL, tap("tab_switcher_button"), tap("Close Rivers, tab"),
         tap("tab_switcher_mode_tab_switcher_button"), tap("menu_button"), tap("Recent tabs")),
    shot("settings", *SETTINGS),
    shot("privacy", *SETTINGS, tap("Privacy and security")),
    shot("homepage", *SETTINGS, tap("Homepage")),
    shot("accessibility", *SETTINGS, tap("Accessibility")),
    shot("theme", *SETTINGS, tap("Theme")),
    shot("about", *SETTINGS, tap("About Chrome")),
    shot("open with", view),
)  # fmt: skip
SHOTS: Final = {"chrome": CHROME_SHOTS}


def used(phone: Phone) -> None:
    """Pages, tabs, bookmarks and a file."""
    driver = Driver(phone)
    for step in FULL:
        step(driver)


GROUNDS: Final = {
    "chrome": app_ground(PACKAGE, 30, starts={"chrome": used, "first start": started(PACKAGE)})
}
