"""Saving and deleting, as the pages for an event and for a task do it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pytest_androidbench.phone.apps.calendar import repeat_dialogs
from pytest_androidbench.phone.apps.calendar.config import (
    ALARM_WARNED,
    LAST_REMINDERS,
    LAST_TYPE,
    USE_LAST_REMINDERS,
)
from pytest_androidbench.phone.apps.calendar.event import (
    FUTURE,
    ONE,
    OWN_SOURCE,
    REMINDER_OFF,
    Event,
    three_reminders,
)
from pytest_androidbench.phone.apps.calendar.form_choices import FormChoices
from pytest_androidbench.phone.apps.calendar.reminder_dialogs import (
    PermissionNeeded,
    ReminderWarning,
)
from pytest_androidbench.phone.apps.simple.dialogs import unsaved
from pytest_androidbench.phone.ui.message import tr

NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"


@dataclass(eq=False)
class Form(FormChoices):
    """One event or task being made or changed."""

    def on_back(self) -> None:
        if self.changed():
            self.ask(unsaved(), self.unsaved_answered)
        else:
            self.close()

    def unsaved_answered(self, save: bool) -> None:
        """Save, or leave without."""
        if save:
            self.save()
        else:
            self.close()

    def share(self) -> None:
        """Hand it to another app."""
        self.app.keeper.share([self.event.id])

    def delete(self) -> None:
        """Ask before it is deleted."""
        self.hide_keyboard()
        dialog = repeat_dialogs.DeleteDialog(repeats=self.event.repeats, is_task=self.event.is_task)
        self.ask(dialog, self.deletion_confirmed)

    def deletion_confirmed(self, choice: int) -> None:
        """Delete it, and leave."""
        start = self.occurrence or self.event.start_ts
        self.app.keeper.delete([replace(self.event, start_ts=start)], choice)
        self.close()

    def copy(self) -> None:
        """Make another one like it."""
        twin = type(self)(event_id=self.event.id, occurrence=self.occurrence, duplicate=True)
        self.show(twin)
        self.close()

    def save(self) -> None:
        """Store it, after what has to be said about reminders the first time."""
        config = self.store.config
        has_reminder = any(minutes != REMINDER_OFF for minutes in self.reminders)
        if has_reminder and not config.get(ALARM_WARNED):
            self.ask(ReminderWarning(), self.warned_before_saving)
        else:
            self.check()

    def warned_before_saving(self, read: bool) -> None:
        """Go on with saving."""
        self.store.config.put(ALARM_WARNED, read)
        self.check()

    def check(self) -> None:
        """Store it if it can be."""
        event = self.current()
        if not event.title:
            self.toast(tr("Title cannot be empty"))
            self.focus(f"{self.prefix}_title")
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
        if self.event.id and self.event.repeats and self.interval:
            self.ask(
                repeat_dialogs.EditRepeatingDialog(is_task=self.event.is_task), self.times_chosen
            )
        else:
            self._finish(self.finished())

    def _remember(self) -> None:
        config, minutes = self.store.config, three_reminders(self.current().reminders)
        if config.get(USE_LAST_REMINDERS):
            for setting, number in zip(LAST_REMINDERS, minutes, strict=True):
                config.put(setting, number)
        config.put(LAST_TYPE, self.type_id)

    def finished(self) -> Event:
        """What is stored."""
        store, event = self.store, self.current()
        return replace(
            event,
            import_id=event.import_id if event.id else store.import_id(),
            source=OWN_SOURCE,
            time_zone=event.time_zone
            or str(self.phone.properties.get("persist.sys.timezone", "UTC")),
            last_updated=self.now_ms,
        )

    def times_chosen(self, choice: int) -> None:
        """Change one time of a repeating event, those from it on, or all."""
        store, event = self.store, self.finished()
        original = self.event
        occurrence = self.occurrence or original.start_ts
        if choice == ONE:
            event = replace(event, id=0, parent_id=original.id, repeat_interval=0, repeat_rule=0,
                            repeat_limit=0)  # fmt: skip
        elif choice == FUTURE:
            event = replace(event, id=0, repeat_limit=self._remaining(event, occurrence))
            store.end_before(original.id, occurrence)
            if occurrence == original.start_ts:
                store.delete([original.id])
        else:
            moved = event.start_ts - occurrence
            length = event.end_ts - event.start_ts
            start = original.start_ts + moved
            event = replace(event, start_ts=start, end_ts=start + length)
        self._finish(event)

    def _remaining(self, event: Event, occurrence: int) -> int:
        """How often the second half of an event with a number of times happens."""
        original = self.event
        if original.repeat_limit >= 0 or event.repeat_limit != original.repeat_limit:
            return event.repeat_limit
        passed = (occurrence - original.start_ts) // original.repeat_interval
        return event.repeat_limit + passed

    def _finish(self, event: Event) -> None:
        said = self.app.keeper.keep(event)
        self.hide_keyboard()
        self.close(toast=said)
