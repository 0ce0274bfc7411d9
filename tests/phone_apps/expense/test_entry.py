from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.expense.formats import amount_text
from tests.phone_apps.expense.conftest import HOUR, Books


def test_an_entry_is_kept_as_it_was_typed(books: Books) -> None:
    opened = books.phone.clock.now_ms
    books.tap("fb_main_add")
    books.type("edt_name", "Lunch")
    books.type("edt_amount", "12.5")
    books.tap("Social")
    books.type("edt_note", "with Ada")
    books.tap("btn_save")
    (kept,) = books.store.all()
    assert (kept.name, kept.cents, kept.category, kept.note) == ("Lunch", 1250, 5, "with Ada")
    assert opened <= kept.modified < kept.created < opened + HOUR
    assert books.value("tv_outcome_value") == "12.5"
    assert "Today 3:34 PM" in books.texts()


def test_only_the_amount_must_be_there(books: Books) -> None:
    books.tap("fb_main_add")
    books.tap("btn_save")
    assert "Cost is Empty" in books.texts()
    assert books.store.all() == []
    books.type("edt_amount", "7")
    books.tap("btn_save")
    (kept,) = books.store.all()
    assert (kept.name, kept.note, kept.cents, kept.category) == ("", "", 700, 3)


@pytest.mark.parametrize(
    ("typed", "shown"), [("123456789", "12345678"), ("1.234", "1.23"), ("1..5", "1.5")]
)
def test_an_amount_has_eight_digits_and_two_decimals(books: Books, typed: str, shown: str) -> None:
    books.tap("fb_main_add")
    books.tap("edt_amount")
    for char in typed:
        books.phone.windows.type_text(char)
    assert books.value("edt_amount") == shown


def test_a_name_has_at_most_twenty_characters(books: Books) -> None:
    books.tap("fb_main_add")
    books.type("edt_name", "abcdefghijklmnopqrstuvwxyz")
    assert books.value("edt_name") == "abcdefghijklmnopqrst"


def test_the_loop_leads_to_the_next_entry(books: Books) -> None:
    books.tap("fb_main_add")
    books.tap("cv_lock")
    assert books.value("btn_save") == "NEXT"
    for name, amount in (("Tea", "3"), ("Milk", "4")):
        books.type("edt_name", name)
        books.type("edt_amount", amount)
        books.tap("btn_save")
        assert "Saved!" in books.texts()
        assert books.value("edt_amount") == "Amount"
    books.phone.windows.back()
    assert sorted(e.name for e in books.store.all()) == ["Milk", "Tea"]


def test_back_discards_in_silence(books: Books) -> None:
    books.tap("fb_main_add")
    books.type("edt_name", "Nothing")
    books.phone.windows.back()
    assert books.find("tv_income_value") is not None
    assert books.store.all() == []


def test_time_and_day_are_chosen(books: Books) -> None:
    books.tap("fb_main_add")
    assert "15 Oct 2023 3:34 PM" in books.texts()
    books.tap("Calendar")
    books.tap("3")
    books.tap("android:id/button1".rpartition("/")[2])
    assert "3 Oct 2023 3:34 PM" in books.texts()
    books.tap("Time")
    books.tap("button1")
    books.type("edt_amount", "1")
    books.tap("btn_save")
    (kept,) = books.store.all()
    assert kept.created - kept.modified >= 12 * 24 * HOUR


def test_a_change_keeps_when_it_was_created(books: Books) -> None:
    books.fill(("Rent", 95000, 4, 30))
    (before,) = books.store.all()
    books.tap("Rent")
    books.tap("btn_edit")
    assert "Update Data" in books.texts()
    assert books.value("edt_amount") == "950"
    assert books.names()[0] == "Housing"
    assert books.find("cv_lock") is None
    books.tap("Others") if books.find("Others") else books.tap("Income")
    books.tap("btn_save")
    (after,) = books.store.all()
    assert (after.id, after.created, after.modified) == (before.id, before.created, before.modified)
    assert after.category != before.category
    assert "Data Updated!" in books.texts()


@pytest.mark.parametrize(
    ("cents", "text"),
    [(0, "0"), (5, "0.05"), (50, "0.5"), (1250, "12.5"), (125_050, "1,250.5"), (100_000, "1,000")],
)
def test_amounts_have_no_zeros_behind(cents: int, text: str) -> None:
    assert amount_text(cents) == text
