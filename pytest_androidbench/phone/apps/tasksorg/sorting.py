"""How a list is sorted and grouped: a sheet, and the sheets with the choices above it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.look import BODY1, H6, VIEW, sheet
from pytest_androidbench.phone.apps.tasksorg.model import Mode
from pytest_androidbench.phone.apps.tasksorg.preferences import DONE_BELOW, order_of, put_mode
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

NAMES: Final[dict[Mode, Message]] = {
    "none": tr("None"), "due": tr("By due date"), "start": tr("By start date"),
    "priority": tr("By priority"), "title": tr("By title"), "modified": tr("By last modified"),
    "auto": tr("Smart sort"), "created": tr("By creation time"), "list": tr("By list"),
    "completed": tr("By completion time"), "manual": tr("My order"),
}  # fmt: skip
CHOICES: Final[dict[str, tuple[Mode, ...]]] = {
    "group": ("none", "due", "start", "priority", "modified", "created", "list"),
    "sort": ("due", "start", "priority", "title", "modified", "auto", "created", "manual"),
    "subtask": ("manual", "due", "start", "priority", "title", "modified", "auto", "created"),
    "completed": ("completed", "due", "start", "priority", "title", "modified", "created"),
}
UPSIDE_DOWN: Final = frozenset({"auto", "priority"})
"""Modes whose lowest number is what comes first in importance."""


@dataclass(eq=False)
class PickMode(AppScreen[TasksApp, Mode]):
    """The choices of one order."""

    window: ClassVar[WindowKind] = "sheet"
    stem: str = "sort"
    chosen: Mode = "auto"
    manual: bool = False
    """Whether the user's own order can be had."""

    def build(self) -> w.Widget:
        rows = w.Scroll(*(self._row(mode) for mode in CHOICES[self.stem]), weight=0)
        return sheet(rows)

    def _row(self, mode: Mode) -> w.Widget:
        can = mode != "manual" or self.manual or self.stem == "subtask"
        colour = "primary" if mode == self.chosen else "on_surface"
        text = w.Column(
            w.Text(NAMES[mode], H6, colour, enabled=can),
            None
            if can
            else w.Text(tr("Not available for tags, filters, or places"), w.BODY, "error"),
        )
        on_tap = partial(self.close, mode) if can else None
        return w.Panel(text, padding=(16, 8), width="fill", cls=VIEW, on_tap=on_tap, enabled=can)


@dataclass(eq=False)
class SortSheet(AppScreen[TasksApp, None]):
    """Grouping, sorting, subtasks, and what happens to completed tasks."""

    window: ClassVar[WindowKind] = "sheet"
    activity: ClassVar[str] = ".dialogs.SortSettingsActivity"
    manual: bool = False

    def build(self) -> w.Widget:
        order = order_of(self.app.prefs())
        manual = order.manual and self.manual
        sort: Mode = "manual" if manual else order.sort
        below = order.completed, order.completed_ascending
        switch = w.Row(
            w.Text(tr("Move completed tasks to bottom"), BODY1, weight=1),
            w.Switch(order.done_below, self.put_below, cls=VIEW),
            width="fill",
        )
        return sheet(
            self._row("group", tr("Grouping"), order.group, order.group_ascending),
            self._row("sort", tr("Sorting"), sort, order.ascending),
            None
            if manual
            else self._row("subtask", tr("Subtasks"), order.subtasks, order.subtasks_ascending),
            w.Divider(),
            w.Panel(switch, padding=(16, 4), cls=VIEW, width="fill", on_tap=self.turn_below),
            w.Divider() if order.done_below else None,
            self._row("completed", tr("Completed"), *below) if order.done_below else None,
        )

    def _row(self, stem: str, title: Message, mode: Mode, ascending: bool) -> w.Widget:
        icon = {"group": "expand_more", "subtask": "subdirectory_arrow_right"}
        texts = w.Column(w.Text(title, BODY1), w.Text(NAMES[mode], w.BODY), weight=1)
        turns = mode not in {"none", "manual"}
        row = w.Row(
            w.Icon(icon.get(stem, "swap_vert")),
            w.Spacer(16),
            texts,
            self._direction(stem, ascending != (mode in UPSIDE_DOWN), ascending) if turns else None,
            width="fill",
        )
        pick = partial(self.pick, stem, mode)
        return w.Panel(row, padding=16, width="fill", cls=VIEW, on_tap=pick)

    def _direction(self, stem: str, shown_up: bool, ascending: bool) -> w.Widget:
        row = w.Row(
            w.Icon("arrow_upward" if shown_up else "arrow_downward", 16),
            w.Spacer(8),
            w.Text(tr("Ascending") if shown_up else tr("Descending"), w.BODY),
            height=32,
        )
        turn = partial(self.turn, stem, not ascending)
        return w.Panel(row, padding=(16, 0, 0, 0), cls=VIEW, on_tap=turn)

    def pick(self, stem: str, mode: Mode) -> None:
        """Ask for an order."""
        self.ask(PickMode(stem=stem, chosen=mode, manual=self.manual), self.picked, stem)

    def picked(self, stem: str, mode: Mode) -> None:
        put_mode(self.app.prefs(), stem, mode)

    def turn(self, stem: str, ascending: bool) -> None:
        """Turn an order round."""
        self.app.prefs().put(f"{stem}_ascending", ascending)

    def turn_below(self) -> None:
        self.put_below(not order_of(self.app.prefs()).done_below)

    def put_below(self, below: bool) -> None:
        """Say whether completed tasks stand last."""
        self.app.prefs().put(DONE_BELOW, below)
