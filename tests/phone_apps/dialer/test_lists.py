from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.roles import SMS
from tests.phone_apps.dialer.test_calls import DIALER, calls
from tests.phone_apps.driver import Driver
from tests.phone_apps.messages.people import MESSENGER
from tests.phone_apps.texting import ADA, BO, STRANGER, wait


@pytest.fixture
def logged(dialer: Driver) -> Driver:
    """Two missed calls of a stranger, one of Bo and one to Ada that took half a minute."""
    telephony = dialer.phone.telephony
    for number in (STRANGER, STRANGER, BO):
        telephony.ring(number)
        wait(dialer, 5000)
        telephony.hang_up(number)
    telephony.dial(ADA)
    wait(dialer, 32_000)
    telephony.hang_up(ADA)
    dialer.phone.windows.start_app(DIALER)
    dialer.tap("tab_call_history")
    return dialer


def names(driver: Driver) -> list[str]:
    return driver.values("name")


def test_calls_in_a_row_share_a_line(logged: Driver) -> None:
    assert names(logged) == ["Ada Kovács", "Bo Lindqvist", "+1 202-555-0199 (2)"]


def test_a_line_opens_and_offers_what_can_be_done(logged: Driver) -> None:
    logged.tap("+1 202-555-0199 (2)")
    assert {"Create new contact", "Add to a contact", "Send a message"} <= set(logged.texts())
    logged.tap("Ada Kovács")
    assert "Create new contact" not in logged.texts()
    logged.tap("Call details")
    assert {"Outgoing call", "30 sec", "+1 555-123-4567"} <= set(logged.texts())


def test_a_number_is_copied_and_its_calls_deleted(logged: Driver) -> None:
    logged.tap("+1 202-555-0199 (2)")
    logged.tap("Call details")
    logged.tap("Copy number")
    assert logged.phone.clipboard.text == STRANGER
    logged.tap("Delete")
    assert [row[0] for row in calls(logged, "number")] == [BO, ADA]
    assert len(names(logged)) == 2


def test_a_number_is_changed_before_it_is_called(logged: Driver) -> None:
    logged.tap("+1 202-555-0199 (2)")
    logged.tap("Call details")
    logged.tap("Edit number before call")
    digits = logged.find("digits")
    assert digits is not None
    assert digits.text == "+1 202-555-0199"


def test_the_history_shows_missed_calls_and_is_cleared(logged: Driver) -> None:
    logged.tap("More options")
    logged.tap("Call history")
    logged.tap("Missed")
    assert names(logged) == ["Bo Lindqvist", "+1 202-555-0199 (2)"]
    logged.tap("More options")
    logged.tap("Clear call history")
    logged.tap("Cancel")
    assert len(calls(logged, "_id")) == 4
    logged.tap("More options")
    logged.tap("Clear call history")
    logged.tap("OK")
    assert calls(logged, "_id") == []
    assert "You have no missed calls." in logged.texts()


def test_a_stranger_becomes_a_contact(logged: Driver) -> None:
    logged.tap("+1 202-555-0199 (2)")
    logged.tap("Create new contact")
    assert "+12025550199" in "".join(logged.texts()).replace(" ", "").replace("-", "")


def test_a_call_is_returned_from_the_list(logged: Driver) -> None:
    logged.tap("Call Bo Lindqvist")
    assert [call.number for call in logged.phone.telephony.calls] == [BO]


def test_favourites_are_starred_contacts(dialer: Driver) -> None:
    assert "You don't have any favorites yet" in dialer.texts()
    store = PeopleStore(dialer.phone)
    store.star(next(one.id for one in store.all() if one.first == "Ada"), on=True)
    dialer.phone.windows.invalidate()
    dialer.tap("Ada Kovács")
    assert [call.number for call in dialer.phone.telephony.calls] == [ADA]


def test_contacts_in_the_order_that_is_set(dialer: Driver) -> None:
    PeopleStore(dialer.phone).save(Person(first="Zoe", last="Abara"))
    dialer.tap("tab_contacts")
    create = "Create new contact"
    assert dialer.values("contact_name") == [create, "Ada Kovács", "Bo Lindqvist", "Zoe Abara"]
    dialer.tap("More options")
    dialer.tap("Settings")
    dialer.tap("Sort by")
    dialer.tap("Last name")
    dialer.phone.windows.back()
    assert dialer.values("contact_name") == [create, "Zoe Abara", "Ada Kovács", "Bo Lindqvist"]
    dialer.tap("Ada Kovács")
    assert dialer.find("large_title") is not None


def test_the_search_calls_whom_it_finds(dialer: Driver) -> None:
    dialer.tap("open_search_bar")
    dialer.phone.windows.type_text("kovac")
    dialer.tap("Ada Kovács")
    assert [call.number for call in dialer.phone.telephony.calls] == [ADA]


def test_nobody_is_found(dialer: Driver) -> None:
    dialer.tap("open_search_bar")
    dialer.phone.windows.type_text("zebra")
    assert "No contacts found" in dialer.texts()
    dialer.tap("Clear search")
    assert "No contacts found" not in dialer.texts()


def test_a_typed_number_is_written_to(dialer: Driver) -> None:
    dialer.phone.roles.give(SMS, MESSENGER)
    dialer.tap("key pad")
    for key in ("two", "zero", "zero"):
        dialer.tap(key)
    dialer.tap("Send a message")
    assert dialer.phone.windows.focused == (MESSENGER, ".activities.ThreadActivity")
    assert "200" in dialer.texts()


def test_quick_responses_are_ones_own(dialer: Driver) -> None:
    dialer.tap("More options")
    dialer.tap("Settings")
    dialer.tap("Quick responses")
    dialer.tap("I'll call you later.")
    dialer.phone.windows.editor.clear()
    dialer.phone.windows.type_text("At the opera")
    dialer.tap("OK")
    assert "At the opera" in dialer.texts()
    dialer.phone.windows.sleep()
    dialer.phone.telephony.ring(ADA)
    dialer.tap("Send message")
    dialer.tap("At the opera")
    wait(dialer, 1000)
    assert [one.text for one in dialer.phone.telephony.sent] == ["At the opera"]


def test_a_blocked_number_does_not_ring(dialer: Driver) -> None:
    dialer.tap("More options")
    dialer.tap("Settings")
    dialer.tap("Blocked numbers")
    dialer.tap("Add a blocked number")
    dialer.phone.windows.type_text("202-555-0199")
    dialer.tap("OK")
    dialer.phone.telephony.ring(STRANGER)
    assert dialer.phone.telephony.calls == ()
    assert calls(dialer, "type") == [(6,)]


def test_nobody_left_a_message(dialer: Driver) -> None:
    dialer.tap("tab_voicemail")
    assert dialer.value("empty_content_view_message") == "You don't have any voicemail messages yet"


def test_contacts_stand_behind_the_letters_they_begin_with(dialer: Driver) -> None:
    PeopleStore(dialer.phone).save(Person(first="Bea"))
    dialer.tap("tab_contacts")
    assert dialer.values("header") == ["A", "B"]


def test_without_contacts_one_can_be_made(dialer: Driver) -> None:
    store = PeopleStore(dialer.phone)
    for person in store.all():
        store.delete(person.id)
    dialer.phone.windows.invalidate()
    dialer.tap("tab_contacts")
    dialer.tap("empty_content_view_action")
    assert dialer.find("First name") is not None
