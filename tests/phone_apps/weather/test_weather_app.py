"""The weather app: places, measures, and what it tells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest

from pytest_androidbench.phone.apps.weather import names
from pytest_androidbench.phone.apps.weather.app import WeatherApp
from pytest_androidbench.phone.apps.weather.measures import MEASURES
from pytest_androidbench.phone.world.cities import city
from pytest_androidbench.phone.world.weather import WeatherHour, weather
from tests.phone_apps.driver import Driver


@dataclass
class Weather(Driver):
    """The weather app in front."""

    @property
    def app(self) -> WeatherApp:
        return self.app_of(WeatherApp)

    def text(self, id_: str) -> str:
        return self.scrolled_to(id_).text

    def choose(self, words: str, name: str) -> None:
        """Search for a place and take one that is found."""
        self.tap("search")
        self.phone.windows.type_text(words)
        self.tap(name)

    def now(self, title: str) -> WeatherHour:
        """This hour of a city, as the world has it."""
        moment = self.phone.clock.now_ms // 1000
        return next(hour for hour in reversed(weather(city(title))) if hour.at <= moment)


@pytest.fixture
def fresh(opened: Callable[[str], Driver]) -> Weather:
    return Weather(opened(names.PACKAGE).phone)


@pytest.fixture
def sky(fresh: Weather) -> Weather:
    """Behind its first pages, allowed to know where it is."""
    fresh.tap("I understand")
    fresh.tap("Next")
    fresh.tap("While using the app")
    return fresh


def test_it_begins_where_the_phone_is(sky: Weather) -> None:
    assert sky.text("location_name") == "Mountain View, California"
    now = sky.now("Mountain View, California")
    assert sky.text("temperature") == MEASURES["english"].degrees(now.temperature)
    assert sky.text("humidity_value") == f"{now.humidity}%"


def test_without_the_permission_it_asks_for_a_place(fresh: Weather) -> None:
    fresh.tap("I understand")
    fresh.tap("Not now")
    assert fresh.find("temperature") is None
    fresh.tap("choose_place")
    fresh.phone.windows.type_text("lond")
    fresh.tap("London")
    assert fresh.text("location_name") == "London, United Kingdom"
    assert not fresh.phone.permissions.held(names.PACKAGE, names.COARSE)


def test_a_place_is_searched_for_by_the_beginnings_of_its_words(sky: Weather) -> None:
    sky.tap("search")
    sky.phone.windows.type_text("san cal")
    assert {"San Francisco", "San Jose"} <= set(sky.texts())
    assert "Los Angeles" not in sky.texts()


def test_places_that_were_chosen_are_kept_the_latest_first(sky: Weather) -> None:
    sky.choose("beij", "Beijing")
    sky.choose("tok", "Tokyo")
    assert [place.name for place in sky.app.store.listed()] == ["Tokyo", "Beijing"]
    sky.tap("search")
    sky.tap("Remove Tokyo")
    assert [place.name for place in sky.app.store.listed()] == ["Beijing"]


def test_measures_change_everything_that_is_told(sky: Weather) -> None:
    now = sky.now("Mountain View, California")
    sky.tap("settings_icon")
    sky.tap("Units")
    sky.tap("Metric (°C, km/h)")
    assert sky.app.prefs().get(names.UNITS, "") == "metric"
    sky.phone.windows.back()
    assert sky.text("temperature") == f"{round(now.temperature) or 0}°"
    assert sky.text("wind_value") == f"{now.wind_name} {now.wind} km/h"


def test_the_alerts_are_kept(sky: Weather) -> None:
    sky.tap("settings_icon")
    sky.tap("Notifications")
    sky.tap("Severe weather alerts")
    assert sky.app.prefs().get(names.SEVERE, default=True) is False
    sky.tap("Severe weather alerts")
    assert sky.app.prefs().get(names.SEVERE, default=False) is True


def test_the_hours_begin_with_this_one(sky: Weather) -> None:
    sky.tap("bottom_nav_hourly")
    shown = sky.texts()
    assert shown.index("Now") < shown.index("09:00") < shown.index("10:00")


def test_a_day_opens_to_its_details(sky: Weather) -> None:
    sky.tap("bottom_nav_daily")
    assert sky.find("day_uv_value") is None
    sky.tap("Mon, Oct 16")
    assert sky.text("day_sunrise_value") == "07:17"
    sky.tap("Mon, Oct 16")
    assert sky.find("day_details") is None


def test_the_radar_looks_ahead(sky: Weather) -> None:
    sky.tap("bottom_nav_radar")
    assert sky.text("frameTime") == "Now"
    sky.tap("In 2 h")
    assert sky.text("frameTime") == "10:00"
    place = sky.app.store.shown()
    assert place is not None
    assert f"{sky.app.store.coming(place, 3)[2].rain}%" in sky.text("radar_rain")


def test_beyond_what_is_known_it_says_so(sky: Weather) -> None:
    sky.phone.clock.set(round(datetime(2024, 3, 1, tzinfo=UTC).timestamp() * 1000))
    assert "The weather of this place is not known" in sky.texts()


def test_a_database_that_somebody_else_wrote_is_borne(sky: Weather) -> None:
    database = sky.app.database()
    sky.choose("berl", "Berlin")
    assert sky.text("temperature") == "64°"
    database.execute("UPDATE forecasts SET temperature = 'warm', humidity = NULL, sky = x'00'")
    sky.phone.windows.invalidate()
    assert sky.text("temperature") == "32°"
    database.execute("UPDATE places SET zone = 'Nowhere/Land', name = '<b>'")
    sky.phone.windows.invalidate()
    assert "The weather of this place is not known" in sky.texts()


def test_hours_of_later_days_say_of_which(sky: Weather) -> None:
    sky.tap("bottom_nav_hourly")
    assert sky.find("hour_day") is None
    midnight = sky.scrolled_to("00:00").bounds
    days = [node for node in sky.nodes() if node.resource_id.endswith("/hour_day")]
    assert {node.text for node in days} == {"Oct 16"}
    assert min(node.bounds.top for node in days) >= midnight.top


def test_the_settings_say_which_place_is_shown(sky: Weather) -> None:
    sky.tap("settings_icon")
    assert "Mountain View, California" in sky.texts()
    sky.tap("Places")
    sky.phone.windows.type_text("par")
    sky.tap("Paris")
    assert "Paris, France" in sky.texts()


def test_another_place_begins_with_this_hour(sky: Weather) -> None:
    sky.tap("bottom_nav_hourly")
    sky.scrolled_to("00:00")
    assert sky.find("Now") is None
    sky.choose("par", "Paris")
    assert sky.find("Now") is not None


def test_another_place_opens_none_of_its_days(sky: Weather) -> None:
    sky.tap("bottom_nav_daily")
    sky.tap("Mon, Oct 16")
    sky.choose("par", "Paris")
    assert sky.find("day_details") is None
    assert sky.find("Today") is not None
