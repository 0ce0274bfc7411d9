"""An adb server of our own, for devices that need a real one."""

from __future__ import annotations

import time
from typing import Final

from adbutils import adb_path
from adbutils.errors import AdbError

from pytest_androidbench.devices.link.transport import list_devices
from pytest_androidbench.devices.providers.child import Child
from pytest_androidbench.devices.providers.ports import free_ports
from pytest_androidbench.errors import DeviceUnavailable

_START_SECONDS: Final = 20.0


class AdbServer:
    """A real adb server on a free port; it ends when we do."""

    def __init__(self) -> None:
        """Start it.

        Raises:
            DeviceUnavailable: there is no adb program, or it does not listen.
        """
        (self.port,) = free_ports(1)
        self._child = Child(
            [_adb_program(), "-P", str(self.port), "nodaemon", "server"],
            # Looking around for devices would find those of other runs. And adb listens nowhere
            # while this variable has an address, as agents are told one: not even at 127.0.0.1.
            environment={
                "ADB_MDNS_AUTO_CONNECT": "",
                "ADB_EMU": "0",
                "ANDROID_ADB_SERVER_ADDRESS": "localhost",
            },
            leashed=True,
        )
        self._child.drain_output()
        self._wait_until_listening()

    @property
    def running(self) -> bool:
        return self._child.running

    def stop(self) -> None:
        """End it."""
        self._child.stop()

    def _wait_until_listening(self) -> None:
        deadline = time.monotonic() + _START_SECONDS
        while time.monotonic() < deadline and self._child.running:
            try:
                list_devices("127.0.0.1", self.port)
            except (AdbError, OSError, ValueError):
                time.sleep(0.1)
            else:
                return
        complaint = self._child.complaint("does not listen")
        self.stop()
        raise DeviceUnavailable(complaint)


def _adb_program() -> str:
    try:
        return str(adb_path())
    except AdbError as error:
        raise DeviceUnavailable(f"emulators need the adb program: {error}") from error
