"""A task, to look at, to mark as done."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta

from pytest_androidbench.phone.apps.googlecalendar import look, names
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarTask
from pytest_androidbench.phone.apps.googlecalendar.spoken import spoken_rule
from pytest_androidbench.phone.apps.googlecalendar.tasks import turn_task
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class CalendarTaskPage(AppScreen[GoogleCalendarApp, None]):
    """What is known of a task."""

    activity = names.INFO

    id: int = 0
    menus: Menus = field(default_factory=Menus)

    @property
    def task(self) -> CalendarTask | None:
        """The task; None once it is deleted."""
        return self.app.store.tasks.get(self.id)

    def build(self) -> w.Widget:
        task = self.task
        if task is None:
            return w.Page(w.TopBar(back=True))
        close = w.IconButton("close", tr("Close"), id="cancel", width=56, height=56,
                             colour="on_surface", on_tap=self.on_back)  # fmt: skip
        edit = w.BarButton("edit", tr("Edit"), id="info_action_edit", on_tap=self.edit)
        bar = w.TopBar(lead=close, actions=[edit, w.More(self.open_menu)], id="info_toolbar")
        title = w.Text(task.title or tr("(No title)"), w.HEADLINE_SMALL, id="title")
        done = bool(task.completed_ms)
        text = tr("Mark uncompleted") if done else tr("Mark completed")
        button = w.Button(text, style="text", id="complete_button", on_tap=self.turn)
        return w.Page(
            bar,
            w.Scroll(w.Panel(title, padding=(58, 0, 16, 8)), *self._rows(task), id="task_info"),
            w.Divider(),
            w.Panel(w.Align(button, across="end"), padding=(16, 8), height=64, width="fill"),
        )

    def _rows(self, task: CalendarTask) -> list[w.Widget]:
        tasks = self.app.store.lists.get(task.list)
        translate, locale = self.phone.windows.translate, self.phone.display.locale
        rows: list[w.Kid] = [
            w.ListItem(self._when(task), icon="schedule", look=look.ROW, id="time"),
            bool(task.rule) and w.ListItem(spoken_rule(task.rule, locale, translate),
                                           icon="repeat", look=look.ROW, key="repeat"),
            bool(task.details) and w.ListItem(task.details, icon="notes", look=look.ROW,
                                              key="details"),
            tasks is not None and w.ListItem(tasks.name, icon="view_list", look=look.ROW,
                                             key="list"),
        ]  # fmt: skip
        return [row for row in rows if isinstance(row, w.Widget)]

    def _when(self, task: CalendarTask) -> str:
        day = date_text(date.fromisoformat(task.day), "MMMEEEEd", self.phone.display.locale)
        if task.minutes < 0:
            return day
        at = datetime.combine(date.min, time()) + timedelta(minutes=task.minutes)
        return f"{day} · {clock_text(at, self.phone.display)}"

    def turn(self) -> None:
        """Mark it as done, or as not done."""
        task = self.task
        if task is not None:
            turn_task(self.app.store, task, self.now_ms)
            self.close(toast=tr("Task completed") if not task.completed_ms else None)

    def edit(self) -> None:
        """Write it."""
        self.show(self.app.page(names.TASK_EDITOR, id=self.id))

    def open_menu(self) -> None:
        """Offer what else can be done."""
        self.menus.open(self.more)

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        return [MenuEntry(text=tr("Delete"), act=self.ask_delete)]

    def ask_delete(self) -> None:
        """Ask before it goes."""
        self.ask(Confirm(message=tr("Delete this task?"), positive=tr("Delete")), self.delete)

    def delete(self, sure: bool) -> None:
        """Delete it."""
        if sure:
            self.app.store.tasks.remove([self.id])
            self.close(toast=tr("Task deleted"))
