"""Clusters to place cells on."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.cluster.placements import Decided, Placement
from pytest_androidbench.cluster.placing import Placing
from pytest_androidbench.records.retries import RetryPolicy

ONCE: Final = RetryPolicy(allowed=0)
TWICE: Final = RetryPolicy(allowed=1)


def cells(*keys: str, seconds: float = 60) -> dict[str, float]:
    return dict.fromkeys(keys, seconds)


def come_up(placing: Placing, *slots: str) -> list[Placement]:
    """Have slots come up that are called `node/number`; what begins there."""
    begun: list[Placement] = []
    for slot in slots:
        placing.slot_started(slot, slot.partition("/")[0])
        begun += placing.slot_came(slot).start
    return begun


def only(decided: Decided) -> Placement:
    """The one attempt that begins."""
    (placement,) = decided.start
    return placement
