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
PLACED: Final = ("secure", "launcher_widgets")
"""Where the names of the widgets on the home screen are kept."""
FULL_CIRCLE: Final = 2 * math.pi


@dataclass(frozen=True, slots=True, kw_only=True)
class WidgetKind:
    """One that an app offers; `columns` and `rows` of icons is its size."""

    package: str
    name: str
    columns: int
    rows: int
    build: Callable[[Phone], w.Widget]

    @property
    def key(self) -> str:
        """Tells it from all others."""
        return f"{self.package}/{self.name}"


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
    WidgetKind(package=CLOCK, name="Analog", columns=2, rows=2, build=_analog),
    WidgetKind(package=CLOCK, name="Digital", columns=3, rows=2, build=_digital),
)


def kinds_of(package: str) -> list[WidgetKind]:
    """What an app offers."""
    return [kind for kind in KINDS if kind.package == package]


def placed(phone: Phone) -> list[WidgetKind]:
    """What is on the home screen, from the top."""
    kept = phone.settings.text(*PLACED).split(",")
    known = {kind.key: kind for kind in KINDS if phone.packages.app(kind.package)}
    return [known[key] for key in kept if key in known]


def rows_taken(phone: Phone) -> int:
    """How many rows of cells the widgets take, from the top."""
    return sum(kind.rows for kind in placed(phone))


def place(phone: Phone, kind: WidgetKind) -> None:
    """Put a widget below those that are there."""
    _keep(phone, [*placed(phone), kind])


def remove(phone: Phone, number: int) -> None:
    """Take the widget at a place away."""
    _keep(phone, [kind for at, kind in enumerate(placed(phone)) if at != number])


def _keep(phone: Phone, kinds: list[WidgetKind]) -> None:
    phone.settings.put(*PLACED, ",".join(kind.key for kind in kinds))
