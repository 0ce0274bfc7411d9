"""The screen of timers that have run out while nobody used the phone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.clock import notices
from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.formats import countdown
from pytest_androidbench.phone.apps.clock.tabs import BEAT_MS, BUTTON
from pytest_androidbench.phone.apps.clock.timers import EXPIRED, Timer
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ExpiredTimers(AppScreen[ClockApp, None]):
    """Every timer that is over, until each is stopped or goes on for a minute."""

    activity = notices.EXPIRED_TIMERS
    launch_mode = "singleInstance"

    def on_resume(self) -> None:
        if not self._expired:
            self.close()

    def beat_ms(self) -> int:
        return BEAT_MS

    def build(self) -> w.Widget:
        cards = w.Scroll(*map(self._card, self._expired), id="expired_timers_list", padding=8)
        return w.Page(w.Spacer(weight=1), cards, w.Spacer(weight=1))

    @property
    def _expired(self) -> list[Timer]:
        return [timer for timer in self.app.timers.all() if timer.state == EXPIRED]

    def _card(self, timer: Timer) -> w.Widget:
        left = countdown(timer.remaining(self.phone.clock.uptime_ms))
        stop = w.IconButton(
            "stop", tr("Stop"), id="play_pause", size=32, cls=BUTTON,
            background="primary_container", colour="on_primary_container",
            on_tap=partial(self.app.toggle_timer, timer.id),
        )  # fmt: skip
        more = w.Button(
            tr("+1:00"), "tonal", id="add_one_min", desc=tr("Add 1 Minute"),
            on_tap=partial(self.app.lengthen_timer, timer.id),
        )  # fmt: skip
        column = w.Column(
            w.Text(timer.name, w.BODY, id="timer_label", lines=1),
            w.Text(left, w.TextStyle(44), id="timer_time_text", lines=1, ltr=True),
            w.Row(more, w.Spacer(weight=1), stop, width="fill"),
            across="stretch",
            gap=8,
        )
        return w.Card(column, padding=16, id="timer_card")
