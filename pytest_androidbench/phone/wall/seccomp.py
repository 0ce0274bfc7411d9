"""The kernel's filter of system calls."""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.wall.calls import MACHINES, program
from pytest_androidbench.phone.wall.linux import (
    NotAvailable,
    forswear_privileges,
    system_call,
)

_SECCOMP: Final = {"x86_64": 317, "aarch64": 277}
_SET_FILTER: Final = 1
_FULL_SPEED: Final = 4
"""Before Linux 5.16 a filter makes the processor guess less, which is for foreign machine code."""
_INSTRUCTION: Final = 8


def filter_calls(program_of: Callable[[str, int], bytes] = program) -> str:
    """Let this thread, and those it starts, make no call that the phone does not need.

    Args:
        program_of: makes the filter of the machine's kind and the process's number.

    Raises:
        NotAvailable: the kernel cannot, or the machine is of a kind that is not known here.
    """
    machine = os.uname().machine
    if sys.platform == "linux" and (machine not in MACHINES or sys.maxsize < 2**32):
        raise NotAvailable(f"no list of calls for {machine}")
    forswear_privileges()
    code = ctypes.create_string_buffer(program_of(machine, os.getpid()))
    length = (len(code) - 1) // _INSTRUCTION
    described = struct.pack("@HP", length, ctypes.addressof(code))
    try:
        system_call(_SECCOMP[machine], _SET_FILTER, _FULL_SPEED, described)
    except OSError as error:
        raise NotAvailable(f"the kernel refuses: {error.strerror}") from error
    return f"{length} instructions for {machine}"
