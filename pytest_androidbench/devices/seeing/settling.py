"""When a screen has come to rest."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_WAIT_STEP: Final = 0.15


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlePolicy:
    """How long to look at a device until two looks agree."""

    seconds: float = 5.0
    """Give up after this long and take what is there: a clock or a video never rests."""
    empty_seconds: float = 10.0
    """How long a device may have no hierarchy at all, as between two activities."""
    immediate: bool = False
    """The device has settled when its last command returns: one look is enough."""


IMMEDIATE: Final = SettlePolicy(immediate=True)


def settled(look: Callable[[], str], policy: SettlePolicy) -> str:
    """Look until two looks in a row agree; gives the last one, "" if nothing was ever shown."""
    started = time.monotonic()
    last = look()
    while not (last and policy.immediate):
        limit = policy.seconds if last else policy.empty_seconds
        if time.monotonic() - started > limit:
            break
        time.sleep(_WAIT_STEP)
        again = look()
        if again and again == last:
            break
        last = again
    return last
