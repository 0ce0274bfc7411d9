"""What is asked and said about reminders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import REMINDER_OFF
from pytest_androidbench.phone.apps.calendar.formats import reminder_text
from pytest_androidbench.phone.apps.simple.dialogs import NumberDialog, RadioDialog
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

CUSTOM_REMINDER, DURING_DAY = -1_000_000, -1_000_001
"""Answers that ask on; no number of minutes is so small."""
MINUTES: Final = (REMINDER_OFF, 0, 1, 5, 10, 30, 60)
APP_DETAILS: Final = "android.settings.APPLICATION_DETAILS_SETTINGS"
WARNING: Final = (
    "Please make sure the reminders work properly before relying on them. Check your device"
    " battery and notification settings, if there is nothing blocking the reminders, or killing"
    " the app in the background."
)
NEEDED: Final = "You must allow the app displaying notifications, else it cannot show reminders."


def reminder_dialog(minutes: int, *, all_day: bool = False) -> RadioDialog:
    """The usual reminders and the present one."""
    choices: list[tuple[int, Label]] = [
        (value, reminder_text(value)) for value in sorted({*MINUTES, minutes})
    ]
    choices.append((CUSTOM_REMINDER, tr("Custom")))
    if all_day:
        choices.append((DURING_DAY, tr("During the day at hh:mm")))
    return RadioDialog(choices=choices, chosen=minutes)


def custom_reminder_dialog() -> NumberDialog:
    """So many minutes, hours or days before."""
    return NumberDialog(
        units=[
            ("dialog_radio_minutes", tr("minutes"), 1),
            ("dialog_radio_hours", tr("hours"), 60),
            ("dialog_radio_days", tr("days"), 1440),
        ]
    )


@dataclass(eq=False)
class ReminderWarning(AppScreen[CalendarApp, bool]):
    """Says once that reminders may not come."""

    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    def build(self) -> w.Widget:
        return w.Dialog(
            tr("Disclaimer"),
            body=w.Text(tr(WARNING), w.BODY_LARGE, id="reminder_warning"),
            buttons=[
                w.DialogButton(text=tr("OK"), on_tap=self.accept),
                w.DialogButton(text=tr("Settings"), on_tap=self.open_settings,
                               id="android:id/button3"),
            ],
        )  # fmt: skip

    def on_back(self) -> None:
        """It wants to be read."""

    def accept(self) -> None:
        """It was read."""
        self.close(True)

    def open_settings(self) -> None:
        """Show what the phone lets the app do."""
        open_details(self)


@dataclass(eq=False)
class PermissionNeeded(AppScreen[CalendarApp, None]):
    """Says what the permission is for that was refused."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        return w.Dialog(
            tr("Permission required"),
            tr(NEEDED),
            buttons=[
                w.DialogButton(text=tr("Grant Permission"), on_tap=self.grant),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
        )

    def grant(self) -> None:
        """Show the settings where it can be given."""
        open_details(self)
        self.close()


def open_details(screen: AppScreen[CalendarApp, bool] | AppScreen[CalendarApp, None]) -> None:
    """Open the phone's page about the app."""
    screen.start(Intent(action=APP_DETAILS, data=f"package:{screen.app.package}"))
