"""Searches, and reads what the app has kept."""

from __future__ import annotations

from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.apps.googlesearch.store import FeedStore, FeedStory
from tests.phone_apps.driver import Driver


def search(driver: Driver, words: str) -> None:
    """Type words on the search page and have them searched for."""
    driver.tap("googleapp_facade_search_box")
    driver.phone.windows.type_text(words)
    driver.touch(
        next(n for n in driver.nodes() if n.text == words and "EditText" not in n.class_name)
    )


def searches(driver: Driver) -> list[str]:
    """What is remembered, newest first."""
    return [one.query for one in driver.app_of(GoogleSearchApp).searches.latest()]


def stories(driver: Driver) -> list[FeedStory]:
    """What the feed shows."""
    return FeedStore(driver.app_of(GoogleSearchApp)).shown()


def story(driver: Driver, id_: int) -> FeedStory:
    """One of them."""
    found = FeedStore(driver.app_of(GoogleSearchApp)).table.get(id_)
    assert found is not None
    return found
