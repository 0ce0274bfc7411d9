"""Which shard of a run each of its cells is in, worked out alike by machines that share nothing."""

from __future__ import annotations

import hashlib
import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

MAX_SHARDS: Final = 100_000
"""More are a mistake; an Indexed Job of Kubernetes has as many indexes at most."""


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Shard:
    """One of the parts that a run is divided into."""

    index: int
    """From 1 on."""
    total: int
    """How many there are."""

    def __str__(self) -> str:
        return f"{self.index}/{self.total}"


def by_hash(keys: Iterable[str], total: int) -> dict[str, int]:
    """The shard of each cell by its key alone: the same whatever other cells there are.

    Args:
        keys: of the cells.
        total: how many shards there are.
    """
    return {key: _hashed(key) % total + 1 for key in keys}


def by_durations(seconds: Mapping[str, float], total: int) -> dict[str, int]:
    """The shard of each cell: longest first, each to the shard with the least so far.

    No shard then takes longer than 4/3 of the best division's longest one (R. L. Graham, *Bounds on
    Multiprocessing Timing Anomalies*, SIAM Journal on Applied Mathematics 17, 1969). One cell more
    may move all others.

    Args:
        seconds: what each cell is expected to take, by its key.
        total: how many shards there are.
    """
    # Of equal loads the one of fewer cells, so that cells that take nothing are spread as well.
    loads = [(0.0, 0, number) for number in range(1, total + 1)]
    found: dict[str, int] = {}
    for key in sorted(seconds, key=lambda key: (-seconds[key], key)):
        load, cells, number = heapq.heappop(loads)
        heapq.heappush(loads, (load + seconds[key], cells + 1, number))
        found[key] = number
    return found


def _hashed(key: str) -> int:
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big")
