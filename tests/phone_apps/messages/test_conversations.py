from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.apps.messages.backup import read, written
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.databases import Value
from tests.phone_apps.driver import Driver
from tests.phone_apps.messages.people import MESSENGER, hold, send
from tests.phone_apps.texting import ADA, BO, STRANGER, receive, rows, wait


@pytest.fixture
def three(messages: Driver) -> Driver:
    """Three conversations, a minute apart, the newest with Bo."""
    for number, text in ((ADA, "Ada says hello"), (STRANGER, "Code 42"), (BO, "Bo is late")):
        receive(messages, number, text)
        wait(messages, 60_000)
    return messages


def titles(driver: Driver) -> list[str]:
    return driver.values("conversation_address")


def threads(driver: Driver, *columns: str) -> list[tuple[object, ...]]:
    uri = "content://mms-sms/conversations?simple=true"
    return [tuple(row) for row in driver.phone.providers.query(uri, columns).rows]


def test_the_newest_comes_first_and_pinned_ones_before(three: Driver) -> None:
    assert titles(three) == ["Bo Lindqvist", STRANGER, "Ada Kovács"]
    hold(three, "Ada Kovács")
    three.tap("More options")
    three.tap("Pin to the top")
    assert titles(three) == ["Ada Kovács", "Bo Lindqvist", STRANGER]
    hold(three, "Ada Kovács")
    three.tap("More options")
    three.tap("Unpin")
    assert titles(three)[0] == "Bo Lindqvist"


def test_selected_conversations_are_deleted_after_a_question(three: Driver) -> None:
    hold(three, STRANGER)
    three.tap("Ada Kovács")
    assert "2 / 3" in three.texts()
    three.tap("Delete")
    assert "Are you sure you want to delete 2 conversations?" in three.texts()
    three.tap("No")
    assert len(rows(three, "_id")) == 3
    three.tap("Delete")
    three.tap("Yes")
    assert rows(three, "address") == [(BO,)]
    assert titles(three) == ["Bo Lindqvist"]
    assert threads(three, "snippet") == [("Bo is late",)]


def test_the_archive_holds_what_was_put_away_until_something_new_comes(three: Driver) -> None:
    hold(three, "Ada Kovács")
    three.tap("More options")
    three.tap("Archive")
    three.tap("Yes")
    assert "Ada Kovács" not in titles(three)
    assert (1,) in threads(three, "archived")
    three.tap("More options")
    three.tap("Show archived conversations")
    assert titles(three) == ["Ada Kovács"]
    three.phone.windows.back()
    receive(three, ADA, "Me again")
    assert titles(three)[0] == "Ada Kovács"


def test_a_conversation_comes_back_from_the_archive(three: Driver) -> None:
    three.tap("Ada Kovács")
    three.tap("More options")
    three.tap("Archive")
    three.tap("More options")
    three.tap("Show archived conversations")
    hold(three, "Ada Kovács")
    three.tap("Unarchive")
    assert "No archived conversations have been found" in three.texts()
    three.phone.windows.back()
    assert "Ada Kovács" in titles(three)


def test_reading_and_unreading(three: Driver) -> None:
    hold(three, "Ada Kovács")
    three.tap("More options")
    assert "Mark as Unread" not in three.texts()
    three.tap("Mark as Read")
    assert rows(three, "read") == [(1,), (0,), (0,)]
    hold(three, "Ada Kovács")
    three.tap("More options")
    three.tap("Mark as Unread")
    assert rows(three, "read") == [(0,), (0,), (0,)]


def test_a_number_is_copied_or_blocked(three: Driver) -> None:
    hold(three, STRANGER)
    three.tap("More options")
    three.tap("Copy number to clipboard")
    assert three.phone.clipboard.text == STRANGER
    hold(three, STRANGER)
    three.tap("More options")
    three.tap("Block number")
    three.tap("Yes")
    receive(three, STRANGER, "Again")
    assert len(rows(three, "_id")) == 3


def test_everything_is_selected_by_a_touch_of_the_count(three: Driver) -> None:
    hold(three, "Ada Kovács")
    three.tap("actionbar_title")
    assert "3 / 3" in three.texts()
    three.tap("actionbar_title")
    assert three.find("actionbar_title") is None


def test_the_search_looks_at_names_and_texts(three: Driver) -> None:
    three.tap("top_toolbar_search")
    three.phone.windows.type_text("b")
    assert "Type in at least 2 characters to start the search." in three.texts()
    three.phone.windows.type_text("o ")
    found = [n.text for n in three.nodes() if n.resource_id.endswith("search_result_snippet")]
    assert found == [BO, "Bo is late"]
    three.tap("Bo is late")
    assert three.find("thread_type_message") is not None
    three.phone.windows.back()
    three.tap("top_toolbar_search_icon")
    assert len(titles(three)) == 3


def test_nothing_is_found(three: Driver) -> None:
    three.tap("top_toolbar_search")
    three.phone.windows.type_text("zebra")
    assert "No items found." in three.texts()
    three.phone.windows.back()
    three.phone.windows.back()
    assert len(titles(three)) == 3


def test_a_group_gets_a_name(messages: Driver) -> None:
    receive(messages, ADA, "Hi")
    messages.tap("Ada Kovács")
    messages.tap("Add Person")
    messages.phone.windows.type_text(STRANGER)
    messages.tap("Confirm selection")
    messages.tap("confirm_manage_contacts")
    send(messages, "Hello both")
    assert f"Ada Kovács, {STRANGER}" in messages.texts()
    messages.tap("Rename conversation")
    messages.phone.windows.type_text("Trip")
    messages.tap("OK")
    messages.phone.windows.back()
    messages.phone.windows.back()
    assert titles(messages) == [STRANGER, "Trip", "Ada Kovács"]


def test_a_message_is_copied_and_forwarded(three: Driver) -> None:
    three.tap("Code 42")
    hold(three, "Code 42")
    three.tap("Copy to clipboard")
    assert three.phone.clipboard.text == "Code 42"
    hold(three, "Code 42")
    three.tap("More options")
    three.tap("Forward")
    three.tap("Ada Kovács")
    three.tap("thread_send_message")
    wait(three, 1000)
    assert rows(three, "address", "body", folder="sent") == [(ADA, "Code 42")]


def test_details_of_a_message(three: Driver) -> None:
    three.tap("Bo is late")
    hold(three, "Bo is late")
    three.tap("More options")
    three.tap("Properties")
    said = f"Sender: Bo Lindqvist ({BO})\nReceived at: 15.10.2023 15:36"
    assert said in three.texts()


def test_deleting_the_last_message_closes_the_conversation(three: Driver) -> None:
    three.tap("Bo is late")
    hold(three, "Bo is late")
    three.tap("Delete")
    assert "Are you sure you want to delete 1 message?" in three.texts()
    three.tap("Yes")
    assert "Bo Lindqvist" not in titles(three)
    assert len(rows(three, "_id")) == 2


def test_the_list_follows_the_database(three: Driver) -> None:
    path = "/data/data/com.android.providers.telephony/databases/mmssms.db"
    script = f"sqlite3 {path} 'DELETE FROM sms; DELETE FROM threads'"
    asyncio.run(run_text(three.phone, script, b""))
    assert "No stored conversations have been found" in three.texts()


def test_the_apps_own_copy_of_the_conversations(three: Driver) -> None:
    three.tap("Bo is late")
    three.phone.windows.back()
    app = three.phone.packages.app(MESSENGER)
    assert app is not None
    kept = app.database().query("SELECT title, phone_number, read FROM conversations ORDER BY 1")
    assert [tuple(row) for row in kept] == [
        (STRANGER, STRANGER, 0),
        ("Ada Kovács", ADA, 0),
        ("Bo Lindqvist", BO, 1),
    ]


def test_settings_are_kept_and_have_an_effect(three: Driver) -> None:
    three.tap("Settings")
    three.tap("Show a character counter at writing messages")
    three.tap("Send message on pressing Enter")
    three.phone.windows.back()
    three.tap("Bo is late")
    three.tap("thread_type_message")
    three.phone.windows.type_text("1234")
    assert "156/1" in three.texts()
    three.phone.windows.key_name("ENTER")
    wait(three, 1000)
    assert rows(three, "body", folder="sent") == [("1234",)]


def test_colours_are_for_who_has_bought_the_app_that_unlocks_them(three: Driver) -> None:
    three.tap("Settings")
    three.tap("Customize colors (Locked)")
    three.tap("Later")
    assert three.find("Purchase Simple Thank You")


def test_hours_are_counted_to_12_where_that_is_chosen(three: Driver) -> None:
    three.tap("Settings")
    three.tap("Change date and time format")
    three.tap("2023-02-15")
    three.tap("Use 24-hour time format")
    three.tap("OK")
    three.phone.windows.back()
    three.tap("Bo is late")
    hold(three, "Bo is late")
    three.tap("More options")
    three.tap("Properties")
    assert any("2023-10-15 3:36" in text for text in three.texts())


def test_deleted_messages_lie_in_the_bin_until_they_are_restored(three: Driver) -> None:
    three.tap("Settings")
    three.tap("Move items into the Recycle Bin instead of deleting")
    three.phone.windows.back()
    three.tap("Bo is late")
    hold(three, "Bo is late")
    three.tap("Delete")
    three.tap("Yes")
    assert three.find("Bo Lindqvist") is None
    three.tap("More options")
    three.tap("Show the Recycle Bin")
    three.tap("Bo Lindqvist")
    hold(three, "Bo is late")
    three.tap("Restore")
    three.tap("Yes")
    assert "The Recycle Bin is empty" in three.texts()
    three.phone.windows.back()
    assert three.find("Bo is late")


def test_the_bin_is_emptied_in_the_settings(three: Driver) -> None:
    three.tap("Settings")
    three.tap("Move items into the Recycle Bin instead of deleting")
    three.phone.windows.back()
    before = len(rows(three, "body"))
    three.tap("Bo is late")
    hold(three, "Bo is late")
    three.tap("Delete")
    three.tap("Yes")
    assert len(rows(three, "body")) == before
    three.tap("Settings")
    three.tap("Empty the Recycle Bin")
    three.tap("Yes")
    assert "0 messages" in three.texts()
    assert len(rows(three, "body")) == before - 1


def pin(three: Driver, digits: str) -> None:
    for digit in digits:
        three.tap(f"pin_{digit}")
    three.tap("pin_ok")


def test_a_pin_locks_the_whole_app(three: Driver) -> None:
    three.tap("Settings")
    three.tap("Password protect the whole application")
    pin(three, "1234")
    pin(three, "1234")
    three.tap("OK")
    three.phone.windows.lifecycle.force_stop(MESSENGER)
    three.phone.windows.start_app(MESSENGER)
    pin(three, "4321")
    assert three.phone.windows.last_toast() == "Wrong PIN"
    assert three.find("Enter PIN")
    pin(three, "1234")
    assert three.find("Enter PIN") is None
    assert three.find("Bo is late")


def test_messages_come_back_from_a_file() -> None:
    texts: list[dict[str, Value]] = [
        {"address": "+15551112222", "body": "Hé", "date": 5, "type": 1, "read": 1}
    ]
    (found,) = read(written(texts)) or []
    assert {name: found[name] for name in texts[0]} == texts[0]
    assert read("[]") == []
    assert read("no JSON") is None


def test_font_size_applies_to_messages(three: Driver) -> None:
    def height() -> int:
        node = three.find("Bo is late")
        assert node is not None
        return node.bounds.height

    medium = height()
    three.tap("Settings")
    three.tap("Font size")
    three.tap("Large")
    three.phone.windows.back()
    assert height() > medium
