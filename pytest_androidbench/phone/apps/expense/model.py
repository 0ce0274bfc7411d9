"""An entry as Pro Expense keeps it, and the kinds of entries there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OTHERS, INCOME, FOOD = 1, 2, 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Category:
    """What money is spent on, or got for."""

    id: int
    name: str
    icon: str


CATEGORIES: Final = (
    Category(id=INCOME, name="Income", icon="payments"),
    Category(id=FOOD, name="Food", icon="restaurant"),
    Category(id=4, name="Housing", icon="house"),
    Category(id=5, name="Social", icon="people"),
    Category(id=6, name="Entertainment", icon="local_movies"),
    Category(id=7, name="Transportation", icon="directions_car"),
    Category(id=8, name="Clothes", icon="checkroom"),
    Category(id=9, name="Health Care", icon="local_hospital"),
    Category(id=10, name="Education", icon="school"),
    Category(id=11, name="Donation", icon="volunteer_activism"),
    Category(id=OTHERS, name="Others", icon="category"),
)
"""In the order the entry form offers them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expense:
    """One entry."""

    id: int = 0
    """0 = not saved yet."""
    name: str = ""
    cents: int = 0
    category: int = FOOD
    note: str = ""
    created: int = 0
    modified: int = 0
    """The time it is listed under; both in milliseconds."""


def category_of(id_: int) -> Category:
    """The category with a number; an unknown one counts as the last."""
    return next((known for known in CATEGORIES if known.id == id_), CATEGORIES[-1])
