"""`content://com.android.calendar`: calendars, events and the times they happen."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run, assert_printed

EVENTS = "content://com.android.calendar/events"
CALENDARS = "content://com.android.calendar/calendars"
INSTANCES = "content://com.android.calendar/instances/when"
NOON_MS = 1_697_371_200_000
"""15 October 2023, 12:00 UTC."""
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
NEW = (
    f"content insert --uri {EVENTS} --bind calendar_id:i:1 --bind eventTimezone:s:UTC"
    f" --bind dtstart:l:{NOON_MS} --bind title:s:Lunch"
)
ONCE = f"{NEW} --bind dtend:l:{NOON_MS + HOUR_MS}"
DAILY = f"{NEW} --bind duration:s:P3600S --bind 'rrule:s:FREQ=DAILY;COUNT=3'"


@pytest.fixture
def calendar(sh: Run) -> None:
    """A calendar of an account."""
    binds = "--bind account_name:s:ann@example.com --bind account_type:s:com.google"
    done = sh(f"content insert --uri {CALENDARS} {binds} --bind calendar_displayName:s:Ann")
    assert_printed(done, "")


def test_a_phone_has_no_calendars_and_nothing_of_the_provider_lies_on_it(
    sh: Run, phone: Phone
) -> None:
    assert "providers.calendar" not in sh("pm list packages; ls /data/data").stdout
    assert_printed(sh(f"content query --uri {EVENTS}"), "No result found.\n")


def test_an_event_is_added_changed_and_deleted(sh: Run, calendar: None) -> None:
    assert_printed(sh(ONCE), "")
    shown = f"content query --uri {EVENTS}/1 --projection title:dtend:lastDate:account_name"
    row = f"Row: 0 title=Lunch, dtend={NOON_MS + HOUR_MS}, lastDate={NOON_MS + HOUR_MS}"
    assert_printed(sh(shown), f"{row}, account_name=ann@example.com\n")
    sh(f"content update --uri {EVENTS} --bind title:s:Tea --where \"title='Lunch'\"")
    assert "title=Tea" in sh(shown).stdout
    sh(f"content insert --uri {EVENTS.replace('events', 'reminders')} --bind event_id:i:1")
    sh(f"content delete --uri {EVENTS}/1")
    assert_printed(sh(shown), "No result found.\n")
    reminders = sh("content query --uri content://com.android.calendar/reminders")
    assert_printed(reminders, "No result found.\n")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (ONCE.replace(" --bind calendar_id:i:1", ""), "Event values must include a calendar_id"),
        (ONCE.replace(" --bind eventTimezone:s:UTC", ""), "must include an eventTimezone"),
        (ONCE.replace(f" --bind dtstart:l:{NOON_MS}", ""), "DTSTART cannot be empty."),
        (NEW, "DTEND and DURATION cannot both be null for an event."),
        (f"{ONCE} --bind duration:s:P1D", "Cannot have both DTEND and DURATION in an event"),
        (f"{ONCE} --bind rrule:s:often", "Invalid recurrence rule: often"),
        (f"content query --uri {EVENTS}/x", "Unknown URL"),
        (f"content query --uri {INSTANCES}/x/y", "Cannot parse begin and end"),
    ],
)
def test_what_is_no_event_is_refused(sh: Run, calendar: None, command: str, said: str) -> None:
    assert said in sh(command).stderr
    assert_printed(sh(f"content query --uri {EVENTS}"), "No result found.\n")


def test_a_repeated_event_happens_day_by_day(sh: Run, calendar: None) -> None:
    sh(DAILY)
    span = f"{INSTANCES}/{NOON_MS}/{NOON_MS + 9 * DAY_MS}"
    shown = sh(f"content query --uri {span} --projection event_id:begin:end:title --sort begin")
    lines = [
        f"Row: {n} event_id=1, begin={NOON_MS + n * DAY_MS},"
        f" end={NOON_MS + n * DAY_MS + HOUR_MS}, title=Lunch\n"
        for n in range(3)
    ]
    assert_printed(shown, "".join(lines))


def test_an_exception_takes_one_time_away(sh: Run, calendar: None) -> None:
    sh(DAILY)
    second = NOON_MS + DAY_MS
    sh(
        f"content insert --uri {EVENTS} --bind calendar_id:i:1 --bind eventTimezone:s:UTC"
        f" --bind dtstart:l:{second} --bind dtend:l:{second} --bind eventStatus:i:2"
        f" --bind original_id:i:1 --bind originalInstanceTime:l:{second}"
    )
    span = f"{INSTANCES}/{NOON_MS}/{NOON_MS + 9 * DAY_MS}"
    shown = sh(f"content query --uri {span} --projection begin --sort begin").stdout
    assert str(second) not in shown
    assert len(shown.splitlines()) == 2


@pytest.mark.parametrize(
    "bind",
    ["dtstart:l:9223372036854775807", "rrule:s:FREQ=YEARLY;INTERVAL=99999", "duration:s:P9X",
     "eventTimezone:s:Nowhere/Land", "exdate:s:,,20231015T120000Z"],
)  # fmt: skip
def test_odd_values_stop_nobody(sh: Run, calendar: None, bind: str) -> None:
    assert sh(f"{NEW} --bind duration:s:P1D --bind '{bind}'").code == 0
    shown = sh(f"content query --uri {INSTANCES}/0/{NOON_MS + DAY_MS} --projection begin")
    assert shown.code == 0
