"""Entries as the rows of a workbook."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.expense.formats import amount_text
from pytest_androidbench.phone.apps.expense.model import Backup, Expense
from pytest_androidbench.phone.apps.expense.workbook import (
    WorkbookError,
    read_workbook,
    write_workbook,
)
from pytest_androidbench.phone.system.content import ContentError

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.expense.store import ExpenseStore
    from pytest_androidbench.phone.system.phone import Phone

SHEET: Final = "expense"
FIELDS: Final = ["Name", "Date", "Category", "Amount", "Note"]


def export_to(phone: Phone, store: ExpenseStore, uri: str, name: str) -> None:
    """Write every entry to a file, and log it."""
    entries = store.all()
    phone.content.write(uri, write_workbook(SHEET, [FIELDS, *map(_row, entries)]))
    now = phone.clock.now_ms
    worker = str(uuid.UUID(int=now, version=4))
    backup = Backup(name=name, path=uri, created=now, items=len(entries), worker=worker)
    store.log_backup(backup)


def count_in(phone: Phone, uri: str) -> int | None:
    """How many entries a file holds; None when it is no backup."""
    try:
        rows = read_workbook(phone.content.open(uri))
    except (ContentError, WorkbookError):
        return None
    return len(rows) - 1 if rows and rows[0] == FIELDS else None


def import_from(phone: Phone, store: ExpenseStore, uri: str) -> int:
    """Add the entries of a file; returns how many."""
    rows = read_workbook(phone.content.open(uri))[1:]
    for row in rows:
        store.save(_entry(row, phone.clock.now_ms))
    return len(rows)


def _row(expense: Expense) -> list[str]:
    amount = amount_text(expense.cents, grouped=False)
    return [expense.name, str(expense.created), str(expense.category), amount, expense.note]


def _entry(row: Sequence[str], now: int) -> Expense:
    name, date, category, amount, note = row
    return Expense(
        name=name,
        cents=int(_number(amount) * 100),
        category=int(_number(category)),
        note=note,
        created=now,
        modified=int(_number(date)),
    )


def _number(text: str) -> Decimal:
    try:
        number = Decimal(text or "0")
    except InvalidOperation:
        return Decimal(0)
    return number if number.is_finite() else Decimal(0)
