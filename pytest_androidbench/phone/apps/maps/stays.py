"""Nights in hotels: for how many, from which day on, and what a hotel has for them.

That hotels are found by dates and guests, and that their pages have "Check availability", is known
of the real app; how its sheets look is known, not seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.maps import look, names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.pickers import PickDate
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.world.lodging import HotelRoom, can_host, is_free, rooms_of
from pytest_androidbench.phone.world.places import AMERICAN

HOTEL: Final = "hotel"
MOST_ADULTS, MOST_NIGHTS, MOST_DAYS = 6, 14, 365
USUAL_ADULTS: Final = 2


@dataclass(frozen=True, slots=True)
class Stay:
    """Some nights of some adults."""

    adults: int
    first: date
    nights: int

    @property
    def guests(self) -> Message:
        """How many they are."""
        return ntr("{n} adult", "{n} adults", self.adults)

    def days(self, locale: str) -> str:
        """From when until when."""
        last = self.first + timedelta(days=self.nights)
        return f"{date_text(self.first, 'MMMd', locale)} - {date_text(last, 'MMMd', locale)}"

    def fits(self, hotel: MapObject) -> bool:
        """Whether a hotel has a free room for all of them."""
        return can_host(hotel.name, self.adults, self.first, self.nights)


def stay_of(app: MapsApp) -> Stay:
    """What was chosen last; a day that is over counts for none."""
    prefs, today = app.prefs(), local_time(app.phone).date()
    adults = prefs.get(names.STAY_ADULTS_KEY, USUAL_ADULTS)
    nights = prefs.get(names.STAY_NIGHTS_KEY, 1)
    day = _day(prefs.get(names.STAY_DAY_KEY, ""))
    first = day if day is not None and 0 <= (day - today).days <= MOST_DAYS else today
    return Stay(max(1, min(adults, MOST_ADULTS)), first, max(1, min(nights, MOST_NIGHTS)))


def keep(app: MapsApp, stay: Stay) -> None:
    """Remember it."""
    app.prefs().update(
        {
            names.STAY_ADULTS_KEY: stay.adults,
            names.STAY_NIGHTS_KEY: stay.nights,
            names.STAY_DAY_KEY: stay.first.isoformat(),
        }
    )


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def all_hotels(places: Sequence[MapObject]) -> bool:
    """Whether what was found is hotels, among which rooms are looked for."""
    return bool(places) and all(each.kind == HOTEL for each in places)


@dataclass(eq=False)
class StayChips(AppPart[MapsApp]):
    """Two chips that say which nights, and for how many."""

    chosen: bool = False
    """Whether somebody has said so, and only what fits is wanted."""

    @property
    def stay(self) -> Stay:
        """Which nights."""
        return stay_of(self.app)

    def build(self) -> tuple[w.Widget, w.Widget]:
        """The chips."""
        stay = self.stay
        return (
            w.Chip(stay.days(self.phone.display.locale), self.chosen, id="stay_days",
                   on_tap=self.choose),
            w.Chip(stay.guests, self.chosen, id="stay_guests", on_tap=self.choose),
        )  # fmt: skip

    def left(self, places: list[MapObject]) -> list[MapObject]:
        """The places that have room, once that was asked for."""
        stay = self.stay
        return [each for each in places if stay.fits(each)] if self.chosen else places

    def choose(self) -> None:
        """Ask for other nights and guests."""
        stay = self.stay
        sheet = StaySheet(adults=stay.adults, nights=stay.nights, day=stay.first.isoformat())
        self.ask(sheet, self.taken)

    def taken(self, done: bool) -> None:
        """Look for what fits them."""
        self.chosen = done or self.chosen


@dataclass(eq=False)
class StaySheet(AppScreen[MapsApp, bool]):
    """Guests, check-in and nights; closes with True once they are kept."""

    window: ClassVar[WindowKind] = "sheet"

    adults: int = USUAL_ADULTS
    nights: int = 1
    day: str = ""

    @property
    def stay(self) -> Stay:
        """What is chosen so far."""
        return Stay(self.adults, _day(self.day) or local_time(self.phone).date(), self.nights)

    def build(self) -> w.Widget:
        first = date_text(self.stay.first, "yMMMd", self.phone.display.locale)
        done = w.Button(tr("Done"), id="stay_done_button", on_tap=self.finish)
        content = w.Column(
            w.Panel(w.Text(tr("Dates and guests"), w.TITLE_MEDIUM), padding=16),
            look.row("date_range", tr("Check-in"), self.pick_day, first),
            self._counted("nights", ntr("{n} night", "{n} nights", self.nights), MOST_NIGHTS),
            self._counted("adults", self.stay.guests, MOST_ADULTS),
            w.Panel(w.Align(done, across="end"), padding=16, width="fill", height=80),
            across="stretch",
            width="fill",
        )
        return w.Panel(content, look=w.Look(background="surface", radius=12), width="fill")

    def _counted(self, name: str, said: Message, most: int) -> w.Widget:
        """A number between buttons."""
        less, more = (
            (tr("Fewer adults"), tr("More adults"))
            if name == "adults"
            else (tr("Fewer nights"), tr("More nights"))
        )
        count: int = getattr(self, name)
        line = w.Row(
            w.Text(said, w.BODY_LARGE, weight=1, id=f"stay_{name}"),
            w.IconButton("remove", less, enabled=count > 1, on_tap=partial(self.change, name, -1)),
            w.IconButton("add", more, enabled=count < most, on_tap=partial(self.change, name, 1)),
            width="fill",
        )
        return w.Panel(line, padding=(24, 4, 16, 4), width="fill")

    def change(self, name: str, by: int) -> None:
        """Take one more, or one less."""
        setattr(self, name, getattr(self, name) + by)

    def pick_day(self) -> None:
        """Ask for the first day."""
        first = self.stay.first
        self.ask(PickDate(year=first.year, month=first.month, day=first.day), self.picked)

    def picked(self, day: tuple[int, int, int]) -> None:
        """Begin then, unless that is over or far away."""
        chosen, today = date(*day), local_time(self.phone).date()
        if 0 <= (chosen - today).days <= MOST_DAYS:
            self.day = chosen.isoformat()
        else:
            self.toast(tr("Choose a day within the next year"))

    def finish(self) -> None:
        """Keep it."""
        keep(self.app, self.stay)
        self.close(True)


def availability_button(place: MapObject, open_: look.Act) -> w.Widget | None:
    """What leads to a hotel's rooms; nothing where nobody sleeps."""
    if place.kind != HOTEL:
        return None
    return look.action("event_available", tr("Check availability"), open_,
                       id="check_availability_button")  # fmt: skip


@dataclass(eq=False)
class HotelRooms(AppScreen[MapsApp, None]):
    """What a hotel has for some nights and guests."""

    place: MapObject = field(default_factory=lambda: MapObject("", HOTEL, MIDDLE))
    chips: StayChips = field(default_factory=lambda: StayChips(chosen=True))

    def build(self) -> w.Widget:
        bar = w.TopBar(tr("Availability"), back=True)
        name = w.Panel(w.Text(self.place.name, w.TITLE, lines=2, id="hotel_name"), padding=16)
        rows = [*self._rooms(self.chips.stay)]
        none = tr("No rooms for these dates and guests")
        listed = (
            w.Scroll(*rows, id="rooms_list", cls=names.RECYCLER)
            if rows
            else empty_state(none, "no_rooms", margin=24)
        )
        return w.Page(bar, name, w.Filters(*self.chips.build()), listed)

    def _rooms(self, stay: Stay) -> Iterator[w.Widget]:
        for room in rooms_of(self.place.name):
            if room.sleeps >= stay.adults:
                yield self._room(room, stay)

    def _room(self, room: HotelRoom, stay: Stay) -> w.Widget:
        free = is_free(self.place.name, room, stay.first, stay.nights)
        money = "$" if self.place.region.endswith(AMERICAN) else "CHF "
        price = tr("{price} a night", price=f"{money}{room.price}")
        said: TextLike = price if free else tr("Sold out")
        texts = w.Column(
            w.Text(room.name, w.BODY_LARGE, lines=1, id="room_name"),
            w.Text(tr("Sleeps {n}", n=room.sleeps), look.SECOND, lines=1),
            gap=2,
            weight=1,
        )
        line = w.Row(w.Icon("hotel"), texts, w.Text(said, w.LABEL, id="room_price"), gap=16,
                     width="fill")  # fmt: skip
        return w.Panel(line, padding=(24, 10, 16, 10), width="fill", key=f"room {room.name}")
