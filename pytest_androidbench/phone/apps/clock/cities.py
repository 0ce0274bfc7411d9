"""World clock: the cities, the page that shows the chosen ones, and the page that adds one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from pytest_androidbench.phone.apps.clock.formats import clock_time, moment
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    MATERIAL,
    Align,
    Column,
    Fab,
    ListItem,
    Page,
    Row,
    Scroll,
    Text,
    TextField,
    TopBar,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.clock.screens import DeskClock

ZONES: Final = {
    "Accra": "Africa/Accra",
    "Amsterdam": "Europe/Amsterdam",
    "Athens": "Europe/Athens",
    "Auckland": "Pacific/Auckland",
    "Bangkok": "Asia/Bangkok",
    "Beijing": "Asia/Shanghai",
    "Berlin": "Europe/Berlin",
    "Bogotá": "America/Bogota",
    "Brussels": "Europe/Brussels",
    "Buenos Aires": "America/Argentina/Buenos_Aires",
    "Cairo": "Africa/Cairo",
    "Cape Town": "Africa/Johannesburg",
    "Chicago": "America/Chicago",
    "Delhi": "Asia/Kolkata",
    "Denver": "America/Denver",
    "Dubai": "Asia/Dubai",
    "Dublin": "Europe/Dublin",
    "Helsinki": "Europe/Helsinki",
    "Hong Kong": "Asia/Hong_Kong",
    "Honolulu": "Pacific/Honolulu",
    "Istanbul": "Europe/Istanbul",
    "Jakarta": "Asia/Jakarta",
    "Karachi": "Asia/Karachi",
    "Lagos": "Africa/Lagos",
    "Lima": "America/Lima",
    "Lisbon": "Europe/Lisbon",
    "London": "Europe/London",
    "Los Angeles": "America/Los_Angeles",
    "Madrid": "Europe/Madrid",
    "Manila": "Asia/Manila",
    "Mexico City": "America/Mexico_City",
    "Montreal": "America/Toronto",
    "Moscow": "Europe/Moscow",
    "Mumbai": "Asia/Kolkata",
    "Nairobi": "Africa/Nairobi",
    "New York": "America/New_York",
    "Oslo": "Europe/Oslo",
    "Paris": "Europe/Paris",
    "Prague": "Europe/Prague",
    "Reykjavík": "Atlantic/Reykjavik",
    "Rio de Janeiro": "America/Sao_Paulo",
    "Rome": "Europe/Rome",
    "San Francisco": "America/Los_Angeles",
    "Santiago": "America/Santiago",
    "São Paulo": "America/Sao_Paulo",
    "Seoul": "Asia/Seoul",
    "Singapore": "Asia/Singapore",
    "Stockholm": "Europe/Stockholm",
    "Sydney": "Australia/Sydney",
    "Taipei": "Asia/Taipei",
    "Tehran": "Asia/Tehran",
    "Tokyo": "Asia/Tokyo",
    "Toronto": "America/Toronto",
    "Vancouver": "America/Vancouver",
    "Vienna": "Europe/Vienna",
    "Warsaw": "Europe/Warsaw",
    "Washington, D.C.": "America/New_York",
    "Zurich": "Europe/Zurich",
}
TIME: Final = TextStyle(72)
CITY_TIME: Final = TextStyle(32)


def local(now_ms: int, city: str) -> datetime:
    """The time in a city."""
    return moment(now_ms).astimezone(ZoneInfo(ZONES[city]))


def ahead(now_ms: int, city: str) -> Message:
    """How a city's time differs: "6 hr ahead", "Tomorrow, 9 hr ahead"."""
    there, here = local(now_ms, city), moment(now_ms)
    offset = there.utcoffset()
    minutes = int(offset.total_seconds() // 60) if offset else 0
    hours, rest = divmod(abs(minutes), 60)
    amount = f"{hours}:{rest:02d}" if rest else str(hours)
    if not minutes:
        return tr("Same as local time")
    words = "{amount} hr ahead" if minutes > 0 else "{amount} hr behind"
    if there.date() == here.date():
        return tr(words, amount=amount)
    day = "Tomorrow, " if there.date() > here.date() else "Yesterday, "
    return tr(day + words, amount=amount)


def page(screen: DeskClock) -> Widget:
    """The tab's content: local time, date, and the chosen cities."""
    now = moment(screen.now_ms)
    shown = clock_time(now.hour, now.minute, hour24=screen.hour24)
    due = screen.alarms.next(screen.now_ms)
    next_alarm = None
    if due is not None:
        at = moment(due[0])
        text = f"{at:%a} {clock_time(at.hour, at.minute, hour24=screen.hour24)}"
        next_alarm = Text(text, BODY, id="nextAlarm", desc=tr("Next alarm: {time}", time=text))
    rows = [_row(screen, city) for city in screen.cities]
    face = Column(
        Text(shown, TIME, id="digital_clock"),
        Text(f"{now:%a}, {now:%b} {now.day}", BODY_LARGE, id="date"),
        next_alarm,
        across="center",
        gap=4,
    )
    return Scroll(
        Align(face, height=220),
        *rows,
        id="cities",
        padding=(0, 0, 0, 120),
        cls="androidx.recyclerview.widget.RecyclerView",
    )


def _row(screen: DeskClock, city: str) -> Widget:
    there = local(screen.now_ms, city)
    return Row(
        Column(
            Text(city, BODY_LARGE, id="city_name"),
            Text(ahead(screen.now_ms, city), BODY.coloured("on_surface_variant"), id="hours_ahead"),
            weight=1,
        ),
        Text(
            clock_time(there.hour, there.minute, hour24=screen.hour24),
            CITY_TIME,
            id="digital_clock",
        ),
        width="fill",
        height=88,
        id="city_row",
        cls="android.view.ViewGroup",
        gap=16,
        on_long=partial(screen.remove_city, city),
    )


def buttons(screen: DeskClock) -> Widget:
    """The button that adds a city."""
    fab = Fab("add", tr("Add city"), id="fab", on_tap=screen.add_city, size=72)
    return screen.button_row(None, fab, None)


@dataclass(eq=False)
class CitySelection(AppScreen[str]):
    """A search field over all cities; a tap on one adds it."""

    activity = "com.android.deskclock.worldclock.CitySelectionActivity"
    query: str = ""

    def on_open(self) -> None:
        self.focus("open_search_view_edit_text")

    def build(self) -> Widget:
        wanted = self.query.strip().lower()
        found = [city for city in ZONES if wanted and wanted in city.lower()]
        rows = [
            ListItem(
                city,
                trailing=Text(self._time(city), BODY),
                look=MATERIAL,
                on_tap=partial(self.close, city),
                id="city_result",
            )
            for city in found
        ]
        nothing = tr("No cities found") if wanted else tr("Search for a city")
        field = TextField(
            bind="query",
            hint=tr("Search for a city"),
            style="plain",
            action="search",
            id="open_search_view_edit_text",
        )
        return Page(
            TopBar(field, back=True),
            Scroll(*rows, id="search_results_view", cls="androidx.recyclerview.widget.RecyclerView")
            if rows
            else Align(Text(nothing, BODY_LARGE, id="empty_state"), weight=1),
        )

    def _time(self, city: str) -> str:
        there = local(self.now_ms, city)
        return clock_time(there.hour, there.minute, hour24=self.phone.display.hour24)
