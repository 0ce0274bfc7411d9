"""The cards of recent tasks."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver, started

CLOCK = "com.google.android.deskclock"
SETTINGS = "com.android.settings"


@pytest.fixture
def driver() -> Driver:
    """A phone whose overview shows two tasks, Settings last."""
    driver = started(TextEngine())
    driver.phone.windows.start_app(CLOCK)
    driver.phone.windows.start_app(SETTINGS)
    return driver


def card(driver: Driver, label: str) -> tuple[int, int]:
    """Where the middle of a card is, from left and from above."""
    found = driver.find(label)
    assert found is not None, driver.texts()
    return found.bounds.center


def test_a_card_shows_what_its_task_shows(driver: Driver) -> None:
    windows = driver.phone.windows
    whole = Image.open(BytesIO(windows.view.picture("png"))).convert("RGB")
    windows.recents()
    snapshot = [n for n in driver.nodes() if n.resource_id.endswith("id/snapshot")][-1].bounds
    shown = Image.open(BytesIO(windows.view.picture("png"))).convert("RGB").crop(snapshot)
    inner = (40, 200, shown.width - 40, shown.height - 200)
    alike = ImageChops.difference(shown, whole.resize(shown.size)).crop(inner)
    assert max(ImageStat.Stat(alike).mean) < 12
    assert max(ImageStat.Stat(shown.crop(inner)).stddev) > 12


def test_no_card_stays_half_way(driver: Driver) -> None:
    driver.phone.windows.recents()
    middle = driver.phone.display.width // 2
    assert abs(card(driver, "Settings")[0] - middle) < 4
    driver.phone.windows.fingers.swipe([(250, 1200), (850, 1200)], 3000)
    assert abs(card(driver, "Clock")[0] - middle) < 4
    driver.phone.windows.fingers.swipe([(650, 1200), (470, 1200)], 3000)
    assert abs(card(driver, "Clock")[0] - middle) < 4


def test_a_task_without_a_picture_has_a_plain_card(driver: Driver) -> None:
    driver.phone.windows.recents()
    view = driver.phone.windows.view
    assert view.task_picture(-1, view.scene().size) is None
