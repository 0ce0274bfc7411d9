"""How events are kept: new ones, changed ones, and some times of those that are repeated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from datetime import UTC, timedelta
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.googlecalendar.schema import (
    ACCEPTED,
    ORGANIZER,
    CalendarEvent,
    EventGuest,
    EventReminder,
)
from pytest_androidbench.phone.kit.tables import kept_fields
from pytest_androidbench.phone.system.providers.calendar import CANCELED, CalendarStorage
from pytest_androidbench.phone.system.providers.calendar.expanding import moment_of
from pytest_androidbench.phone.system.recurrence import (
    number_of,
    rule_of,
    rule_text,
    times_before,
)
from pytest_androidbench.phone.system.times import zone

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore

ONE, FOLLOWING, ALL = 0, 1, 2
"""Which times of an event that is repeated are meant, in the order they are offered in."""
DAY_MS: Final = 86_400_000


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenEvent:
    """An event with all that belongs to it, as the editor hands it over."""

    event: CalendarEvent
    minutes: tuple[int, ...] = ()
    guests: tuple[tuple[str, str], ...] = ()
    """Names and addresses, but for one's own."""


def written(event: CalendarEvent) -> dict[str, Any]:
    """The provider's values: a repeated event has a length in place of an end.

    An event lasts at least as long as it takes to begin: an end before the start is the start.
    """
    end = event.start if event.end is None else max(event.start, event.end)
    if event.rule and event.end is not None:
        days, rest = divmod(end - event.start, DAY_MS)
        length = f"P{days}D" if event.all_day and not rest else f"P{(end - event.start) // 1000}S"
        event = replace(event, end=None, duration=length)
    elif not event.rule:
        event = replace(event, end=end, duration=None)
    if event.all_day:
        event = replace(event, zone="UTC")
    kept = kept_fields(CalendarEvent)
    assert len(kept) == len(fields(CalendarEvent))
    return {
        each.column: each.write(getattr(event, each.field)) for each in kept if each.field != "id"
    }


class EventSaving:
    """Writes into the provider what was made of an event."""

    def __init__(self, store: CalendarStore) -> None:
        self._store = store
        self._storage: CalendarStorage = store.storage

    def add(self, new: WrittenEvent) -> int:
        """Keep a new event; returns its number."""
        event = replace(new.event, id=0)
        number = self._storage.add_event(written(self._marked(new, event)))
        self._put_parts(number, new)
        return number

    def change(self, before: CalendarEvent, begin: int, new: WrittenEvent, scope: int) -> int:
        """Keep a changed event.

        Args:
            before: as it is stored.
            begin: of the time that was looked at, in ms.
            new: what it shall be, at the time that was looked at.
            scope: `ONE`, `FOLLOWING` or `ALL` of the times, where it is repeated.

        Returns:
            The number of the event that this time belongs to by now.
        """
        if not before.rule or (scope == FOLLOWING and begin <= before.start):
            scope = ALL
        with self._storage.database.transaction():
            if scope == ONE:
                return self._except(before, begin, new)
            if scope == FOLLOWING:
                left = self._left(before, begin, new.event.rule or "")
                self._cut(before, begin)
                return self.add(replace(new, event=replace(new.event, rule=left or None)))
            return self._change_all(before, begin, new)

    def remove(self, event: CalendarEvent, begin: int, scope: int) -> None:
        """Delete an event, or some of its times: the account hears of it at once."""
        if not event.rule or (scope == FOLLOWING and begin <= event.start):
            scope = ALL
        with self._storage.database.transaction():
            if scope == ONE:
                gone = replace(event, status=CANCELED, start=begin, end=begin, rule=None)
                self._storage.add_event(written(_exception(gone, event, begin)))
            elif scope == FOLLOWING:
                self._cut(event, begin)
            elif event.original:
                self._storage.change_event(event.id, {"eventStatus": CANCELED})
            else:
                self._storage.remove_event(event.id)

    def _change_all(self, before: CalendarEvent, begin: int, new: WrittenEvent) -> int:
        event = replace(new.event, id=before.id)
        if before.rule and event.rule:
            end = event.start if event.end is None else event.end
            apart = event.start - begin
            start = before.start + apart
            if event.all_day == before.all_day and event.zone == before.zone:
                start = _same_clock(before, begin, event.start)
            event = replace(event, start=start, end=start + end - event.start)
        event = replace(event, original=before.original, original_start=before.original_start,
                        original_all_day=before.original_all_day)  # fmt: skip
        if (event.start, event.rule, event.all_day) != (before.start, before.rule, before.all_day):
            self._drop_exceptions(before.id, 0)
        self._storage.change_event(before.id, written(self._marked(new, event)))
        self._put_parts(before.id, new)
        return before.id

    def _except(self, before: CalendarEvent, begin: int, new: WrittenEvent) -> int:
        """Take one time out of an event, and keep it as one of its own."""
        event = replace(new.event, rule=None)
        return self.add(replace(new, event=_exception(event, before, begin)))

    def _cut(self, before: CalendarEvent, begin: int) -> None:
        """Let an event be over ahead of a time."""
        rule = {name: text for name, text in rule_of(before.rule or "").items() if name != "COUNT"}
        last = moment_of(begin) - timedelta(seconds=1)
        rule["UNTIL"] = f"{last:%Y%m%d}" if before.all_day else f"{last:%Y%m%dT%H%M%SZ}"
        self._drop_exceptions(before.id, begin)
        self._storage.change_event(before.id, {"rrule": rule_text(rule)})

    def _left(self, before: CalendarEvent, begin: int, text: str) -> str:
        """A rule for the times from one on: of so many those that are left."""
        rule = rule_of(text)
        count = number_of(rule.get("COUNT", ""))
        if not count or text != before.rule:
            return text
        local = UTC if before.all_day else zone(before.zone)
        first, now = (moment_of(ms).astimezone(local) for ms in (before.start, begin))
        rule["COUNT"] = str(max(1, count - times_before(first, text, now)))
        return rule_text(rule)

    def _drop_exceptions(self, event: int, since: int) -> None:
        sql = "DELETE FROM Events WHERE original_id = ? AND originalInstanceTime >= ?"
        self._storage.database.execute(sql, event, since)

    def _marked(self, new: WrittenEvent, event: CalendarEvent) -> CalendarEvent:
        """The event, which says of itself whether there are reminders and guests."""
        calendar = self._store.calendars.get(event.calendar)
        organizer = event.organizer or (calendar.owner if calendar is not None else None)
        return replace(event, alarm=bool(new.minutes), guests=bool(new.guests), organizer=organizer)

    def _put_parts(self, number: int, new: WrittenEvent) -> None:
        """Keep reminders and guests, and what those have answered who were there before."""
        store = self._store
        store.reminders.remove(one.id for one in store.reminders.all("WHERE event_id = ?", number))
        for minutes in sorted(set(new.minutes)):
            store.reminders.add(EventReminder(event=number, minutes=minutes))
        known = {one.address: one for one in store.guests_of(number)}
        store.guests.remove(one.id for one in known.values())
        for guest in self._invited(new, known):
            store.guests.add(replace(guest, id=0, event=number))

    def _invited(self, new: WrittenEvent, known: Mapping[str, EventGuest]) -> list[EventGuest]:
        calendar = self._store.calendars.get(new.event.calendar)
        if not new.guests or calendar is None:
            return []
        own = EventGuest(address=calendar.owner, status=ACCEPTED, relation=ORGANIZER)
        others = [EventGuest(name=name, address=address) for name, address in new.guests]
        return [known.get(one.address, one) for one in (own, *others)]


def _exception(event: CalendarEvent, before: CalendarEvent, begin: int) -> CalendarEvent:
    return replace(
        event, id=0, original=before.id, original_start=begin, original_all_day=before.all_day
    )


def _same_clock(before: CalendarEvent, begin: int, start: int) -> int:
    """The first start, moved as one time was: by the clock, whether or not it was put forward."""
    local = UTC if before.all_day else zone(before.zone)
    first, old, new = (
        moment_of(ms).astimezone(local).replace(tzinfo=None) for ms in (before.start, begin, start)
    )
    moved = (first + (new - old)).replace(tzinfo=local)
    return (moved - moment_of(0)) // timedelta(milliseconds=1)
