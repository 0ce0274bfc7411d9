from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_apps.driver import Driver
from tests.phone_system.sample import PACKAGE, NotesApp, new_phone

COLOUR = ListPreference(
    key="colour", title="Colour", values={"r": "Red", "g": "Green"}, default="g"
)


@pytest.fixture
def driver() -> Driver:
    """A small app, with the dialog open."""
    phone = new_phone(NotesApp)
    phone.windows.start_app(PACKAGE)
    front = phone.windows.stack.front
    assert front is not None
    top = front.top_full
    assert top is not None
    top.screen.show(COLOUR.dialog(prefs_of(Driver(phone))))
    return Driver(phone)


def prefs_of(driver: Driver) -> Prefs:
    app = driver.phone.packages.app(PACKAGE)
    assert app is not None
    return app.prefs()


def test_a_tap_keeps_the_value(driver: Driver) -> None:
    driver.tap("Red")
    assert COLOUR.value(prefs_of(driver)) == "r"
    assert driver.find("Red") is None


def test_the_present_value_is_ticked_and_cancel_keeps_it(driver: Driver) -> None:
    assert {"Colour", "Red", "Green"} <= set(driver.texts())
    assert [node.text for node in driver.nodes() if node.checked] == ["Green"]
    driver.tap("Cancel")
    assert prefs_of(driver).all() == {}


def test_the_dialog_survives_a_snapshot(driver: Driver) -> None:
    state = take(driver.phone)
    driver.tap("Cancel")
    put_back(driver.phone, state)
    driver.tap("Red")
    assert prefs_of(driver).get("colour", "") == "r"


def test_a_value_that_cannot_be_counts_for_none(driver: Driver) -> None:
    prefs_of(driver).put("colour", "blue")
    assert COLOUR.shown(prefs_of(driver)) == "Green"
