from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.phone_apps.driver import Driver
from tests.phone_apps.messaging.people import PACKAGE
from tests.phone_apps.texting import add_contacts


@pytest.fixture
def texts(opened: Callable[[str], Driver]) -> Driver:
    """The list of conversations on a phone with two contacts."""
    driver = opened(PACKAGE)
    add_contacts(driver)
    return driver
