from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from tests.phone_apps.driver import Driver
from tests.phone_apps.messaging.people import PACKAGE, SHOWN_STRANGER, send, write
from tests.phone_apps.texting import ADA, BO, STRANGER, receive, rows, wait

DAY_MS = 86_400_000


@pytest.fixture
def two(texts: Driver) -> Driver:
    """Conversations with Ada and a stranger, the newest with the stranger."""
    for number, text in ((ADA, "Ada says hello"), (STRANGER, "Code 42")):
        receive(texts, number, text)
        wait(texts, 60_000)
    return texts


def names(driver: Driver) -> list[str]:
    return driver.values("conversation_name")


def test_pinned_conversations_stand_above_newer_ones(two: Driver) -> None:
    two.long_press("Ada Kovács")
    two.tap("Pin")
    assert names(two) == ["Ada Kovács", SHOWN_STRANGER]
    assert two.find("Pinned") is not None
    two.long_press("Ada Kovács")
    two.tap("Unpin")
    assert names(two) == [SHOWN_STRANGER, "Ada Kovács"]


def test_a_starred_message_is_on_a_page_that_leads_to_its_conversation(two: Driver) -> None:
    two.tap("Ada Kovács")
    two.long_press("Ada says hello")
    two.tap("Star")
    assert two.find("Starred") is not None
    two.phone.windows.back()
    two.more("Starred")
    assert two.values("starred_text") == ["Ada says hello"]
    two.tap("Ada says hello")
    assert two.value("conversation_title") == "Ada Kovács"
    two.long_press("Ada says hello")
    two.tap("Unstar")
    two.phone.windows.back()
    assert "Starred messages appear here" in two.texts()


def test_a_deleted_message_has_no_star_any_more(two: Driver) -> None:
    two.tap("Ada Kovács")
    two.long_press("Ada says hello")
    two.tap("Star")
    two.long_press("Ada says hello")
    two.tap("Delete")
    two.tap("Delete")
    assert not two.app_of(MessagingApp).marks.starred()


def test_who_is_blocked_is_listed_apart_and_not_let_in(two: Driver) -> None:
    two.long_press(SHOWN_STRANGER)
    two.more("Block")
    two.tap("Cancel")
    assert SHOWN_STRANGER in names(two)
    two.more("Block")
    two.tap("OK")
    assert names(two) == ["Ada Kovács"]
    receive(two, STRANGER, "Code 43")
    assert len(rows(two, "_id")) == 2
    two.more("Spam & blocked")
    two.tap(SHOWN_STRANGER)
    two.more("Unblock")
    two.phone.windows.back()
    assert "Blocked conversations appear here" in two.texts()
    two.phone.windows.back()
    assert names(two) == [SHOWN_STRANGER, "Ada Kovács"]


def test_somebody_is_blocked_from_the_conversation(two: Driver) -> None:
    two.tap("Ada Kovács")
    two.more("Block")
    two.tap("OK")
    assert names(two) == [SHOWN_STRANGER]
    assert two.phone.providers.blocked.has(ADA)


def test_blocked_numbers_are_the_phones_own(two: Driver) -> None:
    two.phone.providers.blocked.add(BO)
    two.more("Settings")
    two.tap("Blocked numbers")
    assert two.values("manage_blocked_title") == [BO]
    two.tap("Delete")
    assert not two.phone.providers.blocked.all()


def test_a_group_is_called_by_its_name(two: Driver) -> None:
    two.tap("start_chat_fab")
    two.tap("Create group")
    two.tap("Ada Kovács")
    two.tap("Bo Lindqvist")
    two.tap("Next")
    two.more("Group name")
    two.phone.windows.type_text("Rowing")
    two.tap("OK")
    assert two.value("conversation_title") == "Rowing"
    two.phone.windows.back()
    assert "Rowing" in names(two)
    two.long_press("Rowing")
    two.tap("Delete")
    two.tap("Delete")
    assert "Rowing" not in names(two)


def test_a_text_waits_until_its_time(two: Driver) -> None:
    two.tap("Ada Kovács")
    write(two, "Breakfast?")
    two.long_press("send_message_button_icon")
    two.tap("Tomorrow morning")
    assert two.value("scheduled_send_chip").startswith("Scheduled for ")
    two.tap("Send SMS")
    assert two.values("message_status")[-1].startswith("Scheduled for ")
    assert len(rows(two, "_id")) == 2
    wait(two, DAY_MS)
    assert ("Breakfast?",) in rows(two, "body")
    assert not two.app_of(MessagingApp).marks.waiting()


def test_a_text_that_waits_is_sent_at_once_or_deleted(two: Driver) -> None:
    two.tap("Ada Kovács")
    for text in ("One", "Two"):
        write(two, text)
        two.more("Schedule send")
        two.tap("Later today")
        two.tap("Send SMS")
    two.tap("One")
    two.tap("Send now")
    wait(two, 1000)
    two.tap("Two")
    two.tap("Delete message")
    assert ("One",) in rows(two, "body")
    wait(two, DAY_MS)
    assert ("Two",) not in rows(two, "body")


def test_a_chip_that_is_tapped_lets_a_text_go_at_once(two: Driver) -> None:
    two.tap("Ada Kovács")
    write(two, "Now")
    two.more("Schedule send")
    two.tap("Tomorrow morning")
    two.tap("scheduled_send_chip")
    send(two, "")
    assert ("Now",) in rows(two, "body")


def test_switched_off_notifications_stay_away(two: Driver) -> None:
    known = [each.key for each in two.phone.notifications.list()]
    two.more("Settings")
    two.tap("Notifications")
    two.tap("All Messages notifications")
    two.phone.windows.home()
    receive(two, "+15550001111", "Are you there?")
    assert [each.key for each in two.phone.notifications.list()] == known
    two.phone.settings.put("secure", f"app_notifications:{PACKAGE}", "1")
    receive(two, "+15550001111", "Hello?")
    assert [each.key for each in two.phone.notifications.list()] != known
