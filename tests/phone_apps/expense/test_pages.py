from __future__ import annotations

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from tests.phone_apps.expense.conftest import WEEK, Books


def test_statistics_share_all_amounts(books: Books) -> None:
    books.fill(("Rent", 75000, 4, 1), ("Tea", 5000, 3, 2), ("Pay", 20000, 2, 3))
    books.go("dest_statistics")
    shown = [(n.resource_id.rpartition("/")[2], n.text) for n in books.nodes()]
    assert [t for i, t in shown if i == "tv_category_name"] == ["Housing", "Income", "Food"]
    assert [t for i, t in shown if i == "tv_progress"] == ["75.0%", "20.0%", "5.0%"]


def test_statistics_of_chosen_days(books: Books) -> None:
    books.fill(*WEEK)
    books.go("dest_statistics")
    books.tap("Calendar")
    assert books.find("tg_date_order") is None
    books.tap("cv_start_date")
    books.tap("20")
    books.tap("button1")
    books.tap("btn_apply_filter")
    assert "Transportation" not in books.texts()


def test_the_currency_is_chosen_at_once(books: Books) -> None:
    books.go("dest_settings")
    books.tap("fl_currency")
    books.tap("Euro")
    books.phone.windows.back()
    assert books.value("tv_currency_value") == "€"


def test_the_theme_takes_hold_with_a_restart(books: Books) -> None:
    app = books.app_of(ExpenseApp)
    assert app.display(books.phone.display).dark
    books.go("dest_settings")
    books.tap("fl_theme")
    books.tap("Light Theme")
    books.tap("RESTART")
    assert books.find("fb_main_add") is not None
    assert not app.display(books.phone.display).dark


def test_another_language_changes_texts_but_no_data(books: Books) -> None:
    books.fill(("Rent", 75000, 4, 1))
    books.go("dest_settings")
    books.tap("fl_language")
    restart = books.find("btn_restart")
    assert restart is not None
    assert not restart.enabled
    books.tap("China (Chinese)")
    books.tap("btn_restart")
    assert "Rent" in books.texts()
    assert books.crashes() == []


def test_feedback_wants_a_comment(books: Books) -> None:
    books.go("dest_feedback")
    books.type("edt_email", "nobody")
    books.tap("btn_send")
    assert {"Invalid Email Address", "Empty Comment"} <= set(books.texts())
    books.type("edt_email", "@example.org")
    books.type("edt_comment", "Fine")
    books.tap("btn_send")
    assert "Feedback Status" in books.texts()
    books.tap("go_home")
    assert books.find("fb_main_add") is not None


def test_about_leads_to_its_pages(books: Books) -> None:
    books.go("dest_about")
    books.tap("fl_privacy")
    assert "Privacy and Policy" in books.texts()
    books.phone.windows.back()
    books.tap("fl_open_sources")
    assert "Room" in books.texts()
    books.phone.windows.back()
    assert books.value("tv_version") == "1.0.0-beta05"
