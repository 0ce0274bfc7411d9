"""A connection to a client or to the device: read piece by piece, then joined to another one."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final, Protocol, cast

from pytest_androidbench.access.ends import ConnectionEnds
from pytest_androidbench.devices.door.driving import Awaited
from pytest_androidbench.devices.door.frames import length_of, text_of
from pytest_androidbench.errors import AndroidBenchError

LINGER_SECONDS: Final = 1.0
"""What the other side may take to end its own, once we have ended ours."""
HIGH_WATER: Final = 256 * 1024
"""Bytes that may wait for whoever reads piece by piece."""
QUICK_ACK: Final[int | None] = getattr(socket, "TCP_QUICKACK", None)


class ConnectionOver(AndroidBenchError):
    """The other side is gone."""


class TurnedAway(AndroidBenchError):
    """What a client sends is not passed on; it is told these bytes, and the connection ends."""

    def __init__(self, told: bytes, passed: bytes = b"") -> None:
        """Turn a client away.

        Args:
            told: what it gets to hear.
            passed: what the device still gets, as it came before.
        """
        super().__init__("what a client sent was not passed on")
        self.told = told
        self.passed = passed


class Inspector(Protocol):
    """Looks at what a client sends before the device gets it."""

    def look(self, data: bytes) -> bytes:
        """What of all that has come may be passed on now.

        Raises:
            TurnedAway: nothing more is.
        """

    def rest(self) -> bytes:
        """What may be passed on now that the client sends nothing more.

        Raises:
            TurnedAway: nothing is.
        """

    def answered(self) -> None:
        """The device has sent something."""

    def over(self) -> None:
        """The connection has ended."""


class DoorConnection(asyncio.Protocol):
    """One TCP connection of the door's."""

    def __init__(
        self,
        opened: Callable[[DoorConnection], None] | None = None,
        over: Callable[[DoorConnection], None] | None = None,
    ) -> None:
        """Wait to be connected.

        Args:
            opened: called once a client is; None = it is we who connect, to the device.
            over: called when nothing is left of it.
        """
        self._opened = opened
        self._over = over
        self._transport: asyncio.Transport | None = None
        self._socket: socket.socket | None = None
        self._buffer = bytearray()
        self._reader: Awaited | None = None
        self._partner: DoorConnection | None = None
        self._inspector: Inspector | None = None
        self._finishing = False
        self.ended = False
        """Whether the other side sends nothing more."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._socket = transport.get_extra_info("socket")
        assert self._socket is not None
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._acknowledge_quickly()
        if self._opened is not None:
            self._opened(self)

    def _acknowledge_quickly(self) -> None:
        # Clients send head and body in two writes; without this the second waits 40 ms for the
        # delayed acknowledgement of the first. Linux drops the option again by itself.
        if QUICK_ACK is not None and self._socket is not None:
            try:
                self._socket.setsockopt(socket.IPPROTO_TCP, QUICK_ACK, 1)
            except OSError:
                return

    def data_received(self, data: bytes) -> None:
        self._acknowledge_quickly()
        if self._finishing:
            return
        if self._partner is not None:
            self._pass_on(self._partner, data)
            return
        self._buffer += data
        if len(self._buffer) > HIGH_WATER and self._transport is not None:
            self._transport.pause_reading()
        self._wake()

    def eof_received(self) -> bool:
        self.ended = True
        partner = self._partner
        self._wake()
        if partner is not None and not self._finishing:
            self._end_partner(partner)
        if self._finishing and self._transport is not None:
            self._transport.close()
        return not self._finishing

    def connection_lost(self, _error: Exception | None) -> None:
        self.ended = True
        self._transport = None
        self._wake()
        inspector, self._inspector = self._inspector, None
        if inspector is not None:
            inspector.over()
        partner, self._partner = self._partner, None
        if partner is not None:
            partner.finish()
        if self._over is not None:
            self._over(self)

    def pause_writing(self) -> None:
        if self._partner is not None and self._partner._transport is not None:
            self._partner._transport.pause_reading()

    def resume_writing(self) -> None:
        if self._partner is not None and self._partner._transport is not None:
            self._partner._transport.resume_reading()

    @property
    def ends(self) -> ConnectionEnds | None:
        """Where it comes from and where it arrived; None when it is gone already."""
        if self._transport is None:
            return None
        peer = self._transport.get_extra_info("peername")
        ours = self._transport.get_extra_info("sockname")
        return ConnectionEnds(peer=peer, ours=ours) if peer and ours else None

    async def exactly(self, count: int) -> bytes:
        """Read so many bytes.

        Raises:
            ConnectionOver: there are no so many.
        """
        while len(self._buffer) < count:
            if self.ended:
                raise ConnectionOver("the other side ended the connection")
            self._reader = Awaited(loop=asyncio.get_running_loop())
            await self._reader
        data = bytes(self._buffer[:count])
        del self._buffer[:count]
        if self._transport is not None and len(self._buffer) <= HIGH_WATER:
            self._transport.resume_reading()
        return data

    async def text(self) -> str:
        """Read one text behind its length.

        Raises:
            BadFrame: there is none.
            ConnectionOver: the other side is gone.
        """
        return text_of(await self.exactly(length_of(await self.exactly(4))))

    async def gone(self) -> None:
        """Wait until the other side sends nothing more; what it sends until then is dropped."""
        while not self.ended:
            self._buffer.clear()
            self._reader = Awaited(loop=asyncio.get_running_loop())
            await self._reader

    def send(self, data: bytes) -> None:
        """Send bytes; to nobody where the other side is gone."""
        if self._transport is not None and not self._finishing:
            self._transport.write(data)

    def join(self, device: DoorConnection, inspector: Inspector | None) -> None:
        """Pass all on to the device that this client sends, and back, until both have ended.

        Args:
            device: the other connection.
            inspector: looks at what the client sends.
        """
        self.lead_into(device, inspector)
        device.lead_back(self)

    def lead_into(self, device: DoorConnection, inspector: Inspector | None) -> None:
        """Pass all on to the device that this client sends; what comes back is still read here.

        Args:
            device: the other connection.
            inspector: looks at what the client sends.
        """
        self._partner, self._inspector = device, inspector
        self._hand_over(device)

    def lead_back(self, client: DoorConnection) -> None:
        """Pass all on to a client that this device sends."""
        self._partner = client
        self._hand_over(client)
        if client._transport is None:
            self.finish()

    def _hand_over(self, partner: DoorConnection) -> None:
        waiting, self._buffer = bytes(self._buffer), bytearray()
        if self._transport is not None:
            self._transport.resume_reading()
        if waiting:
            self._pass_on(partner, waiting)
        if self.ended:
            self._end_partner(partner)

    def _pass_on(self, partner: DoorConnection, data: bytes) -> None:
        inspector = self._inspector
        if inspector is not None:
            self._inspected(partner, lambda: inspector.look(data))
            return
        if partner._inspector is not None:
            partner._inspector.answered()
        partner.send(data)

    def _inspected(self, partner: DoorConnection, look: Callable[[], bytes]) -> None:
        """Pass on what whoever looks lets pass, or turn the client away."""
        try:
            data = look()
        except TurnedAway as refusal:
            partner.send(refusal.passed)
            partner.finish()
            self.send(refusal.told)
            self.finish()
            return
        if data:
            partner.send(data)

    def _end_partner(self, partner: DoorConnection) -> None:
        """The other side sends nothing more: neither do we, to the partner's."""
        if not self._is_client:
            # A device has no second thoughts.
            if partner._inspector is not None:
                partner._inspector.answered()
            partner.finish()
            return
        if self._inspector is not None:
            self._inspected(partner, self._inspector.rest)
        # To a client that has ended the device may still say something.
        partner._end_writing()

    @property
    def _is_client(self) -> bool:
        return self._opened is not None

    def _end_writing(self) -> None:
        if self._transport is not None and not self._finishing:
            try:
                self._transport.write_eof()
            except (OSError, RuntimeError):
                self._transport.abort()

    def finish(self) -> None:
        """End our side once all is sent; the other side gets a moment to end its own.

        Closing a socket with unread input resets it, and what was just written is lost.
        """
        transport = self._transport
        if transport is None or self._finishing:
            return
        if self.ended:
            self._finishing = True
            transport.close()
            return
        self._end_writing()
        self._finishing = True
        transport.resume_reading()
        asyncio.get_running_loop().call_later(LINGER_SECONDS, transport.close)

    def abort(self) -> None:
        """Cut the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    def _wake(self) -> None:
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.come()
