"""Texts for the record, alike in every process and on every terminal."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.texts import uncoloured

_ADDRESS: Final = re.compile(r" at 0x[0-9a-f]+(?=>)")


def alike(text: str) -> str:
    """A text without the memory addresses of nameless objects and the colours of differences."""
    return _ADDRESS.sub("", uncoloured(text))
