"""The face of a time picker: hours or minutes around a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.kit.pickers.clock_places import PLACES, PickerHand, nearest
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import Message, tr

FACE: Final = 256
"""Diameter of the clock face in dp, where there is room for it."""
OUTER, INNER = 0.8, 0.52
"""How far from the middle the numbers lie, as parts of the radius."""
SIDE: Final = 36
"""Of a number on a face of that diameter, in dp."""
ACROSS: Final = (11, 0, 10, 1, 2, 9, 3, 8, 7, 6, 5, 4)
"""The numbers from the top down, as Android hands out what lies side by side."""
HALF: Final = 6
VIEW: Final = "android.view.View"
TOUCH_HELPER: Final = "android.widget.RadialTimePickerView$RadialPickerTouchHelper"


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """What the face shows, and what happens to a chosen number."""

    hour: int
    minute: int
    minutes: bool
    """It shows minutes and not hours."""
    hour24: bool
    pick: Callable[[int], None]
    diameter: float = FACE
    locale: str = "en_US"
    material: bool = True
    """Material's face speaks of hours and minutes, the framework's only says the number."""

    def hand(self) -> PickerHand:
        """The hand to the chosen number; between the numbers it ends in a small dot."""
        if self.minutes:
            return PickerHand(self.minute, OUTER, 18 if self.minute % 5 == 0 else 4)
        return PickerHand(self.hour % 12 * 5, INNER if self.is_inner(self.hour) else OUTER)

    def marks(self) -> list[w.Widget]:
        """The numbers, in the order of their places."""
        found = [*self._each()]
        if not self.material or len(found) != len(ACROSS):
            return found
        first = 0 if self.minutes else 1
        numbers = [found[(place - first) % len(ACROSS)] for place in ACROSS]
        middle = self.diameter / 2
        dot = w.At(middle, middle, w.Panel(id="circle_center", cls=VIEW, width=1, height=1))
        return [*numbers[:HALF], dot, *numbers[HALF:]]

    def _each(self) -> Iterator[w.Widget]:
        if self.minutes:
            for minute in range(0, 60, 5):
                text, desc = f"{minute:02d}", tr("{n} minutes", n=f"{minute:02d}")
                yield self._mark(minute, OUTER, text, desc, minute)
        elif self.hour24:
            for hour in range(24):
                share = INNER if self.is_inner(hour) else OUTER
                text, desc = f"{hour:02d}", tr("{n} hours", n=hour)
                yield self._mark(hour % 12 * 5, share, text, desc, hour)
        else:
            for hour in range(1, 13):
                value = hour % 12 + self.hour // 12 * 12
                yield self._mark(hour % 12 * 5, OUTER, str(hour), tr("{n} o'clock", n=hour), value)

    def is_inner(self, hour: int) -> bool:
        """Whether an hour is on the inner ring."""
        return self.hour24 and (hour == 0 or hour > 12)

    def number_at(self, x: float, y: float) -> int:
        """The hour or minute in a direction from the middle; 1 is the face's radius."""
        if self.minutes:
            return nearest(x, y)
        hour = nearest(x, y, 12)
        if not self.hour24:
            return hour + self.hour // 12 * 12
        inner = x * x + y * y < ((OUTER + INNER) / 2) ** 2
        return (hour + 12 if hour else 0) if inner else hour or 12

    def _mark(self, place: int, share: float, text: str, desc: Message, value: int) -> w.Widget:
        # On a small face whole ones would lie over each other.
        side = SIDE * min(1.0, self.diameter / FACE)
        chosen = value == (self.minute if self.minutes else self.hour)
        kind = w.Text if self.material else w.PaintedText
        label = kind(
            native(text, self.locale),
            w.LABEL,
            "on_primary" if chosen else "on_surface",
            desc=desc if self.material else str(int(text)),
            cls=None if self.material else TOUCH_HELPER,
            selected=chosen,
            align="center",
            on_tap=partial(self.pick, value),
            takes_focus=False if self.material else None,
            width=side,
            height=side,
        )
        (x, y), radius = PLACES[place], self.diameter / 2
        return w.At(radius * (1 + x * share) - side / 2, radius * (1 + y * share) - side / 2, label)
