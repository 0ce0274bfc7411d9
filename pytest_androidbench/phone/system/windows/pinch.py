"""Two fingers on one thing, and whether they went apart or came together."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pytest_androidbench.phone.system.windows.press import Press
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.hit import handler
from pytest_androidbench.phone.ui.widget import PinchDirection


@dataclass(frozen=True, slots=True)
class Pinch:
    """Two fingers over what wants to know of them."""

    first: Press
    second: Press
    box: Box
    apart: float
    """Pixels between them when the second one touched."""

    @property
    def direction(self) -> PinchDirection | None:
        """How they have moved, or None while they are about as far apart as at first."""
        moved = _distance(self.first, self.second) - self.apart
        if abs(moved) <= self.first.slop:
            return None
        return "out" if moved > 0 else "in"


def pinch_of(first: Press, second: Press) -> Pinch | None:
    """What two fingers do together, if both touched what follows them and neither is in use."""
    if first.window.entry is not second.window.entry or first.done or first.moved:
        return None
    if first.captured is not None:
        return None
    box = handler(first.chain, "on_pinch")
    if box is None or handler(second.chain, "on_pinch") is None:
        return None
    return Pinch(first, second, box, _distance(first, second))


def _distance(first: Press, second: Press) -> float:
    return math.dist(first.last, second.last)
