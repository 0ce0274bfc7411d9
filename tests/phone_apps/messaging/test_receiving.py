from __future__ import annotations

from pytest_androidbench.phone.system.notifications import Notification
from tests.phone_apps.driver import Driver
from tests.phone_apps.messaging.people import PACKAGE, SHOWN_STRANGER, SIMPLE, SMS
from tests.phone_apps.texting import ADA, BO, STRANGER, receive, rows, wait


def notice(texts: Driver) -> Notification:
    found = texts.phone.notifications.list()
    assert len(found) == 1
    return found[0]


def test_a_text_is_stored_listed_and_told(texts: Driver) -> None:
    receive(texts, ADA, "Line one\nline two")
    assert rows(texts, "address", "body", "type", "read", "seen", "creator") == [
        (ADA, "Line one\nline two", 1, 0, 0, PACKAGE)
    ]
    assert {"Ada Kovács", "Line one line two", "Now"} <= set(texts.texts())
    assert (notice(texts).title, notice(texts).text) == ("Ada Kovács", "Line one\nline two")
    assert notice(texts).package == PACKAGE


def test_opening_it_marks_it_read_and_takes_the_notification_away(texts: Driver) -> None:
    receive(texts, STRANGER, "One")
    texts.tap(SHOWN_STRANGER)
    assert rows(texts, "read", "seen") == [(1, 1)]
    assert texts.phone.notifications.list() == []


def test_nothing_is_posted_for_what_is_seen_as_it_comes(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.tap("Ada Kovács")
    receive(texts, ADA, "Two")
    assert texts.phone.notifications.list() == []
    assert rows(texts, "read") == [(1,), (1,)]
    receive(texts, BO, "Three")
    assert notice(texts).title == "Bo Lindqvist"


def test_it_is_answered_in_the_shade(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.phone.windows.home()
    texts.phone.windows.open_shade()
    texts.tap("Reply")
    texts.phone.windows.type_text("Fine")
    texts.tap("remote_input_send")
    wait(texts, 1000)
    assert rows(texts, "address", "body", "type", "read") == [
        (ADA, "One", 1, 1),
        (ADA, "Fine", 2, 1),
    ]
    assert "One\nYou: Fine" in texts.texts()


def test_it_is_marked_as_read_in_the_shade(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.phone.windows.open_shade()
    texts.tap("Mark as read")
    assert rows(texts, "read") == [(1,)]
    assert texts.phone.notifications.list() == []


def test_touching_the_notification_opens_the_conversation(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.phone.windows.home()
    texts.phone.windows.open_shade()
    texts.tap("One")
    assert texts.phone.windows.focused == (PACKAGE, ".ui.conversation.ConversationActivity")
    assert texts.value("conversation_title") == "Ada Kovács"


def test_several_texts_of_one_person_share_a_notification(texts: Driver) -> None:
    receive(texts, STRANGER, "One")
    receive(texts, STRANGER, "Two")
    assert notice(texts).text == "One\nTwo"


def test_a_short_name_cannot_be_answered(texts: Driver) -> None:
    receive(texts, "MyBank", "Your code is 1")
    assert not any(one.answers for one in notice(texts).actions)


def test_it_is_silent_while_another_app_is_the_default_one(texts: Driver) -> None:
    texts.phone.roles.give(SMS, SIMPLE)
    texts.phone.permissions.grant(SIMPLE, "POST_NOTIFICATIONS")
    receive(texts, ADA, "One")
    assert rows(texts, "creator") == [(SIMPLE,)]
    assert notice(texts).package == SIMPLE


def test_without_the_role_it_shows_and_writes_nothing(texts: Driver) -> None:
    receive(texts, ADA, "One")
    texts.phone.roles.give(SMS, SIMPLE)
    assert texts.find("Start chat") is None
    texts.tap("Ada Kovács")
    assert rows(texts, "read") == [(0,)]
    assert texts.find("compose_message_text") is None
    texts.tap("Set default SMS app")
    texts.tap("Messages")
    texts.tap("Set as default")
    assert texts.phone.roles.held(SMS, PACKAGE)
    assert texts.find("compose_message_text") is not None
