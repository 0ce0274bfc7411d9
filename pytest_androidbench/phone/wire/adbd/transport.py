"""One host's connection to the phone, carrying many streams."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from pytest_androidbench.phone.wire.adbd import packets
from pytest_androidbench.phone.wire.adbd.packets import PacketHeader
from pytest_androidbench.phone.wire.errors import (
    ProtocolError,
    ServiceRefused,
    StreamClosed,
    WireError,
)
from pytest_androidbench.phone.wire.sockets import SocketStream, report
from pytest_androidbench.phone.wire.stream import Stream

Handler = Callable[[Stream], Coroutine[Any, Any, None]]
ServiceOpener = Callable[[str], Handler]

MAX_STREAMS: Final = 512
MIN_PAYLOAD: Final = 4096


class CarriedStream(Stream):
    """A stream within a transport; each piece of data waits for the host's go-ahead."""

    def __init__(self, transport: Transport, local_id: int, remote_id: int) -> None:
        super().__init__()
        self._transport = transport
        self.local_id = local_id
        self.remote_id = remote_id
        self._ready = asyncio.Event()
        self._ready.set()
        self._writing = asyncio.Lock()
        self._owes_okay = False
        self._closed = False

    def throttle(self, *, full: bool) -> None:
        if not full and self._owes_okay and not self._closed:
            self._owes_okay = False
            self._transport.send(packets.OKAY, self.local_id, self.remote_id)

    def take(self, data: bytes) -> None:
        """Take in data and let the host send more, unless the reader lags behind."""
        self.feed(data)
        if self._full:
            self._owes_okay = True
        else:
            self._transport.send(packets.OKAY, self.local_id, self.remote_id)

    def go_ahead(self) -> None:
        """Take in that the host has read what was sent."""
        self._ready.set()

    async def write(self, data: bytes) -> None:
        async with self._writing:
            for start in range(0, len(data), self._transport.max_payload):
                await self._ready.wait()
                if self._closed:
                    raise StreamClosed
                self._ready.clear()
                part = data[start : start + self._transport.max_payload]
                self._transport.send(packets.WRTE, self.local_id, self.remote_id, part)
                await self._transport.drain()

    def close(self) -> None:
        if not self._closed:
            self._transport.send(packets.CLSE, self.local_id, self.remote_id)
            self.cut()

    def cut(self) -> None:
        """End the stream without a word: the host closed it, or is gone."""
        self._closed = True
        self._ready.set()
        self._transport.forget(self)
        self.feed_end()


class Transport:
    """Answers one host; every opened service runs as a task of its own."""

    def __init__(self, carrier: SocketStream, banner: str, open_service: ServiceOpener) -> None:
        self._carrier = carrier
        self._banner = banner
        self._open_service = open_service
        self._streams: dict[int, CarriedStream] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._next_id = 1
        self._summed = True
        self._connected = False
        self.max_payload = MIN_PAYLOAD

    async def serve(self) -> None:
        """Read messages until the host leaves."""
        try:
            while True:
                header = packets.unpack(await self._carrier.read_exactly(packets.HEADER.size))
                data = await self._carrier.read_exactly(header.size)
                self._handle(header, data)
                await self._carrier.drain()
        finally:
            for stream in list(self._streams.values()):
                stream.cut()
            for task in list(self._tasks):
                task.cancel()

    def send(self, command: int, first: int, second: int, data: bytes = b"") -> None:
        """Send one message."""
        self._carrier.post(packets.pack(command, first, second, data, summed=self._summed))

    async def drain(self) -> None:
        """Wait while the host is slow to read."""
        await self._carrier.drain()

    def forget(self, stream: CarriedStream) -> None:
        """Take a closed stream off the list."""
        self._streams.pop(stream.local_id, None)

    def _handle(self, header: PacketHeader, data: bytes) -> None:
        if header.command == packets.CNXN:
            self._connect(header)
        elif not self._connected:
            raise ProtocolError("a message before the connection was made")
        elif header.command == packets.OPEN:
            self._open(header, data)
        elif (stream := self._stream(header)) is None:
            if header.command == packets.WRTE:
                self.send(packets.CLSE, 0, header.first)
        elif header.command == packets.WRTE:
            stream.take(data)
        elif header.command == packets.OKAY:
            stream.go_ahead()
        elif header.command == packets.CLSE:
            stream.cut()

    def _stream(self, header: PacketHeader) -> CarriedStream | None:
        stream = self._streams.get(header.second)
        return stream if stream is not None and stream.remote_id == header.first else None

    def _connect(self, header: PacketHeader) -> None:
        version = min(header.first, packets.VERSION)
        self._summed = version < packets.VERSION
        self.max_payload = min(max(header.second, MIN_PAYLOAD), packets.MAX_DATA)
        for stream in list(self._streams.values()):
            stream.cut()
        self._connected = True
        self.send(packets.CNXN, version, packets.MAX_DATA, self._banner.encode())

    def _open(self, header: PacketHeader, data: bytes) -> None:
        name = data.rstrip(b"\0").decode("utf-8", "surrogateescape")
        try:
            if len(self._streams) >= MAX_STREAMS or not header.first:
                raise ServiceRefused
            handler = self._open_service(name)
        except ServiceRefused:
            self.send(packets.CLSE, 0, header.first)
            return
        stream = CarriedStream(self, self._next_id, header.first)
        self._next_id += 1
        self._streams[stream.local_id] = stream
        self.send(packets.OKAY, stream.local_id, stream.remote_id)
        task = asyncio.get_running_loop().create_task(self._run(stream, handler))
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def _run(self, stream: CarriedStream, handler: Handler) -> None:
        try:
            await handler(stream)
        except WireError:
            return
        finally:
            stream.close()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            report(error)
