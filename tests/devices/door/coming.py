"""Clients that come to a device by its door, as agents do."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path

import adbutils

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.door.door import Door
from pytest_androidbench.devices.door.messages import DoorNote
from pytest_androidbench.interface.adb_variables import NAMES, adb_variables


class Coming:
    """An agent's turn at a door."""

    def __init__(self, phone: Device, door: Door, home: Path) -> None:
        self.phone = phone
        self.door = door
        self._home = home

    @property
    def client(self) -> adbutils.AdbClient:
        """adbutils', at the door."""
        return adbutils.AdbClient(*self.door.address)

    @property
    def device(self) -> adbutils.AdbDevice:
        """The device, as adbutils finds it there."""
        return self.client.device(self.phone.serial)

    def limit(self, steps: int) -> None:
        """Begin the turn again, with so many steps."""
        self.door.begin_turn(steps=steps, seconds=None, limits={"steps": steps})

    def notes(self) -> list[tuple[str, str, int]]:
        """What was noted since this was last asked: kind, text, number of steps."""
        found = [one for one in self.door.news() if isinstance(one, DoorNote)]
        return [(one.kind, one.text, len(one.deeds)) for one in found]

    def steps(self) -> list[tuple[str, ...]]:
        """The words of the steps that were noted since."""
        found = [one for one in self.door.news() if isinstance(one, DoorNote)]
        return [deed for one in found for deed in one.deeds if not one.refused]

    def adb(self, *words: str, sent: bytes | None = None) -> subprocess.CompletedProcess[bytes]:
        """Run the adb program that adbutils brings along, with the variables of an agent."""
        own = {name: value for name, value in os.environ.items() if name not in NAMES}
        home = {"HOME": str(self._home), "TMPDIR": str(self._home)}
        return subprocess.run(
            [adbutils.adb_path(), *words],
            input=sent,
            stdin=subprocess.DEVNULL if sent is None else None,
            capture_output=True,
            env={**own, **home, **adb_variables(self.phone.serial, *self.door.address)},
            timeout=60,
            check=False,
        )

    def ask(self, *requests: str, then: bytes = b"") -> bytes:
        """All that comes back to requests that are sent at once on one connection."""
        return ask(self.door.address, requests, then)


def ask(address: tuple[str, int], requests: Sequence[str | bytes], then: bytes = b"") -> bytes:
    """All that comes back from an adb server to requests that are sent at once."""
    with socket.create_connection(address, timeout=30) as connection:
        for request in requests:
            data = request if isinstance(request, bytes) else request.encode()
            connection.sendall(b"%04x" % len(data) + data)
        connection.sendall(then)
        connection.shutdown(socket.SHUT_WR)
        return connection.makefile("rb").read()
