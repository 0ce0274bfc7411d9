"""The smart-socket server: one request, or a transport and then one service, a connection."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Awaitable, Callable
from typing import Final

from pytest_androidbench.phone.wire.errors import ServiceRefused
from pytest_androidbench.phone.wire.features import ADB_VERSION, device_features
from pytest_androidbench.phone.wire.host.forwards import Forwards, ServiceOpener
from pytest_androidbench.phone.wire.host.frames import OKAY, block, fail, read_request
from pytest_androidbench.phone.wire.host.request import (
    HostRequest,
    Target,
    TransportRequest,
    parse,
)
from pytest_androidbench.phone.wire.host.roster import Roster
from pytest_androidbench.phone.wire.reserving import PRESENT, RESERVE, Reservation
from pytest_androidbench.phone.wire.stream import Stream

_NOT_OURS: Final = frozenset({"mdns:check", "mdns:services"})


class HostServer:
    """Answers clients as an adb server with this one phone attached would."""

    def __init__(
        self, roster: Roster, open_service: ServiceOpener, reservation: Reservation
    ) -> None:
        self._roster = roster
        self._open_service = open_service
        self._reservation = reservation
        self.forwards = Forwards(open_service, reservation.admits)
        self._features = device_features(os.getpid())
        self._answers: dict[str, Callable[[Target], str]] = {
            "version": lambda _: f"{ADB_VERSION:04x}",
            "devices": lambda _: roster.short(),
            "devices-l": lambda _: roster.long(),
            "host-features": lambda _: self._features,
            "list-forward": lambda _: self.forwards.lines(),
            "features": self._of_device(lambda _: self._features),
            "get-state": self._of_device(lambda _: "device"),
            "get-serialno": self._of_device(lambda serial: serial),
            "get-devpath": self._of_device(lambda _: "unknown"),
            "reconnect": self._of_device(lambda serial: f"reconnecting {serial} [device]\n"),
            "reconnect-offline": lambda _: "",
        }
        self._prefixes: tuple[
            tuple[str, Callable[[Stream, HostRequest, str], Awaitable[None]]], ...
        ]
        self._prefixes = (
            ("forward:", self._forward),
            ("killforward:", self._kill_forward),
            ("wait-for-", self._wait_for),
            ("connect:", self._connect),
            ("disconnect:", self._disconnect),
            ("emulator:", self._emulator),
        )

    def _of_device(self, answer: Callable[[str], str]) -> Callable[[Target], str]:
        return lambda target: answer(self._roster.find(target).serial)

    async def serve(self, stream: Stream) -> None:
        """Serve one connection."""
        try:
            text = await self._first(stream)
            if text.startswith(RESERVE):
                await self._reservation.hold(stream, text.removeprefix(RESERVE))
                return
            request = parse(text, self._roster.serials)
            if isinstance(request, TransportRequest):
                await self._transport(stream, request)
            else:
                await self._answer(stream, request)
        except ServiceRefused as refusal:
            await stream.write(fail(refusal.reason))
        finally:
            self._reservation.forget(stream)

    async def _first(self, stream: Stream) -> str:
        """The first request, once it is known that this connection is served."""
        text = await read_request(stream)
        if text.startswith(PRESENT):
            self._reservation.present(stream, text.removeprefix(PRESENT))
            await stream.write(OKAY)
            text = await read_request(stream)
        self._reservation.check(stream)
        return text

    async def _transport(self, stream: Stream, request: TransportRequest) -> None:
        listed = self._roster.find(request.target)
        number = struct.pack("<Q", listed.transport_id) if request.tells_id else b""
        await stream.write(OKAY + number)
        name = await read_request(stream)
        if name.startswith("host"):
            # Old clients ask the server itself on a connection that has a device already.
            await self._answer(stream, HostRequest(target=request.target, command=_command(name)))
            return
        handler = self._open_service(name)
        await stream.write(OKAY)
        await handler(stream)

    async def _answer(self, stream: Stream, request: HostRequest) -> None:
        command = request.command
        if (answer := self._answers.get(command)) is not None:
            await stream.write(OKAY + block(answer(request.target)))
            return
        if command == "kill":
            # Clients restart servers they are unhappy with; this one belongs to the phone.
            await stream.write(OKAY)
        elif command in {"track-devices", "track-devices-l"}:
            await self._track(stream, long=command.endswith("-l"))
        elif command == "killforward-all":
            self.forwards.remove_all()
            await stream.write(OKAY + OKAY)
        elif command in _NOT_OURS:
            await stream.write(OKAY + block("ERROR: mdns discovery disabled"))
        else:
            await self._prefixed(stream, request)

    async def _prefixed(self, stream: Stream, request: HostRequest) -> None:
        for prefix, method in self._prefixes:
            if request.command.startswith(prefix):
                await method(stream, request, request.command[len(prefix) :])
                return
        raise ServiceRefused("unknown host service")

    async def _track(self, stream: Stream, *, long: bool) -> None:
        await stream.write(OKAY)
        gone = asyncio.ensure_future(stream.read())
        try:
            while not gone.done():
                text = self._roster.long() if long else self._roster.short()
                await stream.write(block(text))
                changed = asyncio.ensure_future(self._roster.changed())
                await asyncio.wait({gone, changed}, return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
        finally:
            gone.cancel()

    async def _forward(self, stream: Stream, request: HostRequest, spec: str) -> None:
        listed = self._roster.find(request.target)
        port = await self.forwards.add(listed.serial, spec)
        # The first OKAY takes the request, the second says that it is done.
        await stream.write(OKAY + OKAY + (block(str(port)) if port is not None else b""))

    async def _kill_forward(self, stream: Stream, _request: HostRequest, local: str) -> None:
        self.forwards.remove(local)
        await stream.write(OKAY + OKAY)

    async def _wait_for(self, stream: Stream, request: HostRequest, words: str) -> None:
        transport, _, state = words.partition("-")
        if transport not in {"any", "local", "usb"}:
            raise ServiceRefused(f"unknown transport '{transport}'")
        await stream.write(OKAY)
        while not self._satisfied(request.target, transport, state):
            changed = asyncio.ensure_future(self._roster.changed())
            gone = asyncio.ensure_future(stream.read())
            await asyncio.wait({gone, changed}, return_when=asyncio.FIRST_COMPLETED)
            left = gone.done()
            gone.cancel()
            changed.cancel()
            if left:
                return
        await stream.write(OKAY)

    def _satisfied(self, target: Target, transport: str, state: str) -> bool:
        if transport == "usb":
            return state == "disconnect"
        if target.kind == "serial":
            present = target.name in self._roster.serials
            return present == (state != "disconnect") and state in {"device", "any", "disconnect"}
        return state in {"device", "any"}

    async def _connect(self, stream: Stream, _request: HostRequest, address: str) -> None:
        await stream.write(OKAY + block(self._roster.connect(address)))

    async def _disconnect(self, stream: Stream, _request: HostRequest, address: str) -> None:
        await stream.write(OKAY + block(self._roster.disconnect(address)))

    async def _emulator(self, _stream: Stream, _request: HostRequest, _port: str) -> None:
        """Emulators announce themselves and read no answer; one phone is all we list."""


def _command(name: str) -> str:
    return name.partition(":")[2]
