"""Python's stack traces for whoever looks at the phone: clients see no folders of the host."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import PurePath
from typing import Final

_ROOTS: Final = ("site-packages", "pytest_androidbench")


def stack_trace(error: BaseException) -> str:
    """An error and where it came from, with files named from their package on."""
    described = traceback.TracebackException.from_exception(error)
    for part in _chain(described):
        for frame in part.stack:
            frame.filename = _inside(frame.filename)
    return "".join(described.format())


def _chain(
    described: traceback.TracebackException | None,
) -> Iterator[traceback.TracebackException]:
    if described is not None:
        yield described
        yield from _chain(described.__cause__)
        yield from _chain(described.__context__)


def _inside(name: str) -> str:
    parts = PurePath(name).parts
    for root in _ROOTS:
        if root in parts[:-1]:
            at = len(parts) - parts[::-1].index(root)
            return "/".join(parts[at if root == "site-packages" else at - 1 :])
    return "/".join(parts[-2:])
