"""What tasks about text messages are drawn from, and the messages that are there at the start."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.contacts import Contacts
from pytest_androidbench.appdata.messages import Messages, TextMessage
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.strategies import made
from task_suites.android_arena.mail_cases import FAMILY, GIVEN, WORDS

TEXTS: Final = (
    "The ferry leaves at nine.", "Do you still have my umbrella?", "Soup is ready.",
    "Third floor, then left.", "I saved you a seat.", "Back in ten minutes.",
    "Your parcel is with the neighbours.", "Rain is coming, take a coat.",
)  # fmt: skip
GROUPS: Final = ("Rowing crew", "Book circle", "Night shift", "Allotment", "Choir basses")
FILMS: Final = ("Rivers of the North", "A Street at Dawn", "The Clockmaker", "Salt and Stone")


@dataclass(frozen=True, slots=True)
class TextPerson:
    """Somebody in the contacts."""

    name: str
    number: str
    """From those that are kept free for stories."""


@dataclass(frozen=True, slots=True)
class TextCase:
    """Two people, with texts that differ."""

    who: TextPerson
    other: TextPerson
    texts: tuple[str, ...]
    word: str
    """What one message has in it, and no other."""
    film: str

    @property
    def text(self) -> str:
        """The one the goal is about."""
        return self.texts[0]

    @property
    def told(self) -> str:
        """The message with the word."""
        return f"{self.texts[1]} Bring the {self.word}."


def text_cases() -> SearchStrategy[TextCase]:
    """All of it at once, without anything twice."""
    return made(_case)


def _case(random: Random) -> TextCase:
    given, family = random.sample(GIVEN, 2), random.sample(FAMILY, 2)
    ends = random.sample(range(10, 100), 2)
    who, other = (
        TextPerson(f"{one} {two}", f"+165055501{end}")
        for one, two, end in zip(given, family, ends, strict=True)
    )
    texts = tuple(random.sample(TEXTS, 5))
    return TextCase(who, other, texts, random.choice(WORDS), random.choice(FILMS))


def arrange(device: Device, case: TextCase) -> list[TextMessage]:
    """Have both in the contacts, with messages of theirs; tells all messages.

    The message with the word came first: it is not what the list of conversations says of them.
    """
    people, messages = Contacts(device), Messages(device)
    for one in (case.who, case.other):
        people.add(one.name, one.number)
    messages.receive(
        (case.who.number, case.told),
        (case.who.number, case.texts[2]),
        (case.other.number, case.texts[3]),
    )
    return messages.all()
