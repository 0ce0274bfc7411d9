"""The walls of processes that work for a phone: tighter than its own, and raised one by one."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.wall.environment import forget_environment
from pytest_androidbench.phone.wall.helper_calls import computer, starter
from pytest_androidbench.phone.wall.landlock import restrict_files
from pytest_androidbench.phone.wall.limits import limited
from pytest_androidbench.phone.wall.linux import NotAvailable
from pytest_androidbench.phone.wall.readable import readable_paths
from pytest_androidbench.phone.wall.seccomp import filter_calls

OPEN_FILES: Final = 64


def confine_starter(late: Sequence[str], *, addresses: int, seconds: int) -> None:
    """Give up all but starting and ending processes like this one, which inherit these bounds.

    Args:
        late: packages that its children import.
        addresses: bytes that each process may reserve.
        seconds: of the processor, which each process may use in its life.
    """
    sys.dont_write_bytecode = True
    readable = tuple(readable_paths(late))
    forget_environment()
    for kind, most in (
        (resource.RLIMIT_AS, addresses),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_NOFILE, OPEN_FILES),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        limited(kind, most)
    _raised(lambda: restrict_files(readable))
    _raised(lambda: filter_calls(starter))


def confine_caller(also_readable: Iterable[Path]) -> None:
    """Give up all files but code and these; to call others is what such a process is for."""
    sys.dont_write_bytecode = True
    readable = (*readable_paths(), *also_readable)
    _raised(lambda: restrict_files(readable))


def confine_computer() -> None:
    """Give up everything but computing with what is in memory, and the open connection."""
    _raised(lambda: restrict_files(()))
    _raised(lambda: filter_calls(computer))


def _raised(build: Callable[[], str]) -> None:
    # As with the phone's own wall: nothing relies on it, and the doctor tells what is missing.
    with suppress(NotAvailable):
        build()
