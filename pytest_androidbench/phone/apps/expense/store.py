"""What Pro Expense keeps: its entries and a log of its backups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.apps.expense.model import Backup, Expense
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pytest_androidbench.phone.system.databases import Database

DATABASE: Final = "accounting.db"
SCHEMA: Final = """
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE `expense` (`expense_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `name` TEXT,
  `amount` INTEGER NOT NULL, `category` INTEGER NOT NULL, `note` TEXT,
  `created_date` INTEGER NOT NULL, `modified_date` INTEGER NOT NULL);
CREATE TABLE `backup` (`backup_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  `name` TEXT NOT NULL, `path` TEXT NOT NULL, `created_date` INTEGER NOT NULL,
  `item_total` INTEGER NOT NULL, `worker_id` TEXT NOT NULL, `is_completed` INTEGER NOT NULL);
CREATE TABLE room_master_table (id INTEGER PRIMARY KEY,identity_hash TEXT);
INSERT INTO room_master_table VALUES (42, '27085a6798a70569f4984067458b86b2');
PRAGMA user_version = 6;
"""
NEWEST_FIRST: Final = "ORDER BY modified_date DESC, expense_id"
RECENT: Final = 4
Sorting = Literal["DESC", "ASC"]


class ExpenseStore:
    """The database of Pro Expense."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._expenses = Table(database, "expense", Expense)
        self._backups = Table(database, "backup", Backup)

    def span(self) -> tuple[int, int] | None:
        """The times of the oldest and the newest entry."""
        row = self._db.one("SELECT min(modified_date), max(modified_date) FROM expense")
        return None if row is None or row[0] is None else (row[0], row[1])

    def between(self, start: int, end: int, sorting: Sorting = "DESC") -> list[Expense]:
        """Entries of a span of time, both ends included."""
        where = "WHERE modified_date >= ? AND modified_date <= ?"
        order = f"ORDER BY modified_date {sorting}, expense_id"
        return self._expenses.all(f"{where} {order}", start, end)

    def since(self, start: int) -> list[Expense]:
        """Entries after a time, newest first."""
        return self._expenses.all(f"WHERE modified_date > ? {NEWEST_FIRST}", start)

    def all(self) -> list[Expense]:
        """Every entry, newest first."""
        return self._expenses.all(NEWEST_FIRST)

    def recent(self) -> list[Expense]:
        """The newest few."""
        return self._expenses.all(f"{NEWEST_FIRST} LIMIT ?", RECENT)

    def get(self, id_: int) -> Expense | None:
        """One entry."""
        return self._expenses.get(id_)

    def save(self, expense: Expense) -> None:
        """Add an entry, or change the one with its id."""
        self._expenses.save(expense)

    def delete(self, ids: Iterable[int]) -> None:
        """Remove entries."""
        self._expenses.remove(ids)

    def backups(self) -> list[Backup]:
        """The backup log, newest first."""
        return self._backups.all("ORDER BY created_date DESC, backup_id DESC")

    def log_backup(self, backup: Backup) -> None:
        """Add a line to the backup log."""
        self._backups.add(backup)

    def forget_backup(self, id_: int) -> None:
        """Remove a line of the backup log; its file stays."""
        self._backups.remove([id_])
