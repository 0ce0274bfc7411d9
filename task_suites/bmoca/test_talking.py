"""Calls, messages and contacts."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.devices.device import Device
from task_suites.bmoca.catalogue import limits
from task_suites.bmoca.judging import judge
from task_suites.bmoca.recipe import PEOPLE
from task_suites.bmoca.state import calls_made, is_calling, is_in_front

CALLED: Final = "there is a call"
EMERGENCY: Final = "911 is called"
OVER: Final = "a call was made, and is over"
EDITOR: Final = "the form is open"
CHAT: Final = "a new conversation can be begun"
DIALER: Final = "com.google.android.dialer"
CONTACTS: Final = "com.google.android.contacts"
MESSAGES: Final = "com.google.android.apps.messaging"

KEYS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
"""Ids of the dial pad's keys, whose digits are others in some languages."""


def type_number(pilot: Pilot, number: str) -> None:
    """Type a number by the keys."""
    pilot.open("Phone").tap(id="dialpad_fab")
    for digit in number:
        pilot.tap(id=KEYS[int(digit)])


def dial(pilot: Pilot, number: str) -> None:
    """Call a number by the keys."""
    type_number(pilot, number)
    pilot.tap(id="dialpad_voice_call_button")


def calls(device: Device, number: str) -> bool:
    """Whether the call that the screen is about goes to a number."""
    shown = [node for node in device.observe().nodes if node.resource_id.endswith("contact_name")]
    return is_calling(device) and any(node.text.replace(" ", "") == number for node in shown)


@task(
    "phone_dial_press",
    "Call any number from the dial pad.",
    limits=limits("phone_dial_press"),
    app="phone",
)
def test_phone_dial_press(episode: Episode) -> None:
    judge(episode, "phone_dial_press", CALLED, lambda: is_calling(episode.device))


@test_phone_dial_press.solution
def dial_seven(pilot: Pilot) -> None:
    dial(pilot, "7")


@test_phone_dial_press.mistake("typed, not called", fails=CALLED)
def only_type_number(pilot: Pilot) -> None:
    type_number(pilot, "7")


@task("call_911", "Call 911.", limits=limits("call_911"), app="phone")
def test_call_911(episode: Episode) -> None:
    judge(episode, "call_911", EMERGENCY, lambda: calls(episode.device, "911"))


@test_call_911.solution
def dial_911(pilot: Pilot) -> None:
    dial(pilot, "911")


@test_call_911.mistake("another number", fails=EMERGENCY)
def dial_119(pilot: Pilot) -> None:
    dial(pilot, "119")


@task(
    "call_end",
    "Call any number, and then end the call.",
    limits=limits("call_end"),
    app="phone",
)
def test_call_end(episode: Episode) -> None:
    device = episode.device
    before = calls_made(device)
    judge(
        episode,
        "call_end",
        OVER,
        lambda: not is_calling(device) and calls_made(device) == before + 1,
    )


@test_call_end.solution
def dial_and_end(pilot: Pilot) -> None:
    dial(pilot, "7")
    pilot.tap(id="incall_end_call")


@test_call_end.mistake("not ended", fails=OVER)
def only_dial(pilot: Pilot) -> None:
    dial(pilot, "7")


@task(
    "messages_new_chat",
    "Begin a new conversation.",
    limits=limits("messages_new_chat"),
    app="messages",
)
def test_messages_new_chat(episode: Episode) -> None:
    judge(
        episode, "messages_new_chat", CHAT,
        lambda: is_in_front(episode.device, MESSAGES, ".LaunchConversationActivity"),
    )  # fmt: skip


@test_messages_new_chat.solution
def begin_chat(pilot: Pilot) -> None:
    pilot.open("Messages").tap(id="start_chat_fab")


@test_messages_new_chat.mistake("only the app", fails=CHAT)
def only_open_messages(pilot: Pilot) -> None:
    pilot.open("Messages")


def names_typed(device: Device) -> list[str]:
    """What stands in the form's fields."""
    return [n.text for n in device.observe().nodes if n.class_name.endswith("EditText")]


def edits(device: Device, *, known: bool) -> bool:
    """Whether the contacts' form is open, of somebody who is known or of somebody new."""
    if not is_in_front(device, CONTACTS, "ContactEditorActivity"):
        return False
    words = {word for name in PEOPLE for word in name.split()}
    return any(word in typed for typed in names_typed(device) for word in words) is known


@task(
    "contacts_edit",
    "Open the form in which a contact that is there already is changed.",
    limits=limits("contacts_edit"),
    app="contacts",
)
def test_contacts_edit(episode: Episode) -> None:
    judge(episode, "contacts_edit", EDITOR, lambda: edits(episode.device, known=True))


@test_contacts_edit.solution
def edit_first(pilot: Pilot) -> None:
    pilot.open("Contacts").tap(PEOPLE[0]).tap(id="menu_insert_or_edit")


@test_contacts_edit.mistake("a new one", fails=EDITOR)
def make_new_instead(pilot: Pilot) -> None:
    pilot.open("Contacts").tap(id="floating_action_button")


@task(
    "contacts_insert",
    "Open the form in which a new contact is made.",
    limits=limits("contacts_insert"),
    app="contacts",
)
def test_contacts_insert(episode: Episode) -> None:
    judge(episode, "contacts_insert", EDITOR, lambda: edits(episode.device, known=False))


@test_contacts_insert.solution
def make_new(pilot: Pilot) -> None:
    pilot.open("Contacts").tap(id="floating_action_button")


@test_contacts_insert.mistake("one that is there", fails=EDITOR)
def edit_instead(pilot: Pilot) -> None:
    pilot.open("Contacts").tap(PEOPLE[0]).tap(id="menu_insert_or_edit")
