"""What tasks about mails are drawn from, and the mails that lie in the boxes at the start.

Nobody here, and no subject, is one of the small world's: whatever else lies in the boxes, a mail
that a goal names is the only one of its kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.mails import DRAFT, OWN, RECEIVED, SENT, StoredMail
from pytest_androidbench.tasks.strategies import made

MINUTE_MS: Final = 60_000
GIVEN: Final = (
    "Aldo", "Berit", "Caspian", "Delphine", "Emrys", "Fenna", "Gideon", "Halina", "Isolde",
    "Joachim", "Kirsi", "Leopold", "Mireille", "Norbert", "Ottilie", "Percival",
)  # fmt: skip
FAMILY: Final = (
    "Aldersey", "Brookshaw", "Corvane", "Duskley", "Elmsworth", "Fenwright", "Gladwin",
    "Hathersage", "Inglewood", "Jessop", "Kettlewell", "Langstroth", "Merriweather",
    "Nightingale", "Oakenshaw", "Pennington",
)  # fmt: skip
SUBJECTS: Final = (
    "Canoe hire in spring", "Greenhouse keys", "Violin lessons", "Harvest supper list",
    "Broken garden gate", "Choir timetable", "Spare bicycle wheel", "Museum night tickets",
    "Sailing club fees", "Pottery kiln rota", "Allotment water bill", "Chess evening",
    "Quiz team names", "Lighthouse visit", "Marmalade recipe", "Borrowed ladder",
)  # fmt: skip
TEXTS: Final = (
    "Could you bring it along on Friday?", "I will be ten minutes late.",
    "The second door on the left is open.", "Please count me in, I have the time.",
    "We need two more chairs for that evening.", "All of it is in the blue box.",
    "Let us talk about it after lunch.", "The price has gone up to 45 a day.",
)  # fmt: skip
ANSWERS: Final = ("Got it.", "That suits me.", "I will be there.", "Thanks, noted.", "Fine by me.")
WORDS: Final = ("meeting", "clarinet", "bonfire", "snorkel", "windmill", "origami", "jigsaw")


@dataclass(frozen=True, slots=True)
class Writer:
    """Somebody who writes mails, or gets them."""

    name: str

    @property
    def address(self) -> str:
        """At a domain that nobody can own (RFC 2606), and where nobody of the small world is."""
        return f"{self.name.lower().replace(' ', '.')}@example.org"

    @property
    def line(self) -> str:
        """As mails have it."""
        return f'"{self.name}" <{self.address}>'


@dataclass(frozen=True, slots=True)
class MailCase:
    """Two people with subjects and texts that differ."""

    who: Writer
    other: Writer
    subjects: tuple[str, ...]
    texts: tuple[str, ...]
    word: str
    """What is in no other mail."""

    @property
    def subject(self) -> str:
        """The one the goal is about."""
        return self.subjects[0]

    @property
    def text(self) -> str:
        """The one the goal is about."""
        return self.texts[0]


def mail_cases() -> SearchStrategy[MailCase]:
    """All of it at once, without anything twice."""
    return made(_case)


def _case(random: Random) -> MailCase:
    given, family = random.sample(GIVEN, 2), random.sample(FAMILY, 2)
    who, other = (Writer(f"{one} {two}") for one, two in zip(given, family, strict=True))
    return MailCase(
        who,
        other,
        tuple(random.sample(SUBJECTS, 5)),
        tuple(random.sample(TEXTS, 5)),
        random.choice(WORDS),
    )


def received(sender: Writer, subject: str, text: str, age: int = 0) -> StoredMail:
    """A mail in the inbox that was read, so many minutes older than the newest."""
    return StoredMail(
        sender=sender.line, to=OWN, subject=subject, body=text, labels=RECEIVED,
        time_ms=age * MINUTE_MS,
    )  # fmt: skip


def sent(to: Writer, subject: str, text: str, age: int = 0) -> StoredMail:
    """A mail that was sent."""
    one = written(to, subject, text, age)
    return replace(one, labels=frozenset({SENT}))


def written(to: Writer, subject: str, text: str, age: int = 0) -> StoredMail:
    """A draft."""
    return StoredMail(
        to=to.line, subject=subject, body=text, labels=frozenset({DRAFT}), time_ms=age * MINUTE_MS
    )


def received_rows(case: MailCase) -> Sequence[StoredMail]:
    """The newest mail from who is meant, an older one, and one from the other."""
    return (
        received(case.who, case.subjects[0], case.texts[0]),
        received(case.who, case.subjects[1], case.texts[1], 4),
        received(case.other, case.subjects[2], case.texts[2], 2),
    )


def draft_rows(case: MailCase) -> Sequence[StoredMail]:
    """The newest draft to who is meant, an older one, and one to the other."""
    return (
        written(case.who, case.subjects[0], case.texts[0], 1),
        written(case.who, case.subjects[1], case.texts[1], 6),
        written(case.other, case.subjects[2], case.texts[2]),
    )


def sent_rows(case: MailCase) -> Sequence[StoredMail]:
    """The newest mail of all that were sent, and two older ones."""
    return (
        sent(case.who, case.subjects[0], case.texts[0]),
        sent(case.other, case.subjects[1], case.texts[1], 3),
        sent(case.who, case.subjects[2], case.texts[2], 5),
    )


def worded(case: MailCase) -> Sequence[StoredMail]:
    """Two mails with the word, and one without it."""
    return (
        received(case.who, f"{case.subjects[0]}: {case.word}", case.texts[0]),
        received(case.other, case.subjects[1], f"{case.texts[1]} Bring the {case.word}.", 2),
        received(case.other, case.subjects[2], case.texts[2], 1),
    )
