"""Dialogs of the system: permissions and crashes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent, launch_intent
from pytest_androidbench.phone.system.permissions import WHILE_IN_USE, group_of, question
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

LINEAR: Final = "android.widget.LinearLayout"
ICONS: Final = {
    "notifications": "notifications",
    "contacts": "contacts",
    "sms": "sms",
    "phone": "call",
    "call_log": "history",
    "calendar": "calendar_today",
    "location": "location_on",
    "camera": "camera_alt",
    "microphone": "mic",
    "photos": "image",
    "music": "music_note",
    "storage": "folder",
    "nearby": "bluetooth",
    "activity": "directions_run",
    "sensors": "favorite",
}


@dataclass(eq=False)
class PermissionDialog(AppScreen[App, dict[str, bool]]):
    """Asks for one group of permissions after the other."""

    activity: ClassVar[str] = (
        "com.android.permissioncontroller.permission.ui.GrantPermissionsActivity"
    )
    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    package: str = ""
    permissions: list[str] = field(default_factory=list)
    groups: list[str] = field(default_factory=list)
    precise: bool = True

    def build(self) -> w.Widget:
        group = self.groups[0]
        label = self.phone.packages.label(self.package)
        content = w.Column(
            w.Icon(ICONS[group], 32, "primary", id=_id("permission_icon")),
            w.Text(question(group, label), w.TITLE, id=_id("permission_message"), align="center"),
            self._accuracy() if group == "location" else None,
            gap=16,
            across="center",
            id=_id("content_container"),
            cls=LINEAR,
        )
        dialog = w.Column(
            w.Panel(content, padding=(24, 24, 24, 16)),
            *self._buttons(group),
            across="stretch",
            gap=2,
            width="fill",
            id=_id("grant_dialog"),
            cls=LINEAR,
        )
        look = w.Look(background="surface_high", radius=28, elevation=6)
        scroll = w.Scroll(dialog, padding=(0, 0, 0, 24), weight=0, id=_id("grant_singleton"))
        return w.Panel(scroll, look=look, width="fill")

    def _accuracy(self) -> w.Widget:
        return w.Column(
            w.Radio(
                text=tr("Precise"),
                checked=self.precise,
                id=_id("permission_location_accuracy_radio_fine"),
                on_tap=partial(self.set_precise, True),
            ),
            w.Radio(
                text=tr("Approximate"),
                checked=not self.precise,
                id=_id("permission_location_accuracy_radio_coarse"),
                on_tap=partial(self.set_precise, False),
            ),
        )

    def _buttons(self, group: str) -> list[w.Widget]:
        denied = any(
            self.phone.permissions.grant_of(self.package, name).denials
            for name in self.permissions
            if group_of(name) == group
        )
        deny = "permission_deny_and_dont_ask_again_button" if denied else "permission_deny_button"
        if group in WHILE_IN_USE:
            allow = [
                self._button(
                    "permission_allow_foreground_only_button", tr("While using the app"), "allow"
                ),
                self._button("permission_allow_one_time_button", tr("Only this time"), "once"),
            ]
        else:
            allow = [self._button("permission_allow_button", tr("Allow"), "allow")]
        return [*allow, self._button(deny, tr("Don’t allow"), "deny")]

    def _button(self, id_: str, label: Message, decision: str) -> w.Widget:
        button = w.Button(
            label, "tonal", id=_id(id_), on_tap=partial(self.decide, decision), width="fill"
        )
        return w.Panel(button, padding=(18, 0))

    def set_precise(self, precise: bool) -> None:
        """Choose how exact a location the app gets."""
        self.precise = precise

    def decide(self, decision: str) -> None:
        """Keep an answer and go on to the next group."""
        group = self.groups.pop(0)
        self.phone.permissions.decide(self.package, group, decision, precise=self.precise)
        if not self.groups:
            self.close(self.phone.permissions.answer(self.package, self.permissions))

    def on_back(self) -> None:
        self.close(self.phone.permissions.answer(self.package, self.permissions))


def _id(name: str) -> str:
    return f"com.android.permissioncontroller:id/{name}"


@dataclass(eq=False)
class CrashDialog(AppScreen[App, None]):
    """Says that an app stopped."""

    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    package: str = ""
    repeated: bool = False

    def build(self) -> w.Widget:
        label = self.phone.packages.label(self.package)
        title = (
            tr("{app} keeps stopping", app=label)
            if self.repeated
            else tr("{app} has stopped", app=label)
        )
        rows = w.Column(
            None
            if self.repeated
            else self._row("refresh", tr("Open app again"), "aerr_restart", self.restart),
            self._row("info", tr("App info"), "aerr_app_info", self.open_info)
            if self.repeated
            else None,
            self._row("close", tr("Close app"), "aerr_close", self.close_app),
            across="stretch",
        )
        return w.Dialog(title, body=rows)

    def restart(self) -> None:
        """Start the app anew."""
        self.close()
        component = self.phone.activities.launch_component(self.package)
        if component is not None:
            self.phone.activities.start(launch_intent(component))

    def open_info(self) -> None:
        """Show the app's page in Settings."""
        self.close()
        self.phone.activities.start(
            Intent(
                action="android.settings.APPLICATION_DETAILS_SETTINGS",
                data=f"package:{self.package}",
            )
        )

    def close_app(self) -> None:
        """End the app."""
        self.close()
        self.phone.windows.lifecycle.force_stop(self.package)

    @staticmethod
    def _row(icon: str, label: Message, id_: str, on_tap: Callable[[], None]) -> w.Widget:
        row = w.Row(w.Icon(icon), w.Text(label, w.BODY_LARGE), gap=16)
        return w.Panel(
            row, padding=(0, 14), id=f"android:id/{id_}", cls="android.widget.Button", on_tap=on_tap
        )
