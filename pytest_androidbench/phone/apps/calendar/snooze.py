"""Asks how long a reminder is put off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.formats import duration_text
from pytest_androidbench.phone.apps.calendar.preferences import SNOOZE_MINUTES
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

MINUTES = (1, 5, 10, 30, 60)


@dataclass(eq=False)
class SnoozeScreen(AppScreen[CalendarApp, None]):
    """A dialog of its own over whatever is on the screen."""

    activity = ".activities.SnoozeReminderActivity"
    event_id: int = 0
    minutes: int = 0

    window: ClassVar[WindowKind] = "dialog"

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(event_id=intent.number("event_id"))

    def on_open(self) -> None:
        self.minutes = self.app.store.config.get(SNOOZE_MINUTES)

    def build(self) -> w.Widget:
        lengths = sorted({*MINUTES, self.minutes or MINUTES[0]})
        options = ((value, duration_text(60 * value), None) for value in lengths)
        group = radio_group(options, self.minutes, self.choose, id="dialog_radio_group")
        return w.Dialog(body=group, buttons=[w.DialogButton(text=tr("OK"), on_tap=self.accept)])

    def choose(self, minutes: int) -> None:
        """Take a length."""
        self.minutes = minutes

    def accept(self) -> None:
        """Remind again after it."""
        self.app.store.config.put(SNOOZE_MINUTES, self.minutes)
        self.app.keeper.snooze(self.event_id, self.minutes)
        self.close()
