"""The tab with the radar: rain and snow around a place, now and in the hours to come."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.weather.look import SMALL
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.weather.telling import Telling
    from pytest_androidbench.phone.ui.painter import Painter

STEPS: Final = (0, 60, 120, 180, 360)
"""Minutes ahead that can be looked at."""
LAND: Final = "#dfe8d8"
LINES: Final = "#b7c4ae"
LEVELS: Final = ((20, "#9be37e"), (40, "#3fb24f"), (60, "#f4d03f"), (80, "#e74c3c"))
"""From which chance of rain on a cell has which colour."""
CELLS: Final = 27
"""On the shorter side of the picture."""
SCATTER: Final = 22
"""In percent, by which cells differ from the place."""


@dataclass(frozen=True)
class RadarPicture:
    """What is drawn: cells of rain around the middle, stronger the likelier it rains there."""

    rain: int
    """In percent, at the place."""
    drift: int
    """Cells that the rain has moved since now."""

    def __call__(self, painter: Painter, rect: Rect) -> None:
        painter.fill(rect, LAND)
        side = max(1, min(rect.width, rect.height) // CELLS)
        for row in range(rect.height // side + 1):
            for column in range(rect.width // side + 1):
                colour = self.colour(column, row)
                if colour:
                    left, top = rect.left + column * side, rect.top + row * side
                    painter.fill(Rect(left, top, left + side, top + side), colour, side // 3)
        for part in range(1, 4):
            y = rect.top + rect.height * part // 4
            painter.line([(rect.left, y), (rect.right, y)], LINES, 2)
        middle = Point((rect.left + rect.right) // 2, (rect.top + rect.bottom) // 2)
        painter.disc(middle, side, "#0b5cd5")

    def colour(self, column: int, row: int) -> str:
        """Of a cell; "" where it is dry."""
        down = row + self.drift
        bands = math.sin(0.3 * column + 0.17 * down) + math.sin(0.23 * down - 0.13 * column)
        level = self.rain + SCATTER * bands
        return next((colour for least, colour in reversed(LEVELS) if level >= least), "")


def page(telling: Telling, minutes: int, look_ahead: Callable[[int], None]) -> w.Widget:
    """The picture over the moments that can be chosen."""
    hours = telling.hours
    ahead = min(minutes // 60, len(hours) - 1)
    hour = hours[ahead]
    picture = w.Canvas(
        draw=RadarPicture(hour.rain, ahead),
        id="radar_map",
        desc=tr("Radar map of {place}", place=telling.place.name),
        weight=1,
        width="fill",
    )
    chips = [
        w.Chip(
            tr("Now") if not step else tr("In {n} h", n=step // 60),
            checked=step == minutes,
            on_tap=partial(look_ahead, step),
            key=f"ahead {step}",
        )
        for step in STEPS
    ]
    said = tr("Chance of rain {rain}%", rain=hour.rain)
    return w.Column(
        picture,
        w.Panel(
            w.Column(
                w.Text(telling.hour_name(hour), w.TITLE_MEDIUM, lines=1, id="frameTime"),
                w.Text(said, SMALL, lines=1, id="radar_rain"),
                gap=2,
                width="fill",
            ),
            padding=(16, 8),
            width="fill",
        ),
        w.Filters(*chips),
        w.Spacer(height=8),
        width="fill",
        height="fill",
    )
