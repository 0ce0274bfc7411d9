"""Shows the live screen to a browser on this machine, and takes touches, keys and text from it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import CodecError
from pytest_androidbench.phone.wire.http import BadRequest, Request, read_request, response
from pytest_androidbench.phone.wire.sockets import SocketStream

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

OURS: Final = ("127.0.0.1", "localhost")
MAX_POINTS: Final = 500
MAX_MS: Final = 10_000
MAX_TEXT: Final = 10_000
POLL_SECONDS: Final = 0.04
POLLS: Final = 500
SECURITY: Final = (
    "Content-Security-Policy: default-src 'none'; img-src 'self' blob:; connect-src 'self'; "
    "style-src 'unsafe-inline'; script-src 'unsafe-inline'\r\n"
    "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n"
)

Answer = tuple[int, bytes, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewInput:
    """One thing a person did on the page, in pixels of the screen."""

    kind: Literal["press", "swipe", "key", "text", "turn"]
    points: tuple[tuple[int, int], ...] = ()
    ms: int = 0
    name: str = ""
    text: str = ""


class ViewServer:
    """Serves the page, the picture and the inputs; only to pages it served itself."""

    def __init__(self, phone: Phone, port: int) -> None:
        self._phone = phone
        self._hosts = frozenset(f"{name}:{port}" for name in OURS)

    async def serve(self, stream: SocketStream) -> None:
        """Serve one connection, request by request."""
        while True:
            try:
                request = await read_request(stream)
            except BadRequest as error:
                await stream.write(response(error.status, b"", "text/plain", keep_alive=False))
                return
            if request is None:
                return
            extra = SECURITY
            if self._foreign(request):
                answer: Answer = (403, b"this page is for this machine only", "text/plain")
            elif request.path == "/screen":
                answer, revision = await self._screen(request)
                extra += f"X-Revision: {revision}\r\n"
            else:
                answer = self._answer(request)
            await stream.write(response(*answer, keep_alive=request.keep_alive, extra=extra))
            if not request.keep_alive:
                return

    def _foreign(self, request: Request) -> bool:
        """Whether another name, or another site's page, leads here."""
        origin = request.headers.get("origin")
        ours = {f"http://{host}" for host in self._hosts}
        return request.headers.get("host") not in self._hosts or (
            origin is not None and origin not in ours
        )

    def _answer(self, request: Request) -> Answer:
        if request.path == "/" and request.method == "GET":
            page = files(__package__).joinpath("page.html").read_bytes()
            return 200, page, "text/html; charset=utf-8"
        if request.path == "/facts" and request.method == "GET":
            return 200, to_json(self._facts()), "application/json"
        if request.path == "/input":
            if request.method != "POST":
                return 405, b"POST only", "text/plain"
            try:
                self._act(from_json(ViewInput, request.body))
            except CodecError as error:
                return 400, str(error).encode(), "text/plain"
            return 204, b"", "text/plain"
        return 404, b"not found", "text/plain"

    def _facts(self) -> dict[str, Any]:
        package, activity = self._phone.windows.focused
        return {"package": package, "activity": activity, "time_ms": self._phone.clock.now_ms}

    async def _screen(self, request: Request) -> tuple[Answer, str]:
        """The picture, once it differs from the one the page has."""
        seen = request.query.removeprefix("after=")
        for _ in range(POLLS):
            if self._mark() != seen:
                break
            await asyncio.sleep(POLL_SECONDS)
        else:
            return (204, b"", "text/plain"), seen
        picture = self._phone.windows.picture("jpeg", 90)
        return (200, picture, "image/jpeg"), self._mark()

    def _mark(self) -> str:
        return f"{self._phone.windows.revision}-{self._phone.clock.now_ms // 60_000}"

    def _act(self, given: ViewInput) -> None:
        windows = self._phone.windows
        ms = max(0, min(MAX_MS, given.ms))
        points = given.points[:MAX_POINTS]
        if given.kind == "press" and points:
            x, y = points[0]
            windows.long_press(x, y, ms)
        elif given.kind == "swipe" and len(points) > 1:
            windows.swipe(points, ms)
        elif given.kind == "key":
            windows.key_name(given.name)
        elif given.kind == "text":
            windows.type_text(given.text[:MAX_TEXT])
        elif given.kind == "turn":
            windows.rotate((self._phone.display.rotation + 1) % 4)
