"""Ways to the screens of the Google app."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.googlesearch.app import PACKAGE
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.world.stories import STORIES
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, launch, shot, tap, wait, write
from tests.phone_apps.googlesearch.asking import search

OPEN: Final[tuple[Step, ...]] = (launch(PACKAGE),)


def ask(words: str) -> Step:
    """Search for something."""
    return lambda driver: search(driver, words)


PAST: Final = (*OPEN, ask("ferry"), back, back, wait(60_000), ask("old maps"), back, back)
TYPING: Final = (*PAST, tap("googleapp_facade_search_box"))
ACCOUNT: Final = (*OPEN, tap("Account and settings"))
STORY: Final = (*OPEN, tap(STORIES[0].title, "ViewGroup"))
GOOGLE_SHOTS: Final = (
    shot("discover", *OPEN),
    shot("story menu", *OPEN, tap("More options")),
    shot("hidden", *OPEN, tap("More options"), tap("Not interested in this")),
    shot("story", *STORY),
    shot("story saved", *STORY, tap("Save")),
    shot("saved", *STORY, tap("Save"), back, tap("Saved", "FrameLayout")),
    shot("nothing saved", *OPEN, tap("Saved", "FrameLayout")),
    shot("search tab", *PAST, tap("Search", "FrameLayout")),
    shot("search tab empty", *OPEN, tap("Search", "FrameLayout")),
    shot("typing", *TYPING),
    shot("typed", *TYPING, write("a"), back),
    shot("typed address", *TYPING, write("example.com"), back),
    shot("results", *OPEN, ask("c")),
    shot("results, contacts", *OPEN, ask("c"), tap("Contacts", "CompoundButton")),
    shot("nothing found", *OPEN, ask("zebra crossing")),
    shot("account", *ACCOUNT),
    shot("search history", *PAST, tap("Account and settings"), tap("Search history")),
    shot("no search history", *ACCOUNT, tap("Search history")),
    shot("delete all?", *PAST, tap("Account and settings"), tap("Search history"),
         tap("More options"), tap("Delete all")),
    shot("settings", *ACCOUNT, tap("Settings")),
    shot("no interests", *ACCOUNT, tap("Interests")),
    shot("interests", *OPEN, tap("More options"),
         tap(f"Don't show stories from {STORIES[0].paper}"), tap("Account and settings"),
         tap("Interests")),
)  # fmt: skip
SHOTS: Final = {"googlesearch": GOOGLE_SHOTS}


def with_searches(phone: Phone) -> None:
    """Two searches, a saved story, a muted paper."""
    phone.windows.start_app(PACKAGE)
    driver = Driver(phone)
    for step in PAST[1:]:
        step(driver)
    driver.more("Save")


GROUNDS: Final = {
    "googlesearch": app_ground(
        PACKAGE,
        10,
        starts={"googlesearch": with_searches, "first start": started(PACKAGE)},
        beyond=SYSTEM_LISTS,
    )
}
EXCUSES: Final[tuple[Excuse, ...]] = ()
