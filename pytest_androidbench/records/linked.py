"""Pictures of an attempt that are in a storage elsewhere: where, and what they are to be there.

Nodes of a cluster write them there with `--ab-artifacts`; `androidbench artifacts` brings them
back.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import CodecError
from pytest_androidbench.records.attempt import PLAIN_NAME

LINKED: Final = "linked.json"
"""File of an attempt's folder that says where its pictures are."""
SUFFIXES: Final = (".jpg", ".png", ".webp")
"""Of pictures."""
_WEB: Final = re.compile(r"https?://[^\s/]", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureLink:
    """One picture."""

    url: str
    """Where it is, as fsspec has addresses."""
    size: int
    """Bytes."""
    sha256: str
    """Of them, in hexadecimal digits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkedPictures:
    """The pictures of an attempt that are elsewhere."""

    files: dict[str, PictureLink] = field(default_factory=dict)
    """By the name that each would have in the attempt's folder."""


def is_picture(name: str) -> bool:
    """Whether a name is one that a picture of an attempt may have."""
    return PLAIN_NAME.fullmatch(name) is not None and name.endswith(SUFFIXES)


def read_linked(folder: Path) -> LinkedPictures:
    """What the folder of an attempt says of pictures elsewhere; nothing where it says nothing."""
    try:
        return from_json(LinkedPictures, (folder / LINKED).read_bytes())
    except (CodecError, OSError):
        return LinkedPictures()


def web_address(url: str) -> str:
    """An address where a browser can open it; "" = it cannot, or is not to."""
    return url if _WEB.match(url) else ""
