"""Texts with anything between them: most shell patterns are no more than that."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench.phone.system.matching.match import Match


class Stars:
    """Texts that follow one another, with anything between them, as in `a*b*c`."""

    memory = 0

    def __init__(self, texts: Sequence[str]) -> None:
        """Match `texts[0]`, anything, `texts[1]`, anything, and so on; at least one text."""
        self._texts = texts

    def cost(self, length: int) -> int:
        """Microseconds that a match of so many characters takes at most."""
        return 1 + len(self._texts) + length // 500

    def fullmatch(self, text: str) -> Match | None:
        """The whole text, if it matches."""
        return Match(text, [(0, len(text))]) if self._fits(text) else None

    def _fits(self, text: str) -> bool:
        first, *between = self._texts
        if not between:
            return text == first
        last = between.pop()
        at, end = len(first), len(text) - len(last)
        if at > end or not (text.startswith(first) and text.endswith(last)):
            return False
        # The first place is the best one: it leaves the most for what follows.
        for part in between:
            found = text.find(part, at, end)
            if found < 0:
                return False
            at = found + len(part)
        return True
