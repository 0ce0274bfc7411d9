"""What `content://com.android.calendar` answers: CalendarContract's addresses and columns."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.databases import Value
from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.calendar.store import CalendarStorage
from pytest_androidbench.phone.system.providers.provider import (
    ContentQuery,
    ProviderError,
    QueryResult,
    RowProvider,
    Uri,
    Values,
)

TABLES: Final = {
    "calendars": "Calendars",
    "events": "Events",
    "attendees": "Attendees",
    "reminders": "Reminders",
    "colors": "Colors",
}
"""The first part of an address -> the table it is about."""
SHOWN: Final = {"events": "view_events"}
"""What a query reads where that is not the table."""
_INSTANCES: Final = (
    "(SELECT i._id AS instance_id, i.event_id, i.begin, i.end, i.startDay, i.endDay,"
    " i.startMinute, i.endMinute, e.* FROM Instances i JOIN view_events e ON e._id = i.event_id)"
)


class CalendarProvider(RowProvider):
    """Rows of calendars, events, guests, reminders and colours, and times that events happen.

    Exceptions are inserted among the events, with `original_id`; the address for them, those of
    sync adapters and the search within instances are not there.
    """

    def __init__(self, store: CalendarStorage) -> None:
        self._store = store

    def type_of(self, uri: Uri) -> str | None:
        name = (uri.path or ("",))[0].removesuffix("s")
        known = {"event": "event", "instance": "event"}.get(name)
        one = "item" if len(uri.path) == 2 else "dir"
        return f"vnd.android.cursor.{one}/{known}" if known else None

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        database = self._store.database
        if uri.path[:2] == ("instances", "when"):
            self._store.keep_instances(*_span(uri))
            columns = [*_INSTANCE_COLUMNS, *selecting.columns_of(database, "view_events")]
            return selecting.select(database, _INSTANCES, request, columns=columns)
        table, where = _place(uri)
        return selecting.select(database, SHOWN.get(uri.path[0], table), request, where)

    def insert(self, uri: Uri, values: Values) -> str | None:
        table, _ = _place(uri)
        if table == "Events":
            return uri.child(self._store.add_event(_typed(values)))
        if table in {"Attendees", "Reminders"} and not values.get("event_id"):
            raise ProviderError("Attendees and reminders must contain an event_id")
        return uri.child(selecting.insert(self._store.database, table, values))

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        table, where = _place(uri)
        database = self._store.database
        found = selecting.keys(database, SHOWN.get(uri.path[0], table), request, where)
        for row in found:
            if table == "Events":
                self._store.change_event(row, _typed(values))
            else:
                selecting.update(database, table, values, selecting.ONE, (row,))
        return len(found)

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        table, where = _place(uri)
        database = self._store.database
        found = selecting.keys(database, SHOWN.get(uri.path[0], table), request, where)
        for row in found:
            if table == "Events":
                self._store.remove_event(row)
            else:
                selecting.delete(database, table, selecting.ONE, (row,))
        return len(found)


_INSTANCE_COLUMNS: Final = (
    "instance_id", "event_id", "begin", "end", "startDay", "endDay", "startMinute", "endMinute",
)  # fmt: skip
_NUMBERS: Final = frozenset(
    {"dtstart", "dtend", "allDay", "calendar_id", "original_id", "originalInstanceTime",
     "eventStatus", "eventColor", "availability", "accessLevel"}
)  # fmt: skip


def _typed(values: Values) -> Values:
    """The values with numbers where the columns have them, whatever a client bound."""
    return {name: _number(value) if name in _NUMBERS else value for name, value in values.items()}


def _number(value: Value) -> Value:
    text = str(value)
    return int(text) if text.lstrip("-").isdecimal() and len(text) < 20 else value


def _place(uri: Uri) -> tuple[str, str]:
    """The table an address is about, and the condition for its row."""
    match uri.path:
        case (name,) if name in TABLES:
            return TABLES[name], ""
        case (name, number) if name in TABLES and number.isdecimal():
            return TABLES[name], f"_id = {int(number)}"
    raise ProviderError(f"Unknown URL {uri.text}")


def _span(uri: Uri) -> tuple[int, int]:
    """The span of an address of instances, in ms."""
    given = uri.path[2:]
    if len(given) != 2 or not all(text.lstrip("-").isdecimal() for text in given):
        raise ProviderError(f"Cannot parse begin and end of {uri.text}")
    return int(given[0]), int(given[1])
