"""The places of the list, and what the server has told of their weather."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, tzinfo
from itertools import groupby
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.weather import names
from pytest_androidbench.phone.apps.weather.schema import ForecastHour, SunDay, WeatherPlace
from pytest_androidbench.phone.kit.past_searches import PastSearches
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.system.times import zone
from pytest_androidbench.phone.world.cities import CITIES, city, nearest_city
from pytest_androidbench.phone.world.weather import WeatherHour, sun_times, weather

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST_PLACES: Final = 10
"""The app keeps no more."""
MOST_RECENT: Final = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class ForecastDay:
    """A day of a place, made of its hours."""

    day: date
    hours: tuple[ForecastHour, ...]
    sun: SunDay | None

    @property
    def high(self) -> float:
        """The warmest hour, in degrees Celsius."""
        return max(hour.temperature for hour in self.hours)

    @property
    def low(self) -> float:
        """The coolest."""
        return min(hour.temperature for hour in self.hours)

    @property
    def rain(self) -> int:
        """How likely it rains in the likeliest hour, in percent."""
        return max(hour.rain for hour in self.hours)

    @property
    def noon(self) -> ForecastHour:
        """The hour by which its sky and wind are told."""
        return self.hours[len(self.hours) // 2]


class WeatherStore:
    """What the app keeps."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._db = app.database()
        self._past = PastSearches(self._db)
        self.places = Table(self._db, "places", WeatherPlace)
        self._hours = Table(self._db, "forecasts", ForecastHour)
        self._suns = Table(self._db, "suns", SunDay)

    def listed(self) -> list[WeatherPlace]:
        """The places, the one that is shown first."""
        return self.places.all("ORDER BY position, _id")

    def shown(self) -> WeatherPlace | None:
        """The first place: where the phone is, while nobody has chosen one and it may be known."""
        found = self.places.first("ORDER BY position, _id")
        return found or self.here()

    def here(self) -> WeatherPlace | None:
        """The city nearest to the phone, if the app may know it.

        Without a fix it is where Android's emulator is from the start.
        """
        if not may_know_place(self._app):
            return None
        fix = position(self._app.phone)
        found = nearest_city(fix.latitude, fix.longitude) if fix is not None else CITIES[0]
        return _place(found.title)

    def choose(self, place: WeatherPlace) -> None:
        """Show a place from now on, which takes it into the list."""
        known = self.places.first(
            "WHERE name = ? AND region = ? ORDER BY _id", place.name, place.region
        )
        first = self.places.first("ORDER BY position, _id")
        ahead = first.position - 1 if first is not None else 0
        self.places.save(replace(known or place, position=ahead))
        self.places.remove([each.id for each in self.listed()[MOST_PLACES:]])

    def remove(self, id_: int) -> None:
        """Take a place out of the list."""
        self.places.remove([id_])

    def found(self, words: str) -> list[WeatherPlace]:
        """Cities whose name or region has words that begin so."""
        wanted = words.casefold().replace(",", " ").split()
        titles = (each.title for each in CITIES)
        return [_place(title) for title in titles if wanted and _fits(title, wanted)]

    def remember(self, place: WeatherPlace) -> None:
        """Put a place ahead of all that were searched for before."""
        self._past.add(place.title, self._app.phone.clock.now_ms)

    def recent(self) -> list[WeatherPlace]:
        """Places that were searched for, the latest first."""
        known = {each.title for each in CITIES}
        past = self._past.latest(most=MOST_RECENT)
        return [_place(each.query) for each in past if each.query in known]

    def hours(self, place: WeatherPlace) -> list[ForecastHour]:
        """All hours that are known of a place; the server is asked for what is not there."""
        order = "WHERE place = ? ORDER BY at, _id"
        return self._hours.all(order, place.title) or self._fetched(place, order)

    def coming(self, place: WeatherPlace, count: int) -> list[ForecastHour]:
        """This hour and those behind it, at most so many."""
        now = self._app.phone.clock.now_ms // 1000
        return [hour for hour in self.hours(place) if hour.at > now - 3600][:count]

    def days(self, place: WeatherPlace) -> list[ForecastDay]:
        """Today and the days behind it."""
        where = zone(place.zone)
        today = _moment(self._app.phone.clock.now_ms // 1000, where).date()
        rows = self._suns.all("WHERE place = ? ORDER BY day, _id", place.title)
        suns = {sun.day: sun for sun in rows}
        by_day = groupby(self.hours(place), lambda hour: _moment(hour.at, where).date())
        return [
            ForecastDay(day=day, hours=tuple(hours), sun=suns.get(day.isoformat()))
            for day, hours in by_day
            if day >= today
        ]

    def _fetched(self, place: WeatherPlace, order: str) -> list[ForecastHour]:
        """What the server tells of a place; nothing where it knows of none."""
        try:
            known = city(place.title)
        except LookupError:
            return []
        told = weather(known)
        suns = {_moment(hour.at, zone(known.zone)).date() for hour in told}
        with self._db.transaction():
            for hour in told:
                self._hours.add(forecast_hour(known.title, hour))
            for day in sorted(suns):
                sun = sun_times(known, datetime(day.year, day.month, day.day))
                self._suns.add(
                    SunDay(place=known.title, day=day.isoformat(), rise=sun.rise, down=sun.set)
                )
        return self._hours.all(order, place.title)


def may_know_place(app: App) -> bool:
    """Whether the app is allowed to know where the phone is."""
    return any(app.phone.permissions.held(app.package, each) for each in names.WHERE)


def forecast_hour(place: str, hour: WeatherHour) -> ForecastHour:
    """An hour as it is kept."""
    return ForecastHour(
        place=place,
        at=hour.at,
        sky=hour.sky,
        temperature=hour.temperature,
        feels=hour.feels,
        dew_point=hour.dew_point,
        humidity=hour.humidity,
        rain=hour.rain,
        clouds=hour.clouds,
        wind=hour.wind,
        wind_from=hour.wind_name,
        pressure=hour.pressure,
        uv=hour.uv,
        visibility=hour.visibility,
    )


def _moment(at: int, where: tzinfo) -> datetime:
    return datetime.fromtimestamp(at, where)


def _fits(title: str, wanted: list[str]) -> bool:
    words = title.casefold().replace(",", " ").split()
    return all(any(word.startswith(each) for word in words) for each in wanted)


def _place(title: str) -> WeatherPlace:
    found = city(title)
    return WeatherPlace(
        name=found.name,
        region=found.region,
        latitude=found.latitude,
        longitude=found.longitude,
        zone=found.zone,
    )
