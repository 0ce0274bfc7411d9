from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.system.intents import Extra, Intent
from tests.phone_apps.calendar.planner import Planner, at, meeting, plain


def test_a_new_event_is_stored_as_the_app_stores_it(calendar: Planner) -> None:
    calendar.new("Walk")
    calendar.write("event_location", "Pier 7")
    calendar.write("event_description", "Bring boots")
    calendar.tap("event_start_date")
    calendar.tap("19 October 2023")
    calendar.tap("OK")
    calendar.tap("event_start_time")
    calendar.tap("20 hours")
    calendar.tap("15 minutes")
    calendar.tap("OK")
    calendar.tap("event_end_time")
    calendar.tap("21 hours")
    calendar.tap("00 minutes")
    calendar.tap("OK")
    calendar.save()
    (row,) = calendar.rows()
    wanted = Event(
        start_ts=at(19, 20, 15),
        end_ts=at(19, 21),
        title="Walk",
        location="Pier 7",
        description="Bring boots",
        reminder_1_minutes=10,
        time_zone="UTC",
    )
    assert plain(row) == wanted
    assert re.fullmatch(r"[0-9a-f]{32}1697\d{9}", row.import_id)
    assert row.last_updated // 1000 == calendar.phone.clock.now_ms // 1000
    toast = str(calendar.phone.windows.last_toast())
    assert toast.startswith("Time remaining:\n4 days, 4 hours, ")


def test_a_new_event_begins_at_the_next_full_hour_and_lasts_no_time(calendar: Planner) -> None:
    calendar.new("Now")
    assert [calendar.shown(f"event_start_{part}") for part in ("date", "time")] == [
        "October 15 (Sun)", "16:00",
    ]  # fmt: skip
    calendar.save()
    assert (calendar.row("Now").start_ts, calendar.row("Now").end_ts) == (at(15, 16), at(15, 16))


def test_moving_the_start_keeps_the_length(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16, 9, 45))
    calendar.open_day(16)
    calendar.tap("Talk")
    calendar.tap("event_start_time")
    calendar.tap("23 hours")
    calendar.tap("30 minutes")
    calendar.tap("OK")
    assert calendar.shown("event_end_date") == "October 17 (Tue)"
    calendar.save()
    row = calendar.row("Talk")
    assert (row.start_ts, row.end_ts) == (at(16, 23, 30), at(17, 0, 15))


def test_an_event_needs_a_title_and_an_end_after_its_start(calendar: Planner) -> None:
    calendar.new("")
    calendar.save()
    assert calendar.phone.windows.last_toast() == "Title cannot be empty"
    calendar.phone.windows.back()
    calendar.write("event_title", "Late")
    calendar.tap("event_end_date")
    calendar.tap("14 October 2023")
    calendar.tap("OK")
    calendar.save()
    assert calendar.phone.windows.last_toast() == "The event cannot end earlier than it starts"
    assert calendar.rows() == []


def test_an_event_for_all_day_has_no_times(calendar: Planner) -> None:
    calendar.new("Trip")
    calendar.tap("event_all_day_holder")
    assert calendar.all("event_start_time") == []
    calendar.save()
    row = calendar.row("Trip")
    assert (row.start_ts, row.end_ts, row.flags) == (at(15), at(15, 12), 1)
    calendar.open_day(15)
    assert calendar.times() == ["All-day"]


def test_the_disclaimer_comes_once(calendar: Planner) -> None:
    calendar.new("One")
    calendar.tap("Save")
    assert "Disclaimer" in calendar.texts()
    calendar.tap("button1")
    calendar.new("Two")
    calendar.tap("Save")
    assert [event.title for event in calendar.rows()] == ["One", "Two"]


def test_without_the_permission_no_event_with_a_reminder_is_saved(calendar: Planner) -> None:
    permission = "android.permission.POST_NOTIFICATIONS"
    calendar.phone.permissions.revoke("com.simplemobiletools.calendar.pro", permission)
    calendar.new("Quiet")
    calendar.save()
    calendar.tap("Don’t allow")
    assert "Permission required" in calendar.texts()
    calendar.tap("Cancel")
    assert calendar.rows() == []
    calendar.tap("event_reminder_1")
    calendar.tap("No reminder")
    calendar.save()
    assert calendar.row("Quiet").reminders == []


def test_reminders_are_offered_one_after_another_and_sorted(calendar: Planner) -> None:
    calendar.new("Exam")
    calendar.tap("event_reminder_1")
    calendar.tap("button1")
    calendar.tap("1 hour before")
    calendar.tap("event_reminder_2")
    calendar.tap("At start")
    calendar.tap("event_reminder_3")
    calendar.tap("Custom")
    calendar.phone.windows.type_text("2")
    calendar.phone.windows.back()
    calendar.tap("dialog_radio_days")
    calendar.tap("OK")
    assert calendar.shown("event_reminder_3") == "2 days before"
    calendar.save()
    assert calendar.row("Exam").reminders == [0, 60, 2880]


def test_leaving_with_changes_asks_first(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16))
    calendar.open_day(16)
    calendar.tap("Talk")
    calendar.phone.windows.back()
    assert calendar.titles() == ["Talk"]
    calendar.tap("Talk")
    calendar.write("event_title", "Speech")
    calendar.phone.windows.back()
    assert "You have unsaved changes. Save before exit?" in calendar.texts()
    calendar.tap("Discard")
    assert calendar.titles() == ["Talk"]
    calendar.tap("Talk")
    calendar.write("event_title", "Speech")
    calendar.tap("Back")
    calendar.tap("button1")
    assert calendar.titles() == ["Speech"]


def test_saving_what_is_unchanged_changes_only_when_it_was_saved(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16, location="Hall", import_id="abc", time_zone="UTC"))
    (before,) = calendar.rows()
    calendar.open_day(16)
    calendar.tap("Talk")
    calendar.save()
    (after,) = calendar.rows()
    assert after.last_updated > before.last_updated
    assert replace(after, last_updated=before.last_updated) == before


def test_an_event_is_deleted_after_a_question(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16), meeting("Walk", 16, 12))
    calendar.open_day(16)
    calendar.tap("Talk")
    calendar.tap("Delete")
    calendar.tap("No")
    calendar.tap("Delete")
    calendar.tap("Yes")
    assert calendar.titles() == ["Walk"]
    assert [event.title for event in calendar.rows()] == ["Walk"]


def test_a_duplicate_is_another_event(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16, import_id="abc", time_zone="UTC"))
    calendar.open_day(16)
    calendar.tap("Talk")
    calendar.tap("Duplicate event")
    assert "New Event" in calendar.texts()
    calendar.save()
    first, second = calendar.rows()
    assert plain(first) == plain(second)
    assert first.import_id == "abc" != second.import_id


def test_several_events_are_selected_and_deleted(calendar: Planner) -> None:
    calendar.put(*(meeting(title, 16, hour) for hour, title in enumerate("ABCD", 9)))
    calendar.open_day(16)
    calendar.hold("A")
    calendar.tap("C")
    assert calendar.shown("actionbar_title") == "2 / 4"
    calendar.tap("Delete")
    calendar.tap("Yes")
    assert calendar.titles() == ["B", "D"]
    calendar.hold("B")
    calendar.tap("actionbar_title")
    assert calendar.shown("actionbar_title") == "2 / 2"
    calendar.phone.windows.back()
    assert calendar.all("actionbar_title") == []


def test_types_have_names_and_colours_and_can_be_filtered(calendar: Planner) -> None:
    calendar.new("Tea")
    calendar.tap("event_type_holder")
    calendar.tap("Add a new type")
    calendar.phone.windows.type_text("Family")
    calendar.phone.windows.back()
    calendar.tap("type_color")
    calendar.write("color_picker_new_hex", "12ab34")
    calendar.tap("OK")
    calendar.tap("OK")
    calendar.save()
    row = calendar.row("Tea")
    assert row.event_type == 2
    database = calendar.app.database()
    sql = "SELECT title, color FROM event_types ORDER BY id"
    assert [tuple(r) for r in database.query(sql)][1] == ("Family", 0xFF12AB34 - 2**32)
    calendar.open_day(15)
    assert calendar.titles() == ["Tea"]
    calendar.tap("Filter events by type")
    calendar.tap("Family", "CheckBox")
    calendar.tap("OK")
    assert calendar.titles() == []
    calendar.tap("Family")
    assert calendar.titles() == ["Tea"]


def test_an_event_has_a_colour_of_its_own(calendar: Planner) -> None:
    calendar.new("Red")
    calendar.tap("event_color_holder")
    calendar.write("color_picker_new_hex", "ff0000")
    calendar.tap("OK")
    calendar.save()
    assert calendar.row("Red").color == 0xFFFF0000 - 2**32


def test_the_map_needs_a_place(calendar: Planner) -> None:
    calendar.new("Where")
    calendar.tap("event_show_on_map")
    said = "Please fill in a location to be shown on a map"
    assert calendar.phone.windows.last_toast() == said


@pytest.mark.parametrize("done", [True, False])
def test_a_task_is_marked_as_done(calendar: Planner, done: bool) -> None:
    calendar.tap("calendar_fab")
    calendar.tap("fab_task_label")
    calendar.phone.windows.type_text("Water plants")
    calendar.phone.windows.back()
    calendar.save()
    row = calendar.row("Water plants")
    assert (row.type, row.start_ts, row.end_ts) == (1, at(15, 16), at(15, 16))
    calendar.open_day(15)
    calendar.tap("Water plants")
    calendar.tap("Mark completed")
    if not done:
        calendar.tap("Water plants")
        calendar.tap("Mark incomplete")
    found = calendar.app.database().query("SELECT task_id, start_ts, flags FROM tasks")
    assert [tuple(r) for r in found] == ([(row.id, at(15, 16), 8)] if done else [])


def test_another_app_can_begin_an_event(calendar: Planner) -> None:
    extras: dict[str, Extra] = {
        "title": "Concert",
        "beginTime": at(20, 19) * 1000,
        "endTime": at(20, 22) * 1000,
    }
    calendar.phone.activities.start(
        Intent(
            action="android.intent.action.INSERT",
            type="vnd.android.cursor.dir/event",
            extras={**extras, "eventLocation": "Old Mill"},
        )
    )
    calendar.save()
    row = calendar.row("Concert")
    assert (row.start_ts, row.end_ts, row.location) == (at(20, 19), at(20, 22), "Old Mill")
