"""What one shell holds of its request's memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pytest_androidbench.phone.system.work import Request

SMALL: Final = 100
"""Characters of a text that is not worth counting by itself."""

ENTRY_BYTES: Final = 300
"""What a variable takes beside a large value."""

WORD_BYTES: Final = 64
"""What a word takes beside its characters."""


def size_of(text: str) -> int:
    """Bytes a text takes at most; what is not ASCII may take four for each character."""
    return WORD_BYTES + (len(text) if text.isascii() else 4 * len(text))


def size_of_all(texts: Iterable[str]) -> int:
    """Bytes several texts take at most."""
    return sum(map(size_of, texts))


class Memory:
    """Scratch, which lasts as long as a command, and values that are kept by name.

    A subshell shares what its shell keeps. As long as it runs, what it shares counts as held even
    if the other one has long replaced it.
    """

    def __init__(self, request: Request, kept: dict[str, object] | None = None) -> None:
        self.request = request
        self.scratch = 0
        """Bytes held for the commands that run now; to be given back to where it was before."""
        self.kept = kept or {}
        """Large values by name; what a subshell inherits counts from when it begins."""
        self._entries = 0
        self._counting = False

    def fork(self) -> Memory:
        """The memory of a subshell; nothing of it counts before it begins."""
        return Memory(self.request, dict(self.kept))

    def begin(self, entries: int) -> None:
        """Count what is shared as held by this shell too, and so many variables.

        Raises:
            OutOfMemory: that is more than may be held.
        """
        self.request.hold(entries * ENTRY_BYTES)
        self._entries = entries
        self._counting = True
        for value in self.kept.values():
            # Whoever keeps it too has counted it: no more is held by this.
            self.request.keep(value, 0)

    def end(self) -> None:
        """Give everything back."""
        if not self._counting:
            return
        self._counting = False
        self.request.release(self._entries * ENTRY_BYTES + self.scratch)
        self.scratch = 0
        for value in self.kept.values():
            self.request.drop(value)
        self.kept.clear()

    def hold(self, count: int) -> None:
        """Count scratch.

        Raises:
            OutOfMemory: that is more than may be held.
        """
        self.request.hold(count)
        self.scratch += count

    def give_back(self, mark: int) -> None:
        """Give back the scratch that was held since there was `mark` of it."""
        self.request.release(self.scratch - mark)
        self.scratch = mark

    def grow(self, entries: int) -> None:
        """Count that there are so many variables.

        Raises:
            OutOfMemory: that is more than may be held.
        """
        if self._counting and entries > self._entries:
            self.request.hold((entries - self._entries) * ENTRY_BYTES)
            self._entries = entries

    def keep(self, name: str, value: object, count: int) -> None:
        """Keep a value of `count` bytes by a name, in place of the one kept so far.

        Raises:
            OutOfMemory: that is more than may be held.
        """
        if not self._counting:
            return
        if value is not None:
            self.request.keep(value, count)
        former = self.kept.pop(name, None)
        if value is not None:
            self.kept[name] = value
        if former is not None:
            self.request.drop(former)
