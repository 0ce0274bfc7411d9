"""Texts of agents, devices and tasks, made fit to be written, sent and shown."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Final

MAX_TEXT: Final = 10_000
"""Characters of a text that are kept beside others; a model's whole reply has fewer."""

_UNFIT: Final = re.compile(
    # What moves a terminal's cursor, turns the direction of what follows, or cannot be encoded.
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)
_COLOUR: Final = re.compile("\x1b\\[[0-9;]*m")
_HALF: Final = re.compile("[\ud800-\udfff]")


def clean(text: str) -> str:
    r"""A text in which control characters and halves of characters are shown as `\x1b`, `\ud83d`.

    Line breaks and tabs stay.
    """
    if text.isascii() and text.isprintable():
        return str(text)
    return _UNFIT.sub(_escaped, str(text.replace("\r\n", "\n")))


def uncoloured(text: str) -> str:
    """A text without the colours that pytest gives differences where it has a terminal."""
    return _COLOUR.sub("", text) if "\x1b" in text else text


def encodable(text: str) -> str:
    r"""A text in which only halves of characters are shown as `\ud83d`; all else stays."""
    return text if text.isascii() else _HALF.sub(_escaped, text)


def said_by(error: BaseException) -> str:
    """What an exception says, whatever its class does when it is asked."""
    try:
        return str(error)
    except Exception as worse:  # noqa: BLE001 - the class is foreign, and its text may be anything
        return f"(its text cannot be had: str() raised {type(worse).__name__})"


def named(error: BaseException) -> str:
    """The class of an exception and what it says, as Python ends a traceback."""
    text = said_by(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def some(names: Sequence[str], most: int, between: str = ", ") -> str:
    """The first of some names, and how many more there are: `a, b and 3 more`."""
    rest = f" and {len(names) - most} more" if len(names) > most else ""
    return between.join(names[:most]) + rest


def shown(value: object) -> str:
    """A value as Python would write it, whatever its class does when it is asked."""
    try:
        return repr(value)
    except Exception as worse:  # noqa: BLE001 - the class is foreign
        return f"<{type(value).__name__}, whose repr() raised {type(worse).__name__}>"


def bounded(text: str, most: int = MAX_TEXT, *, kept: str = "") -> str:
    """A text of at most so many characters, and where it was longer by how much.

    A digest of the whole tells two long ones apart.

    Args:
        text: any.
        most: how many characters of it are left.
        kept: name of the file that has the whole of it, to be told; "" = none has.
    """
    if len(text) <= most:
        return text
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    where = f", whole in {kept}" if kept else ""
    return f"{text[:most]}\n... and {len(text) - most} characters more, sha256 {digest}{where}"


def _escaped(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"
