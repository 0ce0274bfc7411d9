"""Calls that touch the screen at places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.wire.automation.arguments import Arguments
from pytest_androidbench.phone.wire.automation.errors import BadCall
from pytest_androidbench.phone.wire.automation.rpc import Method

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

STEP_MS: Final = 5
MAX_STEPS: Final = 12_000
MAX_HOLD_MS: Final = 60_000
MAX_POINTS: Final = 4_000
_PHASES: Final = ("down", "up", "move")


def duration(steps: int) -> int:
    """How long a gesture of so many steps takes; fewer than two have no effect as a gesture."""
    return max(2, min(MAX_STEPS, steps)) * STEP_MS


class TouchMethods:
    """Taps, holds, swipes, drags and single touch events."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.table: dict[str, Method] = {
            "click": self._click,
            "swipe": self._swipe,
            "swipePoints": self._swipe_points,
            "drag": self._drag,
            "injectInputEvent": self._inject,
        }

    def _click(self, arguments: Arguments) -> bool:
        x, y = arguments.point(0)
        if x < 0 or y < 0:
            return False
        if len(arguments) > 2:
            self._phone.windows.fingers.long_press(x, y, arguments.amount(2, MAX_HOLD_MS))
        else:
            self._phone.windows.fingers.tap(x, y)
        return True

    def _swipe(self, arguments: Arguments) -> bool:
        points = [arguments.point(0), arguments.point(2)]
        self._phone.windows.fingers.swipe(points, duration(arguments.whole(4)))
        return True

    def _swipe_points(self, arguments: Arguments) -> bool:
        numbers = arguments.numbers(0, MAX_POINTS)
        points = list(zip(numbers[::2], numbers[1::2], strict=False))
        if len(points) < 2:
            raise BadCall("a swipe has two points at least")
        step_count = arguments.whole(1) * (len(points) - 1)
        self._phone.windows.fingers.swipe(points, duration(step_count))
        return True

    def _drag(self, arguments: Arguments) -> bool:
        start, end = arguments.point(0), arguments.point(2)
        self._phone.windows.fingers.drag(start, end, duration(arguments.whole(4)))
        return True

    def _inject(self, arguments: Arguments) -> bool:
        action = arguments.whole(0)
        if not 0 <= action < len(_PHASES):
            return False
        x, y = arguments.point(1)
        self._phone.windows.fingers.touch(_PHASES[action], x, y)
        return True
