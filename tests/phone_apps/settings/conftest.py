from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver, started


@pytest.fixture(scope="session")
def engine() -> TextEngine:
    return TextEngine()


@pytest.fixture
def driver(engine: TextEngine) -> Driver:
    """A phone with Settings in front."""
    return started(engine)
