"""Files as the Simple apps write of them."""

from __future__ import annotations

import math
from typing import Final

from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui.message import TextLike, tr

UNITS: Final = ("B", "kB", "MB", "GB", "TB")
FORBIDDEN: Final = '/\\?%*:|"<>\n\r\t\f`'
"""What no file may have in its name."""


def folder_name(path: str) -> TextLike:
    """A folder's name; the root of shared storage has one of its own."""
    return tr("Internal") if path == SHARED_ROOT else path.rpartition("/")[2]


def size_text(size: int) -> str:
    """A size as the apps write it: "12.3 kB"."""
    if size <= 0:
        return "0 B"
    step = min(int(math.log(size, 1024)), len(UNITS) - 1)
    shown = f"{size / 1024**step:,.1f}".removesuffix(".0")
    return f"{shown} {UNITS[step]}"


def valid_name(name: str) -> bool:
    """Whether a file may be called that."""
    return not any(char in FORBIDDEN for char in name)
