"""What mails of this suite are about, and which mails say so."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode
from pytest_androidbench.appdata.mails import SCHEDULED, StoredMail
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.mail_cases import Writer
from task_suites.android_arena.mail_checks import TO

SENT: Final = "one mail was sent"
ABOUT: Final = "it says what it is about"
TOPICS: Final = (
    "new job", "new flat", "driving test", "summer holiday", "new puppy", "piano concert",
    "first marathon", "recent surgery", "recent interview", "choir rehearsal",
)  # fmt: skip
"""The last word of each must be in a mail about it."""


def topics() -> SearchStrategy[str]:
    """One of them."""
    return one_of(*TOPICS)


def other_topic(topic: str) -> str:
    """One that is about something else."""
    return next(each for each in reversed(TOPICS) if word_of(each) != word_of(topic))


def word_of(topic: str) -> str:
    """What a mail about it has to say."""
    return topic.rpartition(" ")[2]


def question(topic: str) -> str:
    """What one may write."""
    return f"How is it going with your {topic}?"


def is_about(mail: StoredMail, topic: str) -> bool:
    """Whether subject or text name the topic's last word."""
    word = re.escape(word_of(topic))
    return bool(re.search(rf"\b{word}s?\b", f"{mail.subject}\n{mail.body}", re.IGNORECASE))


def check_sent(episode: Episode, new: Sequence[StoredMail], to: Writer) -> None:
    """One mail was sent at once, and goes to whom it should."""
    with episode.check(SENT):
        assert [one.leaves and SCHEDULED not in one.labels for one in new] == [True]
    with episode.check(TO):
        assert [one.recipients for one in new] == [[to.address]]


def check_about(episode: Episode, new: Sequence[StoredMail], topic: str) -> None:
    """All that was written is about the topic."""
    with episode.check(ABOUT):
        assert new
        assert all(is_about(one, topic) for one in new)
