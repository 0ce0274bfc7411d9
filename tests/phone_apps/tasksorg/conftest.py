from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import put_back, take
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.tasksorg.ways import PACKAGE, seen, some_tasks


@pytest.fixture(scope="package")
def first_list(text_engine: TextEngine) -> Callable[[], Driver]:
    """Gives the empty list, always on the same phone."""
    driver = Driver(Phone(PhoneConfig(apps=(*CORE, SettingsApp, TasksApp)), text_engine))
    driver.phone.windows.start_app(PACKAGE)
    seen(driver)
    state = take(driver.phone)

    def again() -> Driver:
        put_back(driver.phone, state)
        return driver

    return again


@pytest.fixture
def empty(first_list: Callable[[], Driver]) -> Driver:
    """The list without a task."""
    return first_list()


@pytest.fixture
def filled(empty: Driver) -> Driver:
    """The list with some tasks, the first one due today."""
    some_tasks(empty)
    return empty


def rows_of(driver: Driver, table: str = "tasks") -> list[dict[str, Any]]:
    """All rows of a table."""
    app = driver.phone.packages.app(PACKAGE)
    assert app is not None
    return [dict(row) for row in app.database().query(f"SELECT * FROM {table} ORDER BY 1")]


def row_of(driver: Driver, title: str) -> dict[str, Any]:
    """The task with a title."""
    [row] = [row for row in rows_of(driver) if row["title"] == title]
    return row


def titles(driver: Driver) -> list[str]:
    """The titles in the list, from the top down."""
    return [node.text for node in driver.nodes() if node.resource_id.endswith("/title")]


def new_task(driver: Driver, title: str) -> None:
    """Begin a task."""
    driver.tap("fab")
    driver.phone.windows.type_text(title)
    driver.phone.windows.back()


def tap_all(driver: Driver, *labels: str) -> None:
    for label in labels:
        driver.tap(label)


def hold(driver: Driver, label: str) -> None:
    node = driver.find(label)
    assert node is not None
    driver.phone.windows.fingers.long_press(*node.bounds.center)


def menu(driver: Driver, row: str) -> None:
    """Open the menu, and tap a row."""
    tap_all(driver, "More options", row)
