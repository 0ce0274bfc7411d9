"""Storing what a form holds, and what a change of one time of a repeating event makes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Protocol, runtime_checkable

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.chosen_reminders import ChosenReminders
from pytest_androidbench.phone.apps.calendar.event import (
    FUTURE,
    ONE,
    OWN_SOURCE,
    Event,
    three_reminders,
)
from pytest_androidbench.phone.apps.calendar.preferences import (
    ALARM_WARNED,
    LAST_REMINDERS,
    LAST_TYPE,
    USE_LAST_REMINDERS,
)
from pytest_androidbench.phone.apps.calendar.reminder_dialogs import (
    PermissionNeeded,
    ReminderWarning,
)
from pytest_androidbench.phone.apps.calendar.repeat_dialogs import EditRepeatingDialog
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.times import zone_name
from pytest_androidbench.phone.ui.message import tr

NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"


@runtime_checkable
class Filled(Protocol):
    """A form that says what is to be stored."""

    prefix: ClassVar[str]
    event: Event
    occurrence: int
    reminders: ChosenReminders

    def current(self) -> Event:
        """What it says now."""


@dataclass(eq=False)
class Saving(AppPart[CalendarApp]):
    """Stores what a form holds, after all that has to be said and asked before."""

    @property
    def form(self) -> Filled:
        """The form."""
        assert isinstance(self.screen, Filled)
        return self.screen

    def begin(self) -> None:
        """Store it, after what has to be said about reminders the first time."""
        if self.form.reminders.any and not self.app.store.config.get(ALARM_WARNED):
            self.ask(ReminderWarning(), self.warned)
        else:
            self.check()

    def warned(self, read: bool) -> None:
        """Go on with saving."""
        self.app.store.config.put(ALARM_WARNED, read)
        self.check()

    def check(self) -> None:
        """Store it if it can be."""
        event = self.form.current()
        if not event.title:
            self.toast(tr("Title cannot be empty"))
            self.focus(f"{self.form.prefix}_title")
        elif event.start_ts > event.end_ts:
            self.toast(tr("The event cannot end earlier than it starts"))
        elif event.reminders:
            self.request_permissions((NOTIFICATIONS,), self.permission_asked)
        else:
            self.store_or_ask()

    def permission_asked(self, granted: dict[str, bool]) -> None:
        """Go on if reminders can be shown."""
        if granted[NOTIFICATIONS]:
            self.store_or_ask()
        else:
            self.show(PermissionNeeded())

    def store_or_ask(self) -> None:
        """Store it; of a repeating one, ask first which times are meant."""
        self._remember()
        event = self.form.event
        if event.id and event.repeats and self.form.current().repeat_interval:
            dialog = EditRepeatingDialog(is_task=event.is_task)
            self.ask(dialog, self.times_chosen)
        else:
            self._finish(self._finished())

    def _remember(self) -> None:
        """Propose the same the next time."""
        event, config = self.form.current(), self.app.store.config
        if config.get(USE_LAST_REMINDERS):
            minutes = three_reminders(event.reminders)
            for setting, number in zip(LAST_REMINDERS, minutes, strict=True):
                config.put(setting, number)
        config.put(LAST_TYPE, event.event_type)

    def _finished(self) -> Event:
        """What is stored."""
        event, zone = self.form.current(), zone_name(self.phone)
        return replace(
            event,
            import_id=event.import_id if event.id else self.app.store.import_id(),
            source=OWN_SOURCE,
            time_zone=event.time_zone or zone,
            last_updated=self.now_ms,
        )

    def times_chosen(self, choice: int) -> None:
        """Change one time of a repeating event, those from it on, or all."""
        form = self.form
        start = form.occurrence or form.event.start_ts
        self._finish(changed_times(self.app.store, self._finished(), form.event, start, choice))

    def _finish(self, event: Event) -> None:
        said = self.app.keeper.keep(event)
        self.hide_keyboard()
        self.screen.close(toast=said)


def changed_times(
    store: EventStore, event: Event, original: Event, start: int, choice: int
) -> Event:
    """What is stored when one time of an event, those from it on, or all are changed.

    Args:
        store: has the original, which ends earlier where only the later times change.
        event: as it was edited.
        original: as it was before.
        start: of the time that was edited.
        choice: ONE, FUTURE or ALL.
    """
    if choice == ONE:
        return replace(
            event, id=0, parent_id=original.id, repeat_interval=0, repeat_rule=0, repeat_limit=0
        )
    if choice == FUTURE:
        store.end_before(original.id, start)
        if start == original.start_ts:
            store.delete([original.id])
        return replace(event, id=0, repeat_limit=_remaining(event, original, start))
    begins = original.start_ts + event.start_ts - start
    return replace(event, start_ts=begins, end_ts=begins + event.end_ts - event.start_ts)


def _remaining(event: Event, original: Event, start: int) -> int:
    """How often the second half of an event with a number of times happens."""
    if original.repeat_limit >= 0 or event.repeat_limit != original.repeat_limit:
        return event.repeat_limit
    passed = (start - original.start_ts) // original.repeat_interval
    return event.repeat_limit + passed
