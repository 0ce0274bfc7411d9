from __future__ import annotations

import pytest

from tests.phone_in_use.person import MARKOR, Person

CLOCK = "com.google.android.deskclock"
EXTRA = "android.intent.extra.alarm"


def set_alarm(person: Person) -> None:
    """For 15:36, while it is 15:34 or 15:35."""
    person.shell(
        f"am start -a android.intent.action.SET_ALARM --ei {EXTRA}.HOUR 15 --ei {EXTRA}.MINUTES 36"
        f" --ez {EXTRA}.SKIP_UI true"
    )


def set_timer(person: Person, seconds: int) -> None:
    person.shell(
        f"am start -a android.intent.action.SET_TIMER --ei {EXTRA}.LENGTH {seconds}"
        f" --ez {EXTRA}.SKIP_UI true"
    )


@pytest.fixture
def busy(person: Person) -> Person:
    """Somebody in the middle of a note when an alarm rings."""
    person.begin_note("Buy milk")
    set_alarm(person)
    person.shell("sleep 125")
    return person


@pytest.mark.slow
def test_an_alarm_rings_over_the_note_which_can_be_gone_on_with(busy: Person) -> None:
    assert busy.sees(text="Snooze")
    assert busy.sees(text="Stop")
    busy.write(" and bread")
    assert busy.note == "Buy milk and bread"
    busy.shell("sleep 60")
    assert busy.sees(text="Stop")


def test_a_snoozed_alarm_rings_again_over_the_note(busy: Person) -> None:
    busy.tap("Snooze")
    assert not busy.sees(text="Stop")
    busy.write(" and bread")
    busy.shell("sleep 600")
    busy.tap("Stop")
    assert not busy.sees(text="Snooze")
    assert busy.note == "Buy milk and bread"


def test_with_the_display_off_it_fills_the_display_and_leaves_to_the_note(person: Person) -> None:
    person.begin_note("Buy milk")
    set_alarm(person)
    person.ui.screen_off()
    person.shell("sleep 125")
    assert person.ui.info["screenOn"]
    assert person.front() == (CLOCK, "com.android.deskclock.alarms.AlarmActivity")
    person.tap("Stop")
    assert person.front() == (MARKOR, f"{MARKOR}.activity.DocumentActivity")
    assert person.note == "Buy milk"


def test_a_timer_that_is_over_stays_over_the_note_until_it_is_stopped(person: Person) -> None:
    person.begin_note("Buy milk")
    set_timer(person, 30)
    person.shell("sleep 90")
    assert person.sees(text="Time's up")
    person.write(" now")
    person.tap("+1 min")
    assert not person.sees(text="Time's up")
    person.shell("sleep 65")
    person.tap("Stop")
    assert not person.sees(text="Time's up")
    assert person.note == "Buy milk now"


def test_with_the_display_off_a_timer_turns_it_on(person: Person) -> None:
    person.begin_note("Buy milk")
    set_timer(person, 30)
    person.ui.screen_off()
    person.shell("sleep 40")
    assert person.ui.info["screenOn"]
    assert person.front() == (CLOCK, "com.android.deskclock.timer.ExpiredTimersActivity")
    person.ui(resourceId=f"{CLOCK}:id/add_one_min").click()
    assert person.front()[0] == MARKOR
    person.ui.screen_off()
    person.shell("sleep 65")
    person.ui(description="Stop").click()
    assert person.front()[0] == MARKOR


def test_the_overview_has_no_card_of_an_alarm_that_rings(person: Person) -> None:
    person.begin_note("Buy milk")
    set_alarm(person)
    person.ui.screen_off()
    person.shell("sleep 125")
    cards = person.ui.press("recent") and person.ui(descriptionContains="Clock").count
    assert cards <= 1, "the clock was prepared, so it has one card of its own"
