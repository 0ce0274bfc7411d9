"""Starts decoders and ends them: it sees no media, only single bytes and connections.

Its wall is up before it starts the first (`wall/helpers.py`), so that each decoder imports FFmpeg
behind it already, and raises a tighter one before it looks at a file.
"""

from __future__ import annotations

import os
import signal
import socket
from contextlib import suppress
from typing import Final

from pytest_androidbench.phone.media.limits import ADDRESSES, LIFE_SECONDS
from pytest_androidbench.phone.wall.helpers import confine_starter
from pytest_androidbench.phone.wall.linux import end_with_parent

CODECS: Final = ("av",)
"""Packages that decoders import."""


def serve() -> None:
    """Start a decoder for each connection that comes, one at a time, until nothing comes."""
    control = socket.socket(fileno=0)
    confine_starter(CODECS, addresses=ADDRESSES, seconds=LIFE_SECONDS)
    child = 0
    try:
        while True:
            message, connections, _, _ = socket.recv_fds(control, 1, 1)
            _end(child)
            child = 0
            if not message:
                return
            if connections:
                child = _started(connections[0], control)
    except OSError:
        return
    finally:
        _end(child)


def _started(connection: int, control: socket.socket) -> int:
    child = os.fork()
    if child:
        os.close(connection)
        return child
    status = 1
    try:
        end_with_parent()
        control.close()
        from pytest_androidbench.phone.media.answering import answer_all  # noqa: PLC0415 - seldom

        answer_all(socket.socket(fileno=connection))
        status = 0
    finally:
        # Whatever happens, what comes behind in the caller is not for this process.
        os._exit(status)


def _end(child: int) -> None:
    if child:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(child, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(child, 0)
