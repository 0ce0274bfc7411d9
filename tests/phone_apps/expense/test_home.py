from __future__ import annotations

from datetime import datetime

import pytest

from pytest_androidbench.phone.apps.expense.formats import day_range, listed
from tests.phone_apps.expense.conftest import WEEK, Books

NOW = datetime(2023, 10, 15, 15, 34)


def test_totals_are_those_of_this_week(books: Books) -> None:
    books.fill(*WEEK, ("Gift", 1000, 2, 1))
    assert books.value("tv_income_value") == "10"
    assert books.value("tv_outcome_value") == "12.5"
    assert "OCT 15 - 22" in books.texts()


def test_four_newest_entries_and_the_way_to_all(books: Books) -> None:
    books.fill(*WEEK)
    books.tap("btn_more_logs")
    assert books.names() == [name for name, *_ in WEEK]
    books.phone.windows.back()
    assert [n for n in books.names() if n == "Train ticket"] == []


def test_an_empty_home_shows_no_recent_entries(books: Books) -> None:
    assert books.find("tv_recent_lists") is None
    assert books.value("tv_outcome_value") == "0"


def test_the_sheet_tells_all_and_deletes(books: Books) -> None:
    books.fill(*WEEK)
    books.tap("Coffee beans")
    assert books.value("tv_amount_value") == "12.5"
    assert books.find("tv_note_value") is None
    books.tap("btn_delete")
    assert "will be deleted!" in books.texts()
    books.tap("CONFIRM")
    assert "Coffee beans" not in [e.name for e in books.store.all()]
    assert "Item Deleted" in books.texts()


def test_the_drawer_leads_everywhere_and_home(books: Books) -> None:
    for destination, id_ in (
        ("dest_expense_logs", "tb_expense"),
        ("dest_statistics", "tb_statistic"),
        ("dest_backup", "cv_export"),
        ("dest_feedback", "btn_send"),
        ("dest_about", "tv_policy"),
        ("dest_settings", "fl_theme"),
    ):
        books.go(destination)
        assert books.find(id_) is not None, destination
    books.phone.windows.back()
    assert books.find("tv_policy") is not None
    books.go("dest_home")
    assert books.find("fb_main_add") is not None
    assert books.crashes() == []


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        (datetime(2023, 10, 15, 0, 5), "Today 12:05 AM"),
        (datetime(2023, 10, 14, 23, 5), "Yesterday 11:05 PM"),
        (datetime(2023, 10, 2, 9, 0), "2023 Oct 2"),
        (datetime(2023, 9, 30, 9, 0), "Sep 30"),
        (datetime(2022, 10, 15, 9, 0), "2022 Oct 15"),
    ],
)
def test_dates_in_lists(moment: datetime, text: str) -> None:
    assert listed(moment, NOW) == text


@pytest.mark.parametrize(
    ("start", "end", "text"),
    [
        (datetime(2023, 10, 1), datetime(2023, 10, 15), "2023 Oct 1 - 15"),
        (datetime(2023, 9, 1), datetime(2023, 10, 15), "2023 Sep 1 - Oct 15"),
        (datetime(2022, 9, 1), datetime(2023, 10, 15), "2022 Sep 1 - 2023 Oct 15"),
        (datetime(2023, 10, 1), datetime(2023, 10, 1), "2023 Oct 1"),
    ],
)
def test_ranges_of_days(start: datetime, end: datetime, text: str) -> None:
    assert day_range(start, end) == text
