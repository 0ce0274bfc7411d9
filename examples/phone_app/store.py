"""What Errands keeps, and in which order it shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.tables import Table, column
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.ui.message import tr

SCHEMA: Final = """
CREATE TABLE errands (
  _id INTEGER PRIMARY KEY, title TEXT, due TEXT, priority INTEGER, done INTEGER
);
"""
PRIORITIES: Final = (tr("Low"), tr("Normal"), tr("High"))
HIDE_DONE: Final = "hide_done"
SORT: Final = ListPreference(
    key="sort",
    title=tr("Sort by"),
    values={"due": tr("Day"), "priority DESC": tr("Priority"), "title": tr("Name")},
    default="due",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Errand:
    """One row."""

    id: int = column("_id", default=0)
    title: str = ""
    due: str = ""
    """ISO 8601; "" = any day."""
    priority: int = 1
    done: bool = False


def table(app: App) -> Table[Errand]:
    """All errands."""
    return Table(app.database(), "errands", Errand)


def shown(app: App, words: str) -> list[Errand]:
    """Those that hold the words, as the settings want them."""
    prefs = app.prefs()
    done = 0 if prefs.get(HIDE_DONE, default=False) else 1
    order = f"ORDER BY {SORT.value(prefs)}, _id"
    return table(app).all(f"WHERE done <= ? AND title LIKE ? {order}", done, f"%{words}%")
