"""What a page needs to tell the weather of a place: its hours, in somebody's measures."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.weather.look import hour_name
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text, zone
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.weather.app import WeatherApp
    from pytest_androidbench.phone.apps.weather.schema import ForecastHour, WeatherPlace
    from pytest_androidbench.phone.apps.weather.store import ForecastDay
    from pytest_androidbench.phone.ui.context import Display

AHEAD = 48
"""Hours that the list of hours has."""


@dataclass(frozen=True)
class Telling:
    """The weather of a place as it is told to somebody, for one build of a page."""

    app: WeatherApp
    place: WeatherPlace
    display: Display

    @cached_property
    def hours(self) -> list[ForecastHour]:
        """This hour and those behind it."""
        return self.app.store.coming(self.place, AHEAD)

    @property
    def now(self) -> ForecastHour:
        """This hour."""
        return self.hours[0]

    @cached_property
    def days(self) -> list[ForecastDay]:
        """Today and those behind it."""
        return self.app.store.days(self.place)

    def degrees(self, celsius: float) -> str:
        """A temperature."""
        return self.app.measures.degrees(celsius)

    def hour_name(self, hour: ForecastHour) -> TextLike:
        """When it is: "Now" or "3 PM"."""
        if hour.at == self.now.at:
            return tr("Now")
        return hour_name(hour.at, self.place, self.display)

    def later_day(self, hour: ForecastHour) -> str:
        """The day of an hour that is not of today: "Oct 16"."""
        day = datetime.fromtimestamp(hour.at, zone(self.place.zone)).date()
        return "" if day == self.days[0].day else date_text(day, "MMMd", self.display.locale)

    def clock(self, at: int) -> str:
        """A moment by the place's clock: "7:14 AM"."""
        return clock_text(datetime.fromtimestamp(at, zone(self.place.zone)), self.display)

    def day_name(self, day: date) -> TextLike:
        """A day: "Today" or "Mon, Oct 16"."""
        if day == self.days[0].day:
            return tr("Today")
        return date_text(day, "MMMEd", self.display.locale)

    def wind(self, hour: ForecastHour) -> str:
        """From where it blows, and how fast: "NW 7 mph"."""
        return f"{hour.wind_from} {self.app.measures.speed(hour.wind)}"
