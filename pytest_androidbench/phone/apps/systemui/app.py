"""System UI, and the two system packages whose windows it draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pytest_androidbench.phone.apps.systemui.brightness import BrightnessDialog
from pytest_androidbench.phone.apps.systemui.dialogs import (
    Chooser,
    CrashDialog,
    PermissionDialog,
)
from pytest_androidbench.phone.apps.systemui.panels import (
    PowerMenu,
    TextToolbar,
    Toast,
    VolumePanel,
)
from pytest_androidbench.phone.apps.systemui.passing import Copied, EditCopied, HeadsUp
from pytest_androidbench.phone.apps.systemui.shade import Shade
from pytest_androidbench.phone.apps.systemui.status import NavigationBar, StatusBar
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import IntentFilter
from pytest_androidbench.phone.system.parts import Target
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import Screen


class AndroidSystem(App):
    """The package "android": crash dialogs and the choice of an app."""

    package = "android"
    label = "Android System"
    version = "13"
    version_code = 33
    icon = "android"
    system = True
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {
        "com.android.internal.app.ResolverActivity": Chooser,
    }


class PermissionController(App):
    """The package that asks for permissions."""

    package = "com.google.android.permissioncontroller"
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
        return self.own(Toast(text=text))

    def text_toolbar(self, actions: Sequence[str]) -> Screen[Any]:
        """Cut, copy, paste."""
        return self.own(TextToolbar(actions=list(actions)))

    def volume_panel(self, stream: str) -> Screen[Any]:
        """The slider of the volume keys."""
        return self.own(VolumePanel(stream=stream))

    def heads_up(self, key: str) -> Screen[Any]:
        """A notification over the app."""
        return self.own(HeadsUp(key=key))

    def copied(self, text: str) -> Screen[Any]:
        """The text that was just copied."""
        return self.own(Copied(text=text))

    def power_menu(self) -> Screen[Any]:
        """What the power key brings up when it is held."""
        return self.own(PowerMenu())

    def permission_dialog(
        self, package: str, permissions: Sequence[str], groups: Sequence[str]
    ) -> Screen[Any]:
        """Asks for permissions."""
        dialog = PermissionDialog(
            package=package, permissions=list(permissions), groups=list(groups)
        )
        return self._of("com.google.android.permissioncontroller", dialog)

    def crash_dialog(self, package: str, *, repeated: bool) -> Screen[Any]:
        """An app stopped."""
        return self._of("android", CrashDialog(package=package, repeated=repeated))

    def chooser(self, title: TextLike, targets: Sequence[Target], *, sharing: bool) -> Screen[Any]:
        """Which app?"""
        return self._of("android", Chooser(title=title, targets=list(targets), sharing=sharing))

    def _of(self, package: str, screen: Screen[Any]) -> Screen[Any]:
        owner = self.phone.packages.app(package)
        return (owner or self).own(screen)
