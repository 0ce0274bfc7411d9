"""Gets for pages what they may have from outside: the other side of `fetcher`.

It starts no program and changes no file, and calls nobody but whom it was started for.
"""

from __future__ import annotations

import http.client
import json
import socket
import ssl
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from pytest_androidbench.phone.browser.limits import FETCH_SECONDS, MOST_DOWNLOAD
from pytest_androidbench.phone.wall.allowed_hosts import (
    AllowedHost,
    chosen_address,
    parse_hosts,
)
from pytest_androidbench.phone.wall.helpers import confine_caller

_AT_ONCE: Final = 1 << 20
_PORTS: Final = {"http": 80, "https": 443}
_OURS: Final = frozenset({"host", "connection", "content-length", "accept-encoding"})
"""Headers of a request that are not the page's to say."""
_OF_THE_WAY: Final = frozenset({"connection", "content-length", "transfer-encoding", "keep-alive"})
"""Headers of an answer that are about how it came."""
_NAMES: Final = ("/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/gai.conf", "/run")


class NotAllowed(OSError):
    """A page may not have it."""


def serve() -> None:
    """Answer one request on each connection that comes, until none comes."""
    control = socket.socket(fileno=0)
    allowed = parse_hosts(sys.argv[2])
    trust = ssl.create_default_context()
    trusted = ssl.get_default_verify_paths()
    confine_caller(map(Path, filter(None, (trusted.cafile, trusted.capath, *_NAMES))))
    with suppress(OSError):
        while True:
            message, connections, _, _ = socket.recv_fds(control, 1, 1)
            if not message:
                return
            for number in connections:
                with socket.socket(fileno=number) as connection, suppress(OSError, ValueError):
                    _answer(connection, allowed, trust)


def _answer(
    connection: socket.socket, allowed: tuple[AllowedHost, ...], trust: ssl.SSLContext
) -> None:
    with connection.makefile("rb") as asked:
        request = json.loads(asked.readline())
        body = asked.read()
    head: dict[str, Any]
    try:
        head, data = _fetched(request, body, allowed, trust)
    except (OSError, http.client.HTTPException, ValueError) as error:
        head, data = {"error": type(error).__name__}, b""
    connection.sendall(json.dumps(head).encode() + b"\n")
    connection.sendall(data)


def _fetched(
    request: dict[str, Any], body: bytes, allowed: tuple[AllowedHost, ...], trust: ssl.SSLContext
) -> tuple[dict[str, Any], bytes]:
    parts = urlsplit(str(request["url"]))
    name = (parts.hostname or "").lower()
    port = parts.port or _PORTS[parts.scheme]
    address = chosen_address(allowed, name, port, _addresses(allowed, name, port))
    if not address:
        raise NotAllowed(name)
    call: http.client.HTTPConnection
    if parts.scheme == "https":
        call = http.client.HTTPSConnection(name, port, timeout=FETCH_SECONDS, context=trust)
    else:
        call = http.client.HTTPConnection(name, port, timeout=FETCH_SECONDS)
    # What was looked at is what is called, and nothing that the name leads to a moment later;
    # http.client has no other way to say so.
    vars(call)["_create_connection"] = lambda *_: socket.create_connection(
        (address, port), FETCH_SECONDS
    )
    path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    headers = {n: v for n, v in dict(request["headers"]).items() if n.lower() not in _OURS}
    try:
        call.request(str(request["method"]), path, body or None, headers)
        answer = call.getresponse()
        data = _read(answer)
    finally:
        call.close()
    given = [pair for pair in answer.getheaders() if pair[0].lower() not in _OF_THE_WAY]
    return {"status": answer.status, "headers": given}, data


def _read(answer: http.client.HTTPResponse) -> bytes:
    """All of it, unless it is too much or takes too long in all."""
    end = time.monotonic() + FETCH_SECONDS
    data = bytearray()
    while block := answer.read1(_AT_ONCE):
        data += block
        if time.monotonic() > end:
            raise TimeoutError
        if len(data) > MOST_DOWNLOAD:
            break
    return bytes(data)


def _addresses(allowed: tuple[AllowedHost, ...], name: str, port: int) -> Iterator[str]:
    # No server is asked for a name that will not be called.
    if any(each.fits(name, port) for each in allowed):
        for found in socket.getaddrinfo(name, port, socket.AF_INET, socket.SOCK_STREAM):
            yield str(found[4][0])
