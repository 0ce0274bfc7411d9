from __future__ import annotations

from datetime import UTC, datetime

import pytest

from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.googlecalendar.planner import Planner
from tests.phone_apps.googlecalendar.planner import planner as started

HOUR_MS = 3_600_000


def ms(year: int, month: int, day: int, hour: int = 0) -> int:
    return round(datetime(year, month, day, hour, tzinfo=UTC).timestamp() * 1000)


def pick_day(planner: Planner, field: str, day: str) -> None:
    planner.tap(field)
    planner.tap(day)
    planner.tap("OK")


def test_an_event_is_written(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Buy bulbs")
    planner.write("place", "Garden shop")
    planner.tap("save")
    event = planner.event("Buy bulbs")
    assert (event.start, event.end) == (ms(2023, 10, 15, 16), ms(2023, 10, 15, 17))
    assert (event.place, event.zone, event.all_day) == ("Garden shop", "UTC", False)
    assert planner.store.minutes_of(event.id) == [30]
    assert planner.blocks("Buy bulbs, 16:00 – 17:00, Garden shop")


def test_times_are_kept_as_moments_of_the_phones_zone(text_engine: TextEngine) -> None:
    planner = started(text_engine, zone="America/New_York")
    planner.new()
    planner.write("title", "Tea")
    planner.tap("save")
    event = planner.event("Tea")
    assert event.zone == "America/New_York"
    assert event.start == ms(2023, 10, 15, 16)
    assert planner.blocks("Tea, 12:00 – 13:00")
    assert planner.blocks("Call with Keiko, 18:00 – 18:30")


def test_another_zone_makes_another_moment_of_the_same_time(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Call Tokyo")
    planner.tap("time_zone")
    planner.phone.windows.type_text("tokyo")
    planner.phone.windows.back()
    planner.tap("Asia/Tokyo")
    planner.tap("save")
    assert planner.event("Call Tokyo").start == ms(2023, 10, 15, 7)


def test_the_end_goes_along_with_the_start(planner: Planner) -> None:
    planner.new()
    pick_day(planner, "start_date", "20 October 2023")
    assert planner.value("end_date") == "Fri, Oct 20, 2023"
    planner.tap("start_time")
    planner.tap("21")
    planner.tap("OK")
    assert planner.value("end_time") == "22:00"


def test_an_end_ahead_of_the_start_is_not_saved(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Backwards")
    pick_day(planner, "end_date", "14 October 2023")
    planner.tap("save")
    assert planner.store.found("Backwards") == []
    assert planner.find("title") is not None
    pick_day(planner, "end_date", "15 October 2023")
    planner.tap("save")
    assert len(planner.store.found("Backwards")) == 1


def test_an_event_of_no_length_is_kept_and_can_be_touched(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Bell")
    planner.tap("end_time")
    planner.tap("16")
    planner.tap("OK")
    planner.tap("save")
    event = planner.event("Bell")
    assert event.start == event.end
    planner.choose_view("Day")
    planner.open("Bell")
    assert planner.value("title") == "Bell"


def test_an_event_without_a_title_is_shown_as_one(planner: Planner) -> None:
    planner.new()
    planner.phone.windows.back()
    planner.tap("save")
    planner.open("(No title)")
    assert planner.value("title") == "(No title)"


def test_a_title_of_ten_thousand_letters_is_cut(planner: Planner) -> None:
    planner.new()
    planner.phone.windows.type_text("long " * 2000)
    planner.phone.windows.back()
    planner.tap("save")
    assert len(planner.store.found("long")[0].title) == 999
    planner.touch(planner.blocks("long long")[0])
    for view in ("Day", "Month"):
        planner.phone.windows.back()
        planner.choose_view(view)
    assert planner.crashes() == []


def test_all_day_events_are_midnights_in_utc(text_engine: TextEngine) -> None:
    planner = started(text_engine, zone="Asia/Tokyo")
    planner.new()
    planner.write("title", "Holiday")
    planner.tap("all_day")
    pick_day(planner, "end_date", "18 October 2023")
    planner.tap("save")
    event = planner.event("Holiday")
    day = 24 * HOUR_MS
    assert (event.zone, event.all_day) == ("UTC", True)
    assert event.start % day == 0
    assert event.end == ms(2023, 10, 19)
    assert planner.store.minutes_of(event.id) == [420]


@pytest.mark.parametrize(
    ("row", "rule"),
    [
        ("Every day", "FREQ=DAILY"),
        ("Every weekday (Monday to Friday)", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        ("Every year", "FREQ=YEARLY"),
    ],
)
def test_events_are_repeated(planner: Planner, row: str, rule: str) -> None:
    planner.new()
    planner.write("title", "Stretch")
    planner.tap("repeat")
    planner.tap(row)
    planner.tap("save")
    event = planner.event("Stretch")
    assert (event.rule, event.end, event.duration) == (rule, None, "P3600S")


def test_a_rule_of_ones_own_has_weekdays_and_an_end(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Choir")
    planner.tap("repeat")
    planner.tap("Custom…")
    planner.tap("Tuesday")
    planner.tap("Thursday")
    planner.tap("Sunday")
    planner.tap("interval")
    planner.phone.windows.type_text("2")
    planner.phone.windows.back()
    planner.tap("recurrence_ends_after")
    planner.tap("done")
    assert planner.texts().count("Every 12 weeks on Tue, Thu; 13 times") == 1
    planner.tap("save")
    assert planner.event("Choir").rule == "FREQ=WEEKLY;COUNT=13;INTERVAL=12;BYDAY=TU,TH"


def test_notifications_are_added_and_removed(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Flight")
    planner.tap("Remove notification")
    planner.tap("add_notification")
    planner.tap("1 hour before")
    planner.tap("add_notification")
    planner.tap("Custom…")
    planner.phone.windows.type_text("")
    planner.tap("Days")
    planner.tap("OK")
    planner.tap("save")
    assert planner.store.minutes_of(planner.event("Flight").id) == [60, 10 * 1440]


def test_colour_and_calendar_are_chosen(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Party")
    planner.tap("calendar")
    planner.tap("Family")
    planner.tap("color")
    planner.tap("Tomato")
    planner.tap("save")
    event = planner.event("Party")
    assert (event.color, event.color_index) == (0xD50000, "11")
    calendar = planner.store.calendars.get(event.calendar)
    assert calendar is not None
    assert calendar.name == "Family"


def test_leaving_a_changed_event_asks(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Nothing")
    planner.tap("cancel")
    planner.tap("Keep editing")
    assert planner.value("title") == "Nothing"
    planner.tap("cancel")
    planner.tap("Discard")
    assert planner.store.found("Nothing") == []
