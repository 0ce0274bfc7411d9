"""A loopback server that answers agents' requests as a test wants."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Raw:
    """An answer as it goes over the wire."""

    body: bytes = b""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    drop: bool = False
    """Whether it hangs up in the place of an answer."""
    stall: bool = False
    """Whether it stands still in the middle."""


@dataclass(slots=True, kw_only=True)
class Asked:
    """What has come."""

    url: str = ""
    bodies: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)


def says(action: str, **fields: Any) -> Raw:
    return Raw(body=json.dumps({"action": {"action": action, **fields}}).encode())


@contextmanager
def answering(answer: Callable[[int], Raw]) -> Iterator[Asked]:
    """A server; `answer` is given the number of the request."""
    asked, done = Asked(), threading.Event()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_POST(self) -> None:
            asked.bodies.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            asked.headers.append({name.lower(): value for name, value in self.headers.items()})
            raw = answer(len(asked.bodies) - 1)
            if raw.drop:
                self.close_connection = True
                return
            with suppress(ConnectionError):
                self._send(raw)

        def _send(self, raw: Raw) -> None:
            self.send_response(raw.status)
            for name, value in raw.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(raw.body) + raw.stall))
            self.end_headers()
            self.wfile.write(raw.body)
            self.wfile.flush()
            if raw.stall:
                done.wait()

        def log_message(self, *_arguments: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    asked.url = f"http://127.0.0.1:{server.server_port}/act"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield asked
    finally:
        done.set()
        server.shutdown()
        server.server_close()
        thread.join()
