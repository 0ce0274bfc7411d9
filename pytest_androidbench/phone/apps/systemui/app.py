"""System UI, and the two system packages whose windows it draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from pytest_androidbench.phone.apps.systemui import panels
from pytest_androidbench.phone.apps.systemui.brightness import BrightnessDialog
from pytest_androidbench.phone.apps.systemui.choosing import Resolver
from pytest_androidbench.phone.apps.systemui.dialogs import CrashDialog, PermissionDialog
from pytest_androidbench.phone.apps.systemui.passing import Copied, EditCopied, HeadsUp
from pytest_androidbench.phone.apps.systemui.role_request import NEVER, RoleRequest, answered
from pytest_androidbench.phone.apps.systemui.shade import Shade
from pytest_androidbench.phone.apps.systemui.sharing import ShareSheet
from pytest_androidbench.phone.apps.systemui.status import NavigationBar, StatusBar
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent, IntentFilter
from pytest_androidbench.phone.system.parts import IntentTarget
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import Screen

CONTROLLER: Final = "com.google.android.permissioncontroller"


class AndroidSystem(App):
    """The package "android": crash dialogs and the choice of an app."""

    package = "android"
    label = "Android System"
    version = "13"
    version_code = 33
    icon = "android"
    system = True
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {
        Resolver.activity: Resolver,
        ShareSheet.activity: ShareSheet,
    }


class PermissionController(App):
    """The package that asks for permissions."""

    package = CONTROLLER
    label = "Permission controller"
    version = "33"
    version_code = 33
    icon = "security"
    system = True


class SystemUiApp(App):
    """Bars, shade, toasts and system dialogs."""

    package = "com.android.systemui"
    label = "System UI"
    version = "13"
    version_code = 33
    icon = "android"
    system = True
    roles = ("systemui",)
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {
        ".settings.brightness.BrightnessDialog": BrightnessDialog,
        ".clipboardoverlay.EditTextActivity": EditCopied,
    }
    filters = (
        IntentFilter(
            activity=".settings.brightness.BrightnessDialog",
            actions=("com.android.intent.action.SHOW_BRIGHTNESS_DIALOG",),
        ),
    )

    def status_bar(self) -> Screen[Any]:
        """The strip at the top."""
        return self.own(StatusBar())

    def navigation_bar(self) -> Screen[Any]:
        """The strip at the bottom."""
        return self.own(NavigationBar())

    def shade(self, *, expanded: bool) -> Screen[Any]:
        """Notifications or quick settings."""
        return self.own(Shade(expanded=expanded))

    def toast(self, text: TextLike) -> Screen[Any]:
        """A short message."""
        return self.own(panels.Toast(text=text))

    def text_toolbar(self, actions: Sequence[str]) -> Screen[Any]:
        """Cut, copy, paste."""
        return self.own(panels.TextToolbar(actions=list(actions)))

    def volume_panel(self, stream: str) -> Screen[Any]:
        """The slider of the volume keys."""
        return self.own(panels.VolumePanel(stream=stream))

    def heads_up(self, key: str) -> Screen[Any]:
        """A notification over the app."""
        return self.own(HeadsUp(key=key))

    def copied(self, text: str) -> Screen[Any]:
        """The text that was just copied."""
        return self.own(Copied(text=text))

    def power_menu(self) -> Screen[Any]:
        """What the power key brings up when it is held."""
        return self.own(panels.PowerMenu())

    def permission_dialog(
        self, package: str, permissions: Sequence[str], groups: Sequence[str]
    ) -> Screen[Any]:
        """Asks for permissions."""
        dialog = PermissionDialog(
            package=package, permissions=list(permissions), groups=list(groups)
        )
        return self._of(CONTROLLER, dialog)

    def role_dialog(self, package: str, role: str) -> Screen[bool] | None:
        """Asks whether an app may be the default one."""
        owner = self.phone.packages.app(CONTROLLER) or self
        if answered(owner, role, package) == NEVER:
            return None
        return owner.own(RoleRequest(package=package, role=role))

    def crash_dialog(self, package: str, *, repeated: bool) -> Screen[Any]:
        """An app stopped."""
        return self._of("android", CrashDialog(package=package, repeated=repeated))

    def resolver(
        self, title: TextLike, targets: Sequence[IntentTarget], *, last: bool
    ) -> Screen[Any]:
        """Which app, this time or always?"""
        return self._of("android", Resolver(title=title, targets=list(targets), last=last))

    def share_sheet(
        self, title: TextLike, targets: Sequence[IntentTarget], intent: Intent
    ) -> Screen[Any]:
        """To which app?"""
        sheet = ShareSheet(title=title, targets=list(targets), intent=intent)
        return self._of("android", sheet)

    def _of(self, package: str, screen: Screen[Any]) -> Screen[Any]:
        owner = self.phone.packages.app(package)
        return (owner or self).own(screen)
