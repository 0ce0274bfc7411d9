from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import put_back, take
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.osmand.ways import MAP, data


@pytest.fixture(scope="package")
def first_map(text_engine: TextEngine) -> Callable[[], Driver]:
    """Gives the map behind the first page, always on the same phone."""
    driver = Driver(Phone(PhoneConfig(apps=(*CORE, SettingsApp, OsmAndApp)), text_engine))
    for step in MAP:
        step(driver)
    state = take(driver.phone)

    def again() -> Driver:
        put_back(driver.phone, state)
        return driver

    return again


@pytest.fixture
def empty(first_map: Callable[[], Driver]) -> Driver:
    """The map before anybody put something on it."""
    return first_map()


@pytest.fixture
def filled(empty: Driver) -> Driver:
    """The map with two favourites, two markers and a track."""
    data(empty)
    return empty


def app_of(driver: Driver) -> OsmAndApp:
    return driver.app_of(OsmAndApp)


def find(driver: Driver, words: str) -> None:
    """Search for something and take the first result."""
    driver.tap("map_search_button")
    driver.phone.windows.type_text(words)
    driver.tap("searchListItemLayout")


def fill(driver: Driver, field: str, text: str) -> None:
    """Write a text into a field in place of what it says."""
    driver.tap(field)
    driver.phone.windows.editor.clear()
    driver.phone.windows.type_text(text)
    driver.phone.windows.back()
