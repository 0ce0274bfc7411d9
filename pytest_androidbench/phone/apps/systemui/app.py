"""System UI, and the two system packages whose windows it draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from pytest_androidbench.phone.apps.systemui.tile_order import add_tile, remove_tile
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent, IntentFilter
from pytest_androidbench.phone.system.parts import IntentTarget, SelectionEnd
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import Screen

A = TypeVar("A", bound=App)

REFUSED: Final = "request_role"
"""Preferences file that remembers who was refused a role."""
NEVER: Final = "never"
CALL_COLOURS: Final = {
    "call_answer": "#1d873b",
    "on_call_answer": "#ffffff",
    "call_decline": "#d93025",
    "on_call_decline": "#ffffff",
}
"""`call_notification_answer_color` and `call_notification_decline_color` of AOSP."""


class AndroidSystem(App):
    """The package "android": crash dialogs and the choice of an app."""

    package = "android"
    label = "Android System"
    version = "13"
    version_code = 33
    icon = "android"
    system = True
    framework = True
    activities = {
        "com.android.internal.app.ResolverActivity": "resolver:Resolver",
        "com.android.internal.app.ChooserActivity": "share_sheet:ShareSheet",
    }
    windows = {
        "crash": "crash:CrashDialog",
        "old app": "old_app:OldAppNotice",
        "resolver": "resolver:Resolver",
        "share sheet": "share_sheet:ShareSheet",
    }


class PermissionController(App):
    """The package that asks for permissions and roles."""

    package = "com.google.android.permissioncontroller"
    label = "Permission controller"
    version = "33"
    version_code = 33
    icon = "security"
    system = True
    activities = {
        "com.android.permissioncontroller.permission.ui.ReviewPermissionsActivity": (
            "review:ReviewPermissions"
        ),
    }
    windows = {
        "permissions": "permissions:PermissionDialog",
        "role": "role_request:RoleRequest",
    }

    def refusal(self, role: str, package: str) -> str:
        """How an app was refused a role before: not at all, "refused" or never to ask again."""
        return str(self.prefs(REFUSED).get(f"{role} {package}", default=""))

    def refuse(self, role: str, package: str, *, never: bool) -> None:
        """Remember that an app was refused a role, and whether it may ask once more."""
        self.prefs(REFUSED).put(f"{role} {package}", NEVER if never else "refused")


class SystemUiApp(App):
    """Bars, shade, toasts and system dialogs."""

    palette = CALL_COLOURS
    dark_palette = CALL_COLOURS

    package = "com.android.systemui"
    label = "System UI"
    version = "13"
    version_code = 33
    icon = "android"
    system = True
    framework = True
    roles = ("systemui",)
    activities = {
        ".settings.brightness.BrightnessDialog": "brightness:BrightnessDialog",
        ".clipboardoverlay.EditTextActivity": "copied:EditCopied",
    }
    filters = (
        IntentFilter(
            activity=".settings.brightness.BrightnessDialog",
            actions=("com.android.intent.action.SHOW_BRIGHTNESS_DIALOG",),
        ),
    )
    windows = {
        "status bar": "bars:StatusBar",
        "navigation bar": "bars:NavigationBar",
        "shade": "shade:Shade",
        "toast": "toast:Toast",
        "tip": "tip:Tip",
        "rotate suggestion": "rotate_suggestion:RotateSuggestion",
        "text toolbar": "text_toolbar:TextToolbar",
        "text handle": "text_handle:TextHandle",
        "volume": "volume:VolumePanel",
        "heads-up": "heads_up:HeadsUp",
        "copied": "copied:Copied",
        "screenshot": "screenshot:ScreenshotTaken",
        "power menu": "power_menu:PowerMenu",
        "lock screen": "lock_screen:LockScreen",
        "pin": "pin_bouncer:PinBouncer",
        "password": "password_bouncer:PasswordBouncer",
        "pattern": "pattern_bouncer:PatternBouncer",
        "too many wrong": "bouncer:TooManyWrong",
        "internet": "internet:InternetDialog",
    }

    def status_bar(self) -> Screen[Any]:
        """The strip at the top."""
        return self.window("status bar")

    def navigation_bar(self) -> Screen[Any]:
        """The strip at the bottom."""
        return self.window("navigation bar")

    def shade(self, *, expanded: bool) -> Screen[Any]:
        """Notifications or quick settings."""
        return self.window("shade", expanded=expanded)

    def toast(self, text: TextLike) -> Screen[Any]:
        """A short message."""
        return self.window("toast", text=text)

    def rotate_suggestion(self, rotation: int) -> Screen[Any]:
        """An offer to turn the display."""
        return self.window("rotate suggestion", rotation=rotation)

    def tip(self, text: TextLike, held: Rect) -> Screen[Any]:
        """What something is called that was held."""
        return self.window("tip", text=text, held=list(held))

    def text_toolbar(self, actions: Sequence[str]) -> Screen[Any]:
        """Cut, copy, paste."""
        return self.window("text toolbar", actions=list(actions))

    def text_handle(self, end: SelectionEnd) -> Screen[Any]:
        """A drop at an end of the selection."""
        return self.window("text handle", end=end)

    def volume_panel(self, stream: str) -> Screen[Any]:
        """The slider of the volume keys."""
        return self.window("volume", stream=stream)

    def heads_up(self, key: str) -> Screen[Any]:
        """A notification over the app."""
        return self.window("heads-up", key=key)

    def copied(self, text: str) -> Screen[Any]:
        """The text that was just copied."""
        return self.window("copied", text=text)

    def screenshot(self, path: str) -> Screen[Any]:
        """The picture of the display that was just taken."""
        return self.window("screenshot", path=path)

    def lock_screen(self) -> Screen[Any]:
        """What covers the apps of a locked phone."""
        return self.window("lock screen")

    def bouncer(self) -> Screen[Any]:
        """What asks for the phone's secret."""
        return self.window(self.phone.locks.kind)

    def power_menu(self) -> Screen[Any]:
        """What the power key brings up when it is held."""
        return self.window("power menu")

    def add_tile(self, tile: str) -> None:
        """An app's tile is wanted in the quick settings."""
        add_tile(self.phone, tile)

    def remove_tile(self, tile: str) -> None:
        """A tile is to go."""
        remove_tile(self.phone, tile)

    def permission_dialog(self, package: str, permissions: Sequence[str]) -> Screen[Any]:
        """Asks for permissions."""
        owner = self._app(PermissionController)
        return owner.window("permissions", package=package, permissions=list(permissions))

    def role_dialog(self, package: str, role: str) -> Screen[bool] | None:
        """Asks whether an app may be the default one."""
        owner = self._app(PermissionController)
        if owner.refusal(role, package) == NEVER:
            return None
        return owner.window("role", package=package, role=role)

    def old_app_notice(self, package: str) -> Screen[Any]:
        """An app is old."""
        return self._app(AndroidSystem).window("old app", package=package)

    def crash_dialog(self, package: str, *, repeated: bool) -> Screen[Any]:
        """An app stopped."""
        return self._app(AndroidSystem).window("crash", package=package, repeated=repeated)

    def resolver(
        self, title: TextLike, targets: Sequence[IntentTarget], *, last: bool
    ) -> Screen[Any]:
        """Which app, this time or always?"""
        owner = self._app(AndroidSystem)
        return owner.window("resolver", title=title, targets=list(targets), last=last)

    def share_sheet(
        self, title: TextLike, targets: Sequence[IntentTarget], intent: Intent
    ) -> Screen[Any]:
        """To which app?"""
        owner = self._app(AndroidSystem)
        return owner.window("share sheet", title=title, targets=list(targets), intent=intent)

    def open_dialog(self, name: str) -> None:
        """Push the shade up and show one of the windows."""
        self.phone.windows.close_shade()
        self.phone.windows.overlays.open(self.window(name), Layer.SYSTEM)

    def open_settings(self, page: str) -> None:
        """Show a page of Settings, named as in Android's `Settings.ACTION_...`."""
        self.phone.keyguard.start(Intent(action=f"android.settings.{page}"))

    def _app(self, kind: type[A]) -> A:
        app = self.phone.packages.app(kind.package)
        return app if isinstance(app, kind) else kind(self.phone, self.uid)
