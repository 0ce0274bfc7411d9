from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.recorder import TrackRecorder
from pytest_androidbench.phone.apps.opentracks.store import TrackStore
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import put_back, take
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.opentracks.ways import LIST, tracks


@pytest.fixture(scope="package")
def first_list(text_engine: TextEngine) -> Callable[[], Driver]:
    """Gives the empty list behind the first pages, always on the same phone."""
    driver = Driver(Phone(PhoneConfig(apps=(*CORE, SettingsApp, OpenTracksApp)), text_engine))
    for step in LIST:
        step(driver)
    state = take(driver.phone)

    def again() -> Driver:
        put_back(driver.phone, state)
        return driver

    return again


@pytest.fixture
def empty(first_list: Callable[[], Driver]) -> Driver:
    """The list before anything was recorded."""
    return first_list()


@pytest.fixture
def filled(empty: Driver) -> Driver:
    """The list with six tracks, the first of which has points and a marker."""
    tracks(empty)
    return empty


def store_of(driver: Driver) -> TrackStore:
    return TrackStore(driver.app_of(OpenTracksApp).database())


def recorder_of(driver: Driver) -> TrackRecorder:
    return driver.app_of(OpenTracksApp).recorder


def columns_of(driver: Driver) -> dict[str, Any]:
    """The only row of the table of tracks."""
    [row] = driver.app_of(OpenTracksApp).database().query("SELECT * FROM tracks")
    return dict(row)
