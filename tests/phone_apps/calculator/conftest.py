from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps.calculator.app import PACKAGE
from tests.phone_apps.driver import Driver


@pytest.fixture
def calculator(opened: Callable[[str], Driver]) -> Driver:
    """The calculator on a new phone, all its functions shown."""
    driver = opened(PACKAGE)
    driver.tap("Show scientific buttons")
    return driver
