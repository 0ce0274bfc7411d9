"""Receipts: what was bought when, and for how much."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import dates, one_of
from task_suites.android_world.content.files import file_names

FIRST_DAY, LAST_DAY = date(2023, 1, 1), date(2023, 10, 14)
HEADER: Final = ("Date", "Item", "Amount")
PRICES: Final[Mapping[str, tuple[int, int]]] = {
    "Bread": (180, 620),
    "Bread Rolls": (95, 480),
    "Bus Ticket": (210, 390),
    "Bus Pass": (2900, 8900),
    "Coffee": (240, 690),
    "Coffee Beans": (690, 2490),
    "Lamp": (1450, 8990),
    "Lamp Oil": (480, 1590),
    "Notebook": (290, 1290),
    "Paperback": (790, 2190),
    "Rain Coat": (3900, 15900),
    "Tea Towels": (590, 2390),
}
"""Items and what they may cost, in cents."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Purchase:
    """A line of a receipt."""

    day: date
    item: str
    cents: int

    @property
    def cells(self) -> tuple[str, str, str]:
        """What stands in its columns."""
        return str(self.day), self.item, f"${self.cents / 100:.2f}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Receipt:
    """Some purchases."""

    purchases: tuple[Purchase, ...]

    @property
    def table(self) -> list[tuple[str, ...]]:
        """Header and lines, cell by cell."""
        return [HEADER, *(purchase.cells for purchase in self.purchases)]

    @property
    def csv(self) -> str:
        """The same as text."""
        return "\n".join(", ".join(row) for row in self.table)


def purchases() -> SearchStrategy[Purchase]:
    """Something bought in 2023 before the day of the tasks."""
    return one_of(*PRICES).flatmap(_priced)


def receipts(*, least: int = 1, most: int = 1) -> SearchStrategy[Receipt]:
    """A receipt with some lines, every count alike."""
    counts = st.integers(least, most)
    lines = counts.flatmap(lambda n: st.lists(purchases(), min_size=n, max_size=n).map(tuple))
    return st.builds(Receipt, purchases=lines)


def receipt_names() -> SearchStrategy[str]:
    """The name of a picture of a receipt."""
    return file_names((".jpg",)).map("receipt_{}".format)


def _priced(item: str) -> SearchStrategy[Purchase]:
    low, high = PRICES[item]
    days = dates(FIRST_DAY, LAST_DAY)
    cents = st.integers(low, high)
    return st.builds(Purchase, day=days, item=st.just(item), cents=cents)
