"""The phone itself: apps that are opened, alarms, switches, pages of Settings, ways in Maps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.clock_data import Alarm, ClockData
from pytest_androidbench.appdata.osmand import Point
from pytest_androidbench.appdata.validators import only_added
from task_suites.aitw.cells import spread, template
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.map_places import MapStart, sites
from task_suites.android_arena.map_ways import directions, open_place, way_in_sight
from task_suites.android_arena.settings_ways import PACKAGE as SETTINGS
from task_suites.android_arena.settings_ways import Switches, open_row
from task_suites.android_arena.test_clock_alarms import KNOWN, set_alarm
from task_suites.android_arena.test_settings_pages import titled
from task_suites.android_arena.test_settings_switches import (
    SWITCHED,
    judge,
    turn_bluetooth,
    turn_location,
    turn_wifi,
)

IN_FRONT: Final = "the app is in front"
MADE: Final = "there is such an alarm, and no other was changed"
SHOWN: Final = "the page is in sight"
WAY: Final = "the way by car is shown"


@dataclass(frozen=True, slots=True)
class NamedApp:
    """An app by the name that people call it by."""

    name: str
    package: str


APPS: Final = tuple(
    NamedApp(*named)
    for named in (
        ("Clock", "com.google.android.deskclock"), ("Contacts", "com.google.android.contacts"),
        ("Settings", "com.android.settings"), ("Camera", "com.android.camera2"),
        ("Messages", "com.google.android.apps.messaging"), ("Gmail", "com.google.android.gm"),
        ("Maps", "com.google.android.apps.maps"), ("Photos", "com.google.android.apps.photos"),
        ("Drive", "com.google.android.apps.docs"), ("Calendar", "com.google.android.calendar"),
        ("YouTube", "com.google.android.youtube"), ("Slack", "com.Slack"),
    )
)  # fmt: skip


@template("open_app", "Open {app.name}.", param="app", shares=spread(APPS), apps=("home",))
def app_opened(episode: Episode, app: NamedApp) -> None:
    episode.run()
    with episode.check(IN_FRONT):
        assert not in_sight(episode.device, app.package)


@app_opened.solution
def open_app(pilot: Pilot, app: NamedApp) -> None:
    pilot.open(app.name)


@app_opened.mistake("another app", fails=IN_FRONT)
def open_other_app(pilot: Pilot, app: NamedApp) -> None:
    pilot.open(APPS[APPS.index(app) - 1].name)


@app_opened.mistake("left again", fails=IN_FRONT)
def open_app_and_leave(pilot: Pilot, app: NamedApp) -> None:
    pilot.open(app.name).home()


TIMES: Final = tuple(f"{hour:02d}:{minute:02d}" for hour in (6, 8, 9, 18, 19, 20)
                     for minute in (0, 10, 30, 45))  # fmt: skip
"""None of them rings during an episode, which begins at 15:34, and none is there already."""


def unlabelled(alarms: list[Alarm]) -> list[Alarm]:
    """Alarms but for their labels, of which the goal says nothing."""
    return [replace(alarm, label="") for alarm in alarms]


@template("alarm", "Set an alarm for {time}.", param="time", shares=spread(TIMES), apps=("clock",))
def alarm_set(episode: Episode, time: str) -> None:
    data = ClockData(episode.device)
    data.put_alarms(KNOWN)
    before = unlabelled(data.alarms())
    episode.run()
    hour, minute = map(int, time.split(":"))
    with episode.check(MADE):
        after = unlabelled(data.alarms())
        assert only_added(before, after, [Alarm(hour=hour, minute=minute)])


@alarm_set.solution
def make_alarm(pilot: Pilot, time: str) -> None:
    set_alarm(pilot, time)


@alarm_set.mistake("twelve hours off", fails=MADE)
def make_alarm_off(pilot: Pilot, time: str) -> None:
    hour, minute = time.split(":")
    set_alarm(pilot, f"{(int(hour) + 12) % 24:02d}:{minute}")


@alarm_set.mistake("two of them", fails=MADE)
def make_two_alarms(pilot: Pilot, time: str) -> None:
    set_alarm(pilot, time)
    set_alarm(pilot, TIMES[TIMES.index(time) - 1])


@dataclass(frozen=True, slots=True)
class SwitchWish:
    """A switch of the phone, and how it is to stand."""

    name: str
    field: str
    on: bool

    def __str__(self) -> str:
        """As goals say it."""
        return f"{self.name} {'on' if self.on else 'off'}"

    def switches(self, *, on: bool) -> Switches:
        """All switches, with this one so."""
        return replace(Switches(), **{self.field: on})


TURNS: Final[dict[str, Callable[[Pilot], Pilot]]] = {
    "Wi-Fi": turn_wifi,
    "Bluetooth": turn_bluetooth,
    "location": turn_location,
}
AGAIN: Final = {"Wi-Fi": "Wi-Fi", "Bluetooth": "Use Bluetooth", "location": "Use location"}
"""What is touched on the page to turn it back."""
SWITCHES: Final = tuple(
    SwitchWish(name, field, on)
    for on in (True, False)
    for name, field in (("Wi-Fi", "wifi"), ("Bluetooth", "bluetooth"), ("location", "location"))
)


@template(
    "switch", "Turn {wish} in Settings.", param="wish", shares=spread(SWITCHES),
    apps=("settings",),
)  # fmt: skip
def switched(episode: Episode, wish: SwitchWish) -> None:
    judge(episode, wish.switches(on=not wish.on), wish.switches(on=wish.on))


@switched.solution
def turn(pilot: Pilot, wish: SwitchWish) -> None:
    TURNS[wish.name](pilot)


@switched.mistake("turned twice", fails=SWITCHED)
def turn_twice(pilot: Pilot, wish: SwitchWish) -> None:
    turn(pilot, wish)
    pilot.tap(AGAIN[wish.name])


@switched.mistake("another switch", fails=SWITCHED)
def turn_another(pilot: Pilot, wish: SwitchWish) -> None:
    names = list(TURNS)
    TURNS[names[names.index(wish.name) - 1]](pilot)


PAGES: Final = (
    "Network & internet", "Connected devices", "Apps", "Notifications", "Battery", "Storage",
    "Display", "Location",
)  # fmt: skip


@template(
    "settings_page", "Check the settings of the phone under “{page}”.", param="page",
    shares=spread(PAGES), apps=("settings",),
)  # fmt: skip
def page_shown(episode: Episode, page: str) -> None:
    episode.run()
    with episode.check(SHOWN):
        assert not in_sight(episode.device, SETTINGS, titled(page))


@page_shown.solution
def show_page(pilot: Pilot, page: str) -> None:
    open_row(pilot, page)


@page_shown.mistake("another page", fails=SHOWN)
def show_other_page(pilot: Pilot, page: str) -> None:
    show_page(pilot, PAGES[PAGES.index(page) - 1])


@page_shown.mistake("only Settings", fails=SHOWN)
def open_settings(pilot: Pilot) -> None:
    pilot.open("Settings")


HERE: Final = MapStart(at=Point(lat=37.39, lon=-122.06))
GOALS: Final = tuple(one.name for one in sites() if one.kind in {"museum", "library", "hospital"})


@template(
    "map_way", "How do I get to the {place} by car? Show it in Maps.", param="place",
    shares=spread(GOALS), apps=("maps",), tags=frozenset({"general", "simulated_only"}),
)  # fmt: skip
def way_shown(episode: Episode, place: str) -> None:
    HERE.put(episode.device)
    episode.run()
    with episode.check(WAY):
        assert not way_in_sight(episode.device, place, sights=(Sight(id="trip_summary"),))


@way_shown.solution
def show_way(pilot: Pilot, place: str) -> None:
    directions(pilot, place)


@way_shown.mistake("the way to another place", fails=WAY)
def show_other_way(pilot: Pilot, place: str) -> None:
    directions(pilot, GOALS[GOALS.index(place) - 1])


@way_shown.mistake("the place alone", fails=WAY)
def show_place(pilot: Pilot, place: str) -> None:
    open_place(pilot, place)


for made in (app_opened, alarm_set, switched, page_shown, way_shown):
    globals().update(made.tests())
