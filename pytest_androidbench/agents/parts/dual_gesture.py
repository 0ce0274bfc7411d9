"""B-MoCA's action: where a finger touches, and where it lifts.

Facts: gimme1dollar/b-moca, `bmoca/environment/coordinator.py` and `wrapper.py` (both states of the
repository agree); arXiv 2404.16660, which leaves out that heights count twice.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, Self, TypeAlias

from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import Direction, Gesture, Tap
from pytest_androidbench.interface.values import real

Button: TypeAlias = Literal["back", "home", "overview"]
TAP: Final = 0.14
"""How far apart touch and lift of a tap are at most."""
SWIPE_MS: Final = 300
"""What `input swipe` takes when nothing is said. Published: as fast as the emulator takes it."""
_NAMES: Final = ("y_touch", "x_touch", "y_lift", "x_lift")


@dataclass(frozen=True, slots=True)
class DualGesture:
    """A touch and a lift, as shares of the screen's height and width from its top left.

    Raises:
        ActionError: a share is not from 0 to 1.
    """

    y_touch: float
    x_touch: float
    y_lift: float
    x_lift: float

    def __post_init__(self) -> None:
        for name in _NAMES:
            share = real(getattr(self, name))
            if not 0 <= share <= 1:
                raise ActionError(f"{name} must be from 0 to 1, got {getattr(self, name)!r:.200}")
            object.__setattr__(self, name, share)

    @classmethod
    def at(cls, y: float, x: float) -> Self:
        """A tap."""
        return cls(y, x, y, x)

    @classmethod
    def of_signed(cls, numbers: Sequence[float]) -> Self:
        """Of four numbers from -1 to 1, as networks that end in a tanh give them.

        Raises:
            ActionError: they are not four, or one is outside.
        """
        if len(numbers) != len(_NAMES):
            raise ActionError(f"a dual gesture is four numbers, got {len(numbers)}")
        return cls(*((real(number) + 1) / 2 for number in numbers))

    @property
    def signed(self) -> tuple[float, float, float, float]:
        """The four numbers from -1 to 1."""
        y_touch, x_touch, y_lift, x_lift = (getattr(self, name) * 2 - 1 for name in _NAMES)
        return y_touch, x_touch, y_lift, x_lift

    @property
    def is_tap(self) -> bool:
        """Whether it is a tap; a swipe else."""
        return reach(self.y_lift - self.y_touch, self.x_lift - self.x_touch) <= TAP

    def on(self, width: int, height: int) -> Tap | Gesture:
        """What it does on a screen; a tap leaves out where the finger lifts.

        Args:
            width: pixels.
            height: pixels.
        """
        start = _pixel(self.x_touch, width), _pixel(self.y_touch, height)
        if self.is_tap:
            return Tap(start)
        end = _pixel(self.x_lift, width), _pixel(self.y_lift, height)
        return Gesture(((*start, 0), (*end, SWIPE_MS)))


SWIPES: Final[Mapping[Direction, DualGesture]] = MappingProxyType(
    {
        "up": DualGesture(0.8, 0.5, 0.2, 0.5),
        "down": DualGesture(0.2, 0.5, 0.8, 0.5),
        "left": DualGesture(0.5, 0.2, 0.5, 0.8),
        "right": DualGesture(0.5, 0.8, 0.5, 0.2),
    }
)
"""What text agents mean by a direction: up and down are the finger's, left and right the view's."""
PRESSES: Final[Mapping[Button, DualGesture]] = MappingProxyType(
    {
        "back": DualGesture.at(252 / 256, 43 / 128),
        "home": DualGesture.at(252 / 256, 64 / 128),
        "overview": DualGesture.at(252 / 256, 85 / 128),
    }
)
"""What they mean by a button: plain taps on the bar of three buttons."""


def tap_of(bounds: tuple[int, int, int, int], width: int, height: int) -> DualGesture:
    """A tap on the middle of an element; pixels.

    Raises:
        ActionError: the middle is not on the screen.
    """
    left, top, right, bottom = bounds
    return DualGesture.at((top + bottom) / 2 / height, (left + right) / 2 / width)


def pressed(button: Button, *, mirrored: bool) -> DualGesture:
    """A tap on a button, where the bar may run from right to left."""
    press = PRESSES[button]
    x = 1 - press.x_touch if mirrored else press.x_touch
    return DualGesture.at(press.y_touch, x)


def reach(y: float, x: float) -> float:
    """How far that is: heights count twice, as screens are twice as high as wide."""
    return math.hypot(2 * y, x)


def _pixel(share: float, size: int) -> int:
    return min(int(share * size), size - 1)
