"""Nights in hotels: who fits is listed, and a hotel's page tells of its rooms."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.names import STAY_ADULTS_KEY, STAY_DAY_KEY
from pytest_androidbench.phone.apps.maps.stays import stay_of
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import launch
from tests.phone_apps.maps.flows import MOUNTAIN_VIEW, be_at, look_for


@pytest.fixture
def hotels(maps: Driver) -> Driver:
    """The hotels that are found near Mountain View."""
    maps.phone.windows.back()
    be_at(maps, MOUNTAIN_VIEW)
    launch(MapsApp.package)(maps)
    look_for(maps, "hotels")
    maps.phone.windows.key(66)
    return maps


def ask_for(driver: Driver, adults: int) -> None:
    driver.tap("stay_guests")
    for _ in range(adults - 2):
        driver.tap("More adults")
    driver.tap("Done")


def test_hotels_are_found_by_nights_and_guests(hotels: Driver) -> None:
    assert hotels.value("stay_guests") == "2 adults"
    assert hotels.value("stay_days") == "Oct 15 - Oct 16"
    names = hotels.values("title")
    ask_for(hotels, 6)
    assert hotels.value("stay_guests") == "6 adults"
    stay = stay_of(hotels.app_of(MapsApp))
    assert hotels.values("title") != names
    assert stay.adults == 6


def test_what_is_no_hotel_has_no_nights(maps: Driver) -> None:
    look_for(maps, "restaurants")
    maps.phone.windows.key(66)
    assert not maps.find("stay_guests")


def test_a_hotel_has_rooms_that_are_large_enough(hotels: Driver) -> None:
    ask_for(hotels, 5)
    name = hotels.values("title")[0]
    hotels.tap(name)
    hotels.tap("check_availability_button")
    assert hotels.value("hotel_name") == name
    assert hotels.values("room_name") == ["Suite"]
    assert "Sleeps 6" in hotels.texts()
    assert hotels.value("room_price").endswith("a night")


def test_nights_are_changed_and_a_day_is_chosen(hotels: Driver) -> None:
    hotels.tap("stay_days")
    hotels.tap("More nights")
    assert "2 nights" in hotels.texts()
    hotels.tap("Check-in")
    hotels.tap("20")
    hotels.tap("OK")
    hotels.tap("Done")
    assert hotels.value("stay_days") == "Oct 20 - Oct 22"


def test_nobody_sleeps_in_the_past_or_without_guests(hotels: Driver) -> None:
    prefs = hotels.app_of(MapsApp).prefs()
    prefs.put(STAY_DAY_KEY, "1999-01-01")
    prefs.put(STAY_ADULTS_KEY, -3)
    hotels.phone.windows.changed()
    assert hotels.value("stay_guests") == "1 adult"
    assert hotels.value("stay_days") == "Oct 15 - Oct 16"
