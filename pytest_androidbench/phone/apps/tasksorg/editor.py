"""The page of one task: every row of it, from the title to when it was changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.tasksorg.asking import Asking
from pytest_androidbench.phone.apps.tasksorg.formats import (
    alarm_text,
    duration,
    relative_moment,
    stamp_text,
)
from pytest_androidbench.phone.apps.tasksorg.look import (
    BODY1,
    BODY2,
    FAINT,
    OVERDUE,
    PRIORITY,
    VIEW,
    bar,
    bar_action,
    edit_row,
    icon_of,
)
from pytest_androidbench.phone.apps.tasksorg.model import Alarm, Task
from pytest_androidbench.phone.apps.tasksorg.priority import priority_buttons
from pytest_androidbench.phone.apps.tasksorg.repeating import spoken
from pytest_androidbench.phone.apps.tasksorg.rows import ChipText, check_icon, chip_of, is_overdue
from pytest_androidbench.phone.apps.tasksorg.settings import SettingsPage
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HINTED = "shown_beast_mode_hint"
RINGS = ("Ring once", "Ring five times", "Ring nonstop")


@dataclass(eq=False)
class TaskEdit(Asking):
    """The editor of a task, new or old."""

    def on_open(self) -> None:
        if not self.id:
            self.focus("title")

    def build(self) -> w.Widget:
        delete = bar_action("delete_outline", tr("Delete task"), "menu_delete", self.ask_delete)
        rows = (
            self._start(), self._due(), self._repeat(), self._priority(), self._tags(),
            self._list(), self._subtasks(), self._reminders(), self._files(), self._notes(),
            self._calendar(), self._timer(), self._info(),
        )  # fmt: skip
        body = [part for row in rows if row is not None for part in (row, w.Divider())]
        icon = "check_box_outline_blank" if self.completed else "check_box"
        title = w.TextField(
            bind="title", hint=tr("Task name"), id="title", style="plain", action="done",
            on_done=self.save, text_style=w.TITLE,
        )  # fmt: skip
        return w.Page(
            bar("", delete if self.id else None, icon="save", desc=tr("Save"), on_icon=self.save),
            w.Panel(title, padding=(16, 0, 16, 8)),
            self._hint(),
            w.Scroll(
                w.Column(*body, across="stretch", id="compose_view", cls=VIEW),
                padding=(0, 0, 0, 88 if self.id else 0),
                key="rows",
                cls="android.widget.ScrollView",
            ),
            fab=w.Fab(icon, id="fab", on_tap=self.turn_completed) if self.id else None,
        )

    def _hint(self) -> w.Widget | None:
        if self.prefs.get(HINTED, default=False):
            return None
        buttons = w.Row(
            w.Spacer(weight=1),
            w.Button(tr("Dismiss"), style="text", on_tap=self.dismiss_hint),
            w.Button(tr("Settings"), style="text", on_tap=self.follow_hint),
            width="fill",
        )
        text = tr("You can customize this screen by rearranging or removing fields")
        return w.Panel(
            w.Column(
                w.Text(tr("Too much information?"), w.TITLE_MEDIUM),
                w.Spacer(4),
                w.Text(text, BODY2),
                buttons,
                across="stretch",
            ),
            padding=(16, 16, 16, 0),
            look=w.Look(background="surface_highest"),
            id="banner",
            width="fill",
            cls=VIEW,
        )

    def dismiss_hint(self) -> None:
        self.prefs.put(HINTED, value=True)

    def follow_hint(self) -> None:
        """Show what the editor can leave out."""
        self.dismiss_hint()
        self.show(SettingsPage(name="Edit screen options"))

    def _date(self, ms: int, none: str, *, late: bool = False) -> w.Widget:
        if not ms:
            return _line(w.Text(tr(none), FAINT))
        text = relative_moment(self.phone, ms, "full")
        return _line(w.Text(text, BODY1, OVERDUE if late else None))

    def _start(self) -> w.Widget:
        return edit_row("hourglass_empty", self._date(self.hidden, "No start date"), self.ask_start)

    def _due(self) -> w.Widget:
        late = is_overdue(self.phone, Task(due=self.due, completed=self.completed))
        return edit_row("schedule", self._date(self.due, "No due date", late=late), self.ask_due)

    def _repeat(self) -> w.Widget:
        style = BODY1 if self.recurrence else FAINT
        text = _line(w.Text(tr(spoken(self.recurrence)), style))
        if not self.recurrence:
            return edit_row("repeat", text, self.ask_repeat)
        origin = tr("completion date") if self.repeat_from else tr("due date")
        source = w.Row(
            w.Text(tr("Repeats from"), BODY1),
            w.Spacer(8),
            w.Text(origin, BODY1, "primary", on_tap=self.ask_repeat_from, height=48),
        )
        return edit_row("repeat", w.Column(text, source), self.ask_repeat)

    def _priority(self) -> w.Widget:
        row = w.Row(
            w.Text(tr("Priority"), BODY1, weight=1),
            priority_buttons(self.priority, self.set_priority),
            width="fill",
        )
        return edit_row("outlined_flag", row)

    def set_priority(self, priority: int) -> None:
        """Choose a priority."""
        self.priority = priority

    def _tags(self) -> w.Widget:
        tags = [tag for tag in self.store.tags() if tag.uid in self.tags]
        if not tags:
            return edit_row("label_outline", _line(w.Text(tr("Add tags"), FAINT)), self.ask_tags)
        chips = [
            chip_of(
                ChipText(
                    icon=icon_of(tag.icon, "label"), text=tag.name, color=tag.color,
                    on_tap=self.ask_tags,
                )
            )
            for tag in tags
        ]  # fmt: skip
        return edit_row("label_outline", w.Flow(*chips), self.ask_tags)

    def _list(self) -> w.Widget:
        found = [one for one in self.store.lists() if one.uuid == self.calendar]
        chips = [
            chip_of(
                ChipText(
                    icon=icon_of(one.icon, "list"), text=one.name, color=one.color,
                    on_tap=self.ask_list,
                )
            )
            for one in found
        ]  # fmt: skip
        shown = w.Flow(*chips) if chips else _line(w.Text(tr("Default list"), FAINT))
        return edit_row("list", shown, self.ask_list)

    def _subtasks(self) -> w.Widget:
        old = [task for task in self.store.tasks() if task.parent and task.parent == self.id]
        rows = [self._old_part(task) for task in old]
        rows += [self._new_part(place) for place in range(len(self.parts))]
        add = w.Text(tr("Add subtask"), FAINT, on_tap=self.add_part, height=48)
        return edit_row("subdirectory_arrow_right", w.Column(*rows, add, across="stretch"))

    def _old_part(self, task: Task) -> w.Widget:
        done = partial(self.complete_part, task.id, not task.completed)
        box = w.Panel(
            w.Align(w.Icon(check_icon(task), colour=PRIORITY[task.priority])),
            width=48, height=48, cls="android.widget.ImageView", on_tap=done,
        )  # fmt: skip
        text = w.Text(task.title, FAINT if task.completed else BODY1, lines=1, weight=1)
        row = w.Row(box, text, width="fill", height=48)
        return w.Panel(row, cls=VIEW, width="fill", on_tap=partial(self.open_part, task.id))

    def _new_part(self, place: int) -> w.Widget:
        words = w.TextField(
            self.parts[place], partial(self.put_part, place), style="plain", key=f"part{place}",
            action="done", on_done=self.add_part,
        )  # fmt: skip
        remove = w.IconButton("clear", tr("Delete"), on_tap=partial(self.drop_part, place))
        return w.Row(
            w.Icon("check_box_outline_blank"), w.Spacer(8), w.Panel(words, weight=1), remove
        )

    def complete_part(self, id_: int, done: bool) -> None:
        """Complete a subtask, or open it again."""
        self.store.complete([id_], done=done)

    def open_part(self, id_: int) -> None:
        """Open a subtask."""
        task = self.store.task(id_)
        if task is not None:
            self.show(TaskEdit.of(self.store, task))

    def add_part(self) -> None:
        """Begin a subtask, unless the last one is still empty."""
        if not self.parts or self.parts[-1].strip():
            self.parts.append("")
        self.focus(f"part{len(self.parts) - 1}")

    def put_part(self, place: int, text: str) -> None:
        self.parts[place] = text

    def drop_part(self, place: int) -> None:
        del self.parts[place]

    def _reminders(self) -> w.Widget:
        rows: list[w.Widget] = []
        for place, (time, kind, repeat, interval) in enumerate(self.alarms):
            alarm = Alarm(time=time, type=kind, repeat=repeat, interval=interval)
            text = w.Text(alarm_text(self.phone, alarm), BODY1, weight=1)
            clear = w.IconButton("clear", tr("Delete"), on_tap=partial(self.drop_alarm, place))
            rows.append(w.Row(text, clear, width="fill"))
        add = w.Text(tr("Add reminder"), FAINT, on_tap=self.ask_alarm, height=48)
        ring = w.Text(tr(RINGS[self.ring]), BODY1, "primary", on_tap=self.ask_ring, height=48)
        last = w.Row(add, w.Spacer(weight=1), ring if self.alarms else None, width="fill")
        return edit_row("notifications_none", w.Column(*rows, last, across="stretch"))

    def drop_alarm(self, place: int) -> None:
        """Remove a reminder."""
        del self.alarms[place]

    def _files(self) -> w.Widget:
        rows: list[w.Widget] = []
        for place, (name, address) in enumerate(self.files):
            text = w.Text(name, BODY1, lines=1, on_tap=partial(self.show_file, address), height=48)
            clear = w.IconButton("clear", tr("Delete"), on_tap=partial(self.drop_file, place))
            rows.append(w.Row(text, w.Spacer(weight=1), clear, width="fill"))
        add = w.Text(tr("Add attachment"), FAINT, on_tap=self.ask_file, height=48)
        return edit_row("attach_file", w.Column(*rows, add, across="stretch"))

    def show_file(self, address: str) -> None:
        """Open what is attached in another app."""
        kind = self.phone.content.type_of(address)
        if not self.start(Intent(action=ACTION_VIEW, data=address, type=kind)):
            self.toast(tr("No app can perform this action."))

    def drop_file(self, place: int) -> None:
        del self.files[place]

    def _calendar(self) -> w.Widget:
        text = _line(w.Text(tr("Don't add to calendar"), FAINT))
        return edit_row("event", text, self.ask_calendar)

    def _notes(self) -> w.Widget:
        words = w.TextField(
            bind="notes", hint=tr("Description"), style="plain", multiline=True, key="notes"
        )
        return edit_row("notes", words)

    def _timer(self) -> w.Widget:
        times = [f"Est. {duration(self.estimated * 1000)}"] if self.estimated else []
        spent = self.elapsed + ((self.now_ms - self.timer) // 1000 if self.timer else 0)
        if self.timer or spent:
            minutes, seconds = divmod(spent, 60)
            times.append(f"Elapsed {minutes // 60}:{minutes % 60:02}:{seconds:02}")
        text = w.Text(", ".join(times) or tr("Timer"), BODY1 if times else FAINT, weight=1)
        icon = "stop" if self.timer else "play_arrow"
        run = w.IconButton(icon, None, on_tap=self.run_timer)
        return edit_row("timer", w.Row(text, run, width="fill"), self.ask_timer)

    def beat_ms(self) -> int:
        return 1000 if self.timer else 0

    def run_timer(self) -> None:
        """Start the timer, or stop it and add what it counted."""
        if self.timer:
            self.elapsed += (self.now_ms - self.timer) // 1000
            self.timer = 0
        else:
            self.timer = self.now_ms

    def _info(self) -> w.Widget | None:
        task = self.store.task(self.id) if self.id else None
        if task is None:
            return None
        stamps = (
            ("Created", task.created), ("Modified", task.modified), ("Completion", task.completed),
        )  # fmt: skip
        lines = [w.Text(f"{word} {stamp_text(self.phone, ms)}", BODY1) for word, ms in stamps if ms]
        return edit_row("info_outline", w.Panel(w.Column(*lines), padding=(0, 8)))


def _line(text: w.Widget) -> w.Widget:
    return w.Panel(text, padding=(0, 10), min_height=40)
