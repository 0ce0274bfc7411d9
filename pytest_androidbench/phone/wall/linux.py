"""The few system calls that Python has no words for."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from typing import Final

from pytest_androidbench.errors import AndroidBenchError

_NO_NEW_PRIVILEGES: Final = 38
_PARENT_DEATH_SIGNAL: Final = 1
LIBC: Final = ctypes.CDLL(None, use_errno=True)


class NotAvailable(AndroidBenchError):
    """A layer of the wall cannot be had here; the message says why."""


def system_call(number: int, *arguments: int | bytes) -> int:
    """Make a system call; of bytes it gets the address.

    Raises:
        OSError: the system refuses.
    """
    words = (word if isinstance(word, bytes) else ctypes.c_long(word) for word in arguments)
    result: int = LIBC.syscall(ctypes.c_long(number), *words)
    if result == -1:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result


def forswear_privileges() -> None:
    """Let no program started from here gain rights; what follows asks for it.

    Raises:
        NotAvailable: the system knows no such promise.
    """
    if sys.platform != "linux":
        raise NotAvailable("only Linux has it")
    if LIBC.prctl(*map(ctypes.c_long, (_NO_NEW_PRIVILEGES, 1, 0, 0, 0))):
        raise NotAvailable(os.strerror(ctypes.get_errno()))


def end_with_parent() -> None:
    """Have this process killed when the one that started it ends, where the system can."""
    if sys.platform == "linux":
        LIBC.prctl(*map(ctypes.c_long, (_PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)))
