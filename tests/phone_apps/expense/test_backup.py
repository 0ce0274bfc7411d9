from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.expense.archive import (
    FIELDS,
    count_in,
    export_to,
    import_from,
)
from pytest_androidbench.phone.apps.expense.workbook import (
    WorkbookError,
    read_workbook,
    write_workbook,
)
from tests.phone_apps.expense.conftest import WEEK, Books

FILE = "file:///storage/emulated/0/Download/Backup.xls"


def test_a_workbook_reads_as_it_was_written() -> None:
    rows = [["Name", "Note"], ["Café ☕", "🍕 for two"], ["x" * 300, "two\nlines"], ["", "😀"]]
    assert read_workbook(write_workbook("expense", rows)) == rows


def test_a_large_workbook_spans_many_sectors() -> None:
    rows = [[str(row), "some text", "more text"] for row in range(5000)]
    assert read_workbook(write_workbook("expense", rows)) == rows


@pytest.mark.parametrize("data", [b"", b"name,amount", write_workbook("x", [["a"]])[:2000]])
def test_what_is_no_workbook_is_refused(data: bytes) -> None:
    with pytest.raises(WorkbookError):
        read_workbook(data)


def test_a_backup_comes_back_as_it_was(books: Books) -> None:
    books.fill(*WEEK)
    before = books.store.all()
    export_to(books.phone, books.store, FILE, "Backup")
    books.store.delete(e.id for e in before)
    assert count_in(books.phone, FILE) == len(WEEK)
    assert import_from(books.phone, books.store, FILE) == len(WEEK)
    kept = [(e.name, e.cents, e.category, e.modified) for e in books.store.all()]
    assert kept == [(e.name, e.cents, e.category, e.modified) for e in before]


@pytest.mark.parametrize("amount", ["NaN", "Infinity", "much", ""])
def test_an_amount_that_is_no_number_counts_as_nothing(books: Books, amount: str) -> None:
    rows = [FIELDS, ["Gift", "0", "2", amount, ""]]
    books.phone.content.write(FILE, write_workbook("expense", rows))
    assert import_from(books.phone, books.store, FILE) == 1
    assert [(e.name, e.cents) for e in books.store.all()] == [("Gift", 0)]


def test_a_backup_is_written_where_one_chooses(books: Books) -> None:
    books.fill(*WEEK)
    books.go("dest_backup")
    books.tap("cv_export")
    books.tap("btn_export_now")
    books.tap("SAVE")
    assert "5 items" in books.texts()
    (name,) = books.phone.files.listdir("/storage/emulated/0/Download")
    assert name.startswith("Backup_Oct15_2023_1534")
    assert count_in(books.phone, f"file:///storage/emulated/0/Download/{name}") == len(WEEK)


def test_the_log_of_backups_forgets_a_line(books: Books) -> None:
    books.fill(*WEEK)
    export_to(books.phone, books.store, FILE, "Backup_Oct15")
    books.go("dest_backup")
    assert "5 items" in books.texts()
    books.tap("Backup_Oct15")
    books.tap("CONFIRM")
    assert books.store.backups() == []
    assert books.find("tv_no_data") is not None


def test_nothing_can_be_exported_from_an_empty_book(books: Books) -> None:
    books.go("dest_backup")
    card = books.find("cv_export")
    assert card is not None
    assert not card.enabled
