from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import back, home, launch
from tests.phone_apps.opentracks.ways import PACKAGE


def test_the_pages_are_shown_once_and_then_permissions_are_asked_for(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(PACKAGE)
    driver.tap("next_button")
    assert any("OSMDashboard" in text for text in driver.texts())
    driver.tap("next_button")
    assert "Allow OpenTracks to access this device’s location?" in driver.texts()
    for _ in range(3):
        driver.tap("Don’t allow")
    toast = driver.phone.windows.last_toast()
    assert "nearby devices" in str(toast)
    driver.phone.windows.lifecycle.force_stop(PACKAGE)
    home(driver)
    launch(PACKAGE)(driver)
    assert driver.find("next_button") is None


def test_back_from_the_list_leaves_the_app(empty: Driver) -> None:
    back(empty)
    assert empty.phone.windows.foreground != PACKAGE
    launch(PACKAGE)(empty)
    assert empty.find("track_list_toolbar") is not None


def test_units_follow_the_language_of_the_phone(empty: Driver) -> None:
    app = empty.app_of(OpenTracksApp)
    assert app.prefs().get("statsUnits", "") == "IMPERIAL"


def test_the_version_is_in_the_database(empty: Driver) -> None:
    app = empty.app_of(OpenTracksApp)
    assert app.database().value("PRAGMA user_version") == 37
