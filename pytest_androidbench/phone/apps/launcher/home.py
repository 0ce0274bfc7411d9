"""The home screen with its drawer and its overview of tasks."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.launcher import widget_kinds, workspace
from pytest_androidbench.phone.apps.launcher.app import SHOW_WIDGETS, LauncherApp
from pytest_androidbench.phone.apps.launcher.drawer import SEARCH_FIELD, AppDrawer
from pytest_androidbench.phone.apps.launcher.hosts import hosts
from pytest_androidbench.phone.apps.launcher.icons import app_icon
from pytest_androidbench.phone.apps.launcher.overview import OVERVIEW, overview
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
        parts = (behind, home, self._actions(), layers[self.mode]())
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

    def on_intent(self, intent: Intent) -> None:
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
        self._leave_drawer()

    def _leave_drawer(self) -> None:
        self.mode = "home"
        self.drawer.query = self.sheet.query = self.sheet.package = ""

    def _home(self) -> w.Widget:
        rows = [
            w.Row(*map(self._icon, line), along="start", width="fill")
            for line in workspace.lines(workspace.first_page(self.phone))
        ]
        glance = self.app.prefs().get(AT_A_GLANCE, default=True)
        page = w.Column(
            glance and workspace.smartspace(self.phone),
            *hosts(self.phone, self.open, self.hold_widget),
            w.Spacer(weight=1),
            *rows,
            across="stretch",
            cls=GROUP,
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

    def _hotseat(self) -> w.Widget:
        prefs = self.app.prefs()
        shown = workspace.hotseat(self.phone, predictions=prefs.get(SUGGESTIONS, default=True))
        apps = [self._dock_icon(app) for app in shown]
        column = w.Column(
            w.Row(*apps, along="between", width="fill"),
            w.Panel(workspace.search_bar(self.search), padding=(16, 8)),
            w.Spacer(size=32),
            across="stretch",
        )
        return w.Panel(
            column, id="hotseat", cls=GROUP, padding=(8, 0), on_swipe=self.swiped, clickable=False
        )

    def _dock_icon(self, app: App) -> w.Widget:
        pinned = app.package in workspace.PINNED
        desc = None if pinned else tr("Predicted app: {app}", app=app.label)
        return self._icon(app, labelled=False, desc=desc)

    def _icon(
        self,
        app: App,
        *,
        labelled: bool = True,
        colour: str = "white",
        id_: str | None = None,
        desc: TextLike | None = None,
    ) -> w.Widget:
        tap, hold = partial(self.open, app.package), partial(self.hold, app.package)
        return app_icon(app, tap, hold, labelled=labelled, colour=colour, id_=id_, desc=desc)

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

    def hold(self, package: str) -> None:
        """Show an icon's menu."""
        self.ask(self.app.window("icon menu", package=package), self.chosen)

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
