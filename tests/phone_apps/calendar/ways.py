"""Ways to the screens of Simple Calendar Pro."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from pytest_androidbench.phone.apps.calendar.app import PACKAGE
from pytest_androidbench.phone.apps.calendar.event import DAY, WEEK, Event, EventType
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import Excuse, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, hold, launch, shot, tap, write

FIRST: Final = datetime(2023, 10, 1, tzinfo=UTC)
EVENTS: Final = (
    # day of October, hour, minutes, title, place, description
    (3, 9, 60, "Meeting with Ada", "Room 4", "The budget of next year"),
    (12, 18, 45, "Choir", "Old Mill", ""),
    (16, 9, 60, "Budget review", "Room 2", "Bring the figures of last quarter"),
    (16, 9, 30, "Call with Bo", "", "About the new office"),
    (16, 14, 15, "Coffee with Chidi", "Harbor Café", ""),
    (17, 23, 120, "Night train", "Platform 9", "Seat 14, window"),
    (20, 8, 30, "Dentist", "", ""),
    (24, 19, 60, "Birthday of Leïla", "", "Cake!"),
)


def events(driver: Driver) -> None:
    """Put some events and tasks into the calendar."""
    app = driver.phone.packages.app(PACKAGE)
    assert app is not None
    store = EventStore(app)
    family = store.save_type(EventType(title="Family", color=0xFF2E7D32 - 2**32))
    for day, hour, minutes, title, place, description in EVENTS:
        start = int((FIRST + timedelta(days=day - 1, hours=hour)).timestamp())
        kind = family if "Birthday" in title else 1
        store.save(
            Event(start_ts=start, end_ts=start + 60 * minutes, title=title, location=place,
                  description=description, event_type=kind)
        )  # fmt: skip
    monday = int((FIRST + timedelta(days=15)).timestamp())
    store.save(
        Event(start_ts=monday, end_ts=monday + DAY // 2 + 2 * DAY, title="Trade fair", flags=1)
    )
    store.save(
        Event(start_ts=monday + 61_200, end_ts=monday + 64_800, title="Yoga",
              repeat_interval=WEEK, repeat_rule=1 | 8)
    )  # fmt: skip
    task = Event(start_ts=monday + 28_800, end_ts=monday + 28_800, title="Water plants", type=1)
    store.save(task)
    driver.phone.windows.changed()


def day(place: int) -> Step:
    """Touch a cell of the month."""

    def press(driver: Driver) -> None:
        cells = [n for n in driver.nodes() if n.resource_id.endswith("month_view_background")]
        driver.touch(cells[place])

    return press


def view(name: str) -> tuple[Step, ...]:
    """The way to a view."""
    return (*MONTH, tap("Change view"), tap(name))


MONTH: Final[tuple[Step, ...]] = (events, launch(PACKAGE))
MONDAY: Final = (*MONTH, day(22))
NEW: Final = (*MONTH, tap("calendar_fab"), tap("fab_event_label"))
FORM: Final = (*NEW, write("Choir practice"), back)
TALK: Final = (*MONDAY, tap("Budget review"))
YOGA: Final = (*MONDAY, tap("Yoga"))
MENU: Final = (*MONTH, tap("More options"))
SETTINGS_PAGE: Final = (*MENU, tap("Settings"))
CALENDAR_SHOTS: Final = (
    shot("month", *MONTH),
    shot("new", *MONTH, tap("calendar_fab")),
    shot("day", *MONDAY),
    shot("selected", *MONDAY, hold("Yoga"), tap("Budget review")),
    shot("week", *view("Weekly view")),
    shot("month and day", *view("Monthly and daily view"), day(22)),
    shot("year", *view("Yearly view")),
    shot("list", *view("Simple event list")),
    shot("empty list", launch(PACKAGE), tap("Change view"), tap("Simple event list")),
    shot("views", *MONTH, tap("Change view")),
    shot("menu", *MENU),
    shot("go to date", *MENU, tap("Go to date")),
    shot("filter", *MONTH, tap("Filter events by type")),
    shot("search", *MONTH, tap("top_toolbar_search"), write("bud")),
    shot("nothing found", *MONTH, tap("top_toolbar_search"), write("z")),
    shot("form", *FORM),
    shot("start date", *FORM, tap("event_start_date")),
    shot("start time", *FORM, tap("event_start_time")),
    shot("reminder warning", *FORM, tap("Save")),
    shot("reminder", *FORM, tap("event_reminder_2")),
    shot("own reminder", *FORM, tap("event_reminder_2"), tap("Custom")),
    shot("repetition", *FORM, tap("event_repetition")),
    shot("own repetition", *FORM, tap("event_repetition"), tap("Custom")),
    shot("weekdays", *FORM, tap("event_repetition"), tap("Weekly"),
         tap("event_repetition_rule_holder")),
    shot("monthly rule", *FORM, tap("event_repetition"), tap("Monthly"),
         tap("event_repetition_rule_holder")),
    shot("repetition limit", *FORM, tap("event_repetition"), tap("Daily"),
         tap("event_repetition_limit_holder")),
    shot("types", *FORM, tap("event_type_holder")),
    shot("new type", *FORM, tap("event_type_holder"), tap("Add a new type")),
    shot("colour", *FORM, tap("event_color_holder")),
    shot("unsaved", *FORM, back),
    shot("event", *TALK),
    shot("delete", *TALK, tap("Delete")),
    shot("delete repeating", *YOGA, tap("Delete")),
    shot("task", *MONDAY, tap("Water plants")),
    shot("settings", *SETTINGS_PAGE),
    shot("export settings", *SETTINGS_PAGE, tap("Export settings")),
    shot("start week on", *SETTINGS_PAGE, tap("settings_start_week_on_holder")),
    shot("backups", *SETTINGS_PAGE, tap("Enable automatic backups")),
    shot("CalDAV", *SETTINGS_PAGE, tap("CalDAV sync"), tap("Allow")),
    shot("colours", *SETTINGS_PAGE, tap("Customize colors")),
    shot("other colours", *SETTINGS_PAGE, tap("Customize colors"), tap("Theme"), tap("Dark red")),
    shot("manage types", *SETTINGS_PAGE, tap("Manage event types")),
    shot("export", *MENU, tap("Export events to an .ics file")),
    shot("holidays", *MENU, tap("Add holidays")),
    shot("holiday reminders", *MENU, tap("Add holidays"), tap("France")),
    shot("about", *MENU, tap("About")),
)  # fmt: skip
DIALOGS: Final = frozenset({"NumberDialog", "RadioDialog", "ShareSheet", "SpinDate", "NearbyShare"})
"""Dialogs that the calendar opens from many places; tests of their own press what is in them."""
SHOTS: Final = {"calendar": CALENDAR_SHOTS}


def some_events(phone: Phone) -> None:
    events(Driver(phone))
    phone.windows.start_app(PACKAGE)


GROUNDS: Final = {
    "calendar": app_ground(PACKAGE, 40, starts={"calendar": some_events}, beyond=DIALOGS)
}
EXCUSES: Final = (
    Excuse(
        "calendar.pro ReminderWarning",
        "back ''",
        "the disclaimer wants to be read, and goes by its own button only",
    ),
)
