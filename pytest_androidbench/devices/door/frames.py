"""Frames of the host protocol: four hexadecimal digits of length, then the text."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.errors import AndroidBenchError

OKAY: Final = b"OKAY"
FAIL: Final = b"FAIL"
_LONGEST: Final = 0xFFFF
_LENGTH: Final = re.compile(rb"[0-9a-fA-F]{4}")


class DoorRefusal(AndroidBenchError):
    """A client does not get what it asks for; the text is what it is told."""


class BadFrame(AndroidBenchError):
    """What came is none of the protocol's frames."""


def block(text: str) -> bytes:
    """Put a text behind its length; what does not fit is cut off."""
    # What a client sent may be no UTF-8; it gets the same bytes back.
    data = text.encode("utf-8", "surrogateescape")[:_LONGEST]
    return b"%04x" % len(data) + data


def fail(reason: str) -> bytes:
    """Tell a client why its request is refused."""
    return FAIL + block(reason)


def length_of(digits: bytes) -> int:
    """Read the length in front of a text.

    Raises:
        BadFrame: these are not four hexadecimal digits.
    """
    if _LENGTH.fullmatch(digits) is None:
        raise BadFrame(f"not a length: {digits!r}")
    return int(digits, 16)


def text_of(data: bytes) -> str:
    """The text of a frame, which a client may have filled with anything."""
    return data.decode("utf-8", "surrogateescape")
