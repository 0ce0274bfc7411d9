"""Forwards: ports of this machine, opened by the door itself, that lead through it."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.devices.door.frames import DoorRefusal

LOOPBACK: Final = "127.0.0.1"
BACKLOG: Final = 256
MOST_FORWARDS: Final = 64
_TCP: Final = re.compile(r"tcp:(?:localhost:|127\.0\.0\.1:)?(\d{1,5})")


@dataclass(slots=True, kw_only=True)
class OpenForward:
    """One forward; where it leads may change."""

    local: str
    remote: str
    server: asyncio.Server


class DoorForwards:
    """The forwards that agents have asked for."""

    def __init__(self, serve: Callable[[str], Callable[[], asyncio.Protocol]]) -> None:
        """Begin without any.

        Args:
            serve: makes what serves each connection of a forward, which is asked by its name
                where it leads.
        """
        self._serve = serve
        self._open: dict[str, OpenForward] = {}

    def remote(self, local: str) -> str:
        """Where a forward leads now; "" where there is none any more."""
        forward = self._open.get(local)
        return forward.remote if forward is not None else ""

    def lines(self, serial: str) -> str:
        """One line each: serial, local, remote."""
        return "".join(f"{serial} {one.local} {one.remote}\n" for one in self._open.values())

    async def add(self, spec: str) -> int | None:
        """Begin a forward from `[norebind:]LOCAL;REMOTE`; a port chosen here is returned.

        Raises:
            DoorRefusal: it cannot be had.
        """
        keeps = spec.startswith("norebind:")
        local, separator, remote = spec.removeprefix("norebind:").partition(";")
        port = _port_of(local)
        if not separator or not remote:
            raise DoorRefusal(f"bad forward: {spec}")
        if port is None:
            raise DoorRefusal(f"cannot bind listener: '{local}' is no tcp port")
        known = self._open.get(f"tcp:{port}")
        if known is not None:
            if keeps:
                raise DoorRefusal(f"cannot bind listener: '{local}' is forwarded already")
            known.remote = remote
            return None
        if len(self._open) >= MOST_FORWARDS:
            raise DoorRefusal("too many forwards")
        return await self._listen(port, remote)

    async def _listen(self, port: int, remote: str) -> int | None:
        try:
            bound = bind(port)
        except OSError as error:
            raise DoorRefusal(f"cannot bind listener: {error.strerror}") from error
        taken: int = bound.getsockname()[1]
        local = f"tcp:{taken}"
        loop = asyncio.get_running_loop()
        server = await loop.create_server(self._serve(local), sock=bound, backlog=BACKLOG)
        self._open[local] = OpenForward(local=local, remote=remote, server=server)
        return None if port else taken

    def remove(self, local: str) -> None:
        """End one forward; connections over it go on.

        Raises:
            DoorRefusal: there is none from `local`.
        """
        forward = self._open.pop(f"tcp:{_port_of(local)}", None)
        if forward is None:
            raise DoorRefusal(f"listener '{local}' not found")
        forward.server.close()

    def remove_all(self) -> None:
        """End them all."""
        for local in list(self._open):
            self.remove(local)


def _port_of(spec: str) -> int | None:
    """The port of `tcp:PORT`, None for anything else."""
    match = _TCP.fullmatch(spec)
    port = int(match[1]) if match else None
    return port if port is not None and port <= 0xFFFF else None


def bind(port: int = 0) -> socket.socket:
    """Listen at a port of this machine alone; 0 takes a free one.

    Raises:
        OSError: somebody else has it.
    """
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if port:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((LOOPBACK, port))
        bound.listen(BACKLOG)
        bound.setblocking(False)
    except OSError:
        bound.close()
        raise
    return bound
