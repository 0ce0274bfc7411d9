"""The menus of a long press: on an icon, and beside all icons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.launcher.app import PREFERENCES, LauncherApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
PLAIN: Final = "android.view.View"
POPUP: Final = w.Look(background="surface_container", radius=20, elevation=4)
APP_INFO: Final = "android.settings.APPLICATION_DETAILS_SETTINGS"
UNINSTALL: Final = "android.intent.action.DELETE"
HOME_ROWS: Final = (
    (
        "wallpaper",
        tr("Wallpaper & style"),
        Intent(action="android.intent.action.SET_WALLPAPER"),
    ),
    (
        "home",
        tr("Home settings"),
        Intent(component=f"{LauncherApp.package}/{PREFERENCES}"),
    ),
)


@dataclass(eq=False)
class IconMenu(AppScreen[LauncherApp, Intent]):
    """App info, and Uninstall for what can be uninstalled."""

    window: ClassVar[WindowKind] = "popup"
    anchor_below: ClassVar[bool] = True

    package: str = ""

    def anchor(self) -> str | None:
        return f"icon {self.package}"

    def build(self) -> w.Widget:
        info = self.phone.packages.info(self.package)
        about = about_app(self.package)
        rows = [menu_row("info", tr("App info"), partial(self.close, about))]
        if info is not None and not info.system:
            rows.append(menu_row("delete", tr("Uninstall"), self.uninstall))
        column = w.Column(*rows, across="stretch", id="deep_shortcuts_container", cls=LINEAR)
        return menu([framed(column)])

    def uninstall(self) -> None:
        """Leave it to the package installer, or do it at once where there is none."""
        wish = Intent(action=UNINSTALL, data=f"package:{self.package}")
        if self.phone.activities.query(wish):
            self.close(wish)
        else:
            self.close()
            self.phone.packages.uninstall(self.package)


@dataclass(eq=False)
class EmptyMenu(AppScreen[LauncherApp, Intent]):
    """What can be done with the home screen itself."""

    window: ClassVar[WindowKind] = "popup"

    def build(self) -> w.Widget:
        rows = [
            menu_row(icon, label, partial(self.close, intent), draggable=True)
            for icon, label, intent in HOME_ROWS
        ]
        return menu([framed(w.Column(*rows, across="stretch"))])


@dataclass(eq=False)
class TaskMenu(AppScreen[LauncherApp, Intent]):
    """What can be done with a task of the overview."""

    window: ClassVar[WindowKind] = "popup"

    task_id: int = 0
    package: str = ""

    def anchor(self) -> str | None:
        return f"task icon {self.task_id}"

    def build(self) -> w.Widget:
        label = self.phone.packages.label(self.package)
        name = w.Text(
            label, w.TITLE_MEDIUM, id="task_name", on_tap=self.close, height=48, width="fill"
        )
        about = partial(self.close, about_app(self.package))
        options = w.Column(
            task_row("info", tr("App info"), about), id="menu_option_layout", cls=LINEAR
        )
        column = w.Column(w.Padding(name, (20, 0)), options, cls=LINEAR)
        return w.Panel(column, width=216, padding=(0, 8), look=POPUP)


def about_app(package: str) -> Intent:
    """Asks for the page about an app."""
    return Intent(action=APP_INFO, data=f"package:{package}")


def menu(rows: list[w.Widget]) -> w.Widget:
    """The popup around rows."""
    return w.Column(
        *rows,
        id="popup_container",
        cls=LINEAR,
        across="stretch",
        width=216,
    )


def framed(kid: w.Widget) -> w.Widget:
    """The surface under rows."""
    return w.Panel(kid, padding=(0, 8), look=POPUP)


def menu_row(
    icon: str, label: Message, on_tap: Callable[[], None], *, draggable: bool = False
) -> w.Widget:
    """One row of a popup."""
    sign = w.Icon(icon, 20, id="icon", cls=PLAIN)
    row = w.Row(sign, w.Text(label, w.BODY_LARGE, id="bubble_text"), gap=16)
    return w.Panel(
        row,
        padding=(20, 14),
        id="system_shortcut",
        cls=FRAME,
        on_tap=on_tap,
        on_long=on_tap if draggable else None,
        width="fill",
    )


def task_row(icon: str, label: Message, on_tap: Callable[[], None]) -> w.Widget:
    """One row of a task's menu."""
    sign = w.Icon(icon, 20, id="icon", cls=PLAIN)
    row = w.Row(sign, w.Text(label, w.BODY_LARGE, id="text"), gap=16)
    return w.Panel(row, padding=(20, 14), cls=LINEAR, on_tap=on_tap, width="fill")
