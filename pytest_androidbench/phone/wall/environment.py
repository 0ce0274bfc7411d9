"""The environment the phone was started with: its owner's, with whatever keys it holds."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from typing import Final

_START: Final = 47
"""Of `env_start` among what proc(5) lists for /proc/PID/stat behind the program's name."""


def forget_environment() -> str:
    """Drop all variables, which were needed at most to start."""
    count = len(os.environ)
    os.environ.clear()
    if sys.platform == "linux":
        _wipe()
    return f"{count} variables dropped"


def _wipe() -> None:
    """Empty the block that they came in: /proc/self/environ shows it for as long as we run."""
    try:
        fields = Path("/proc/self/stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        # Where /proc is not mounted nobody is shown it.
        return
    start, end = map(int, fields[_START : _START + 2])
    ctypes.memset(start, 0, end - start)
