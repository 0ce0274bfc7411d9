"""Ways through Pro Expense that several solutions and mistakes take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.expenses import Expense
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Node

APP: Final = "Pro Expense"
MOST_SCREENS: Final = 12


def fill_in(pilot: Pilot, expense: Expense) -> None:
    """Write an expense into the form, from the first page."""
    pilot.tap(id="fb_main_add")
    pilot.type("Name", expense.name).type("Amount", expense.amount.replace(",", ""))
    pilot.scroll_to(text=expense.category, direction="right", inside="rv_category")
    pilot.tap(text=expense.category)
    pilot.type("Note", expense.note)


def enter(pilot: Pilot, expense: Expense) -> None:
    """Add an expense, from the first page."""
    fill_in(pilot, expense)
    pilot.tap("Save")


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
    """Swipe a row of the log to the right, which chooses it."""
    x, y = row_of(pilot, expense).center
    pilot.swipe((x, y), (x + 500, y))


def delete_one(pilot: Pilot, expense: Expense) -> None:
    """Delete one expense of the log by its details."""
    pilot.tap(at=row_of(pilot, expense).center)
    pilot.tap(id="btn_delete").tap("Confirm")


def delete_selected(pilot: Pilot, expenses: Iterable[Expense]) -> None:
    """Delete several expenses of the log together."""
    for expense in newest_first(expenses):
        select(pilot, expense)
    pilot.tap(id="delete").tap("Confirm")
