"""Tasks are put into Tasks.org's database, and seen to be as they were."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime

import pytest

from pytest_androidbench.appdata.todos import HIGH, Todo, Todos
from pytest_androidbench.appdata.validators import same_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.pilot import Pilot

OPEN = Todo(title="Oil the hinges", due=date(2023, 10, 16), priority=HIGH)
DONE = Todo(title="Wax the skis", due=date(2023, 10, 14), completed=datetime(2023, 10, 14, 9))
BOX = "completeBox"


def tick_and_undo(pilot: Pilot) -> None:
    pilot.tap(id=BOX, index=0).tap("Undo")


def tick_twice(pilot: Pilot) -> None:
    pilot.tap("Sort").tap("Move completed tasks to bottom").back()
    for index in (0, 0, 1, 1):
        pilot.tap(id=BOX, index=index)


def add(pilot: Pilot) -> None:
    pilot.tap("Create new task").type("Task name", "Oops").tap("Save")


def add_and_delete(pilot: Pilot) -> None:
    add(pilot)
    pilot.tap("Oops").tap("Delete task").tap("OK")


def choose_the_same_date(pilot: Pilot) -> None:
    pilot.tap(id="due_date", index=0).tap("OK")


def tick(pilot: Pilot) -> None:
    pilot.tap(id=BOX, index=0)


def delete(pilot: Pilot) -> None:
    pilot.tap(OPEN.title).tap("Delete task").tap("OK")


def copy(pilot: Pilot) -> None:
    pilot.long_press(OPEN.title).tap("More options").tap("Copy").tap("OK")


@pytest.fixture
def todos(device: Device, pilot: Pilot) -> Todos:
    """Two tasks in the list, which is open."""
    if "org.tasks" not in device.versions("org.tasks"):
        pytest.skip("Tasks.org is not installed")
    pilot.open("Tasks")
    kept = Todos(device)
    kept.replace([OPEN, DONE])
    pilot.open("Tasks")
    return kept


@pytest.mark.proof
@pytest.mark.parametrize("act", [tick_and_undo, tick_twice, add_and_delete, choose_the_same_date])
def test_what_was_taken_back_leaves_nothing(
    todos: Todos, pilot: Pilot, act: Callable[[Pilot], None]
) -> None:
    before = todos.rows()
    act(pilot)
    assert same_rows(before, todos.rows())


@pytest.mark.proof
@pytest.mark.parametrize("act", [tick, add, delete, copy])
def test_what_stays_is_a_change(todos: Todos, pilot: Pilot, act: Callable[[Pilot], None]) -> None:
    before = todos.rows()
    act(pilot)
    assert not same_rows(before, todos.rows())
