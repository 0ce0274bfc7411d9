"""The list of tasks: what a filter shows, with search, menu and selection."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Literal

from pytest_androidbench.phone.apps.tasksorg.drawer import Drawer
from pytest_androidbench.phone.apps.tasksorg.listing import MY_TASKS, RECENT
from pytest_androidbench.phone.apps.tasksorg.look import (
    BAR,
    FAINT,
    GROUP,
    bar,
    bar_action,
    hex_of,
)
from pytest_androidbench.phone.apps.tasksorg.named import NamedSettings
from pytest_androidbench.phone.apps.tasksorg.settings_model import (
    SHOW_COMPLETED,
    SHOW_HIDDEN,
)
from pytest_androidbench.phone.apps.tasksorg.showing import Showing
from pytest_androidbench.phone.apps.tasksorg.sorting import SortSheet
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class TaskListPage(Showing):
    """The tasks of a filter."""

    activity: ClassVar[str] = "com.todoroo.astrid.activity.MainActivity"
    launch_mode: ClassVar[Literal["standard", "singleTop", "singleTask"]] = "singleTask"

    def build(self) -> w.Widget:
        entries = self.listing().entries(self.folded)
        top = self.selection_bar() if self.chosen else self._top_bar()
        page = w.Column(
            top,
            self.task_rows(entries) if entries else self._empty(),
            None if self.chosen else self._bottom_bar(),
            across="stretch",
            height="fill",
            width="fill",
        )
        fab = w.Fab("add", tr("Create new task"), id="fab", on_tap=self.create)
        low = w.Column(
            self.snackbar(),
            w.Align(w.Panel(fab, padding=(0, 0, 0, 28)), down="bottom", height=84),
            across="stretch",
            along="end",
            width="fill",
            height="fill",
        )
        shown = None if self.chosen or self.searching else low
        return w.Panel(
            w.Stack(w.Panel(page), shown or self.snackbar_below()),
            look=w.Look(background="background"),
        )

    def snackbar_below(self) -> w.Widget | None:
        """The snackbar where there is no round button."""
        said = self.snackbar()
        return said and w.Column(said, along="end", across="stretch", width="fill", height="fill")

    def _top_bar(self) -> w.Widget:
        if not self.searching:
            search = bar_action("search", tr("Search"), "menu_search", self.begin_search)
            return bar(self.filter_title(self.filter), search)
        words = w.TextField(
            self.words,
            self.search,
            style="plain",
            hint=tr("Search"),
            id="search_src_text",
            action="search",
            on_done=self.hide_keyboard,
        )
        clear = w.IconButton("close", tr("Clear query"), id="search_close_btn", on_tap=self.clear)
        return bar(
            words,
            clear if self.words else None,
            icon="arrow_back",
            desc=tr("Collapse"),
            on_icon=self.end_search,
        )

    def _bottom_bar(self) -> w.Widget | None:
        if self.searching:
            return None
        colors = {f"list:{one.uuid}": one.color for one in self.store.lists()}
        colors |= {f"tag:{tag.uid}": tag.color for tag in self.store.tags()}
        row = w.Row(
            w.IconButton("menu", None, on_tap=self.open_drawer, colour="on_bar", width=BAR),
            w.Spacer(weight=1),
            w.Spacer(width=72),
            w.Row(
                  w.Spacer(weight=1),
                  w.IconButton(
                    "sort", tr("Sort"), id="menu_sort", on_tap=self.open_sort, colour="on_bar",
                    cls="android.widget.Button",
                  ),
                  w.IconButton(
                    "more_vert", tr("More options"), key="more", on_tap=self.open_menu,
                    colour="on_bar", cls="android.widget.ImageView",
                  ),
                  weight=1,
            ),
            width="fill",
            height=BAR,
        )  # fmt: skip
        look = w.Look(background=hex_of(colors.get(self.filter, 0)), elevation=8)
        return w.Panel(row, look=look, id="bottomAppBar", cls=GROUP, width="fill")

    def _empty(self) -> w.Widget:
        text = w.Text(tr("There are no tasks here."), FAINT, id="empty", align="center")
        return w.Panel(w.Align(text), weight=1, width="fill", id="swipe_layout_empty", cls=GROUP)

    def entries(self, menu: str) -> list[MenuEntry]:
        """The rows under the three dots."""
        del menu
        order, kind = self.order, self.filter.partition(":")[0]
        always = self.filter == RECENT
        rows = [
            MenuEntry(text=tr("Clear Completed"), act=self.ask_clear),
            MenuEntry(text=tr("Collapse subtasks"), act=partial(self.collapse_all, True)),
            MenuEntry(text=tr("Expand subtasks"), act=partial(self.collapse_all, False)),
            MenuEntry(
                text=tr("Show completed"),
                act=partial(self.turn, SHOW_COMPLETED, not order.show_completed),
                checked=order.show_completed or always,
            ),
            MenuEntry(
                text=tr("Show unstarted"),
                act=partial(self.turn, SHOW_HIDDEN, not order.show_hidden),
                checked=order.show_hidden or always,
            ),
            MenuEntry(text=tr("Share"), act=self.share_all),
        ]
        if kind in {"list", "tag"}:
            text = tr("List settings") if kind == "list" else tr("Tag settings")
            rows.append(MenuEntry(text=text, act=self.open_settings))
        return rows

    def turn(self, key: str, on: bool) -> None:
        """Put a preference."""
        self.prefs.put(key, on)

    def collapse_all(self, collapsed: bool) -> None:
        """Hide or show all subtasks."""
        with_parts = {task.parent for task in self.store.tasks() if task.parent}
        self.store.set(sorted(with_parts), collapsed=int(collapsed))

    def begin_search(self) -> None:
        self.searching = True
        self.focus("search_src_text")

    def search(self, words: str) -> None:
        """Look for something else."""
        self.words = words
        self.scroll_to_start("recycler_view")

    def clear(self) -> None:
        """Empty the search field."""
        self.search("")

    def end_search(self) -> None:
        """Show the list again."""
        self.hide_keyboard()
        self.searching, self.words = False, ""

    def open_drawer(self) -> None:
        self.ask(Drawer(chosen=self.filter), self.go)

    def open_sort(self) -> None:
        self.show(SortSheet(manual=self.filter.startswith("list:")))

    def open_settings(self) -> None:
        """Open the settings of the list or the tag."""
        kind, _, id_ = self.filter.partition(":")
        self.ask(NamedSettings.of(self.store, kind, id_), self.settled)

    def settled(self, result: str) -> None:
        """Leave a list that is gone."""
        if result == "deleted":
            self.go(MY_TASKS)

    def ask_clear(self) -> None:
        self.ask(Confirm(message=tr("Clear completed tasks?")), self.clear_completed)

    def clear_completed(self, sure: bool) -> None:
        """Delete what is done."""
        if sure:
            done = [task.id for task in self.listing().tasks() if task.completed]
            count = self.store.delete(done)
            self.toast(tr("{n} deleted", n=count))

    def on_back(self) -> None:
        if self.chosen:
            self.chosen = []
        elif self.searching:
            self.end_search()
        elif self.filter != MY_TASKS:
            self.go(MY_TASKS)
        else:
            self.close()
