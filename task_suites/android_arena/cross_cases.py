"""What tasks across apps are drawn from: what a mail tells, and whom it is for."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.mails import Mails, StoredMail
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.strategies import made
from task_suites.android_arena.calendar_cases import PLACES, TITLES, next_month
from task_suites.android_arena.mail_cases import FAMILY, GIVEN, SUBJECTS, Writer, received

URLS: Final = (
    "https://openai.com/blog/gpt-4", "https://en.wikipedia.org/wiki/Moon",
    "https://www.millfieldtech.example/articles/old-computers", "https://weather.com/",
    "https://people.harbourton.example/", "https://places.bayguide.example/",
)  # fmt: skip
"""Pages of the phone's small web."""


@dataclass(frozen=True, slots=True)
class ToldCase:
    """What the mail that is meant tells, and what another one does; the first are meant."""

    subjects: tuple[str, ...]
    titles: tuple[str, ...]
    places: tuple[str, ...]
    days: tuple[int, ...]
    """Of next month."""
    hours: tuple[int, ...]
    urls: tuple[str, ...]
    who: Writer
    other: Writer
    numbers: tuple[str, ...]
    """Of both, from those that are kept free for stories."""

    @property
    def subject(self) -> str:
        """Of the mail that is meant."""
        return self.subjects[0]

    @property
    def other_subject(self) -> str:
        """Of the mail beside it."""
        return self.subjects[1]

    @property
    def title(self) -> str:
        """Of an event."""
        return self.titles[0]

    @property
    def starts(self) -> datetime:
        """When the meeting begins, by the clock of all episodes."""
        day = self.on(0)
        return datetime(day.year, day.month, day.day, self.hours[0], tzinfo=UTC)

    def on(self, which: int) -> date:
        """The day of a meeting."""
        return next_month(self.days[which])

    def details(self, which: int = 0) -> str:
        """What a mail says of a meeting, in one line."""
        on = self.on(which)
        when = f"{on:%A}, {on.day} {on:%B} at {self.hours[which]}:00"
        return f"We meet on {when}, {self.places[which]}."

    def mails(self) -> list[StoredMail]:
        """Of two meetings."""
        return [
            received(self.who, self.subject, self.details()),
            received(self.other, self.other_subject, self.details(1), 2),
        ]

    def links(self) -> list[StoredMail]:
        """With addresses on the web, two in the one that is meant."""
        first, second, third = self.urls
        return [
            received(self.who, self.subject, f"Read {first} before {second} please."),
            received(self.other, self.other_subject, f"Have you seen {third} yet?", 2),
        ]


def told_cases() -> SearchStrategy[ToldCase]:
    """All of it at once, without anything twice."""
    return made(_case)


def _case(random: Random) -> ToldCase:
    given, family = random.sample(GIVEN, 2), random.sample(FAMILY, 2)
    who, other = (Writer(f"{one} {two}") for one, two in zip(given, family, strict=True))
    return ToldCase(
        subjects=tuple(random.sample(SUBJECTS, 2)),
        titles=tuple(random.sample(TITLES, 2)),
        places=tuple(random.sample(PLACES, 2)),
        days=tuple(random.sample(range(2, 29), 2)),
        hours=tuple(random.sample((10, 11, 13, 14, 17, 18, 19, 20), 2)),
        urls=tuple(random.sample(URLS, 3)),
        who=who,
        other=other,
        numbers=tuple(f"+165055501{end}" for end in random.sample(range(10, 100), 2)),
    )


def store(device: Device, mails: list[StoredMail]) -> list[StoredMail]:
    """Store mails; tells all that there are."""
    stored = Mails(device)
    stored.add(mails)
    return stored.all()
