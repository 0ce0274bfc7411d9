"""What the log tells of switches and volumes, whoever has changed them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.volumes import STREAMS

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SERVER: Final = "system_server"
SHELL_UID: Final = 2000
VOLUME: Final = "volume_"


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

    def _setting(self, namespace: str, key: str, value: str | None) -> None:
        uri = f"content://settings/{namespace}/{key}"
        self._write("V", "SettingsProvider", f"Notifying for 0: {uri}")
        stream = STREAMS.get(key.removeprefix(VOLUME))
        if namespace == "system" and key.startswith(VOLUME) and stream is not None:
            text = f"writeEvent level_changed {stream.name} {value}"
            self._write("I", "vol.Events", text, "com.android.systemui")

    def _write(self, level: str, tag: str, text: str, process: str = SERVER) -> None:
        self._phone.log.write(level, tag, text, pid=self._phone.processes.pid(process))
