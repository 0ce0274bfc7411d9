"""A call in a process of its own that is lost without harm: it may eat memory, or never end."""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import AndroidBenchError

T = TypeVar("T")

MEMORY: Final = 1 << 29
"""Bytes that the process may take beside those it begins with."""


class Lost(AndroidBenchError):
    """The process ended before it had an answer."""


def apart(kind: type[T], call: Callable[[], T], seconds: float) -> T:
    """What a call gives when it is made in a fork of this process.

    Only this thread goes on in the fork. It prints nothing, and ends without any of what the
    process does at its end.

    Raises:
        Lost: it was killed, ran out of memory, or took more than `seconds`.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _be_child(call, reader, writer)
    os.close(writer)
    try:
        answer = _read(reader, time.monotonic() + seconds)
    finally:
        os.close(reader)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    if not answer:
        raise Lost("its process was lost")
    return from_json(kind, answer)


def _be_child(call: Callable[[], object], reader: int, writer: int) -> None:
    try:
        os.close(reader)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(nowhere, number)
        _bound_memory()
        with os.fdopen(writer, "wb") as answer:
            answer.write(to_json(call()))
    except BaseException:  # noqa: BLE001 - whatever it is, this process has no other end
        os._exit(1)
    os._exit(0)


def _bound_memory() -> None:
    if sys.platform != "linux":
        return
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    most = pages * resource.getpagesize() + MEMORY
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _read(reader: int, deadline: float) -> bytes:
    """All that comes until the other side closes; nothing where that takes too long."""
    data = b""
    while (left := deadline - time.monotonic()) > 0:
        if select.select([reader], [], [], left)[0]:
            more = os.read(reader, 1 << 16)
            if not more:
                return data
            data += more
    return b""
