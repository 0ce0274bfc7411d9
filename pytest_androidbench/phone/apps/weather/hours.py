"""The tab on the hours to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.weather.look import RECYCLER, SMALL, sky_name, sky_sign
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.weather.schema import ForecastHour
    from pytest_androidbench.phone.apps.weather.telling import Telling

ROW = 88


def page(telling: Telling) -> w.Widget:
    """A row for each hour."""
    hours = telling.hours
    return w.Scroll(
        count=len(hours),
        row=lambda place: _row(telling, hours[place]),
        row_height=ROW,
        id="hourly_list",
        cls=RECYCLER,
    )


def _row(telling: Telling, hour: ForecastHour) -> w.Widget:
    words = w.Column(
        w.Text(sky_name(hour.sky), w.BODY_LARGE, lines=1),
        w.Text(
            tr("Rain {rain}% • Wind {wind}", rain=hour.rain, wind=telling.wind(hour)),
            SMALL,
            lines=1,
        ),
        gap=2,
        weight=1,
    )
    day = telling.later_day(hour)
    row = w.Row(
        w.Column(
            w.Text(telling.hour_name(hour), w.TITLE_MEDIUM, lines=1, id="hour_name"),
            w.Text(day, SMALL, lines=1, id="hour_day") if day else None,
            gap=2,
            width=64,
        ),
        sky_sign(hour.sky, 28),
        words,
        w.Text(telling.degrees(hour.temperature), w.TITLE, lines=1, id="hour_degrees"),
        gap=16,
        width="fill",
        height="fill",
    )
    return w.Panel(row, padding=(20, 0), key=f"hour {hour.at}", width="fill", height=ROW)
