"""Ways to the screens of Pro Expense."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.model import Expense
from pytest_androidbench.phone.apps.expense.store import ExpenseStore
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import Excuse, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, fill, hold, launch, shot, swipe, tap, write

PACKAGE: Final = "com.arduia.expense"
HOUR_MS: Final = 3_600_000
ENTRIES: Final = (
    ("Coffee beans", 1250, 3, 0, "The dark ones"),
    ("Salary", 250050, 2, 1, ""),
    ("Rent", 95000, 4, 30, ""),
    ("Cinema", 3120, 6, 90, "Paid by card"),
    ("Train ticket", 4999, 7, 120, ""),
    ("Winter coat", 18999, 8, 200, ""),
    ("Dentist", 12000, 9, 240, ""),
)


def entries(driver: Driver) -> None:
    """Put some entries into the app."""
    app, now = driver.app_of(ExpenseApp), driver.phone.clock.now_ms
    for name, cents, category, hours, note in ENTRIES:
        time = now - hours * HOUR_MS
        expense = Expense(
            name=name, cents=cents, category=category, note=note, created=time, modified=time
        )
        ExpenseStore(app.database()).save(expense)
    driver.phone.windows.changed()


def menu(driver: Driver) -> None:
    """Open the drawer; its button has no name."""
    nodes = driver.nodes()
    driver.touch(next(n for n in nodes if n.class_name == "android.widget.ImageButton"))


def page(name: str) -> tuple[Step, ...]:
    """The way to a page of the drawer."""
    return (*FILLED, menu, tap(name))


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
HOME: Final = (*FIRST, tap("NEXT"), tap("CONTINUE"))
FILLED: Final = (*HOME, entries)
FORM: Final = (*FILLED, tap("fb_main_add"))
LOGS: Final = page("dest_expense_logs")
THEME: Final = (*page("dest_settings"), tap("fl_theme"))
EXPENSE_SHOTS: Final = (
    shot("language", *FIRST),
    shot("currency", *FIRST, tap("NEXT")),
    shot("empty", *HOME),
    shot("home", *FILLED),
    shot("drawer", *FILLED, menu),
    shot("detail", *FILLED, tap("Coffee beans")),
    shot("delete?", *FILLED, tap("Coffee beans"), tap("btn_delete")),
    shot("deleted", *FILLED, tap("Coffee beans"), tap("btn_delete"), tap("btn_confirm")),
    shot("form", *FORM),
    shot("form filled", *FORM, fill("Name", "Lunch"), fill("Amount", "12.5"), tap("Social")),
    shot("no amount", *FORM, tap("btn_save")),
    shot("loop", *FORM, tap("cv_lock"), fill("Amount", "3"), tap("btn_save"), back),
    shot("day", *FORM, tap("Calendar")),
    shot("time", *FORM, tap("Time")),
    shot("change", *FILLED, tap("Cinema"), tap("btn_edit")),
    shot("no logs", *HOME, menu, tap("dest_expense_logs")),
    shot("logs", *LOGS),
    shot("chosen", *LOGS, swipe((300, 560), (800, 560)), swipe((300, 930), (800, 930))),
    shot("uncovered", *LOGS, hold("Salary")),
    shot("filter", *LOGS, tap("filter")),
    shot("statistics", *page("dest_statistics")),
    shot("backup", *page("dest_backup")),
    shot("export", *page("dest_backup"), tap("cv_export")),
    shot("feedback", *page("dest_feedback")),
    shot("no comment", *page("dest_feedback"), tap("btn_send")),
    shot("thanks", *page("dest_feedback"), fill("Your Comments*", "Fine"), tap("btn_send")),
    shot("about", *page("dest_about")),
    shot("policy", *page("dest_about"), tap("fl_privacy")),
    shot("settings", *page("dest_settings")),
    shot("languages", *page("dest_settings"), tap("fl_language")),
    shot("currencies", *page("dest_settings"), tap("fl_currency")),
    shot("no currency", *FIRST, tap("NEXT"), tap("Search"), write("xyz"), back),
    shot("theme", *THEME),
    shot("light", *THEME, tap("rb_light_theme"), tap("button1")),
    shot(
        "light logs", *THEME, tap("rb_light_theme"), tap("button1"), menu, tap("dest_expense_logs")
    ),
)
SHOTS: Final = {"expense": EXPENSE_SHOTS}


def some_entries(phone: Phone) -> None:
    entries(Driver(phone))
    phone.windows.start_app(PACKAGE)


GROUNDS: Final = {"expense": app_ground(PACKAGE, 26, starts={"expense": some_entries})}
EXCUSES: Final = (
    Excuse(
        "expense ChooseTheme",
        "back ''",
        "the dialog cannot be cancelled: it wants one of its buttons",
    ),
)
