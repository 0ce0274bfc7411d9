"""The home screen with its drawer and its overview of tasks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.launcher import layout
from pytest_androidbench.phone.apps.launcher.icons import app_icon
from pytest_androidbench.phone.apps.launcher.menus import EmptyMenu, IconMenu
from pytest_androidbench.phone.apps.launcher.overview import overview
from pytest_androidbench.phone.apps.launcher.wallpaper import Wallpaper
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent, launch_intent
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import ImeMode
from pytest_androidbench.phone.ui.widget import SwipeDirection

FRAME: Final = "android.widget.FrameLayout"
GROUP: Final = "android.view.ViewGroup"
ROW_HEIGHT: Final = 108
GOOGLE: Final = "com.google.android.googlequicksearchbox"


@dataclass(eq=False)
class Launcher(AppScreen[App, None]):
    """Pages of icons; a swipe up brings the drawer, a held swipe from the bottom the overview."""

    activity: ClassVar[str] = ".NexusLauncherActivity"
    edge_to_edge: ClassVar[bool] = True
    ime: ClassVar[ImeMode] = "resize"
    launch_mode: ClassVar = "singleTask"

    mode: str = "home"
    """home, drawer or overview."""
    query: str = ""

    def build(self) -> w.Widget:
        layers = {"home": self._home, "drawer": self._drawer, "overview": self._overview}
        drag = w.Panel(layers[self.mode](), id="drag_layer", cls=FRAME, width="fill", height="fill")
        behind = w.Canvas(
            draw=Wallpaper(self.phone.settings.text("system", "wallpaper", "dawn")),
            cls="android.view.View",
            id="scrim_view",
        )
        return w.Panel(w.Stack(behind, drag), id="launcher", cls=FRAME)

    def bars_over_dark(self) -> bool:
        return self.mode != "drawer" or self.phone.display.dark

    def on_intent(self, intent: Intent) -> None:
        self.mode = "overview" if intent.extras.get("overview") else "home"
        self.query = ""
        self.scroll_to_start("apps_list_view")
        self.hide_keyboard()

    def on_back(self) -> None:
        self.mode = "home"
        self.query = ""

    def on_pause(self) -> None:
        self.mode = "home"
        self.query = ""

    def _home(self) -> w.Widget:
        rows = [
            w.Row(*[self._icon(app) for app in line], along="start", width="fill")
            for line in _lines(layout.workspace(self.phone))
        ]
        page = w.Column(self._smartspace(), w.Spacer(weight=1), *rows, across="stretch", cls=GROUP)
        field = w.Panel(
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
        column = w.Column(
            w.Spacer(size=56),
            field,
            w.Panel(
                w.Align(w.Icon("circle", 6, "white")),
                id="page_indicator",
                cls="android.view.View",
                height=24,
            ),
            self._hotseat(),
            across="stretch",
        )
        return w.Panel(column, width="fill", height="fill")

    def _smartspace(self) -> w.Widget:
        date = short_date(local_time(self.phone), self.phone.display)
        text = w.Text(date, w.HEADLINE_SMALL, colour="white", id="clock", desc=date)
        card = w.Panel(
            text,
            padding=(16, 8),
            id="smartspace_card_pager",
            cls="androidx.viewpager.widget.ViewPager",
        )
        inside = w.Panel(card, id="bc_smartspace_view", cls=FRAME)
        return w.Panel(inside, id="search_container_workspace", cls=FRAME, width="fill")

    def _hotseat(self) -> w.Widget:
        icons = w.Row(
            *[self._icon(app, labelled=False) for app in layout.hotseat(self.phone)],
            along="between",
            width="fill",
        )
        search = w.Row(
            w.IconButton("search", tr("Google app"), id="g_icon", on_tap=self.search),
            w.Spacer(weight=1),
            w.Row(
                w.IconButton("mic", tr("Voice search"), id="mic_icon", on_tap=self.search),
                w.IconButton("camera_alt", tr("Google Lens"), id="lens_icon", on_tap=self.search),
                id="end_part",
                cls="android.widget.LinearLayout",
            ),
        )
        bar = w.Panel(
            search,
            padding=(8, 4),
            look=w.Look(background="surface_container", radius=28),
            desc=tr("Search"),
            id="search_container_hotseat",
            cls=FRAME,
            on_tap=self.search,
            width="fill",
        )
        column = w.Column(icons, w.Panel(bar, padding=(16, 8)), w.Spacer(size=32), across="stretch")
        return w.Panel(
            column, id="hotseat", cls=GROUP, padding=(8, 0), on_swipe=self.swiped, clickable=False
        )

    def _icon(self, app: App, *, labelled: bool = True) -> w.Widget:
        return app_icon(
            app,
            partial(self.open, app.package),
            partial(self.hold, app.package),
            labelled=labelled,
            colour="white",
        )

    def _drawer(self) -> w.Widget:
        found = [app for app in layout.launchable(self.phone) if _fits(app.label, self.query)]
        lines = _lines(found)
        listed: w.Widget = w.Scroll(
            count=len(lines),
            row=lambda index: self._line(lines[index]),
            row_height=ROW_HEIGHT,
            id="apps_list_view",
            padding=(8, 8, 8, 48),
        )
        if not found:
            text = tr('No apps found matching "{query}"', query=self.query)
            listed = w.Panel(w.Text(text, w.BODY, id="empty_text"), padding=32, weight=1)
        column = w.Column(w.Spacer(size=56), self._search_field(), listed, across="stretch")
        return w.Panel(
            column,
            look=w.Look(background="surface"),
            id="apps_view",
            cls=FRAME,
            width="fill",
            height="fill",
            on_swipe=self.swiped,
            clickable=False,
        )

    def _search_field(self) -> w.Widget:
        field = w.TextField(
            bind="query",
            hint=tr("Search apps, web and more"),
            id="input",
            style="plain",
            action="search",
            on_done=self.open_first,
            width="fill",
        )
        bar = w.Panel(
            w.Row(w.Icon("search"), w.Panel(field, weight=1), gap=12),
            padding=(20, 8),
            look=w.Look(background="surface_container", radius=28),
            id="search_container_all_apps",
            cls=FRAME,
            min_height=56,
            width="fill",
        )
        return w.Panel(bar, padding=(16, 8))

    def _line(self, apps: list[App]) -> w.Widget:
        cells: list[w.Widget] = [
            w.Panel(
                app_icon(
                    app,
                    partial(self.open, app.package),
                    partial(self.hold, app.package),
                    id_="icon",
                ),
                weight=1,
            )
            for app in apps
        ]
        return w.Row(
            *cells, *[w.Spacer(weight=1) for _ in range(layout.COLUMNS - len(apps))], width="fill"
        )

    def _overview(self) -> w.Widget:
        return overview(self.phone, self.show_task, self.drop_task, self.clear_tasks)

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
        found = [app for app in layout.launchable(self.phone) if _fits(app.label, self.query)]
        if self.query and found:
            self.open(found[0].package)
        else:
            self.hide_keyboard()

    def hold(self, package: str) -> None:
        """Show an icon's menu."""
        self.ask(IconMenu(package=package), then=self.chosen)

    def chosen(self, intent: Intent) -> None:
        """Go where the menu led."""
        self.start(intent)

    def hold_empty(self) -> None:
        """Show the menu of the home screen."""
        self.ask(EmptyMenu(), then=self.chosen)

    def search(self) -> None:
        """Open the search app, or say that there is none."""
        if self.phone.packages.app(GOOGLE) is not None:
            self.open(GOOGLE)
        else:
            self.mode = "drawer"
            self.focus("input")

    def show_task(self, task_id: int) -> None:
        """Go to a task of the overview."""
        self.phone.windows.navigation.bring_to_front(task_id)

    def drop_task(self, task_id: int) -> None:
        """Swipe a task away."""
        self.phone.windows.navigation.remove_task(task_id)

    def clear_tasks(self) -> None:
        """Swipe all tasks away."""
        for task in self.phone.windows.tasks():
            if task.root.package != self.app.package:
                self.phone.windows.navigation.remove_task(task.id)
        self.mode = "home"


def _fits(label: str, query: str) -> bool:
    wanted = query.strip().casefold()
    words = label.casefold().split()
    return label.casefold().startswith(wanted) or any(word.startswith(wanted) for word in words)


def _lines(apps: list[App]) -> list[list[App]]:
    return [apps[start : start + layout.COLUMNS] for start in range(0, len(apps), layout.COLUMNS)]
