"""The app that the documents point at works, and is as small as they say."""

from __future__ import annotations

import inspect

import pytest

from examples.phone_app import errands
from examples.phone_app.errands import ErrandsApp
from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from tests.phone_apps.driver import Driver


@pytest.fixture
def driver() -> Driver:
    phone = Phone(PhoneConfig(apps=(*CORE, ErrandsApp)))
    phone.windows.start_app(ErrandsApp.package)
    driver = Driver(phone)
    for title in ("Milk", "Stamps"):
        driver.tap("New errand")
        driver.tap("title")
        phone.windows.type_text(title)
        driver.tap("Save")
    return driver


def test_errands_are_saved_and_said(driver: Driver) -> None:
    assert driver.texts() == ["Errands", "Milk", "Stamps", "Saved Stamps"]
    assert driver.crashes() == []


def test_a_long_press_selects_and_the_bar_deletes(driver: Driver) -> None:
    driver.phone.windows.fingers.long_press(*driver.scrolled_to("Milk").bounds.center, 800)
    assert driver.find("1 errand")
    driver.tap("Delete")
    driver.tap("OK")
    assert driver.find("Milk") is None
    assert driver.find("Stamps")


def test_settings_are_kept(driver: Driver) -> None:
    driver.tap("More options")
    driver.tap("Settings")
    driver.tap("Hide done errands")
    assert driver.switch_beside("Hide done errands").checked
    driver.phone.windows.back()
    assert driver.find("Errands")


def test_three_screens_take_few_lines() -> None:
    assert len(inspect.getsource(errands).splitlines()) < 160
