from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.phone_apps.driver import Driver
from tests.phone_apps.messages.people import MESSENGER, become_default
from tests.phone_apps.texting import add_contacts


@pytest.fixture
def messages(opened: Callable[[str], Driver]) -> Driver:
    """The list of conversations, after the first questions, on a phone with two contacts."""
    driver = opened(MESSENGER)
    become_default(driver)
    add_contacts(driver)
    return driver
