"""Files a pattern stands for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Final

from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.files.glob import compile_glob, has_magic, unescape
from pytest_androidbench.phone.system.work import Request

PATH_MAX: Final = 4096
"""Longest path of Linux; what is longer leads nowhere."""

_PATH_UNITS: Final = 10
_NAMES_A_UNIT: Final = 4


async def matching(files: FileSystem, pattern: str, request: Request) -> AsyncIterator[str]:
    """Existing paths that match an absolute pattern, in the order of their names."""
    parts = pattern.split("/")[1:]
    if len(pattern) > PATH_MAX:
        return
    pending: list[Iterator[str]] = [iter([""])]
    while pending:
        path = next(pending[-1], None)
        await request.turn(_PATH_UNITS)
        if path is None:
            pending.pop()
        elif len(path) > PATH_MAX:
            continue
        elif len(pending) > len(parts):
            if files.exists(path or "/") or files.is_link(path):
                yield path
        else:
            part = parts[len(pending) - 1]
            names = _names(files, path, part)
            await request.turn(len(names) // _NAMES_A_UNIT)
            pending.append(_below(path, part, names))


def _names(files: FileSystem, folder: str, part: str) -> list[str]:
    if not has_magic(part):
        return [unescape(part)]
    return files.listdir(folder or "/") if files.is_dir(folder or "/") else []


def _below(folder: str, part: str, names: list[str]) -> Iterator[str]:
    if not has_magic(part):
        yield f"{folder}/{names[0]}"
        return
    matches = compile_glob(part).fullmatch
    hidden = part.startswith((".", "\\."))
    for name in names:
        if matches(name) and (hidden or name[:1] != "."):
            yield f"{folder}/{name}"
