"""The entries of Pro Expense, in the app's own database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.appdata.validators import one_line
from pytest_androidbench.devices.device import Device

PATH: Final = "/data/data/com.arduia.expense/databases/accounting.db"
CATEGORIES: Final = {
    "Others": 1,
    "Income": 2,
    "Food": 3,
    "Housing": 4,
    "Social": 5,
    "Entertainment": 6,
    "Transportation": 7,
    "Clothes": 8,
    "Health Care": 9,
    "Education": 10,
    "Donation": 11,
}
"""Name on the screen -> number in the database."""
_INSERT: Final = (
    "INSERT INTO expense (name, amount, category, note, created_date, modified_date) "
    "VALUES (?, ?, ?, ?, ?, ?)"
)
_NAMES: Final = {number: name for name, number in CATEGORIES.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Expense:
    """One entry; two that were entered alike are equal, whatever their ids."""

    name: str
    cents: int
    category: str
    note: str = ""
    created: int = 0
    modified: int = 0
    """The time it is listed under; both in milliseconds since 1970."""

    @property
    def amount(self) -> str:
        """The amount as the app shows it: no zeros at the end, thousands apart."""
        whole, rest = divmod(self.cents, 100)
        return f"{whole:,}" + (f".{rest:02}".rstrip("0") if rest else "")

    @property
    def entered(self) -> dict[str, str | int]:
        """What a person types and chooses, however its lines are broken, without the times."""
        return {
            "name": one_line(self.name),
            "cents": self.cents,
            "category": self.category,
            "note": one_line(self.note),
        }


class Expenses:
    """Reads and arranges entries."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def all(self) -> list[Expense]:
        """Every entry, in the order they were made."""
        rows = self._database.query("SELECT * FROM expense ORDER BY expense_id")
        return [
            Expense(
                name=row["name"] or "",
                cents=row["amount"],
                category=_NAMES.get(row["category"], str(row["category"])),
                note=row["note"] or "",
                created=row["created_date"],
                modified=row["modified_date"],
            )
            for row in rows
        ]

    def replace(self, expenses: Iterable[Expense]) -> None:
        """Let the app hold these entries and no others; for arranging a task."""
        rows = [
            (e.name, e.cents, CATEGORIES[e.category], e.note, e.created, e.modified)
            for e in expenses
        ]
        with self._database.edit() as connection:
            connection.execute("DELETE FROM expense")
            connection.execute("DELETE FROM sqlite_sequence WHERE name = 'expense'")
            connection.executemany(_INSERT, rows)
