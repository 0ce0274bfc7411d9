"""Giving up what a phone does not need, before anybody can speak to it.

The phone's own code lets no request reach the host: that is the first line of defence. This is
the second one, for the day the first has a hole. Nothing relies on it, so a layer that cannot be
had is told by `androidbench doctor` and otherwise passed over.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from pytest_androidbench.phone.wall.environment import forget_environment
from pytest_androidbench.phone.wall.landlock import restrict_files
from pytest_androidbench.phone.wall.limits import limit_resources
from pytest_androidbench.phone.wall.linux import NotAvailable
from pytest_androidbench.phone.wall.readable import readable_paths
from pytest_androidbench.phone.wall.seccomp import filter_calls


@dataclass(frozen=True, slots=True, kw_only=True)
class WallLayer:
    """One layer of the wall."""

    name: str
    on: bool
    detail: str
    """What it is made of, or why it is not there."""


def raise_wall(also_readable: Iterable[Path] = ()) -> tuple[WallLayer, ...]:
    """Give up everything else, for good; to be called before the first thread is started.

    Args:
        also_readable: files that are read later, beside code and what comes with it.
    """
    threads = _threads() - 1
    # Imports would try in vain to keep what they have compiled.
    sys.dont_write_bytecode = True
    readable = (*readable_paths(), *also_readable)
    return (
        _layer("environment", forget_environment),
        _layer("resource limits", limit_resources),
        # The filter comes last, as it forbids what the others are made with.
        _layer("Landlock", lambda: restrict_files(readable), threads),
        _layer("seccomp", filter_calls, threads),
    )


def _layer(name: str, build: Callable[[], str], threads: int = 0) -> WallLayer:
    try:
        detail = build()
    except NotAvailable as error:
        return WallLayer(name=name, on=False, detail=str(error))
    if threads:
        return WallLayer(
            name=name, on=False, detail=f"{threads} threads, started before, go without"
        )
    return WallLayer(name=name, on=True, detail=detail)


def _threads() -> int:
    """How many there are, also those that Python does not know of."""
    try:
        return sum(1 for _ in Path("/proc/self/task").iterdir())
    except OSError:
        return threading.active_count()
