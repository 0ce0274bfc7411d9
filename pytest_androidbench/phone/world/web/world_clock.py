"""time.is: what time it is elsewhere, by the clock of whoever asks."""

from __future__ import annotations

from typing import Final
from zoneinfo import ZoneInfo

from pytest_androidbench.phone.world.cities import CITIES, City
from pytest_androidbench.phone.world.web.cities_found import cities_like
from pytest_androidbench.phone.world.web.documents import (
    WebAnswer,
    WebDocument,
    WebMoment,
    esc,
    in_path,
    link,
    listed,
    missing,
    page,
    search_form,
)
from pytest_androidbench.phone.world.web.request import WebRequest

HOME: Final = "https://time.is"
SITE: Final = "Time.is"
ABOUT: Final = "World clock: the exact time now in any city."


def documents() -> list[WebDocument]:
    """The first page and those of all cities, for search engines."""
    found = [WebDocument(f"{HOME}/", f"{SITE} - world clock", ABOUT, SITE)]
    found += [
        WebDocument(
            address(one), f"Time in {one.title} now",
            f"World clock: current local time and date in {one.title}.", SITE,
        )
        for one in CITIES
    ]  # fmt: skip
    return found


def address(one: City) -> str:
    """Where a city's time is."""
    return f"{HOME}/{in_path(one.title)}"


def told_time(one: City, moment: WebMoment) -> tuple[str, str]:
    """The time and the day in a city."""
    there = moment.now.astimezone(ZoneInfo(one.zone))
    return f"{there:%H:%M}", f"{there:%A}, {there:%B} {there.day}, {there.year}"


def answer(request: WebRequest, moment: WebMoment) -> WebAnswer:
    """What time.is says."""
    if request.path == "/":
        return _first(request.words("q"), moment)
    asked = request.path.strip("/").replace("_", " ").casefold()
    found = next(
        (one for one in CITIES if asked in {one.title.casefold(), one.name.casefold()}), None
    )
    if found is None:
        return missing(SITE, f"{HOME}/")
    time, day = told_time(found, moment)
    title = f"Time in {found.title} now"
    said = f'<h1>{esc(title)}</h1><p id="clock" style="font-size:48px">{time}</p><p>{day}</p>'
    return page(title, _header(), said, f'<p class="small">Time zone: {esc(found.zone)}</p>')


def _first(words: str, moment: WebMoment) -> WebAnswer:
    here = moment.now.astimezone(ZoneInfo(moment.zone))
    cities = cities_like(words) if words else list(CITIES)
    said = f"<h1>World clock</h1><p>Your time: {here:%H:%M}</p>"
    rows = listed(f"{link(address(one), one.title)} {told_time(one, moment)[0]}" for one in cities)
    return page(SITE, _header(words), said, rows if cities else "<p>No city is called so.</p>")


def _header(words: str = "") -> str:
    form = search_form("/", "q", "Search city", words, id_="city-search")
    return f"<strong>{link(f'{HOME}/', SITE)}</strong>{form}"
