"""Serves the page: its files to any browser, what is shown and done to who has the token."""

from __future__ import annotations

import errno
import secrets
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler
from importlib.resources import files
from typing import Any, Final
from urllib.parse import parse_qs

from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.viewer.admission import Admission
from pytest_androidbench.viewer.page import InputRefused, LivePage

MAX_BODY: Final = 256 * 1024
"""Bytes of one input: a touch of as many points as are taken has a quarter of that."""
MOST_CONNECTIONS: Final = 64
POLL_SECONDS: Final = 20.0
"""For so long a page's question what is new stays open."""
READ_SECONDS: Final = 10.0
"""What a request may take to come in."""
LAST_SECONDS: Final = 1.0
"""What the last answers may take to go out."""
PORTS_TRIED: Final = 64
FILES: Final = {
    "/": ("page.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
    "/touches.js": ("touches.js", "text/javascript; charset=utf-8"),
}
PLAIN: Final = "text/plain; charset=utf-8"
_STRANGER: Final = b"open the address that was printed, with all that follows its #\n"
_POLICY: Final = (
    *("default-src 'none'", "img-src blob:", "connect-src 'self'", "style-src 'self'"),
    *("script-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
    # Texts come from tasks and devices: no script may make markup of a string.
    *("require-trusted-types-for 'script'", "trusted-types 'none'"),
)
SECURITY: Final = {
    "Content-Security-Policy": "; ".join(_POLICY),
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


class AddressTaken(AndroidBenchError):
    """A page cannot be served at the address that was asked for."""


class PageServer:
    """A server of one page, on threads of its own."""

    def __init__(self, page: LivePage, *, host: str = "127.0.0.1", port: int = 0) -> None:
        """Begin to serve.

        Args:
            page: what is served.
            host: to listen at.
            port: to listen at, or one of those behind it where it is taken; 0 = any free one.

        Raises:
            AddressTaken: none can be had.
        """
        self._token = secrets.token_urlsafe(24)
        self._tcp = _listening(host, port, page, Admission(host, self._token))
        self._host = host
        self._thread = threading.Thread(
            target=self._tcp.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True
        )
        self._thread.start()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._tcp.server_address[1])

    @property
    def address(self) -> str:
        """What a browser is to open, with the token that lets it in."""
        host = f"[{self._host}]" if ":" in self._host else self._host
        if self._host in ("0.0.0.0", "::", ""):  # noqa: S104 - what we were told to listen at
            host = socket.gethostname()
        return f"http://{host}:{self.port}/#{self._token}"

    def close(self) -> None:
        """Stop serving, once who was told that it is over has heard it."""
        self._tcp.shutdown()
        self._tcp.server_close()
        self._thread.join()
        self._tcp.await_answers(LAST_SECONDS)


class _Tcp(socketserver.ThreadingTCPServer):
    """Takes connections, so many at a time, each on a thread that ends with the program."""

    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = MOST_CONNECTIONS

    def __init__(self, address: tuple[str, int], page: LivePage, admission: Admission) -> None:
        self.address_family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
        self.page, self.admission = page, admission
        self._free = threading.Semaphore(MOST_CONNECTIONS)
        self._answers = 0
        self._answered = threading.Condition()
        super().__init__(address, _Handler)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """A request has come in whole, and its answer goes out."""
        with self._answered:
            self._answers += 1
        try:
            yield
        finally:
            with self._answered:
                self._answers -= 1
                self._answered.notify_all()

    def await_answers(self, seconds: float) -> None:
        """Wait until all answers have gone out, for so long at most."""
        with self._answered:
            self._answered.wait_for(lambda: not self._answers, seconds)

    def process_request(self, request: Any, client_address: Any) -> None:
        # Beyond that a connection waits for nothing: who needs one asks again.
        if self._free.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tell nobody of a client that hung up or said nothing: it knows."""


def _listening(host: str, port: int, page: LivePage, admission: Admission) -> _Tcp:
    for tried in range(port, port + (PORTS_TRIED if port else 1)):
        try:
            return _Tcp((host, tried), page, admission)
        except (OSError, OverflowError) as error:
            taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
            if not taken:
                raise AddressTaken(f"no page can be served at {host}:{port}: {error}") from error
    raise AddressTaken(
        f"no page can be served at {host}: the ports {port} to {port + PORTS_TRIED - 1} are taken"
    )


class _Handler(BaseHTTPRequestHandler):
    """One request of one connection."""

    server: _Tcp
    timeout = READ_SECONDS
    error_content_type = PLAIN
    error_message_format = "%(message)s\n"

    def do_GET(self) -> None:
        """A file of the page, what is new, or the picture."""
        with self.server.answering():
            self._get()

    def do_POST(self) -> None:
        """Something that a person did."""
        with self.server.answering():
            self._post()

    def _get(self) -> None:
        path, _, query = self.path.partition("?")
        headers, admission = _lower(self.headers), self.server.admission
        if admission.misled(headers):
            self._answer(403, _STRANGER)
        elif path in FILES:
            # A link on another site may lead to them: there is nothing in them.
            name, kind = FILES[path]
            self._answer(200, files(__package__).joinpath("static", name).read_bytes(), kind)
        elif admission.foreign(headers) or not admission.known(headers):
            self._answer(403, _STRANGER)
        elif path == "/scene":
            self._tell_scene(parse_qs(query).get("seen", ["0"])[0])
        elif path == "/picture":
            self._tell_picture()
        else:
            self._answer(404, b"there is no such page\n")

    def _post(self) -> None:
        headers = _lower(self.headers)
        if self.server.admission.foreign(headers) or not self.server.admission.known(headers):
            self._answer(403, _STRANGER)
        elif self.path != "/input":
            self._answer(404, b"there is no such page\n")
        elif headers.get("content-type") != "application/json":
            self._answer(415, b"an input is JSON\n")
        elif (length := _length(headers)) is None:
            self._answer(411, b"an input says how long it is\n")
        elif length > MAX_BODY:
            self._answer(413, b"an input has up to %d bytes\n" % MAX_BODY)
        else:
            self._take(self.rfile.read(length))

    def _take(self, body: bytes) -> None:
        try:
            self.server.page.put(body)
        except InputRefused as refused:
            self._answer(refused.status, str(refused).encode("utf-8", "replace"))
        else:
            self._answer(204, b"")

    def _tell_scene(self, seen: str) -> None:
        known = int(seen) if seen.isascii() and seen.isdecimal() and len(seen) < 16 else 0
        version, revision, scene = self.server.page.look(known, POLL_SECONDS)
        told = {"version": version, "picture": revision, "scene": scene}
        self._answer(200, to_json(told), "application/json")

    def _tell_picture(self) -> None:
        revision, picture = self.server.page.picture()
        kind = "image/jpeg" if picture.startswith(b"\xff\xd8") else "image/png"
        if not picture:
            self._answer(404, b"there is no picture yet\n")
        else:
            self._answer(200, picture, kind, {"X-Revision": str(revision)})

    def _answer(
        self, status: int, body: bytes, kind: str = PLAIN, more: dict[str, str] | None = None
    ) -> None:
        # HTTP/1.0 closes after each answer: no thread waits for a browser that has no question.
        with suppress(ConnectionError, TimeoutError):
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            for name, value in (more or {}).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

    def end_headers(self) -> None:
        """Say of every answer, errors included, what browsers may do with it."""
        for name, value in SECURITY.items():
            self.send_header(name, value)
        super().end_headers()

    def version_string(self) -> str:
        """Say nothing of Python's version."""
        return "androidbench"

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - http.server's own name
        """Print nothing: the terminal is pytest's."""


def _lower(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


def _length(headers: dict[str, str]) -> int | None:
    """Of a body; None where it is not said, or said in another way."""
    told = headers.get("content-length", "")
    if "transfer-encoding" in headers or not (told.isascii() and told.isdecimal()):
        return None
    return int(told) if len(told) < 12 else MAX_BODY + 1
