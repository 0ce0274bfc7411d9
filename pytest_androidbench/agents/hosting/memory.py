"""How much memory processes hold."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def held_by(pids: Iterable[int]) -> int:
    """Bytes that processes hold together, each with its share of what several have in common.

    0 where the system does not tell (others than Linux).
    """
    return sum(map(_held, pids))


def _held(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_bytes().splitlines()
    except OSError:
        return 0
    found = next((line for line in lines if line.startswith(b"Pss:")), None)
    return int(found.split()[1]) * 1024 if found else 0
