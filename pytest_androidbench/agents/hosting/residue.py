"""What an agent may change of its process during an episode, and must not leave changed."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

_STREAMS: Final = ("stdin", "stdout", "stderr")
_DESCRIPTORS: Final = Path("/proc/self/fd")


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Of a process: where it is, what it hears, what it holds open, who works in it."""

    directory: str
    variables: dict[str, str]
    handlers: dict[str, Any]
    descriptors: dict[int, str]
    threads: frozenset[int]
    streams: dict[str, tuple[int, bool]]
    """Which objects Python's own streams are, and whether they are open."""


def state() -> State:
    """The present state of this process."""
    return State(
        directory=_directory(),
        variables=dict(os.environ),
        handlers={name.name: signal.getsignal(name) for name in signal.valid_signals()
                  if isinstance(name, signal.Signals)},
        descriptors=_descriptors(),
        threads=frozenset(thread.ident or 0 for thread in threading.enumerate()),
        streams={name: _stream(getattr(sys, name, None)) for name in _STREAMS},
    )  # fmt: skip


def changes(before: State, now: State) -> Iterator[str]:
    """What is not as it was, a sentence each."""
    if now.directory != before.directory:
        yield f"the working directory is {now.directory}"
    for name in sorted({*before.variables, *now.variables}):
        if before.variables.get(name) != now.variables.get(name):
            # Not its value, which may be a secret.
            yield f"the variable {name} is changed"
    for name, handler in sorted(now.handlers.items()):
        if handler != before.handlers.get(name):
            yield f"{name} has another handler"
    for number in sorted({*before.descriptors, *now.descriptors}):
        if before.descriptors.get(number) != now.descriptors.get(number):
            yield f"descriptor {number} is {now.descriptors.get(number, 'closed')}"
    for name in _STREAMS:
        if now.streams[name] != before.streams[name]:
            yield f"sys.{name} is {'another' if now.streams[name][1] else 'closed'}"
    for thread in threading.enumerate():
        if thread.ident in now.threads - before.threads:
            yield f"the thread {thread.name!r} still runs"


def _stream(stream: Any) -> tuple[int, bool]:
    return id(stream), not getattr(stream, "closed", True)


def _directory() -> str:
    try:
        return os.getcwd()  # noqa: PTH109 - as a text, also where it is gone
    except OSError:
        return "gone"


def _descriptors() -> dict[int, str]:
    found = {}
    try:
        names = os.listdir(_DESCRIPTORS)  # noqa: PTH208 - called after every episode
    except OSError:
        return {}
    for name in names:
        try:
            found[int(name)] = os.readlink(_DESCRIPTORS / name)  # noqa: PTH115
        except OSError:
            continue  # the one that reads the folder itself
    return found
