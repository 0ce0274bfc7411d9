"""What tasks that begin with a text message share: the messages that came, and how one is read."""

from __future__ import annotations

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.contacts import Contacts
from pytest_androidbench.appdata.messages import Messages, TextMessage
from pytest_androidbench.devices.device import Device
from task_suites.android_arena.text_cases import TextCase, TextPerson
from task_suites.android_arena.text_ways import APP


def earlier(case: TextCase) -> str:
    """An older message with the word."""
    return f"The {case.word}? {case.texts[0]}"


def let_come(device: Device, *messages: tuple[TextPerson, str]) -> list[TextMessage]:
    """Let messages of people in the contacts arrive one after the other; tells all messages."""
    people = Contacts(device)
    for one in {person.number: person for person, _ in messages}.values():
        people.add(one.name, one.number)
    box = Messages(device)
    box.receive(*((person.number, text) for person, text in messages))
    return box.all()


def arrange_worded(device: Device, case: TextCase) -> list[TextMessage]:
    """Two messages with the word, the latest of them before one without it; tells all messages."""
    return let_come(
        device,
        (case.other, earlier(case)),
        (case.who, case.told),
        (case.who, case.texts[2]),
    )


def read_chat(pilot: Pilot, who: TextPerson) -> Pilot:
    """Look at what somebody wrote."""
    return pilot.open(APP).tap(text=who.name)
