"""The alarm of a to-do: the dialog that sets it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.formats import moment_text
from pytest_androidbench.phone.apps.joplin.look import BODY
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTime
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"


@dataclass(eq=False)
class AlarmDialog(AppScreen[JoplinApp, int]):
    """Closes with the moment in milliseconds, or 0 for no alarm."""

    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    due_ms: int = 0

    def build(self) -> w.Widget:
        settings = self.app.store.settings
        shown = (
            w.Text(moment_text(self.phone, settings, self.due_ms), BODY) if self.due_ms else None
        )
        chosen = w.Row(shown, w.Button(tr("Set date"), on_tap=self.set_date), gap=10)
        buttons = w.Row(
            w.Button(tr("Save alarm"), "text", on_tap=self.accept),
            w.Button(tr("Clear alarm"), "text", on_tap=self.clear),
            w.Button(tr("Cancel"), "text", on_tap=self.close),
            width="fill",
            along="between",
        )
        body = w.Column(
            w.Text(tr("Set alarm"), w.TITLE),
            w.Spacer(height=40),
            chosen,
            w.Spacer(height=60),
            buttons,
            across="center",
        )
        look = w.Look(background="surface_high", radius=8, elevation=6)
        return w.Panel(body, padding=(12, 20, 12, 12), look=look, min_width=340)

    def set_date(self) -> None:
        now = local_time(self.phone, self.due_ms or self.now_ms)
        self.ask(PickDate(year=now.year, month=now.month, day=now.day), self.date_set)

    def date_set(self, day: Day) -> None:
        now = local_time(self.phone, self.due_ms or self.now_ms)
        self.ask(PickTime(hour=now.hour, minute=now.minute), self.time_set, day)

    def time_set(self, chosen: Day, time: tuple[int, int]) -> None:
        year, month, day = chosen
        zone = local_time(self.phone).tzinfo or UTC
        moment = datetime(year, month, day, *time, tzinfo=zone)
        self.due_ms = int(moment.timestamp() * 1000)

    def accept(self) -> None:
        self.request_permissions((NOTIFICATIONS,), self.asked)

    def asked(self, granted: dict[str, bool]) -> None:
        """Keep the alarm only where it can be shown."""
        if all(granted.values()):
            self.close(self.due_ms)
        else:
            self.close()

    def clear(self) -> None:
        self.close(0)
