"""The order of items for several workers.

A worker always holds two items, so plain longest-first makes two of the longest share one:
first come pairs of a long and a short item, one pair a worker, then the rest, longest first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def paired(items: Sequence[T], workers: int, length: Callable[[T], tuple[float, str]]) -> list[T]:
    """Put items into an order that keeps all workers busy to the end.

    Args:
        items: what is to be run.
        workers: how many run at the same time.
        length: an item's expected length, and its name to settle ties.
    """
    ascending = sorted(items, key=length)
    pairs = min(workers, len(ascending) // 2)
    shortest, rest = ascending[:pairs], ascending[pairs:]
    rest.reverse()
    longest, rest = rest[:pairs], rest[pairs:]
    return [item for pair in zip(longest, shortest, strict=True) for item in pair] + rest
