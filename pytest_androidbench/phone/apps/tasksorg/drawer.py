"""The sheet from below that leads to filters, tags, lists, settings; one that picks a list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg.base import TasksScreen
from pytest_androidbench.phone.apps.tasksorg.help import HelpPage
from pytest_androidbench.phone.apps.tasksorg.listing import MY_TASKS, RECENT, TODAY, Listing
from pytest_androidbench.phone.apps.tasksorg.look import (
    BODY1,
    HEADER,
    LINEAR,
    RECYCLER,
    hex_of,
    icon_of,
    sheet,
)
from pytest_androidbench.phone.apps.tasksorg.named import NamedSettings
from pytest_androidbench.phone.apps.tasksorg.settings import SettingsPage
from pytest_androidbench.phone.apps.tasksorg.settings_model import order_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class Sheet(TasksScreen[str]):
    """Rows with signs in a sheet from below; closes with the filter that was tapped."""

    window: ClassVar[WindowKind] = "sheet"
    chosen: str = ""

    def line(self, filter_: str, icon: str, color: int = 0, *, counted: bool = True) -> w.Widget:
        """A filter, with the number of its open tasks."""
        listing = Listing(self.phone, self.store, order_of(self.prefs), filter_)
        count = sum(not task.completed for task in listing.tasks()) if counted else 0
        return self.row(
            self.filter_title(filter_),
            icon,
            partial(self.close, filter_),
            colour=hex_of(color, "on_surface_variant"),
            count=count,
            chosen=filter_ == self.chosen,
        )

    def row(
        self,
        text: TextLike,
        icon: str,
        on_tap: Callable[[], None],
        *,
        colour: str = "on_surface_variant",
        count: int = 0,
        chosen: bool = False,
    ) -> w.Widget:
        """Sign, text and number."""
        content = w.Row(
            w.Icon(icon, colour=colour, id="icon"),
            w.Spacer(32),
            w.Text(text, BODY1, id="text", lines=1, weight=1),
            bool(count) and w.Text(str(count), w.BODY, id="size"),
            width="fill",
            height=48,
        )
        look = w.Look(background="secondary_container" if chosen else None)
        return w.Panel(
            content, look=look, padding=(16, 0), cls=LINEAR, id="row", on_tap=on_tap,
            selected=chosen, width="fill",
        )  # fmt: skip

    def lists(self, *, counted: bool = True) -> list[w.Widget]:
        """A row for each list."""
        return [
            self.line(f"list:{one.uuid}", icon_of(one.icon, "list"), one.color, counted=counted)
            for one in self.store.lists()
        ]


@dataclass(eq=False)
class PickList(Sheet):
    """Closes with the list that is picked."""

    def build(self) -> w.Widget:
        heading = w.Panel(w.Text(tr("Local lists"), HEADER, id="text"), padding=(16, 12))
        rows = self.lists(counted=False)
        return sheet(heading, w.Scroll(*rows, weight=0, id="recycler_view", cls=RECYCLER))


@dataclass(eq=False)
class Drawer(Sheet):
    """All filters, tags and lists."""

    def build(self) -> w.Widget:
        parts = [
            self.line(MY_TASKS, "inbox"),
            *self._section("filters", tr("Filters"), self._filters(), None),
            *self._section("tags", tr("Tags"), self._tags(), self.new_tag),
            *self._section("lists", tr("Local lists"), self.lists(), self.new_list),
            w.Divider(),
            self.row(tr("Manage drawer"), "edit", self.manage),
            self.row(tr("Settings"), "settings", self.settings),
            self.row(tr("Help & feedback"), "help_outline", self.help),
        ]
        rows = w.Scroll(*parts, id="recycler_view", cls=RECYCLER, weight=0)
        return w.Panel(sheet(rows), id="design_bottom_sheet", width="fill")

    def _filters(self) -> list[w.Widget]:
        shown = (
            (TODAY, "today", "p_show_today_f"),
            (RECENT, "history", "p_show_recently_modified_f"),
        )
        return [
            self.line(name, icon) for name, icon, key in shown if self.prefs.get(key, default=True)
        ]

    def _tags(self) -> list[w.Widget]:
        hide = self.prefs.get("tags_hide_unused", default=False)
        used = {uid for task in self.store.tasks() if not task.completed for uid in task.tags}
        return [
            self.line(f"tag:{tag.uid}", icon_of(tag.icon, "label"), tag.color)
            for tag in self.store.tags()
            if not hide or tag.uid in used
        ]

    def _section(
        self, name: str, title: TextLike, rows: list[w.Widget], add: Callable[[], None] | None
    ) -> list[w.Kid]:
        if not self.prefs.get(f"drawer_{name}_enabled", default=True):
            return []
        folded = self.prefs.get(f"collapse_{name}", default=False)
        plus = add and w.IconButton("add", None, id="add_item", on_tap=add)
        heading = w.Row(
            w.Text(title, HEADER, id="text", weight=1),
            w.Icon("keyboard_arrow_down" if folded else "keyboard_arrow_up", id="chevron"),
            plus,
            width="fill",
            height=48,
        )
        fold = partial(self.fold, f"collapse_{name}", not folded)
        top = w.Panel(heading, padding=(16, 0, 4, 0), id="subheader_row", cls=LINEAR, on_tap=fold)
        return [w.Divider(), top, *(() if folded else rows)]

    def fold(self, key: str, folded: bool) -> None:
        """Close a section, or open it again."""
        self.prefs.put(key, folded)

    def new_tag(self) -> None:
        self.ask(NamedSettings(kind="tag"), self.made)

    def new_list(self) -> None:
        self.ask(NamedSettings(kind="list"), self.made)

    def made(self, result: str) -> None:
        """Show the list or tag that was made."""
        self.close(result)

    def manage(self) -> None:
        self.show(SettingsPage(name="Navigation drawer"))
        self.close()

    def settings(self) -> None:
        self.show(SettingsPage())
        self.close()

    def help(self) -> None:
        self.show(HelpPage())
        self.close()
