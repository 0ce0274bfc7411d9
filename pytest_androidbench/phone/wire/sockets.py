"""Streams over TCP, and servers that run one coroutine per connection."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final, cast

from pytest_androidbench.access.ends import ConnectionEnds
from pytest_androidbench.access.gate import Admits
from pytest_androidbench.phone.wire.errors import StreamClosed, WireError
from pytest_androidbench.phone.wire.stream import Stream

LOOPBACK: Final = "127.0.0.1"
LINGER_SECONDS: Final = 1.0
STOP_SECONDS: Final = 2.0
BACKLOG: Final = 256
MOST_OPEN: Final = 1024
"""Connections are refused from here on, by their descriptor. asyncio accepts a whole backlog before
we see the first of them, so the process may open several times as many (`wall/limits.py`)."""
QUICK_ACK: Final[int | None] = getattr(socket, "TCP_QUICKACK", None)

Handler = Callable[["SocketStream"], Coroutine[Any, Any, None]]


class SocketStream(Stream, asyncio.Protocol):
    """A TCP connection as a stream."""

    def __init__(self, opened: Callable[[SocketStream], None] | None = None) -> None:
        super().__init__()
        self._opened = opened
        self._transport: asyncio.Transport | None = None
        self._socket: socket.socket | None = None
        self._drained: asyncio.Future[None] | None = None
        self._paused = False
        self._closing = False
        self._linger: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._socket = transport.get_extra_info("socket")
        if self._socket is not None:
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._acknowledge_quickly()
        if self._opened is not None:
            self._opened(self)

    def _acknowledge_quickly(self) -> None:
        # Clients send header and body in two writes; without this the second waits 40 ms for
        # the delayed acknowledgement of the first. Linux drops the option again by itself.
        if QUICK_ACK is not None and self._socket is not None:
            try:
                self._socket.setsockopt(socket.IPPROTO_TCP, QUICK_ACK, 1)
            except OSError:
                return

    def data_received(self, data: bytes) -> None:
        self._acknowledge_quickly()
        if not self._closing:
            self.feed(data)

    def eof_received(self) -> bool:
        self.feed_end()
        if self._closing and self._transport is not None:
            self._transport.close()
        return not self._closing

    def connection_lost(self, _error: Exception | None) -> None:
        if self._linger is not None:
            self._linger.cancel()
        self._transport = None
        self._resume()
        self.feed_end()

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        self._resume()

    def _resume(self) -> None:
        drained, self._drained = self._drained, None
        if drained is not None and not drained.done():
            drained.set_result(None)

    def throttle(self, *, full: bool) -> None:
        if self._transport is None or self._closing:
            return
        if full:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    @property
    def is_one_too_many(self) -> bool:
        """Whether so much is open that what we need ourselves might soon not be."""
        return self._socket is not None and self._socket.fileno() >= MOST_OPEN

    @property
    def ends(self) -> ConnectionEnds | None:
        """Where the connection comes from and where it arrived; None when it is gone already."""
        if self._transport is None:
            return None
        peer = self._transport.get_extra_info("peername")
        ours = self._transport.get_extra_info("sockname")
        return ConnectionEnds(peer=peer, ours=ours) if peer and ours else None

    @property
    def lost(self) -> bool:
        """Whether nothing can be written any more."""
        return self._transport is None or self._transport.is_closing()

    def post(self, data: bytes) -> None:
        """Send without waiting; what cannot be sent any more is dropped."""
        if self._transport is not None and not self._closing:
            self._transport.write(data)

    async def write(self, data: bytes) -> None:
        if self._transport is None or self._closing or self._transport.is_closing():
            raise StreamClosed
        self._transport.write(data)
        await self.drain()

    async def drain(self) -> None:
        """Wait while the other side is slow to read."""
        while self._paused and self._transport is not None:
            if self._drained is None:
                self._drained = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._drained)

    def close(self) -> None:
        """End our side; the other side gets a moment to end its own.

        Closing a socket with unread input resets it, and what was just written is lost.
        """
        transport = self._transport
        if transport is None or self._closing:
            return
        self._closing = True
        if self._ended:
            transport.close()
            return
        try:
            transport.write_eof()
            transport.resume_reading()
        except (OSError, RuntimeError):
            transport.abort()
            return
        self._linger = asyncio.get_running_loop().call_later(LINGER_SECONDS, transport.close)

    def abort(self) -> None:
        """Cut the connection at once."""
        if self._transport is not None:
            self._transport.abort()


class Listener:
    """A TCP server that runs `handler` for each connection let in, and knows them all."""

    def __init__(self, handler: Handler, bound: socket.socket, admits: Admits) -> None:
        self.port: int = bound.getsockname()[1]
        self._handler = handler
        self._admits = admits
        self._bound = bound
        self._server: asyncio.Server | None = None
        self._tasks: dict[asyncio.Task[None], SocketStream] = {}

    async def start(self) -> None:
        """Begin to accept connections."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: SocketStream(self._accept), sock=self._bound, backlog=BACKLOG
        )

    def _accept(self, stream: SocketStream) -> None:
        ends = stream.ends
        if stream.is_one_too_many or ends is None or not self._admits(ends):
            stream.abort()
            return
        task = asyncio.get_running_loop().create_task(self._run(stream))
        self._tasks[task] = stream
        task.add_done_callback(self._forget)

    async def _run(self, stream: SocketStream) -> None:
        try:
            await self._handler(stream)
        except WireError:
            return
        finally:
            stream.close()

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            report(error)

    def drop_connections(self, kept: Callable[[SocketStream], bool] = lambda _: False) -> None:
        """Cut every open connection but those that are `kept`."""
        for task, stream in list(self._tasks.items()):
            if not kept(stream):
                task.cancel()
                stream.abort()

    def stop(self) -> None:
        """Accept no more connections and cut the open ones."""
        if self._server is not None:
            self._server.close()
        self._bound.close()
        self.drop_connections()

    async def stopped(self) -> None:
        """Stop, and wait until every connection is gone."""
        tasks = list(self._tasks)
        self.stop()
        if tasks:
            await asyncio.wait(tasks, timeout=STOP_SECONDS)
        # What was cut is closed by calls already queued in the loop.
        await asyncio.sleep(0)


def report(error: BaseException) -> None:
    """Write what ended a connection unexpectedly to standard error."""
    import traceback  # noqa: PLC0415 - seldom needed

    text = "".join(traceback.format_exception(error))
    sys.stderr.write(f"a connection was closed by an internal error\n{text}")
    sys.stderr.flush()


def bind(port: int, address: str = LOOPBACK) -> socket.socket:
    """Take a port, of this machine alone unless told otherwise; 0 takes a free one.

    Raises:
        OSError: somebody else has it.
    """
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if port:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((address, port))
        # Connections inherit it: without it those of one phone keep the port from the next one.
        # A free port is chosen before, as with it the choice may fall on one that is in use.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Listening at once: until then others could bind the same port too.
        bound.listen(BACKLOG)
        bound.setblocking(False)
    except OSError:
        bound.close()
        raise
    return bound


async def connect(port: int) -> SocketStream:
    """Open a connection to a loopback port.

    Raises:
        OSError: nobody listens there.
    """
    loop = asyncio.get_running_loop()
    _, stream = await loop.create_connection(SocketStream, LOOPBACK, port)
    return stream
