"""The drawer: all apps by name, and the search among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.launcher import workspace
from pytest_androidbench.phone.apps.launcher.app import LauncherApp
from pytest_androidbench.phone.apps.launcher.workspace import BAR, FRAME
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ROW_HEIGHT: Final = 108
SEARCH_FIELD: Final = "input"
MakeIcon = Callable[[App], w.Widget]


@dataclass(eq=False)
class AppDrawer(AppPart[LauncherApp]):
    """A field, and the apps whose names fit what is in it."""

    query: str = ""

    def found(self) -> list[App]:
        """The apps that are listed."""
        return [app for app in workspace.launchable(self.phone) if _fits(app.label, self.query)]

    def build(self, icon: MakeIcon, on_search: Callable[[], None]) -> w.Widget:
        """The field over the list.

        Args:
            icon: makes the icon of an app.
            on_search: runs when the keyboard's action key is pressed.
        """
        field, found = self._search_field(on_search), self.found()
        listed = _list(found, icon) if found else self._nothing()
        return w.Column(w.Spacer(size=56), field, listed, across="stretch")

    def _nothing(self) -> w.Widget:
        text = tr('No apps found matching "{query}"', query=self.query)
        return w.Panel(w.Text(text, w.BODY, id="empty_text"), padding=32, weight=1)

    def _search_field(self, on_search: Callable[[], None]) -> w.Widget:
        field = w.TextField(
            bind=self.field("query"),
            hint=tr("Search apps, web and more"),
            id=SEARCH_FIELD,
            style="plain",
            action="search",
            on_done=on_search,
            width="fill",
        )
        bar = w.Panel(
            w.Row(w.Icon("search"), w.Panel(field, weight=1), gap=12),
            padding=(20, 8),
            look=BAR,
            id="search_container_all_apps",
            cls=FRAME,
            min_height=56,
            width="fill",
        )
        return w.Panel(bar, padding=(16, 8))


def _list(apps: list[App], icon: MakeIcon) -> w.Widget:
    lines = workspace.lines(apps)

    def row(index: int) -> w.Widget:
        cells = [w.Panel(icon(app), weight=1) for app in lines[index]]
        free = [w.Spacer(weight=1)] * (workspace.COLUMNS - len(cells))
        return w.Row(*cells, *free, width="fill")

    return w.Scroll(
        count=len(lines),
        row=row,
        row_height=ROW_HEIGHT,
        id="apps_list_view",
        padding=(8, 8, 8, 48),
    )


def _fits(label: str, query: str) -> bool:
    wanted, name = query.strip().casefold(), label.casefold()
    return name.startswith(wanted) or any(word.startswith(wanted) for word in name.split())
