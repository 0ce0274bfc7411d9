"""The grid of the home screen: chosen in Settings, kept where Launcher3 keeps it, and filled."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from pytest_androidbench.phone.kit.home_grid import FILE, GRIDS, USUAL, choose_grid, home_grid
from tests.phone_apps.driver import Driver, started
from tests.phone_apps.launcher.icon_drags import open_drawer, place, within

LAUNCHER = "com.google.android.apps.nexuslauncher"
DATABASE = f"/data/data/{LAUNCHER}/databases/launcher.db"
INTENT = (
    "#Intent;action=android.intent.action.MAIN;category=android.intent.category.LAUNCHER;"
    "launchFlags=0x10200000;component={};end"
)
CLOCK = INTENT.format("com.google.android.deskclock/com.android.deskclock.DeskClock")
SETTINGS = INTENT.format("com.android.settings/.Settings")


@pytest.fixture
def driver() -> Driver:
    """A phone that shows its home screen."""
    driver = started()
    driver.phone.windows.home()
    return driver


def lay(driver: Driver, *rows: tuple[object, ...]) -> None:
    """Fill the launcher's table: intent, container, screen, column, row."""
    database = driver.phone.databases.open(DATABASE)
    database.execute("DELETE FROM favorites")
    for row in rows:
        database.execute(
            "INSERT INTO favorites (intent, container, screen, cellX, cellY, itemType)"
            " VALUES (?, ?, ?, ?, ?, 0)",
            *row,  # type: ignore[arg-type]
        )
    driver.phone.windows.invalidate()


def home(driver: Driver) -> None:
    """Look at another app, and come back."""
    driver.phone.activities.start_app("com.android.settings")
    driver.phone.windows.home()


def test_a_grid_is_chosen_in_settings_and_kept_by_its_name(driver: Driver) -> None:
    assert home_grid(driver.phone) == USUAL
    driver.page("wallpaper")
    assert driver.find(USUAL.label)
    driver.tap("App grid")
    driver.tap("5×5")
    assert home_grid(driver.phone) == (5, 5)
    assert b">5_by_5</string>" in driver.phone.files.read(FILE)


@pytest.mark.parametrize("name", GRIDS)
def test_icons_lie_in_the_cells_that_the_table_says(driver: Driver, name: str) -> None:
    grid = GRIDS[name]
    choose_grid(driver.phone, name)
    last = grid.columns - 1, grid.rows - 1
    lay(driver, (CLOCK, -100, 0, *last), (SETTINGS, -101, last[0], last[0], 0))
    workspace, hotseat = driver.find("workspace"), driver.find("hotseat")
    assert workspace is not None
    assert hotseat is not None
    x, y = place(driver, "Clock")
    assert x > workspace.bounds.width * last[0] // grid.columns
    assert workspace.bounds.bottom - y < workspace.bounds.height // grid.rows
    docked = within(driver, "hotseat", "Settings")
    assert docked is not None
    assert docked.bounds.center.x > hotseat.bounds.width * last[0] // grid.columns


def test_the_drawer_has_as_many_columns(driver: Driver) -> None:
    for name, grid in GRIDS.items():
        choose_grid(driver.phone, name)
        home(driver)
        open_drawer(driver)
        icons = [n for n in driver.nodes() if n.resource_id.endswith("id/icon")]
        first = [icon for icon in icons if icon.bounds.top == icons[0].bounds.top]
        assert len(first) == min(grid.columns, len(icons))


def test_what_a_smaller_grid_has_no_room_for_moves(driver: Driver) -> None:
    choose_grid(driver.phone, "5_by_5")
    lay(driver, (CLOCK, -100, 0, 4, 4), (SETTINGS, -101, 4, 4, 0))
    choose_grid(driver.phone, "2_by_2")
    home(driver)
    kept = driver.phone.databases.open(DATABASE).query("SELECT * FROM favorites ORDER BY _id")
    assert [
        tuple(row[name] for name in ("container", "screen", "cellX", "cellY")) for row in kept
    ] == [
        (-100, 0, 0, 1),
        (-100, 0, 1, 1),
    ]
    assert within(driver, "workspace", "Clock")
    assert within(driver, "workspace", "Settings")


@pytest.mark.parametrize(
    "row",
    [
        ("no intent", -100, 0, 0, 1),
        (None, -100, 0, 0, 1),
        (CLOCK, -100, -3, 0, 1),
        (CLOCK, -100, 0, "left", 1),
        (CLOCK, -100, 10**12, 0, 10**12),
        (CLOCK, "nowhere", 0, 0, 1),
        (b"\x00", -100, 0, None, None),
    ],
)
def test_rows_that_say_nothing_are_passed_over(driver: Driver, row: tuple[object, ...]) -> None:
    lay(driver, row, (SETTINGS, -100, 0, 1, 1))
    assert within(driver, "workspace", "Settings")
    home(driver)
    assert within(driver, "workspace", "Settings")


@pytest.mark.parametrize("name", ["", "9_by_9", "../x"])
def test_a_name_that_says_nothing_is_as_none(driver: Driver, name: str) -> None:
    choose_grid(driver.phone, name)
    assert home_grid(driver.phone) == USUAL
    assert within(driver, "hotseat", "Phone") is None
    assert driver.find("workspace")


@pytest.mark.parametrize("density", [160, 440, 550, 700])
def test_five_icons_beside_each_other_do_not_overlap(driver: Driver, density: int) -> None:
    choose_grid(driver.phone, "5_by_5")
    lay(driver, *[(CLOCK, -100, 0, x, 4) for x in range(5)])
    driver.phone.show_on(replace(driver.phone.display, density=density))
    icons = [node.bounds for node in driver.nodes() if node.desc == "Clock"]
    assert len(icons) == 5
    for left, right in pairwise(icons):
        assert left.right <= right.left
        assert left.top == right.top
