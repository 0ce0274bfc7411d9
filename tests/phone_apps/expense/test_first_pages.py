from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.currencies import currencies
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.expense.conftest import PACKAGE, Books


def test_language_then_currency_then_home(opened: Callable[[str], Driver]) -> None:
    driver = opened(PACKAGE)
    assert driver.find("tv_welcome") is not None
    driver.tap("NEXT")
    driver.tap("Euro")
    driver.tap("CONTINUE")
    assert driver.find("tv_income_value") is not None
    assert "EUR" in driver.texts()
    driver.phone.windows.home()
    driver.phone.windows.start_app(PACKAGE)
    assert driver.find("tv_welcome") is None
    assert driver.crashes() == []


def test_a_search_narrows_the_currencies(opened: Callable[[str], Driver]) -> None:
    driver = Books(opened(PACKAGE).phone)
    driver.tap("NEXT")
    driver.touch(next(n for n in driver.nodes() if n.hint == "Search"))
    driver.phone.windows.type_text("kron")
    names = driver.values("tv_currency")
    assert "Sweden Kronor" in names
    assert all("kron" in name.lower() for name in names)
    driver.phone.windows.type_text("xyz")
    assert driver.find("tv_no_item") is not None


def test_a_wide_display_shows_the_search_above_the_keyboard(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(PACKAGE)
    driver.phone.windows.rotate(1)
    field = next(n for n in driver.nodes() if n.hint == "Search")
    driver.touch(field)
    driver.phone.windows.type_text("burma")
    shown = next(n for n in driver.nodes() if n.text == "burma")
    trees = driver.phone.windows.view.all_trees()
    keyboard = next(tree for tree in trees if "inputmethod" in tree.package)
    assert shown.bounds.bottom < keyboard.bounds.top


def test_the_database_is_rooms(books: Books) -> None:
    database = books.app_of(ExpenseApp).database()
    books.store.all()
    assert database.value("PRAGMA user_version") == 6
    hash_ = "27085a6798a70569f4984067458b86b2"
    assert database.value("SELECT identity_hash FROM room_master_table WHERE id = 42") == hash_
    tables = [r[0] for r in database.query("SELECT name FROM sqlite_master ORDER BY name")]
    assert {"android_metadata", "backup", "expense", "sqlite_sequence"} <= set(tables)


def test_every_currency_has_a_sign_that_can_be_drawn() -> None:
    engine = TextEngine()
    for currency in currencies():
        engine.paragraph(currency.symbol, size=20, width=500)
    assert engine.fonts.missing == set()
