"""Pathname expansion."""

from __future__ import annotations

from typing import Protocol

from pytest_androidbench.phone.system.files.glob import compile_glob, has_magic, unescape


class Listing(Protocol):
    """What expansion needs to know of the files."""

    def is_dir(self, path: str) -> bool: ...
    def listdir(self, path: str) -> list[str]: ...
    def exists(self, path: str) -> bool: ...
    def is_link(self, path: str) -> bool: ...


def expand(files: Listing, pattern: str) -> list[str]:
    """Existing paths that match an absolute pattern, in the order of their names."""
    found = [""]
    for part in pattern.split("/")[1:]:
        found = [path for start in found for path in _step(files, start, part)]
    return [path for path in found if files.exists(path or "/") or files.is_link(path)]


def _step(files: Listing, start: str, part: str) -> list[str]:
    if not has_magic(part):
        return [f"{start}/{unescape(part)}"]
    if not files.is_dir(start or "/"):
        return []
    matches = compile_glob(part).fullmatch
    hidden = part.startswith((".", "\\."))
    names = files.listdir(start or "/")
    return [f"{start}/{name}" for name in names if matches(name) and (hidden or name[:1] != ".")]
