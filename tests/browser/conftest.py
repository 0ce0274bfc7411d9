"""One browser for each worker, and pages that tell what went wrong in them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.chromium import chromium
from tests.browser.visits import Visits


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed behind the last test of this folder: until then no test can run an event loop."""
    with chromium() as found:
        yield found


@pytest.fixture
def visits(browser: Browser) -> Iterator[Visits]:
    """Opens pages; the test fails if anything goes wrong in one of them."""
    made = Visits(browser)
    yield made
    made.close()
    assert made.faults == []


@pytest.fixture
def page(visits: Visits) -> Page:
    """An empty page of a desktop's size in light colours, watched."""
    return visits.page()
