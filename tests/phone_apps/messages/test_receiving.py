from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.system.notifications import Notification
from tests.phone_apps.driver import Driver
from tests.phone_apps.messages.people import MESSENGER, write
from tests.phone_apps.texting import ADA, BO, STRANGER, receive, rows, wait


def notice(messages: Driver) -> Notification:
    found = messages.phone.notifications.list()
    assert len(found) == 1
    return found[0]


def test_the_first_question_is_whether_it_may_be_the_default(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(MESSENGER)
    assert "Set SMS Messenger as your default SMS app?" in driver.texts()
    driver.tap("Cancel")
    assert driver.phone.windows.foreground != MESSENGER
    driver.phone.windows.start_app(MESSENGER)
    driver.tap("Don’t ask again")
    driver.tap("Cancel")
    driver.phone.windows.start_app(MESSENGER)
    assert driver.phone.windows.foreground != MESSENGER


def test_a_text_is_stored_listed_and_told(messages: Driver) -> None:
    receive(messages, ADA, "Line one\nline two")
    assert rows(messages, "address", "body", "type", "read", "seen", "creator") == [
        (ADA, "Line one\nline two", 1, 0, 0, MESSENGER)
    ]
    assert {"Ada Kovács", "Line one line two", "15:34"} <= set(messages.texts())
    assert (notice(messages).title, notice(messages).text) == ("Ada Kovács", "Line one\nline two")


def test_opening_it_marks_it_read_and_takes_the_notification_away(messages: Driver) -> None:
    receive(messages, ADA, "One")
    messages.tap("Ada Kovács")
    assert rows(messages, "read", "seen") == [(1, 1)]
    assert messages.phone.notifications.list() == []


def test_nothing_is_posted_for_what_is_seen_as_it_comes(messages: Driver) -> None:
    receive(messages, ADA, "One")
    messages.tap("Ada Kovács")
    receive(messages, ADA, "Two")
    assert messages.phone.notifications.list() == []
    assert rows(messages, "read") == [(1,), (1,)]
    assert {"One", "Two"} <= set(messages.texts())


def test_it_is_answered_in_the_shade(messages: Driver) -> None:
    receive(messages, ADA, "One")
    messages.phone.windows.home()
    messages.phone.windows.open_shade()
    messages.tap("Reply")
    messages.phone.windows.type_text("Fine")
    messages.tap("remote_input_send")
    wait(messages, 1000)
    assert rows(messages, "address", "body", "type", "read") == [
        (ADA, "One", 1, 1),
        (ADA, "Fine", 2, 1),
    ]
    assert "One\nMe: Fine" in messages.texts()


def test_a_heads_up_is_answered_in_the_shade(messages: Driver) -> None:
    messages.phone.telephony.receive_sms(ADA, "One")
    roots = messages.phone.windows.view.all_trees()
    reply = next(n for root in roots for n in root.walk() if n.text == "Reply")
    messages.touch(reply)
    messages.phone.windows.type_text("Fine")
    messages.tap("remote_input_send")
    wait(messages, 1000)
    assert rows(messages, "body", "type") == [("One", 1), ("Fine", 2)]


def test_it_is_marked_as_read_in_the_shade(messages: Driver) -> None:
    receive(messages, ADA, "One")
    messages.phone.windows.open_shade()
    messages.tap("Mark as Read")
    assert rows(messages, "read") == [(1,)]
    assert messages.phone.notifications.list() == []


def test_touching_the_notification_opens_the_conversation(messages: Driver) -> None:
    receive(messages, ADA, "One")
    messages.phone.windows.home()
    messages.phone.windows.open_shade()
    messages.tap("One")
    assert messages.phone.windows.focused == (MESSENGER, ".activities.ThreadActivity")
    receive(messages, BO, "Two")
    messages.phone.windows.open_shade()
    messages.tap("Two")
    assert "Bo Lindqvist" in messages.texts()


def test_several_texts_of_one_person_share_a_notification(messages: Driver) -> None:
    receive(messages, STRANGER, "One")
    receive(messages, STRANGER, "Two")
    assert notice(messages).text == "One\nTwo"


def test_unwanted_words_and_people_are_kept_out(messages: Driver) -> None:
    messages.tap("Settings")
    messages.tap("Manage blocked keywords")
    messages.tap("Add a blocked keyword")
    messages.phone.windows.type_text("lottery")
    messages.tap("OK")
    receive(messages, ADA, "You have won the LOTTERY")
    assert rows(messages, "body") == []
    messages.tap("Delete")
    receive(messages, ADA, "You have won the LOTTERY")
    assert len(rows(messages, "body")) == 1


def test_a_notification_tells_no_more_than_is_wished(messages: Driver) -> None:
    messages.tap("Settings")
    messages.tap("Lock screen notification visibility")
    messages.tap("Sender only")
    receive(messages, ADA, "Secret")
    assert notice(messages).title == "Ada Kovács"
    assert notice(messages).text != "Secret"


def test_a_draft_of_before_does_not_end_up_in_another_conversation(messages: Driver) -> None:
    receive(messages, ADA, "One")
    receive(messages, BO, "Two")
    messages.tap("Ada Kovács")
    write(messages, "For Ada")
    messages.phone.windows.open_shade()
    messages.tap("Two")
    field = messages.find("thread_type_message")
    assert field is not None
    assert field.text == "Type a message…"
    assert rows(messages, "body", folder="draft") == [("For Ada",)]


def test_a_link_in_a_text_is_opened_in_the_browser(messages: Driver) -> None:
    receive(messages, ADA, "http://www.example.com/")
    messages.tap("Ada Kovács")
    messages.tap("http://www.example.com/")
    assert messages.phone.windows.foreground == "com.android.chrome"


def test_an_address_that_no_app_takes_leaves_the_text_in_front(messages: Driver) -> None:
    receive(messages, ADA, "ada@example.org")
    messages.tap("Ada Kovács")
    messages.tap("ada@example.org")
    said = [entry.message for entry in messages.phone.log.entries() if entry.tag == "URLSpan"]
    assert len(said) == 1
    assert said[0].startswith("Actvity was not found for intent, Intent { act=")
    assert "mailto:" in said[0]
    assert "ada@example.org" in messages.texts()
