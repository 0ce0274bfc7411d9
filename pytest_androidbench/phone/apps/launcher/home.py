"""The home screen with its drawer and its overview of tasks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.launcher import workspace
from pytest_androidbench.phone.apps.launcher.app import SHOW_WIDGETS, LauncherApp
from pytest_androidbench.phone.apps.launcher.arrangement import (
    FOLDER,
    HOTSEAT,
    WIDGET,
    Arrangement,
    Favorite,
)
from pytest_androidbench.phone.apps.launcher.device_profile import sides_of
from pytest_androidbench.phone.apps.launcher.dots import noticed
from pytest_androidbench.phone.apps.launcher.dragging import Dragging
from pytest_androidbench.phone.apps.launcher.drawer import SEARCH_FIELD, AppDrawer
from pytest_androidbench.phone.apps.launcher.drop_areas import DropArea, FolderPlace
from pytest_androidbench.phone.apps.launcher.folders import folder_icon
from pytest_androidbench.phone.apps.launcher.hosts import widget_host
from pytest_androidbench.phone.apps.launcher.icons import app_icon
from pytest_androidbench.phone.apps.launcher.menus import close_menu
from pytest_androidbench.phone.apps.launcher.open_folder import OpenFolder
from pytest_androidbench.phone.apps.launcher.overview import OVERVIEW, overview, settle
from pytest_androidbench.phone.apps.launcher.pages import (
    HomePages,
    Workspace,
    page_cells,
    screens_for,
)
from pytest_androidbench.phone.apps.launcher.predictions import predicted
from pytest_androidbench.phone.apps.launcher.preferences import AT_A_GLANCE, SUGGESTIONS
from pytest_androidbench.phone.apps.launcher.widget_kinds import WidgetKind
from pytest_androidbench.phone.apps.launcher.widgets_sheet import WidgetsSheet
from pytest_androidbench.phone.apps.launcher.workspace import FRAME, GROUP
from pytest_androidbench.phone.kit.wallpaper import Wallpaper
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent, launch_intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import ImeMode
from pytest_androidbench.phone.ui.widget import SwipeDirection

GOOGLE: Final = "com.google.android.googlequicksearchbox"


@dataclass(eq=False)
class Launcher(AppScreen[LauncherApp, None]):
    """Pages of icons; a swipe up brings the drawer, a held swipe from the bottom the overview."""

    activity: ClassVar[str] = ".NexusLauncherActivity"
    edge_to_edge: ClassVar[bool] = True
    ime: ClassVar[ImeMode] = "resize"
    launch_mode: ClassVar = "singleTask"

    mode: str = "home"
    """home, drawer, overview or widgets."""
    drawer: AppDrawer = field(default_factory=AppDrawer)
    sheet: WidgetsSheet = field(default_factory=WidgetsSheet)
    pages: HomePages = field(default_factory=HomePages)
    folder: OpenFolder = field(default_factory=OpenFolder)
    drag: Dragging = field(default_factory=Dragging)
    away: bool = False
    """Whether another app is in front."""

    def build(self) -> w.Widget:
        kept = self.app.favorites().arrangement()
        layers: dict[str, Callable[[], w.Widget]] = {
            "home": partial(self._home, kept),
            "drawer": self._drawer,
            "overview": partial(overview, self.phone, self.clear_tasks, self.hold_task),
            "widgets": self._widgets,
        }
        behind = w.Canvas(
            draw=Wallpaper.of(self.phone),
            cls="android.view.View",
            id="scrim_view",
        )
        home = w.Panel(desc=tr("Home"), cls="android.view.View", width="fill", height="fill")
        parts = (
            behind,
            home,
            self.mode == "home" and behind_home(),
            layers[self.mode](),
            *self.folder.build(kept, partial(self._shown, kept, colour="on_surface")),
            *self.drag.layers(),
        )
        drag = w.Stack(*parts, id="drag_layer", cls=FRAME, width="fill", height="fill")
        return w.Panel(drag, id="launcher", cls=FRAME)

    def bars_over_dark(self) -> bool:
        return self.mode != "drawer" or self.phone.display.dark

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        if pointer:
            return
        if phase == "down":
            self.drag.touched(x, y)
        elif phase == "up":
            self._drop(x, y)
            if self.mode == "overview":
                self.after(1, self.settle)
        else:
            self._drag(x, y)

    def _drag(self, x: int, y: int) -> None:
        if self.drag.moved(x, y):
            self._leave_drawer()
            self.hide_keyboard()
            close_menu(self.phone)
        if self.drag.moving:
            if self.folder.id:
                self.folder.follow(over=isinstance(self.drag.goal(), FolderPlace))
            self.pages.follow(x, self.turn)

    def _drop(self, x: int, y: int) -> None:
        goal = self.drag.dropped(x, y)
        self.pages.rest()
        if goal is not None and not isinstance(goal, FolderPlace):
            self.folder.close()

    def turn(self, step: int) -> None:
        """Show the page beside the one that is shown, for what is dragged there."""
        self.pages.turn(self._screens(self.app.favorites().arrangement()), step)

    def _screens(self, kept: Arrangement) -> list[int]:
        return screens_for(kept, self.drag.dragged())

    def settle(self) -> None:
        """No card of the overview stays half way."""
        settle(self.phone, self.uid)

    def on_intent(self, intent: Intent) -> None:
        if self.mode == "home" and not self.away and not self.folder.id:
            self.pages.number = 0
        self._stop()
        self.mode = "overview" if intent.extras.get("overview") else "home"
        self.scroll_to_start("apps_list_view")
        self.scroll_to_end(OVERVIEW)
        self.hide_keyboard()

    def on_open(self) -> None:
        self.scroll_to_end(OVERVIEW)
        self.app.adopt_grid()

    def on_resume(self) -> None:
        self.away = False
        self.app.favorites().fit()

    def on_back(self) -> None:
        self._leave_drawer()
        self.folder.close()

    def on_pause(self) -> None:
        self.away = True
        self._stop()

    def _stop(self) -> None:
        self.drag.stop()
        self.pages.rest()
        self.folder.close()
        self._leave_drawer()

    def _leave_drawer(self) -> None:
        self.mode = "home"
        self.drawer.query = self.sheet.query = self.sheet.package = ""

    def _home(self, kept: Arrangement) -> w.Widget:
        screens = self._screens(kept)
        shown = Workspace(
            count=len(screens),
            index=self.pages.index(screens),
            page=lambda index: self._page(kept, screens[index]),
            on_page=partial(self.pages.go, screens),
            id="workspace",
            cls="android.widget.ScrollView",
            width="fill",
            on_swipe=self.swiped,
            on_long=self.hold_empty,
            clickable=False,
        )
        column = w.Column(
            w.Spacer(size=56),
            shown,
            self.pages.indicator(screens),
            workspace.hotseat(
                self._dock(kept), self.search, self.swiped, sides_of(self.phone.display).dock
            ),
            across="stretch",
        )
        return w.Panel(column, width="fill", height="fill")

    def _page(self, kept: Arrangement, screen: int) -> w.Widget:
        """One page of the home screen; the first one has the date."""
        glance = not screen and self.app.prefs().get(AT_A_GLANCE, default=True)
        page = w.Column(
            glance and workspace.smartspace(self.phone, visible=not self.drag.moving),
            w.Panel(page_cells(kept, screen, partial(self._shown, kept)), weight=1),
            across="stretch",
            cls=GROUP,
            height="fill",
        )
        side = sides_of(self.phone.display).pages
        return w.Panel(page, padding=(side, 0), width="fill", height="fill")

    def _shown(
        self, kept: Arrangement, item: Favorite, *, labelled: bool = True, colour: str = "white"
    ) -> w.Widget | None:
        """What lies in a cell, unless the finger has it."""
        if self.drag.moving and self.drag.item == item.id:
            return None
        if item.kind == WIDGET:
            return widget_host(self.phone, item, self.open, self.drag.hold_widget)
        if item.kind == FOLDER:
            apps = [self.phone.packages.app(inner.package) for inner in kept.contents(item)]
            tap, hold = partial(self.folder.open, item.id), partial(self.drag.hold_folder, item.id)
            return folder_icon(item, [app for app in apps if app is not None], tap, hold)
        app = self.phone.packages.app(item.package)
        if app is None:
            return None
        return self._icon(app, labelled=labelled, colour=colour, item=item.id)

    def _dock(self, kept: Arrangement) -> list[w.Widget]:
        """The cells of the dock; predictions fill what is free, but make room for a drag."""
        items = kept.within(HOTSEAT)
        kids = {item.place: self._shown(kept, item, labelled=False) for item in items}
        prefs, cells = self.app.prefs(), kept.cells(HOTSEAT)
        if prefs.get(SUGGESTIONS, default=True) and not self.drag.moving:
            offered = predicted(self.phone, prefs, frozenset(item.package for item in items))
            free = [cell for cell in cells if cell not in kids]
            kids.update(zip(free, map(self._predicted_icon, offered), strict=False))
        return [DropArea(cell, kids.get(cell), weight=1) for cell in cells]

    def _predicted_icon(self, package: str) -> w.Widget | None:
        app = self.phone.packages.app(package)
        if app is None:
            return None
        return self._icon(
            app, labelled=False, desc=tr("Predicted app: {app}", app=app.name), predicted=True
        )

    def _icon(
        self,
        app: App,
        *,
        labelled: bool = True,
        colour: str = "white",
        id_: str | None = None,
        desc: TextLike | None = None,
        item: int = 0,
        predicted: bool = False,
    ) -> w.Widget:
        tap = partial(self.open, app.package)
        hold = partial(self.hold, app.package, item, predicted=predicted)
        return app_icon(
            app, tap, hold, label=colour if labelled else None, id_=id_, desc=desc, item=item,
            notices=noticed(self.phone, app),
        )  # fmt: skip

    def _drawer(self) -> w.Widget:
        icon = partial(self._icon, colour="on_surface", id_="icon")
        return w.Panel(
            self.drawer.build(icon, self.open_first),
            look=w.Look(background="surface"),
            id="apps_view",
            cls="android.widget.RelativeLayout",
            width="fill",
            height="fill",
            on_swipe=self.swiped,
            clickable=False,
        )

    def _widgets(self) -> w.Widget:
        sheet = w.Panel(self.sheet.build(self.place_widget), weight=1, width="fill")
        return w.Column(w.Spacer(size=56), sheet, width="fill", height="fill")

    def swiped(self, direction: SwipeDirection) -> None:
        """Up for the drawer, down for the shade or back from the drawer."""
        if direction == "up" and self.mode == "home":
            self.mode = "drawer"
        elif direction == "down" and self.mode == "drawer":
            self.mode = "home"
        elif direction == "down":
            self.phone.windows.navigation.pull_down(quick=False)

    def open(self, package: str) -> None:
        """Start an app."""
        component = self.phone.activities.launch_component(package)
        if component is not None:
            self.start(launch_intent(component))

    def open_first(self) -> None:
        """Start the first app that was found, else put the keyboard away."""
        found = self.drawer.found() if self.drawer.query else []
        if found:
            self.open(found[0].package)
        else:
            self.hide_keyboard()

    def hold(self, package: str, item: int = 0, *, predicted: bool = False) -> None:
        """Show an icon's menu; the icon can be dragged away from under it."""
        self.drag.hold(package, item, predicted=predicted)
        self.ask(self.app.window("icon menu", package=package, item=item), self.chosen)

    def hold_task(self, task_id: int, package: str) -> None:
        """Show the menu of a task in the overview."""
        menu = self.app.window("task menu", task_id=task_id, package=package)
        self.ask(menu, self.chosen)

    def hold_empty(self) -> None:
        """Show the menu of the home screen."""
        self.ask(self.app.window("home menu"), self.chosen)

    def chosen(self, intent: Intent) -> None:
        """Go where the menu led."""
        if intent.action == SHOW_WIDGETS:
            self.mode = "widgets"
            self.sheet.package = (intent.data or "").removeprefix("package:")
        else:
            self.start(intent)

    def place_widget(self, kind: WidgetKind) -> None:
        """Put a widget on the page that is shown, or on the first one after it with room."""
        self.pages.add(
            Favorite(kind=WIDGET, provider=kind.provider, columns=kind.columns, rows=kind.rows)
        )
        self._leave_drawer()

    def search(self) -> None:
        """Open the search app, or say that there is none."""
        if self.phone.packages.app(GOOGLE) is not None:
            self.open(GOOGLE)
        else:
            self.mode = "drawer"
            self.focus(SEARCH_FIELD)

    def clear_tasks(self) -> None:
        """Swipe all tasks away."""
        for task in self.phone.windows.tasks():
            if task.root.package != self.app.package:
                self.phone.windows.navigation.remove_task(task.id)
        self.mode = "home"


def behind_home() -> w.Widget:
    """What stands below the overview; behind the home screen it is empty."""
    empty = w.Panel(id="overview_actions_view", cls=FRAME, width="fill", height=48)
    return w.Align(empty, down="bottom")
