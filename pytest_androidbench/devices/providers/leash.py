"""Runs a program that ends when its standard input does.

A program on its own: it imports nothing of this package, so that it starts at once.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time

SIGNALLED = 128
"""What is added to the number of a signal that ended the program, as shells do."""
_GRACE_SECONDS = 5.0


def main(command: list[str]) -> int:
    """Run `command` in a process group of its own until it ends or our input does.

    Gives the exit status to end with.
    """
    child = subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True)
    threading.Thread(target=_end_at_eof, args=(child,), daemon=True).start()
    code = child.wait()
    _signal(child, signal.SIGKILL)  # whatever else it has started
    return code if code >= 0 else SIGNALLED - code


def _end_at_eof(child: subprocess.Popen[bytes]) -> None:
    while os.read(0, 4096):
        pass
    _signal(child, signal.SIGTERM)
    deadline = time.monotonic() + _GRACE_SECONDS
    while child.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)
    _signal(child, signal.SIGKILL)


def _signal(child: subprocess.Popen[bytes], number: signal.Signals) -> None:
    try:
        os.killpg(child.pid, number)
    except (ProcessLookupError, PermissionError):
        return


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
