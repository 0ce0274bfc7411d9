"""What the log tells of switches, volumes, calls and apps, whoever has caused it.

Some of it Android 10's image wrote and Android 13's no longer does: that is told while the property
`persist.androidbench.log` is `10`. The lines are those that B-MoCA (arXiv 2404.16660) looks for.
"""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.volumes import STREAMS

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SERVER: Final = "system_server"
SHELL_UID: Final = 2000
FIRST_APP_UID: Final = 10_000
VOLUME: Final = "volume_"
OLDER: Final = "persist.androidbench.log"
ANDROID_10: Final = "10"
EMERGENCY: Final = frozenset({"112", "911"})
TELECOM: Final = "com.android.server.telecom"


class Tracing:
    """Writes the lines of Android's own services."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        phone.settings.on_change(self._setting)

    def wifi(self, on: bool, package: str) -> None:
        """An app, or the shell, has switched Wi-Fi."""
        app = self._phone.packages.app(package)
        uid = app.uid if app is not None else SHELL_UID
        text = f"setWifiEnabled package={package} uid={uid} enable={str(on).lower()}"
        self._write("I", "WifiService", f"{text} isRunning={str(not on).lower()}")

    def airplane(self, on: bool) -> None:
        """Airplane mode was switched."""
        change = "off" if on else "on"
        self._write("I", "PhoneGlobals", f"Turning radio {change} - airplane", "com.android.phone")

    def brightness(self, value: int) -> None:
        """A slider has been let go at a brightness of 1 to 255."""
        for before, after in pairwise(("manual", "temporary", "manual")):
            self._write(
                "V",
                "DisplayPowerController",
                f"Brightness [{value / 255:.8f}] reason changing to: '{after}', "
                f"previous reason: '{before}'.",
            )

    def process(self, package: str, uid: int, activity: str) -> None:
        """An app's process is started for an activity, whose component is given in full."""
        user = f"u0a{uid - FIRST_APP_UID}" if uid >= FIRST_APP_UID else str(uid)
        pid = self._phone.processes.pid(package)
        text = f"Start proc {pid}:{package}/{user} for next-top-activity {{{activity}}}"
        self._write("I", "ActivityManager", text)
        event = f"[0,{pid},{uid},{package},next-top-activity,{{{activity}}}]"
        self._write("I", "am_proc_start", event, buffer="events")

    def older(self, level: str, tag: str, text: str, process: str = SERVER) -> None:
        """A line of Android 10's, while these are wanted."""
        if self._phone.properties.get(OLDER, "") == ANDROID_10:
            self._write(level, tag, text, process)

    def next_alarm(self, due: datetime) -> None:
        """The alarm that rings next is another one, which decides when not to disturb."""
        when = f"{due:%a %b %d %H:%M:%S %Z %Y} ({int(due.timestamp() * 1000)})"
        text = f"evaluateSubscriptionLocked nextUserAlarmTime={when}"
        self.older("D", "ConditionProviders.SCP", text)

    def keyboard(self, package: str, process: str) -> None:
        """Keys are shown for a field of an app."""
        text = f"LatinIme.onActivate() : EditorInfo = Package = {package}"
        self.older("I", "AndroidIME", text, process)

    def call_added(self, number: str) -> None:
        """There is another call."""
        if number in EMERGENCY:
            self.older("I", "Telecom", "Emergency number detected", TELECOM)
        self.older("I", "Telecom", "LogUtils: EventRecord added as Call", TELECOM)

    def call_removed(self) -> None:
        """A call is over."""
        self.older("I", "Telecom", "InCallController: onCallRemoved", TELECOM)

    def _setting(self, namespace: str, key: str, value: str | None) -> None:
        uri = f"content://settings/{namespace}/{key}"
        self._write("V", "SettingsProvider", f"Notifying for 0: {uri}")
        if key == "ui_night_mode":
            # Android 10 then no longer tells its users of the theme.
            seen = "content://settings/secure/dark_mode_dialog_seen"
            self.older("V", "SettingsProvider", f"Notifying for 0: {seen}")
        stream = STREAMS.get(key.removeprefix(VOLUME))
        if namespace == "system" and key.startswith(VOLUME) and stream is not None:
            text = f"writeEvent level_changed {stream.name} {value}"
            self._write("I", "vol.Events", text, "com.android.systemui")

    def _write(
        self, level: str, tag: str, text: str, process: str = SERVER, buffer: str = "main"
    ) -> None:
        pid = self._phone.processes.pid(process)
        self._phone.log.write(level, tag, text, pid=pid, buffer=buffer)
