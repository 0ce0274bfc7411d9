"""When an event's next reminder comes, and what it says."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from pytest_androidbench.phone.apps.calendar.event import YEAR, Event
from pytest_androidbench.phone.apps.calendar.formats import day_text, time_text
from pytest_androidbench.phone.apps.calendar.preferences import LOCATIONS
from pytest_androidbench.phone.apps.calendar.repeating import occurrences
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.ui.message import tr

SNOOZE: Final = "Snooze"
MARK_COMPLETED: Final = "ACTION_MARK_COMPLETED"


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    """A reminder to come."""

    at: int
    """Seconds since 1970."""
    start: int
    """The start of the time of the event it is about."""


def next_reminder(event: Event, store: EventStore) -> Due | None:
    """The next reminder of an event within a year."""
    now = store.moments.now
    times = [event]
    if event.repeats:
        times = [
            time
            for time in occurrences(event, now, now + YEAR, store.moments)
            if store.moments.code(time.start_ts) not in event.exceptions
        ]
    for time in times:
        start = time.start_ts
        if event.all_day:
            start = store.moments.start_of(store.moments.day(start))
        coming = [start - 60 * minutes for minutes in reversed(event.reminders)]
        for at in coming:
            if at > now:
                return Due(at=at, start=time.start_ts)
    return None


def notice(event: Event, store: EventStore, package: str, *, hour24: bool) -> Notification:
    """The notification about one time of an event."""
    config = store.config
    about = event.location if config.get(LOCATIONS) else event.description
    text = " ".join(
        part for part in (_day(event, store), _times(event, store, hour24), about) if part
    )
    kind = "TaskActivity" if event.is_task else "EventActivity"
    extras = {"event_id": event.id, "event_occurrence_ts": event.start_ts}
    opened = Intent(component=f"{package}/.activities.{kind}", extras=extras)
    snooze = Intent(action=SNOOZE, package=package, extras=extras)
    actions = [NotificationAction(label=tr("Snooze"), intent=snooze)]
    if event.is_task and not store.is_completed(event):
        done = Intent(action=MARK_COMPLETED, package=package, extras=extras)
        actions.insert(0, NotificationAction(label=tr("Mark completed"), intent=done))
    return Notification(
        package=package,
        id=event.id,
        title=event.title,
        text=text,
        channel=f"simple_calendar_{event.event_type}",
        importance=4,
        icon="calendar_today",
        content=opened,
        actions=tuple(actions),
    )


def _day(event: Event, store: EventStore) -> str:
    """The day, unless it is today."""
    day, today = store.moments.day(event.start_ts), store.moments.today
    if day == today:
        return ""
    return "Tomorrow" if day == today + timedelta(days=1) else f"{day_text(day, today)},"


def _times(event: Event, store: EventStore, hour24: bool) -> str:
    if event.all_day:
        return "All-day"
    start, end = (
        time_text(store.moments.local(moment), hour24=hour24)
        for moment in (event.start_ts, event.end_ts)
    )
    return start if start == end else f"{start} \N{EN DASH} {end}"
