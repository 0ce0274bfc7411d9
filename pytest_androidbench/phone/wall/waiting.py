"""A process that is started ahead of a phone's wall and wakes when it is needed.

A phone can start nothing once its wall is up, and most phones never need what decodes films or
shows pages. So a shell waits for a line, which takes 0.1 MB, and becomes Python when that comes.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

_SHELL: Final = "/bin/sh"
_WAIT: Final = 'read -r line && exec "$@"'
_CODE: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from {module} import serve; serve()"
)
ENDING_SECONDS: Final = 5
"""How long a phone that ends waits at most for a process that somebody has stopped."""


class WaitingProcess:
    """The waiting shell, later the function `serve` of a module; it ends when this is closed."""

    def __init__(self, module: str, arguments: Sequence[str] = ()) -> None:
        """Start it.

        Args:
            module: whose `serve` is called; its input is the other end of `control`.
            arguments: which it finds in `sys.argv` from 2 on.

        Raises:
            OSError: it cannot be started here and now.
        """
        ours, theirs = socket.socketpair()
        paths = json.dumps([os.path.abspath(entry) for entry in sys.path])  # noqa: PTH100 - "" is here
        code = _CODE.format(module=module)
        command = [sys.executable, "-I", "-S", "-B", "-c", code, paths, *arguments]
        with theirs:
            try:
                self._process = subprocess.Popen(
                    [_SHELL, "-c", _WAIT, _SHELL, *command],
                    stdin=theirs.fileno(),
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    env={},
                    # Ctrl-C is for whoever started us; its own turn to end comes with the socket's.
                    start_new_session=True,
                )
            except OSError:
                ours.close()
                raise
        self._control = ours
        self._closed = False
        self.awake = False

    def connect(self, message: bytes, seconds: float) -> socket.socket:
        """A connection whose other end goes to the process, together with a message.

        Args:
            message: what is said with it.
            seconds: how long an answer on it may stay away.

        Raises:
            OSError: the process is gone.
        """
        if not self.awake:
            self._control.sendall(b"\n")
            self.awake = True
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                socket.send_fds(self._control, [message], [theirs.fileno()])
            except OSError:
                ours.close()
                raise
        ours.settimeout(seconds)
        return ours

    def say(self, message: bytes) -> None:
        """Tell it something, where it is awake and there."""
        if self.awake:
            with suppress(OSError):
                self._control.sendall(message)

    def close(self) -> None:
        """Have everything end."""
        if not self._closed:
            self._closed = True
            self._control.close()
            # Behind a phone's wall we may wait for it and not signal; it ends by itself.
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(ENDING_SECONDS)
