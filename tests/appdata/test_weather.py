"""The weather is told as the phone's own app tells it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.weather import Forecast, Hour, ListedPlace, degrees, speed
from pytest_androidbench.phone.apps.weather.measures import MEASURES

NOON = datetime(2023, 10, 15, 12, 30, tzinfo=UTC)
TOKYO = ListedPlace(name="Tokyo", region="Japan", latitude=35.7, longitude=139.7, zone="Asia/Tokyo")


@pytest.mark.parametrize("units", MEASURES)
@given(st.floats(-60, 60), st.floats(0, 300))
def test_measures_are_those_of_the_app(units: str, celsius: float, kmh: float) -> None:
    assert degrees(celsius, units) == MEASURES[units].degrees(celsius)
    assert speed(kmh, units) == MEASURES[units].speed(kmh)


def hour(at: datetime, temperature: float) -> Hour:
    return Hour(
        place=TOKYO.title, at=round(at.timestamp()), sky="Clear", temperature=temperature,
        humidity=50, rain=10, wind=5, wind_from="N", uv=3,
    )  # fmt: skip


def test_this_hour_comes_first_and_days_are_those_of_the_place() -> None:
    hours = [hour(NOON.replace(hour=n, minute=0), n) for n in range(10, 18)]
    forecast = Forecast(place=TOKYO, hours=tuple(hours), suns=())
    assert [each.temperature for each in forecast.coming(NOON)][:2] == [12, 13]
    days = forecast.days(NOON)
    assert {day.day: ends for day, ends in days.items()} == {15: (14, 10), 16: (17, 15)}
    assert forecast.sun(NOON) is None
