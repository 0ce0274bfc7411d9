"""When a message is to be sent later."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import ClassVar

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.model import day_text
from pytest_androidbench.phone.apps.simple.moments import day_pattern
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTimeMaterial
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class ScheduleMessage(AppScreen[MessagesApp, int]):
    """A date and a time to come; closes with the milliseconds."""

    window: ClassVar[WindowKind] = "dialog"

    ms: int = 0
    """What was chosen; 0 asks for the date at once."""
    first: bool = False

    def on_open(self) -> None:
        if not self.ms:
            now = local_time(self.phone)
            minute = min(59, (now.minute + 5 + 2) // 5 * 5)
            self._put(now.replace(hour=min(23, now.hour + 1), minute=minute, second=0))
            self.first = True
            self.pick_date()

    @property
    def moment(self) -> datetime:
        """What is chosen, on the phone's own clock."""
        return local_time(self.phone, self.ms)

    def build(self) -> w.Widget:
        warning = tr(
            "Keep the phone on and make sure there is nothing killing the app while in background."
        )
        rows = (
            ("event", day_text(self.moment, day_pattern(self.app)), "edit_date", self.pick_date),
            (
                "access_time",
                clock_text(self.moment, self.app.display(self.phone.display)),
                "edit_time",
                self.pick_time,
            ),
        )
        body = w.Column(
            w.Text(warning, w.BODY, id="subtitle"),
            *(
                w.Panel(
                    w.Row(
                        w.Icon(icon),
                        w.Text(text, w.BODY_LARGE, id=id_, on_tap=act, weight=1, height=48),
                        gap=16,
                        width="fill",
                    ),
                    width="fill",
                )
                for icon, text, id_, act in rows
            ),
            gap=8,
            across="stretch",
        )
        return w.Dialog(
            tr("Schedule message"), body=body, buttons=ok_cancel(self.accept, self.close)
        )

    def pick_date(self) -> None:
        at = self.moment
        self.ask(PickDate(year=at.year, month=at.month, day=at.day), self.date_set)

    def pick_time(self) -> None:
        self.ask(PickTimeMaterial(hour=self.moment.hour, minute=self.moment.minute), self.time_set)

    def date_set(self, day: Day) -> None:
        year, month, day_ = day
        self._put(self.moment.replace(year=year, month=month, day=day_))
        if self.first:
            self.first = False
            self.pick_time()
        else:
            self.check()

    def time_set(self, time: tuple[int, int]) -> None:
        self._put(self.moment.replace(hour=time[0], minute=time[1]))
        self.check()

    def check(self) -> bool:
        """Whether the moment is still to come; says so if not."""
        if self.ms <= self.now_ms:
            self.toast(tr("You must pick a time in the future"))
        return self.ms > self.now_ms

    def accept(self) -> None:
        if self.check():
            self.close(self.ms)

    def _put(self, moment: datetime) -> None:
        epoch = local_time(self.phone, 0)
        self.ms = (moment - epoch) // timedelta(milliseconds=1)
