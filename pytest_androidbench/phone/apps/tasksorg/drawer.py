"""The sheet from below that leads to filters, tags, lists, settings; one that picks a list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg import look
from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.help import DONATE, HelpPage, visit
from pytest_androidbench.phone.apps.tasksorg.listing import (
    MY_TASKS,
    RECENT,
    TODAY,
    TaskListing,
    filter_title,
)
from pytest_androidbench.phone.apps.tasksorg.named import NamedSettings
from pytest_androidbench.phone.apps.tasksorg.preferences import order_of
from pytest_androidbench.phone.apps.tasksorg.settings import TasksSettingsPage
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind


def row(
    text: TextLike,
    icon: str,
    on_tap: Callable[[], None],
    *,
    colour: str = "on_surface_variant",
    count: int = 0,
    chosen: bool | None = None,
) -> w.Widget:
    """Sign, text and number; `chosen` is None for what is no list."""
    label = w.Text if chosen is None else look.CheckedLabel
    content = w.Row(
        w.Icon(icon, colour=colour, id="icon"),
        w.Spacer(32),
        label(text, look.BODY1, id="text", lines=1, weight=1, selected=bool(chosen)),
        bool(count) and w.Text(str(count), w.BODY, id="size"),
        width="fill",
        height=48,
    )
    shape = w.Look(background="secondary_container" if chosen else None)
    return w.Panel(
        content, look=shape, padding=(16, 0), cls=look.RELATIVE, id="row", on_tap=on_tap,
        selected=bool(chosen), width="fill",
    )  # fmt: skip


def filter_row(
    sheet_: TaskListDrawer | PickList,
    filter_: str,
    icon: str,
    color: int = 0,
    *,
    counted: bool = True,
) -> w.Widget:
    """A filter that closes its sheet, with the number of its open tasks."""
    app = sheet_.app
    listing = TaskListing(app.phone, app.store, order_of(app.prefs()), filter_)
    return row(
        filter_title(app.store, filter_),
        icon,
        partial(sheet_.close, filter_),
        colour=look.hex_of(color, "on_surface_variant"),
        count=sum(not task.completed for task in listing.tasks()) if counted else 0,
        chosen=filter_ == sheet_.chosen,
    )


def list_rows(sheet_: TaskListDrawer | PickList, *, counted: bool) -> list[w.Widget]:
    """A row for each list."""
    return [
        filter_row(
            sheet_, f"list:{one.uuid}", look.icon_of(one.icon, "list"), one.color, counted=counted
        )
        for one in sheet_.app.store.lists()
    ]


@dataclass(eq=False)
class PickList(AppScreen[TasksApp, str]):
    """A sheet from below that closes with the list that is picked."""

    window: ClassVar[WindowKind] = "sheet"
    chosen: str = ""

    def build(self) -> w.Widget:
        heading = w.Panel(w.Text(tr("Local lists"), look.HEADER, id="text"), padding=(16, 12))
        rows = list_rows(self, counted=False)
        return look.sheet(heading, w.Scroll(*rows, weight=0, id="recycler_view", cls=look.RECYCLER))


@dataclass(eq=False)
class TaskListDrawer(AppScreen[TasksApp, str]):
    """A sheet from below with all filters, tags and lists; closes with the one that was tapped."""

    window: ClassVar[WindowKind] = "sheet"
    chosen: str = ""

    def build(self) -> w.Widget:
        lists = list_rows(self, counted=True)
        parts = [
            filter_row(self, MY_TASKS, "inbox"),
            *self._section("filters", tr("Filters"), self._filters(), None),
            *self._section("tags", tr("Tags"), self._tags(), partial(self.add, "tag")),
            *self._section("lists", tr("Local lists"), lists, partial(self.add, "list")),
            w.Divider(),
            row(tr("Donate"), "attach_money", self.donate),
            row(tr("Manage drawer"), "edit", partial(self.leave_for, "Navigation drawer")),
            row(tr("Settings"), "settings", partial(self.leave_for, "")),
            row(tr("Help & feedback"), "help_outline", partial(self.leave_for, "help")),
        ]
        rows = w.Scroll(*parts, id="recycler_view", cls=look.RECYCLER, weight=0)
        return look.bottom_sheet(rows)

    def _filters(self) -> list[w.Widget]:
        shown = (
            (TODAY, "today", "p_show_today_f"),
            (RECENT, "history", "p_show_recently_modified_f"),
        )
        return [
            filter_row(self, name, icon)
            for name, icon, key in shown
            if self.app.prefs().get(key, default=True)
        ]

    def _tags(self) -> list[w.Widget]:
        hide = self.app.prefs().get("tags_hide_unused", default=False)
        used = {uid for task in self.app.store.tasks() if not task.completed for uid in task.tags}
        return [
            filter_row(self, f"tag:{tag.uid}", look.icon_of(tag.icon, "label"), tag.color)
            for tag in self.app.store.tags()
            if not hide or tag.uid in used
        ]

    def _section(
        self, name: str, title: TextLike, rows: list[w.Widget], add: Callable[[], None] | None
    ) -> list[w.Kid]:
        if not self.app.prefs().get(f"drawer_{name}_enabled", default=True):
            return []
        folded = self.app.prefs().get(f"collapse_{name}", default=False)
        plus = add and w.IconButton(
            "add", None, id="add_item", on_tap=add, cls="android.widget.ImageView"
        )
        heading = w.Row(
            w.Text(title, look.HEADER, id="text", weight=1),
            w.Icon("keyboard_arrow_down" if folded else "keyboard_arrow_up", id="chevron"),
            plus,
            width="fill",
            height=48,
        )
        fold = partial(self.fold, f"collapse_{name}", not folded)
        top = w.Panel(
            heading, padding=(16, 0, 4, 0), id="subheader_row", cls=look.RELATIVE, on_tap=fold
        )
        return [w.Divider(), top, *(() if folded else rows)]

    def fold(self, key: str, folded: bool) -> None:
        """Close a section, or open it again."""
        self.app.prefs().put(key, folded)

    def add(self, kind: str) -> None:
        """Make a tag or a list, and show it."""
        self.ask(NamedSettings(kind=kind), self.close)

    def donate(self) -> None:
        """Open the page that takes donations."""
        self.close()
        visit(self, DONATE)

    def leave_for(self, page: str) -> None:
        """Open another page in place of the drawer."""
        self.show(HelpPage() if page == "help" else TasksSettingsPage(name=page))
        self.close()
