"""What Pro Expense keeps: its entries and a log of its backups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from pytest_androidbench.phone.apps.expense.model import Expense

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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
RECENT: Final = 4
Sorting = Literal["DESC", "ASC"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Backup:
    """One line of the backup log."""

    id: int
    name: str
    created: int
    items: int


class Store:
    """The database of Pro Expense."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def span(self) -> tuple[int, int] | None:
        """The times of the oldest and the newest entry."""
        row = self._db.one("SELECT min(modified_date), max(modified_date) FROM expense")
        return None if row is None or row[0] is None else (row[0], row[1])

    def between(self, start: int, end: int, sorting: Sorting = "DESC") -> list[Expense]:
        """Entries of a span of time, both ends included."""
        where = "WHERE modified_date >= ? AND modified_date <= ?"
        return self._read(f"{where} ORDER BY modified_date {sorting}, expense_id", start, end)

    def since(self, start: int) -> list[Expense]:
        """Entries after a time, newest first."""
        return self._read("WHERE modified_date > ? ORDER BY modified_date DESC, expense_id", start)

    def all(self) -> list[Expense]:
        """Every entry, newest first."""
        return self._read("ORDER BY modified_date DESC, expense_id")

    def recent(self) -> list[Expense]:
        """The newest few."""
        return self._read("ORDER BY modified_date DESC, expense_id LIMIT ?", RECENT)

    def get(self, id_: int) -> Expense | None:
        """One entry."""
        return next(iter(self._read("WHERE expense_id = ?", id_)), None)

    def save(self, expense: Expense) -> None:
        """Add an entry, or change the one with its id."""
        self._db.execute(
            "INSERT OR REPLACE INTO expense VALUES (?, ?, ?, ?, ?, ?, ?)",
            expense.id or None,
            expense.name,
            expense.cents,
            expense.category,
            expense.note,
            expense.created,
            expense.modified,
        )

    def delete(self, ids: Iterable[int]) -> None:
        """Remove entries."""
        for id_ in ids:
            self._db.execute("DELETE FROM expense WHERE expense_id = ?", id_)

    def backups(self) -> list[Backup]:
        """The backup log, newest first."""
        rows = self._db.query("SELECT * FROM backup ORDER BY created_date DESC, backup_id DESC")
        return [
            Backup(
                id=row["backup_id"],
                name=row["name"],
                created=row["created_date"],
                items=row["item_total"],
            )
            for row in rows
        ]

    def log_backup(self, name: str, path: str, created: int, items: int, worker: str) -> None:
        """Add a line to the backup log."""
        self._db.execute(
            "INSERT INTO backup VALUES (NULL, ?, ?, ?, ?, ?, 1)", name, path, created, items, worker
        )

    def forget_backup(self, id_: int) -> None:
        """Remove a line of the backup log; its file stays."""
        self._db.execute("DELETE FROM backup WHERE backup_id = ?", id_)

    def _read(self, clause: str, *values: int) -> list[Expense]:
        rows: Sequence[Any] = self._db.query(f"SELECT * FROM expense {clause}", *values)  # noqa: S608
        return [
            Expense(
                id=row["expense_id"],
                name=row["name"] or "",
                cents=row["amount"],
                category=row["category"],
                note=row["note"] or "",
                created=row["created_date"],
                modified=row["modified_date"],
            )
            for row in rows
        ]
