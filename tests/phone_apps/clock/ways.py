"""Ways to the screens of the clock."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.crawler.ground import app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import (
    Step,
    back,
    display_off,
    home,
    key_text,
    launch,
    shade,
    shot,
    tap,
    wait,
    write,
)

DESK_CLOCK: Final = "com.google.android.deskclock"


def twelve_hours(driver: Driver) -> None:
    """Count hours to twelve."""
    driver.phone.settings.put("system", "time_12_24", "12")


CLOCK: Final[tuple[Step, ...]] = (launch(DESK_CLOCK),)
ALARMS: Final = (*CLOCK, tap("tab_menu_alarm"))
PICKER: Final = (*ALARMS, tap("Add alarm"))
TIMER: Final = (*CLOCK, tap("tab_menu_timer"))
TWO_MINUTES: Final = (tap("2"), tap("00"), tap("Start"))
STOPWATCH: Final = (*CLOCK, tap("tab_menu_stopwatch"))
LAPS: Final = (
    *STOPWATCH,
    tap("Start"),
    wait(12_340),
    tap("Lap"),
    wait(65_010),
    tap("Lap"),
    wait(4_120),
)
TWO_CITIES: Final = (
    *CLOCK,
    tap("Add city"),
    write("tok"),
    tap("Tokyo"),
    tap("Add city"),
    write("los"),
    tap("Los Angeles"),
)
DUE: Final = (*PICKER, tap("15 hours"), tap("35 minutes"), tap("OK"))
RINGING: Final = (*DUE, wait(60_000))
BEDTIME: Final = (*CLOCK, tap("tab_menu_bedtime"))
CLOCK_SETTINGS: Final = (tap("More options"), tap("Settings"))
CLOCK_SHOTS: Final = (
    shot("clock", *CLOCK),
    shot("cities", *TWO_CITIES),
    shot("analog clock", *TWO_CITIES, *CLOCK_SETTINGS, tap("Style"), tap("Analog"), back),
    shot("city search", *CLOCK, tap("Add city")),
    shot("cities found", *CLOCK, tap("Add city"), write("lon"), back),
    shot("no city found", *CLOCK, tap("Add city"), write("xyz"), back),
    shot("alarms", *ALARMS),
    shot("alarm expanded", *ALARMS, tap("Expand alarm")),
    shot("alarm set", *PICKER, tap("6 hours"), tap("45 minutes"), tap("OK")),
    shot("alarm deleted", *ALARMS, tap("Expand alarm"), tap("Delete")),
    shot("hours", *PICKER),
    shot("minutes", *PICKER, tap("6 hours")),
    shot("time typed", *PICKER, tap("material_timepicker_mode_button"), back),
    shot("hours to twelve", twelve_hours, *PICKER),
    shot("typed to twelve", twelve_hours, *PICKER, tap("material_timepicker_mode_button"), back),
    shot("label", *ALARMS, tap("Expand alarm"), tap("Add label"), write("Gym")),
    shot("alarm sound", *ALARMS, tap("Expand alarm"), tap("choose_ringtone")),
    shot(
        "alarm sound plays",
        *ALARMS,
        tap("Expand alarm"),
        tap("choose_ringtone"),
        tap("Argon"),
    ),
    shot("minute typed", *PICKER, tap("material_timepicker_mode_button"), tap("0 minutes"), back),
    shot("ringing over an app", *RINGING),
    shot("ringing", *DUE, display_off, wait(60_000)),
    shot("timer empty", *TIMER),
    shot("timer typed", *TIMER, tap("1"), tap("3"), tap("0"), tap("5")),
    shot("timer runs", *TIMER, *TWO_MINUTES, wait(13_000)),
    shot("timer paused", *TIMER, *TWO_MINUTES, wait(13_000), tap("Pause")),
    shot("time's up", *TIMER, *TWO_MINUTES, wait(125_000)),
    shot("time's up, display off", *TIMER, *TWO_MINUTES, home, display_off, wait(125_000)),
    shot(
        "two timers",
        *TIMER,
        *TWO_MINUTES,
        tap("Add timer"),
        tap("1"),
        tap("00"),
        tap("00"),
        tap("Start"),
    ),
    shot(
        "timers in the shade",
        *TIMER,
        *TWO_MINUTES,
        wait(13_000),
        home,
        shade,
    ),
    shot("snoozed", *RINGING, key_text("Snooze"), shade),
    shot("stopwatch", *STOPWATCH),
    shot("laps", *LAPS),
    shot("stopwatch paused", *LAPS, tap("Pause")),
    shot("bedtime", *BEDTIME),
    shot("bedtime set", *BEDTIME, tap("Get started"), tap("OK"), tap("OK")),
    shot("menu", *CLOCK, tap("More options")),
    shot("settings", *CLOCK, tap("More options"), tap("Settings")),
    shot("snooze length", *CLOCK, tap("More options"), tap("Settings"), tap("Snooze length")),
    shot("screen saver", *CLOCK, tap("More options"), tap("Screen saver")),
)
SHOTS: Final = {"clock": CLOCK_SHOTS}
GROUNDS: Final = {"clock": app_ground(DESK_CLOCK, 16, ["PickTimeMaterial"])}
