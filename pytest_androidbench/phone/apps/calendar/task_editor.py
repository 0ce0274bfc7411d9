"""The page on which a task is made or changed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.calendar.event import TASK, Event
from pytest_androidbench.phone.apps.calendar.form import EventForm
from pytest_androidbench.phone.apps.calendar.form_rows import FormRows
from pytest_androidbench.phone.apps.calendar.formats import day_title, time_text
from pytest_androidbench.phone.apps.simple.moments import hour24
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class TaskEditor(EventForm):
    """The form of a task."""

    activity = ".activities.TaskActivity"
    prefix: ClassVar[str] = "task"
    kind: ClassVar[int] = TASK

    def build(self) -> w.Widget:
        return w.Page(
            self.bar("Task"),
            w.Scroll(self._body(), id="task_nested_scrollview", padding=(0, 0, 0, 24)),
            w.Panel(self._completion(), padding=16) if self.event.id else None,
            id="task_coordinator",
        )

    def _body(self) -> w.Widget:
        rows, moments = FormRows(self), self.app.store.moments
        texts = w.Column(
            rows.field("title", "Title"),
            rows.field("description", "Description", multiline=True),
            gap=8,
            across="stretch",
        )
        local = moments.local(self.schedule.begins)
        day = rows.text(
            "date", day_title(local.date(), moments.today), partial(self.schedule.pick_date, True)
        )
        day.weight = 1
        clock = rows.text(
            "time",
            time_text(local, hour24=hour24(self.app)),
            partial(self.schedule.pick_time, True),
        )
        shown = None if self.schedule.all_day else w.Panel(clock, padding=(16, 0, 24, 0))
        form = rows.groups(
            ("description", "date_time", "reminder", "repetition"),
            [w.Panel(texts, padding=(12, 8))],
            [rows.all_day(), rows.line(None, "date", w.Row(day, shown))],
            rows.reminders(),
            rows.repetition(),
            rows.type_and_color(),
        )
        return w.Panel(form, id="task_holder", cls="android.widget.RelativeLayout")

    def _completion(self) -> w.Widget:
        done = self.app.store.is_completed(self._this_time())
        text = tr("Mark incomplete") if done else tr("Mark completed")
        return w.Button(text, "outlined" if done else "filled", id="toggle_mark_complete",
                        cls="android.widget.TextView", on_tap=self.toggle_completed,
                        width="fill")  # fmt: skip

    def _this_time(self) -> Event:
        """The time of it that is edited."""
        return replace(self.event, start_ts=self.occurrence or self.event.start_ts)

    def stored_times(self) -> tuple[int, int]:
        start = self.schedule.minute()
        return start, start

    def toggle_completed(self) -> None:
        """Mark it as done, or not, and leave."""
        task = self._this_time()
        self.app.store.complete(task, done=not self.app.store.is_completed(task))
        self.close()
