from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.phone_browser.shown import Shown


@pytest.fixture(scope="package")
def running() -> Iterator[Shown]:
    made = Shown()
    assert made.browser.missing() == ""
    yield made
    made.browser.close()


@pytest.fixture
def shown(running: Shown) -> Iterator[Shown]:
    running.reset()
    yield running
    running.reset()
