"""Forwards: local TCP ports whose connections go to services of the phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.access.gate import Admits
from pytest_androidbench.phone.wire.errors import ServiceRefused
from pytest_androidbench.phone.wire.sockets import Listener, SocketStream, bind
from pytest_androidbench.phone.wire.stream import Stream

ServiceOpener = Callable[[str], Callable[[Stream], Coroutine[Any, Any, None]]]

MAX_FORWARDS: Final = 256
_TCP: Final = re.compile(r"tcp:(?:localhost:|127\.0\.0\.1:)?(\d{1,5})")


@dataclass(frozen=True, slots=True, kw_only=True)
class Forward:
    """One forward and the port that is listened on for it."""

    serial: str
    local: str
    remote: str
    listener: Listener


def tcp_port(spec: str) -> int | None:
    """The port of `tcp:PORT`, None for anything else."""
    match = _TCP.fullmatch(spec)
    port = int(match[1]) if match else None
    return port if port is not None and port <= 0xFFFF else None


class Forwards:
    """The forwards of this server."""

    def __init__(self, open_service: ServiceOpener, admits: Admits) -> None:
        self._open_service = open_service
        self._admits = admits
        self._by_local: dict[str, Forward] = {}

    def lines(self, serial: str | None = None) -> str:
        """One line each: serial, local, remote."""
        return "".join(
            f"{f.serial} {f.local} {f.remote}\n"
            for f in self._by_local.values()
            if serial is None or f.serial == serial
        )

    async def add(self, serial: str, spec: str) -> int | None:
        """Begin a forward from `[norebind:]LOCAL;REMOTE`; a port chosen by us is returned.

        Raises:
            ServiceRefused: it cannot be had.
        """
        keep = spec.startswith("norebind:")
        local, separator, remote = spec.removeprefix("norebind:").partition(";")
        port = tcp_port(local)
        if not separator or not remote:
            raise ServiceRefused(f"bad forward: {spec}")
        if port is None:
            raise ServiceRefused(f"cannot bind listener: unsupported local address '{local}'")
        if tcp_port(remote) is None:
            raise ServiceRefused(f"this phone has no sockets but tcp ones: '{remote}'")
        if (old := self._by_local.get(local)) is not None:
            if keep:
                raise ServiceRefused(f"cannot rebind existing socket '{local}'")
            self._by_local[local] = Forward(
                serial=serial, local=local, remote=remote, listener=old.listener
            )
            return None
        if len(self._by_local) >= MAX_FORWARDS:
            raise ServiceRefused("too many forwards")
        return await self._listen(serial, port, remote)

    async def _listen(self, serial: str, port: int, remote: str) -> int | None:
        try:
            bound = bind(port)
        except OSError as error:
            raise ServiceRefused(f"cannot bind listener: {error.strerror}") from error
        local = f"tcp:{bound.getsockname()[1]}"

        async def carry(stream: SocketStream) -> None:
            # Looked up for each connection: a rebind changes where the port leads.
            forward = self._by_local.get(local)
            if forward is not None:
                await self._open_service(forward.remote)(stream)

        listener = Listener(carry, bound, self._admits)
        self._by_local[local] = Forward(
            serial=serial, local=local, remote=remote, listener=listener
        )
        await listener.start()
        return None if port else listener.port

    def remove(self, local: str) -> None:
        """End one forward.

        Raises:
            ServiceRefused: there is none from `local`.
        """
        forward = self._by_local.pop(local, None)
        if forward is None:
            raise ServiceRefused(f"listener '{local}' not found")
        forward.listener.stop()

    def drop_connections(self) -> None:
        """Cut every connection that goes over a forward."""
        for forward in self._by_local.values():
            forward.listener.drop_connections()

    def remove_all(self, serial: str | None = None) -> None:
        """End the forwards of a device, or all."""
        for forward in list(self._by_local.values()):
            if serial is None or forward.serial == serial:
                self.remove(forward.local)
