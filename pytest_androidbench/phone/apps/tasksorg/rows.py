"""One task as a row of a list, and the headings between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.tasksorg import look
from pytest_androidbench.phone.apps.tasksorg.formats import (
    relative_day,
    relative_moment,
    stamp_text,
)
from pytest_androidbench.phone.apps.tasksorg.listing import ListedTask, ListHeading
from pytest_androidbench.phone.apps.tasksorg.model import (
    Task,
    TaskList,
    TaskTag,
    day_of,
    has_time,
    stamp,
)
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SMALL: Final = w.TextStyle(14, colour="on_surface_variant")
NOTES: Final = w.TextStyle(16, colour="on_surface_variant")
LINE: Final = 1.5
"""How much higher than its letters a line is."""
LOW_ROW, NOTES_ROOM, CHIPS_ROOM, HEADING = 56, 42, 44, 52


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipText:
    """A chip below a title."""

    icon: str
    text: str
    color: int = 0
    on_tap: Callable[[], None] = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """What can be done with a row."""

    tap: Callable[[], None]
    hold: Callable[[], None]
    complete: Callable[[], None]
    date: Callable[[], None]
    open: Callable[[], None]


def is_overdue(phone: Phone, task: Task) -> bool:
    """Whether a task should be done by now."""
    if task.completed or not task.due:
        return False
    now = phone.clock.now_ms
    return task.due < (now if has_time(task.due) else stamp(day_of(local_time(phone, now))))


def check_icon(task: Task) -> str:
    """The sign of a task's box."""
    if task.completed:
        return "check_box"
    return "repeat" if task.recurrence else "check_box_outline_blank"


def line_height(line: ListedTask, *, chips: bool, notes: bool, size: int) -> float:
    """How high a row may get."""
    shown = bool(line.task.notes) and notes
    return max(LOW_ROW, size * LINE) + shown * NOTES_ROOM + chips * CHIPS_ROOM


def task_row(
    phone: Phone,
    line: ListedTask,
    deeds: Deeds,
    chips: list[ChipText],
    *,
    chosen: bool,
    notes: bool,
    full_dates: bool,
    size: int,
) -> w.Widget:
    """Box, title, due date, notes and chips."""
    task = line.task
    due = _due(phone, task, deeds.date, full_dates)
    height = max(LOW_ROW, size * LINE)
    top = w.Row(_title(phone, task, size), w.Spacer(8), due, height=height)
    texts = w.Column(
        top,
        notes and bool(task.notes) and w.Text(task.notes, NOTES, id="description", lines=2),
        bool(chips) and _chips(chips),
        w.Spacer(height=8) if chips or (notes and task.notes) else None,
        across="stretch",
        weight=1,
    )
    body = w.Panel(
        w.Row(_box(task, deeds.complete), texts, across="start", width="fill"),
        padding=(20 * line.indent, 0, 8, 0),
        look=w.Look(background="secondary_container" if chosen else None),
        width="fill",
        id="rowBody",
        cls=look.RELATIVE,
        selected=chosen,
        on_tap=deeds.tap,
        on_long=deeds.hold,
    )
    return w.Panel(
        w.Column(body, w.Divider(), across="stretch"), id="row", cls=look.FRAME, width="fill"
    )


def _box(task: Task, on_tap: Callable[[], None]) -> w.Widget:
    colour = look.PRIORITY[min(3, max(0, task.priority))]
    return w.Panel(
        w.Align(w.Icon(check_icon(task), colour=colour)), width=56, height=LOW_ROW,
        id="completeBox", cls="android.widget.ImageView", on_tap=on_tap,
    )  # fmt: skip


def _title(phone: Phone, task: Task, size: int) -> w.Widget:
    dim = task.completed or task.hidden_until > phone.clock.now_ms
    kind = look.Struck if task.completed else w.Text
    style = replace(NOTES if dim else look.BODY1, size=size)
    return kind(task.title, style, id="title", lines=1, weight=1)


def _due(phone: Phone, task: Task, on_tap: Callable[[], None], full: bool) -> w.Widget | None:
    if not task.due:
        return None
    colour = look.OVERDUE if is_overdue(phone, task) else "on_surface_variant"
    text = relative_moment(phone, task.due, "medium", always_full=full)
    return w.Text(
        text, SMALL, colour, id="due_date", lines=1, align="center", on_tap=on_tap, height=48
    )


def _chips(chips: list[ChipText]) -> w.Widget:
    return w.Flow(*(chip_of(chip) for chip in chips), gap=8, id="chip_group", cls=look.COMPOSE)


def chip_of(chip: ChipText) -> w.Widget:
    """A chip of a list, a tag, or of subtasks."""
    row = w.Row(
        w.Icon(chip.icon, 16, look.hex_of(chip.color, "on_surface_variant")),
        w.Text(chip.text, w.TextStyle(13), lines=1),
        gap=4,
        height=32,
    )
    shape = w.Look(border=look.hex_of(chip.color, "outline"), radius=16)
    return w.Panel(
        w.Panel(row, padding=(8, 0, 12, 0), look=shape),
        padding=(0, 2),
        cls=look.VIEW,
        on_tap=chip.on_tap,
    )


def date_line(phone: Phone, ms: int, none: str, *, late: bool = False) -> w.Widget:
    """A date in a task's editor, or that there is none."""
    if not ms:
        return look.line(w.Text(tr(none), look.FAINT))
    text = relative_moment(phone, ms, "full")
    return look.line(w.Text(text, look.BODY1, look.OVERDUE if late else None))


def info_row(phone: Phone, task: Task) -> w.Widget:
    """When a task was made, changed and completed."""
    times = {"Created": task.created, "Modified": task.modified, "Completion": task.completed}
    texts = [f"{word} {stamp_text(phone, ms)}" for word, ms in times.items() if ms]
    lines = w.Column(*(w.Text(text, look.BODY1) for text in texts))
    return look.edit_row("info_outline", w.Panel(lines, padding=(0, 8)))


def list_chips(
    named: Sequence[TaskTag | TaskList], icon: str, none: str, on_tap: Callable[[], None]
) -> w.Widget:
    """A chip for each tag or list, or that there is none."""
    chips = [
        ChipText(icon=look.icon_of(one.icon, icon), text=one.name, color=one.color, on_tap=on_tap)
        for one in named
    ]
    if not chips:
        return look.line(w.Text(tr(none), look.FAINT))
    return w.Flow(*(chip_of(chip) for chip in chips))


def start_chip(phone: Phone, task: Task, on_tap: Callable[[], None]) -> ChipText:
    """The chip that says when a task starts."""
    text = relative_day(phone, task.hidden_until, "medium")
    return ChipText(icon="hourglass_empty", text=text, on_tap=on_tap)


def heading_row(heading: ListHeading, on_tap: Callable[[], None]) -> w.Widget:
    """The title of a group, which folds it."""
    arrow = "keyboard_arrow_down" if heading.folded else "keyboard_arrow_up"
    row = w.Row(
        w.Text(heading.text, look.HEADER, id="header", weight=1),
        w.Icon(arrow, id="chevron"),
        height=HEADING,
        width="fill",
    )
    return w.Panel(
        row, padding=(16, 0), width="fill", id="header_row", cls=look.RELATIVE, on_tap=on_tap
    )


def count_text(count: int) -> str:
    """How many subtasks there are."""
    return ntr("{n} subtask", "{n} subtasks", count).english()
