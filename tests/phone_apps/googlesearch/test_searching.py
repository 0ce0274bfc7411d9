from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps.googlesearch.app import GLOBAL_SEARCH
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.world.stories import STORIES
from tests.phone_apps.driver import Driver
from tests.phone_apps.googlesearch.asking import search, searches

PACKAGE = "com.google.android.googlequicksearchbox"


def keyboard(driver: Driver) -> bool:
    """Whether the keyboard is shown."""
    trees = driver.phone.windows.view.all_trees()
    return any(root.package == "com.google.android.inputmethod.latin" for root in trees)


def row(driver: Driver, text: str) -> None:
    """Tap a row by its first line."""
    rows = [n for n in driver.nodes() if n.resource_id.endswith("googleapp_suggestion_text")]
    driver.touch(next(n for n in rows if n.text == text))


def test_the_field_takes_the_keyboard_at_once(google: Driver) -> None:
    google.tap("googleapp_facade_search_box")
    assert keyboard(google)
    field = google.find("googleapp_search_box", "EditText")
    assert field is not None
    assert field.focused


def test_home_screens_search_bar_opens_it(opened: Callable[[str], Driver]) -> None:
    driver = opened(PACKAGE)
    driver.phone.windows.home()
    driver.tap("search_container_hotseat")
    assert driver.find("googleapp_facade_search_box") is not None


def test_another_app_asks_for_the_search(google: Driver) -> None:
    google.phone.activities.start(Intent(action=GLOBAL_SEARCH))
    assert google.find("googleapp_search_box") is not None


def test_an_app_is_found_and_opened(google: Driver) -> None:
    search(google, "clo")
    assert google.value("googleapp_srp_search_box_text") == "clo"
    row(google, "Clock")
    assert google.phone.windows.foreground == "com.google.android.deskclock"


def test_a_contact_is_found_by_name_and_opened(google: Driver) -> None:
    search(google, "kov")
    row(google, "Ada Kovács")
    assert google.phone.windows.foreground == "com.google.android.contacts"
    assert "Ada Kovács" in google.texts()


def test_a_contact_is_found_by_number_and_called(google: Driver) -> None:
    search(google, "987654")
    google.tap("Call Bo Lindqvist")
    assert google.phone.windows.foreground == "com.google.android.dialer"


def test_stories_are_found_and_opened(google: Driver) -> None:
    search(google, "comet")
    google.tap(STORIES[1].title)
    assert google.value("googleapp_story_title") == STORIES[1].title


def test_chips_leave_one_kind(google: Driver) -> None:
    search(google, "c")
    google.tap("Contacts", "CompoundButton")
    assert google.find("Clock") is None
    google.tap("Apps", "CompoundButton")
    assert google.find("Clock") is not None
    assert google.find("On the web") is None


def test_the_web_is_searched_by_the_browser(google: Driver) -> None:
    search(google, "zebra crossing")
    assert google.find("googleapp_srp_nothing") is not None
    row(google, "Search the web for “zebra crossing”")
    assert google.phone.windows.foreground == "com.android.chrome"
    log = google.phone.log
    assert any("dat=https://www.google.com/" in one.message for one in log.entries())


def test_an_address_opens_in_the_browser(google: Driver) -> None:
    google.tap("googleapp_facade_search_box")
    google.phone.windows.type_text("example.com/a")
    row(google, "https://example.com/a")
    assert google.phone.windows.foreground == "com.android.chrome"


def test_suggestions_open_what_they_name(google: Driver) -> None:
    google.tap("googleapp_facade_search_box")
    google.phone.windows.type_text("ada")
    row(google, "Ada Kovács")
    assert google.phone.windows.foreground == "com.google.android.contacts"
    assert searches(google) == []


def test_past_searches_are_suggested_while_typing(google: Driver) -> None:
    search(google, "old ferry")
    google.phone.windows.back()
    google.tap("Clear")
    google.phone.windows.type_text("fer")
    row(google, "old ferry")
    assert google.value("googleapp_srp_search_box_text") == "old ferry"


def test_words_are_changed_from_the_results(google: Driver) -> None:
    search(google, "clo")
    google.tap("googleapp_srp_search_box_text")
    assert google.value("googleapp_search_box") == "clo"
    google.phone.windows.type_text("ck")
    assert keyboard(google)


@pytest.mark.parametrize("words", ["   ", "%_'\"\\", "a" * 3000, "\N{GRINNING FACE}", "(]["])
def test_any_words_may_be_typed(google: Driver, words: str) -> None:
    google.tap("googleapp_facade_search_box")
    google.phone.windows.type_text(words)
    assert google.find("googleapp_search_box") is not None
    typed = words.strip()[:500]
    if typed:
        row(google, typed)
        assert google.find("googleapp_srp_results") is not None
