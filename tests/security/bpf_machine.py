"""A machine for classic BPF, as the kernel's `bpf_prog_run` for what our filters use."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from pytest_androidbench.phone.wall.bpf import AND, IF_ABOVE, IF_EQUAL, LOAD, RETURN


def judge(program: bytes, architecture: int, number: int, arguments: Sequence[int] = ()) -> int:
    """What the program returns for a call.

    Raises:
        ValueError: it does what no filter may: the kernel would not have taken it.
    """
    words = [argument & (1 << 64) - 1 for argument in arguments] + [0] * (6 - len(arguments))
    seen = struct.pack("=IIQ6Q", number, architecture, 0, *words)
    instructions = list(struct.iter_unpack("=HBBI", program))
    at, value = 0, 0
    while at < len(instructions):
        code, skip, otherwise, given = instructions[at]
        at += 1
        if code == LOAD and given % 4 == 0 and given + 4 <= len(seen):
            (value,) = struct.unpack_from("=I", seen, given)
        elif code == AND:
            value &= given
        elif code == IF_EQUAL:
            at += skip if value == given else otherwise
        elif code == IF_ABOVE:
            at += skip if value > given else otherwise
        elif code == RETURN:
            return int(given)
        else:
            raise ValueError(f"instruction {at - 1}: {code:#x} {given:#x}")
    raise ValueError("it runs beyond its end")
