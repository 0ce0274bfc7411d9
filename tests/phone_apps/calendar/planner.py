"""A finger for the calendar, and a look into its database."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time
from typing import Any

from pytest_androidbench.phone.apps.calendar.app import PACKAGE
from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.preferences import CalendarPreferences, Setting
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import Driver

FIRST_SHOWN = date(2023, 9, 24)
"""What the month of October 2023 begins with on the screen."""


def at(day: int, hour: int = 0, minute: int = 0, month: int = 10) -> int:
    """Seconds since 1970 of a time in 2023."""
    moment = datetime.combine(date(2023, month, day), time(hour, minute), UTC)
    return int(moment.timestamp())


def meeting(title: str, day: int, hour: int = 9, minutes: int = 60, **more: Any) -> Event:
    """An event in October 2023."""
    start = at(day, hour)
    return Event(start_ts=start, end_ts=start + 60 * minutes, title=title, **more)


@dataclass
class Planner(Driver):
    """Does what a person does with the calendar."""

    @property
    def app(self) -> Any:
        return self.phone.packages.app(PACKAGE)

    def put(self, *events: Event) -> list[int]:
        """Store events without the screen."""
        ids = [EventStore(self.app).save(event) for event in events]
        self.phone.windows.changed()
        return ids

    def rows(self) -> list[Event]:
        """What is stored."""
        return EventStore(self.app).all()

    def row(self, title: str) -> Event:
        """The one event with a title."""
        (found,) = [event for event in self.rows() if event.title == title]
        return found

    def set(self, setting: Setting[Any], value: Any) -> None:
        CalendarPreferences(self.app).put(setting, value)
        self.phone.windows.changed()

    def all(self, id_: str) -> list[Node]:
        """All nodes with an id."""
        return [n for n in self.nodes() if n.resource_id.rpartition("/")[2] == id_]

    def titles(self) -> list[str]:
        """The titles of the events in rows."""
        return [node.text for node in self.all("event_item_title")]

    def times(self) -> list[str]:
        return [node.text for node in self.all("event_item_time")]

    def shown(self, id_: str) -> str:
        """The text of the first node with an id."""
        return self.all(id_)[0].text

    def open_day(self, day: int) -> None:
        """Touch a day of October in the monthly view."""
        place = (date(2023, 10, day) - FIRST_SHOWN).days
        self.touch(self.all("month_view_background")[place])

    def view(self, name: str) -> None:
        self.tap("Change view")
        self.tap(name)

    def new(self, title: str) -> None:
        """Begin an event with a title."""
        self.tap("calendar_fab")
        self.tap("fab_event_label")
        self.phone.windows.type_text(title)
        self.phone.windows.back()

    def save(self) -> None:
        """Save, past the warning of the first time."""
        self.tap("Save")
        if self.find("reminder_warning") is not None:
            self.tap("button1")

    def hold(self, title: str) -> None:
        node = next(n for n in self.all("event_item_title") if n.text == title)
        self.phone.windows.fingers.long_press(*node.bounds.center)

    def write(self, field: str, text: str) -> None:
        self.tap(field)
        self.phone.windows.editor.clear()
        self.phone.windows.type_text(text)
        self.phone.windows.back()


def plain(event: Event) -> Event:
    """An event without what depends on when it was stored."""
    return replace(event, id=0, import_id="", last_updated=0)
