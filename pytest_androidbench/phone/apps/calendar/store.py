"""Events, their types and completed tasks in the app's database."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, time
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.calendar.event import (
    COMPLETED,
    REGULAR,
    Event,
    EventType,
    stored_exceptions,
    updated_exceptions,
)
from pytest_androidbench.phone.apps.calendar.moments import Moments
from pytest_androidbench.phone.apps.calendar.preferences import (
    DISPLAYED,
    QUICK_FILTER,
    CalendarPreferences,
)
from pytest_androidbench.phone.apps.calendar.repeating import occurrences
from pytest_androidbench.phone.apps.simple.moments import hour24
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.databases import Value

GREEN: Final = -13_070_788
"""The colour of types that are made for what is brought in."""
SEARCHED: Final = "title LIKE :query OR location LIKE :query OR description LIKE :query"


class EventStore:
    """Reads and writes what the calendar knows."""

    def __init__(self, app: App) -> None:
        self._db = app.database()
        self._events = Table(self._db, "events", Event)
        self._types = Table(self._db, "event_types", EventType)
        self.config = CalendarPreferences(app)
        self.moments = Moments.of(app.phone)
        self.hour24 = hour24(app)
        """Whether hours are counted to 24."""

    def between(self, first: int, last: int, query: str = "") -> list[Event]:
        """What of the displayed types touches a span, repetitions one by one, in colour."""
        colors = {kind.id: kind.color for kind in self.types()}
        return [
            self._with_completion(
                replace(event, color=event.color or colors.get(event.event_type, 0))
            )
            for event in self._found(first, last, query)
            if self.moments.code(event.start_ts) not in event.exceptions
        ]

    def _found(self, first: int, last: int, query: str) -> list[Event]:
        shown = ",".join(map(str, self.config.displayed_types()))
        where = f"start_ts != 0 AND event_type IN ({shown})" + (
            f" AND ({SEARCHED})" if query else ""
        )
        values: dict[str, Value] = {"first": first, "last": last, "query": f"%{query}%"}
        listed = self._events.all(
            f"WHERE start_ts <= :last AND {where} AND"
            " (repeat_interval != 0 OR end_ts >= :first) ORDER BY id",
            values,
        )
        found: list[Event] = []
        for event in listed:
            if event.repeats:
                found += occurrences(event, first, last, self.moments)
            else:
                found.append(event)
        return found

    def _with_completion(self, event: Event) -> Event:
        if not event.is_task:
            return event
        sql = "SELECT flags FROM tasks WHERE task_id = ? AND start_ts = ?"
        flags = self._db.value(sql, event.id, event.start_ts)
        return event if flags is None else replace(event, flags=int(flags))

    def get(self, id_: int) -> Event | None:
        """One event or task as it is stored."""
        return self._events.get(id_)

    def with_ids(self, ids: Sequence[int]) -> list[Event]:
        """Some events as they are stored."""
        return [event for event in map(self.get, ids) if event is not None]

    def all(self) -> list[Event]:
        """Everything stored."""
        return self._events.all("ORDER BY id")

    def save(self, event: Event) -> int:
        """Store an event, anew or in place of what it was; returns its id."""
        if not event.id:
            self._except_from_parent(event)
        self._display(event.event_type)
        kept = stored_exceptions(event.exceptions)
        return self._events.save(replace(event, repetition_exceptions=kept))

    def _except_from_parent(self, event: Event) -> None:
        parent = self.get(event.parent_id) if event.parent_id else None
        if parent is not None:
            self.except_day(parent.id, event.start_ts)

    def _display(self, event_type: int) -> None:
        shown = self.config.get(DISPLAYED)
        if str(event_type) not in shown:
            self.config.put(DISPLAYED, shown | {str(event_type)})

    def delete(self, ids: Iterable[int]) -> None:
        """Remove events, and those that were made of single times of them."""
        pending = list(ids)
        while pending:
            id_ = pending.pop()
            self._db.execute("DELETE FROM events WHERE id = ?", id_)
            rows = self._db.query("SELECT id FROM events WHERE parent_id = ? ORDER BY id", id_)
            pending += [row["id"] for row in rows]

    def delete_all(self) -> None:
        """Remove everything but the types."""
        self._db.execute("DELETE FROM events")

    def except_day(self, id_: int, occurrence: int) -> None:
        """Leave one time of a repeating event out."""
        event = self.get(id_)
        if event is not None:
            days = dict.fromkeys([*event.exceptions, self.moments.code(occurrence)])
            self._events.put(id_, repetition_exceptions=updated_exceptions([*days]))

    def end_before(self, id_: int, occurrence: int) -> None:
        """Let a repeating event end one interval before one of its times."""
        event = self.get(id_)
        if event is not None:
            day = self.moments.day(occurrence - event.repeat_interval)
            latest = time() if event.all_day else time(23, 59, 59)
            limit = self.moments.seconds(datetime.combine(day, latest))
            self._events.put(id_, repeat_limit=limit)

    def complete(self, task: Event, *, done: bool) -> None:
        """Mark one time of a task as done, or not."""
        self._db.execute(
            "DELETE FROM tasks WHERE task_id = ? AND start_ts = ?", task.id, task.start_ts
        )
        flags = task.flags & ~COMPLETED
        if done:
            sql = "INSERT INTO tasks (task_id, start_ts, flags) VALUES (?, ?, ?)"
            self._db.execute(sql, task.id, task.start_ts, flags | COMPLETED)
        self._events.put(task.id, flags=flags)

    def is_completed(self, task: Event) -> bool:
        """Whether one time of a task is done."""
        return task.completed or self._with_completion(task).completed

    def import_id(self) -> str:
        """A name no other event has: 32 hexadecimal digits and the time."""
        now = self.moments.now * 1000
        count = self._db.value("SELECT max(seq) FROM sqlite_sequence WHERE name = 'events'") or 0
        return hashlib.md5(f"{now} {count}".encode(), usedforsecurity=False).hexdigest() + str(now)

    def types(self) -> list[EventType]:
        """All event types, by title."""
        return self._types.all("ORDER BY title, id")

    def type_of(self, id_: int) -> EventType:
        """One type; the regular one where it is gone."""
        known = {kind.id: kind for kind in self.types()}
        return known.get(id_) or known.get(REGULAR) or EventType(id=REGULAR)

    def type_called(self, title: str, color: int) -> int:
        """The id of the type with a title, which is made where there is none."""
        known = [kind.id for kind in self.types() if kind.title == title]
        return known[0] if known else self.save_type(EventType(title=title, color=color))

    def save_type(self, kind: EventType) -> int:
        """Store a type, anew or changed; returns its id."""
        if kind.id:
            self._types.change(kind)
            return kind.id
        sql = "INSERT INTO event_types VALUES (NULL, ?, ?, 0, '', '', 0)"
        new = self._db.execute(sql, kind.title, kind.color).last_id
        self._display(new)
        self._offer_quickly(new)
        return new

    def _offer_quickly(self, new: int) -> None:
        """Show a new type among the quick filters, all of them once there are two."""
        quick = self.config.get(QUICK_FILTER)
        if quick:
            self.config.put(QUICK_FILTER, quick | {str(new)})
        elif len(self.types()) == 2:
            self.config.put(QUICK_FILTER, frozenset(str(kind.id) for kind in self.types()))

    def has_events(self, types: Sequence[int]) -> bool:
        """Whether anything is of some types."""
        sql = "SELECT count(*) FROM events WHERE event_type = ?"
        return any(self._db.value(sql, kind) for kind in types)

    def delete_types(self, types: Sequence[int], *, with_events: bool) -> None:
        """Remove types, and their events or only what kind they are."""
        for kind in types:
            rows = self._db.query("SELECT id FROM events WHERE event_type = ? ORDER BY id", kind)
            if with_events:
                self.delete([row["id"] for row in rows])
            sql = "UPDATE events SET event_type = ? WHERE event_type = ?"
            self._db.execute(sql, REGULAR, kind)
            self._db.execute("DELETE FROM event_types WHERE id = ?", kind)
            self.config.put(DISPLAYED, self.config.get(DISPLAYED) - {str(kind)})
        if len(self.types()) == 1:
            self.config.put(QUICK_FILTER, frozenset())
