"""The rows of a list of tasks, with what they show below their titles."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.tasksorg.listing import Entry, Heading, Line
from pytest_androidbench.phone.apps.tasksorg.look import (
    GROUP,
    RECYCLER,
    icon_of,
)
from pytest_androidbench.phone.apps.tasksorg.model import Task
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
from pytest_androidbench.phone.apps.tasksorg.selecting import Selecting
from pytest_androidbench.phone.apps.tasksorg.settings_model import (
    Order,
)
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Panel,
    Scroll,
)

MEASURED: Final = 150
"""Rows of lists up to this length are as high as what is in them."""
LAST_FILTER: Final = "last_viewed_list"
CHIPS: Final = ("subtask", "start_date", "list", "tag")


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What all rows of a list have in common while they are built."""

    order: Order
    notes: bool
    """Whether descriptions are shown."""
    chips: list[str]
    """The kinds of chips that are shown."""
    named: dict[str, ChipText]
    """The chips of lists and tags by their filter."""
    title: str
    """The name of the list or the tag that is shown."""


@dataclass(eq=False)
class Showing(Selecting):
    """A list that shows tasks with their chips, under headings that fold them."""

    folded: list[str] = field(default_factory=list)
    """The headings of groups that are closed."""
    searching: bool = False
    words: str = ""

    def task_rows(self, entries: list[Entry]) -> Widget:
        """All rows, from the top down."""
        scene = self._scene()

        def row(place: int) -> Widget:
            entry = entries[place]
            if isinstance(entry, Heading):
                return heading_row(entry, partial(self.fold, entry.text))
            return self._row(entry, scene)

        def height(place: int) -> float:
            entry = entries[place]
            if isinstance(entry, Heading):
                return HEADING
            return line_height(entry, chips=bool(self._chips(entry, scene)), notes=scene.notes)

        rows = Scroll(
            count=len(entries),
            row=row,
            row_height=height if len(entries) > MEASURED else None,
            padding=(0, 0, 0, 48),
            id="recycler_view",
            cls=RECYCLER,
        )
        return Panel(rows, id="swipe_layout", cls=GROUP, weight=1)

    def _row(self, line: Line, scene: Scene) -> Widget:
        id_ = line.task.id
        return task_row(
            self.phone,
            line,
            Deeds(
                tap=partial(self.toggle if self.chosen else self.open, id_),
                hold=partial(self.toggle, id_),
                complete=partial(self.complete, id_),
                date=partial(self.toggle, id_) if self.chosen else partial(self.ask_due, id_),
            ),
            self._chips(line, scene),
            chosen=id_ in self.chosen,
            notes=scene.notes,
            full_dates=scene.order.full_dates,
        )

    def _chips(self, line: Line, scene: Scene) -> list[ChipText]:
        task, chips, shows = line.task, list[ChipText](), scene.chips
        if line.children and "subtask" in shows:
            arrow = "keyboard_arrow_down" if task.collapsed else "keyboard_arrow_up"
            fold = partial(self.collapse, task.id, not task.collapsed)
            chips.append(ChipText(icon=arrow, text=count_text(line.children), on_tap=fold))
        if task.hidden_until > self.now_ms and "start_date" in shows:
            chips.append(start_chip(self.phone, task, partial(self.open, task.id)))
        found = [scene.named[f"list:{task.calendar}"]] if self._shows_list(task, scene) else []
        if "tag" in shows:
            keys = (f"tag:{uid}" for uid in task.tags)
            found += [scene.named[key] for key in keys if key in scene.named]
        return chips + [chip for chip in found if chip.text != scene.title]

    def _shows_list(self, task: Task, scene: Scene) -> bool:
        in_list = self.filter.startswith("list:") or scene.order.group == "list" or task.parent
        return "list" in scene.chips and not in_list and f"list:{task.calendar}" in scene.named

    def _scene(self) -> Scene:
        """What all rows have in common."""
        named = {
            f"list:{one.uuid}": (one.name, one.color, icon_of(one.icon, "list"))
            for one in self.store.lists()
        } | {
            f"tag:{tag.uid}": (tag.name, tag.color, icon_of(tag.icon, "label"))
            for tag in self.store.tags()
        }
        return Scene(
            order=self.order,
            notes=self.prefs.get("show_description", default=True),
            chips=[name for name in CHIPS if self.prefs.get(f"chips_{name}", default=True)],
            named={
                key: ChipText(icon=icon, text=name, color=color, on_tap=partial(self.go, key))
                for key, (name, color, icon) in named.items()
            },
            title=named[self.filter][0] if self.filter in named else "",
        )

    def fold(self, heading: str) -> None:
        """Close a group, or open it again."""
        (self.folded.remove if heading in self.folded else self.folded.append)(heading)

    def collapse(self, id_: int, collapsed: bool) -> None:
        """Hide the subtasks of a task, or show them."""
        self.store.set([id_], collapsed=int(collapsed))

    def go(self, filter_: str) -> None:
        """Show another list."""
        self.filter, self.folded, self.chosen = filter_, [], []
        self.searching, self.words = False, ""
        self.prefs.put(LAST_FILTER, filter_)
        self.scroll_to_start("recycler_view")
