"""An event as its editor has it: days and times by a clock, not yet moments."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.googlecalendar.names import ACCOUNT
from pytest_androidbench.phone.apps.googlecalendar.saving import WrittenEvent
from pytest_androidbench.phone.apps.googlecalendar.schema import (
    BUSY,
    ORGANIZER,
    CalendarEvent,
)
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore, Happening
from pytest_androidbench.phone.apps.googlecalendar.usual import default_minutes
from pytest_androidbench.phone.apps.googlecalendar.values import DURATION
from pytest_androidbench.phone.system.providers.calendar.expanding import moment_of, ms_of
from pytest_androidbench.phone.system.providers.calendar.schema import COLORS
from pytest_androidbench.phone.system.times import zone

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

MOST_TITLE: Final = 1000
"""Characters of a title or a place; how many the app takes is not known."""
MOST_NOTE: Final = 8000
Guest = tuple[str, str]
"""A name, which may be missing, and an address."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDraft:
    """What is written into the editor."""

    title: str = ""
    place: str = ""
    note: str = ""
    all_day: bool = False
    start: str = ""
    """ISO 8601, by the clock of `zone`."""
    end: str = ""
    """Of what lasts all day a time of its last day."""
    zone: str = "UTC"
    rule: str = ""
    calendar: int = 0
    color_index: str = ""
    """"": the calendar's."""
    minutes: tuple[int, ...] = ()
    guests: tuple[Guest, ...] = ()
    availability: int = BUSY
    access: int = 0

    @property
    def starts(self) -> datetime:
        """When it begins, by the clock of its zone."""
        return datetime.fromisoformat(self.start)

    @property
    def ends(self) -> datetime:
        """When it ends, likewise."""
        return datetime.fromisoformat(self.end)

    @property
    def ends_early(self) -> bool:
        """Whether it would end before it begins."""
        if self.all_day:
            return self.ends.date() < self.starts.date()
        return self.ends < self.starts

    def moved(self, start: datetime) -> EventDraft:
        """The same with another start: its end goes along."""
        end = start + (self.ends - self.starts)
        return replace(self, start=start.isoformat(), end=end.isoformat())

    def kept(self, before: CalendarEvent) -> WrittenEvent:
        """What is to be stored, over an event as it was."""
        start, end = self._moments()
        event = replace(
            before, title=self.title.strip(), place=self.place.strip(), note=self.note.strip(),
            all_day=self.all_day, start=start, end=end, duration=None, zone=self.zone,
            rule=self.rule or None, calendar=self.calendar, availability=self.availability,
            access=self.access, color=COLORS.get(self.color_index),
            color_index=self.color_index or None,
        )  # fmt: skip
        return WrittenEvent(event=event, minutes=self.minutes, guests=self.guests)

    def _moments(self) -> tuple[int, int]:
        if self.all_day:
            first, last = (at.date() for at in (self.starts, self.ends))
            days = (first, max(first, last) + timedelta(days=1))
            start, end = (ms_of(datetime.combine(day, time(), UTC)) for day in days)
            return start, end
        start, end = (ms_of(at.replace(tzinfo=zone(self.zone))) for at in (self.starts, self.ends))
        return start, max(start, end)


def new_draft(store: CalendarStore, prefs: Prefs, start: datetime) -> EventDraft:
    """A new event as the settings want it."""
    writable = store.writable()
    end = start + timedelta(minutes=int(DURATION.value(prefs)))
    return EventDraft(
        start=start.isoformat(),
        end=end.isoformat(),
        zone=store.zone_name,
        calendar=writable[0].id if writable else 0,
        minutes=default_minutes(prefs, all_day=False),
    )


def draft_of(store: CalendarStore, one: Happening) -> EventDraft:
    """One time of an event, to be changed."""
    event = one.event
    local = UTC if event.all_day else zone(event.zone)
    length = one.end.replace(tzinfo=None) - one.start.replace(tzinfo=None)
    start = moment_of(one.begin).astimezone(local).replace(tzinfo=None)
    end = one.end.astimezone(local).replace(tzinfo=None)
    if event.all_day:
        end = start + max(timedelta(), length - timedelta(days=1))
    indexes = {color: index for index, color in COLORS.items()}
    known = event.color_index or indexes.get((event.color or 0) & 0xFFFFFF, "")
    return EventDraft(
        title=event.title,
        place=event.place,
        note=event.note,
        all_day=event.all_day,
        start=start.isoformat(),
        end=end.isoformat(),
        zone=store.zone_name if event.all_day else event.zone,
        rule=event.rule or "",
        calendar=event.calendar,
        color_index=known if known in COLORS else "",
        minutes=tuple(store.minutes_of(event.id)),
        guests=tuple(
            (guest.name, guest.address)
            for guest in store.guests_of(event.id)
            if guest.relation != ORGANIZER and guest.address != ACCOUNT
        ),
        availability=event.availability,
        access=event.access,
    )
