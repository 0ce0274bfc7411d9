"""Pathname expansion."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Protocol

from pytest_androidbench.phone.system.files.glob import Glob, compile_glob, has_magic, unescape


class Directories(Protocol):
    """What expansion needs to know of the files."""

    def is_dir(self, path: str) -> bool: ...
    def listdir(self, path: str) -> list[str]: ...
    def exists(self, path: str) -> bool: ...
    def is_link(self, path: str) -> bool: ...


def expand(files: Directories, pattern: str) -> list[str]:
    """Existing paths that match an absolute pattern, in the order of their names.

    Raises:
        PatternError: a part of it is too large.
    """
    expansion = Expansion(files, pattern)
    for _ in expansion.steps():
        pass
    return expansion.found


@dataclass(frozen=True, slots=True)
class _Part:
    """What one folder's names are compared with."""

    pattern: Glob
    hidden: bool

    def fits(self, name: str) -> bool:
        return (self.hidden or name[:1] != ".") and self.pattern.fullmatch(name) is not None


@dataclass(slots=True)
class _Level:
    """Names of a folder that are still to be looked at."""

    start: str
    names: Iterator[str]
    at: int
    """Which part of the pattern they are compared with."""


@dataclass(slots=True)
class Expansion:
    """An expansion, carried out in steps; `found` fills meanwhile."""

    files: Directories
    pattern: str
    found: list[str] = field(default_factory=list)

    def steps(self) -> Iterator[int]:
        """Microseconds that the next step takes, about.

        Raises:
            PatternError: a part of the pattern is too large.
        """
        yield 20 * len(self.pattern)
        parts = _parts(self.pattern)
        levels: list[_Level] = []
        yield from self._enter("", 0, parts, levels)
        while levels:
            level = levels[-1]
            name = next(level.names, None)
            if name is None:
                levels.pop()
                continue
            part = parts[level.at]
            assert isinstance(part, _Part)
            yield part.pattern.cost(len(name)) + 10
            if part.fits(name):
                yield from self._enter(f"{level.start}/{name}", level.at + 1, parts, levels)

    def _enter(
        self, path: str, at: int, parts: list[_Part | str], levels: list[_Level]
    ) -> Iterator[int]:
        """Go on from a path with the part numbered `at`."""
        if at < len(parts) and isinstance(parts[at], str):
            path += str(parts[at])
            at += 1
        yield 10 + len(path) // 10
        if at == len(parts):
            if self.files.exists(path or "/") or self.files.is_link(path):
                self.found.append(path)
        elif self.files.is_dir(path or "/"):
            names = self.files.listdir(path or "/")
            yield len(names)
            levels.append(_Level(path, iter(names), at))


def _parts(pattern: str) -> list[_Part | str]:
    """What is compared with names, and texts that just follow."""
    found: list[_Part | str] = []
    for magic, group in groupby(pattern.split("/")[1:], has_magic):
        if magic:
            found += (_Part(compile_glob(part), part.startswith((".", "\\."))) for part in group)
        else:
            found.append("".join(f"/{unescape(part)}" for part in group))
    return found
