"""The Weather Channel: what is told of the weather, and of which place."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.looking import Sight
from task_suites.android_arena.weather_ways import (
    APP,
    SHOWN,
    Listed,
    Search,
    Told,
    clock,
    full_hour,
    lists,
    number,
    open_tab,
    run_and_look,
    searches,
    show_detail,
    show_place,
)


def current(seen: Told) -> list[Sight]:
    """The temperature of the moment."""
    return [Sight(id="temperature", text=seen.degrees(seen.hour.temperature))]


@arena_task(
    "weather_current",
    "Open the Weather app and show how the weather is now at the place that it is set to.",
    params={"places": lists()},
)
def test_current(episode: Episode, places: Listed) -> None:
    run_and_look(episode, places, current)


@test_current.solution
def open_weather(pilot: Pilot) -> None:
    pilot.open(APP)


@test_current.mistake("another place", fails=SHOWN)
def open_weather_elsewhere(pilot: Pilot, places: Listed) -> None:
    open_weather(pilot)
    show_place(pilot, places[1])


@test_current.mistake("left again", fails=SHOWN)
def open_weather_and_leave(pilot: Pilot) -> None:
    open_weather(pilot)
    pilot.home()


@arena_task(
    "weather_next_days",
    "Show the Weather app's forecast for the next {days} days.",
    params={"places": lists(), "days": st.integers(2, 4)},
)
def test_next_days(episode: Episode, places: Listed, days: int) -> None:
    def coming(seen: Told) -> list[Sight]:
        known = list(seen.forecast.days(seen.now).items())[1 : days + 1]
        assert len(known) == days, f"the app never showed {places[0].title}"
        return [
            sight
            for day, (high, low) in known
            for sight in (
                Sight(id="daily_day", has=number(day.day)),
                Sight(id="daily_degrees", text=f"{seen.degrees(high)} / {seen.degrees(low)}"),
            )
        ]

    run_and_look(episode, places, coming)


@test_next_days.solution
def show_days(pilot: Pilot) -> None:
    open_tab(pilot, "daily")


@test_next_days.mistake("the hours", fails=SHOWN)
def show_hours_for_days(pilot: Pilot) -> None:
    open_tab(pilot, "hourly")


@test_next_days.mistake("another place", fails=SHOWN)
def show_days_elsewhere(pilot: Pilot, places: Listed) -> None:
    show_days(pilot)
    show_place(pilot, places[1])


@test_next_days.mistake("left again", fails=SHOWN)
def show_days_and_leave(pilot: Pilot) -> None:
    show_days(pilot)
    pilot.home()


@arena_task(
    "weather_hourly",
    "Show the page of the Weather app with the forecast hour by hour, so that the next {hours} "
    "hours can be read.",
    params={"places": lists(), "hours": st.integers(2, 4)},
)
def test_hourly(episode: Episode, places: Listed, hours: int) -> None:
    def coming(seen: Told) -> list[Sight]:
        zone = ZoneInfo(seen.forecast.place.zone)
        known = seen.forecast.coming(seen.now)[1 : hours + 1]
        assert len(known) == hours, f"the app never showed {places[0].title}"
        return [
            sight
            for hour in known
            for sight in (
                Sight(id="hour_name", has=full_hour(datetime.fromtimestamp(hour.at, zone))),
                Sight(id="hour_degrees", text=seen.degrees(hour.temperature)),
            )
        ]

    run_and_look(episode, places, coming)


@test_hourly.solution
def show_hours(pilot: Pilot) -> None:
    open_tab(pilot, "hourly")


@test_hourly.mistake("the days", fails=SHOWN)
def show_days_for_hours(pilot: Pilot) -> None:
    open_tab(pilot, "daily")


@test_hourly.mistake("another place", fails=SHOWN)
def show_hours_elsewhere(pilot: Pilot, places: Listed) -> None:
    show_hours(pilot)
    show_place(pilot, places[1])


@test_hourly.mistake("left again", fails=SHOWN)
def show_hours_and_leave(pilot: Pilot) -> None:
    show_hours(pilot)
    pilot.home()


@arena_task(
    "weather_wind",
    "Show how the wind blows now, among today's details in the Weather app.",
    params={"places": lists()},
)
def test_wind(episode: Episode, places: Listed) -> None:
    run_and_look(episode, places, lambda seen: [Sight(id="wind_value", text=seen.wind())])


@test_wind.solution
def show_wind(pilot: Pilot) -> None:
    show_detail(pilot.open(APP), "wind")


@test_wind.mistake("another place", fails=SHOWN)
def show_wind_elsewhere(pilot: Pilot, places: Listed) -> None:
    show_place(pilot.open(APP), places[1])
    show_detail(pilot, "wind")


@test_wind.mistake("left again", fails=SHOWN)
def show_wind_and_leave(pilot: Pilot) -> None:
    show_wind(pilot)
    pilot.home()


@arena_task(
    "weather_rain_chance",
    "Show the chance of rain among today's details in the Weather app.",
    params={"places": lists()},
)
def test_rain_chance(episode: Episode, places: Listed) -> None:
    run_and_look(episode, places, lambda seen: [Sight(id="rain_value", text=f"{seen.hour.rain}%")])


@test_rain_chance.solution
def show_rain(pilot: Pilot) -> None:
    show_detail(pilot.open(APP), "rain")


@test_rain_chance.mistake("another place", fails=SHOWN)
def show_rain_elsewhere(pilot: Pilot, places: Listed) -> None:
    show_place(pilot.open(APP), places[1])
    show_detail(pilot, "rain")


@test_rain_chance.mistake("left again", fails=SHOWN)
def show_rain_and_leave(pilot: Pilot) -> None:
    show_rain(pilot)
    pilot.home()


@arena_task(
    "weather_humidity",
    "Show how humid it is, among today's details in the Weather app.",
    params={"places": lists()},
)
def test_humidity(episode: Episode, places: Listed) -> None:
    run_and_look(
        episode, places, lambda seen: [Sight(id="humidity_value", text=f"{seen.hour.humidity}%")]
    )


@test_humidity.solution
def show_humidity(pilot: Pilot) -> None:
    show_detail(pilot.open(APP), "humidity")


@test_humidity.mistake("another place", fails=SHOWN)
def show_humidity_elsewhere(pilot: Pilot, places: Listed) -> None:
    show_place(pilot.open(APP), places[1])
    show_detail(pilot, "humidity")


@test_humidity.mistake("left again", fails=SHOWN)
def show_humidity_and_leave(pilot: Pilot) -> None:
    show_humidity(pilot)
    pilot.home()


@arena_task(
    "weather_uv_index",
    "Show the UV index among today's details in the Weather app.",
    params={"places": lists()},
)
def test_uv_index(episode: Episode, places: Listed) -> None:
    run_and_look(
        episode, places, lambda seen: [Sight(id="uv_value", has=f"^{number(seen.hour.uv)}")]
    )


@test_uv_index.solution
def show_uv(pilot: Pilot) -> None:
    show_detail(pilot.open(APP), "uv")


@test_uv_index.mistake("another place", fails=SHOWN)
def show_uv_elsewhere(pilot: Pilot, places: Listed) -> None:
    show_place(pilot.open(APP), places[1])
    show_detail(pilot, "uv")


@test_uv_index.mistake("left again", fails=SHOWN)
def show_uv_and_leave(pilot: Pilot) -> None:
    show_uv(pilot)
    pilot.home()


@arena_task(
    "weather_sun_times",
    "Show in the Weather app when the sun rises and sets today.",
    params={"places": lists()},
)
def test_sun_times(episode: Episode, places: Listed) -> None:
    def times(seen: Told) -> list[Sight]:
        zone, sun = ZoneInfo(places[0].zone), seen.forecast.sun(seen.now)
        assert sun is not None, f"the app never showed {places[0].title}"
        rise, down = (datetime.fromtimestamp(each, zone) for each in (sun.rise, sun.down))
        return [
            Sight(id="sunrise_value", has=clock(rise)),
            Sight(id="sunset_value", has=clock(down)),
        ]

    run_and_look(episode, places, times)


@test_sun_times.solution
def show_sun(pilot: Pilot) -> None:
    show_detail(pilot.open(APP), "sunset")


@test_sun_times.mistake("another place", fails=SHOWN)
def show_sun_elsewhere(pilot: Pilot, places: Listed) -> None:
    show_place(pilot.open(APP), places[1])
    show_detail(pilot, "sunset")


@test_sun_times.mistake("left again", fails=SHOWN)
def show_sun_and_leave(pilot: Pilot) -> None:
    show_sun(pilot)
    pilot.home()


def radar(seen: Told) -> list[Sight]:
    """The map around a place."""
    return [Sight(id="radar_map", has=rf"\b{seen.forecast.place.name}\b")]


@arena_task(
    "weather_radar",
    "Show the radar map of the Weather app.",
    params={"places": lists()},
)
def test_radar(episode: Episode, places: Listed) -> None:
    run_and_look(episode, places, radar)


@test_radar.solution
def show_radar(pilot: Pilot) -> None:
    open_tab(pilot, "radar")


@test_radar.mistake("another place", fails=SHOWN)
def show_radar_elsewhere(pilot: Pilot, places: Listed) -> None:
    show_radar(pilot)
    show_place(pilot, places[1])


@test_radar.mistake("left again", fails=SHOWN)
def show_radar_and_leave(pilot: Pilot) -> None:
    show_radar(pilot)
    pilot.home()


@arena_task(
    "weather_search_city",
    "Look up {search.city.name} in the Weather app and show how the weather is there now.",
    params={"search": searches()},
)
def test_search_city(episode: Episode, search: Search) -> None:
    run_and_look(episode, search.listed, current, place=search.city)


@test_search_city.solution
def search_city(pilot: Pilot, search: Search) -> None:
    show_place(pilot.open(APP), search.city)


@test_search_city.mistake("one of the list", fails=SHOWN)
def search_other_city(pilot: Pilot, search: Search) -> None:
    show_place(pilot.open(APP), search.listed[-1])


@test_search_city.mistake("only typed", fails=SHOWN)
def only_type_city(pilot: Pilot, search: Search) -> None:
    pilot.open(APP).tap(id="search").type(None, search.city.name)
