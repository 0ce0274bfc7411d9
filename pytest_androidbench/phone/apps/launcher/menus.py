"""The menus of a long press: on an icon, and beside all icons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.launcher.app import LauncherApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

FRAME: Final = "android.widget.FrameLayout"
VIEW: Final = "android.view.ViewGroup"
APP_INFO: Final = "android.settings.APPLICATION_DETAILS_SETTINGS"
UNINSTALL: Final = "android.intent.action.DELETE"
HOME_ROWS: Final = (
    ("wallpaper", tr("Wallpaper & style"), "android.intent.action.SET_WALLPAPER"),
    ("home", tr("Home settings"), "android.settings.HOME_SETTINGS"),
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
        about = Intent(action=APP_INFO, data=f"package:{self.package}")
        rows = [menu_row("info", tr("App info"), partial(self.close, about))]
        if info is not None and not info.system:
            rows.append(menu_row("delete", tr("Uninstall"), self.uninstall))
        return menu(rows)

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
            menu_row(icon, label, partial(self.close, Intent(action=action)))
            for icon, label, action in HOME_ROWS
        ]
        return menu(rows)


def menu(rows: list[w.Widget]) -> w.Widget:
    """The popup around rows."""
    column = w.Column(*rows, across="stretch", id="deep_shortcuts_container", cls=VIEW)
    return w.Panel(
        column,
        id="popup_container",
        cls=FRAME,
        width=216,
        padding=(0, 8),
        look=w.Look(background="surface_container", radius=20, elevation=4),
    )


def menu_row(icon: str, label: Message, on_tap: Callable[[], None]) -> w.Widget:
    """One row of a popup."""
    row = w.Row(w.Icon(icon, 20), w.Text(label, w.BODY_LARGE, id="bubble_text"), gap=16)
    return w.Panel(row, padding=(20, 14), cls=FRAME, on_tap=on_tap, width="fill")
