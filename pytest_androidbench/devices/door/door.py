"""A worker's end of its door: the process, where it leads, and what it tells."""

from __future__ import annotations

import os
import secrets
import select
import socket
import sys
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

import pytest_androidbench
from pytest_androidbench.devices.door.messages import (
    BeginTurn,
    DoorMessage,
    EndTurn,
    LeadTo,
    Listens,
    News,
    Obeyed,
    Relax,
    Spend,
)
from pytest_androidbench.devices.providers.child import Child
from pytest_androidbench.errors import DeviceError, DeviceGone, DeviceUnavailable

START_SECONDS: Final = 60.0
"""What starting the process may take, on a machine with no time to spare."""
ORDER_SECONDS: Final = 30.0
"""What obeying an order may take."""
LOOPBACK: Final = "127.0.0.1"
_AT_ONCE: Final = 1 << 16
_NEWS: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(News)


class Destination(Protocol):
    """Where a door can lead: a device, as far as it is reached over adb."""

    @property
    def serial(self) -> str:
        """As its adb server lists it."""

    @property
    def address(self) -> tuple[str, int]:
        """Host and port of the server."""

    def knows_token(self, token: str) -> bool:
        """Whether it takes a token on each connection.

        Raises:
            DeviceGone: it does not answer.
        """


class Door:
    """A process that agents reach as an adb server with one device."""

    def __init__(self, allow_uid: str = "") -> None:
        """Start it, leading nowhere.

        Args:
            allow_uid: users that it lets in beside ours and root, as a phone's provider has them.

        Raises:
            DeviceUnavailable: it does not start.
        """
        self.token = secrets.token_urlsafe(24)
        """By which a simulated phone knows who comes from us."""
        ours, theirs = socket.socketpair()
        with ExitStack() as opened:
            opened.enter_context(ours)
            opened.enter_context(theirs)
            self._child = Child(
                [sys.executable, "-m", f"{__package__}.program", str(theirs.fileno()), allow_uid],
                environment=_environment(),
                inherited=[theirs.fileno()],
            )
            theirs.close()
            opened.pop_all()
        self._child.drain_output()
        self._line = ours
        self._rest = b""
        self._news: deque[News] = deque()
        self._over = False
        self._encoder = msgspec.json.Encoder()
        first = self._first(START_SECONDS)
        if not isinstance(first, Listens):
            self.close()
            raise DeviceUnavailable(self._child.complaint("did not say where it listens"))
        self.address: tuple[str, int] = (LOOPBACK, first.port)
        """Host and port that agents are told."""

    def fileno(self) -> int:
        """What can be read when there is news, or the door is gone."""
        return self._line.fileno()

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return not self._over and self._child.running

    @property
    def pid(self) -> int:
        """Of its process."""
        return self._child.pid

    def lead_to(self, device: Destination) -> None:
        """Lead to a device from now on.

        Raises:
            DeviceGone: the device does not answer, or the door is gone.
        """
        host, port = device.address
        token = self.token if device.knows_token(self.token) else ""
        self._order(LeadTo(host=host, port=port, serial=device.serial, token=token))

    def relax(self) -> None:
        """Let everything pass, and have nothing noted.

        Raises:
            DeviceGone: the door is gone.
        """
        self._order(Relax())

    def begin_turn(
        self, *, steps: int | None, seconds: float | None, limits: Mapping[str, float]
    ) -> None:
        """Let pass what the limits of a turn allow, and have it noted.

        Args:
            steps: how many more there may be; None = any number.
            seconds: how long there may be any; None = for ever.
            limits: of the whole episode, by name, as an agent is told that meets one.

        Raises:
            DeviceGone: the door is gone.
        """
        until = None if seconds is None else time.monotonic() + seconds
        self._news.clear()
        self._order(BeginTurn(steps=steps, until=until, limits=dict(limits)))

    def spend(self, steps: int) -> None:
        """Let so many fewer steps pass.

        Raises:
            DeviceGone: the door is gone.
        """
        self._order(Spend(steps=steps))

    def end_turn(self) -> None:
        """Let nothing pass any more; what was noted is among the news then.

        Raises:
            DeviceGone: the door is gone.
        """
        self._order(EndTurn())

    def news(self) -> Sequence[News]:
        """What it has told since this was last asked.

        Raises:
            DeviceGone: the door is gone, and all that it told is read.
        """
        while self._ready(0) and self._read():
            pass
        news = list(self._news)
        self._news.clear()
        if self._over and not news:
            raise self._gone()
        return news

    def close(self) -> None:
        """End it."""
        self._over = True
        self._line.close()
        self._child.stop()

    def _order(self, order: DoorMessage) -> None:
        """Give an order and wait until it has taken effect."""
        deadline = time.monotonic() + ORDER_SECONDS
        before = len(self._news)
        try:
            self._line.settimeout(ORDER_SECONDS)
            self._line.sendall(self._encoder.encode(order) + b"\n")
        except OSError as error:
            raise self._gone() from error
        while not any(isinstance(one, Obeyed) for one in list(self._news)[before:]):
            before = len(self._news)
            if not self._ready(deadline - time.monotonic()) or not self._read():
                raise self._gone()
        self._news = deque(one for one in self._news if not isinstance(one, Obeyed))

    def _first(self, seconds: float) -> News | None:
        deadline = time.monotonic() + seconds
        while not self._news and self._ready(deadline - time.monotonic()) and self._read():
            pass
        return self._news.popleft() if self._news else None

    def _ready(self, seconds: float) -> bool:
        if self._over:
            return False
        return bool(select.select([self._line], [], [], max(seconds, 0.0))[0])

    def _read(self) -> bool:
        """Take in what has come; whether the door is still there."""
        try:
            data = self._line.recv(_AT_ONCE)
        except ConnectionResetError:
            # It ended before it had read what we told it.
            data = b""
        if not data:
            self._over = True
            return False
        *lines, self._rest = (self._rest + data).split(b"\n")
        self._news.extend(_NEWS.decode(line) for line in lines)
        return True

    def _gone(self) -> DeviceError:
        self._over = True
        return DeviceGone(self._child.complaint("(the door to the device) is gone"))


def _environment() -> dict[str, str]:
    here = str(Path(pytest_androidbench.__file__).parents[1])
    paths = [here, os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
