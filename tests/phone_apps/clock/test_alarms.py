from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.clock.formats import moment, next_due
from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.deskclock"


@pytest.fixture
def clock(opened: Callable[[str], Driver]) -> Driver:
    driver = opened(PACKAGE)
    driver.tap("tab_menu_alarm")
    return driver


def rows(clock: Driver) -> list[tuple[int, int, int]]:
    path = f"/data/user_de/0/{PACKAGE}/databases/alarms.db"
    database = clock.phone.databases.open(path)
    found = database.query("SELECT hour, minutes, enabled FROM alarm_templates ORDER BY _id")
    return [(row["hour"], row["minutes"], row["enabled"]) for row in found]


def wait(clock: Driver, ms: int) -> None:
    clock.phone.clock.advance(ms)
    clock.phone.windows.changed()


def type_into(clock: Driver, box: str, text: str) -> None:
    clock.tap(box)
    fields = [node for node in clock.nodes() if node.class_name.endswith("EditText")]
    assert len(fields) == 1
    clock.touch(fields[0])
    clock.phone.windows.editor.clear()
    clock.phone.windows.type_text(text)


def test_a_fresh_clock_has_two_alarms_that_are_off(clock: Driver) -> None:
    assert rows(clock) == [(8, 30, 0), (9, 0, 0)]


def test_an_alarm_is_made_with_the_picker(clock: Driver) -> None:
    clock.tap("Add alarm")
    clock.tap("6 hours")
    clock.tap("45 minutes")
    clock.tap("OK")
    assert rows(clock)[-1] == (6, 45, 1)
    assert "Alarm set for 15 hours and 11 minutes from now." in clock.texts()
    wait(clock, 3_000)
    assert clock.find("snackbar_text") is None


def test_the_picker_takes_typed_times_and_refuses_wrong_ones(clock: Driver) -> None:
    clock.tap("Add alarm")
    clock.tap("Switch to text input mode for the time input.")
    type_into(clock, "material_hour_text_input", "25")
    type_into(clock, "material_minute_text_input", "07")
    clock.tap("OK")
    assert len(rows(clock)) == 2
    type_into(clock, "material_hour_text_input", "5")
    clock.tap("OK")
    assert rows(clock)[-1] == (5, 7, 1)


def test_an_alarm_rings_and_then_is_off(clock: Driver) -> None:
    clock.tap("Add alarm")
    clock.tap("16 hours", "TextView")
    clock.tap("00 minutes")
    clock.tap("OK")
    clock.phone.windows.navigation.turn_off()
    wait(clock, 26 * 60_000)
    assert {"Snooze", "Stop", "16:00"} <= set(clock.texts())
    clock.tap("Stop")
    assert rows(clock)[-1] == (16, 0, 0)


def test_days_are_bits_from_monday(clock: Driver) -> None:
    clock.tap("Expand alarm")
    clock.tap("Saturday")
    clock.tap("Monday")
    path = f"/data/user_de/0/{PACKAGE}/databases/alarms.db"
    days = clock.phone.databases.open(path).value("SELECT daysofweek FROM alarm_templates")
    assert days == 0b0111110
    assert "Tue, Wed, Thu, Fri, Sat" in clock.texts()


@given(
    now=st.integers(1_600_000_000_000, 1_800_000_000_000),
    hour=st.integers(0, 23),
    minute=st.integers(0, 59),
    days=st.integers(0, 127),
)
def test_an_alarm_is_always_ahead_at_its_time_on_its_days(
    now: int, hour: int, minute: int, days: int
) -> None:
    due = next_due(now, hour, minute, days)
    at = moment(due)
    assert now < due <= now + 7 * 86_400_000
    assert (at.hour, at.minute, at.second) == (hour, minute, 0)
    assert not days or days >> at.weekday() & 1


def test_a_deleted_alarm_comes_back_with_undo(clock: Driver) -> None:
    before = rows(clock)
    clock.tap("Expand alarm")
    clock.tap("Delete")
    assert len(rows(clock)) == 1
    clock.tap("UNDO")
    assert rows(clock) == before
    assert "Alarm deleted" not in clock.texts()


def test_a_snoozed_alarm_rings_again_after_the_length_that_is_set(clock: Driver) -> None:
    clock.more("Settings")
    clock.tap("Snooze length")
    clock.tap("5 minutes")
    clock.phone.windows.back()
    ring_soon(clock)
    clock.tap("Snooze")
    assert [n.title for n in clock.phone.notifications.list()] != []
    clock.phone.windows.navigation.turn_off()
    wait(clock, 4 * 60_000)
    assert "Stop" not in clock.texts()
    wait(clock, 70_000)
    assert "Stop" in clock.texts()
    assert [n.channel for n in clock.phone.notifications.list()] == ["Firing alarms and timers"]


def test_a_snooze_ends_with_its_notification(clock: Driver) -> None:
    ring_soon(clock)
    clock.tap("Snooze")
    clock.phone.windows.open_shade()
    clock.tap("Dismiss")
    assert "Snoozing" not in " ".join(clock.texts())
    clock.phone.windows.back()
    wait(clock, 20 * 60_000)
    assert "Snooze" not in clock.texts()


def test_nobody_hears_an_alarm_for_longer_than_is_set(clock: Driver) -> None:
    ring_soon(clock)
    wait(clock, 10 * 60_000)
    assert "Snooze" not in clock.texts()
    clock.phone.windows.open_shade()
    assert "Missed alarm" in clock.texts()


def ring_soon(clock: Driver) -> None:
    clock.tap("Add alarm")
    clock.tap("15 hours")
    clock.tap("35 minutes")
    clock.tap("OK")
    clock.phone.windows.navigation.turn_off()
    wait(clock, 60_000)
    assert "Snooze" in clock.texts()


def test_a_touch_on_the_face_takes_any_minute(clock: Driver) -> None:
    clock.tap("Add alarm")
    clock.tap("6 hours")
    marks = [clock.find(f"{minute} minutes") for minute in (10, 15)]
    assert marks[0] is not None
    assert marks[1] is not None
    (ax, ay), (bx, by) = marks[0].bounds.center, marks[1].bounds.center
    clock.phone.windows.fingers.tap((ax + bx) // 2, (ay + by) // 2)
    clock.tap("OK")
    assert rows(clock)[-1][:2] in {(6, 12), (6, 13)}


def test_twelve_hours_have_halves(clock: Driver) -> None:
    clock.phone.settings.put("system", "time_12_24", "12")
    clock.tap("Add alarm")
    clock.tap("6 o'clock")
    clock.tap("AM")
    clock.tap("OK")
    assert (6, 0, 1) in rows(clock)
    assert "6:00\u200aAM" in clock.texts()


def test_the_week_starts_on_the_day_that_is_set(clock: Driver) -> None:
    clock.tap("Expand alarm")
    first = clock.find("day_button_0")
    assert first is not None
    assert first.desc == "Sunday"
    clock.phone.windows.home()
    clock.phone.windows.start_app(PACKAGE)
    clock.more("Settings")
    clock.tap("Start week on")
    clock.tap("Monday")
    clock.phone.windows.back()
    first = clock.find("day_button_0")
    assert first is not None
    assert first.desc == "Monday"


def test_the_next_alarm_is_told_to_the_system(clock: Driver) -> None:
    clock.tap("onoff")
    assert clock.setting("system", "next_alarm_formatted") == "Mon 08:30"
    clock.tap("onoff")
    assert clock.setting("system", "next_alarm_formatted") == ""


def test_alarms_follow_the_phones_time_zone(clock: Driver) -> None:
    clock.phone.properties.put("persist.sys.timezone", "America/New_York")
    clock.tap("Add alarm")
    clock.tap("12 hours", "TextView")
    clock.tap("00 minutes")
    clock.tap("OK")
    assert "Alarm set for 26 minutes from now." in clock.texts()


def test_a_sound_plays_when_it_is_chosen_and_is_kept(clock: Driver) -> None:
    clock.tap("Expand alarm")
    clock.tap("choose_ringtone")
    clock.tap("Argon")
    assert clock.find("Playing") is not None
    clock.tap("Argon")
    assert clock.find("Playing") is None
    clock.phone.windows.back()
    assert clock.value("choose_ringtone") == "Argon"


def test_only_an_alarm_that_is_on_is_called_by_its_time(clock: Driver) -> None:
    assert [n.desc for n in clock.nodes() if n.class_name.endswith("CardView")] == [" Alarm"] * 2
    clock.tap("onoff")
    assert clock.find("08:30 Alarm") is not None


def test_days_keep_away_from_the_switch(clock: Driver) -> None:
    phone = clock.phone
    phone.display = replace(phone.display, density=700)
    clock.tap("Expand alarm")
    clock.tap("Saturday")
    clock.tap("Sunday")
    for folded in (False, True):
        if folded:
            clock.tap("Collapse alarm")
        days, switch = clock.find("alarm_info"), clock.find("onoff")
        assert days is not None
        assert switch is not None
        assert switch.bounds.left - days.bounds.right >= 16 * 700 / 160
