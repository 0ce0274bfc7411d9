"""As much of HTTP/1.1 as a server for known clients needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.wire.errors import ProtocolError, StreamClosed
from pytest_androidbench.phone.wire.stream import Stream

MAX_HEAD: Final = 32 * 1024
MAX_BODY: Final = 16 * 1024 * 1024

_REASONS: Final[Mapping[int, str]] = {
    200: "OK",
    204: "No Content",
    400: "Bad Request",
    403: "Forbidden",
    404: "Not Found",
    405: "Method Not Allowed",
    411: "Length Required",
    413: "Content Too Large",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class HttpRequest:
    """One request."""

    method: str
    path: str
    query: str
    headers: Mapping[str, str]
    body: bytes
    keep_alive: bool


class BadRequest(ProtocolError):
    """A request cannot be read; `status` says why, and the connection ends."""

    def __init__(self, status: int) -> None:
        super().__init__(_REASONS[status])
        self.status = status


def parse_head(head: bytes) -> tuple[str, str, str, dict[str, str]]:
    """Method, target, version and headers with lower-case names.

    Raises:
        BadRequest: this is no head of a request.
    """
    first, *lines = head.decode("latin-1").rstrip("\r\n").split("\r\n")
    words = first.split(" ")
    if len(words) != 3 or not words[2].startswith("HTTP/1.") or not words[0].isalpha():
        raise BadRequest(400)
    headers: dict[str, str] = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if not colon or not name or name != name.strip():
            raise BadRequest(400)
        headers[name.lower()] = value.strip()
    return words[0], words[1], words[2], headers


def body_length(headers: Mapping[str, str]) -> int:
    """How many bytes of body follow.

    Raises:
        BadRequest: that is not said, or too many.
    """
    if "transfer-encoding" in headers:
        raise BadRequest(411)
    text = headers.get("content-length", "0")
    if not text.isascii() or not text.isdecimal():
        raise BadRequest(400)
    if len(text) > 12 or int(text) > MAX_BODY:
        raise BadRequest(413)
    return int(text)


async def read_request(stream: Stream) -> HttpRequest | None:
    """Read the next request; None when the client left between two.

    Raises:
        BadRequest: it cannot be read.
    """
    try:
        head = await stream.read_until(b"\r\n\r\n", MAX_HEAD)
    except StreamClosed:
        return None
    except ProtocolError as error:
        raise BadRequest(413) from error
    method, target, version, headers = parse_head(head)
    length = body_length(headers)
    if headers.get("expect", "").lower() == "100-continue":
        await stream.write(b"HTTP/1.1 100 Continue\r\n\r\n")
    body = await stream.read_exactly(length) if length else b""
    path, _, query = target.partition("?")
    connection = headers.get("connection", "").lower()
    keep_alive = connection != "close" if version == "HTTP/1.1" else connection == "keep-alive"
    return HttpRequest(
        method=method, path=path, query=query, headers=headers, body=body, keep_alive=keep_alive
    )


def response(
    status: int, body: bytes, content_type: str, *, keep_alive: bool, extra: str = ""
) -> bytes:
    """Write a response."""
    head = (
        f"HTTP/1.1 {status} {_REASONS[status]}\r\nContent-Type: {content_type}\r\n"
        f"Content-Length: {len(body)}\r\n"
        f"Connection: {'keep-alive' if keep_alive else 'close'}\r\n{extra}\r\n"
    )
    return head.encode("latin-1") + body
