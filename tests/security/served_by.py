"""Serves "hello" as another user: `served_by.py USER WAY`; prints port and way."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable

from pytest_androidbench.access.diagnosis import SocketDiagnosis
from pytest_androidbench.access.ends import Way
from pytest_androidbench.access.gate import Gate
from pytest_androidbench.access.notices import Notices
from pytest_androidbench.access.peers import Peers
from pytest_androidbench.access.table import SocketTable
from pytest_androidbench.phone.wire.sockets import Listener, SocketStream, bind

WAYS: dict[str, Callable[[], Way]] = {"netlink": SocketDiagnosis, "proc": SocketTable}


async def hello(stream: SocketStream) -> None:
    """Greet whoever was let in."""
    await stream.write(b"hello")


async def serve(way: str) -> None:
    """Serve until standard input ends."""
    peers = Peers.open((WAYS[way],))
    gate = Gate(peers, frozenset(), Notices().tell)
    listener = Listener(hello, bind(0), gate.admits)
    await listener.start()
    sys.stdout.write(f"{listener.port} {peers.way}\n")
    sys.stdout.flush()
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(sys.stdin, ended.set)
    await ended.wait()
    await listener.stopped()


if __name__ == "__main__":
    user = int(sys.argv[1])
    os.setgroups([])
    os.setgid(user)
    os.setuid(user)
    asyncio.run(serve(sys.argv[2]))
