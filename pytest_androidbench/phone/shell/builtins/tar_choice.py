"""Which members of an archive `tar` deals with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.shell.builtins.patterns import command_glob
from pytest_androidbench.phone.system.files.glob import Glob

_HERE: Final = "."
"""What names all of an archive."""


class Choice:
    """Members of some names, and what lies below them, but for those that are excluded."""

    def __init__(self, wanted: Sequence[str], excluded: Sequence[str]) -> None:
        """Read patterns.

        Raises:
            CommandError: one of them is too large.
        """
        self._wanted = {name: command_glob("tar", _plain(name)) for name in wanted}
        self._excluded = [command_glob("tar", pattern.rstrip("/")) for pattern in excluded]
        self.missing = list(self._wanted)
        """The names that no member had yet."""

    def takes(self, name: str) -> bool:
        """Whether a member is wanted; notes what it is wanted by."""
        plain = _plain(name)
        wanted = [
            each
            for each, glob in self._wanted.items()
            if _plain(each) == _HERE or _leads_to(glob, plain)
        ]
        self.missing = [each for each in self.missing if each not in wanted]
        return not (self._wanted and not wanted) and not self.excludes(name)

    def excludes(self, name: str) -> bool:
        """Whether a member, a folder above it or a part of its name is excluded."""
        parts = name.split("/")
        return any(
            _leads_to(glob, name) or any(glob.fullmatch(part) for part in parts)
            for glob in self._excluded
        )


def _plain(name: str) -> str:
    return name.removeprefix("./").strip("/") or _HERE


def _leads_to(glob: Glob, name: str) -> bool:
    """Whether a pattern is of a name or of a folder on the way to it."""
    parts = name.split("/")
    ways = ("/".join(parts[: at + 1]) for at in range(len(parts)))
    return any(glob.fullmatch(way) for way in ways)
