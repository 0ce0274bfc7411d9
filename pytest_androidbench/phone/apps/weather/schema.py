"""Tables of the weather app: the places somebody has, and what was told of their weather."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.kit import past_searches
from pytest_androidbench.phone.kit.kept_values import real_column, text_column, whole_column
from pytest_androidbench.phone.kit.tables import column

DATABASE: Final = "weather.db"
SCHEMA: Final = f"""{past_searches.SCHEMA}
CREATE TABLE places (
  _id INTEGER PRIMARY KEY, name TEXT NOT NULL, region TEXT, latitude REAL, longitude REAL,
  zone TEXT, position INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE forecasts (
  _id INTEGER PRIMARY KEY, place TEXT NOT NULL, at INTEGER NOT NULL, sky TEXT, temperature REAL,
  feels REAL, dew_point REAL, humidity INTEGER, rain INTEGER, clouds INTEGER, wind INTEGER,
  wind_from TEXT, pressure REAL, uv INTEGER, visibility REAL, UNIQUE (place, at)
);
CREATE TABLE suns (
  _id INTEGER PRIMARY KEY, place TEXT NOT NULL, day TEXT NOT NULL, rise INTEGER, down INTEGER,
  UNIQUE (place, day)
);
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class WeatherPlace:
    """A place of the list; the first is that which is shown."""

    id: int = column("_id", default=0)
    name: str = text_column(most=200)
    region: str = text_column(most=200)
    latitude: float = real_column()
    longitude: float = real_column()
    zone: str = text_column(most=60)
    position: int = whole_column()
    """Where it stands in the list, the least first."""

    @property
    def title(self) -> str:
        """By which its weather is kept."""
        return f"{self.name}, {self.region}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ForecastHour:
    """An hour of a place, in degrees Celsius, km/h, hectopascals and km."""

    id: int = column("_id", default=0)
    place: str = text_column(most=400)
    at: int = whole_column()
    """Seconds since 1970, of its beginning."""
    sky: str = text_column(most=40)
    temperature: float = real_column()
    feels: float = real_column()
    dew_point: float = real_column()
    humidity: int = whole_column()
    rain: int = whole_column()
    clouds: int = whole_column()
    wind: int = whole_column()
    wind_from: str = text_column(most=8)
    pressure: float = real_column()
    uv: int = whole_column()
    visibility: float = real_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class SunDay:
    """When the sun comes and goes at a place, in seconds since 1970."""

    id: int = column("_id", default=0)
    place: str = text_column(most=400)
    day: str = text_column(most=10)
    """As ISO 8601 has it."""
    rise: int = whole_column()
    down: int = whole_column()
