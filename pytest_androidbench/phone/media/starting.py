"""The process that decoders are started from, and how it comes to be.

A phone can start nothing once its wall is up, and most phones never decode anything. So a shell
waits for a line, which takes 0.1 MB, and becomes Python when that comes (`starter.py`).
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Final

_SHELL: Final = "/bin/sh"
_WAIT: Final = 'read -r line && exec "$@"'
_CODE: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from pytest_androidbench.phone.media.starter import serve; serve()"
)
ENDING_SECONDS: Final = 5
"""How long a phone that ends waits at most for a helper that somebody has stopped."""
_END: Final = b"e"
_BEGIN: Final = b"b"


class HelperProcess:
    """The waiting shell, later the process that starts decoders; it ends when this is closed."""

    def __init__(self) -> None:
        """Start it.

        Raises:
            OSError: it cannot be started here and now.
        """
        ours, theirs = socket.socketpair()
        paths = json.dumps([os.path.abspath(entry) for entry in sys.path])  # noqa: PTH100 - "" is here
        command = [sys.executable, "-I", "-S", "-B", "-c", _CODE, paths]
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
        self._awake = False
        self._closed = False

    def connect(self, seconds: float) -> socket.socket:
        """A connection to a new decoder; one that was there before is killed.

        Args:
            seconds: how long an answer on it may stay away.

        Raises:
            OSError: the process is gone.
        """
        if not self._awake:
            self._control.sendall(b"\n")
            self._awake = True
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                socket.send_fds(self._control, [_BEGIN], [theirs.fileno()])
            except OSError:
                ours.close()
                raise
        ours.settimeout(seconds)
        return ours

    def end_decoder(self) -> None:
        """Have the decoder killed that is there."""
        if self._awake:
            with suppress(OSError):
                self._control.sendall(_END)

    def close(self) -> None:
        """Have everything end."""
        if not self._closed:
            self._closed = True
            self._control.close()
            # Behind a phone's wall we may wait for it and not signal; it ends by itself.
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(ENDING_SECONDS)
