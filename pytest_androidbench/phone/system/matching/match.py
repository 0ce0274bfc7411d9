"""A place where a pattern was found."""

from __future__ import annotations

from collections.abc import Sequence

Span = tuple[int, int]


class Match:
    """What a pattern matched, and what its groups hold."""

    __slots__ = ("_spans", "text")

    def __init__(self, text: str, spans: Sequence[Span]) -> None:
        self.text = text
        """The whole text that was searched."""
        self._spans = spans

    def __getitem__(self, group: int) -> str | None:
        start, end = self._spans[group]
        return None if start < 0 else self.text[start:end]

    @property
    def found(self) -> str:
        """What matched as a whole."""
        start, end = self._spans[0]
        return self.text[start:end]

    @property
    def groups(self) -> int:
        """How many groups there are."""
        return len(self._spans) - 1

    def start(self, group: int = 0) -> int:
        """Where it begins; -1 for a group that took no part."""
        return self._spans[group][0]

    def end(self, group: int = 0) -> int:
        """Where it ends; -1 for a group that took no part."""
        return self._spans[group][1]
