from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver
from tests.phone_apps.messaging.people import PACKAGE, SHOWN_STRANGER, send, write
from tests.phone_apps.texting import ADA, BO, STRANGER, receive, rows, wait


def sent(driver: Driver) -> list[tuple[str, str]]:
    return [(one.number, one.text) for one in driver.phone.telephony.sent]


def test_a_text_is_sent_and_kept(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.tap("Ada Kovács")
    button = texts.find("Send SMS")
    assert button is not None
    assert not button.enabled
    write(texts, "Two")
    texts.tap("Send SMS")
    assert "Sending…" in texts.texts()
    wait(texts, 1000)
    assert sent(texts) == [(ADA, "Two")]
    assert rows(texts, "body", "type", "read", "creator")[1:] == [("Two", 2, 1, PACKAGE)]
    assert texts.value("compose_message_text") == "Text message"


def test_what_could_not_be_sent_is_sent_again_by_a_touch(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.tap("Ada Kovács")
    texts.phone.radios.set_airplane(True)
    send(texts, "Two")
    assert rows(texts, "type")[1:] == [(5,)]
    texts.phone.radios.set_airplane(False)
    texts.tap("Not sent. Tap to try again.")
    wait(texts, 1000)
    assert rows(texts, "body", "type")[1:] == [("Two", 2)]
    assert sent(texts) == [(ADA, "Two")]


def test_a_failure_is_told_outside_of_the_conversation(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.tap("Ada Kovács")
    texts.phone.radios.set_airplane(True)
    write(texts, "Two")
    texts.tap("Send SMS")
    texts.phone.windows.home()
    wait(texts, 1000)
    assert [str(one.text) for one in texts.phone.notifications.list()] == ["Ada Kovács"]


def test_a_chat_is_started_with_a_contact(texts: Driver) -> None:
    texts.tap("Start chat")
    assert texts.value("recipient_text_view") == "Type a name, phone number, or email"
    texts.phone.windows.type_text("bo")
    assert texts.values("contact_name") == ["Bo Lindqvist", "Bo Lindqvist"]
    texts.tap("Bo Lindqvist")
    assert texts.value("conversation_title") == "Bo Lindqvist"
    send(texts, "Hello")
    assert sent(texts) == [(BO, "Hello")]
    texts.phone.windows.back()
    texts.phone.windows.back()
    assert texts.values("conversation_name") == ["Bo Lindqvist"]


def test_a_number_that_is_no_whole_one_is_shown_as_the_contacts_have_it(texts: Driver) -> None:
    person = Person(first="Cem", phones=[Entry(value="+1 555-0125")])
    PeopleStore(texts.phone).save(person)
    texts.tap("Start chat")
    assert "+1 555-0125 • Mobile" in texts.values("contact_details")


def test_a_chat_is_started_with_a_number(texts: Driver) -> None:
    texts.tap("Start chat")
    texts.phone.windows.type_text(STRANGER)
    assert f"Send to {SHOWN_STRANGER}" in texts.texts()
    texts.phone.windows.key_name("ENTER")
    send(texts, "Hello")
    assert sent(texts) == [(STRANGER, "Hello")]


def test_a_group_gets_a_text_each(texts: Driver) -> None:
    texts.tap("Start chat")
    texts.tap("Create group")
    texts.tap("Ada Kovács")
    texts.tap("Bo Lindqvist")
    texts.tap("Next")
    assert texts.value("conversation_title") == "Ada Kovács, Bo Lindqvist"
    send(texts, "Hello both")
    assert sent(texts) == [(ADA, "Hello both"), (BO, "Hello both")]


def test_a_draft_is_kept_and_shown(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.tap("Ada Kovács")
    write(texts, "Half a")
    texts.phone.windows.back()
    texts.phone.windows.back()
    assert rows(texts, "body", folder="draft") == [("Half a",)]
    assert "Draft: Half a" in texts.texts()
    texts.tap("Ada Kovács")
    assert texts.value("compose_message_text") == "Half a"
    texts.tap("Send SMS")
    wait(texts, 1000)
    assert rows(texts, "body", folder="draft") == []
    assert sent(texts) == [(ADA, "Half a")]


@pytest.mark.parametrize("scheme", ["sms", "smsto"])
def test_another_app_opens_a_conversation_with_a_text_in_it(texts: Driver, scheme: str) -> None:
    intent = Intent(
        action="android.intent.action.SENDTO",
        data=f"{scheme}:{STRANGER}",
        extras={"sms_body": "Prepared"},
    )
    texts.phone.activities.start(intent)
    wait(texts, 100)
    assert texts.phone.windows.focused == (PACKAGE, ".ui.conversation.ConversationActivity")
    assert texts.value("compose_message_text") == "Prepared"
    texts.tap("Send SMS")
    wait(texts, 1000)
    assert sent(texts) == [(STRANGER, "Prepared")]


def test_messages_are_copied_looked_at_and_deleted(texts: Driver) -> None:
    receive(texts, ADA, "One")
    receive(texts, ADA, "Two")
    texts.tap("Ada Kovács")
    texts.long_press("One")
    texts.tap("Copy text")
    assert texts.phone.clipboard.read(PACKAGE) == "One"
    texts.long_press("One")
    texts.more("View details")
    assert any("From: +1 555-123-4567" in text for text in texts.texts())
    texts.tap("OK")
    texts.long_press("One")
    texts.tap("Delete")
    texts.tap("Delete")
    assert rows(texts, "body") == [("Two",)]
    texts.long_press("Two")
    texts.tap("Delete")
    texts.tap("Delete")
    assert rows(texts, "body") == []
    assert texts.find("start_chat_fab") is not None


def test_a_message_is_forwarded_to_somebody_else(texts: Driver) -> None:
    receive(texts, ADA, "The gate code is 4711")
    texts.tap("Ada Kovács")
    texts.long_press("The gate code is 4711")
    texts.more("Forward")
    texts.tap("Bo Lindqvist")
    assert texts.value("conversation_title") == "Bo Lindqvist"
    texts.tap("Send SMS")
    wait(texts, 1000)
    assert sent(texts) == [(BO, "The gate code is 4711")]


def test_the_time_of_an_older_message_is_shown_by_a_touch(texts: Driver) -> None:
    receive(texts, ADA, "One")
    receive(texts, ADA, "Two")
    texts.tap("Ada Kovács")
    assert len(texts.values("message_status")) == 1
    texts.tap("One")
    assert len(texts.values("message_status")) == 2


def test_somebody_is_called_from_the_conversation(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.tap("Ada Kovács")
    texts.tap("Call")
    assert texts.phone.windows.foreground == "com.google.android.dialer"
