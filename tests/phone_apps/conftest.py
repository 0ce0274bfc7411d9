from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps import INSTALLED, WORLD
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver


@pytest.fixture(scope="session")
def text_engine() -> TextEngine:
    return TextEngine()


@pytest.fixture
def opened(text_engine: TextEngine) -> Callable[[str], Driver]:
    """Opens an app, by its package, on a new phone with all apps."""

    def open_(package: str) -> Driver:
        is_there = all(app.package != package for app in WORLD)
        apps = INSTALLED if is_there else (*INSTALLED, *WORLD)
        phone = Phone(PhoneConfig(apps=apps), text_engine)
        phone.windows.start_app(package)
        return Driver(phone)

    return open_
