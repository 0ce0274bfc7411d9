from __future__ import annotations

from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.store import areas, recent
from tests.phone_apps.driver import Driver
from tests.phone_apps.maps.flows import ADLER, open_castle


def go_to(driver: Driver, row: str) -> None:
    driver.tap("selected_account_disc")
    driver.tap(row)


def test_location_history_is_off_until_it_is_turned_on(maps: Driver) -> None:
    go_to(maps, "Your Timeline")
    assert "Location History is off" in maps.texts()
    maps.tap("Turn on")
    assert "No visited places yet" in maps.texts()


def test_an_area_is_kept_renamed_and_deleted(maps: Driver) -> None:
    app = maps.app_of(MapsApp)
    go_to(maps, "Offline maps")
    assert "No downloaded maps" in maps.texts()
    maps.tap("Select your own map")
    maps.tap("Download")
    row = areas(app).all()[0]
    maps.tap(f"More options for {row.title}")
    maps.tap("Rename")
    maps.phone.windows.type_text(" and around")
    maps.tap("OK")
    assert areas(app).all()[0].title == f"{row.title} and around"
    maps.tap(f"More options for {row.title} and around")
    maps.tap("Delete")
    assert areas(app).count() == 0


def test_the_theme_of_the_settings_is_that_of_the_app(maps: Driver) -> None:
    go_to(maps, "Settings")
    maps.tap("Theme")
    maps.tap("Always in dark theme")
    assert maps.app_of(MapsApp).display(maps.phone.display).dark


def test_distances_are_told_in_miles(maps: Driver) -> None:
    go_to(maps, "Settings")
    maps.tap("Distance units")
    maps.tap("Miles")
    maps.phone.windows.back()
    maps.tap("Restaurants")
    assert ADLER in maps.texts()
    assert all(" mi · " in text or " ft · " in text for text in maps.values("distance"))


def test_the_search_history_is_deleted(maps: Driver) -> None:
    open_castle(maps)
    maps.phone.windows.back()
    go_to(maps, "Settings")
    maps.tap("Maps history")
    assert "1 search" in maps.texts()
    maps.tap("Delete search history")
    maps.tap("Delete")
    assert recent(maps.app_of(MapsApp)).count() == 0


def test_location_settings_are_those_of_the_phone(maps: Driver) -> None:
    go_to(maps, "Settings")
    maps.tap("Location settings")
    assert maps.phone.windows.foreground == "com.android.settings"
