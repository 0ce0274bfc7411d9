"""The hierarchies of an attempt's steps inside its page: files cannot be fetched from disk.

They are packed unread, as one stream: one screen is much like the one before, so ten of them take
some five kilobytes. The page's script unpacks and parses them, when somebody looks.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.records.kept import AttemptFiles

MAX_SCREEN: Final = 1_000_000
"""Bytes of one hierarchy; a larger one is left to its file."""
MAX_SCREENS: Final = 8_000_000
"""Bytes of all of them before they are packed."""
MAX_PACKED: Final = 500_000
"""Bytes of a page that hierarchies may take up."""
LEVEL: Final = 1

Place = tuple[int, int]
"""Where a hierarchy begins in the unpacked stream, and its length in bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Screens:
    """What a page carries."""

    packed: str = ""
    """Base64 of a zlib stream; "" = none."""
    places: dict[str, Place] = field(default_factory=dict)
    """Of the files that are in it."""


def pack(files: AttemptFiles, names: Iterable[str]) -> Screens:
    """Pack the hierarchies `names` of an attempt, as many as a page can bear."""
    stream = zlib.compressobj(LEVEL)
    places: dict[str, Place] = {}
    same: dict[bytes, Place] = {}
    chunks: list[bytes] = []
    begin = size = 0
    for name in dict.fromkeys(names):
        data = files.hierarchy(name)
        if not data or len(data) > MAX_SCREEN:
            continue
        if (place := same.get(data)) is None:
            if begin + len(data) > MAX_SCREENS or size > MAX_PACKED * 3 // 4:
                break
            place = same[data] = begin, len(data)
            begin += len(data)
            chunks.append(stream.compress(data))
            size += len(chunks[-1])
        places[name] = place
    if not places:
        return Screens()
    chunks.append(stream.flush())
    return Screens(packed=base64.b64encode(b"".join(chunks)).decode("ascii"), places=places)
