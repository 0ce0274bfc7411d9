from __future__ import annotations

from datetime import UTC, datetime

import pytest

from pytest_androidbench.phone.apps.calendar.event import DAY, MONTH, WEEK, YEAR, Event
from pytest_androidbench.phone.apps.calendar.moments import Moments
from pytest_androidbench.phone.apps.calendar.repeating import starts
from tests.phone_apps.calendar.planner import Planner, at, meeting

UTC_TIMES = Moments(UTC)
FOR_EVER = UTC_TIMES.seconds(datetime(2030, 1, 1))


def days(start: str, interval: int, rule: int = 0, limit: int = 0, count: int = 4) -> list[str]:
    """The first days on which an event happens."""
    begin = UTC_TIMES.seconds(datetime.fromisoformat(start))
    event = Event(
        start_ts=begin, end_ts=begin, repeat_interval=interval, repeat_rule=rule, repeat_limit=limit
    )
    times = starts(event, FOR_EVER, UTC_TIMES)
    return [f"{UTC_TIMES.day(time):%m-%d}" for time, _ in zip(times, range(count), strict=False)]


@pytest.mark.parametrize(
    ("start", "interval", "rule", "wanted"),
    [
        ("2023-10-15", DAY, 0, ["10-15", "10-16", "10-17", "10-18"]),
        ("2023-10-15", 3 * DAY, 0, ["10-15", "10-18", "10-21", "10-24"]),
        ("2023-10-15", WEEK, 64, ["10-15", "10-22", "10-29", "11-05"]),
        ("2023-10-15", WEEK, 1 | 8, ["10-16", "10-19", "10-23", "10-26"]),
        ("2023-10-16", 2 * WEEK, 1 | 16, ["10-16", "10-20", "10-30", "11-03"]),
        ("2023-10-31", MONTH, 1, ["10-31", "12-31", "01-31", "03-31"]),
        ("2023-10-15", 2 * MONTH, 1, ["10-15", "12-15", "02-15", "04-15"]),
        ("2023-10-31", MONTH, 3, ["10-31", "11-30", "12-31", "01-31"]),
        ("2023-10-15", MONTH, 4, ["10-15", "11-19", "12-17", "01-21"]),
        ("2023-10-29", MONTH, 4, ["10-29", "12-31", "03-31", "06-30"]),
        ("2023-10-29", MONTH, 2, ["10-29", "11-26", "12-31", "01-28"]),
        ("2023-10-15", YEAR, 1, ["10-15", "10-15", "10-15", "10-15"]),
        ("2024-02-29", YEAR, 1, ["02-29", "02-29"]),
        ("2023-10-15", YEAR, 4, ["10-15", "10-20", "10-19", "10-18"]),
    ],
)
def test_days(start: str, interval: int, rule: int, wanted: list[str]) -> None:
    assert days(start, interval, rule) == wanted


def test_a_number_of_times_and_a_last_moment_end_it() -> None:
    assert days("2023-10-15", DAY, limit=-2) == ["10-15", "10-16"]
    assert days("2023-10-16", WEEK, 1 | 8, limit=-3) == ["10-16", "10-19", "10-23"]
    end = UTC_TIMES.seconds(datetime(2023, 10, 17, 23, 59, 59))
    assert days("2023-10-15", DAY, limit=end) == ["10-15", "10-16", "10-17"]


@pytest.mark.parametrize("interval", [10_000_000 * DAY, 9_999_999 * MONTH, 9_999 * YEAR])
def test_what_would_repeat_after_the_last_year_happens_once(interval: int) -> None:
    assert days("2023-10-15", interval, 1) == ["10-15"]


def repeat(calendar: Planner, choice: str) -> None:
    calendar.tap("event_repetition")
    calendar.tap(choice)


def test_a_weekly_event_repeats_on_its_weekday_and_follows_its_start(calendar: Planner) -> None:
    calendar.new("Class")
    repeat(calendar, "Weekly")
    assert calendar.shown("event_repetition_rule") == "Sun"
    calendar.tap("event_start_date")
    calendar.tap("18 October 2023")
    calendar.tap("OK")
    assert calendar.shown("event_repetition_rule") == "Wed"
    calendar.tap("event_repetition_rule_holder")
    calendar.tap("Friday")
    calendar.tap("OK")
    assert calendar.shown("event_repetition_rule") == "Wed, Fri"
    calendar.save()
    row = calendar.row("Class")
    assert (row.repeat_interval, row.repeat_rule, row.repeat_limit) == (WEEK, 4 | 16, 0)


def test_a_rule_without_days_ends_the_repetition(calendar: Planner) -> None:
    calendar.new("Class")
    repeat(calendar, "Weekly")
    calendar.tap("event_repetition_rule_holder")
    calendar.tap("Sunday")
    calendar.tap("OK")
    assert calendar.shown("event_repetition") == "No repetition"


@pytest.mark.parametrize(("choice", "interval"), [("Daily", DAY), ("No repetition", 0)])
def test_a_rule_outlives_its_interval(calendar: Planner, choice: str, interval: int) -> None:
    calendar.new("Class")
    repeat(calendar, "Weekly")
    repeat(calendar, choice)
    calendar.save()
    row = calendar.row("Class")
    assert (row.repeat_interval, row.repeat_rule) == (interval, 64)


def test_months_repeat_by_day_or_by_weekday(calendar: Planner) -> None:
    calendar.new("Rent")
    repeat(calendar, "Monthly")
    assert calendar.shown("event_repetition_rule") == "The same day"
    calendar.tap("event_repetition_rule_holder")
    assert "Repeat on the same day each month" in calendar.texts()
    calendar.tap("Repeat every third Sunday")
    assert calendar.shown("event_repetition_rule") == "Every third Sunday"
    calendar.save()
    row = calendar.row("Rent")
    assert (row.repeat_interval, row.repeat_rule) == (MONTH, 4)


def test_intervals_and_limits_of_ones_own(calendar: Planner) -> None:
    calendar.new("Shift")
    repeat(calendar, "Custom")
    calendar.phone.windows.type_text("2")
    calendar.phone.windows.back()
    calendar.tap("dialog_radio_weeks")
    calendar.tap("OK")
    assert calendar.shown("event_repetition") == "2 weeks"
    calendar.tap("event_repetition_limit_holder")
    calendar.tap("repeat_type_date")
    calendar.tap("30 October 2023")
    calendar.tap("OK")
    calendar.tap("OK")
    assert calendar.shown("event_repetition_limit") == "October 30 2023"
    assert calendar.shown("event_repetition_limit_label") == "Repeat till"
    calendar.save()
    row = calendar.row("Shift")
    assert (row.repeat_interval, row.repeat_limit) == (2 * WEEK, at(30, 23, 59) + 59)


@pytest.mark.parametrize("unit", ["days", "weeks", "months", "years"])
def test_an_interval_has_four_digits_at_most(calendar: Planner, unit: str) -> None:
    calendar.new("Seldom")
    repeat(calendar, "Custom")
    calendar.phone.windows.type_text("123456")
    calendar.phone.windows.back()
    calendar.tap(f"dialog_radio_{unit}")
    calendar.tap("OK")
    assert calendar.shown("event_repetition") == f"1234 {unit}"
    calendar.save()
    calendar.open_day(15)
    assert calendar.titles() == ["Seldom"]


def daily(calendar: Planner, **more: int) -> int:
    (id_,) = calendar.put(meeting("Run", 16, 7, repeat_interval=DAY, **more))
    calendar.open_day(18)
    return id_


def happens_on(calendar: Planner) -> list[int]:
    """The days from the 16th to the 20th with a row."""
    found = []
    for day in range(16, 21):
        calendar.phone.windows.back()
        calendar.open_day(day)
        found += [day] if calendar.titles() else []
    return found


@pytest.mark.parametrize(
    ("choice", "left", "column"),
    [
        ("Delete the selected occurrence only", [16, 17, 19, 20], "[20231018]"),
        ("Delete this and all future occurrences", [16, 17], "[]"),
        ("Delete all occurrences", [], None),
    ],
)
def test_times_of_a_repeating_event_are_deleted(
    calendar: Planner, choice: str, left: list[int], column: str | None
) -> None:
    id_ = daily(calendar)
    calendar.tap("Run")
    calendar.tap("Delete")
    calendar.tap(choice)
    calendar.tap("Yes")
    assert happens_on(calendar) == left
    sql = "SELECT repetition_exceptions FROM events WHERE id = ?"
    assert calendar.app.database().value(sql, id_) == column
    if len(left) == 2:
        assert calendar.row("Run").repeat_limit == at(17, 23, 59) + 59


def change_title(calendar: Planner, choice: str) -> None:
    calendar.tap("Run")
    calendar.write("event_title", "Swim")
    calendar.save()
    calendar.tap(choice)


def test_one_time_is_changed(calendar: Planner) -> None:
    id_ = daily(calendar)
    change_title(calendar, "Update the selected occurrence only")
    run, swim = calendar.row("Run"), calendar.row("Swim")
    assert run.exceptions == ["20231018"]
    assert (swim.parent_id, swim.repeat_interval, swim.start_ts) == (id_, 0, at(18, 7))


def test_the_times_from_one_on_are_changed(calendar: Planner) -> None:
    daily(calendar, repeat_limit=-10)
    change_title(calendar, "Update this and all future occurrences")
    run, swim = calendar.row("Run"), calendar.row("Swim")
    assert run.repeat_limit == at(17, 23, 59) + 59
    assert (swim.start_ts, swim.repeat_interval, swim.repeat_limit) == (at(18, 7), DAY, -8)


def test_all_times_are_changed(calendar: Planner) -> None:
    daily(calendar)
    change_title(calendar, "Update all occurrences")
    (swim,) = calendar.rows()
    assert (swim.title, swim.start_ts, swim.end_ts) == ("Swim", at(16, 7), at(16, 8))


def test_deleting_all_takes_changed_times_along(calendar: Planner) -> None:
    daily(calendar)
    change_title(calendar, "Update the selected occurrence only")
    calendar.phone.windows.back()
    calendar.open_day(17)
    calendar.tap("Run")
    calendar.tap("Delete")
    calendar.tap("Delete all occurrences")
    calendar.tap("Yes")
    assert calendar.rows() == []
