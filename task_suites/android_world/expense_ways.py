"""Ways through Pro Expense that several solutions and mistakes take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.expenses import Expense
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import Target, descendants
from pytest_androidbench.interface.observation import Node
from task_suites.android_world.android_ways import uncover, way_on

APP: Final = "Pro Expense"
CATEGORY: Final = "cd_category"
SAVE: Final = "btn_save"
USUAL: Final = "Food"
"""Comes first in the form's row."""
MOST_SCREENS: Final = 12


def fill_in(pilot: Pilot, expense: Expense) -> None:
    """Write an expense into the form, from the first page."""
    pilot.tap(id="fb_main_add")
    pilot.type("Name", expense.name).type("Amount", expense.amount.replace(",", ""))
    choose_category(pilot, expense.category)
    pilot.type("Note", expense.note)


def choose_category(pilot: Pilot, name: str) -> None:
    """Choose one by its name, or the usual one by its place: languages have a word for it."""
    if name == USUAL:
        pilot.tap(id=CATEGORY, index=0)
        return
    pilot.scroll_to(text=name, direction=way_on(pilot, CATEGORY), inside="rv_category")
    pilot.tap(text=name)


def enter(pilot: Pilot, expense: Expense) -> None:
    """Add an expense, from the first page."""
    fill_in(pilot, expense)
    uncover(pilot, Target(id=SAVE)).tap(id=SAVE)


def enter_all(pilot: Pilot, expenses: Iterable[Expense]) -> None:
    """Open the app and add expenses."""
    pilot.open(APP)
    for expense in expenses:
        enter(pilot, expense)


def open_log(pilot: Pilot) -> None:
    """Open the list of all expenses."""
    pilot.open(APP).scroll_to("More").tap("More")


def newest_first(expenses: Iterable[Expense]) -> list[Expense]:
    """In the order of the log, so that one way down finds them all."""
    return sorted(expenses, key=lambda expense: -expense.modified)


def row_of(pilot: Pilot, expense: Expense) -> Node:
    """The name in the row of an expense in the log, scrolled to.

    Raises:
        PilotError: there is no such row.
    """
    for _ in range(MOST_SCREENS):
        for row in (n for n in pilot.observation.nodes if n.resource_id.endswith("/cd_expense")):
            inside = descendants(pilot.observation, row)
            if {expense.name, expense.amount} <= {node.text for node in inside}:
                return next(node for node in inside if node.text == expense.name)
        before = pilot.observation.nodes
        if pilot.scroll().observation.nodes == before:
            break
    raise PilotError(f"no row of {expense.name!r} with {expense.amount}")


def select(pilot: Pilot, expense: Expense) -> None:
    """Swipe a row of the log over half of the screen to the right, which chooses it."""
    y = row_of(pilot, expense).center[1]
    quarter = pilot.observation.width // 4
    pilot.swipe((quarter, y), (3 * quarter, y))


def delete_one(pilot: Pilot, expense: Expense) -> None:
    """Delete one expense of the log by its details."""
    pilot.tap(at=row_of(pilot, expense).center)
    pilot.tap(id="btn_delete").tap("Confirm")


def delete_selected(pilot: Pilot, expenses: Iterable[Expense]) -> None:
    """Delete several expenses of the log together."""
    for expense in newest_first(expenses):
        select(pilot, expense)
    pilot.tap(id="delete").tap("Confirm")
