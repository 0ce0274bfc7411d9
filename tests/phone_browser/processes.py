"""The processes of browsers that this one has started."""

from __future__ import annotations

import os
import select
from pathlib import Path

from fixtures.processes import below


def chromiums() -> list[int]:
    return [pid for pid in below(os.getpid()) if b"--remote-debugging-pipe" in command(pid)]


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def ended(*pids: int) -> bool:
    """Whether all of these end within some seconds."""
    for pid in pids:
        try:
            end = os.pidfd_open(pid)
        except ProcessLookupError:
            continue
        gone = select.select([end], [], [], 5)[0]
        os.close(end)
        if not gone:
            return False
    return True
