"""Shows the live screen to a browser on this machine, and takes touches, keys and text from it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import CodecError
from pytest_androidbench.phone.wire.http import BadRequest, HttpRequest, read_request, response
from pytest_androidbench.phone.wire.sockets import SocketStream
from pytest_androidbench.phone.wire.view.admission import Admission
from pytest_androidbench.phone.wire.view.nodes import seen_windows

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

MAX_POINTS: Final = 500
MAX_MS: Final = 10_000
MAX_TEXT: Final = 10_000
POLL_SECONDS: Final = 0.04
POLLS: Final = 500
FILES: Final = {
    "/": ("page.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
}
_POLICY: Final = (
    *("default-src 'none'", "img-src blob:", "connect-src 'self'", "style-src 'self'"),
    *("script-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
    # Texts come from the phone: no script may make markup of a string.
    *("require-trusted-types-for 'script'", "trusted-types 'none'"),
)
SECURITY: Final = (
    f"Content-Security-Policy: {'; '.join(_POLICY)}\r\n"
    "X-Frame-Options: DENY\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Cache-Control: no-store\r\n"
)
PLAIN: Final = "text/plain; charset=utf-8"

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
    """Serves page, picture, hierarchy and inputs; only to pages it served to who has the token."""

    def __init__(self, phone: Phone, port: int, token: str) -> None:
        self._phone = phone
        self._admission = Admission(port, token)

    async def serve(self, stream: SocketStream) -> None:
        """Serve one connection, request by request."""
        while True:
            try:
                request = await read_request(stream)
            except BadRequest as error:
                await stream.write(response(error.status, b"", PLAIN, keep_alive=False))
                return
            if request is None:
                return
            answer, extra = await self._admitted(request)
            await stream.write(
                response(*answer, keep_alive=request.keep_alive, extra=SECURITY + extra)
            )
            if not request.keep_alive:
                return

    async def _admitted(self, request: HttpRequest) -> tuple[Answer, str]:
        """The answer to who may have one, and headers beside the usual ones."""
        if self._admission.foreign(request):
            return (403, b"this page is for this machine only", PLAIN), ""
        if self._admission.invited(request):
            return self._answer(request), self._admission.cookie
        if not self._admission.known(request):
            return (403, b"open the address that the phone printed, with its ?token=", PLAIN), ""
        if request.path == "/screen":
            answer, revision = await self._screen(request)
            return answer, f"X-Revision: {revision}\r\n"
        return self._answer(request), ""

    def _answer(self, request: HttpRequest) -> Answer:
        if request.path in FILES and request.method == "GET":
            name, content_type = FILES[request.path]
            return 200, files(__package__).joinpath(name).read_bytes(), content_type
        if request.path == "/facts" and request.method == "GET":
            return 200, to_json(self._facts()), "application/json"
        if request.path == "/nodes" and request.method == "GET":
            return 200, to_json({"windows": seen_windows(self._phone)}), "application/json"
        if request.path == "/input":
            if request.method != "POST":
                return 405, b"POST only", PLAIN
            try:
                self._act(from_json(ViewInput, request.body))
            except CodecError as error:
                return 400, str(error).encode(), PLAIN
            return 204, b"", PLAIN
        return 404, b"not found", PLAIN

    def _facts(self) -> dict[str, Any]:
        package, activity = self._phone.windows.focused
        return {"package": package, "activity": activity, "time_ms": self._phone.clock.now_ms}

    async def _screen(self, request: HttpRequest) -> tuple[Answer, str]:
        """The picture, once it differs from the one the page has."""
        seen = request.query.removeprefix("after=")
        for _ in range(POLLS):
            if self._mark() != seen:
                break
            await asyncio.sleep(POLL_SECONDS)
        else:
            return (204, b"", PLAIN), seen
        picture = self._phone.windows.view.picture("jpeg", 90)
        return (200, picture, "image/jpeg"), self._mark()

    def _mark(self) -> str:
        return f"{self._phone.windows.view.revision}-{self._phone.clock.now_ms // 60_000}"

    def _act(self, given: ViewInput) -> None:
        windows = self._phone.windows
        ms = max(0, min(MAX_MS, given.ms))
        points = given.points[:MAX_POINTS]
        if given.kind == "press" and points:
            x, y = points[0]
            windows.fingers.long_press(x, y, ms)
        elif given.kind == "swipe" and len(points) > 1:
            windows.fingers.swipe(points, ms)
        elif given.kind == "key":
            windows.key_name(given.name)
        elif given.kind == "text":
            windows.type_text(given.text[:MAX_TEXT])
        elif given.kind == "turn":
            windows.rotate((self._phone.display.rotation + 1) % 4)
