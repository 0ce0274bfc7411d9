"""The door's process: `python -m pytest_androidbench.devices.door.program FD [USERS]`.

FD is a descriptor that was inherited, a stream to the worker; the door ends when that does. USERS
are numbers of users to let in beside its own and root, as in `1000,1001`, or `any`.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections import deque
from typing import Any, Final, assert_never, cast

import msgspec

from pytest_androidbench.access.gate import Gate
from pytest_androidbench.access.notices import Notices
from pytest_androidbench.access.peers import Peers
from pytest_androidbench.devices.door.forwards import BACKLOG, bind
from pytest_androidbench.devices.door.messages import (
    BeginTurn,
    DoorMessage,
    EndTurn,
    LeadTo,
    Listens,
    Obeyed,
    Order,
    Relax,
    Spend,
)
from pytest_androidbench.devices.door.server import DoorServer
from pytest_androidbench.devices.door.turnstile import Turnstile
from pytest_androidbench.devices.door.upstream import DevicePlace, Upstream

_ORDERS: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Order)


class WorkerLine(asyncio.Protocol):
    """The door's end of the stream to its worker."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._encoder = msgspec.json.Encoder()
        self._waiting: list[DoorMessage] = []
        self._orders: deque[Order] = deque()
        self._news = asyncio.Event()
        self._over = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        self._orders.extend(_ORDERS.decode(line) for line in lines)
        self._news.set()

    def connection_lost(self, _error: Exception | None) -> None:
        self._over = True
        self._news.set()

    def tell(self, message: DoorMessage) -> None:
        """Tell the worker something, once what is being done now is done.

        A request goes to the device first: nobody waits for the worker. It is told before an
        answer of the device's can have come.
        """
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting.append(message)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        if self._transport is not None:
            lines = [self._encoder.encode(message) for message in waiting]
            self._transport.write(b"\n".join([*lines, b""]))

    async def order(self) -> Order | None:
        """The next order; None when the worker is gone."""
        while not self._orders:
            if self._over:
                return None
            self._news.clear()
            await self._news.wait()
        return self._orders.popleft()


async def serve(worker: socket.socket, others: frozenset[int] | None) -> None:
    """Be a door until the worker closes the stream."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(WorkerLine, sock=worker)
    peers = Peers.open()
    gate = Gate(peers, others, Notices().tell, "door")
    upstream, turnstile = Upstream(), Turnstile(line.tell)
    server = DoorServer(upstream, turnstile, gate.admits)
    bound = bind()
    port: int = bound.getsockname()[1]
    await loop.create_server(server.at_port, sock=bound, backlog=BACKLOG)
    line.tell(Listens(port=port))
    # Everything made so far stays; the collector need not look at it again.
    gc.collect()
    gc.freeze()
    while (order := await line.order()) is not None:
        await _obey(order, upstream, turnstile, server)
        line.tell(Obeyed())


async def _obey(order: Order, upstream: Upstream, turnstile: Turnstile, server: DoorServer) -> None:
    match order:
        case LeadTo(host=host, port=port, serial=serial, token=token):
            server.forwards.remove_all()
            turnstile.relax()
            await upstream.lead_to(DevicePlace(host=host, port=port, serial=serial, token=token))
            upstream.open_spare()
        case Relax():
            # As on a device that is restored: another agent's are gone.
            server.forwards.remove_all()
            turnstile.relax()
        case BeginTurn():
            turnstile.begin(order)
        case Spend(steps=steps):
            turnstile.spend(steps)
        case EndTurn():
            turnstile.end()
        case _:
            assert_never(order)


def main(arguments: list[str]) -> None:
    """Run the door that a command line describes."""
    users = arguments[1] if len(arguments) > 1 else ""
    others = None if users == "any" else frozenset(map(int, filter(None, users.split(","))))
    asyncio.run(serve(socket.socket(fileno=int(arguments[0])), others))


if __name__ == "__main__":
    main(sys.argv[1:])
