"""The home screen with its drawer and its overview of tasks."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.launcher import widget_kinds, workspace
from pytest_androidbench.phone.apps.launcher.app import SHOW_WIDGETS, LauncherApp
from pytest_androidbench.phone.apps.launcher.dragging import Dragging
from pytest_androidbench.phone.apps.launcher.drawer import SEARCH_FIELD, AppDrawer
from pytest_androidbench.phone.apps.launcher.drop_areas import cell_area
from pytest_androidbench.phone.apps.launcher.favorites import (
    DESKTOP,
    FOLDER,
    HOTSEAT,
    ROWS,
    Favorite,
    cells_of,
)
from pytest_androidbench.phone.apps.launcher.folders import folder_icon, open_folder
from pytest_androidbench.phone.apps.launcher.hosts import hosts
from pytest_androidbench.phone.apps.launcher.icons import app_icon
from pytest_androidbench.phone.apps.launcher.menus import IconMenu
from pytest_androidbench.phone.apps.launcher.overview import OVERVIEW, overview
from pytest_androidbench.phone.apps.launcher.predictions import predicted
from pytest_androidbench.phone.apps.launcher.preferences import AT_A_GLANCE, SUGGESTIONS
from pytest_androidbench.phone.apps.launcher.widgets_sheet import WidgetsSheet
from pytest_androidbench.phone.apps.launcher.workspace import FRAME, GROUP
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
    folder: int = 0
    """The row of the folder that is open."""
    drag: Dragging = field(default_factory=Dragging)

    def build(self) -> w.Widget:
        layers = {
            "home": self._home,
            "drawer": self._drawer,
            "overview": self._overview,
            "widgets": self._widgets,
        }
        behind = w.Canvas(
            draw=workspace.Wallpaper(self.phone.settings.text("system", "wallpaper", "dawn")),
            cls="android.view.View",
            id="scrim_view",
        )
        home = w.Panel(desc=tr("Home"), cls="android.view.View", width="fill", height="fill")
        parts = (
            behind,
            home,
            self._actions(),
            layers[self.mode](),
            *self._opened(),
            *self.drag.layers(),
        )
        drag = w.Stack(*parts, id="drag_layer", cls=FRAME, width="fill", height="fill")
        return w.Panel(drag, id="launcher", cls=FRAME)

    def _actions(self) -> w.Widget | None:
        """What stands below the overview; behind the home screen it is empty."""
        if self.mode != "home":
            return None
        empty = w.Panel(id="overview_actions_view", cls=FRAME, width="fill", height=48)
        return w.Align(empty, down="bottom")

    def bars_over_dark(self) -> bool:
        return self.mode != "drawer" or self.phone.display.dark

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        if pointer:
            return
        if phase == "down":
            self.drag.touched(x, y)
        elif phase == "up":
            self.drag.dropped(x, y)
        elif self.drag.moved(x, y):
            self._leave_drawer()
            self.hide_keyboard()
            self._close_menu()

    def _close_menu(self) -> None:
        """The icon has come loose from under its menu."""
        shown = self.phone.windows.active
        if shown is not None and isinstance(shown.screen, IconMenu):
            shown.screen.close()

    def on_intent(self, intent: Intent) -> None:
        self.drag.stop()
        self._leave_drawer()
        self.mode = "overview" if intent.extras.get("overview") else "home"
        self.scroll_to_start("apps_list_view")
        self.scroll_to_end(OVERVIEW)
        self.hide_keyboard()

    def on_open(self) -> None:
        self.scroll_to_end(OVERVIEW)

    def on_back(self) -> None:
        self._leave_drawer()

    def on_pause(self) -> None:
        self.drag.stop()
        self._leave_drawer()

    def _leave_drawer(self) -> None:
        self.mode, self.folder = "home", 0
        self.drawer.query = self.sheet.query = self.sheet.package = ""

    def _home(self) -> w.Widget:
        glance = self.app.prefs().get(AT_A_GLANCE, default=True)
        page = w.Column(
            glance and workspace.smartspace(self.phone, visible=not self.drag.moving),
            *hosts(self.phone, self.open, self.hold_widget),
            *self._rows(),
            across="stretch",
            cls=GROUP,
            height="fill",
        )
        shown = w.Panel(
            page,
            id="workspace",
            cls="android.widget.ScrollView",
            weight=1,
            width="fill",
            on_swipe=self.swiped,
            on_long=self.hold_empty,
            clickable=False,
            padding=(8, 0),
        )
        dot = w.Align(w.Icon("circle", 6, "white"))
        column = w.Column(
            w.Spacer(size=56),
            shown,
            w.Panel(dot, id="page_indicator", cls="android.view.View", height=24),
            self._hotseat(),
            across="stretch",
        )
        return w.Panel(column, width="fill", height="fill")

    def _rows(self) -> list[w.Widget]:
        """The cells below the date and the widgets, which take rows from those that are free."""
        items = self.app.favorites().within(DESKTOP)
        kept, taken = {item.y for item in items}, widget_kinds.rows_taken(self.phone)
        shown = [y for y in range(1, ROWS + 1) if y > taken or y in kept]
        cells = [cell for cell in cells_of(DESKTOP) if cell.y in shown]
        kids = {item.place: self._kept_icon(item) for item in items}
        return [
            w.Row(*map(partial(cell_area, kids), line), weight=1, width="fill")
            for line in workspace.lines(cells)
        ]

    def _hotseat(self) -> w.Widget:
        column = w.Column(
            w.Row(*self._dock(), width="fill"),
            w.Panel(workspace.search_bar(self.search), padding=(16, 8)),
            w.Spacer(size=32),
            across="stretch",
        )
        return w.Panel(
            column, id="hotseat", cls=GROUP, padding=(8, 0), on_swipe=self.swiped, clickable=False
        )

    def _dock(self) -> list[w.Widget]:
        """The cells of the dock; predictions fill what is free, but make room for a drag."""
        items = self.app.favorites().within(HOTSEAT)
        kids = {item.place: self._kept_icon(item, labelled=False) for item in items}
        prefs, cells = self.app.prefs(), cells_of(HOTSEAT)
        if prefs.get(SUGGESTIONS, default=True) and not self.drag.moving:
            offered = predicted(self.phone, prefs, frozenset(item.package for item in items))
            free = [cell for cell in cells if cell not in kids]
            kids.update(zip(free, map(self._predicted_icon, offered), strict=False))
        return [cell_area(kids, cell) for cell in cells]

    def _kept_icon(self, item: Favorite, *, labelled: bool = True) -> w.Widget | None:
        """The icon of what the user keeps here, unless the finger has it."""
        app = self.phone.packages.app(item.package)
        if self.drag.moving and self.drag.item == item.id:
            return None
        if item.kind == FOLDER:
            tap, hold = partial(self.open_folder, item.id), partial(self.hold_folder, item.id)
            return folder_icon(item, self.app.apps_in(item), tap, hold)
        if app is None:
            return None
        return self._icon(app, labelled=labelled, item=item.id)

    def _opened(self) -> list[w.Widget]:
        """The open folder, and beside it what closes it."""
        favorites = self.app.favorites() if self.folder else None
        folder = favorites.get(self.folder) if favorites is not None else None
        if favorites is None or folder is None:
            return []
        kept = [self._kept_icon(item) for item in favorites.contents(folder)]
        icons = [icon for icon in kept if icon is not None]
        beside = w.Panel(on_tap=self._leave_drawer, clickable=False, width="fill", height="fill")
        return [beside, open_folder(folder, icons, partial(favorites.rename, folder.id))]

    def open_folder(self, folder: int) -> None:
        """Show what a folder has."""
        self.folder = folder

    def hold_folder(self, folder: int) -> None:
        """A folder has no menu, but comes along with the finger."""
        self.drag.hold("", folder, predicted=False)

    def _predicted_icon(self, package: str) -> w.Widget | None:
        app = self.phone.packages.app(package)
        if app is None:
            return None
        return self._icon(
            app, labelled=False, desc=tr("Predicted app: {app}", app=app.label), predicted=True
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
            app, tap, hold, labelled=labelled, colour=colour, id_=id_, desc=desc, item=item
        )

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
        sheet = w.Panel(self.sheet.build(self._leave_drawer), weight=1, width="fill")
        return w.Column(w.Spacer(size=56), sheet, width="fill", height="fill")

    def _overview(self) -> w.Widget:
        return overview(self.phone, self.clear_tasks, self.hold_task)

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

    def hold_widget(self, number: int) -> None:
        """Show the menu of a widget on the home screen."""
        self.ask(self.app.window("widget menu", number=number), self.widget_chosen, number)

    def widget_chosen(self, number: int, removed: bool) -> None:
        """Take a widget away."""
        if removed:
            widget_kinds.remove(self.phone, number)

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
