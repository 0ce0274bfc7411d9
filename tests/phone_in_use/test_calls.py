from __future__ import annotations

import pytest

from tests.phone_in_use.person import MARKOR, Person

DIALER = "com.google.android.dialer"
IN_CALL = (DIALER, "com.android.incallui.InCallActivity")
NUMBER = "5551234"


@pytest.fixture
def called(person: Person) -> Person:
    """Somebody in the middle of a note whom somebody calls."""
    person.begin_note("Buy milk")
    person.console(f"gsm call {NUMBER}")
    return person


def test_a_call_comes_up_over_the_note_and_stays(called: Person) -> None:
    called.write(" and bread")
    called.shell("sleep 20")
    assert called.sees(text="Answer")
    assert called.sees(text="Decline")
    assert called.note == "Buy milk and bread"


def test_an_answered_call_leads_to_its_screen_and_back_to_the_note(called: Person) -> None:
    called.tap("Answer")
    assert called.front() == IN_CALL
    called.ui(description="End call").click()
    called.shell("sleep 5")
    assert called.front()[0] == MARKOR
    assert called.note == "Buy milk"


def test_one_goes_on_writing_during_a_call(called: Person) -> None:
    called.tap("Answer")
    called.ui.press("recent")
    assert not called.sees(descriptionContains="Phone,")
    called.ui.press("back")
    called.ui.press("home")
    called.ui.open_notification()
    called.tap("Ongoing call")
    assert called.front() == IN_CALL
    called.console(f"gsm cancel {NUMBER}")
    assert called.front()[0] != DIALER


def test_a_declined_call_leaves_the_note_as_it_was(called: Person) -> None:
    called.tap("Decline")
    assert not called.sees(text="Answer")
    assert called.note == "Buy milk"
    called.ui.open_notification()
    assert not called.sees(text="Missed call")


def test_a_call_nobody_takes_is_missed(called: Person) -> None:
    called.console(f"gsm cancel {NUMBER}")
    assert not called.sees(text="Answer")
    called.ui.open_notification()
    assert called.sees(text="Missed call")
    assert called.sees(text="Call back")


def test_with_the_display_off_a_call_fills_the_display(person: Person) -> None:
    person.begin_note("Buy milk")
    person.ui.screen_off()
    person.console(f"gsm call {NUMBER}")
    assert person.front() == IN_CALL
    person.console(f"gsm cancel {NUMBER}")
    assert person.front()[0] == MARKOR
    assert person.note == "Buy milk"
