"""Devices that are attached already: on USB, over the network, at another machine's adb server."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.devices.console import Console
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport, states_at
from pytest_androidbench.devices.providers.environment import export_device
from pytest_androidbench.devices.providers.waiting import wait_for_boot
from pytest_androidbench.devices.slots import Lease, Slots
from pytest_androidbench.devices.snapshots import (
    AppDataSnapshots,
    ConsoleSnapshots,
    NoSnapshots,
    Snapshots,
)
from pytest_androidbench.errors import DeviceError, DeviceUnavailable
from pytest_androidbench.interface.ways import RestoreWay

DEFAULT_PORT: Final = 5037


class AdbProvider:
    """One of some attached devices, whichever is free."""

    settles = False

    def __init__(
        self,
        serials: Sequence[str],
        *,
        host: str | None = None,
        port: int | None = None,
        restore: RestoreWay | None = None,
        packages: Sequence[str] = (),
        wait_seconds: float = 0.0,
        slots: Slots | None = None,
        export: bool = True,
    ) -> None:
        """Prepare to use attached devices.

        Args:
            serials: which; as `adb devices` lists them.
            host: of the adb server; by default what adb's own variables say.
            port: of the adb server, likewise.
            restore: all of it by an emulator's console, or the apps' data by copies; by default
                the console where there is one, else copies where `packages` names apps.
            packages: apps whose data is saved and restored by copies, beside the suite's own.
            wait_seconds: how long to wait for one of the devices to become free.
            slots: where the leases are kept.
            export: tell agents about the device by environment variables.
        """
        self.name = f"adb:{','.join(serials)}"
        self._serials = list(serials)
        self._host = host or os.environ.get("ANDROID_ADB_SERVER_HOST") or "127.0.0.1"
        self._port = port or int(os.environ.get("ANDROID_ADB_SERVER_PORT") or DEFAULT_PORT)
        self._restore = restore
        self._packages = tuple(packages)
        self._wait_seconds = wait_seconds
        self._slots = slots or Slots()
        self._export = export
        self._lease: Lease | None = None

    def look(self) -> None:
        """See whether the devices are attached.

        Raises:
            DeviceUnavailable: one of them is not, its owner has not allowed us in, or it cannot
                be restored in the way that is asked for.
        """
        states = states_at(self._host, self._port)
        missing = [serial for serial in self._serials if states.get(serial) != "device"]
        if missing:
            listed = ", ".join(f"{serial} ({state})" for serial, state in sorted(states.items()))
            raise DeviceUnavailable(
                f"{', '.join(missing)} cannot be used: the adb server at {self._host}:{self._port} "
                f"lists {listed or 'no device'}"
            )
        bare = [serial for serial in self._serials if self._console_of(serial) is None]
        if bare and self._restore == "snapshot":
            raise DeviceUnavailable(
                f"{', '.join(bare)} has no emulator console here, and so no snapshots; "
                "app-data restores the apps' data instead, and needs root"
            )

    def acquire(self) -> Device:
        """Lease one of the devices and attach to it.

        Raises:
            DeviceUnavailable: all are in use, or none answers.
        """
        names = {f"{self._host}_{self._port}_{serial}": serial for serial in self._serials}
        self._lease = self._slots.lease_one("adb", list(names), seconds=self._wait_seconds)
        try:
            return self._attach(names[self._lease.name.removeprefix("adb-")])
        except DeviceError as error:
            self._give_back()
            raise DeviceUnavailable(str(error)) from error

    def recycle(self, device: Device, why: str) -> Device:
        """Reboot the device and attach to it anew.

        Raises:
            DeviceUnavailable: it does not come back.
        """
        transport = Transport(device.serial, host=self._host, port=self._port)
        device.close()
        try:
            transport.open("reboot:").close()
            wait_for_boot(transport, gone_first=True)
            return self._attach(device.serial)
        except DeviceError as error:
            self._give_back()
            raise DeviceUnavailable(f"{error}\n(it was restarted because: {why})") from error

    def release(self, device: Device) -> None:
        """Let go of the device and give it back."""
        device.close()
        self._give_back()

    def _attach(self, serial: str) -> Device:
        transport = Transport(serial, host=self._host, port=self._port)
        transport.reconnect()
        console = self._console_of(serial)
        device = Device(
            transport,
            snapshots=self._snapshots_of(serial, console),
            await_return=wait_for_boot,
            console=console,
        )
        if self._export:
            export_device(device)
        return device

    def _console_of(self, serial: str) -> Console | None:
        kind, _, port = serial.partition("-")
        reachable = self._host in ("127.0.0.1", "localhost")
        return Console(int(port)) if kind == "emulator" and port.isdigit() and reachable else None

    def _snapshots_of(self, serial: str, console: Console | None) -> Callable[[Shell], Snapshots]:
        if console is not None and self._restore != "app-data":
            return lambda _: ConsoleSnapshots(console)
        if self._restore == "app-data" or (self._packages and self._restore is None):
            return lambda shell: AppDataSnapshots(shell, self._packages)
        return lambda _: NoSnapshots(
            f"{serial} has no emulator console here; --ab-restore=app-data restores the data of "
            "the suite's apps, shared storage and settings by copies, and needs root"
        )

    def _give_back(self) -> None:
        lease, self._lease = self._lease, None
        if lease is not None:
            lease.release()


def parse_address(text: str) -> tuple[list[str], str | None, int | None]:
    """Serials, host and port of `SERIAL[,SERIAL...][@HOST:PORT]`.

    Raises:
        ValueError: no serial, or a port that is no number.
    """
    serials, at, address = text.partition("@")
    names = [serial.strip() for serial in serials.split(",") if serial.strip()]
    host, _, port = address.rpartition(":")
    if not names or (at and not (host and port.isdigit())):
        raise ValueError(f"{text!r} is not of the form SERIAL[,SERIAL...][@HOST:PORT]")
    return names, host or None, int(port) if port else None
