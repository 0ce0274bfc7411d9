from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.phone_apps.driver import Driver
from tests.phone_apps.texting import add_contacts

DIALER = "com.google.android.dialer"


@pytest.fixture
def dialer(opened: Callable[[str], Driver]) -> Driver:
    """The phone app on a phone with two contacts."""
    driver = opened(DIALER)
    add_contacts(driver)
    return driver
