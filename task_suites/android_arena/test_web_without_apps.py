"""What apps tell is looked up on the web, without them: weather, a place, a film, the time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.constraints import WayWatch, watch_ways
from pytest_androidbench.appdata.firefox import PACKAGE
from pytest_androidbench.appdata.weather import ListedPlace
from pytest_androidbench.appdata.web_visits import WebVisit, host_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.firefox_ways import (
    ADDRESS,
    Pages,
    arrange_visits,
    go_to,
    new_visits,
    page,
    some_pages,
)
from task_suites.android_arena.forbidding import check_kept
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.weather_ways import PLACES

SHOWN: Final = "what was asked for is in sight in Firefox"
VISITED: Final = "a site that tells it was visited"
NOT_OPENED: Final = "the app was not opened"
WEATHER: Final = "The Weather Channel"
NOW: Final = r"^-?\d+°C \(-?\d+°F\), [A-Z]"
"""How pages tell of the weather of the moment."""
SPOTS: Final = (
    "Microsoft SVC Building", "Computer History Museum", "Shoreline Amphitheatre",
    "Mountain View Station", "Mountain View City Hall",
)  # fmt: skip
"""Places with a map on the web."""
FILMS: Final = (
    "How language models choose the next word", "What a chat assistant can and cannot do",
    "The hundred prisoners and their boxes", "Inside a coffee grinder",
    "A wall clock from 1911 ticks again", "Balance for beginners", "Bees at breakfast",
)  # fmt: skip
"""Titles of films on the web, none of which has the words of another."""


def check_page(
    episode: Episode, seen: Pages, name: str, hosts: Sequence[str], sights: Sequence[Sight]
) -> None:
    """Let the agent act; a page must be in sight, come from a site, and an app not be opened.

    Args:
        episode: what is going on.
        seen: what was visited before.
        name: of the prohibition.
        hosts: sites of which one must have been visited.
        sights: what must be seen.
    """
    before, ways = arrange_visits(episode.device, seen), watch_ways(episode.device)
    episode.run()
    with episode.check(VISITED):
        assert {host_of(one.url) for one in new_visits(episode.device, before)} & set(hosts)
    with episode.check(SHOWN):
        assert not in_sight(episode.device, PACKAGE, *sights)
    check_not_opened(episode, ways, name)


def check_not_opened(episode: Episode, ways: WayWatch, name: str) -> None:
    """The app that a prohibition names was never in front."""
    check_kept(episode, ways, name, NOT_OPENED)


def from_home(pilot: Pilot, label: str) -> Pilot:
    """Open an app by its icon among all apps."""
    return pilot.home().scroll("down").scroll_to(text=label).tap(text=label)


def other(place: ListedPlace) -> ListedPlace:
    """A place beside it."""
    return PLACES[PLACES.index(place) - 1]


@arena_task(
    "weather_now_without_weather",
    "Without opening the Weather app, show how the weather is now in {place.title}: look it up "
    "at weather.com in Firefox.",
    params={"place": st.sampled_from(PLACES), "seen": some_pages()},
)
def test_weather_now(episode: Episode, place: ListedPlace, seen: Pages) -> None:
    sights = (page(f"Weather in {place.title}"), Sight(text="Now"), Sight(has=NOW))
    check_page(episode, seen, "no_weather_app", ["weather.com"], sights)


def open_weather(pilot: Pilot, place: ListedPlace) -> None:
    """Find a place with the site's own search."""
    go_to(pilot, "weather.com")
    pilot.type(None, place.name, id="place-search", enter=True).tap(text=place.title, index=0)


@test_weather_now.solution
def look_up_weather(pilot: Pilot, place: ListedPlace) -> None:
    open_weather(pilot, place)


@test_weather_now.mistake("another place", fails=SHOWN)
def look_up_weather_elsewhere(pilot: Pilot, place: ListedPlace) -> None:
    open_weather(pilot, other(place))


@test_weather_now.mistake("left again", fails=SHOWN)
def look_up_weather_and_leave(pilot: Pilot, place: ListedPlace) -> None:
    open_weather(pilot, place)
    pilot.home()


@test_weather_now.mistake("the app opened and closed again", fails=NOT_OPENED)
def open_app_and_look_up_weather(pilot: Pilot, place: ListedPlace) -> None:
    pilot.open(WEATHER).back()
    open_weather(pilot, place)


@test_weather_now.mistake("the app opened by its icon afterwards", fails=NOT_OPENED)
def look_up_weather_and_open_app(pilot: Pilot, place: ListedPlace) -> None:
    open_weather(pilot, place)
    from_home(pilot, WEATHER)
    pilot.open("Firefox")


def days(place: ListedPlace, now: datetime) -> list[str]:
    """The three days after today, as weather.com calls them."""
    today = now.astimezone(ZoneInfo(place.zone))
    return [f"{today + timedelta(days=n):%A, %B %d}" for n in (1, 2, 3)]


@arena_task(
    "weather_days_without_weather",
    "Without opening the Weather app, show the weather of the next three days in {place.title}: "
    "look it up at weather.com in Firefox, so that all three are on the screen.",
    params={"place": st.sampled_from(PLACES), "seen": some_pages()},
)
def test_weather_days(episode: Episode, place: ListedPlace, seen: Pages) -> None:
    coming = [Sight(text=day) for day in days(place, episode.device.now())]
    sights = (page(f"Weather in {place.title}"), *coming)
    check_page(episode, seen, "no_weather_app", ["weather.com"], sights)


def open_days(pilot: Pilot, place: ListedPlace) -> None:
    """Scroll to the end of a place's page."""
    open_weather(pilot, place)
    pilot.scroll("down").scroll("down")


@test_weather_days.solution
def look_up_days(pilot: Pilot, place: ListedPlace) -> None:
    open_days(pilot, place)


@test_weather_days.mistake("today alone", fails=SHOWN)
def look_up_today(pilot: Pilot, place: ListedPlace) -> None:
    open_weather(pilot, place)


@test_weather_days.mistake("another place", fails=SHOWN)
def look_up_days_elsewhere(pilot: Pilot, place: ListedPlace) -> None:
    open_days(pilot, other(place))


@test_weather_days.mistake("the app opened and closed again", fails=NOT_OPENED)
def open_app_and_look_up_days(pilot: Pilot, place: ListedPlace) -> None:
    pilot.open(WEATHER).back()
    open_days(pilot, place)


@test_weather_days.mistake("the app opened by its icon", fails=NOT_OPENED)
def open_icon_and_look_up_days(pilot: Pilot, place: ListedPlace) -> None:
    from_home(pilot, WEATHER)
    open_days(pilot, place)


@arena_task(
    "weather_city_without_weather",
    "Without opening the Weather app, search the web for the weather in {place.name} with "
    "Firefox, and show the page of results that tells it.",
    params={"place": st.sampled_from(PLACES), "seen": some_pages()},
)
def test_weather_city(episode: Episode, place: ListedPlace, seen: Pages) -> None:
    sights = (Sight(text=f"Weather in {place.title}"), Sight(has=NOW))
    hosts = ["google.com", "bing.com", "duckduckgo.com", "ecosia.org", "search.yahoo.com"]
    check_page(episode, seen, "no_weather_app", hosts, sights)


@test_weather_city.solution
def search_weather(pilot: Pilot, place: ListedPlace) -> None:
    go_to(pilot, f"weather in {place.name}")


@test_weather_city.mistake("another city", fails=SHOWN)
def search_weather_elsewhere(pilot: Pilot, place: ListedPlace) -> None:
    go_to(pilot, f"weather in {other(place).name}")


@test_weather_city.mistake("the site instead of a search", fails=VISITED)
def open_site_instead(pilot: Pilot, place: ListedPlace) -> None:
    open_weather(pilot, place)


@test_weather_city.mistake("the app opened and closed again", fails=NOT_OPENED)
def open_app_and_search_weather(pilot: Pilot, place: ListedPlace) -> None:
    pilot.open(WEATHER).back()
    search_weather(pilot, place)


@test_weather_city.mistake("the app opened by its icon", fails=NOT_OPENED)
def open_icon_and_search_weather(pilot: Pilot, place: ListedPlace) -> None:
    from_home(pilot, WEATHER)
    search_weather(pilot, place)


@arena_task(
    "place_without_maps",
    "Without opening Maps, find out where {spot} is, and show a map of it in Firefox.",
    params={"spot": st.sampled_from(SPOTS), "seen": some_pages()},
)
def test_place(episode: Episode, spot: str, seen: Pages) -> None:
    sights = (page(spot), Sight(has=rf"^Map of {spot}, "))
    check_page(episode, seen, "no_maps", ["places.bayguide.example"], sights)


@test_place.solution
def find_place(pilot: Pilot, spot: str) -> None:
    go_to(pilot, spot)
    pilot.tap(text=spot, index=1)


@test_place.mistake("another place", fails=SHOWN)
def find_other_place(pilot: Pilot, spot: str) -> None:
    find_place(pilot, SPOTS[SPOTS.index(spot) - 1])


@test_place.mistake("only searched for", fails=VISITED)
def search_place(pilot: Pilot, spot: str) -> None:
    go_to(pilot, spot)


@test_place.mistake("the app opened and closed again", fails=NOT_OPENED)
def open_maps_and_find_place(pilot: Pilot, spot: str) -> None:
    pilot.open("Maps").back()
    find_place(pilot, spot)


@test_place.mistake("the app opened by its icon", fails=NOT_OPENED)
def open_maps_icon_and_find_place(pilot: Pilot, spot: str) -> None:
    from_home(pilot, "Maps")
    find_place(pilot, spot)


@arena_task(
    "video_without_youtube",
    "Without opening the YouTube app, find the video “{film}” and open its page in Firefox.",
    params={"film": st.sampled_from(FILMS), "seen": some_pages()},
)
def test_video(episode: Episode, film: str, seen: Pages) -> None:
    # A search for the whole title has a page of the same name, with the same text.
    sights = (page(f"{film} - YouTube"), Sight(text=film), Sight(id=ADDRESS, has=r"/watch\?v="))
    check_page(episode, seen, "no_youtube", ["m.youtube.com", "youtube.com"], sights)


@test_video.solution
def find_video(pilot: Pilot, film: str) -> None:
    go_to(pilot, "m.youtube.com")
    pilot.type(None, film, id="video-search", enter=True).tap(text=film, index=-1)


@test_video.mistake("another video", fails=SHOWN)
def find_other_video(pilot: Pilot, film: str) -> None:
    find_video(pilot, FILMS[FILMS.index(film) - 1])


@test_video.mistake("only searched for", fails=SHOWN)
def search_video(pilot: Pilot, film: str) -> None:
    go_to(pilot, "m.youtube.com")
    pilot.type(None, film, id="video-search", enter=True)


@test_video.mistake("the app opened and closed again", fails=NOT_OPENED)
def open_youtube_and_find_video(pilot: Pilot, film: str) -> None:
    pilot.open("YouTube").back()
    find_video(pilot, film)


@test_video.mistake("the app opened by its icon", fails=NOT_OPENED)
def open_youtube_icon_and_find_video(pilot: Pilot, film: str) -> None:
    from_home(pilot, "YouTube")
    find_video(pilot, film)


def told_time(visit: WebVisit, place: ListedPlace) -> str:
    """The time at a place when a page was loaded, which stands still from then on."""
    return f"{datetime.fromtimestamp(visit.at_ms / 1000, ZoneInfo(place.zone)):%H:%M}"


@arena_task(
    "city_time_without_clock",
    "Without opening the Clock app, show what time it is now in {place.title} in Firefox.",
    params={"place": st.sampled_from(PLACES), "seen": some_pages()},
)
def test_city_time(episode: Episode, place: ListedPlace, seen: Pages) -> None:
    before, ways = arrange_visits(episode.device, seen), watch_ways(episode.device)
    episode.run()
    visits = new_visits(episode.device, before)
    with episode.check(VISITED):
        assert visits
    with episode.check(SHOWN):
        told = "|".join(sorted({told_time(one, place) for one in visits}))
        title, time = rf"^Time in {place.title}( now)?$", rf"^({told})$"
        sights = (Sight(has=rf"(?m){title}"), Sight(has=rf"(?m){time}"))
        assert not in_sight(episode.device, PACKAGE, *sights)
    check_not_opened(episode, ways, "no_clock")


@test_city_time.solution
def look_up_time(pilot: Pilot, place: ListedPlace) -> None:
    go_to(pilot, f"time in {place.name}")


@test_city_time.mistake("another city", fails=SHOWN)
def look_up_time_elsewhere(pilot: Pilot, place: ListedPlace) -> None:
    look_up_time(pilot, other(place))


@test_city_time.mistake("left again", fails=SHOWN)
def look_up_time_and_leave(pilot: Pilot, place: ListedPlace) -> None:
    look_up_time(pilot, place)
    pilot.home()


@test_city_time.mistake("the app opened and closed again", fails=NOT_OPENED)
def open_clock_and_look_up_time(pilot: Pilot, place: ListedPlace) -> None:
    pilot.open("Clock").back()
    look_up_time(pilot, place)


@test_city_time.mistake("the app opened by its icon", fails=NOT_OPENED)
def open_clock_icon_and_look_up_time(pilot: Pilot, place: ListedPlace) -> None:
    from_home(pilot, "Clock")
    look_up_time(pilot, place)
