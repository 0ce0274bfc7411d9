"""Matching in linear time, by RE2."""

from __future__ import annotations

from typing import Final, Protocol

from pytest_androidbench.phone.system.matching.errors import NO_SPACE, PatternError, TooMuchWork
from pytest_androidbench.phone.system.matching.match import Span

SMALL: Final = 128 * 1024
LARGE: Final = 8 * 1024 * 1024
"""Bytes RE2 may use for a pattern's program and its states, at least and at most."""
_BYTES_AN_INSTRUCTION: Final = 1024
"""What leaves room for enough states; an instruction itself takes 16 bytes."""
MAX_WORK: Final = 2**30
"""Instructions times bytes of a text; a search beyond it is refused.

A search cannot be ended from outside. In the worst case, where every instruction is alive at every
byte, it takes 14 ns for each of them (measured), so this is a quarter of a minute on a thread of
its own; as a rule it takes less than a nanosecond.
"""
_WORK_IN_A_MICROSECOND: Final = 70


class _Found(Protocol):
    def span(self, group: int, /) -> Span: ...


class _Compiled(Protocol):
    @property
    def groups(self) -> int: ...
    @property
    def programsize(self) -> int: ...
    def search(self, text: bytes, pos: int, /) -> _Found | None: ...
    def fullmatch(self, text: bytes, pos: int, /) -> _Found | None: ...


class Subject:
    """A text as RE2 sees it, which counts in bytes.

    Bytes that were no UTF-8 are lone surrogates in our texts. Written like other characters, three
    bytes each, they take part in matching: RE2 lets any character stand for them.
    """

    __slots__ = ("_byte", "_char", "data", "plain")

    def __init__(self, text: str) -> None:
        self.plain = text.isascii()
        self.data = text.encode("ascii" if self.plain else "utf-8", "surrogatepass")
        self._byte = 0
        self._char = 0

    def byte(self, char: int) -> int:
        """Where a character begins; cheap close to the last place asked for."""
        if self.plain:
            return char
        while self._char < char:
            self._byte += _width(self.data[self._byte])
            self._char += 1
        while self._char > char:
            self._byte -= 1
            self._char -= self.data[self._byte] & 0xC0 != 0x80
        return self._byte

    def span(self, start: int, end: int) -> Span:
        """Bytes' places as characters'."""
        return (start, end) if self.plain or start < 0 else (self._at(start), self._at(end))

    def _at(self, byte: int) -> int:
        low, high = min(byte, self._byte), max(byte, self._byte)
        count = len(self.data[low:high].decode("utf-8", "surrogatepass"))
        self._char += count if byte > self._byte else -count
        self._byte = byte
        return self._char


def _width(lead: int) -> int:
    return 1 + (lead >= 0xC0) + (lead >= 0xE0) + (lead >= 0xF0)


class LinearPattern:
    """A pattern in RE2's notation; `longest` prefers the longest match to the first one."""

    def __init__(self, notation: str, size: int, *, longest: bool) -> None:
        """Compile a pattern.

        Args:
            notation: the pattern.
            size: how many instructions it takes, about.
            longest: whether the longest match counts.

        Raises:
            PatternError: it is too large.
        """
        self.memory = min(LARGE, max(SMALL, size * _BYTES_AN_INSTRUCTION))
        """Bytes that RE2 may use for it."""
        self._compiled = _compiled(notation, self.memory, longest=longest)
        self._size = self._compiled.programsize

    def cost(self, length: int) -> int:
        """Microseconds that a search takes at most."""
        return 1 + self._size * length // _WORK_IN_A_MICROSECOND

    def find(self, subject: Subject, at: int, *, whole: bool) -> list[Span] | None:
        """The first match from a place on; with `whole`, only one of all that is left.

        Raises:
            TooMuchWork: the text is too long for the pattern.
        """
        data = subject.data
        if self._size * len(data) > MAX_WORK:
            raise TooMuchWork
        place = subject.byte(at)
        look = self._compiled.fullmatch if whole else self._compiled.search
        found = look(data, place)
        if found is None:
            return None
        return [subject.span(*found.span(group)) for group in range(self._compiled.groups + 1)]


def _compiled(notation: str, memory: int, *, longest: bool) -> _Compiled:
    # Most phones never match a pattern: 10 ms and 2.6 MB that they need not spend.
    import re2  # noqa: PLC0415

    options = re2.Options()
    options.max_mem = memory
    options.longest_match = longest
    options.log_errors = False
    try:
        compiled: _Compiled = re2.compile(notation.encode("utf-8", "surrogatepass"), options)
        return compiled
    except re2.error as error:
        # The notation is ours and valid: all that RE2 can object to is its size.
        raise PatternError(NO_SPACE) from error
    finally:
        # Its cache counts patterns, not their memory: what is kept is for the caller to say.
        re2.purge()
