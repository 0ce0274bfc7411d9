"""The automation server's HTTP side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.wire.automation.rpc import Rpc
from pytest_androidbench.phone.wire.http import (
    BadRequest,
    HttpRequest,
    read_request,
    response,
)
from pytest_androidbench.phone.wire.stream import Stream

TEXT: Final = "text/plain; charset=utf-8"
JSON: Final = "application/json"


class AutomationServer:
    """Serves /ping, /stop, /screenshot/0 and /jsonrpc/0."""

    def __init__(self, rpc: Rpc, screenshot: Callable[[], bytes]) -> None:
        self._rpc = rpc
        self._screenshot = screenshot
        self.on_stop: Callable[[], None] | None = None

    async def serve(self, stream: Stream) -> None:
        """Serve one connection, request by request."""
        while True:
            try:
                request = await read_request(stream)
            except BadRequest as error:
                body = str(error).encode()
                await stream.write(response(error.status, body, TEXT, keep_alive=False))
                return
            if request is None:
                return
            status, body, content_type = await self._answer(request)
            await stream.write(response(status, body, content_type, keep_alive=request.keep_alive))
            if request.path == "/stop" and self.on_stop is not None:
                self.on_stop()
                return
            if not request.keep_alive:
                return

    async def _answer(self, request: HttpRequest) -> tuple[int, bytes, str]:
        if request.path == "/jsonrpc/0":
            if request.method != "POST":
                return 405, b"POST only", TEXT
            return 200, await self._rpc.answer(request.body), JSON
        if request.path == "/ping":
            return 200, b"pong", TEXT
        if request.path == "/stop":
            return 200, b"Server stopped!!!", TEXT
        if request.path == "/screenshot/0":
            return 200, self._screenshot(), "image/jpeg"
        return 404, b"Not Found!!!", TEXT
