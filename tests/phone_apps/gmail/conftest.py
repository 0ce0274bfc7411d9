from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.phone_apps.driver import Driver
from tests.phone_apps.gmail.mailing import PACKAGE


@pytest.fixture
def mails(opened: Callable[[str], Driver]) -> Driver:
    """Gmail with its first page."""
    return opened(PACKAGE)
