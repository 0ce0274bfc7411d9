from __future__ import annotations

import pytest

from tests.phone_in_use.person import MARKOR, Person

NUMBER = "5559876"


@pytest.fixture
def asked(person: Person) -> Person:
    """Somebody in the middle of a note to whom a text is sent."""
    person.begin_note("Buy milk")
    person.console(f"sms send {NUMBER} Are you coming?")
    return person


def sent(person: Person) -> list[str]:
    """The texts in the provider, newest first."""
    rows = person.shell("content query --uri content://sms --projection body")
    return [row.partition("body=")[2] for row in rows.splitlines()]


def test_a_text_comes_up_and_goes_by_itself(asked: Person) -> None:
    assert asked.sees(text="Are you coming?")
    asked.write(" and bread")
    assert asked.note == "Buy milk and bread"
    asked.shell("sleep 6")
    assert not asked.sees(text="Are you coming?")
    asked.ui.open_notification()
    assert asked.sees(text="Are you coming?")


def test_it_is_answered_where_it_comes_up_and_the_note_goes_on(asked: Person) -> None:
    asked.tap("Reply")
    asked.write("Yes, soon")
    asked.ui(description="Send").click()
    assert sent(asked)[:2] == ["Yes, soon", "Are you coming?"]
    assert asked.front()[0] == MARKOR
    assert asked.note == "Buy milk"


def test_it_is_answered_in_the_shade(asked: Person) -> None:
    asked.ui.open_notification()
    asked.tap("Reply")
    asked.write("Yes, soon")
    asked.ui(description="Send").click()
    assert sent(asked)[:2] == ["Yes, soon", "Are you coming?"]
    assert asked.sees(text="Are you coming?\nMe: Yes, soon")
    asked.ui.press("back")
    assert asked.note == "Buy milk"


def test_it_leads_to_its_thread_and_back_to_the_note(asked: Person) -> None:
    asked.tap("Are you coming?")
    assert asked.front()[0] == "com.simplemobiletools.smsmessenger"
    asked.ui.press("recent")
    asked.ui(descriptionContains="Markor").click()
    assert asked.note == "Buy milk"
