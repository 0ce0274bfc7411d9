from __future__ import annotations

import pytest

from tests.phone_apps.driver import Driver
from tests.phone_apps.messaging.people import SHOWN_STRANGER, send, threads
from tests.phone_apps.texting import ADA, BO, STRANGER, receive, rows, wait


@pytest.fixture
def three(texts: Driver) -> Driver:
    """Three conversations, a minute apart, the newest with Bo."""
    for number, text in ((ADA, "Ada says hello"), (STRANGER, "Code 42"), (BO, "Bo is late")):
        receive(texts, number, text)
        wait(texts, 60_000)
    return texts


def names(driver: Driver) -> list[str]:
    return driver.values("conversation_name")


def test_an_empty_list_says_so(texts: Driver) -> None:
    assert "Once you start a new conversation, you’ll see it listed here" in texts.texts()


def test_the_newest_comes_first_with_its_age(three: Driver) -> None:
    assert names(three) == ["Bo Lindqvist", SHOWN_STRANGER, "Ada Kovács"]
    assert three.values("conversation_timestamp") == ["1 min", "2 min", "3 min"]
    three.tap("Ada Kovács")
    send(three, "Hello you")
    three.phone.windows.back()
    three.phone.windows.back()
    assert names(three)[0] == "Ada Kovács"
    assert three.values("conversation_snippet")[0] == "You: Hello you"
    wait(three, 2 * 86_400_000)
    assert three.values("conversation_timestamp")[0] == "Sun"


def test_selected_conversations_are_deleted_after_a_question(three: Driver) -> None:
    three.long_press(SHOWN_STRANGER)
    three.tap("Ada Kovács")
    three.tap("Delete")
    assert "Delete these conversations?" in three.texts()
    three.tap("Cancel")
    assert len(rows(three, "_id")) == 3
    three.tap("Delete")
    three.tap("Delete")
    assert rows(three, "address") == [(BO,)]
    assert names(three) == ["Bo Lindqvist"]


def test_the_archive_holds_what_was_put_away_until_something_new_comes(three: Driver) -> None:
    three.long_press("Ada Kovács")
    three.tap("Archive")
    assert "Ada Kovács" not in names(three)
    assert (1,) in threads(three, "archived")
    three.more("Archived")
    assert names(three) == ["Ada Kovács"]
    three.phone.windows.back()
    receive(three, ADA, "Me again")
    assert names(three)[0] == "Ada Kovács"


def test_archiving_can_be_undone_and_taken_back(three: Driver) -> None:
    three.long_press("Ada Kovács")
    three.tap("Archive")
    three.tap("UNDO")
    assert "Ada Kovács" in names(three)
    three.tap("Ada Kovács")
    three.more("Archive")
    assert "Ada Kovács" not in names(three)
    three.more("Archived")
    three.long_press("Ada Kovács")
    three.tap("Unarchive")
    assert "Archived conversations appear here" in three.texts()
    assert (1,) not in threads(three, "archived")


def test_reading_and_unreading(three: Driver) -> None:
    three.long_press("Ada Kovács")
    three.more("Mark as read")
    assert rows(three, "read") == [(1,), (0,), (0,)]
    three.long_press("Ada Kovács")
    three.more("Mark as unread")
    assert rows(three, "read") == [(0,), (0,), (0,)]
    three.more("Mark all as read")
    assert rows(three, "read") == [(1,), (1,), (1,)]
    assert three.phone.notifications.list() == []


def test_conversations_are_searched_by_name_and_text(three: Driver) -> None:
    three.tap("Search messages")
    three.phone.windows.type_text("late")
    assert names(three) == ["Bo Lindqvist"]
    three.tap("Clear")
    three.phone.windows.type_text("kov")
    assert names(three) == ["Ada Kovács"]
    three.phone.windows.type_text("zebra")
    assert "No results" in three.texts()


def test_a_search_shows_the_newest_message_that_has_the_words(three: Driver) -> None:
    three.tap("Bo Lindqvist")
    send(three, "Better late than never")
    send(three, "See you")
    three.phone.windows.back()
    three.phone.windows.back()
    three.tap("Search messages")
    three.phone.windows.type_text("late")
    assert three.values("conversation_snippet") == ["You: Better late than never"]
    three.tap("Clear")
    three.phone.windows.type_text("lind")
    assert three.values("conversation_snippet") == ["You: See you"]


def test_a_conversation_is_deleted_from_within(three: Driver) -> None:
    three.tap("Ada Kovács")
    three.more("Delete")
    three.tap("Delete")
    assert names(three) == ["Bo Lindqvist", SHOWN_STRANGER]
    assert (ADA,) not in rows(three, "address")
