r"""Backslash sequences, as `echo`, `printf` and `$'...'` read them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_SIMPLE: Final[dict[str, str]] = {
    "a": "\a",
    "b": "\b",
    "e": "\x1b",
    "E": "\x1b",
    "f": "\f",
    "n": "\n",
    "r": "\r",
    "t": "\t",
    "v": "\v",
    "\\": "\\",
}
_SEQUENCE: Final = re.compile(
    r"\\(?:(?P<octal>0[0-7]{0,3}|[1-7][0-7]{0,2})|x(?P<hex>[0-9A-Fa-f]{1,2})"
    r"|u(?P<short>[0-9A-Fa-f]{1,4})|U(?P<long>[0-9A-Fa-f]{1,8})|(?P<char>.))",
    re.DOTALL,
)


_LONGEST: Final = 10
"""Characters of the longest sequence."""


def unescape(text: str) -> tuple[str, bool]:
    r"""Text with its sequences replaced, and whether `\c` ended it early."""
    parts: list[str] = []
    at = 0
    for match in _SEQUENCE.finditer(text):
        parts.append(text[at : match.start()])
        at = match.end()
        if match["char"] == "c":
            return "".join(parts), True
        parts.append(_meaning(match))
    return "".join([*parts, text[at:]]), False


def unescape_pieces(text: str, size: int, *, interpreted: bool, end: str) -> Iterator[str]:
    r"""The text in pieces of about `size` characters, sequences replaced if they are interpreted.

    `end` comes after the last one, unless `\c` ended the text.
    """
    at = 0
    while True:
        stop = at + size
        last = stop >= len(text)
        parts: list[str] = []
        for match in _SEQUENCE.finditer(text, at, stop + _LONGEST) if interpreted else ():
            if match.start() >= stop:
                break
            parts.append(text[at : match.start()])
            at = match.end()
            if match["char"] == "c":
                yield "".join(parts)
                return
            parts.append(_meaning(match))
        parts.append(text[at : max(at, stop)])
        at = max(at, stop)
        yield "".join([*parts, end] if last else parts)
        if last:
            return


def dollar_quoted(text: str) -> str:
    """The text between the quotes of `$'...'`."""
    plain = re.sub(r"\\(['\"])", lambda m: f"\\x{ord(m[1]):02x}", text)
    return unescape(plain)[0]


def _meaning(match: re.Match[str]) -> str:
    if octal := match["octal"]:
        return raw_byte(int(octal, 8) & 0xFF)
    if digits := match["hex"]:
        return raw_byte(int(digits, 16))
    if point := match["short"] or match["long"]:
        number = int(point, 16)
        valid = number < 0xD800 or 0xE000 <= number < 0x110000
        return chr(number) if valid else "\ufffd"
    return _SIMPLE.get(match["char"], match[0])


def raw_byte(number: int) -> str:
    """A byte as a character of our texts, which turn back into bytes with surrogateescape."""
    return bytes([number]).decode("utf-8", "surrogateescape")


def to_bytes(text: str) -> bytes:
    """A text of ours as the bytes it stands for."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace")


def to_text(data: bytes) -> str:
    """Bytes as a text that turns back into the same bytes."""
    return data.decode("utf-8", "surrogateescape")
