"""The weather of the world's cities, hour by hour: the same for ever, and in itself consistent.

Fair and foul weather come and go in waves of a day and a half over what climate, season and the
sun's height give. The waves are values drawn for each city and each knot of time, so that an hour's
weather does not depend on which hours were asked for before.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final, Literal
from zoneinfo import ZoneInfo

from pytest_androidbench.phone.world.cities import City
from pytest_androidbench.phone.world.people import TODAY

DAYS: Final = 14
"""Of weather there are, from the day of `TODAY` on."""
HOUR: Final = timedelta(hours=1)
WAVE: Final = 36
"""Hours from one knot of the waves to the next."""
WARMEST_DAY: Final = 202
"""Of the year, north of the equator."""
WARMEST_HOUR: Final = 15
Sky = Literal[
    "Sunny", "Clear", "Mostly Sunny", "Mostly Clear", "Partly Cloudy", "Mostly Cloudy", "Cloudy",
    "Fog", "Showers", "Rain", "Thunderstorms", "Snow",
]  # fmt: skip
WINDS: Final = (
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE",
    "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
)  # fmt: skip
"""From where it blows, sixteenths of a circle from the north on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WeatherHour:
    """How it is at the beginning of an hour."""

    at: int
    """Seconds since 1970."""
    sky: Sky
    temperature: float
    """In degrees Celsius, as `feels` and `dew_point` are."""
    feels: float
    dew_point: float
    humidity: int
    """In percent, as `rain` and `clouds` are."""
    rain: int
    """How likely it rains or snows within the hour."""
    clouds: int
    wind: int
    """In km/h, a mean over ten minutes."""
    wind_from: int
    """In degrees."""
    pressure: float
    """In hectopascals, at the level of the sea."""
    uv: int
    """The index of the WHO."""
    visibility: float
    """In km."""

    @property
    def wind_name(self) -> str:
        """From where it blows, in letters."""
        return WINDS[round(self.wind_from / 22.5) % 16]


@dataclass(frozen=True, slots=True, kw_only=True)
class SunTimes:
    """When the sun comes and goes on a day, in seconds since 1970."""

    rise: int
    set: int


def weather(city: City) -> tuple[WeatherHour, ...]:
    """All hours there are of a city, from its midnight on."""
    start = TODAY.replace(hour=0, minute=0, tzinfo=ZoneInfo(city.zone)).astimezone(UTC)
    return tuple(_hour(city, start + n * HOUR) for n in range(DAYS * 24))


def sun_times(city: City, day: datetime) -> SunTimes:
    """Sunrise and sunset on a day, of which only the date counts."""
    from astral import Observer  # noqa: PLC0415 - only where weather is shown
    from astral.sun import sunrise, sunset  # noqa: PLC0415 - likewise

    where, zone = Observer(city.latitude, city.longitude), ZoneInfo(city.zone)
    rise = sunrise(where, day.date(), tzinfo=zone)
    down = sunset(where, day.date(), tzinfo=zone)
    return SunTimes(rise=round(rise.timestamp()), set=round(down.timestamp()))


def _hour(city: City, at: datetime) -> WeatherHour:
    local = at.astimezone(ZoneInfo(city.zone))
    hours = int(at.timestamp()) // 3600
    foul = _wave(city, "pressure", hours)
    height = _sun_height(city, at)
    clouds = round(100 * _share(0.15 + 0.9 * city.wet + 0.5 * foul))
    rain = round(100 * _share(1.25 * city.wet * (0.4 + foul)))
    temperature = round(_temperature(city, local, foul, clouds), 1)
    humidity = round(100 * _share(0.42 + 0.75 * city.wet + 0.2 * foul - 0.012 * city.swing
                                  * math.cos(_turn(local.hour - WARMEST_HOUR, 24))))  # fmt: skip
    wind = max(2, round(11 + 14 * foul + 6 * _wave(city, "wind", hours)))
    return WeatherHour(
        at=int(at.timestamp()),
        sky=_sky(clouds, rain, temperature, humidity, wind, night=height < 0),
        temperature=temperature,
        feels=round(_feels(temperature, humidity, wind), 1),
        dew_point=round(_dew_point(temperature, max(5, humidity)), 1),
        humidity=max(5, humidity),
        rain=rain,
        clouds=clouds,
        wind=wind,
        wind_from=round(180 + 170 * _wave(city, "direction", hours)) % 360,
        pressure=round(1016 - 14 * foul, 1),
        uv=round(12 * math.sin(height) ** 1.4 * (1 - 0.0065 * clouds)) if height > 0 else 0,
        visibility=round(max(0.8, 16 - 0.1 * rain - max(0, humidity - 92) * 1.6), 1),
    )


def _temperature(city: City, local: datetime, foul: float, clouds: int) -> float:
    south = 182.5 if city.latitude < 0 else 0
    season = math.cos(_turn(local.timetuple().tm_yday - WARMEST_DAY - south, 365.25))
    mean = (city.warmest + city.coldest) / 2 + (city.warmest - city.coldest) / 2 * season
    day = math.cos(_turn(local.hour - WARMEST_HOUR, 24)) * city.swing / 2
    return mean + day * (1 - 0.005 * clouds) - 3.5 * foul


def _sky(
    clouds: int, rain: int, temperature: float, humidity: int, wind: int, *, night: bool
) -> Sky:
    if rain >= 50:
        if temperature <= 1:
            return "Snow"
        if temperature >= 18 and wind >= 20:
            return "Thunderstorms"
        return "Rain" if rain >= 70 else "Showers"
    if humidity >= 95 and wind <= 8:
        return "Fog"
    if clouds >= 75:
        return "Cloudy"
    if clouds >= 55:
        return "Mostly Cloudy"
    if clouds >= 35:
        return "Partly Cloudy"
    if clouds >= 15:
        return "Mostly Clear" if night else "Mostly Sunny"
    return "Clear" if night else "Sunny"


def _feels(temperature: float, humidity: int, wind: int) -> float:
    """Wind chill of Environment Canada below 10 degrees, Steadman's humid air above 27."""
    if temperature <= 10 and wind > 4.8:
        blown = wind**0.16
        return float(13.12 + 0.6215 * temperature + (0.3965 * temperature - 11.37) * blown)
    if temperature >= 27:
        damp = humidity / 100 * 6.105 * math.exp(17.27 * temperature / (237.7 + temperature))
        return float(temperature + 0.33 * damp - 0.7 * wind / 3.6 - 4)
    return temperature


def _dew_point(temperature: float, humidity: int) -> float:
    """Magnus' formula, with the constants of Sonntag (1990)."""
    share = math.log(humidity / 100) + 17.62 * temperature / (243.12 + temperature)
    return min(temperature, 243.12 * share / (17.62 - share))


def _sun_height(city: City, at: datetime) -> float:
    """Above the horizon, in radians.

    By the mean sun: a quarter of an hour off at the most, which an index of whole numbers does not
    show, and a hundredth of what the exact place takes to work out.
    """
    day = at.timetuple().tm_yday
    tilt = -math.radians(23.44) * math.cos(_turn(day + 10, 365.25))
    turned = _turn(at.hour + at.minute / 60 - 12 + city.longitude / 15, 24)
    wide = math.radians(city.latitude)
    return math.asin(
        math.sin(wide) * math.sin(tilt) + math.cos(wide) * math.cos(tilt) * math.cos(turned)
    )


def _wave(city: City, name: str, hours: int) -> float:
    """A smooth curve from -1 to 1 through values drawn for its knots."""
    knot, into = divmod(hours, WAVE)
    one, other = _knot(city.title, name, knot), _knot(city.title, name, knot + 1)
    share = (1 - math.cos(math.pi * into / WAVE)) / 2
    return one + (other - one) * share


@cache
def _knot(title: str, name: str, knot: int) -> float:
    return random.Random(f"{title}/{name}/{knot}").uniform(-1, 1)


def _turn(part: float, whole: float) -> float:
    return 2 * math.pi * part / whole


def _share(value: float) -> float:
    return min(1.0, max(0.0, value))
