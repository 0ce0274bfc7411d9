"""The alarm of a to-do: the dialog that sets it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.formats import moment_text
from pytest_androidbench.phone.apps.joplin.look import BODY
from pytest_androidbench.phone.apps.joplin.react import VIEW_GROUP, native_button
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTime
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

TITLE: Final = w.TextStyle(14, 700)
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
        date = w.Panel(native_button(tr("Set date"), self.set_date), width=100)
        buttons = w.Column(
            native_button(tr("Save alarm"), self.accept),
            native_button(tr("Clear alarm"), self.clear),
            native_button(tr("Cancel"), self.close),
            gap=10,
            across="stretch",
        )
        body = w.Column(
            w.Panel(w.Text(tr("Set alarm"), TITLE), padding=(15, 15, 15, 10)),
            w.Divider(),
            w.Panel(w.Align(w.Row(shown, date, gap=10)), padding=20, width="fill", height=80),
            w.Divider(),
            w.Panel(buttons, padding=20, width="fill"),
            across="stretch",
        )
        look = w.Look(background="surface_high", radius=8, elevation=6)
        return w.Panel(body, look=look, min_width=340, cls=VIEW_GROUP)

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
