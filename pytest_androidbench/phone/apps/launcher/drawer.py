"""The drawer: all apps by name, and the search among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.launcher import workspace
from pytest_androidbench.phone.apps.launcher.app import LauncherApp
from pytest_androidbench.phone.apps.launcher.device_profile import sides_of
from pytest_androidbench.phone.apps.launcher.workspace import BAR, FRAME
from pytest_androidbench.phone.kit.home_grid import home_grid
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ROW_HEIGHT: Final = 108
LINEAR: Final = "android.widget.LinearLayout"
SEARCH_FIELD: Final = "input"
MakeIcon = Callable[[App], w.Widget]


@dataclass(eq=False)
class AppDrawer(AppPart[LauncherApp]):
    """A field, and the apps whose names fit what is in it."""

    query: str = ""

    def found(self) -> list[App]:
        """The apps that are listed."""
        return [app for app in workspace.launchable(self.phone) if _fits(app.name, self.query)]

    def build(self, icon: MakeIcon, on_search: Callable[[], None]) -> w.Widget:
        """The field over the list.

        Args:
            icon: makes the icon of an app.
            on_search: runs when the keyboard's action key is pressed.
        """
        field, found = self._search_field(on_search), self.found()
        columns, side = home_grid(self.phone).columns, sides_of(self.phone.display).drawer
        listed = _list(found, icon, columns, side) if found else self._nothing()
        return w.Column(w.Spacer(size=56), field, listed, across="stretch")

    def _nothing(self) -> w.Widget:
        text = tr('No apps found matching "{query}"', query=self.query)
        return w.Panel(w.Text(text, w.BODY, id="empty_text"), padding=32, weight=1)

    def clear(self) -> None:
        """Empty the field."""
        self.query = ""

    def _search_field(self, on_search: Callable[[], None]) -> w.Widget:
        field = w.TextField(
            bind=self.field("query"),
            hint=tr("Search your phone and more"),
            id=SEARCH_FIELD,
            style="plain",
            action="search",
            on_done=on_search,
            width="fill",
        )
        clear = self.query and w.IconButton(
            "close", tr("Clear search box"), id="clear_btn", on_tap=self.clear
        )
        typed = w.Panel(field, id="typeahead_input", cls=FRAME, weight=1)
        wrapper = w.Row(
            w.Icon("search"),
            typed,
            clear or None,
            gap=12,
            id="search_wrapper",
            cls=LINEAR,
            width="fill",
        )
        bar = w.Panel(
            wrapper,
            padding=(20, 8),
            look=BAR,
            id="search_container_all_apps",
            cls=FRAME,
            takes_focus=True,
            min_height=56,
            width="fill",
        )
        side = sides_of(self.phone.display).drawer
        return w.Panel(bar, padding=(side + 8, 8))


def _list(apps: list[App], icon: MakeIcon, columns: int, side: float) -> w.Widget:
    lines = workspace.lines(apps, columns)

    def row(index: int) -> w.Widget:
        cells = [w.Panel(icon(app), weight=1) for app in lines[index]]
        free = [w.Spacer(weight=1)] * (columns - len(cells))
        return w.Row(*cells, *free, width="fill")

    rows = w.Scroll(
        count=len(lines),
        row=row,
        row_height=ROW_HEIGHT,
        id="apps_list_view",
        padding=(side, 0, side, 48),
    )
    bar = w.Panel(id="fast_scroller", cls="android.view.View", width=8, height="fill")
    header = w.Panel(id="all_apps_header", cls=LINEAR, width="fill", height=8)
    return w.Stack(w.Column(header, rows), w.Align(bar, across="end"), weight=1)


def _fits(label: str, query: str) -> bool:
    wanted, name = query.strip().casefold(), label.casefold()
    return name.startswith(wanted) or any(word.startswith(wanted) for word in name.split())
