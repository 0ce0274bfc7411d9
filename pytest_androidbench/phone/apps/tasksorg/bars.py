"""The bars around a list of tasks: what can be done with it stands above it, or below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pytest_androidbench.phone.apps.tasksorg import look
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class ListBars:
    """Title and search at the top; drawer, order and menu below, with the round button."""

    title: TextLike
    color: str
    at_top: bool
    """Whether everything is in the bar at the top."""
    search: Callable[[], None]
    drawer: Callable[[], None]
    sort: Callable[[], None]
    more: Callable[[], None]
    create: Callable[[], None]

    def top(self) -> w.Widget:
        """The bar at the top."""
        search = look.bar_action("search", tr("Search"), "menu_search", self.search)
        if not self.at_top:
            return look.bar(self.title, search)
        actions = self._actions("on_surface")
        return look.bar(self.title, search, *actions, icon="menu", on_icon=self.drawer)

    def bottom(self) -> w.Widget | None:
        """The coloured bar, with room for the round button."""
        if self.at_top:
            return None
        end = w.Row(w.Spacer(weight=1), w.ActionMenu(*self._actions("on_bar")), weight=1)
        menu = w.IconButton("menu", None, on_tap=self.drawer, colour="on_bar", width=look.BAR)
        room = w.Spacer(width=72)
        row = w.Row(menu, w.Spacer(weight=1), room, end, width="fill", height=look.BAR)
        background = w.Look(background=self.color, elevation=8)
        return w.Panel(row, look=background, id="bottomAppBar", cls=look.GROUP, width="fill")

    def button(self) -> w.Widget:
        """The round button: in the middle of the bar, or in the corner."""
        fab = w.Fab("add", tr("Create new task"), id="fab", on_tap=self.create)
        if self.at_top:
            return w.Align(w.Panel(fab, padding=16), across="end", down="bottom", height=88)
        return w.Align(w.Panel(fab, padding=(0, 0, 0, 28)), down="bottom", height=84)

    def _actions(self, colour: str) -> tuple[w.Widget, w.Widget]:
        sort = look.bar_action("sort", tr("Sort"), "menu_sort", self.sort, colour)
        return sort, w.More(self.more, colour=colour)
