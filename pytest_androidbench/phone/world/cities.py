"""Cities whose weather is told: where they lie, and what their climate is like.

Names, zones and coordinates are those of atlases, to a hundredth of a degree; climates are round
numbers near to the published normals of 1991 to 2020.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class City:
    """A city."""

    name: str
    region: str
    """The state of one in the USA, else the country."""
    latitude: float
    longitude: float
    zone: str
    """As tzdata calls it."""
    coldest: float
    """Mean of the coldest month, in degrees Celsius."""
    warmest: float
    """Mean of the warmest month."""
    swing: float
    """From the coolest to the warmest hour of a fair day."""
    wet: float
    """Share of days on which it rains in this season, 0 to 1."""

    @property
    def title(self) -> str:
        """What a list calls it."""
        return f"{self.name}, {self.region}"


CITIES: Final = (
    City("Mountain View", "California", 37.39, -122.08, "America/Los_Angeles", 10, 22, 12, 0.10),
    City("San Francisco", "California", 37.77, -122.42, "America/Los_Angeles", 11, 18, 7, 0.14),
    City("San Jose", "California", 37.34, -121.89, "America/Los_Angeles", 10, 22, 13, 0.10),
    City("Los Angeles", "California", 34.05, -118.24, "America/Los_Angeles", 14, 23, 10, 0.07),
    City("Seattle", "Washington", 47.61, -122.33, "America/Los_Angeles", 5, 20, 8, 0.45),
    City("Redmond", "Washington", 47.67, -122.12, "America/Los_Angeles", 4, 19, 9, 0.46),
    City("Denver", "Colorado", 39.74, -104.99, "America/Denver", 0, 24, 16, 0.20),
    City("Phoenix", "Arizona", 33.45, -112.07, "America/Phoenix", 14, 35, 14, 0.06),
    City("Chicago", "Illinois", 41.88, -87.63, "America/Chicago", -3, 24, 9, 0.35),
    City("Houston", "Texas", 29.76, -95.37, "America/Chicago", 12, 30, 11, 0.28),
    City("Austin", "Texas", 30.27, -97.74, "America/Chicago", 11, 30, 12, 0.22),
    City("Miami", "Florida", 25.76, -80.19, "America/New_York", 20, 29, 7, 0.45),
    City("Atlanta", "Georgia", 33.75, -84.39, "America/New_York", 7, 27, 11, 0.27),
    City("Boston", "Massachusetts", 42.36, -71.06, "America/New_York", -1, 24, 9, 0.36),
    City("New York", "New York", 40.71, -74.01, "America/New_York", 1, 25, 8, 0.34),
    City("Washington", "District of Columbia", 38.91, -77.04, "America/New_York", 3, 27, 10, 0.30),
    City("Honolulu", "Hawaii", 21.31, -157.86, "Pacific/Honolulu", 23, 28, 7, 0.25),
    City("Anchorage", "Alaska", 61.22, -149.90, "America/Anchorage", -8, 15, 7, 0.42),
    City("Toronto", "Canada", 43.65, -79.38, "America/Toronto", -4, 22, 8, 0.38),
    City("Vancouver", "Canada", 49.28, -123.12, "America/Vancouver", 4, 18, 7, 0.48),
    City("Mexico City", "Mexico", 19.43, -99.13, "America/Mexico_City", 14, 19, 13, 0.35),
    City("Lima", "Peru", -12.05, -77.04, "America/Lima", 17, 23, 5, 0.04),
    City("São Paulo", "Brazil", -23.55, -46.63, "America/Sao_Paulo", 16, 23, 9, 0.42),
    City("Buenos Aires", "Argentina", -34.60, -58.38, "America/Argentina/Buenos_Aires",
         11, 25, 10, 0.28),
    City("London", "United Kingdom", 51.51, -0.13, "Europe/London", 5, 19, 7, 0.45),
    City("Dublin", "Ireland", 53.35, -6.26, "Europe/Dublin", 5, 16, 6, 0.50),
    City("Paris", "France", 48.86, 2.35, "Europe/Paris", 5, 21, 8, 0.40),
    City("Madrid", "Spain", 40.42, -3.70, "Europe/Madrid", 6, 26, 12, 0.24),
    City("Berlin", "Germany", 52.52, 13.40, "Europe/Berlin", 1, 20, 8, 0.42),
    City("Vaduz", "Liechtenstein", 47.14, 9.52, "Europe/Vaduz", 1, 19, 9, 0.40),
    City("Rome", "Italy", 41.90, 12.50, "Europe/Rome", 8, 26, 11, 0.28),
    City("Reykjavik", "Iceland", 64.15, -21.94, "Atlantic/Reykjavik", 1, 12, 5, 0.52),
    City("Cairo", "Egypt", 30.04, 31.24, "Africa/Cairo", 14, 29, 11, 0.02),
    City("Nairobi", "Kenya", -1.29, 36.82, "Africa/Nairobi", 17, 21, 11, 0.30),
    City("Cape Town", "South Africa", -33.92, 18.42, "Africa/Johannesburg", 12, 21, 9, 0.24),
    City("Mumbai", "India", 19.08, 72.88, "Asia/Kolkata", 24, 31, 7, 0.22),
    City("Beijing", "China", 39.90, 116.41, "Asia/Shanghai", -3, 27, 10, 0.20),
    City("Tokyo", "Japan", 35.68, 139.69, "Asia/Tokyo", 5, 27, 7, 0.35),
    City("Singapore", "Singapore", 1.35, 103.82, "Asia/Singapore", 27, 29, 6, 0.55),
    City("Sydney", "Australia", -33.87, 151.21, "Australia/Sydney", 13, 24, 8, 0.36),
)  # fmt: skip
"""In no order that matters."""


def city(title: str) -> City:
    """A city by what a list calls it.

    Raises:
        LookupError: there is none.
    """
    for each in CITIES:
        if each.title == title:
            return each
    raise LookupError(f"no city of the world is called {title}")


def nearest_city(latitude: float, longitude: float) -> City:
    """The one that is nearest to a place, by its angle."""
    return min(CITIES, key=lambda each: _apart(each, latitude, longitude))


def _apart(one: City, latitude: float, longitude: float) -> float:
    across = (one.longitude - longitude + 180) % 360 - 180
    return float((one.latitude - latitude) ** 2 + (across / 2) ** 2)
