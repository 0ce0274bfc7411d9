"""What processes that work for a phone may ask of the kernel: much less than the phone itself."""

from __future__ import annotations

import errno
import signal
from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.wall.bpf import ArgumentTest, assemble_allowing
from pytest_androidbench.phone.wall.calls import MACHINES, READING, Numbers, forbidding

_FORK: Final = (0x11, 0x1200011)
"""SIGCHLD; and as glibc forks, which has the number of the child written and cleared."""
_NEGATIVE: Final = 0x80000000

# fmt: off
COMPUTING: Final[Mapping[str, Numbers]] = {
    # What it is asked, and what it answers, over what is open already.
    "read": (0, 63), "write": (1, 64), "readv": (19, 65), "writev": (20, 66), "close": (3, 57),
    "recvfrom": (45, 207), "recvmsg": (47, 212), "sendto": (44, 206), "sendmsg": (46, 211),
    "poll": (7, None), "ppoll": (271, 73), "select": (23, None), "pselect6": (270, 72),
    "fstat": (5, 80), "lseek": (8, 62),
    # Memory and time.
    "mmap": (9, 222), "munmap": (11, 215), "mremap": (25, 216), "mprotect": (10, 226),
    "madvise": (28, 233), "brk": (12, 214), "futex": (202, 98), "membarrier": (324, 283),
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "clock_nanosleep": (230, 115),
    "nanosleep": (35, 101), "gettimeofday": (96, 169), "time": (201, None),
    "setitimer": (38, 103), "getrusage": (98, 165), "getrandom": (318, 278),
    # Itself.
    "getpid": (39, 172), "gettid": (186, 178), "sched_yield": (24, 124),
    "sched_getaffinity": (204, 123), "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139), "sigaltstack": (131, 132), "restart_syscall": (219, 128),
    "exit": (60, 93), "exit_group": (231, 94),
}
"""All that a decoder needs once its code is in memory."""
# fmt: on


def starter(machine: str, _: int) -> bytes:
    """The filter of a process that starts and ends others of its kind, and opens no socket.

    Raises:
        KeyError: the machine's numbers are not known here.
    """
    forked = ((ArgumentTest(argument=0, values=_FORK),),)
    # A group of processes is a number below zero; its own group holds only what it started.
    killed = (
        ArgumentTest(argument=0, mask=_NEGATIVE, values=(0,)),
        ArgumentTest(argument=1, values=(signal.SIGKILL,)),
    )
    return forbidding(machine, {**READING, "clone": forked, "fork": ((),), "kill": (killed,)})


def computer(machine: str, _: int) -> bytes:
    """The filter of a process that computes, reads and answers, and nothing else.

    Raises:
        KeyError: the machine's numbers are not known here.
    """
    column = list(MACHINES).index(machine)
    numbers = [each for calls in COMPUTING.values() if (each := calls[column]) is not None]
    return assemble_allowing(MACHINES[machine], numbers, error=errno.EPERM)
