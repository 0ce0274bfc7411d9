from __future__ import annotations

from tests.phone_apps.driver import Driver
from tests.phone_apps.googlesearch.asking import search, searches


def searched(google: Driver) -> None:
    """Two searches, and back at the first page."""
    for words in ("ferry", "pumpkin"):
        search(google, words)
        google.phone.windows.back()
        google.phone.windows.back()
        google.wait(60_000)


def test_searches_are_remembered_newest_first_and_once(google: Driver) -> None:
    searched(google)
    assert searches(google) == ["pumpkin", "ferry"]
    search(google, "ferry")
    assert searches(google) == ["ferry", "pumpkin"]


def test_one_is_forgotten_where_it_is_suggested(google: Driver) -> None:
    searched(google)
    google.tap("googleapp_facade_search_box")
    google.tap("Remove ferry from history")
    assert searches(google) == ["pumpkin"]


def test_one_is_forgotten_in_the_tab(google: Driver) -> None:
    searched(google)
    google.tap("Search", "FrameLayout")
    google.tap("Remove pumpkin from history")
    assert searches(google) == ["ferry"]
    google.tap("ferry")
    assert google.value("googleapp_srp_search_box_text") == "ferry"


def test_one_is_deleted_and_then_all(google: Driver) -> None:
    searched(google)
    google.tap("Account and settings")
    google.tap("Search history")
    google.tap("Delete ferry")
    assert searches(google) == ["pumpkin"]
    google.more("Delete all")
    google.tap("Cancel")
    assert searches(google) == ["pumpkin"]
    google.more("Delete all")
    google.tap("Delete", "Button")
    assert searches(google) == []
    assert google.find("No activity") is not None


def test_nothing_is_remembered_where_that_is_turned_off(google: Driver) -> None:
    google.tap("Account and settings")
    google.tap("Settings")
    google.touch(google.switch_beside("Suggest what you searched for before"))
    google.tap("Navigate up")
    search(google, "ferry")
    assert searches(google) == []
