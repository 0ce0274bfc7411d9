"""Speaks to agents as an adb server with one device would, and passes on what is asked of it."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from pytest_androidbench.access.gate import Admits
from pytest_androidbench.devices.door.connection import (
    ConnectionOver,
    DoorConnection,
    Inspector,
)
from pytest_androidbench.devices.door.driving import drive
from pytest_androidbench.devices.door.forwards import DoorForwards
from pytest_androidbench.devices.door.frames import OKAY, BadFrame, DoorRefusal, block, fail
from pytest_androidbench.devices.door.listing import own_lines, pass_lists_on
from pytest_androidbench.devices.door.selecting import (
    HostRequest,
    Selector,
    check_selector,
    parse_request,
)
from pytest_androidbench.devices.door.services import understand
from pytest_androidbench.devices.door.turnstile import Turnstile
from pytest_androidbench.devices.door.upstream import Upstream
from pytest_androidbench.devices.door.watching_calls import unavailable

MOST_CONNECTIONS: Final = 512
"""Connections of clients at once; further ones are closed."""
MOST_CALLED: Final = 64
"""Services that are known to be for calls over HTTP."""
_OF_DEVICE: Final = ("features", "get-state", "get-serialno", "get-devpath", "reconnect")
"""Questions about the device, and about nothing else, that its server answers."""
_NO_DISCOVERY: Final = frozenset({"mdns:check", "mdns:services"})

Serve = Callable[[DoorConnection], Coroutine[Any, Any, None]]


class DoorServer:
    """Serves the connections of agents."""

    def __init__(self, upstream: Upstream, turnstile: Turnstile, admits: Admits) -> None:
        """Prepare to serve.

        Args:
            upstream: leads to the device.
            turnstile: what everything goes through.
            admits: whether a connection may be.
        """
        self._upstream = upstream
        self._turnstile = turnstile
        self._admits = admits
        self.forwards = DoorForwards(self._at_forward)
        self._clients: set[DoorConnection] = set()
        self._called: set[str] = set()
        """Services of the device that calls over HTTP have come for."""

    def at_port(self) -> asyncio.Protocol:
        """What serves a connection to the door's own port."""
        return DoorConnection(lambda one: self._accept(one, self._serve), self._forget)

    def _at_forward(self, local: str) -> Callable[[], asyncio.Protocol]:
        """What makes who serves the connections to a forwarded port."""

        async def serve(client: DoorConnection) -> None:
            await self._serve_forward(client, local)

        return lambda: DoorConnection(lambda one: self._accept(one, serve), self._forget)

    def _forget(self, client: DoorConnection) -> None:
        self._clients.discard(client)
        # While the client thinks of what to ask next.
        self._upstream.open_spare()

    def _accept(self, client: DoorConnection, serve: Serve) -> None:
        ends = client.ends
        if len(self._clients) >= MOST_CONNECTIONS or ends is None or not self._admits(ends):
            client.abort()
            return
        self._clients.add(client)
        drive(self._guarded(client, serve))

    async def _guarded(self, client: DoorConnection, serve: Serve) -> None:
        try:
            await serve(client)
        except DoorRefusal as refusal:
            client.send(fail(str(refusal)))
            client.finish()
        except (ConnectionOver, BadFrame):
            client.finish()
        except BaseException:
            client.abort()
            raise

    async def _serve(self, client: DoorConnection) -> None:
        request = parse_request(await client.text(), self._upstream.serial)
        await self._answer(client, request)

    async def _serve_forward(self, client: DoorConnection, local: str) -> None:
        # Looked up for each connection: where a port leads can be changed.
        remote = self.forwards.remote(local)
        if not remote:
            client.abort()
            return
        try:
            await self._open_service(client, remote, tells=False)
        except DoorRefusal:
            client.abort()

    async def _answer(self, client: DoorConnection, request: HostRequest) -> None:
        if not request.command:
            await self._to_device(client, request)
            return
        command = request.command
        if command == "version":
            self._say(client, block(self._upstream.version))
        elif command in ("devices", "devices-l"):
            listing = await self._upstream.told(f"host:{command}")
            self._say(client, block(own_lines(listing, self._upstream.serial)))
        elif command in ("track-devices", "track-devices-l"):
            await self._track(client, command)
        elif command == "host-features":
            self._say(client, block(await self._upstream.told("host:host-features")))
        elif command == "kill":
            # Clients restart servers that they are unhappy with; this one is the worker's.
            self._say(client, b"")
        elif command in _NO_DISCOVERY:
            self._say(client, block("ERROR: mdns discovery disabled"))
        elif command.startswith(("connect:", "disconnect:")):
            self._say(client, block(self._connected(command)))
        elif "forward" in command:
            await self._forward(client, request)
        elif command in _OF_DEVICE or command.startswith("wait-for-"):
            await self._ask_device(client, request)
        else:
            raise DoorRefusal(f"unknown host service '{command}': this server has one device")

    def _say(self, client: DoorConnection, answer: bytes) -> None:
        client.send(OKAY + answer)
        client.finish()

    def _connected(self, command: str) -> str:
        word, _, address = command.partition(":")
        if word == "connect" and address == self._upstream.serial:
            return f"already connected to {address}"
        return f"failed to {word} '{address}': this server has one device"

    async def _track(self, client: DoorConnection, command: str) -> None:
        server = await self._upstream.asked(f"host:{command}")
        client.send(OKAY)
        passing = asyncio.ensure_future(pass_lists_on(server, client, self._upstream.serial))
        gone = asyncio.ensure_future(client.gone())
        try:
            await asyncio.wait({passing, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (passing, gone):
                task.cancel()
            with suppress(ConnectionOver, BadFrame, asyncio.CancelledError):
                await passing
            server.abort()
            client.finish()

    async def _forward(self, client: DoorConnection, request: HostRequest) -> None:
        word, _, spec = request.command.partition(":")
        serial = self._upstream.serial
        if word == "list-forward":
            self._say(client, block(self.forwards.lines(serial)))
            return
        await self._check(request.selector)
        self._turnstile.let_pass("forward", request.command)
        told = b""
        if word == "forward":
            port = await self.forwards.add(spec)
            told = block(str(port)) if port is not None else b""
        elif word == "killforward":
            self.forwards.remove(spec)
        elif word == "killforward-all":
            self.forwards.remove_all()
        else:
            raise DoorRefusal(f"unknown host service '{request.command}'")
        # The first OKAY takes the request, the second says that it is done.
        self._say(client, OKAY + told)

    async def _ask_device(self, client: DoorConnection, request: HostRequest) -> None:
        await self._check(request.selector)
        self._turnstile.check_open()
        question = f"host-serial:{self._upstream.serial}:{request.command}"
        server = await self._upstream.asked(question)
        client.send(OKAY)
        client.join(server, None)

    async def _check(self, selector: Selector) -> None:
        """See whether a request is about the device.

        Raises:
            DoorRefusal: it is about another one.
        """
        own = self._upstream.serial
        if selector.kind == "id" and selector.name != str(self._upstream.number):
            # A device that was away comes back under another number.
            await self._upstream.find_number()
        check_selector(selector, own, self._upstream.number)

    async def _to_device(self, client: DoorConnection, request: HostRequest) -> None:
        await self._check(request.selector)
        if not self._upstream.serial:
            raise DoorRefusal("no devices/emulators found")
        if request.tells_id and not self._upstream.number:
            await self._upstream.find_number()
        number = struct.pack("<Q", self._upstream.number) if request.tells_id else b""
        # Said before the server has said it: what it has against it is told with the service.
        client.send(OKAY + number)
        name = await client.text()
        if name.startswith("host"):
            # Old clients ask the server itself on a connection that has a device already.
            command = name.partition(":")[2]
            await self._answer(client, HostRequest(selector=Selector(), command=command))
            return
        await self._open_service(client, name, tells=True)

    async def _open_service(self, client: DoorConnection, name: str, *, tells: bool) -> None:
        service = understand(name, self._hear_calls)
        self._turnstile.check_open()
        number = 0
        if service.kind is not None:
            number = self._turnstile.let_pass(service.kind, service.text, service.deeds)
        inspector = service.look(self._turnstile, number)
        if tells and name in self._called and self._upstream.takes_ahead:
            await self._expect_call(client, name, inspector)
            return
        device = await self._upstream.service(name)
        if tells:
            client.send(OKAY)
        client.join(device, inspector)

    async def _expect_call(
        self, client: DoorConnection, name: str, inspector: Inspector | None
    ) -> None:
        """Let a call come while its server is still being reached, which spares a client the wait.

        If the server is gone, the client is told so as an answer to its call.
        """
        client.send(OKAY)
        device = await self._upstream.begin_service(name)
        client.lead_into(device, inspector)
        try:
            await self._upstream.okay(device)
        except DoorRefusal as refusal:
            self._called.discard(name)
            client.send(unavailable(str(refusal)))
            client.finish()
            device.abort()
            return
        device.lead_back(client)

    def _hear_calls(self, name: str) -> None:
        """Calls over HTTP have come for a service of the device."""
        if len(self._called) < MOST_CALLED:
            self._called.add(name)
