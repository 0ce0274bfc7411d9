from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps.googlesearch.app import PACKAGE
from tests.phone_apps.driver import Driver
from tests.phone_apps.texting import add_contacts


@pytest.fixture
def google(opened: Callable[[str], Driver]) -> Driver:
    """The app's first page, on a phone with two contacts."""
    driver = opened(PACKAGE)
    add_contacts(driver)
    return driver
