"""Starts Android emulators, each with an adb server of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pytest_androidbench.devices.console import Console
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.devices.providers.adb_server import AdbServer
from pytest_androidbench.devices.providers.child import Child
from pytest_androidbench.devices.providers.environment import export_device
from pytest_androidbench.devices.providers.ports import are_free
from pytest_androidbench.devices.providers.waiting import BOOT_SECONDS, wait_for_boot
from pytest_androidbench.devices.slots import Lease, Slots
from pytest_androidbench.devices.snapshots import AppDataSnapshots, ConsoleSnapshots, Snapshots
from pytest_androidbench.errors import DeviceError, DeviceGone, DeviceUnavailable
from pytest_androidbench.interface.ways import RestoreWay

FLAGS: Final = ("-no-window", "-no-audio", "-no-boot-anim", "-no-snapshot")
"""What an emulator is started with beside its name and ports."""
LOOK_SECONDS: Final = 30.0
"""What listing the virtual devices may take."""
_CONSOLE_PORTS: Final = range(5554, 5684, 2)
"""The range the emulator's own documentation gives."""


class AvdProvider:
    """One emulator of a virtual device for one worker."""

    settles = False

    def __init__(
        self,
        avd: str,
        *,
        program: str | None = None,
        flags: Sequence[str] = FLAGS,
        boot_seconds: float = BOOT_SECONDS,
        restore: RestoreWay = "snapshot",
        slots: Slots | None = None,
        export: bool = True,
    ) -> None:
        """Prepare to start emulators.

        Args:
            avd: names of virtual devices, separated by commas; a worker takes a free one.
            program: the emulator; by default the SDK's, else the one on PATH.
            flags: what it is started with beside -avd and -ports.
            boot_seconds: how long it may take to boot.
            restore: bring all of it back, or the apps' data by copies.
            slots: where the leases are kept.
            export: tell agents about the device by environment variables.
        """
        self.name = f"avd:{avd}"
        self._avds = [name.strip() for name in avd.split(",") if name.strip()]
        self._program = program
        self._flags = tuple(flags)
        self._boot_seconds = boot_seconds
        self._restore = restore
        self._slots = slots or Slots()
        self._export = export
        self._leases: list[Lease] = []
        self._server: AdbServer | None = None
        self._child: Child | None = None

    def look(self) -> None:
        """See whether there are an emulator and the virtual devices.

        Raises:
            DeviceUnavailable: there is none, or it does not know one of them.
        """
        program = self._found_program()
        try:
            listed = subprocess.run(
                [program, "-list-avds"], capture_output=True, text=True, timeout=LOOK_SECONDS,
                stdin=subprocess.DEVNULL, check=True,
            ).stdout.splitlines()  # fmt: skip
        except (OSError, subprocess.SubprocessError) as error:
            raise DeviceUnavailable(f"{program} -list-avds failed: {error}") from error
        missing = [name for name in self._avds if name not in listed]
        if missing:
            known = ", ".join(line for line in listed if line and " " not in line)
            raise DeviceUnavailable(
                f"there is no virtual device {', '.join(missing)}: {program} -list-avds names "
                f"{known or 'none'}"
            )

    @property
    def again(self) -> str:
        """What names the virtual device in use; what is set on it outlives its emulator."""
        return f"avd:{self._leases[0].name.removeprefix('avd-')}" if self._leases else self.name

    def acquire(self) -> Device:
        """Lease a virtual device and a pair of ports, and boot an emulator there.

        Raises:
            DeviceUnavailable: nothing is free, or the emulator does not boot.
        """
        try:
            if not self._leases:
                self._leases.append(self._slots.lease_one("avd", self._avds))
                self._leases.append(self._lease_ports())
            if self._server is None or not self._server.running:
                self._server = AdbServer()
            return self._boot(self._server)
        except BaseException:
            self._stop()
            raise

    def recycle(self, device: Device, why: str) -> Device:
        """Boot the virtual device anew, at the same address.

        Raises:
            DeviceUnavailable: it does not boot; says why the old one was given up, too.
        """
        # Ended first: one that hangs would not answer to being let go of, either.
        self._end_emulator()
        device.close()
        try:
            return self.acquire()
        except DeviceError as error:
            raise DeviceUnavailable(f"{error}\n(it was restarted because: {why})") from error

    def release(self, device: Device) -> None:
        """End the emulator and its adb server, and give the slot back."""
        device.close()
        self._stop()

    @property
    def _console_port(self) -> int:
        return int(self._leases[1].name.rpartition("-")[2])

    def _lease_ports(self) -> Lease:
        free = [str(port) for port in _CONSOLE_PORTS if are_free((port, port + 1))]
        return self._slots.lease_one("console", free)

    def _boot(self, server: AdbServer) -> Device:
        port = self._console_port
        avd = self._leases[0].name.removeprefix("avd-")
        command = [self._found_program(), "-avd", avd, "-ports", f"{port},{port + 1}"]
        self._child = Child(
            [*command, *self._flags],
            environment={"ANDROID_ADB_SERVER_PORT": str(server.port)},
            leashed=True,
        )
        self._child.drain_output()
        address = f"emulator-{port}@127.0.0.1:{server.port}"
        self._leases[0].occupy(self._child.pid, address=address)
        transport = Transport(f"emulator-{port}", port=server.port)
        try:
            wait_for_boot(transport, seconds=self._boot_seconds, alive=self._child_runs)
            device = self._attach(transport, Console(port))
        except DeviceGone as error:
            raise DeviceUnavailable(self._child.complaint(f"is of no use: {error}")) from error
        if self._export:
            export_device(device)
        return device

    def _attach(self, transport: Transport, console: Console) -> Device:
        if transport.become_root():
            wait_for_boot(transport, gone_first=True)
        return Device(
            transport,
            snapshots=lambda shell: self._snapshots_of(shell, console),
            await_return=wait_for_boot,
            console=console,
        )

    def _snapshots_of(self, shell: Shell, console: Console) -> Snapshots:
        return AppDataSnapshots(shell) if self._restore == "app-data" else ConsoleSnapshots(console)

    def _child_runs(self) -> bool:
        return self._child is not None and self._child.running

    def _found_program(self) -> str:
        program = self._program or _sdk_program() or shutil.which("emulator")
        if program is None:
            raise DeviceUnavailable(
                "there is no emulator: set ANDROID_HOME to an Android SDK that has one, "
                "or put the program on PATH"
            )
        return program

    def _end_emulator(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            Console(self._console_port).kill()
            child.stop()
        for lease in self._leases:
            lease.vacate()

    def _stop(self) -> None:
        self._end_emulator()
        server, self._server = self._server, None
        if server is not None:
            server.stop()
        leases, self._leases = self._leases, []
        for lease in leases:
            lease.release()


def _sdk_program() -> str | None:
    for variable in ("ANDROID_HOME", "ANDROID_SDK_ROOT"):
        program = Path(os.environ.get(variable, ""), "emulator", "emulator")
        if os.environ.get(variable) and os.access(program, os.X_OK):
            return str(program)
    return None
