from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.map_page import CHIPS
from pytest_androidbench.phone.apps.maps.search import found
from pytest_androidbench.phone.apps.maps.store import recent, saved
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.kit.maps import roads
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.projection import distance_m
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import launch, start

CASTLE = "Schloss Vaduz"


@pytest.fixture
def maps(text_engine: TextEngine) -> Driver:
    driver = Driver(Phone(PhoneConfig(apps=(*CORE, SettingsApp, MapsApp)), text_engine))
    launch(MapsApp.package)(driver)
    return driver


def look_for(driver: Driver, words: str) -> None:
    driver.tap("search_omnibox_text_box")
    driver.phone.windows.type_text(words)


def open_castle(driver: Driver) -> None:
    look_for(driver, "schloss vad")
    driver.tap(CASTLE)


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


@pytest.mark.parametrize("words", [chip[2] for chip in CHIPS])
def test_a_category_gives_the_nearest_first(words: str) -> None:
    places = found(words, MIDDLE)
    kinds = [each for each in places if each.kind == places[0].kind]
    ways = [distance_m(MIDDLE, each.at) for each in kinds[:5]]
    assert ways == sorted(ways)


def test_a_place_is_kept_in_a_list_and_taken_out(maps: Driver) -> None:
    open_castle(maps)
    maps.tap("Want to go")
    rows = saved(maps.app_of(MapsApp))
    assert [(each.list, each.name) for each in rows.all()] == [("want_to_go", CASTLE)]
    maps.phone.windows.back()
    maps.tap("Saved")
    maps.tap(CASTLE)
    maps.tap("Want to go")
    assert rows.all() == []


def test_directions_say_the_time_of_each_mode(maps: Driver) -> None:
    open_castle(maps)
    maps.tap("Directions")
    castle = found(CASTLE, MIDDLE)[0].at
    seconds = roads.route(MIDDLE, castle, "car").seconds
    driving = maps.value("trip_summary")
    assert driving.startswith(f"{round(seconds / 60)} min")
    maps.tap("Walking")
    assert maps.value("trip_summary") != driving


def test_an_address_opens_a_place(maps: Driver) -> None:
    start("android.intent.action.VIEW", "geo:0,0?q=Schloss+Vaduz")(maps)
    assert CASTLE in maps.texts()


@pytest.mark.parametrize("address", ["geo:", "geo:x", "google.navigation:q=", "geo:91.0,999"])
def test_a_strange_address_breaks_nothing(maps: Driver, address: str) -> None:
    start("android.intent.action.VIEW", address)(maps)
    assert maps.texts()


def test_a_damaged_row_breaks_nothing(maps: Driver) -> None:
    app = maps.app_of(MapsApp)
    app.database().execute(
        "INSERT INTO saved (list, name, kind, lat, lon) VALUES ('starred', ?, 'x', 1e9, NULL)",
        "long " * 500,
    )
    app.database().execute("INSERT INTO recent (words) VALUES (NULL)")
    maps.tap("Saved")
    maps.tap("Explore")
    maps.tap("search_omnibox_text_box")
    assert maps.texts()
