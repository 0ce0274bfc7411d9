"""Texts of agents, devices and tasks, made fit to be written, sent and shown."""

from __future__ import annotations

import hashlib
import re
from typing import Final

MAX_TEXT: Final = 10_000
"""Characters of a text that are kept beside others; a model's whole reply has fewer."""

_UNFIT: Final = re.compile(
    # What moves a terminal's cursor, turns the direction of what follows, or cannot be encoded.
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)


def clean(text: str) -> str:
    r"""A text in which control characters and halves of characters are shown as `\x1b`, `\ud83d`.

    Line breaks and tabs stay.
    """
    return _UNFIT.sub(_escaped, str(text.replace("\r\n", "\n")))


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
