"""Texts for the record, alike in every process."""

from __future__ import annotations

import re
from typing import Final

_ADDRESS: Final = re.compile(r" at 0x[0-9a-f]+(?=>)")


def alike(text: str) -> str:
    """A text without the memory addresses that Python names nameless objects by."""
    return _ADDRESS.sub("", text)
