"""The text messages of the owner's phone: threads with people and a few firms, in `texts.txt`.

A thread begins with `# first name` or a firm; each of its talks with `@ when | what it is about`, a
line that was received with `<`, one that was sent with `>`. From one line of a talk to the next
some minutes pass, which one seed draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from pytest_androidbench.phone.world.people import first_named

_TALKS: Final = Path(__file__).with_name("texts.txt")
FIRMS: Final = {
    "Fern & Fig": "+1 555-0155",
    "Greenleaf Dental": "+1 555-0171",
    "Harbourton Library": "+1 555-0172",
    "Parcelway": "+1 555-0170",
}
"""Who is no person -> the number."""
SEED: Final = 2023
LONGEST_PAUSE: Final = 9
"""Minutes from a line to the next."""


@dataclass(frozen=True, slots=True)
class PlainText:
    """One message."""

    number: str
    """Of the other."""
    text: str
    at: datetime
    """By the clock of whoever looks."""
    sent: bool


@dataclass(frozen=True, slots=True)
class TextTalk:
    """What was written to and fro with somebody at one time."""

    other: str
    """A person's whole name, or a firm's."""
    texts: tuple[PlainText, ...]
    about: tuple[str, ...]
    """The rows of the world that it is about, as `references.py` resolves them."""


@cache
def text_talks() -> tuple[TextTalk, ...]:
    """All talks, thread by thread."""
    chance = Random(SEED)
    threads = f"\n{_TALKS.read_text(encoding='utf-8')}".split("\n# ")[1:]
    return tuple(talk for thread in threads for talk in _talks(thread, chance))


def _talks(thread: str, chance: Random) -> Iterator[TextTalk]:
    other, *talks = thread.split("\n@ ")
    name = other if other in FIRMS else first_named(other).name
    number = FIRMS.get(other) or first_named(other).number
    for talk in talks:
        head, *lines = talk.strip().splitlines()
        when, _, about = head.partition(" | ")
        moments = _moments(datetime.fromisoformat(when), len(lines), chance)
        texts = tuple(
            PlainText(number, line[2:], at, sent=line.startswith("> "))
            for line, at in zip(lines, moments, strict=True)
        )
        yield TextTalk(name, texts, tuple(each.strip() for each in about.split(";") if each))


def _moments(first: datetime, count: int, chance: Random) -> list[datetime]:
    moments = [first]
    while len(moments) < count:
        pause = timedelta(minutes=chance.randint(1, LONGEST_PAUSE), seconds=chance.randint(0, 59))
        moments.append(moments[-1] + pause)
    return moments
