"""On a tablet the home screen has another grid, and room beside its icons."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.kit.home_grid import (
    TABLET,
    USUAL,
    choose_grid,
    home_grid,
    offered_grids,
)
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.launcher.test_grid import CLOCK, DATABASE, SETTINGS, home, lay

WXGA = Display(width=1200, height=800, density=160)
LARGE = Display(width=1600, height=2560, density=320)
SIZES = pytest.mark.parametrize("display", [WXGA, replace(WXGA, rotation=1), LARGE])


@pytest.fixture
def driver(text_engine: TextEngine) -> Driver:
    """A tablet that shows its home screen."""
    return Driver(Phone(PhoneConfig(apps=INSTALLED, display=WXGA), text_engine))


def icons(driver: Driver, parent: str) -> list[Rect]:
    """The icons below the node with an id, from the top."""
    node = driver.find(parent)
    assert node is not None
    inside = [one for one in node.walk() if one.long_clickable and one is not node]
    return [one.bounds for one in inside]


@SIZES
def test_six_icons_stand_in_the_dock_and_as_wide_in_the_drawer(
    driver: Driver, display: Display
) -> None:
    driver.phone.show_on(display)
    assert home_grid(driver.phone) == TABLET
    dock = icons(driver, "hotseat")
    assert len(dock) == TABLET.columns
    assert {bounds.width for bounds in dock} <= {
        dock[0].width - 1,
        dock[0].width,
        dock[0].width + 1,
    }
    middle = (dock[0].left + dock[-1].right) / 2
    assert middle == pytest.approx(driver.phone.display.logical_size.width / 2, abs=2)
    width, height = display.logical_size
    up = [(width // 2, height * 6 // 10), (width // 2, height // 5)]
    driver.phone.windows.fingers.swipe(up, 300)
    listed = icons(driver, "apps_list_view")
    first = [bounds for bounds in listed if bounds.top == listed[0].top]
    assert len(first) == TABLET.columns
    assert all(left.right <= right.left for left, right in pairwise(first))


def test_the_dock_of_a_wide_one_takes_four_columns_of_six(driver: Driver) -> None:
    lay(driver, *[(CLOCK, -100, 0, x, 4) for x in range(6)])
    row = [bounds for bounds in icons(driver, "workspace") if bounds.width < 600]
    dock = icons(driver, "hotseat")
    wide = row[-1].right - row[0].left
    assert dock[0].width * TABLET.columns == pytest.approx(wide * 4 / 6, abs=6)
    # The margins are a part of the width that `device_profiles.xml` is made for.
    assert row[0].left == pytest.approx(88 * 1200 / 1280, abs=2)


@SIZES
def test_the_picture_of_a_task_is_as_long_and_as_wide_as_the_task(
    driver: Driver, display: Display
) -> None:
    driver.phone.windows.start_app("com.android.settings")
    driver.phone.show_on(display)
    driver.phone.windows.recents()
    picture = driver.find("snapshot")
    assert picture is not None
    seen = driver.phone.display.logical_size
    shape = picture.bounds.width / picture.bounds.height
    assert shape == pytest.approx(seen.width / seen.height, rel=0.15)


def test_it_offers_its_own_grid_and_keeps_another_that_was_named(driver: Driver) -> None:
    assert list(offered_grids(driver.phone)) == ["6_by_5"]
    choose_grid(driver.phone, "5_by_5")
    lay(driver, (SETTINGS, -100, 0, 4, 4))
    assert home_grid(driver.phone) == (5, 5)
    home(driver)
    assert home_grid(driver.phone) == (5, 5)


def test_a_phone_that_becomes_one_keeps_what_lies_where(text_engine: TextEngine) -> None:
    driver = Driver(Phone(PhoneConfig(apps=INSTALLED), text_engine))
    lay(driver, (CLOCK, -100, 0, 3, 2), (SETTINGS, -100, 0, 0, 4))
    driver.phone.show_on(WXGA)
    home(driver)
    kept = driver.phone.databases.open(DATABASE).query("SELECT * FROM favorites ORDER BY _id")
    assert [(row["cellX"], row["cellY"]) for row in kept] == [(3, 2), (0, 4)]


@pytest.mark.parametrize(
    ("x", "y", "grid"), [(3, 4, USUAL), (4, 4, (5, 5)), (4, 1, (5, 5)), (7, 1, USUAL)]
)
def test_without_a_choice_a_phone_takes_the_grid_that_what_lies_there_needs(
    text_engine: TextEngine, x: int, y: int, grid: tuple[int, int]
) -> None:
    driver = Driver(Phone(PhoneConfig(apps=INSTALLED), text_engine))
    lay(driver, (CLOCK, -100, 0, x, y))
    driver.phone.power.restart()
    assert home_grid(driver.phone) == grid
