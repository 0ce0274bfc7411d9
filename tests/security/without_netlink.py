"""Runs a program on a kernel that refuses netlink sockets: `without_netlink.py PROGRAM ...`."""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import socket
import struct
import sys

SOCKET_CALL = {"x86_64": 41, "aarch64": 198}
PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 38, 22, 2
LOAD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, FAIL = 0x7FFF0000, 0x00050000
NUMBER, FIRST_ARGUMENT = 0, 16
"""Where in seccomp_data they are, on little-endian machines."""


def refuse_netlink() -> None:
    """Let `socket(AF_NETLINK, ...)` fail from now on, here and in every program started."""
    call = SOCKET_CALL[platform.machine()]
    program = b"".join(
        struct.pack("=HBBI", *step)
        for step in (
            (LOAD, 0, 0, NUMBER),
            (JUMP_IF_EQUAL, 0, 3, call),
            (LOAD, 0, 0, FIRST_ARGUMENT),
            (JUMP_IF_EQUAL, 0, 1, socket.AF_NETLINK),
            (RETURN, 0, 0, FAIL | errno.EPROTONOSUPPORT),
            (RETURN, 0, 0, ALLOW),
        )
    )
    held = ctypes.create_string_buffer(program)
    described = struct.pack("@HP", len(program) // 8, ctypes.addressof(held))
    libc = ctypes.CDLL(None, use_errno=True)
    for step in ((PR_SET_NO_NEW_PRIVS, 1), (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, described)):
        if libc.prctl(*step, *[0] * (5 - len(step))):
            raise OSError(ctypes.get_errno(), "prctl")


if __name__ == "__main__":
    refuse_netlink()
    os.execv(sys.argv[1], sys.argv[1:])
