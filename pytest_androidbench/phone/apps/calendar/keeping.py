"""What happens to events outside of the screens: they are stored, they remind, they are sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.calendar.event import FUTURE, ONE, Event
from pytest_androidbench.phone.apps.calendar.formats import duration_text
from pytest_androidbench.phone.apps.calendar.ics_writer import written
from pytest_androidbench.phone.apps.calendar.preferences import SAME_SNOOZE, SNOOZE_MINUTES
from pytest_androidbench.phone.apps.calendar.reminders import (
    MARK_COMPLETED,
    next_reminder,
    notice,
)
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.apps.simple.moments import hour24
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

SNOOZING: Final = ".activities.SnoozeReminderActivity"
WAITING: Final = "schedule"
"""The preferences file that keeps which timer belongs to which event."""


class Keeper:
    """Events of the app, with all that follows from a change of one."""

    def __init__(self, app: App, due: Callable[[int, int], None]) -> None:
        """Keep the events of an app, whose method `due` is called when a reminder is."""
        self.app = app
        self.due = due
        self.phone = app.phone
        self.store = EventStore(app)

    def keep(self, event: Event) -> Message:
        """Store an event and wait for its reminder; returns what to say about it."""
        store, new = self.store, not event.id
        stored = replace(event, id=store.save(event))
        due = self._schedule(stored)
        late = new and event.start_ts < store.moments.now and not event.repeats
        if late and event.reminders:
            self._notify(stored)
        if due is None:
            return tr("Saving…")
        left = duration_text(due + 1 - store.moments.now)
        return tr("Time remaining:\n{time}", time=left)

    def delete(self, events: Sequence[Event], choice: int) -> None:
        """Delete events; of repeating ones, the times that are meant."""
        for event in events:
            if event.repeats and choice == ONE:
                self.store.except_day(event.id, event.start_ts)
            elif event.repeats and choice == FUTURE:
                self.store.end_before(event.id, event.start_ts)
            else:
                self._cancel(event.id)
                self.store.delete([event.id])
        for event in self.store.with_ids([event.id for event in events]):
            self._schedule(event)

    def share(self, ids: Sequence[int]) -> None:
        """Offer events to other apps, as a file."""
        app = self.app
        path = f"{app.home}/cache/events/events.ics"
        app.files.mkdir(f"{app.home}/cache/events", parents=True, uid=app.uid, gid=app.uid)
        text = written(self.store.with_ids(ids), self.store)
        app.files.write(path, text.encode(), uid=app.uid, gid=app.uid)
        self.phone.activities.share(streams=[app.uri_of(path)], type="text/calendar")

    def cancel_reminders(self) -> None:
        """Wait for nothing any more."""
        for name in self.app.prefs(WAITING).all():
            self._cancel(int(name.removeprefix("event_")))

    def remind(self, id_: int, start: int) -> None:
        """A reminder is due: show it, and wait for the next."""
        event = self.store.get(id_)
        if event is None:
            return
        self._schedule(event)
        length = event.end_ts - event.start_ts
        self._notify(replace(event, start_ts=start, end_ts=start + length))

    def snooze(self, id_: int, minutes: int) -> None:
        """Remind again after some minutes."""
        event = self.store.get(id_)
        if event is not None:
            self._cancel(id_)
            timer = self.app.after(60_000 * minutes, self.due, id_, event.start_ts)
            self.app.prefs(WAITING).put(f"event_{id_}", timer)

    def press(self, action: str | None, id_: int, start: int) -> None:
        """A button of a reminder."""
        event = self.store.get(id_)
        if event is None:
            return
        if action == MARK_COMPLETED:
            self.phone.notifications.cancel(self.app.package, id_)
            self.store.complete(replace(event, start_ts=start), done=True)
        elif self.store.config.get(SAME_SNOOZE):
            self.snooze(id_, self.store.config.get(SNOOZE_MINUTES))
        else:
            self._ask_how_long(id_)

    def _ask_how_long(self, id_: int) -> None:
        component = f"{self.app.package}/{SNOOZING}"
        extras = {"event_id": id_}
        self.phone.activities.start(Intent(component=component, extras=extras, flags=FLAG_NEW_TASK))

    def _schedule(self, event: Event) -> int | None:
        """Wait for the next reminder of an event; returns when it comes."""
        self._cancel(event.id)
        due = next_reminder(event, self.store)
        if due is None:
            return None
        timer = self.app.at(due.at * 1000 + 1000, self.due, event.id, due.start)
        self.app.prefs(WAITING).put(f"event_{event.id}", timer)
        return due.at

    def _cancel(self, id_: int) -> None:
        kept = self.app.prefs(WAITING)
        self.app.cancel(kept.get(f"event_{id_}", 0))
        kept.remove(f"event_{id_}")
        self.phone.notifications.cancel(self.app.package, id_)

    def _notify(self, event: Event) -> None:
        said = notice(event, self.store, self.app.package, hour24=hour24(self.app))
        self.phone.notifications.post(said)
