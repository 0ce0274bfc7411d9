from __future__ import annotations

from datetime import timedelta

import pytest

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr
from tests.phone_apps.driver import Driver
from tests.phone_apps.messages.people import MESSENGER, hold, send, write
from tests.phone_apps.texting import ADA, BO, STRANGER, receive, rows, wait


def new_message(messages: Driver, to: str) -> None:
    messages.tap("conversations_fab")
    messages.phone.windows.type_text(to)


def test_a_text_to_a_number_is_on_its_way_and_then_sent(messages: Driver) -> None:
    new_message(messages, STRANGER)
    messages.tap("new_conversation_confirm")
    write(messages, "See you at 8 = fine?")
    messages.tap("thread_send_message")
    assert rows(messages, "type") == [(4,)]
    assert "Sending…" in messages.texts()
    wait(messages, 1000)
    assert rows(messages, "address", "body", "type", "read", "seen", "creator") == [
        (STRANGER, "See you at 8 = fine?", 2, 1, 1, MESSENGER)
    ]
    assert "Sending…" not in messages.texts()
    sent = messages.phone.telephony.sent
    assert [(one.number, one.text) for one in sent] == [(STRANGER, "See you at 8 = fine?")]


def test_a_contact_is_found_by_name(messages: Driver) -> None:
    new_message(messages, "kovacs")
    messages.tap("Ada Kovács")
    send(messages, "Hello")
    assert rows(messages, "address", "type") == [(ADA, 2)]


def test_of_several_numbers_one_is_chosen(messages: Driver) -> None:
    new_message(messages, "bo l")
    messages.tap("Bo Lindqvist")
    messages.tap("+15550001111 (Work)")
    send(messages, "Hello")
    assert rows(messages, "address") == [("+15550001111",)]


def test_separators_of_a_typed_number_are_left_out(messages: Driver) -> None:
    new_message(messages, "202-555-0199")
    messages.tap("new_conversation_confirm")
    send(messages, "Hello")
    assert rows(messages, "address") == [("2025550199",)]


def test_there_is_no_writing_to_a_name_that_nobody_has(messages: Driver) -> None:
    new_message(messages, "AB-CD0")
    assert "No contacts found" in messages.texts()
    messages.tap("new_conversation_confirm")
    assert messages.phone.windows.last_toast() == "Can't reply to short codes like this"


@pytest.mark.parametrize("scheme", ["sms", "smsto"])
def test_another_app_opens_a_conversation_with_a_text_in_it(messages: Driver, scheme: str) -> None:
    messages.phone.activities.start(
        Intent(
            action="android.intent.action.SENDTO",
            data=f"{scheme}:{STRANGER}",
            extras={"sms_body": "Prepared"},
        )
    )
    wait(messages, 100)
    assert messages.phone.windows.focused == (MESSENGER, ".activities.ThreadActivity")
    messages.tap("thread_send_message")
    wait(messages, 1000)
    assert rows(messages, "address", "body", "type") == [(STRANGER, "Prepared", 2)]


def test_a_shared_text_waits_for_somebody_to_send_it_to(messages: Driver) -> None:
    messages.phone.activities.start(
        Intent(
            action="android.intent.action.SEND",
            type="text/plain",
            package=MESSENGER,
            extras={"android.intent.extra.TEXT": "Shared"},
        )
    )
    messages.tap("Ada Kovács")
    messages.tap("thread_send_message")
    wait(messages, 1000)
    assert rows(messages, "address", "body") == [(ADA, "Shared")]


def test_without_a_radio_it_fails_and_can_be_sent_again(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Ada Kovács")
    messages.phone.radios.set_airplane(True)
    send(messages, "Here")
    assert rows(messages, "type") == [(1,), (5,)]
    assert messages.phone.windows.last_toast() == "Couldn't send message, radio turned off"
    messages.phone.radios.set_airplane(False)
    messages.tap("thread_error")
    messages.tap("thread_send_message")
    wait(messages, 1000)
    assert rows(messages, "type", "body") == [(1, "Where are you?"), (2, "Here")]


def test_a_failure_nobody_sees_is_told(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Ada Kovács")
    messages.phone.radios.set_airplane(True)
    write(messages, "Here")
    messages.tap("thread_send_message")
    messages.phone.windows.home()
    wait(messages, 1000)
    assert [one.text for one in messages.phone.notifications.list()] == [
        tr("Your message to '{name}' has not been sent", name="Ada Kovács")
    ]


def test_what_is_not_sent_is_kept_as_a_draft(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Ada Kovács")
    write(messages, "Almost th")
    messages.phone.windows.back()
    messages.phone.windows.back()
    assert rows(messages, "body", "type", "address", folder="draft") == [("Almost th", 3, None)]
    assert {"Draft", "Almost th"} <= set(messages.texts())
    messages.tap("Almost th")
    messages.tap("thread_send_message")
    messages.phone.windows.back()
    messages.phone.windows.back()
    wait(messages, 1000)
    assert rows(messages, "body", "type") == [("Where are you?", 1), ("Almost th", 2)]


def test_the_arrow_leaves_a_conversation_although_the_keyboard_is_shown(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Ada Kovács")
    write(messages, "Almost th")
    assert messages.phone.windows.overlays.keyboard_owner
    messages.tap("Back")
    assert {"Draft", "Almost th"} <= set(messages.texts())
    assert not messages.phone.windows.overlays.keyboard_owner


def test_somebody_is_added_and_everybody_gets_the_text(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Ada Kovács")
    messages.tap("Add Person")
    messages.phone.windows.type_text("Bo Lindqvist")
    messages.tap("Confirm selection")
    messages.tap("confirm_manage_contacts")
    send(messages, "To all")
    assert rows(messages, "address", "type", "body")[1:] == [
        (f"{ADA}|{BO}", 2, "To all"),
        (ADA, 2, "To all"),
        (BO, 2, "To all"),
    ]


def test_a_message_is_sent_at_its_time(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Ada Kovács")
    write(messages, "Later")
    messages.phone.windows.back()
    hold(messages, "thread_send_message")
    messages.tap("OK")
    messages.tap("OK")
    messages.tap("OK")
    assert messages.find("scheduled_message_button") is not None
    messages.tap("thread_send_message")
    assert [row[1] for row in rows(messages, "type", "body")] == ["Where are you?"]
    assert "Later" in messages.texts()
    wait(messages, int(timedelta(hours=2).total_seconds() * 1000))
    assert rows(messages, "type", "body") == [(1, "Where are you?"), (2, "Later")]


def test_a_scheduled_message_is_sent_at_once_or_dropped(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Ada Kovács")
    for text in ("Now", "Never"):
        schedule(messages, text)
    messages.tap("Now")
    messages.tap("Send now")
    messages.tap("Never")
    messages.tap("Delete")
    wait(messages, int(timedelta(hours=3).total_seconds() * 1000))
    assert rows(messages, "type", "body") == [(1, "Where are you?"), (2, "Now")]


def schedule(driver: Driver, text: str) -> None:
    """Write something that is sent within two hours."""
    write(driver, text)
    driver.phone.windows.back()
    hold(driver, "thread_send_message")
    for _ in range(3):
        driver.tap("OK")
    driver.tap("thread_send_message")


def test_a_first_message_that_waits_outlives_the_cleaning_of_threads(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    new_message(messages, STRANGER)
    messages.tap("new_conversation_confirm")
    schedule(messages, "Later")
    for _ in range(2):
        messages.phone.windows.back()
    hold(messages, "Ada Kovács")
    messages.tap("Delete")
    messages.tap("Yes")
    messages.tap(STRANGER)
    assert "Later" in messages.texts()
    wait(messages, int(timedelta(hours=2).total_seconds() * 1000))
    assert rows(messages, "address", "type", "body") == [(STRANGER, 2, "Later")]


def test_a_message_that_is_sent_while_it_is_asked_about_stays_sent(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Ada Kovács")
    schedule(messages, "Later")
    messages.tap("Later")
    wait(messages, int(timedelta(hours=2).total_seconds() * 1000))
    messages.tap("Delete")
    assert messages.crashes() == []
    assert rows(messages, "type", "body") == [(1, "Where are you?"), (2, "Later")]


def test_settings_decide_what_goes_as_mms(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Settings")
    messages.tap("Send long messages as MMS")
    messages.phone.windows.back()
    messages.tap("Ada Kovács")
    send(messages, "x" * 160)
    write(messages, "x" * 161)
    assert messages.value("thread_send_message") == "MMS"
    messages.tap("thread_send_message")
    said = "Couldn't send message, service unavailable"
    assert messages.phone.windows.last_toast() == said
    assert rows(messages, "type") == [(1,), (2,)]


def test_a_delivery_report_is_kept(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Settings")
    messages.tap("Enable delivery reports")
    messages.phone.windows.back()
    messages.tap("Ada Kovács")
    send(messages, "Here")
    assert rows(messages, "type", "status") == [(1, -1), (2, 0)]


def test_a_moment_in_the_past_is_refused(messages: Driver) -> None:
    receive(messages, ADA, "Where are you?")
    messages.tap("Ada Kovács")
    messages.tap("Attachment")
    messages.tap("Schedule message")
    messages.tap("14 October 2023")
    messages.tap("OK")
    messages.tap("OK")
    messages.tap("OK")
    assert messages.phone.windows.last_toast() == "You must pick a time in the future"
    assert "Schedule message" in messages.texts()
