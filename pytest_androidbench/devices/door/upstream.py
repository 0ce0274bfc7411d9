"""The adb server behind the door: how it is reached, and as whom."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.devices.door.connection import ConnectionOver, DoorConnection
from pytest_androidbench.devices.door.frames import FAIL, OKAY, BadFrame, DoorRefusal, block
from pytest_androidbench.devices.door.listing import number_in

PRESENT: Final = "host:androidbench-token:"
"""Begins the request by which a simulated phone knows its worker's connections."""
VERSION: Final = "0029"
"""Of the protocol, as adb 1.0.41 tells it; what is told where the server does not answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DevicePlace:
    """A device, at an adb server."""

    host: str
    port: int
    serial: str
    token: str = ""
    """What a simulated phone is told on each connection; "" = the server knows no such thing."""


class Upstream:
    """Opens connections to the server of one device, and one ahead of its use."""

    def __init__(self) -> None:
        self._target: DevicePlace | None = None
        self._spare: DoorConnection | None = None
        self._opening: asyncio.Task[None] | None = None
        self.version = VERSION
        self.number = 0
        """Of the device's transport, as it was last told; 0 = it is not known."""

    @property
    def serial(self) -> str:
        """Of the device; "" = there is none."""
        return self._target.serial if self._target is not None else ""

    async def lead_to(self, target: DevicePlace) -> None:
        """Lead to another device from now on, or to the same one, started anew."""
        self._drop_spare()
        self._target = target
        self.version, self.number = VERSION, 0
        with suppress(DoorRefusal, ConnectionOver, BadFrame):
            self.version = await self.told("host:version")
            await self.find_number()

    async def find_number(self) -> None:
        """Ask for the number of the device's transport.

        Raises:
            DoorRefusal, ConnectionOver, BadFrame: the server does not tell.
        """
        self.number = number_in(await self.told("host:devices-l"), self.serial)

    async def told(self, request: str) -> str:
        """The text that the server answers a request with.

        Raises:
            DoorRefusal: it refuses.
            ConnectionOver, BadFrame: it does not answer.
        """
        connection = await self.asked(request)
        try:
            return await connection.text()
        finally:
            connection.abort()

    async def asked(self, request: str) -> DoorConnection:
        """A connection on which the server has said OKAY to a request.

        Raises:
            DoorRefusal: it refuses; the text is its own.
            ConnectionOver, BadFrame: it does not answer.
        """
        connection = await self._connected()
        assert self._target is not None
        try:
            if self.takes_ahead:
                connection.send(block(PRESENT + self._target.token) + block(request))
                await self.okay(connection)
                await self.okay(connection)
            else:
                await self.ask(connection, request)
        except BaseException:
            connection.abort()
            raise
        return connection

    async def ask(self, connection: DoorConnection, request: str) -> None:
        """Have the server say OKAY to one more request on a connection.

        Raises:
            DoorRefusal: it refuses; the text is its own.
            ConnectionOver, BadFrame: it does not answer.
        """
        connection.send(block(request))
        await self.okay(connection)

    async def okay(self, connection: DoorConnection) -> None:
        """Have the server say OKAY to what it was asked.

        Raises:
            DoorRefusal: it refuses; the text is its own.
            ConnectionOver, BadFrame: it does not answer.
        """
        answer = await connection.exactly(4)
        if answer == FAIL:
            raise DoorRefusal(await connection.text())
        if answer != OKAY:
            raise BadFrame(f"an adb server answered {answer!r}")

    async def service(self, name: str) -> DoorConnection:
        """A connection to a service of the device, which has said OKAY.

        Raises:
            DoorRefusal: it cannot be had; the text says why.
            ConnectionOver, BadFrame: the server does not answer.
        """
        spare = await self._take_spare()
        if spare is not None:
            try:
                return await self._opened(spare, name)
            except ConnectionOver:
                # It had gone stale, as when the device was away; nothing was done.
                pass
        return await self._opened(await self._transport(), name)

    @property
    def takes_ahead(self) -> bool:
        """Whether the server waits for what is sent before it has said OKAY.

        A phone does; an adb server forgets it.
        """
        return self._target is not None and bool(self._target.token)

    async def begin_service(self, name: str) -> DoorConnection:
        """A connection on which a service was asked for, and nothing has been said to it yet.

        Raises:
            DoorRefusal: the device cannot be had; the text says why.
            ConnectionOver, BadFrame: the server does not answer.
        """
        connection = await self._take_spare() or await self._transport()
        connection.send(block(name))
        return connection

    async def _transport(self) -> DoorConnection:
        return await self.asked(f"host:transport:{self.serial}")

    async def _take_spare(self) -> DoorConnection | None:
        if self._opening is not None:
            await asyncio.wait([self._opening])
        spare, self._spare = self._spare, None
        return spare if spare is not None and not spare.ended else None

    async def _opened(self, transport: DoorConnection, name: str) -> DoorConnection:
        try:
            await self.ask(transport, name)
        except BaseException:
            transport.abort()
            raise
        return transport

    def open_spare(self) -> None:
        """Open a connection ahead, if there is none: the next client is served sooner."""
        if self._spare is None and self._opening is None and self._target is not None:
            self._opening = asyncio.get_running_loop().create_task(self._open_spare())

    async def _open_spare(self) -> None:
        target = self._target
        try:
            # Whatever is wrong is told to whoever asks next.
            with suppress(DoorRefusal, ConnectionOver, BadFrame):
                spare = await self._transport()
                if target is self._target:
                    self._spare = spare
                else:
                    spare.abort()
        finally:
            self._opening = None

    def _drop_spare(self) -> None:
        spare, self._spare = self._spare, None
        if spare is not None:
            spare.abort()

    async def _connected(self) -> DoorConnection:
        target = self._target
        if target is None:
            raise DoorRefusal("no devices/emulators found")
        loop = asyncio.get_running_loop()
        try:
            _, connection = await loop.create_connection(DoorConnection, target.host, target.port)
        except OSError as error:
            raise DoorRefusal(f"device '{target.serial}' not found") from error
        return connection
