"""The parts of the system that are apps themselves: what the phone asks of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast, runtime_checkable

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.intents import Intent
    from pytest_androidbench.phone.system.packages import Packages


class MissingPartError(AndroidBenchError):
    """No installed app provides a part of the system."""


SelectionEnd = Literal["start", "end"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EditorInfo:
    """What a keyboard knows about the field it types into."""

    package: str
    keyboard: str = "text"
    action: str = "done"
    multiline: bool = False
    password: bool = False
    text_before: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class IntentTarget:
    """One app that could take an intent."""

    component: str
    label: str
    package: str
    name: str = ""
    """What the activity is called, where its app is listed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenApp:
    """The app a user picked for an intent."""

    component: str
    always: bool = False


class SystemUi(Protocol):
    """Bars, shade, toasts and the dialogs of the system."""

    def status_bar(self) -> Screen[Any]:
        """The strip at the top."""

    def navigation_bar(self) -> Screen[Any]:
        """The strip at the bottom."""

    def shade(self, *, expanded: bool) -> Screen[Any]:
        """Notifications, or (expanded) the quick settings."""

    def toast(self, text: TextLike) -> Screen[Any]:
        """A short message."""

    def text_toolbar(self, actions: Sequence[str]) -> Screen[Any]:
        """Cut, copy, paste over a selection."""

    def text_handle(self, end: SelectionEnd) -> Screen[Any]:
        """What makes a selection longer or shorter."""

    def volume_panel(self, stream: str) -> Screen[Any]:
        """The slider that the volume keys bring up."""

    def heads_up(self, key: str) -> Screen[Any]:
        """A notification over the app."""

    def screenshot(self, path: str) -> Screen[Any]:
        """The picture of the display that was just taken."""

    def copied(self, text: str) -> Screen[Any]:
        """The text that was just copied."""

    def rotate_suggestion(self, rotation: int) -> Screen[Any]:
        """An offer to turn the display."""

    def tip(self, text: TextLike, held: Rect) -> Screen[Any]:
        """What something is called, beside it."""

    def lock_screen(self) -> Screen[Any]:
        """What covers the apps of a locked phone."""

    def bouncer(self) -> Screen[Any]:
        """Asks for the phone's secret; closes with True when it was given."""

    def power_menu(self) -> Screen[Any]:
        """What a long press on the power key brings up."""

    def add_tile(self, tile: str) -> None:
        """Show an app's tile in front of all others, where it is not shown yet."""

    def remove_tile(self, tile: str) -> None:
        """Show a tile no longer."""

    def permission_dialog(self, package: str, permissions: Sequence[str]) -> Screen[Any]:
        """Asks group by group; closes with what is held."""

    def role_dialog(self, package: str, role: str) -> Screen[bool] | None:
        """Asks whether an app may be the default one; None when it must not ask any more."""

    def old_app_notice(self, package: str) -> Screen[Any]:
        """Says that an app was built for a much older Android."""

    def crash_dialog(self, package: str, *, repeated: bool) -> Screen[Any]:
        """An app keeps stopping."""

    def resolver(
        self, title: TextLike, targets: Sequence[IntentTarget], *, last: bool
    ) -> Screen[ChosenApp]:
        """Lists apps for an intent, with "Always"; `last`: the first was used the last time."""

    def share_sheet(
        self, title: TextLike, targets: Sequence[IntentTarget], intent: Intent
    ) -> Screen[ChosenApp]:
        """Lists apps for an intent, where a tap is enough, with what is shared above."""


@runtime_checkable
class HomeApp(Protocol):
    """The home app."""

    def recents(self) -> Screen[Any]:
        """The overview of recent tasks."""


@runtime_checkable
class KeyboardPart(Protocol):
    """An input method."""

    method_id: str

    def keyboard(self, editor: EditorInfo) -> Screen[Any] | None:
        """The keys for a field; None for a method without a window."""


@runtime_checkable
class Keys(Protocol):
    """A keyboard's window that follows what is typed, as for capitals."""

    def field_changed(self, editor: EditorInfo) -> None:
        """The text before the caret is another one."""

    def layout_key(self) -> tuple[object, ...]:
        """What its layout depends on; while this stays the same it is not laid out again."""


@runtime_checkable
class KeyTaker(Protocol):
    """A window that takes keys itself, without a text field, as the one that asks for a PIN."""

    def typed(self, text: str) -> None:
        """Characters came from the keys."""

    def erased(self) -> None:
        """The key to delete was pressed."""

    def entered(self) -> None:
        """The enter key was pressed."""


@runtime_checkable
class HeadsUpWindow(Protocol):
    """The window of a notification over the app."""

    key: str


@runtime_checkable
class PermissionWindow(Protocol):
    """The window that asks for permissions."""

    package: str

    def permissions_changed(self) -> None:
        """Something may be held by now that it was to ask for."""


@runtime_checkable
class HandleWindow(Protocol):
    """The window of a handle at selected text."""

    @property
    def end(self) -> SelectionEnd:
        """Which end of the selection it holds."""


@runtime_checkable
class TipWindow(Protocol):
    """The window of a tooltip."""

    @property
    def place(self) -> Rect:
        """Where what was held is on the screen."""


class Parts:
    """Finds the installed app that provides a part."""

    def __init__(self, packages: Packages) -> None:
        self._packages = packages

    @property
    def system_ui(self) -> SystemUi:
        """Bars, shade and system dialogs."""
        app = self._packages.with_role("systemui")
        if app is None:
            raise MissingPartError("no installed app has the role systemui")
        return cast("SystemUi", app)

    @property
    def home(self) -> HomeApp | None:
        """The home app."""
        app = self._packages.with_role("home")
        return app if isinstance(app, HomeApp) else None

    def keyboards(self) -> list[KeyboardPart]:
        """All input methods."""
        apps = self._packages.apps()
        return [a for a in apps if "keyboard" in a.roles and isinstance(a, KeyboardPart)]
