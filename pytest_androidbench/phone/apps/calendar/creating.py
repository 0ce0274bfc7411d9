"""New events and tasks: the button for them, and the free hour of a week that was touched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import partial

from pytest_androidbench.phone.apps.calendar import app
from pytest_androidbench.phone.apps.calendar.event import EVENT, TASK
from pytest_androidbench.phone.apps.calendar.preferences import ALLOW_TASKS, WEEK_DAYS
from pytest_androidbench.phone.apps.calendar.views.week import HOUR_DP
from pytest_androidbench.phone.apps.simple.dialogs import radio
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FAB_LABEL = w.TextStyle(18)
ACTIVITIES = {EVENT: app.EVENT, TASK: app.TASK}


@dataclass(eq=False)
class Creating(AppPart[app.CalendarApp]):
    """The button opens to offer a task beside an event."""

    opened: bool = False
    plus: tuple[int, int] | None = None
    """The free hour of the week that was touched: column and hour."""

    def fab(self, start: Callable[[], int]) -> w.Widget:
        """The button, and what it offers; `start` tells when something new begins."""
        event, task = partial(self.begin, EVENT, start), partial(self.begin, TASK, start)
        sign = "today" if self.opened else "add"
        press = partial(self.press_fab, event)
        button = w.Fab(sign, tr("New Event"), id="calendar_fab", on_tap=press)
        if not self.opened:
            return button
        sign_of_task = w.IconButton(
            "task_alt",
            id="fab_task_icon",
            cls="android.widget.ImageView",
            colour="on_primary",
            background="primary",
            on_tap=task,
        )
        return w.Column(
            w.Row(_label("fab_task_label", "Task", task), sign_of_task, gap=16),
            w.Row(_label("fab_event_label", "Event", event), button, gap=16),
            gap=16,
            across="end",
        )

    def over(self, shown: w.Widget) -> w.Widget:
        """A view, with a shade over it while something is offered."""
        if not self.opened:
            return shown
        overlay = w.Panel(look=w.Look(background="fab_overlay"), id="fab_extended_overlay",
                          cls="android.widget.RelativeLayout", on_tap=self.close,
                          width="fill", height="fill")  # fmt: skip
        return w.Stack(shown, overlay, width="fill", height="fill")

    def press_fab(self, make_event: Callable[[], None]) -> None:
        """Offer a task beside an event; the second time, make an event."""
        if self.opened or not self.app.store.config.get(ALLOW_TASKS):
            make_event()
        else:
            self.opened = True

    def close(self) -> None:
        """Offer nothing any more."""
        self.opened = False

    def begin(self, kind: int, start: Callable[[], int]) -> None:
        """Make an event or a task that begins when the page has it begin."""
        self._make(kind, start())

    def press_hour(self, column: int, down: int) -> None:
        """A free hour of the week was touched: offer to make something there."""
        hour = down * 160 // (self.phone.display.density * HOUR_DP)
        self.plus = (column, min(23, hour))

    def set_days(self, days: int) -> None:
        """Show so many days of a week at once."""
        self.app.store.config.put(WEEK_DAYS, max(1, days))
        self.plus = None

    def press_plus(self, first: date) -> None:
        """Make something in the hour of a week that was touched."""
        if self.app.store.config.get(ALLOW_TASKS):
            self.ask(radio((tr("Event"), tr("Task"))), self.kind_chosen, first.toordinal())
        else:
            self.kind_chosen(first.toordinal(), EVENT)

    def kind_chosen(self, first: int, kind: int) -> None:
        """Make an event or a task in the hour that was touched."""
        if self.plus is None:
            return
        column, hour = self.plus
        day = date.fromordinal(first) + timedelta(days=column)
        start = self.app.store.moments.seconds(datetime.combine(day, time(hour)))
        self._make(kind, start, hour=True)

    def _make(self, kind: int, start: int, *, hour: bool = False) -> None:
        self.opened, self.plus = False, None
        extras = {"new_event_start_ts": start, "new_event_set_hour_duration": hour}
        self.start(Intent(component=f"{app.PACKAGE}/{ACTIVITIES[kind]}", extras={**extras}))


def _label(id_: str, text: str, on_tap: Callable[[], None]) -> w.Widget:
    look = w.Look(background="surface_container", radius=8)
    return w.Panel(w.Text(tr(text), FAB_LABEL, id=id_, on_tap=on_tap), padding=(8, 4), look=look)
