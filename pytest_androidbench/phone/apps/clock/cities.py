"""The page of the world clock, and the page that adds a city."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.choices import ANALOG, HOME_CLOCK, SECONDS, STYLE
from pytest_androidbench.phone.apps.clock.dial import AnalogFace
from pytest_androidbench.phone.apps.clock.formats import clock_time, face_time, moment
from pytest_androidbench.phone.apps.clock.zones import ZONES
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.system.times import zone as zone_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.clock.screens import DeskClock

TIME: Final = w.TextStyle(72)
CITY_TIME: Final = w.TextStyle(32)
ANALOG_SIZE: Final = 220
HOME_ZONE: Final = "UTC"
NOTHING: Final = timedelta()


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


def page(screen: DeskClock) -> w.Widget:
    """The tab's content: local time, date, and the chosen cities."""
    face = w.Column(_face(screen), _date(screen), _next_alarm(screen), across="center", gap=4)
    home = _home(screen)
    rows = [_row(screen, city) for city in screen.cities]
    tall = 320 if STYLE.value(screen.app.prefs()) == ANALOG else 220
    return w.Scroll(
        w.Align(face, height=tall),
        home,
        *rows,
        id="cities",
        padding=(0, 0, 0, 120),
        cls="androidx.recyclerview.widget.RecyclerView",
    )


def _face(screen: DeskClock) -> w.Widget:
    now, prefs = local_time(screen.phone), screen.app.prefs()
    seconds = prefs.get(SECONDS, default=False)
    shown = face_time(now, hour24=screen.hour24, seconds=seconds)
    if STYLE.value(prefs) != ANALOG:
        return w.Text(shown, TIME, id="digital_clock", lines=1)
    face = AnalogFace(now.hour, now.minute, now.second if seconds else None)
    return w.Canvas(draw=face, id="analog_clock", desc=shown, width=ANALOG_SIZE, height=ANALOG_SIZE)


def _date(screen: DeskClock) -> w.Widget:
    return w.Text(
        short_date(local_time(screen.phone), screen.phone.display), w.BODY_LARGE, id="date"
    )


def _next_alarm(screen: DeskClock) -> w.Widget | None:
    due = screen.alarms.next(screen.now_ms, screen.app.zone)
    if due is None:
        return None
    text = screen.app.alarm_time(due[0])
    icon = w.Icon("alarm", 18)
    label = w.Text(text, w.BODY, id="nextAlarm", desc=tr("Next alarm: {time}", time=text))
    return w.Row(icon, label, gap=6)


def _home(screen: DeskClock) -> w.Widget | None:
    """The home time zone, while the phone is in another."""
    prefs = screen.app.prefs()
    zone = str(screen.phone.properties.get("persist.sys.timezone", HOME_ZONE))
    here, there = local_time(screen.phone), moment(screen.now_ms, zone_of(HOME_ZONE))
    away = zone != HOME_ZONE and here.utcoffset() != there.utcoffset()
    if not away or not prefs.get(HOME_CLOCK, default=True):
        return None
    return _line(tr("Home"), difference(here, there), clock(screen, there))


def _row(screen: DeskClock, city: str) -> w.Widget:
    here, there = local_time(screen.phone), local(screen.now_ms, city)
    row = _line(city, difference(here, there), clock(screen, there))
    row.on_long = partial(screen.remove_city, city)
    return row


def clock(screen: DeskClock, there: datetime) -> str:
    """A city's time as it is shown."""
    return clock_time(there.hour, there.minute, hour24=screen.hour24)


def _line(name: TextLike, ahead: Message, time: str) -> w.Widget:
    texts = w.Column(
        w.Text(name, w.BODY_LARGE, id="city_name", lines=1),
        w.Text(ahead, w.BODY.coloured("on_surface_variant"), id="hours_ahead", lines=2),
        weight=1,
    )
    return w.Panel(
        w.Row(texts, w.Text(time, CITY_TIME, id="digital_clock", lines=1), gap=16, width="fill"),
        padding=(24, 0),
        min_height=88,
        id="city_row",
        cls="android.view.ViewGroup",
        width="fill",
    )


def buttons(screen: DeskClock) -> w.Widget:
    """The button that adds a city."""
    fab = w.Fab("add", tr("Add city"), id="fab", on_tap=screen.add_city, size=72)
    return screen.button_row(None, fab, None)


@dataclass(eq=False)
class CitySelection(AppScreen[ClockApp, str]):
    """A search field over all cities; a tap on one adds it."""

    activity = "com.android.deskclock.worldclock.CitySelectionActivity"
    query: str = ""

    def on_open(self) -> None:
        self.focus("open_search_view_edit_text")

    def build(self) -> w.Widget:
        wanted = self.query.strip().lower()
        found = [city for city in ZONES if wanted and wanted in city.lower()]
        rows = [
            w.ListItem(
                city,
                trailing=w.Text(self._time(city), w.BODY),
                look=w.MATERIAL,
                on_tap=partial(self.close, city),
                id="city_result",
            )
            for city in found
        ]
        nothing = tr("No cities found") if wanted else tr("Search for a city")
        field = w.TextField(
            bind="query",
            hint=tr("Search for a city"),
            style="plain",
            action="search",
            on_done=self.hide_keyboard,
            id="open_search_view_edit_text",
        )
        return w.Page(
            w.TopBar(field, back=True),
            w.Scroll(
                *rows, id="search_results_view", cls="androidx.recyclerview.widget.RecyclerView"
            )
            if rows
            else w.Align(w.Text(nothing, w.BODY_LARGE, id="empty_state"), weight=1),
        )

    def _time(self, city: str) -> str:
        there = local(self.now_ms, city)
        return clock_time(there.hour, there.minute, hour24=self.phone.display.hour24)
