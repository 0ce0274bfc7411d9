"""Sessions of pytest that tests start (`fixtures/forked.py`): forked from here, and followed.

Elsewhere they are forked from a process of their own, in which nothing would be changed.
"""

from __future__ import annotations

import atexit
import json
import os
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias
from uuid import uuid4

import coverage
import pytest

from fixtures import forked

Lines: TypeAlias = dict[str, list[int]]
"""For each file what was executed of it."""


def fork_from_here() -> None:
    """From now on such sessions are forks of the process that asks for them."""
    patch = pytest.MonkeyPatch()  # for good: this process does nothing else
    patch.setattr(forked, "_have_server", lambda: None)
    patch.setattr(forked, "get_context", lambda _: get_context("fork"))
    patch.setattr(forked, "_begin", _alone(forked._begin))


@contextmanager
def forks_followed(
    measured: coverage.Coverage, context: Callable[[], str], folder: Path
) -> Iterator[None]:
    """Have all forks of this process, and theirs, write what they executed into a folder."""
    process, end = os.getpid(), os._exit

    def written_and_ended(status: int) -> None:
        if os.getpid() != process:
            measured.stop()
            data = measured.get_data()
            data.set_query_context(context())
            lines = {path: data.lines(path) for path in data.measured_files()}
            (folder / f"{uuid4().hex}.json").write_text(json.dumps([context(), lines]))
        end(status)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "_exit", written_and_ended)
        yield


def collected(folder: Path) -> Iterator[tuple[str, Lines]]:
    """What was written since it was asked for the last time, each with its fork's context."""
    for path in folder.glob("*.json"):
        name, lines = json.loads(path.read_text())
        yield name, lines
        path.unlink()


def _alone(begin: Callable[..., None]) -> Callable[..., None]:
    def begin_alone(*arguments: Any) -> None:
        # What this process does at its end is not a fork's to do.
        atexit._clear()
        weakref.finalize._registry.clear()  # type: ignore[attr-defined]
        begin(*arguments)

    return begin_alone
