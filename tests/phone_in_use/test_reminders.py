from __future__ import annotations

import pytest

from tests.phone_in_use.person import MARKOR, Person

CALENDAR = "com.simplemobiletools.calendar.pro"
TEN_PAST_FOUR_MS = 1_697_386_200_000


@pytest.fixture
def reminded(person: Person) -> Person:
    """Somebody in the middle of a note, at four, ten minutes ahead of an appointment."""
    person.shell(
        "am start -a android.intent.action.INSERT -t vnd.android.cursor.dir/event"
        f" --es title Dentist --el beginTime {TEN_PAST_FOUR_MS}"
        f" --el endTime {TEN_PAST_FOUR_MS + 1_800_000}"
    )
    person.ui(resourceId=f"{CALENDAR}:id/save").click()
    person.tap("OK")
    person.begin_note("Buy milk")
    now = int(person.shell("date +%s"))
    person.shell(f"sleep {TEN_PAST_FOUR_MS // 1000 - 600 - now + 1}")
    return person


def test_a_reminder_comes_up_over_the_note(reminded: Person) -> None:
    assert reminded.sees(text="Dentist")
    assert reminded.sees(text="Snooze")
    reminded.write(" and bread")
    assert reminded.note == "Buy milk and bread"


def test_it_is_snoozed_and_comes_again(reminded: Person) -> None:
    reminded.tap("Snooze")
    reminded.tap("10 minutes")
    reminded.tap("OK")
    assert not reminded.sees(text="Dentist")
    reminded.shell("sleep 600")
    assert reminded.sees(text="Dentist")


def test_it_leads_to_the_appointment(reminded: Person) -> None:
    reminded.tap("Dentist")
    assert reminded.front()[0] == CALENDAR
    assert reminded.sees(resourceId=f"{CALENDAR}:id/event_title", text="Dentist")
    reminded.ui.press("recent")
    reminded.ui(descriptionContains="Markor").click()
    assert reminded.front()[0] == MARKOR
    assert reminded.note == "Buy milk"
