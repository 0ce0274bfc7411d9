"""An entry as Pro Expense keeps it, and the kinds of entries there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.kit.tables import column

OTHERS, INCOME, FOOD = 1, 2, 3


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpenseCategory:
    """What money is spent on, or got for."""

    id: int
    name: str
    icon: str


CATEGORIES: Final = (
    ExpenseCategory(id=INCOME, name="Income", icon="payments"),
    ExpenseCategory(id=FOOD, name="Food", icon="restaurant"),
    ExpenseCategory(id=4, name="Housing", icon="house"),
    ExpenseCategory(id=5, name="Social", icon="people"),
    ExpenseCategory(id=6, name="Entertainment", icon="local_movies"),
    ExpenseCategory(id=7, name="Transportation", icon="directions_car"),
    ExpenseCategory(id=8, name="Clothes", icon="checkroom"),
    ExpenseCategory(id=9, name="Health Care", icon="local_hospital"),
    ExpenseCategory(id=10, name="Education", icon="school"),
    ExpenseCategory(id=11, name="Donation", icon="volunteer_activism"),
    ExpenseCategory(id=OTHERS, name="Others", icon="category"),
)
"""In the order the entry form offers them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expense:
    """One entry."""

    id: int = column("expense_id", default=0)
    """0 = not saved yet."""
    name: str = ""
    cents: int = column("amount", default=0)
    category: int = FOOD
    note: str = ""
    created: int = column("created_date", default=0)
    modified: int = column("modified_date", default=0)
    """The time it is listed under; both in milliseconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Backup:
    """One line of the backup log."""

    id: int = column("backup_id", default=0)
    name: str
    path: str
    created: int = column("created_date")
    items: int = column("item_total")
    worker: str = column("worker_id")
    completed: bool = column("is_completed", default=True)


def category_of(id_: int) -> ExpenseCategory:
    """The category with a number; an unknown one counts as the last."""
    return next((known for known in CATEGORIES if known.id == id_), CATEGORIES[-1])
