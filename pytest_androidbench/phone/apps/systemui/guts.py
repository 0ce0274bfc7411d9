"""What a notification turns into when it is held: how loud its kind is to be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import LINEAR, target_icon
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.channels import ALERTING, SILENT
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.notifications import Notification

BUTTON: Final = "android.widget.Button"
DEFAULT_SAID: Final = tr("May ring or vibrate based on phone settings")
SILENT_SAID: Final = tr("No sound or vibration")


@dataclass(eq=False)
class NotificationGuts(AppPart[SystemUiApp]):
    """Opened in place of one notification."""

    held: str = ""
    """Key of the notification."""
    silent: bool = False
    """What is chosen for its kind, until it is applied."""

    def open(self, posted: Notification) -> None:
        """Show it in a notification's place."""
        self.held, self.silent = posted.key, posted.silent

    def build(self, posted: Notification) -> w.Widget:
        """The choice, between what it is about and the buttons."""
        column = w.Column(
            self._header(posted), self._controls(posted), gap=12, across="stretch", width="fill"
        )
        look = w.Look(background="surface_highest", radius=20)
        return w.Panel(
            column,
            padding=16,
            look=look,
            id="notification_guts",
            cls=LINEAR,
            takes_focus=True,
        )

    def _header(self, posted: Notification) -> w.Widget:
        names = w.Column(
            w.Text(_channel_name(posted), w.LABEL, id="channel_name"),
            w.Text(self.phone.packages.label(posted.package), w.BODY_SMALL, id="pkg_name"),
            id="names",
            cls=LINEAR,
            weight=1,
        )
        more = partial(self.open_settings, posted.package)
        return w.Row(
            w.Panel(target_icon(self.phone, posted.package, 32, "pkg_icon")),
            names,
            w.IconButton("settings", tr("More settings"), id="info", on_tap=more),
            gap=16,
            width="fill",
            id="header",
            cls=LINEAR,
        )

    def _controls(self, posted: Notification) -> w.Widget:
        levels = w.Column(
            self._level("alert", "notifications_active", tr("Default"), DEFAULT_SAID),
            self._level("silence", "notifications_off", tr("Silent"), SILENT_SAID),
            gap=8,
            across="stretch",
            id="interruptiveness_settings",
            cls=LINEAR,
        )
        buttons = w.Row(
            _text_button(
                "turn_off_notifications",
                tr("Turn off notifications"),
                partial(self.open_settings, posted.package),
            ),
            w.Spacer(weight=1),
            _text_button(
                "done",
                tr("Done") if self.silent == posted.silent else tr("Apply"),
                partial(self.apply, posted),
            ),
            width="fill",
            id="bottom_buttons",
            cls="android.widget.RelativeLayout",
        )
        return w.Column(levels, buttons, gap=8, across="stretch", id="inline_controls", cls=LINEAR)

    def _level(self, name: str, icon: str, label: Message, said: Message) -> w.Widget:
        silent = name == "silence"
        chosen = self.silent == silent
        head = w.Row(
            w.Icon(icon, id=f"{name}_icon"), w.Text(label, w.BODY_LARGE, id=f"{name}_label"), gap=12
        )
        summary = w.Text(said, w.BODY_SMALL, id=f"{name}_summary") if chosen else None
        return w.Panel(
            w.Column(head, summary, gap=4),
            padding=12,
            look=w.Look(border="primary" if chosen else "outline_variant", radius=16),
            id=name,
            cls=BUTTON,
            selected=chosen,
            on_tap=partial(self.choose, silent),
            width="fill",
        )

    def choose(self, silent: bool) -> None:
        """Take a level, which is kept once it is applied."""
        self.silent = silent

    def apply(self, posted: Notification) -> None:
        """Keep what was chosen, and show the notification again."""
        self.held = ""
        if self.silent != posted.silent:
            level = SILENT if self.silent else ALERTING
            self.phone.notifications.set_level(posted.package, posted.channel, level)

    def open_settings(self, package: str) -> None:
        """Show the app's notifications in Settings."""
        self.held = ""
        self.phone.windows.close_shade()
        page = "android.settings.APP_NOTIFICATION_SETTINGS"
        self.phone.activities.start(Intent(action=page, data=f"package:{package}"))


def _channel_name(posted: Notification) -> str:
    return posted.channel[:1].upper() + posted.channel[1:]


def _text_button(id_: str, text: Message, act: Callable[[], None]) -> w.Widget:
    label = w.Text(text, w.LABEL, "primary", id=id_, on_tap=act, height=48)
    return w.Panel(label, padding=(8, 0))
