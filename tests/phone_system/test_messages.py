"""Texts both ways, the provider's rows and threads, and who is the default app."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.providers import ProviderError
from pytest_androidbench.phone.system.providers.contacts import numbers
from pytest_androidbench.phone.system.roles import DIALER, SMS
from pytest_androidbench.phone.ui.text import TextEngine

MESSENGER = "com.simplemobiletools.smsmessenger"
ANN, BO = "+15551234567", "+15559876543"


@pytest.fixture(scope="module")
def engine() -> TextEngine:
    return TextEngine()


@pytest.fixture
def phone(engine: TextEngine) -> Phone:
    """A phone with all apps, as it has booted."""
    return Phone(PhoneConfig(apps=INSTALLED), engine)


def rows(phone: Phone, folder: str, *columns: str) -> list[tuple[object, ...]]:
    table = phone.providers.query(f"content://sms/{folder}", columns)
    return [tuple(row) for row in table.rows]


def threads(phone: Phone, *columns: str) -> list[tuple[object, ...]]:
    uri = "content://mms-sms/conversations?simple=true"
    return [tuple(row) for row in phone.providers.query(uri, columns).rows]


def sent(phone: Phone) -> list[tuple[str, str]]:
    return [(one.number, one.text) for one in phone.telephony.sent]


def insert(phone: Phone, folder: str, address: str, body: str, **values: int) -> str:
    uri = phone.providers.insert(
        f"content://sms/{folder}", {"address": address, "body": body, **values}
    )
    assert uri is not None
    return uri


def test_without_a_messaging_app_a_text_is_stored_all_the_same(phone: Phone) -> None:
    phone.telephony.receive_sms(ANN, "a = b, c=d")
    assert rows(phone, "inbox", "address", "body", "read", "creator") == [
        (ANN, "a = b, c=d", 0, "com.google.android.apps.messaging")
    ]


def test_texts_of_one_number_form_a_thread(phone: Phone) -> None:
    phone.telephony.receive_sms(ANN, "one")
    phone.telephony.receive_sms("(555) 123-4567", "two")
    phone.telephony.receive_sms(BO, "three")
    assert threads(phone, "_id", "message_count", "snippet", "read") == [
        (1, 2, "two", 0),
        (2, 1, "three", 0),
    ]


def test_a_folder_decides_the_type_and_all_but_the_inbox_is_read(phone: Phone) -> None:
    for folder in ("inbox", "sent", "outbox", "failed", "queued", "draft"):
        insert(phone, folder, ANN, folder)
    assert sorted(rows(phone, "", "type", "read", "body")) == [
        (1, 0, "inbox"),
        (2, 1, "sent"),
        (3, 1, "draft"),
        (4, 1, "outbox"),
        (5, 1, "failed"),
        (6, 1, "queued"),
    ]
    assert len(rows(phone, "undelivered", "body")) == 3
    assert rows(phone, "failed", "body") == [("failed",)]


def test_a_draft_replaces_the_one_before_and_does_not_count(phone: Phone) -> None:
    insert(phone, "draft", ANN, "first")
    insert(phone, "draft", ANN, "second")
    assert rows(phone, "draft", "body") == [("second",)]
    assert threads(phone, "message_count", "snippet") == [(0, "second")]


def test_reading_everything_makes_the_thread_read(phone: Phone) -> None:
    phone.telephony.receive_sms(ANN, "one")
    phone.providers.update("content://sms", {"read": 1}, "thread_id = 1")
    assert threads(phone, "read") == [(1,)]


def test_a_failure_is_counted_in_its_thread(phone: Phone) -> None:
    uri = insert(phone, "outbox", ANN, "one")
    phone.providers.update(uri, {"type": 5})
    assert threads(phone, "error") == [(1,)]
    phone.providers.update(uri, {"type": 2})
    assert threads(phone, "error") == [(0,)]


def test_deleting_quotes_what_is_left_and_forgets_empty_threads(phone: Phone) -> None:
    insert(phone, "sent", ANN, "early", date=1_000_000)
    late = insert(phone, "sent", ANN, "late", date=2_000_000)
    insert(phone, "sent", BO, "other", date=3_000_000)
    assert phone.providers.delete(late) == 1
    assert phone.providers.delete("content://sms", "address = ?", (BO,)) == 1
    assert threads(phone, "_id", "snippet", "message_count") == [(1, "early", 1)]
    addresses = phone.providers.query("content://mms-sms/canonical-addresses", ("address",))
    assert [row[0] for row in addresses.rows] == [ANN]


def test_threads_are_found_and_made_by_their_people(phone: Phone) -> None:
    uri = f"content://mms-sms/threadID?recipient={ANN}&recipient={BO}".replace("+", "%2B")
    one = phone.providers.query(uri).rows[0][0]
    assert phone.providers.query(uri).rows[0][0] == one
    assert phone.providers.messages.addresses_of(int(str(one))) == [ANN, BO]
    assert threads(phone, "recipient_ids", "type", "message_count") == [("1 2", 1, 0)]


@pytest.mark.parametrize("uri", ["content://sms/nowhere", "content://mms-sms/nowhere"])
def test_other_addresses_are_refused(phone: Phone, uri: str) -> None:
    for work in (
        lambda: phone.providers.query(uri),
        lambda: phone.providers.insert(uri, {"body": ""}),
        lambda: phone.providers.delete(uri),
    ):
        with pytest.raises(ProviderError):
            work()


def test_sending_takes_a_moment_and_fails_without_a_radio(phone: Phone) -> None:
    phone.telephony.send_sms(ANN, "one")
    assert not sent(phone)
    phone.clock.advance(1000)
    assert sent(phone) == [(ANN, "one")]
    phone.radios.set_airplane(True)
    phone.telephony.send_sms(ANN, "two")
    phone.clock.advance(1000)
    assert sent(phone) == [(ANN, "one")]


def test_what_arrives_in_airplane_mode_comes_afterwards(phone: Phone) -> None:
    phone.radios.set_airplane(True)
    phone.telephony.receive_sms(ANN, "late")
    assert rows(phone, "inbox", "body") == []
    phone.radios.set_airplane(False)
    assert rows(phone, "inbox", "body") == [("late",)]


def test_blocked_numbers_are_not_let_in(phone: Phone) -> None:
    phone.providers.insert("content://com.android.blockednumber/blocked", {"original_number": ANN})
    phone.telephony.receive_sms(ANN, "psst")
    phone.telephony.ring(ANN)
    assert rows(phone, "inbox", "body") == []
    assert phone.telephony.calls == ()
    calls = phone.providers.query("content://call_log/calls", ("number", "type"))
    assert [tuple(row) for row in calls.rows] == [(ANN, 6)]


def test_a_role_gives_its_holder_permissions(phone: Phone) -> None:
    assert phone.roles.holder(SMS) == "com.google.android.apps.messaging"
    assert phone.roles.holder(DIALER) == "com.google.android.dialer"
    phone.roles.give(SMS, MESSENGER)
    assert phone.roles.held(SMS, MESSENGER)
    assert phone.settings.get("secure", "sms_default_application") == MESSENGER
    assert phone.permissions.held(MESSENGER, "SEND_SMS")
    assert phone.permissions.held(MESSENGER, "POST_NOTIFICATIONS")
    phone.roles.take(SMS, MESSENGER)
    assert not phone.roles.held(SMS, MESSENGER)


@pytest.mark.parametrize("scheme", ["sms", "smsto", "mms", "mmsto"])
def test_the_default_app_writes_to_numbers_without_a_question(phone: Phone, scheme: str) -> None:
    write = Intent(action="android.intent.action.SENDTO", data=f"{scheme}:{ANN}")
    for package in ("com.google.android.apps.messaging", MESSENGER):
        phone.roles.give(SMS, package)
        phone.activities.start(write)
        assert phone.windows.foreground == package
        phone.windows.home()


def test_a_text_is_shared_with_the_app_that_is_asked_for(phone: Phone) -> None:
    phone.activities.start(Intent(action="android.intent.action.SEND", data=f"sms:{ANN}"))
    assert phone.windows.focused[0] == "android"


def test_messages_and_settings_survive_a_snapshot(phone: Phone) -> None:
    phone.snapshots.save("before")
    phone.telephony.receive_sms(ANN, "one")
    phone.snapshots.load("before")
    assert rows(phone, "", "body") == []
    phone.telephony.receive_sms(ANN, "two")
    assert rows(phone, "", "_id", "body") == [(1, "two")]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("+15551234567", "555-123-4567", True),
        ("+15551234567", "+1 (555) 123-4567", True),
        ("+15551234567", "+15551234568", False),
        ("12345", "912345", False),
        ("12345", "1-23-45", True),
    ],
)
def test_numbers_of_the_same_phone(one: str, other: str, same: bool) -> None:
    assert numbers.same(one, other) == same
