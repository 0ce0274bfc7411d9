"""The rows of a list of tasks, with what they show below their titles."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.tasksorg.listing import Entry, ListedTask, ListHeading
from pytest_androidbench.phone.apps.tasksorg.look import FAINT, GROUP, RECYCLER, icon_of
from pytest_androidbench.phone.apps.tasksorg.model import TaskList, TaskTag
from pytest_androidbench.phone.apps.tasksorg.preferences import (
    SHOW_COMPLETED,
    SHOW_HIDDEN,
    ListOrder,
)
from pytest_androidbench.phone.apps.tasksorg.rows import (
    HEADING,
    ChipText,
    Deeds,
    count_text,
    heading_row,
    line_height,
    start_chip,
    task_row,
)
from pytest_androidbench.phone.apps.tasksorg.store import TaskStore
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MEASURED: Final = 150
"""Rows of lists up to this length are as high as what is in them."""
CHIPS: Final = ("subtask", "start_date", "list", "tag")


@dataclass(frozen=True, slots=True, kw_only=True)
class ListScene:
    """What all rows of a list have in common while they are built."""

    phone: Phone
    filter: str
    order: ListOrder
    notes: bool
    """Whether descriptions are shown."""
    title_size: int
    """Of titles, in sp."""
    chips: list[str]
    """The kinds of chips that are shown."""
    named: dict[str, ChipText]
    """The chips of lists and tags by their filter."""
    chosen: Collection[int]
    deeds: Callable[[int], Deeds]
    """What can be done with a task."""
    collapse: Callable[[int, bool], None]

    def row(self, line: ListedTask) -> w.Widget:
        """A task."""
        id_ = line.task.id
        return task_row(
            self.phone, line, self.deeds(id_), self.chips_of(line), chosen=id_ in self.chosen,
            notes=self.notes, full_dates=self.order.full_dates, size=self.title_size,
        )  # fmt: skip

    def height(self, line: ListedTask) -> float:
        """How high a task's row may get."""
        return line_height(
            line, chips=bool(self.chips_of(line)), notes=self.notes, size=self.title_size
        )

    def chips_of(self, line: ListedTask) -> list[ChipText]:
        """What stands below a task's title."""
        task, chips = line.task, list[ChipText]()
        if line.children and "subtask" in self.chips:
            arrow = "keyboard_arrow_down" if task.collapsed else "keyboard_arrow_up"
            fold = partial(self.collapse, task.id, not task.collapsed)
            chips.append(ChipText(icon=arrow, text=count_text(line.children), on_tap=fold))
        if task.hidden_until > self.phone.clock.now_ms and "start_date" in self.chips:
            chips.append(start_chip(self.phone, task, self.deeds(task.id).open))
        filters = []
        in_list = self.filter.startswith("list:") or self.order.group == "list" or task.parent
        if "list" in self.chips and not in_list:
            filters.append(f"list:{task.calendar}")
        if "tag" in self.chips:
            filters += [f"tag:{uid}" for uid in task.tags]
        shown = self.named.get(self.filter)
        found = [self.named[key] for key in filters if key in self.named]
        return chips + [chip for chip in found if shown is None or chip.text != shown.text]


def chips_shown(prefs: Prefs) -> list[str]:
    """The kinds of chips that the settings allow."""
    return [name for name in CHIPS if prefs.get(f"chips_{name}", default=True)]


def named_chips(store: TaskStore, go: Callable[[str], None]) -> dict[str, ChipText]:
    """The chips of all lists and tags, by their filter."""
    named: list[tuple[str, TaskList | TaskTag, str]] = [
        *((f"list:{one.uuid}", one, "list") for one in store.lists()),
        *((f"tag:{tag.uid}", tag, "label") for tag in store.tags()),
    ]
    return {
        key: ChipText(
            icon=icon_of(one.icon, icon), text=one.name, color=one.color, on_tap=partial(go, key)
        )
        for key, one, icon in named
    }


def switches(prefs: Prefs, *, always: bool) -> list[MenuEntry]:
    """Rows of a menu that let tasks be shown, which is `always` so in the list of recent ones."""
    rows = (("Show completed", SHOW_COMPLETED), ("Show unstarted", SHOW_HIDDEN))
    found = []
    for title, key in rows:
        on = prefs.get(key, default=True)
        turn = partial(prefs.put, key, not on)
        found.append(MenuEntry(text=tr(title), act=turn, checked=on or always))
    return found


def _nothing() -> w.Widget:
    text = w.Text(tr("There are no tasks here."), FAINT, id="empty", align="center")
    scroll = w.Scroll(w.Align(text), fills=True, key="empty list")
    return w.Panel(scroll, weight=1, width="fill", id="body_empty", cls=GROUP)


def task_rows(entries: list[Entry], scene: ListScene, fold: Callable[[str], None]) -> w.Widget:
    """All rows, from the top down; or that there are none."""
    if not entries:
        return _nothing()

    def row(place: int) -> w.Widget:
        entry = entries[place]
        if isinstance(entry, ListHeading):
            return heading_row(entry, partial(fold, entry.text))
        return scene.row(entry)

    def height(place: int) -> float:
        entry = entries[place]
        return HEADING if isinstance(entry, ListHeading) else scene.height(entry)

    rows = w.Scroll(
        count=len(entries),
        row=row,
        row_height=height if len(entries) > MEASURED else None,
        padding=(0, 0, 0, 48),
        id="recycler_view",
        cls=RECYCLER,
    )
    return w.Panel(rows, id="body_standard", cls=GROUP, weight=1)
