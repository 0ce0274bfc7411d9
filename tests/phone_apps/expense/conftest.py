from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.model import FOOD, Expense
from pytest_androidbench.phone.apps.expense.store import ExpenseStore
from tests.phone_apps.driver import Driver

PACKAGE = "com.arduia.expense"
HOUR = 3_600_000
DAY = 24 * HOUR


@dataclass
class Books(Driver):
    """Pro Expense in front, with its entries at hand."""

    @property
    def store(self) -> ExpenseStore:
        return ExpenseStore(self.app_of(ExpenseApp).database())

    def fill(self, *entries: tuple[str, int, int, int]) -> None:
        """Add entries: name, cents, category, and how many hours ago."""
        now = self.phone.clock.now_ms
        for name, cents, category, hours in entries:
            time = now - hours * HOUR
            self.store.save(
                Expense(name=name, cents=cents, category=category, created=time, modified=time)
            )
        self.phone.windows.changed()

    def names(self) -> list[str]:
        """The names in the list on the screen."""
        return self.values("tv_name")

    def type(self, id_: str, text: str) -> None:
        self.tap(id_)
        self.phone.windows.type_text(text)
        self.phone.windows.back()

    def go(self, destination: str) -> None:
        """Open a page by the drawer."""
        menu = next(n for n in self.nodes() if n.class_name == "android.widget.ImageButton")
        self.touch(menu)
        self.tap(destination)

    def swipe_row(self, name: str, dx: int) -> None:
        """Swipe over the row of an entry."""
        node = self.find(name)
        assert node is not None
        x, y = node.bounds.center
        self.phone.windows.fingers.swipe([(x, y), (x + dx, y)], 300)

    def pick(self, label: str, place: int = 0) -> None:
        """Tap one of several nodes with the same text or id."""
        found = [
            n for n in self.nodes() if label in {n.text, n.desc, n.resource_id.rpartition("/")[2]}
        ]
        self.touch(found[place])


WEEK: Sequence[tuple[str, int, int, int]] = (
    ("Coffee beans", 1250, FOOD, 0),
    ("Rent", 95000, 4, 30),
    ("Salary", 250050, 2, 60),
    ("Cinema", 3120, 6, 90),
    ("Train ticket", 4999, 7, 24 * 30),
)


@pytest.fixture
def books(opened: Callable[[str], Driver]) -> Books:
    """The app with its first pages answered and no entries."""
    driver = Books(opened(PACKAGE).phone)
    driver.tap("btn_continue")
    driver.tap("btn_continue")
    return driver
