"""Puts the console's commands together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.wire.console.errors import CommandRefused, Leave
from pytest_androidbench.phone.wire.console.machine import MachineCommands
from pytest_androidbench.phone.wire.console.radio import RadioCommands
from pytest_androidbench.phone.wire.console.snapshots import SnapshotCommands
from pytest_androidbench.phone.wire.console.subcommands import Command, Subcommands

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


RUNNING: Final = "virtual device already running"


@dataclass(frozen=True, slots=True, kw_only=True)
class Avd:
    """What the console calls this phone."""

    name: str
    id: str
    path: Path | None = None
    read_only: bool = False


def console_commands(phone: Phone, avd: Avd, kill: Callable[[], None]) -> Mapping[str, Command]:
    """Every command but those that are about the connection itself."""
    snapshots = SnapshotCommands(phone, read_only=avd.read_only)

    def end(_rest: str) -> list[str]:
        kill()
        raise Leave("OK: killing emulator, bye bye", "OK")

    return {
        "ping": lambda _: ["I am alive!"],
        **MachineCommands(phone).commands(),
        **RadioCommands(phone).commands(),
        "kill": end,
        "avd": Subcommands("avd", "allows you to control (e.g. start/stop) the virtual device", {
            "stop": ("stop the virtual device", lambda _: _refuse("not on this phone")),
            "start": ("start the virtual device", lambda _: _refuse(RUNNING)),
            "status": ("query virtual device status", lambda _: ["virtual device is running"]),
            "name": ("query virtual device name", lambda _: [avd.name]),
            "id": ("query virtual device ID", lambda _: [avd.id]),
            "path": ("query AVD path", lambda _: [str(avd.path) if avd.path else "NO_AVD_INFO"]),
            "windowtype": ("query the type of window", lambda _: ["windowtype=headless"]),
            "grpc": ("query the gRPC port", lambda _: _refuse("No active gRPC service")),
            "snapshot": ("state snapshot commands", snapshots),
        }),
    }  # fmt: skip


def _refuse(reason: str) -> list[str]:
    raise CommandRefused(reason)
