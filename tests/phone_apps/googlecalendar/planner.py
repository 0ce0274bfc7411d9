"""A phone with Google Calendar in front, and what a test asks of it."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.googlecalendar.app import GOOGLE_CALENDAR, GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarEvent
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.times import ZONE
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import Driver


@dataclass
class Planner(Driver):
    """A finger that knows the app's blocks by their titles."""

    def blocks(self, words: str = "") -> list[Node]:
        """The blocks of events and tasks whose description begins so."""
        found = (node for node in self.nodes() if node.class_name == "android.view.View")
        return [node for node in found if node.desc.startswith(words) and ", " in node.desc]

    def open(self, title: str) -> None:
        """Touch the first block of an event or a task."""
        self.touch(self.blocks(f"{title},")[0])

    def choose_view(self, name: str) -> None:
        """Show another view."""
        self.tap("Show Calendar List and Settings drawer")
        self.tap(name)

    def new(self, kind: str = "Event") -> None:
        """Begin something new."""
        self.tap("Create new event and more")
        self.tap(kind)

    def write(self, field: str, text: str) -> None:
        """Type into a field, and hide the keyboard."""
        self.tap(field)
        self.phone.windows.type_text(text)
        self.phone.windows.back()

    @property
    def store(self) -> CalendarStore:
        """What is kept."""
        return self.app_of(GoogleCalendarApp).store

    def event(self, title: str) -> CalendarEvent:
        """The event with a title, the last one of them."""
        return max(
            (one for one in self.store.events.all() if one.title == title), key=lambda one: one.id
        )


def planner(engine: TextEngine, *, zone: str = "UTC", more: tuple[type[App], ...] = ()) -> Planner:
    """A new phone, in whose zone the app was started first, with more apps beside it."""
    phone = Phone(PhoneConfig(apps=(*CORE, ContactsApp, GoogleCalendarApp, *more)), engine)
    phone.properties.put(ZONE, zone)
    phone.windows.start_app(GOOGLE_CALENDAR)
    return Planner(phone)
