"""Ways to the screens of Tasks.org."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.apps.tasksorg.model import (
    DUE_ALARM,
    HIGH,
    LOW,
    MEDIUM,
    NONE,
    Task,
    due_ms,
    plus_days,
)
from pytest_androidbench.phone.apps.tasksorg.store import TaskStore
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.times import local_time
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Shot, Step, back, hold, launch, shot, tap, write

PACKAGE: Final = "org.tasks"
TASKS: Final = (
    ("Water the plants", HIGH, 0, None, "", False),
    ("Call the landlord about the heating", HIGH, 2, 13 * 60, "Ask about Tuesday", False),
    ("Buy stamps", LOW, 1, None, "", False),
    ("Return the library books", MEDIUM, -3, None, "", False),
    ("Renew passport", NONE, None, None, "Two photos, the old passport, a form", False),
    ("Pay the rent", MEDIUM, -9, None, "", True),
    ("Sharpen the knives", LOW, 8, None, "", True),
)
"""Title, priority, days from today, minute of the day, notes, whether it is done."""


def store_of(driver: Driver) -> TaskStore:
    """The app's data."""
    app = driver.phone.packages.app(PACKAGE)
    assert app is not None
    return TaskStore(driver.phone, app.database())


def some_tasks(driver: Driver, count: int = len(TASKS)) -> None:
    """Put tasks into the default list, one with a tag, one with a subtask, one that repeats."""
    store, now = store_of(driver), local_time(driver.phone)
    [first] = store.lists()
    tag = store.put_tag("", "Errands", 0xFF0B8043, 2)
    for place, (title, priority, days, minutes, notes, done) in enumerate(TASKS[:count]):
        due = 0 if days is None else due_ms(plus_days(now, days), minutes)
        task = Task(title=title, priority=priority, due=due, notes=notes, calendar=first.uuid)
        if place == 0:
            task = replace(task, recurrence="FREQ=WEEKLY;INTERVAL=2;BYDAY=SU")
        if place == 2:
            task = replace(task, tags=(tag,))
        saved = store.save(task)
        if place == 1:
            store.put_alarms(saved.id, [DUE_ALARM])
            store.save(Task(title="Find the contract", calendar=first.uuid, parent=saved.id))
        if done:
            store.set([saved.id], completed=store.now_ms - place * 3_600_000)
    driver.phone.windows.changed()


def few_tasks(driver: Driver) -> None:
    """Only the first tasks."""
    some_tasks(driver, 3)


def seen(driver: Driver) -> None:
    """Somebody has been in the editor before."""
    app = driver.phone.packages.app(PACKAGE)
    assert app is not None
    app.prefs().put("shown_beast_mode_hint", value=True)


EMPTY: Final[tuple[Step, ...]] = (launch(PACKAGE),)
LIST: Final = (*EMPTY, seen, some_tasks)
MENU: Final = tap("More options")
DRAWER: Final = (*LIST, tap("", "android.widget.ImageButton"))
NEW: Final = (*LIST, tap("fab"))
EDIT: Final = (*LIST, tap("Call the landlord about the heating"))
SORT: Final = (*LIST, tap("menu_sort"))
CHOSEN: Final = (*LIST, hold("Buy stamps"), tap("Renew passport"))
SETTINGS: Final = (*DRAWER, tap("Settings"))


def setting(name: str) -> Shot:
    """A page of the settings."""
    return shot(name.lower(), *SETTINGS, tap(name))


TASKS_SHOTS: Final = (
    shot("empty", *EMPTY),
    shot("list", *LIST),
    shot("list menu", *LIST, MENU),
    shot("search", *LIST, tap("Search"), write("the")),
    shot("clear completed?", *LIST, MENU, tap("Clear Completed")),
    shot("completed one", *LIST, tap("completeBox")),
    shot("drawer", *DRAWER),
    shot("new list", *DRAWER, tap("add_item")),
    shot("a list", *DRAWER, tap("Default list")),
    shot("list settings", *DRAWER, tap("Default list"), MENU, tap("List settings")),
    shot("colors", *DRAWER, tap("add_item"), back, tap("color_row")),
    shot("icons", *DRAWER, tap("add_item"), back, tap("icon_row")),
    shot("sort", *SORT),
    shot("sort by", *SORT, tap("Sorting")),
    shot("grouped by priority", *SORT, tap("Grouping"), tap("By priority"), back),
    shot("grouped by date", *SORT, tap("Grouping"), tap("By due date"), back),
    shot("chosen", *CHOSEN),
    shot("chosen menu", *CHOSEN, MENU),
    shot("change priority", *CHOSEN, tap("edit_priority")),
    shot("move", *CHOSEN, tap("move_tasks")),
    shot("reschedule", *CHOSEN, tap("reschedule")),
    shot("first new task", *EMPTY, tap("fab"), back),
    shot("new task", *NEW),
    shot("task", *EDIT),
    shot("discard?", *NEW, write("Oil the gate"), back, back),
    shot("start date", *EDIT, tap("No start date")),
    shot("due date", *NEW, back, tap("No due date")),
    shot("repeat", *EDIT, tap("Does not repeat")),
    shot("custom repeat", *EDIT, tap("Does not repeat"), tap("Custom\u2026")),
    shot("tags", *EDIT, tap("Add tags")),
    shot("add reminder", *EDIT, tap("Add reminder")),
    shot("custom reminder", *EDIT, tap("Add reminder"), tap("Custom\u2026")),
    shot("attachment", *EDIT, tap("Add attachment")),
    shot("timer", *EDIT, tap("Timer")),
    shot("settings", *SETTINGS),
    setting("Look and feel"),
    setting("Notifications"),
    setting("Task defaults"),
    setting("Task list options"),
    setting("Date and time"),
    setting("Navigation drawer"),
    setting("Backups"),
    setting("Advanced"),
    shot("theme color", *SETTINGS, tap("Look and feel"), tap("Color")),
    shot("help", *DRAWER, tap("Help & feedback")),
)
SHOTS: Final = {"tasksorg": TASKS_SHOTS}


def tasks_in_front(phone: Phone) -> None:
    few_tasks(Driver(phone))
    phone.windows.start_app(PACKAGE)


GROUNDS: Final = {
    "tasksorg": app_ground(
        PACKAGE,
        24,
        starts={"tasksorg": tasks_in_front},
        beyond=SYSTEM_LISTS | {"DueDate", "StartDate"},
    )
}
