"""A phone with Maps in front."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import launch


@pytest.fixture
def maps(text_engine: TextEngine) -> Driver:
    driver = Driver(Phone(PhoneConfig(apps=(*CORE, SettingsApp, MapsApp)), text_engine))
    launch(MapsApp.package)(driver)
    return driver
