"""The home screen with its drawer and its overview of tasks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.launcher import layout
from pytest_androidbench.phone.apps.launcher.icons import app_icon
from pytest_androidbench.phone.apps.launcher.menus import EmptyMenu, IconMenu
from pytest_androidbench.phone.apps.launcher.overview import overview
from pytest_androidbench.phone.apps.launcher.wallpaper import Wallpaper
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent, launch_intent
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import ImeMode
from pytest_androidbench.phone.ui.theme import BODY, HEADLINE_SMALL
from pytest_androidbench.phone.ui.widget import SwipeDirection, Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Canvas,
    Column,
    Icon,
    IconButton,
    Look,
    Panel,
    Row,
    Scroll,
    Spacer,
    Stack,
    Text,
    TextField,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

FRAME: Final = "android.widget.FrameLayout"
GROUP: Final = "android.view.ViewGroup"
ROW_HEIGHT: Final = 108
GOOGLE: Final = "com.google.android.googlequicksearchbox"


@dataclass(eq=False)
class Launcher(AppScreen[None]):
    """Pages of icons; a swipe up brings the drawer, a held swipe from the bottom the overview."""

    activity: ClassVar[str] = ".NexusLauncherActivity"
    edge_to_edge: ClassVar[bool] = True
    ime: ClassVar[ImeMode] = "resize"
    launch_mode: ClassVar = "singleTask"

    mode: str = "home"
    """home, drawer or overview."""
    query: str = ""

    def build(self) -> Widget:
        layers = {"home": self._home, "drawer": self._drawer, "overview": self._overview}
        drag = Panel(layers[self.mode](), id="drag_layer", cls=FRAME, width="fill", height="fill")
        behind = Canvas(
            draw=Wallpaper(self.phone.settings.text("system", "wallpaper", "dawn")),
            cls="android.view.View",
            id="scrim_view",
        )
        return Panel(Stack(behind, drag), id="launcher", cls=FRAME)

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

    def _home(self) -> Widget:
        rows = [
            Row(*[self._icon(app) for app in line], along="start", width="fill")
            for line in _lines(layout.workspace(self.phone))
        ]
        page = Column(self._smartspace(), Spacer(weight=1), *rows, across="stretch", cls=GROUP)
        field = Panel(
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
        column = Column(
            Spacer(size=56),
            field,
            Panel(
                Align(Icon("circle", 6, "white")),
                id="page_indicator",
                cls="android.view.View",
                height=24,
            ),
            self._hotseat(),
            across="stretch",
        )
        return Panel(column, width="fill", height="fill")

    def _smartspace(self) -> Widget:
        date = short_date(local_time(self.phone), self.phone.display)
        text = Text(date, HEADLINE_SMALL, colour="white", id="clock", desc=date)
        card = Panel(
            text,
            padding=(16, 8),
            id="smartspace_card_pager",
            cls="androidx.viewpager.widget.ViewPager",
        )
        inside = Panel(card, id="bc_smartspace_view", cls=FRAME)
        return Panel(inside, id="search_container_workspace", cls=FRAME, width="fill")

    def _hotseat(self) -> Widget:
        icons = Row(
            *[self._icon(app, labelled=False) for app in layout.hotseat(self.phone)],
            along="between",
            width="fill",
        )
        search = Row(
            IconButton("search", tr("Google app"), id="g_icon", on_tap=self.search),
            Spacer(weight=1),
            Row(
                IconButton("mic", tr("Voice search"), id="mic_icon", on_tap=self.search),
                IconButton("camera_alt", tr("Google Lens"), id="lens_icon", on_tap=self.search),
                id="end_part",
                cls="android.widget.LinearLayout",
            ),
        )
        bar = Panel(
            search,
            padding=(8, 4),
            look=Look(background="surface_container", radius=28),
            desc=tr("Search"),
            id="search_container_hotseat",
            cls=FRAME,
            on_tap=self.search,
            width="fill",
        )
        column = Column(icons, Panel(bar, padding=(16, 8)), Spacer(size=32), across="stretch")
        return Panel(
            column, id="hotseat", cls=GROUP, padding=(8, 0), on_swipe=self.swiped, clickable=False
        )

    def _icon(self, app: App, *, labelled: bool = True) -> Widget:
        return app_icon(
            app,
            partial(self.open, app.package),
            partial(self.hold, app.package),
            labelled=labelled,
            colour="white",
        )

    def _drawer(self) -> Widget:
        found = [app for app in layout.launchable(self.phone) if _fits(app.label, self.query)]
        lines = _lines(found)
        listed: Widget = Scroll(
            count=len(lines),
            row=lambda index: self._line(lines[index]),
            row_height=ROW_HEIGHT,
            id="apps_list_view",
            padding=(8, 8, 8, 48),
        )
        if not found:
            text = tr('No apps found matching "{query}"', query=self.query)
            listed = Panel(Text(text, BODY, id="empty_text"), padding=32, weight=1)
        column = Column(Spacer(size=56), self._search_field(), listed, across="stretch")
        return Panel(
            column,
            look=Look(background="surface"),
            id="apps_view",
            cls=FRAME,
            width="fill",
            height="fill",
            on_swipe=self.swiped,
            clickable=False,
        )

    def _search_field(self) -> Widget:
        field = TextField(
            bind="query",
            hint=tr("Search apps, web and more"),
            id="input",
            style="plain",
            action="search",
            on_done=self.open_first,
            width="fill",
        )
        bar = Panel(
            Row(Icon("search"), Panel(field, weight=1), gap=12),
            padding=(20, 8),
            look=Look(background="surface_container", radius=28),
            id="search_container_all_apps",
            cls=FRAME,
            min_height=56,
            width="fill",
        )
        return Panel(bar, padding=(16, 8))

    def _line(self, apps: list[App]) -> Widget:
        cells: list[Widget] = [
            Panel(
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
        return Row(
            *cells, *[Spacer(weight=1) for _ in range(layout.COLUMNS - len(apps))], width="fill"
        )

    def _overview(self) -> Widget:
        return overview(self.phone, self.show_task, self.drop_task, self.clear_tasks)

    def swiped(self, direction: SwipeDirection) -> None:
        """Up for the drawer, down for the shade or back from the drawer."""
        if direction == "up" and self.mode == "home":
            self.mode = "drawer"
        elif direction == "down" and self.mode == "drawer":
            self.mode = "home"
        elif direction == "down":
            self.phone.windows.pull_down(quick=False)

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
        self.phone.windows.bring_to_front(task_id)

    def drop_task(self, task_id: int) -> None:
        """Swipe a task away."""
        self.phone.windows.remove_task(task_id)

    def clear_tasks(self) -> None:
        """Swipe all tasks away."""
        for task in self.phone.windows.tasks():
            if task.root.package != self.app.package:
                self.phone.windows.remove_task(task.id)
        self.mode = "home"


def _fits(label: str, query: str) -> bool:
    wanted = query.strip().casefold()
    words = label.casefold().split()
    return label.casefold().startswith(wanted) or any(w.startswith(wanted) for w in words)


def _lines(apps: list[App]) -> list[list[App]]:
    return [apps[start : start + layout.COLUMNS] for start in range(0, len(apps), layout.COLUMNS)]
