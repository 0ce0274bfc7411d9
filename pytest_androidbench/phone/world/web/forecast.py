"""weather.com: how the weather is and will be in the world's cities."""

from __future__ import annotations

from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from pytest_androidbench.phone.world.cities import CITIES, City
from pytest_androidbench.phone.world.weather import WeatherHour, sun_times, weather
from pytest_androidbench.phone.world.web.cities_found import cities_like
from pytest_androidbench.phone.world.web.documents import (
    WebAnswer,
    WebDocument,
    WebMoment,
    esc,
    in_path,
    link,
    listed,
    missing,
    page,
    search_form,
    table,
)
from pytest_androidbench.phone.world.web.request import WebRequest

HOME: Final = "https://weather.com"
SITE: Final = "The Weather Channel"
ABOUT: Final = "Weather now and for the next days, by place."
NEXT_HOURS: Final = 12
NEXT_DAYS: Final = 7


def documents() -> list[WebDocument]:
    """The first page and those of all cities, for search engines."""
    found = [WebDocument(f"{HOME}/", f"{SITE}: weather by place", ABOUT, SITE)]
    found += [
        WebDocument(
            address(one), f"Weather in {one.title}",
            f"Weather now, hourly and for the next {NEXT_DAYS} days in {one.title}: temperature, "
            "rain, wind, humidity, UV index, sunrise and sunset.", SITE,
        )
        for one in CITIES
    ]  # fmt: skip
    return found


def address(one: City) -> str:
    """Where a city's weather is."""
    return f"{HOME}/weather/{in_path(one.title)}"


def now_in(one: City, moment: WebMoment) -> WeatherHour:
    """How it is; where the clock shows no day that is told of, as it was on the first one."""
    return _from_now(one, moment)[0]


def answer(request: WebRequest, moment: WebMoment) -> WebAnswer:
    """What weather.com says."""
    if request.path == "/":
        return _first(request.words("q", "place"))
    title = " ".join(request.parts[1:]).replace("_", " ")
    found = next((one for one in CITIES if one.title == title), None)
    if request.parts[:1] != ["weather"] or found is None:
        return missing(SITE, f"{HOME}/")
    return _city(found, moment)


def _first(words: str) -> WebAnswer:
    if words:
        found = cities_like(words)
        said = f"<h1>Places called “{esc(words)}”</h1>"
        none = "<p>No place of this name is known here.</p>"
        return page(f"{words} - {SITE}", _header(words), said, _links(found) if found else none)
    return page(SITE, _header(), f"<h1>Weather by place</h1><p>{ABOUT}</p>", _links(list(CITIES)))


def _links(cities: list[City]) -> str:
    return listed(link(address(one), one.title) for one in cities)


def _city(one: City, moment: WebMoment) -> WebAnswer:
    hours = _from_now(one, moment)
    now = hours[0]
    sun = sun_times(one, _local(now, one))
    facts = (
        ("Now", f"{degrees(now.temperature)}, {now.sky}"),
        ("Feels like", degrees(now.feels)),
        ("Rain", f"{now.rain}%"),
        ("Wind", f"{now.wind} km/h {now.wind_name}"),
        ("Humidity", f"{now.humidity}%"),
        ("UV index", str(now.uv)),
        ("Pressure", f"{now.pressure:.0f} hPa"),
        ("Sunrise", _clock(sun.rise, one)),
        ("Sunset", _clock(sun.set, one)),
    )
    return page(
        f"Weather in {one.title}", _header(), f"<h1>Weather in {esc(one.title)}</h1>",
        table(facts), "<h2>Hourly</h2>",
        table((f"{_local(each, one):%a %H:%M}", _short(each)) for each in hours[1:NEXT_HOURS]),
        "<h2>Next days</h2>", table(_days(hours, one)),
    )  # fmt: skip


def _days(hours: list[WeatherHour], one: City) -> list[tuple[str, str]]:
    days: dict[str, list[WeatherHour]] = {}
    for each in hours:
        days.setdefault(f"{_local(each, one):%A, %B %d}", []).append(each)
    return [
        (
            day,
            f"{degrees(max(h.temperature for h in told))} / "
            f"{degrees(min(h.temperature for h in told))}, "
            f"{told[len(told) // 2].sky}, rain {max(h.rain for h in told)}%",
        )
        for day, told in list(days.items())[:NEXT_DAYS]
    ]


def degrees(celsius: float) -> str:
    """A temperature in both units."""
    return f"{round(celsius)}°C ({round(celsius * 9 / 5 + 32)}°F)"


def _short(hour: WeatherHour) -> str:
    return f"{degrees(hour.temperature)}, {hour.sky}, rain {hour.rain}%"


def _from_now(one: City, moment: WebMoment) -> list[WeatherHour]:
    hours = weather(one)
    now = int(moment.now.timestamp())
    at = (now - hours[0].at) // 3600
    if not 0 <= at < len(hours) - 24:
        at %= 24
    return list(hours[at:])


def _local(hour: WeatherHour, one: City) -> datetime:
    return datetime.fromtimestamp(hour.at, ZoneInfo(one.zone))


def _clock(seconds: int, one: City) -> str:
    return f"{datetime.fromtimestamp(seconds, ZoneInfo(one.zone)):%H:%M}"


def _header(words: str = "") -> str:
    form = search_form("/", "q", "Search city", words, id_="place-search")
    return f"<strong>{link(f'{HOME}/', SITE)}</strong>{form}"
