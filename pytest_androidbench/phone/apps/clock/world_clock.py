"""The tab of the world clock, and the page that adds a city."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from zoneinfo import ZoneInfo

from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.dial import AnalogFace
from pytest_androidbench.phone.apps.clock.formats import clock_time, face_time, moment, thin
from pytest_androidbench.phone.apps.clock.preferences import (
    ANALOG,
    HOME_CLOCK,
    HOME_ZONE,
    SECONDS,
    STYLE,
)
from pytest_androidbench.phone.apps.clock.tabs import (
    BEAT_MS,
    RECYCLER,
    ClockTab,
    button_row,
    round_button,
)
from pytest_androidbench.phone.apps.clock.zones import ZONES
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time, short_date, zone_name
from pytest_androidbench.phone.system.times import zone as zone_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

TIME: Final = w.TextStyle(72)
CITY_TIME: Final = w.TextStyle(32)
ANALOG_SIZE: Final = 220
CITIES: Final = "selected_cities"
NOTHING: Final = timedelta()
CITY: Final = replace(w.MATERIAL, title_id="city_name")


def local(now_ms: int, city: str) -> datetime:
    """The time in a city."""
    return moment(now_ms).astimezone(ZoneInfo(ZONES[city]))


def difference(here: datetime, there: datetime) -> Message:
    """How a city's time differs: "6 hr ahead", "Tomorrow, 9 hr ahead"."""
    offset = (there.utcoffset() or NOTHING) - (here.utcoffset() or NOTHING)
    minutes = int(offset.total_seconds() // 60)
    hours, rest = divmod(abs(minutes), 60)
    amount = f"{hours}:{rest:02d}" if rest else str(hours)
    if not minutes:
        return tr("Same as local time")
    words = "{amount} hr ahead" if minutes > 0 else "{amount} hr behind"
    if there.date() == here.date():
        return tr(words, amount=amount)
    day = "Tomorrow, " if there.date() > here.date() else "Yesterday, "
    return tr(day + words, amount=amount)


@dataclass(eq=False)
class CitySelection(AppScreen[ClockApp, str]):
    """A search field over all cities; a tap on one adds it."""

    activity = "com.android.deskclock.worldclock.CitySelectionActivity"
    search: SearchField = field(
        default_factory=partial(SearchField, id="open_search_view_edit_text")
    )

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        wanted = self.search.words.strip().lower()
        found = [city for city in ZONES if wanted and wanted in city.lower()]
        rows = [
            w.ListItem(
                city,
                trailing=w.Text(self._time(city), w.BODY, id="city_time"),
                look=CITY,
                on_tap=partial(self.close, city),
                id="city_result",
            )
            for city in found
        ]
        nothing = tr("No cities found") if wanted else tr("Search for a city")
        return w.Page(
            w.TopBar(self.search.box(tr("Search for a city")), back=True),
            w.Scroll(*rows, id="search_results_view", cls=RECYCLER)
            if rows
            else empty_state(nothing, "empty_state"),
        )

    def _time(self, city: str) -> str:
        there = local(self.now_ms, city)
        return clock_time(there.hour, there.minute, self.phone.display)


@dataclass(eq=False)
class WorldClockTab(ClockTab):
    """Local time, date, and the chosen cities."""

    removed: str = ""
    """The city that can be had back."""

    @property
    def cities(self) -> list[str]:
        """The chosen cities, in the order they were added."""
        stored: str = self.app.prefs().get(CITIES, "")
        return [city for city in stored.split("|") if city]

    def beat_ms(self) -> int:
        return BEAT_MS if self.app.prefs().get(SECONDS, default=False) else 0

    def page(self) -> w.Widget:
        face = w.Column(self._face(), self._date(), self._next_alarm(), across="center", gap=4)
        tall = 320 if STYLE.value(self.app.prefs()) == ANALOG else 220
        return w.Scroll(
            w.Align(face, height=tall),
            self._home(),
            *map(self._row, self.cities),
            id="cities",
            padding=(0, 0, 0, 120),
            cls=RECYCLER,
        )

    def buttons(self) -> w.Widget:
        return button_row(round_button("add", tr("Add city"), self.add))

    def _face(self) -> w.Widget:
        now, prefs = local_time(self.phone), self.app.prefs()
        seconds = prefs.get(SECONDS, default=False)
        shown = face_time(now, self.phone.display, seconds=seconds)
        if STYLE.value(prefs) != ANALOG:
            return w.Text(shown, TIME, id="digital_clock", lines=1)
        face = AnalogFace(now.hour, now.minute, now.second if seconds else None)
        size = ANALOG_SIZE
        return w.Canvas(draw=face, id="analog_clock", desc=shown, width=size, height=size)

    def _date(self) -> w.Widget:
        return w.Text(
            short_date(local_time(self.phone), self.phone.display), w.BODY_LARGE, id="date"
        )

    def _next_alarm(self) -> w.Widget | None:
        due = self.app.alarms.next(self.now_ms, self.app.zone)
        if due is None:
            return None
        text = self.app.alarm_time(due[0])
        label = w.Text(text, w.BODY, id="nextAlarm", desc=tr("Next alarm: {time}", time=text))
        return w.Row(w.Icon("alarm", 18), label, gap=6)

    def _home(self) -> w.Widget | None:
        """The home time zone, while the phone is in another."""
        home = HOME_ZONE.value(self.app.prefs())
        zone = zone_name(self.phone)
        here, there = local_time(self.phone), moment(self.now_ms, zone_of(home))
        away = zone != home and here.utcoffset() != there.utcoffset()
        if not away or not self.app.prefs().get(HOME_CLOCK, default=True):
            return None
        return self._line(tr("Home"), there)

    def _row(self, city: str) -> w.Widget:
        row = self._line(city, local(self.now_ms, city))
        row.on_long = partial(self.remove, city)
        return row

    def _line(self, name: TextLike, there: datetime) -> w.Widget:
        ahead = difference(local_time(self.phone), there)
        time = clock_time(there.hour, there.minute, self.phone.display)
        texts = w.Column(
            w.Text(name, w.BODY_LARGE, id="city_name", lines=1),
            w.Text(ahead, w.BODY.coloured("on_surface_variant"), id="hours_ahead", lines=2),
            weight=1,
        )
        return w.Panel(
            w.Row(
                texts,
                w.Text(thin(time), CITY_TIME, id="digital_clock", lines=1),
                gap=16,
                width="fill",
            ),
            padding=(24, 0),
            min_height=88,
            id="city_row",
            cls="android.view.ViewGroup",
            width="fill",
        )

    def add(self) -> None:
        """Ask for a city."""
        self.ask(CitySelection(), self.keep)

    def keep(self, city: str) -> None:
        """Add a city, at the end."""
        kept = [known for known in self.cities if known != city]
        self.app.prefs().put(CITIES, "|".join([*kept, city]))

    def remove(self, city: str) -> None:
        """Remove a city, which can be had back for a while."""
        self.removed = city
        self.app.prefs().put(CITIES, "|".join(c for c in self.cities if c != city))
        self.snackbar.say(tr("{city} removed", city=city), self.undo)

    def undo(self) -> None:
        """Have the removed city back."""
        self.keep(self.removed)
        self.snackbar.hush()
