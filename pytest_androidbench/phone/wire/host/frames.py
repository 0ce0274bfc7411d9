"""Frames of the host protocol: four hexadecimal digits of length, then the text."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.wire.errors import ProtocolError
from pytest_androidbench.phone.wire.stream import Stream

OKAY: Final = b"OKAY"
FAIL: Final = b"FAIL"
MAX_TEXT: Final = 0xFFFF

_LENGTH: Final = re.compile(rb"[0-9a-fA-F]{4}")


def block(text: str) -> bytes:
    """Put a text behind its length; what does not fit is cut off."""
    # What a client sent may be no UTF-8; it gets the same bytes back.
    data = text.encode("utf-8", "surrogateescape")[:MAX_TEXT]
    return b"%04x" % len(data) + data


def fail(reason: str) -> bytes:
    """Tell the client why its request is refused."""
    return FAIL + block(reason)


def length(digits: bytes) -> int:
    """Read the length in front of a request.

    Raises:
        ProtocolError: these are not four hexadecimal digits.
    """
    if _LENGTH.fullmatch(digits) is None:
        raise ProtocolError(f"not a request length: {digits!r}")
    return int(digits, 16)


async def read_request(stream: Stream) -> str:
    """Read one request.

    Raises:
        ProtocolError: its length is not four hexadecimal digits.
        StreamClosed: the client left.
    """
    count = length(await stream.read_exactly(4))
    return (await stream.read_exactly(count)).decode("utf-8", "surrogateescape")
