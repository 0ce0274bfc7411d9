"""Reverses: TCP ports of the phone whose connections go to ports of the client's machine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.wire.errors import ServiceRefused
from pytest_androidbench.phone.wire.host.frames import OKAY, block, fail
from pytest_androidbench.phone.wire.sockets import connect
from pytest_androidbench.phone.wire.stream import Stream, join

FIRST_FREE_PORT: Final = 40_000
MAX_REVERSES: Final = 256
_TCP: Final = re.compile(r"tcp:(\d{1,5})")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reverse:
    """One port of the phone and where its connections go."""

    remote: str
    local: str


def _port(spec: str, *, lowest: int) -> int:
    match = _TCP.fullmatch(spec)
    port = int(match[1]) if match else -1
    if not lowest <= port <= 0xFFFF:
        raise ServiceRefused(f"only tcp ports can be reversed, not '{spec}'")
    return port


class Reverses:
    """The reverses of the phone, by its ports."""

    def __init__(self, *, refused: bool = False) -> None:
        """Keep none yet.

        Args:
            refused: make none. Their connections are made in the name of the phone's user, and
                not in that of the client who asked for them.
        """
        self._by_port: dict[int, Reverse] = {}
        self._refused = refused

    async def answer(self, stream: Stream, command: str) -> None:
        """Carry out what came after `reverse:`."""
        try:
            reply = self._reply(command)
        except ServiceRefused as refusal:
            reply = fail(refusal.reason)
        await stream.write(reply)

    def _reply(self, command: str) -> bytes:
        name, _, rest = command.partition(":")
        if name == "list-forward":
            # The one request that is answered without a second OKAY.
            return block("".join(f"host-1 {r.remote} {r.local}\n" for r in self._by_port.values()))
        if name == "forward":
            return OKAY + self._add(rest)
        if name == "killforward-all":
            self._by_port.clear()
            return OKAY
        if name == "killforward":
            if self._by_port.pop(_port(rest, lowest=1), None) is None:
                raise ServiceRefused(f"listener '{rest}' not found")
            return OKAY
        raise ServiceRefused("unknown reverse command")

    def _add(self, spec: str) -> bytes:
        if self._refused:
            raise ServiceRefused("no reverses: others than the phone's user were let in")
        keep = spec.startswith("norebind:")
        remote, _, local = spec.removeprefix("norebind:").partition(";")
        port = _port(remote, lowest=0)
        _port(local, lowest=1)
        if port and keep and port in self._by_port:
            raise ServiceRefused(f"cannot rebind existing socket '{remote}'")
        if port not in self._by_port and len(self._by_port) >= MAX_REVERSES:
            raise ServiceRefused("too many reverses")
        chosen = port or next(p for p in range(FIRST_FREE_PORT, 0x10000) if p not in self._by_port)
        self._by_port[chosen] = Reverse(remote=f"tcp:{chosen}", local=local)
        return b"" if port else block(str(chosen))

    def target(self, port: int) -> int | None:
        """The port of the client's machine behind a port of the phone."""
        reverse = self._by_port.get(port)
        return None if reverse is None else _port(reverse.local, lowest=1)

    async def carry(self, stream: Stream, local_port: int) -> None:
        """Connect a stream to a port of the client's machine."""
        try:
            other = await connect(local_port)
        except OSError:
            return
        await join(stream, other)

    def clear(self) -> None:
        """Forget them all."""
        self._by_port.clear()
