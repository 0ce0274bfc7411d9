"""The widgets that can be put on the home screen, and those that are."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.times import clock_text, local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.theme import DISPLAY

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.painter import Painter

CLOCK: Final = "com.google.android.deskclock"
ALARM_CLOCK: Final = f"{CLOCK}/com.android.alarmclock."
"""What the classes of the clock's widgets begin with."""
FULL_CIRCLE: Final = 2 * math.pi


@dataclass(frozen=True, slots=True, kw_only=True)
class WidgetKind:
    """One that an app offers; `columns` and `rows` of icons is its size."""

    package: str
    provider: str
    """Its class, with the package of its app before it."""
    name: str
    columns: int
    rows: int
    build: Callable[[Phone], w.Widget]


def _digital(phone: Phone) -> w.Widget:
    now = local_time(phone)
    time = w.Text(clock_text(now, phone.display, period=False), DISPLAY, "white", id="clock")
    date = w.Text(short_date(now, phone.display), w.BODY, "white", id="date")
    return w.Column(time, date, across="center", width="fill")


def _analog(phone: Phone) -> w.Widget:
    now = local_time(phone)
    minute, hour = now.minute / 60, (now.hour % 12 + now.minute / 60) / 12

    def draw(painter: Painter, rect: Rect) -> None:
        radius = min(rect.width, rect.height) // 2
        painter.disc(Point(*rect.center), radius, "surface_container")
        for turn, length in ((hour, 0.5), (minute, 0.8)):
            reach, angle = radius * length, turn * FULL_CIRCLE
            end = rect.center.x + reach * math.sin(angle), rect.center.y - reach * math.cos(angle)
            painter.line([rect.center, end], "on_surface", radius // 16)

    face = w.Canvas(draw, width=120, height=120, desc=clock_text(now, phone.display))
    return w.Column(face, across="center", width="fill")


KINDS: Final = (
    WidgetKind(
        package=CLOCK,
        provider=f"{ALARM_CLOCK}AnalogAppWidgetProvider",
        name="Analog",
        columns=2,
        rows=2,
        build=_analog,
    ),
    WidgetKind(
        package=CLOCK,
        provider=f"{ALARM_CLOCK}DigitalAppWidgetProvider",
        name="Digital",
        columns=3,
        rows=2,
        build=_digital,
    ),
)


def kinds_of(package: str) -> list[WidgetKind]:
    """What an app offers."""
    return [kind for kind in KINDS if kind.package == package]


def kind_of(provider: str) -> WidgetKind | None:
    """The one that a row of the home screen's table names."""
    return next((kind for kind in KINDS if kind.provider == provider), None)
