"""What of the calendar goes into a file."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.calendar.event import TASK, Event
from pytest_androidbench.phone.apps.calendar.store import EventStore


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportChoice:
    """What goes into a file, and its name."""

    name: str
    events: bool
    tasks: bool
    past: bool
    types: tuple[int, ...]


def chosen(store: EventStore, choice: ExportChoice) -> list[Event]:
    """The events and tasks that are to be exported."""
    return [
        event
        for event in store.all()
        if event.event_type in choice.types
        and (choice.tasks if event.type == TASK else choice.events)
        and (choice.past or event.end_ts > store.moments.now)
    ]
