"""The menus of a long press: on an icon, and beside all icons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from pytest_androidbench.phone.apps.launcher.app import PREFERENCES, SHOW_WIDGETS, LauncherApp
from pytest_androidbench.phone.apps.launcher.icons import icon_key
from pytest_androidbench.phone.apps.launcher.shortcuts import SHORTCUTS
from pytest_androidbench.phone.apps.launcher.widget_kinds import kinds_of
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
PLAIN: Final = "android.view.View"
POPUP: Final = w.Look(background="surface_container", radius=20, elevation=4)
APP_INFO: Final = "android.settings.APPLICATION_DETAILS_SETTINGS"
UNINSTALL: Final = "android.intent.action.DELETE"


class RowIds(NamedTuple):
    """What the hierarchy calls a row of a menu, and the text in it."""

    row: str | None
    text: str = "bubble_text"
    cls: str = FRAME


SYSTEM: Final = RowIds("system_shortcut")
DEEP: Final = RowIds("deep_shortcut")
"""Of what an app offers itself."""
OF_TASK: Final = RowIds(None, "text", LINEAR)
Choice = tuple[str, Message, Callable[[], None]]
"""A sign, its name, and what it does."""
HOME_ROWS: Final = (
    (
        "wallpaper",
        tr("Wallpaper & style"),
        Intent(action="android.intent.action.SET_WALLPAPER"),
    ),
    ("widgets", tr("Widgets"), Intent(action=SHOW_WIDGETS)),
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
    anchor_side: ClassVar = "above"

    package: str = ""
    item: int = 0
    """The row of what lies on the home screen; 0 for an icon elsewhere."""

    def anchor(self) -> str | None:
        return icon_key(self.package, self.item)

    def build(self) -> w.Widget:
        shortcuts = SHORTCUTS.get(self.package, ())
        deep = [
            menu_row(one.icon, one.label, partial(self.close, one.intent), DEEP)
            for one in shortcuts
        ]
        system = self._system()
        rows = deep or [menu_row(*one) for one in system]
        column = w.Column(*rows, across="stretch", id="deep_shortcuts_container", cls=LINEAR)
        signs = w.Row(
            *(sign_button(*one) for one in system),
            id="system_shortcuts_container",
            cls=LINEAR,
            along="end",
            width="fill",
        )
        return menu([*([framed(signs)] if deep else []), framed(column)])

    def _system(self) -> list[Choice]:
        """What can be done with any app, and with one like this."""
        info = self.phone.packages.info(self.package)
        about = partial(self.close, about_app(self.package))
        found: list[Choice] = [("info", tr("App info"), about)]
        if kinds_of(self.package):
            show = Intent(action=SHOW_WIDGETS, data=f"package:{self.package}")
            found.append(("widgets", tr("Widgets"), partial(self.close, show)))
        if info is not None and not info.system:
            found.append(("delete", tr("Uninstall"), self.uninstall))
        return found

    def uninstall(self) -> None:
        """Have the app uninstalled."""
        self.close(delete_wish(self.phone, self.package))


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
            menu_row("info", tr("App info"), about, OF_TASK), id="menu_option_layout", cls=LINEAR
        )
        column = w.Column(w.Padding(name, (20, 0)), options, cls=LINEAR)
        return w.Panel(column, width=216, padding=(0, 8), look=POPUP)


def about_app(package: str) -> Intent:
    """Asks for the page about an app."""
    return Intent(action=APP_INFO, data=f"package:{package}")


def delete_wish(phone: Phone, package: str) -> Intent | None:
    """Asks the package installer to uninstall an app; where there is none it is done at once."""
    wish = Intent(action=UNINSTALL, data=f"package:{package}")
    if phone.activities.query(wish):
        return wish
    phone.packages.uninstall(package)
    return None


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
    icon: str,
    label: Message,
    on_tap: Callable[[], None],
    ids: RowIds = SYSTEM,
    *,
    draggable: bool = False,
) -> w.Widget:
    """One row of a popup."""
    sign = w.Icon(icon, 20, id="icon", cls=PLAIN)
    row = w.Row(sign, w.Text(label, w.BODY_LARGE, id=ids.text), gap=16)
    return w.Panel(
        row,
        padding=(20, 14),
        id=ids.row,
        cls=ids.cls,
        on_tap=on_tap,
        on_long=on_tap if draggable else None,
        width="fill",
    )


def sign_button(icon: str, label: Message, on_tap: Callable[[], None]) -> w.Widget:
    """One of the signs over an app's shortcuts."""
    return w.IconButton(icon, label, cls="android.widget.ImageView", on_tap=on_tap)


@dataclass(eq=False)
class WidgetMenu(AppScreen[LauncherApp, bool]):
    """What can be done with a widget on the home screen; closes with True to take it away."""

    window: ClassVar[WindowKind] = "popup"

    item: int = 0
    """Its row."""

    def anchor(self) -> str | None:
        return f"widget {self.item}"

    def build(self) -> w.Widget:
        return menu([framed(menu_row("close", tr("Remove"), partial(self.close, True)))])


def close_menu(phone: Phone) -> None:
    """An icon or a widget has come loose from under its menu."""
    shown = phone.windows.active
    if shown is not None and isinstance(shown.screen, IconMenu | WidgetMenu):
        shown.screen.close()
