"""Texts are received and sent on a device, and read as they were written."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pytest_androidbench.appdata.messages import Messages, TextMessage, between, dialled
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.pilot import Pilot

PACKAGE = "com.simplemobiletools.smsmessenger"
NUMBER = "+15550100199"
ROWS = "Dinner, body=at 8, date=12\nRow: 3 _id=9, type=2"


@pytest.fixture
def messages(device: Device) -> Messages:
    """No messages yet."""
    found = Messages(device)
    found.clear()
    return found


@pytest.mark.parametrize(
    "text", ["plain", "1 + 1 = 2", ROWS, 'it\'s "q" $HOME `x` \\', "日本語 ☕"]
)
def test_what_was_sent_earlier_is_read_as_it_was_written(
    device: Device, messages: Messages, text: str
) -> None:
    moment = device.now() - timedelta(days=2)
    messages.sent_earlier((NUMBER, text, moment), (NUMBER, "later", moment + timedelta(hours=1)))
    first, second = messages.all()
    assert first == TextMessage(folder="sent", number=NUMBER, text=text)
    assert first.time_ms == int(moment.timestamp() * 1000)
    assert second.text == "later"
    assert second.id != first.id


@pytest.mark.parametrize("text", ["plain", "1 + 1 = 2", "it's, body=two; $HOME `x`"])
def test_messages_arrive_one_after_the_other(messages: Messages, text: str) -> None:
    messages.receive((NUMBER, text), ("5550123", "Second"), (NUMBER, "Third"))
    found = messages.all()
    assert [one.text for one in found] == [text, "Second", "Third"]
    assert {one.folder for one in found} == {"inbox"}
    assert len({one.time_ms // 1000 for one in found}) == 3
    assert [one.text for one in between(found, "+1 555-0100 199")] == [text, "Third"]


def test_messages_and_conversations_are_removed(device: Device, messages: Messages) -> None:
    assert messages.newest_sent() is None
    messages.receive((NUMBER, "Hello"))
    messages.sent_earlier((NUMBER, "Hello to you", device.now()))
    messages.clear()
    assert messages.all() == []
    conversations = device.shell("content query --uri content://mms-sms/conversations?simple=true")
    assert "No result found" in conversations.text


def test_a_message_on_its_way_is_waited_for(
    device: Device, pilot: Pilot, messages: Messages
) -> None:
    if PACKAGE not in device.versions(PACKAGE):
        pytest.skip("Simple SMS Messenger is not installed")
    messages.receive((NUMBER, "Where are you?"))
    device.shell(f"pm grant {PACKAGE} android.permission.POST_NOTIFICATIONS")
    device.shell(f"cmd role add-role-holder android.app.role.SMS {PACKAGE}", root=True)
    pilot.open("SMS Messenger").tap(text=dialled(NUMBER))
    pilot.type(None, "On the 7 = 2nd bus", id="thread_type_message").tap(id="thread_send_message")
    sent = messages.all()[-1]
    assert (sent.folder, sent.text) == ("sent", "On the 7 = 2nd bus")
    newest = messages.newest_sent()
    assert newest is not None
    assert newest[0] == PACKAGE
    assert device.now() - newest[1] < timedelta(minutes=1)
