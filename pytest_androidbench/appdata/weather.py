"""The Weather Channel's app: its places, and what was told it of their weather.

Tables are those of the simulated phone's app; degrees and speeds are written as the app does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final
from zoneinfo import ZoneInfo

from pytest_androidbench.appdata.app_rows import add_rows, read_as
from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.weather.Weather"
PATH: Final = f"/data/data/{PACKAGE}/databases/weather.db"
UNITS: Final = "units"
"""Preference: `english` (°F, mph), `metric` (°C, km/h) or `hybrid` (°C, mph)."""
SEVERE: Final = "severe_weather_alerts"
"""Preference: whether official warnings are told; on where nobody has chosen."""
KM_OF_A_MILE: Final = 1.609344
"""By definition: 5280 feet of 0.3048 m."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedPlace:
    """A place of the list."""

    name: str
    region: str
    latitude: float
    longitude: float
    zone: str
    """As tzdata calls it."""
    position: int = 0
    """The least is shown."""

    @property
    def title(self) -> str:
        """By which its weather is kept."""
        return f"{self.name}, {self.region}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hour:
    """An hour of a place's weather, in degrees Celsius and km/h."""

    place: str
    at: int
    """Seconds since 1970, of its beginning."""
    sky: str
    temperature: float
    humidity: int
    rain: int
    wind: int
    wind_from: str
    uv: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Sun:
    """When the sun comes and goes at a place, in seconds since 1970."""

    place: str
    day: str
    """As ISO 8601 has it."""
    rise: int
    down: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecast:
    """What is known of a place's weather."""

    place: ListedPlace
    hours: tuple[Hour, ...]
    suns: tuple[Sun, ...]

    def coming(self, now: datetime) -> list[Hour]:
        """The hour of a moment, and those behind it."""
        return [hour for hour in self.hours if hour.at > now.timestamp() - 3600]

    def days(self, now: datetime) -> dict[date, tuple[float, float]]:
        """The day of a moment and those behind it, each with its warmest and coolest degrees."""
        zone = ZoneInfo(self.place.zone)
        today = now.astimezone(zone).date()
        found: dict[date, list[float]] = {}
        for hour in self.hours:
            day = datetime.fromtimestamp(hour.at, zone).date()
            found.setdefault(day, []).append(hour.temperature)
        return {day: (max(all_), min(all_)) for day, all_ in found.items() if day >= today}

    def sun(self, now: datetime) -> Sun | None:
        """When it comes and goes on the day of a moment, by the place's calendar."""
        today = now.astimezone(ZoneInfo(self.place.zone)).date().isoformat()
        return next((each for each in self.suns if each.day == today), None)


class Weather:
    """Reads and arranges places, forecasts and measures."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)
        self.preferences = Preferences(device, PACKAGE)

    def places(self) -> list[ListedPlace]:
        """The list, the one that is shown first."""
        rows = self._database.query("SELECT * FROM places ORDER BY position, _id")
        return list(read_as(ListedPlace, rows))

    def list_only(self, places: Sequence[ListedPlace]) -> None:
        """Let these be the list, in their order."""
        with self._database.edit() as connection:
            connection.execute("DELETE FROM places")
            add_rows(connection, "places", places)

    def forecast(self, place: ListedPlace) -> Forecast:
        """What was told the app of a place; nothing where it never was shown."""
        tables = self._database.content()
        hours = (row for row in tables["forecasts"] if row["place"] == place.title)
        suns = (row for row in tables["suns"] if row["place"] == place.title)
        return Forecast(
            place=place,
            hours=tuple(sorted(read_as(Hour, hours), key=lambda hour: hour.at)),
            suns=read_as(Sun, suns),
        )

    @property
    def units(self) -> str:
        """In what measures it is told."""
        return str(self.preferences.all().get(UNITS, "english"))


def degrees(celsius: float, units: str) -> str:
    """A temperature as the app writes it: "64°"."""
    value = celsius * 9 / 5 + 32 if units == "english" else celsius
    return f"{round(value) or 0}°"


def speed(kmh: float, units: str) -> str:
    """A wind's speed as the app writes it: "7 mph"."""
    return f"{round(kmh)} km/h" if units == "metric" else f"{round(kmh / KM_OF_A_MILE)} mph"
