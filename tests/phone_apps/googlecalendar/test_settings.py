from __future__ import annotations

from tests.phone_apps.googlecalendar.planner import Planner


def open_general(planner: Planner) -> None:
    planner.choose_view("Settings")
    planner.tap("General")


def leave(planner: Planner, pages: int = 2) -> None:
    for _ in range(pages):
        planner.phone.windows.back()


def test_settings_say_how_long_an_event_is(planner: Planner) -> None:
    open_general(planner)
    planner.tap("Default event duration")
    planner.tap("30 minutes")
    leave(planner)
    planner.new()
    assert planner.value("end_time") == "16:30"


def test_weeks_begin_as_they_say(planner: Planner) -> None:
    open_general(planner)
    planner.tap("Start of the week")
    planner.tap("Monday")
    leave(planner)
    planner.choose_view("Week")
    week = [node.desc for node in planner.nodes() if node.desc.endswith("October 2023")]
    assert week[0] == "Monday 9 October 2023"


def test_a_zone_of_its_own_moves_what_is_shown(planner: Planner) -> None:
    open_general(planner)
    planner.tap("Use device time zone")
    planner.tap("Time zone")
    planner.phone.windows.type_text("tokyo")
    planner.phone.windows.back()
    planner.tap("Asia/Tokyo")
    leave(planner)
    assert planner.blocks("Call with Keiko, 03:00 – 03:30")


def test_new_events_remind_as_they_say(planner: Planner) -> None:
    open_general(planner)
    planner.tap("Default notifications")
    planner.tap("No notification")
    leave(planner)
    planner.new()
    planner.write("title", "Quiet")
    planner.tap("save")
    assert planner.store.minutes_of(planner.event("Quiet").id) == []


def test_a_calendar_gets_another_colour(planner: Planner) -> None:
    planner.choose_view("Settings")
    planner.tap("Family")
    planner.tap("Color")
    planner.tap("Banana")
    calendar = planner.store.calendars.first("WHERE calendar_displayName = 'Family'")
    assert calendar is not None
    assert calendar.color == 0xF6BF26
