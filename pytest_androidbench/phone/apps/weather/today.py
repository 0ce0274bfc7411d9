"""The tab on today: how it is now, the hours and days ahead in short, the details."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.weather.look import HUGE, SMALL, card, sky_name, sky_sign
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.weather.telling import Telling

HOURLY, DAILY, RADAR = 1, 2, 3
SHORT_HOURS = 5
SHORT_DAYS = 5


def page(telling: Telling, go_to: Callable[[int], None]) -> w.Widget:
    """Everything in short."""
    return w.Scroll(
        _now(telling),
        card(tr("Hourly"), _hours(telling), _more(go_to, HOURLY, "hourly_more"), id_="hourly_card"),
        card(tr("Daily"), _days(telling), _more(go_to, DAILY, "daily_more"), id_="daily_card"),
        card(tr("Today's details"), *_details(telling), id_="details_card"),
        card(
            tr("Radar"),
            w.Text(tr("Rain and snow around {place}", place=telling.place.name), SMALL),
            id_="radar_card",
            on_tap=partial(go_to, RADAR),
        ),
        w.Spacer(height=16),
        id="today_scroll",
    )


def _now(telling: Telling) -> w.Widget:
    now, day = telling.now, telling.days[0]
    degrees = telling.degrees
    column = w.Column(
        w.Row(
            w.Text(degrees(now.temperature), HUGE, lines=1, id="temperature"),
            w.Spacer(weight=1),
            sky_sign(now.sky, 72, key="sky now"),
            width="fill",
        ),
        w.Text(sky_name(now.sky), w.TITLE, lines=1, id="phrase"),
        w.Text(
            tr("Feels like {degrees}", degrees=degrees(now.feels)), w.BODY_LARGE, id="feels_like"
        ),
        w.Text(
            tr("High {high} • Low {low}", high=degrees(day.high), low=degrees(day.low)),
            w.BODY_LARGE,
            id="high_low",
        ),
        w.Text(tr("As of {time}", time=telling.clock(now.at)), SMALL, id="as_of"),
        gap=4,
        width="fill",
    )
    return w.Panel(column, padding=(20, 16), id="current_conditions", width="fill")


def _more(go_to: Callable[[int], None], tab: int, id_: str) -> w.Widget:
    return w.Button(tr("See more"), "text", on_tap=partial(go_to, tab), id=id_)


def _hours(telling: Telling) -> w.Widget:
    columns = [
        w.Column(
            w.Text(telling.hour_name(hour), SMALL, lines=1),
            sky_sign(hour.sky, 28, key=f"sky {hour.at}"),
            w.Text(telling.degrees(hour.temperature), w.TITLE_MEDIUM, lines=1),
            w.Text(f"{hour.rain}%", SMALL, lines=1),
            gap=4,
            across="center",
            weight=1,
        )
        for hour in telling.hours[:SHORT_HOURS]
    ]
    return w.Row(*columns, width="fill")


def _days(telling: Telling) -> w.Widget:
    rows = [
        w.Row(
            w.Text(telling.day_name(day.day), w.BODY_LARGE, lines=1, weight=1),
            sky_sign(day.noon.sky, 24, key=f"sky {day.day}"),
            w.Text(
                f"{telling.degrees(day.high)} / {telling.degrees(day.low)}",
                w.TITLE_MEDIUM,
                lines=1,
            ),
            gap=16,
            width="fill",
        )
        for day in telling.days[:SHORT_DAYS]
    ]
    return w.Column(*rows, gap=12, width="fill")


def _details(telling: Telling) -> list[w.Widget]:
    now, day, measures = telling.now, telling.days[0], telling.app.measures
    told: list[tuple[str, TextLike, TextLike]] = [
        ("wind", tr("Wind"), telling.wind(now)),
        ("humidity", tr("Humidity"), f"{now.humidity}%"),
        ("rain", tr("Chance of rain"), f"{now.rain}%"),
        ("dew_point", tr("Dew point"), telling.degrees(now.dew_point)),
        ("pressure", tr("Pressure"), measures.pressure(now.pressure)),
        ("uv", tr("UV index"), tr("{n} of 11", n=now.uv)),
        ("visibility", tr("Visibility"), measures.length(now.visibility)),
    ]
    if day.sun is not None:
        told += [
            ("sunrise", tr("Sunrise"), telling.clock(day.sun.rise)),
            ("sunset", tr("Sunset"), telling.clock(day.sun.down)),
        ]
    return [detail(*each) for each in told]


def detail(id_: str, name: TextLike, value: TextLike) -> w.Widget:
    """A row of what is told: its name, and what it is."""
    return w.Row(
        w.Text(name, w.BODY_LARGE.coloured("on_surface_variant"), lines=1, id=f"{id_}_label",
               weight=1),
        w.Text(value, w.TITLE_MEDIUM, lines=1, id=f"{id_}_value"),
        gap=16,
        width="fill",
        height=32,
    )  # fmt: skip
