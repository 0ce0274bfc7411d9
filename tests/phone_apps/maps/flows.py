"""What a finger does in Maps again and again."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.maps import names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.system.location import GEO_FIX
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import start

CASTLE: Final = "Schloss Vaduz"
ADLER: Final = "Restaurant Adler"
MOUNTAIN_VIEW: Final = LatLon(37.3921, -122.0785)


def look_for(driver: Driver, words: str) -> None:
    driver.tap("search_omnibox_text_box")
    driver.phone.windows.type_text(words)


def choose(driver: Driver, name: str) -> None:
    """Type the beginning of a name, and tap the place that is called so."""
    driver.phone.windows.type_text(name[:-1])
    driver.tap(name)


def open_place(driver: Driver, name: str) -> None:
    driver.tap("search_omnibox_text_box")
    choose(driver, name)


def open_castle(driver: Driver) -> None:
    look_for(driver, "schloss vad")
    driver.tap(CASTLE)


def open_address(driver: Driver, address: str) -> None:
    start("android.intent.action.VIEW", address)(driver)


def be_at(driver: Driver, at: LatLon = MIDDLE) -> None:
    """Let the phone be somewhere, and the app know it."""
    be_there(driver.phone, at)
    driver.phone.windows.changed()


def by_the_bay(driver: Driver) -> None:
    """Let the phone be near Mountain View."""
    be_at(driver, MOUNTAIN_VIEW)


def be_there(phone: Phone, at: LatLon) -> None:
    for permission in names.LOCATION:
        phone.permissions.grant(MapsApp.package, permission)
    phone.properties.put(GEO_FIX, f"{at.lon} {at.lat}")


def add_list(driver: Driver, title: str) -> None:
    driver.tap("New list")
    driver.phone.windows.type_text(title)
    driver.tap("Create")
