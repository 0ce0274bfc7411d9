"""Sentences on standard error, as many as a person reads and no more."""

from __future__ import annotations

import sys
from typing import Final

MOST: Final = 20


class Notices:
    """Writes the first notices of a kind, then says that it stops."""

    def __init__(self, most: int = MOST) -> None:
        self._left = most

    def tell(self, sentence: str) -> None:
        """Write a sentence, unless there were enough."""
        if self._left <= 0:
            return
        self._left -= 1
        more = "" if self._left else " (more of these will not be told)"
        sys.stderr.write(f"{sentence}{more}\n")
        sys.stderr.flush()
