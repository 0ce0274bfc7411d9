from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.map_page import CHIPS
from pytest_androidbench.phone.apps.maps.sought import found
from pytest_androidbench.phone.apps.maps.store import recent, saved
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.projection import distance_m
from tests.phone_apps.driver import Driver
from tests.phone_apps.maps.flows import CASTLE, be_at, look_for, open_castle


def test_the_search_field_opens_the_keyboard(maps: Driver) -> None:
    assert not maps.phone.windows.keyboard_shown
    maps.tap("search_omnibox_text_box")
    assert maps.phone.windows.keyboard_shown


def test_a_search_is_remembered(maps: Driver) -> None:
    open_castle(maps)
    assert [each.words for each in recent(maps.app_of(MapsApp)).all()] == ["schloss vad"]
    maps.phone.windows.back()
    maps.tap("search_omnibox_text_box")
    assert "schloss vad" in maps.texts()


def test_what_was_searched_for_is_found_again_by_a_tap(maps: Driver) -> None:
    look_for(maps, "Hotel")
    maps.phone.windows.key(66)
    maps.phone.windows.back()
    maps.tap("search_omnibox_text_box")
    maps.tap("Hotel")
    assert "Residence Hotel" in maps.texts()


def test_a_search_is_forgotten_once_that_is_confirmed(maps: Driver) -> None:
    open_castle(maps)
    maps.phone.windows.back()
    maps.tap("search_omnibox_text_box")
    for answer, left in (("Cancel", 1), ("Delete", 0)):
        maps.long_press("schloss vad")
        maps.tap(answer)
        assert recent(maps.app_of(MapsApp)).count() == left


def test_incognito_keeps_no_search(maps: Driver) -> None:
    maps.tap("selected_account_disc")
    maps.tap("Turn on Incognito mode")
    open_castle(maps)
    assert recent(maps.app_of(MapsApp)).count() == 0


@pytest.mark.parametrize("words", [chip[2] for chip in CHIPS])
def test_a_category_gives_the_nearest_first(words: str) -> None:
    places = found(words, MIDDLE)
    kinds = [each for each in places if each.kind == places[0].kind]
    ways = [distance_m(MIDDLE, each.at) for each in kinds[:5]]
    assert ways == sorted(ways)


def test_words_that_find_nothing_say_so(maps: Driver) -> None:
    look_for(maps, "zzz")
    assert "No results found" in maps.texts()
    maps.phone.windows.key(66)
    assert "No results found" in maps.texts()


def test_a_long_press_on_the_map_drops_a_pin(maps: Driver) -> None:
    maps.long_press("map_frame")
    assert "Dropped pin" in maps.texts()


def test_the_location_button_asks_and_then_looks(maps: Driver) -> None:
    maps.tap("mylocation_button")
    assert "Allow Maps to access this device’s location?" in maps.texts()
    maps.tap("Don’t allow")
    assert maps.app_of(MapsApp).here is None
    be_at(maps, found(CASTLE, MIDDLE)[0].at)
    maps.tap("mylocation_button")
    assert "Latest in Vaduz" in "\n".join(maps.texts())


def test_a_damaged_row_breaks_nothing(maps: Driver) -> None:
    app = maps.app_of(MapsApp)
    app.database().execute(
        "INSERT INTO saved (list, name, kind, lat, lon) VALUES ('starred', ?, 'x', 1e9, NULL)",
        "long " * 500,
    )
    app.database().execute("INSERT INTO recent (words) VALUES (NULL)")
    for table in ("reviews", "trips", "offline", "lists"):
        app.database().execute(f"INSERT INTO {table} (_id) VALUES (NULL)")
    for tab in ("Go", "Saved", "Contribute", "Updates", "Explore"):
        maps.tap(tab)
    maps.tap("search_omnibox_text_box")
    assert maps.texts()
    assert saved(app).count() == 1
