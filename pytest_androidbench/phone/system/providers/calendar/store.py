"""The calendars on the phone, in the calendar provider's own database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.system.databases import Database, Value
from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.calendar.expanding import (
    Instance,
    StoredEvent,
    instances,
    moment_of,
)
from pytest_androidbench.phone.system.providers.calendar.schema import PACKAGE, PATH, SCHEMA
from pytest_androidbench.phone.system.providers.provider import ProviderError, Values
from pytest_androidbench.phone.system.times import ZONE, zone

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

JULIAN_EPOCH: Final = 2_440_588
"""The Julian day of 1 January 1970, from which `Time.getJulianDay` counts."""
DAY_MS: Final = 86_400_000
MOST_INSTANCES: Final = 20_000
"""So many times are found in a span at most, whatever rules clients write."""


class CalendarStorage:
    """Calendars, events, guests and reminders, and when they happen.

    A phone of AndroidWorld's has no calendars of accounts, so its provider is empty, and nothing
    of it lies on the phone: the database is made when somebody looks into it, the package
    "Calendar Storage" comes with the first app that keeps calendars there (`appear`). On a real
    device the package is there from the start.
    """

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    def appear(self) -> None:
        """Have the provider's package listed among those that are installed."""
        if self._phone.packages.info(PACKAGE) is None:
            self._phone.packages.add_foreign(
                PACKAGE, system=True, label="Calendar Storage", version_name="13", version_code=33
            )

    @property
    def database(self) -> Database:
        """The database as it is now; made anew after its data was cleared."""
        info = self._phone.packages.info(PACKAGE)
        return self._phone.databases.open(PATH, SCHEMA, info.uid if info else None)

    def add_event(self, values: Values) -> int:
        """Add an event; returns its `_id`.

        Raises:
            ProviderError: it lacks what every event has, as AOSP's `validateEventData` asks.
        """
        _check(values)
        return selecting.insert(self.database, "Events", {**values, **_last_date(values)})

    def change_event(self, event: int, values: Values) -> None:
        """Change an event, and what the provider derives of it."""
        row = self.database.one("SELECT * FROM Events WHERE _id = ?", event)
        if row is None:
            return
        after: dict[str, Value] = {**dict(row), **values}
        changed = {**values, **_last_date(after)}
        selecting.update(self.database, "Events", changed, selecting.ONE, (event,))

    def remove_event(self, event: int) -> None:
        """Remove an event with its exceptions, as once its account has heard of it."""
        self.database.execute("DELETE FROM Events WHERE _id = ? OR original_id = ?", event, event)

    def instances(self, first: int, last: int) -> list[Instance]:
        """What happens in a span of ms, in order: of all calendars, seen or not."""
        rows = self.database.query(
            "SELECT * FROM Events WHERE deleted = 0 AND dtstart <= ?"
            " AND (lastDate IS NULL OR lastDate >= ? OR original_id IS NOT NULL) ORDER BY _id",
            last,
            first,
        )
        moved = self.database.query(
            "SELECT * FROM Events WHERE deleted = 0 AND original_id IS NOT NULL AND dtstart > ?",
            last,
        )
        times = instances([*map(dict, rows), *map(dict, moved)], first, last)
        found = islice(times, MOST_INSTANCES)
        return sorted(found, key=lambda one: (one.begin, one.end, one.event))

    def keep_instances(self, first: int, last: int) -> None:
        """Write what happens in a span into the table of instances, in place of what is there."""
        local = zone(self._phone.properties.get(ZONE, "UTC"))
        with self.database.transaction():
            self.database.execute("DELETE FROM Instances")
            for one in self.instances(first, last):
                start, end = (moment_of(ms).astimezone(local) for ms in (one.begin, one.end))
                sql = "INSERT OR IGNORE INTO Instances VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)"
                days = [JULIAN_EPOCH + at.date().toordinal() - _EPOCH_DAY for at in (start, end)]
                minutes = [at.hour * 60 + at.minute for at in (start, end)]
                self.database.execute(sql, one.event, one.begin, one.end, *days, *minutes)


_EPOCH_DAY: Final = moment_of(0).date().toordinal()
_NEEDED: Final[Sequence[tuple[str, str]]] = (
    ("calendar_id", "Event values must include a calendar_id"),
    ("eventTimezone", "Event values must include an eventTimezone"),
    ("dtstart", "DTSTART cannot be empty."),
)


def _check(values: Mapping[str, Any]) -> None:
    for name, said in _NEEDED:
        if values.get(name) in (None, ""):
            raise ProviderError(said)
    ends = [name for name in ("dtend", "duration") if values.get(name) not in (None, "")]
    if not ends:
        raise ProviderError("DTEND and DURATION cannot both be null for an event.")
    if len(ends) > 1:
        raise ProviderError("Cannot have both DTEND and DURATION in an event")
    rule = values.get("rrule") or ""
    if rule and "FREQ=" not in str(rule).upper():
        raise ProviderError(f"Invalid recurrence rule: {rule}")


_TIMES: Final = (
    "_id", "dtstart", "dtend", "duration", "allDay", "eventTimezone", "rrule", "exdate",
    "original_id", "originalInstanceTime", "eventStatus",
)  # fmt: skip


def _last_date(values: Mapping[str, Any]) -> dict[str, Value]:
    """When an event is over for the last time; None where it may go on for ever."""
    event = StoredEvent.of({"_id": 0, **dict.fromkeys(_TIMES[1:]), **values})
    if not event.rule:
        return {"lastDate": event.end}
    rule = event.rule.upper()
    if "UNTIL=" not in rule and "COUNT=" not in rule:
        return {"lastDate": None}
    row = {"_id": 0, **dict.fromkeys(_TIMES[1:]), **values}
    ends = [one.end for one in instances([row], event.start, event.start + _FAR_MS)]
    return {"lastDate": max(ends, default=event.end)}


_FAR_MS: Final = timedelta(days=366 * 100) // timedelta(milliseconds=1)
