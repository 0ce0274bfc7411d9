"""The tab on the days to come, each of which opens to its details."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.weather.look import RECYCLER, SMALL, sky_name, sky_sign
from pytest_androidbench.phone.apps.weather.today import detail
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.weather.store import ForecastDay
    from pytest_androidbench.phone.apps.weather.telling import Telling


def page(telling: Telling, opened: str, open_day: Callable[[str], None]) -> w.Widget:
    """A row for each day, and the details of one."""
    rows: list[w.Widget] = []
    for day in telling.days:
        name = day.day.isoformat()
        rows.append(_row(telling, day, partial(open_day, name)))
        if name == opened:
            rows.append(_details(telling, day))
    return w.Scroll(*rows, id="daily_list", cls=RECYCLER)


def _row(telling: Telling, day: ForecastDay, act: Callable[[], None]) -> w.Widget:
    words = w.Column(
        w.Text(telling.day_name(day.day), w.TITLE_MEDIUM, lines=1, id="daily_day"),
        w.Text(sky_name(day.noon.sky), SMALL, lines=1),
        gap=2,
        weight=1,
    )
    row = w.Row(
        sky_sign(day.noon.sky, 32),
        words,
        w.Text(f"{day.rain}%", SMALL, lines=1),
        w.Text(
            f"{telling.degrees(day.high)} / {telling.degrees(day.low)}",
            w.TITLE,
            lines=1,
            id="daily_degrees",
        ),
        gap=16,
        width="fill",
        height="fill",
    )
    return w.Panel(row, padding=(20, 0), key=f"day {day.day}", width="fill", height=80, on_tap=act)


def _details(telling: Telling, day: ForecastDay) -> w.Widget:
    noon, top = day.noon, max(day.hours, key=lambda hour: hour.uv)
    kids = [
        detail("day_wind", tr("Wind"), telling.wind(noon)),
        detail("day_humidity", tr("Humidity"), f"{noon.humidity}%"),
        detail("day_rain", tr("Chance of rain"), f"{day.rain}%"),
        detail("day_uv", tr("UV index"), tr("{n} of 11", n=top.uv)),
    ]
    if day.sun is not None:
        kids += [
            detail("day_sunrise", tr("Sunrise"), telling.clock(day.sun.rise)),
            detail("day_sunset", tr("Sunset"), telling.clock(day.sun.down)),
        ]
    return w.Panel(
        w.Column(*kids, gap=4, width="fill"),
        padding=(20, 8),
        look=w.Look(background="surface_container"),
        id="day_details",
        width="fill",
    )
