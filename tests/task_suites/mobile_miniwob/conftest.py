from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_browser.shown import Shown


@pytest.fixture
def shown() -> Iterator[Shown]:
    """Pages of a browser, with a clock that tests move."""
    made = Shown()
    assert made.browser.missing() == ""
    yield made
    made.browser.close()


@pytest.fixture(scope="session")
def text_engine() -> TextEngine:
    """Fonts are read once."""
    return TextEngine()
