from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.phone_browser.shown import Shown


@pytest.fixture
def shown() -> Iterator[Shown]:
    """Pages of a browser, with a clock that tests move."""
    made = Shown()
    assert made.browser.missing() == ""
    yield made
    made.browser.close()
