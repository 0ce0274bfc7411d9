"""When the automation server runs: as long as a stream lasts that it was launched by."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.streams import Input, Output

if TYPE_CHECKING:
    from pytest_androidbench.phone.shell.io import IO
    from pytest_androidbench.phone.wire.automation.server import AutomationServer

DEFAULT_PORT: Final = 9008
MAIN_CLASS: Final = "com.wetest.uia2.Main"


class AutomationLife:
    """Counts the streams that launched the server, by port.

    It is no part of a snapshot: clients go on with the server they launched after a restore.
    """

    def __init__(self, server: AutomationServer) -> None:
        self._server = server
        server.on_stop = self.stop
        self._launched: dict[int, set[asyncio.Task[object]]] = {}

    def server(self, port: int) -> AutomationServer | None:
        """The server on a port of the phone; None while none was launched there."""
        return self._server if self._launched.get(port) else None

    @property
    def tasks(self) -> set[asyncio.Task[object]]:
        """The commands that keep it alive."""
        return {task for tasks in self._launched.values() for task in tasks}

    def stop(self) -> None:
        """End it on all ports, and with it the commands that launched it."""
        for task in self.tasks:
            task.cancel()
        self._launched.clear()

    async def program(self, io: IO, arguments: list[str]) -> int:
        """Be what `app_process` starts."""
        return await self.run(arguments, io.stdin, io.stdout)

    async def run(self, arguments: Sequence[str], stdin: Input, stdout: Output) -> int:
        """Be the server's process: listen until the input ends."""
        port = _port(arguments)
        if port is None:
            await stdout.write(b"usage: com.wetest.uia2.Main [-p PORT]\n")
            return 1
        task = asyncio.current_task()
        if task is None:
            return 1
        tasks = self._launched.setdefault(port, set())
        tasks.add(task)
        try:
            await stdout.write(b"[server] INFO: [UiAutomator2Server] Starting Server\n")
            while await stdin.read(4096):
                continue
        finally:
            tasks.discard(task)
        return 0


def _port(arguments: Sequence[str]) -> int | None:
    words = list(arguments)
    if "-p" not in words:
        return DEFAULT_PORT
    value = words[words.index("-p") + 1 : words.index("-p") + 2]
    if not value or not value[0].isascii() or not value[0].isdecimal():
        return None
    port = int(value[0])
    return port if 0 < port <= 0xFFFF else None
