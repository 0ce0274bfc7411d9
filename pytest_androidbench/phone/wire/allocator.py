"""How the C library's memory allocator is to behave in a process that runs for days."""

from __future__ import annotations

import ctypes
from typing import Final

_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
LARGE: Final = 512 * 1024
"""Bytes from which a block is had from the system on its own and given back when it is freed.

Left alone glibc raises this to the size of the largest block ever freed. From the first decoded
picture on all others then lie between small blocks that stay: 22 of 55 MB were lost to that.
It is more than the 256 KB that asyncio asks for ahead of every reading: having those from the
system made each call an eighth slower.
"""
SLACK: Final = 2 * 1024 * 1024
"""Bytes that may lie free at the heap's end.

glibc gives back all but 128 KB, so that each band of a picture that is drawn had its pages from the
system and lost them again: dimming a whole screen took 19 ms instead of 6.
"""
TRIM_EVERY: Final = 20
"""Restores of a snapshot. Trimming takes 0.01 to 0.2 ms; after 150 episodes it gave back 4 of
118 MB."""


def keep_heap_small() -> None:
    """Give freed memory back to the system; does nothing where the C library is not glibc."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_M_MMAP_THRESHOLD, LARGE)
        mallopt(_M_TRIM_THRESHOLD, SLACK)
        # Threads take turns anyway; with a heap each they would hold what each once needed, and
        # reserve 64 MB of addresses each.
        mallopt(_M_ARENA_MAX, 1)


class HeapTrimmer:
    """Gives back what lies free between blocks, once in `TRIM_EVERY` calls."""

    def __init__(self) -> None:
        self._calls = 0
        self._trim = getattr(ctypes.CDLL(None), "malloc_trim", None)

    def __call__(self) -> None:
        self._calls += 1
        if self._trim is not None and self._calls % TRIM_EVERY == 0:
            self._trim(0)
