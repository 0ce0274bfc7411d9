"""The weather of the world: the same for ever, and in itself consistent."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from pytest_androidbench.phone.world.cities import CITIES, City, city, nearest_city
from pytest_androidbench.phone.world.people import TODAY
from pytest_androidbench.phone.world.weather import DAYS, sun_times, weather


def title(each: City) -> str:
    return each.name


def test_cities_have_names_of_their_own_and_lie_in_their_zones() -> None:
    assert len(CITIES) >= 40
    assert len({each.title for each in CITIES}) == len(CITIES)
    for each in CITIES:
        hours = TODAY.replace(tzinfo=ZoneInfo(each.zone)).utcoffset()
        assert hours is not None
        # No zone is further than three hours from the sun's time.
        assert abs(hours / timedelta(hours=1) - each.longitude / 15) < 3, each.title


@pytest.mark.parametrize("each", CITIES, ids=title)
def test_there_are_two_weeks_of_hours(each: City) -> None:
    hours = weather(each)
    assert len(hours) == DAYS * 24
    assert all(after.at - before.at == 3600 for before, after in pairwise(hours))
    first = datetime.fromtimestamp(hours[0].at, UTC).astimezone(ZoneInfo(each.zone))
    assert (first.date(), first.hour) == (TODAY.date(), 0)


@pytest.mark.parametrize("each", CITIES, ids=title)
def test_what_is_told_of_an_hour_fits_together(each: City) -> None:
    for hour in weather(each):
        assert all(0 <= part <= 100 for part in (hour.humidity, hour.rain, hour.clouds))
        assert hour.dew_point <= hour.temperature
        assert -30 < hour.temperature < 48
        assert hour.wind > 0 <= hour.wind_from < 360
        assert 980 < hour.pressure < 1045
        assert 0 <= hour.uv <= 12
        assert hour.visibility > 0
        wet = hour.sky in {"Showers", "Rain", "Thunderstorms", "Snow"}
        assert wet == (hour.rain >= 50)
        assert hour.sky != "Snow" or hour.temperature <= 1


@pytest.mark.parametrize("each", CITIES, ids=title)
def test_the_sun_shines_by_day(each: City) -> None:
    zone = ZoneInfo(each.zone)
    for hour in weather(each):
        local = datetime.fromtimestamp(hour.at, UTC).astimezone(zone)
        sun = sun_times(each, local)
        assert sun.rise < sun.set
        # The index goes by the mean sun, which is a quarter of an hour off at the most.
        dark = hour.at < sun.rise - 1800 or hour.at > sun.set + 1800
        if dark:
            assert hour.uv == 0
            assert hour.sky not in {"Sunny", "Mostly Sunny"}
        if sun.rise + 1800 < hour.at < sun.set - 1800:
            assert hour.sky not in {"Clear", "Mostly Clear"}


def test_sunrise_is_the_almanac_s() -> None:
    """US Naval Observatory, London, 15 October 2023: 7:23 and 18:09 BST, to the minute."""
    sun = sun_times(city("London, United Kingdom"), datetime(2023, 10, 15))
    zone = ZoneInfo("Europe/London")
    rise, down = (datetime.fromtimestamp(at, zone) for at in (sun.rise, sun.set))
    assert abs(rise - datetime(2023, 10, 15, 7, 23, tzinfo=zone)) <= timedelta(minutes=2)
    assert abs(down - datetime(2023, 10, 15, 18, 9, tzinfo=zone)) <= timedelta(minutes=2)


def test_cities_differ_and_so_do_their_days() -> None:
    highs = {tuple(round(hour.temperature) for hour in weather(each)) for each in CITIES}
    assert len(highs) == len(CITIES)
    skies = {hour.sky for each in CITIES for hour in weather(each)}
    assert {"Sunny", "Clear", "Cloudy", "Rain", "Partly Cloudy"} <= skies


def test_the_nearest_city_is_found_round_the_world() -> None:
    assert nearest_city(37.42, -122.08).name == "Mountain View"
    assert nearest_city(51.6, 0.1).name == "London"
    assert nearest_city(20.0, -179.0).name == "Honolulu"


def test_an_unknown_city_is_said_to_be_unknown() -> None:
    with pytest.raises(LookupError, match="no city of the world is called Atlantis"):
        city("Atlantis")
